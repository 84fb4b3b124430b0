// Leaves `__memory()`, which asks the page's own Python for [bytes of its memory, objects alive].
() =>
  new Promise((resolve) => {
    window.__memoryReady = resolve;
    const script = document.createElement("script");
    script.type = "py";
    script.textContent = `
import gc
from js import window
from pyodide.ffi import create_proxy, to_js
from pyodide_js import _module

def measure():
    gc.collect()
    return to_js([_module.HEAP8.length, len(gc.get_objects())])

window.__memory = create_proxy(measure)
window.__memoryReady()
`;
    document.body.append(script);
  })
