// PyScript takes its interpreter from this module. Python is started here at once, from what is
// being fetched, and PyScript, which takes its time until it asks, is given the one that is coming.
import { canStart } from "./needs.js";
import { start } from "./progress.js";
import { moduleOf } from "./downloads.js";

export const { version } = start;

// What Python prints goes where PyScript says, as soon as it says so.
const output = { stdout: console.log, stderr: console.error };

// Pyodide compiles what it fetches. The module is compiled already, while it came in.
function giveCompiled() {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = moduleOf(await source);
    if (!module) return instantiateStreaming(source, imports);
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => (WebAssembly.instantiateStreaming = instantiateStreaming);
}

async function begin() {
  const restore = giveCompiled();
  const address = new URL(start.pyodide, document.baseURI);
  const pyodide = await import(address);
  const python = await pyodide.loadPyodide({
    indexURL: new URL(".", address).href,
    packages: start.packages,
    stdout: (line) => output.stdout(line),
    stderr: (line) => output.stderr(line),
  });
  restore();
  const app = await fetch(new URL(start.app, document.baseURI));
  python.FS.writeFile("app.zip", new Uint8Array(await app.arrayBuffer()));
  // First of all places: PyScript writes its own Python modules where they would be found before.
  python.runPython("import sys; sys.path.insert(0, 'app.zip')");
  return python;
}

const python = canStart ? begin() : null;

export function loadPyodide({ stdout, stderr }) {
  Object.assign(output, { stdout, stderr });
  return python;
}
