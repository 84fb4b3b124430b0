"""Figures come and go on a page, and leave nothing behind, in each engine."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.engines.editions import edition, python
from tests.engines.hand import CENTRE
from tests.engines.lesson import begin_again, open_page, state
from tests.engines.tab import Tab

# Counts what is alive: listeners, timers, animation frames, idle callbacks, observed elements.
COUNT: Final = """<script>
(() => {
  const alive = window.alive = {};
  const count = (kind, by) => { alive[kind] = (alive[kind] ?? 0) + by; };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (kind, hear, options) {
    if (this instanceof Element) {
      count("listeners", 1);
      options?.signal && add.call(options.signal, "abort", () => count("listeners", -1));
    }
    return add.call(this, kind, hear, options);
  };
  EventTarget.prototype.removeEventListener = function (...given) {
    if (this instanceof Element) count("listeners", -1);
    return remove.apply(this, given);
  };
  for (const [set, clear, kind] of [
    ["setTimeout", "clearTimeout", "timers"],
    ["requestAnimationFrame", "cancelAnimationFrame", "frames"],
    ["requestIdleCallback", "cancelIdleCallback", "idle"],
  ]) {
    const [start, stop] = [window[set], window[clear]];
    if (!start) continue;
    const open = new Set();
    window[set] = (run, ...more) => {
      // The driver's own, which ends a script, and the start's, which is no figure's.
      if (more[0] > 10_000) return start(run, ...more);
      const id = start((...given) => { open.delete(id); count(kind, -1); run(...given); }, ...more);
      open.add(id);
      count(kind, 1);
      return id;
    };
    window[clear] = (id) => { if (open.delete(id)) count(kind, -1); stop(id); };
  }
  const { observe, unobserve } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function (element) {
    count("observed", 1);
    observe.call(this, element);
  };
  IntersectionObserver.prototype.unobserve = function (element) {
    count("observed", -1);
    unobserve.call(this, element);
  };
})();
</script>"""

# What Python keeps for its figures: functions handed to JavaScript, objects of the loop, memory.
KEPT: Final = """
import gc, json
gc.collect()
names = ("Mounted", "Worker", "BrowserRoot")
everything = gc.get_objects()
kinds = [type(one).__name__ for one in everything]
proxies = [one for one in everything if type(one).__name__ == "Proxies"]
json.dumps({**{name: kinds.count(name) for name in names},
            "proxies": sum(len(one._owned) for one in proxies)})
"""

HEAP: Final = """async () => {
  const { href } = document.querySelector('link[href$="/interpreter.js"]');
  const { loadPyodide } = await import(href);
  const python = await loadPyodide({ stdout: console.log, stderr: console.error });
  return python._module.HEAP8.length;
}"""

# Puts a figure on the page, uses it, and takes it away: often in the middle of something.
CYCLES: Final = """async count => {
  const place = document.querySelector('main');
  for (let n = 0; n < count; n++) {
    const root = document.createElement('figure');
    root.dataset.figure = ['plane', 'table', 'scaling'][n % 3];
    root.dataset.language = n % 2 ? 'en' : 'ko';
    place.prepend(root);
    const stop = nungil.mount(root);
    const name = nungil.figures().at(-1);
    if (n % 4) nungil.set(name, [{q: [n / 200, 1]}, {mask: 'bidirectional'}, {d: 2 + n}][n % 3]);
    if (n % 5 === 0) await new Promise(requestAnimationFrame);
    root.dispatchEvent(new FocusEvent('focusout', {bubbles: true}));
    root.querySelector('[data-do$=".reset"]')?.click();
    stop();
    root.remove();
  }
  await new Promise(done => setTimeout(done, 0));
  await new Promise(requestAnimationFrame);
}"""
TWO: Final = """([first, second]) => {
  const root = document.createElement('figure');
  Object.assign(root.dataset, {figure: 'plane', language: 'en', ready: 'false'});
  document.querySelector('#figure-plane').after(root);
  window.stop = nungil.mount(root);
}"""


@pytest.fixture
def counted(tab: Tab, site: str, watched: Path) -> Tab:
    """An English embed, of which the page counts what is alive."""
    path = edition(
        watched,
        "en/embed/plane.html",
        "counted.html",
        lambda text: text.replace("<head>", "<head>" + COUNT, 1),
    )
    open_page(tab, site + path)
    tab.until("() => document.querySelector('figure').dataset.ready === 'true'")
    return tab


def settled(tab: Tab) -> dict[str, int]:
    """Return what is alive once the page has nothing more to do."""
    alive = tab.until("() => !alive.timers && !alive.frames && !alive.idle && alive")
    kept = python(tab, KEPT)
    return {**alive, **kept}


def test_mounted_and_unmounted_200_times_a_figure_leaves_nothing(counted: Tab) -> None:
    counted.run(CYCLES, 12)  # code, words and caches of all three kinds are there
    before = settled(counted)
    assert before["listeners"] > 5
    assert before["observed"] == before["Mounted"] == 1
    assert before["proxies"] >= 4
    counted.run(CYCLES, 200)
    assert settled(counted) == before
    assert counted.value("nungil.figures()") == ["plane"]
    # And what stays on the page still answers.
    assert counted.value("nungil.set('plane', {q: [0, 0]}).values.weights") == [0.25] * 4


def test_the_heap_is_flat_over_200_mounts(counted: Tab) -> None:
    size = "import gc, json; gc.collect(); json.dumps(len(gc.get_objects()))"
    counted.run(CYCLES, 200)  # the caches of views and values are full
    before, bytes_before = python(counted, size), counted.run(HEAP)
    counted.run(CYCLES, 200)
    assert counted.run(HEAP) == bytes_before
    # Less than one object a mount: nothing of a figure stays.
    assert python(counted, size) - before < 200


def test_two_figures_of_a_kind_both_speak(tab: Tab, site: str) -> None:
    begin_again(tab, f"{site}en/embed/plane.html")
    tab.run("() => { watch.told.length = 0 }")
    tab.run(TWO, ["plane", "plane-2"])
    assert tab.value("nungil.figures()") == ["plane", "plane-2"]
    assert tab.value("document.querySelectorAll('figure')[1].id") == "figure-plane-2"
    tab.run("() => nungil.set('plane-2', {q: [1, 2]})")
    assert [state(tab, name)["q"] for name in ("plane", "plane-2")] == [[0.6, 0.9], [1, 2]]
    tab.until("() => location.hash === '#plane-2.q=1,2'")
    tab.until("() => watch.told.some(told => told.figure === 'plane-2')")
    tab.frames()
    # Every id is unique, and both hear a hand.
    ids = tab.value("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids))
    second = '#figure-plane-2 [name="plane.scale"][value="none"]'
    tab.click(f"#figure-plane-2 label:has({second.split(' ', 1)[1]})")
    tab.frames()
    assert [state(tab, name)["scale"] for name in ("plane", "plane-2")] == ["sqrt", "none"]
    assert tab.value("document.querySelector('[name=\"plane.scale\"]:checked').value") == "sqrt"
    tab.run("() => { location.hash = '#plane.q=0,1&plane-2.q=0,2' }")
    tab.until("() => nungil.get('plane-2').state.q[1] === 2")
    assert state(tab, "plane")["q"] == [0, 1]
    tab.run("() => { stop(); document.querySelector('#figure-plane-2').remove() }")
    assert tab.value("nungil.figures()") == ["plane"]


def test_an_unmounted_figure_stays_as_it_is_and_is_deaf(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}embed/plane.html")
    tab.run("() => nungil.unmount('plane')")
    before = tab.value("document.querySelector('figure').innerHTML")
    x, y = map(round, tab.run(CENTRE, "q"))
    tab.move(x, y)
    tab.down()
    tab.move(x + 30, y)
    tab.up()
    tab.frames()
    assert tab.value("document.querySelector('figure').innerHTML") == before
    assert tab.value("document.querySelector('figure').dataset.ready") == "false"
    assert tab.value("nungil.figures()") == []
    assert "no figure" in tab.run(
        "() => { try { nungil.unmount('plane') } catch (e) { return `${e}`.toLowerCase() } }"
    )
    tab.run("() => { nungil.mount(document.querySelector('figure')) }")
    assert state(tab, "plane")["q"] == [0.6, 0.9]
    assert tab.value("document.querySelector('figure').dataset.ready") == "true"


def test_a_root_of_no_known_kind_is_refused_and_not_kept(tab: Tab, site: str) -> None:
    begin_again(tab, f"{site}embed/plane.html")
    said = tab.run("""() => {
      const root = document.createElement('figure');
      root.dataset.figure = 'plain';
      try { nungil.mount(root) } catch (error) { return error.message }
    }""")
    assert "plane, scaling, table" in said
    assert tab.value("nungil.figures()") == ["plane"]


def test_a_page_opens_a_figure_as_its_root_says_and_reset_returns_there(
    tab: Tab, site: str, watched: Path
) -> None:
    opening = "plane.q=1,2&amp;plane.scale=none"

    def opened(text: str) -> str:
        return text.replace('data-figure="plane"', f'data-figure="plane" data-opening="{opening}"')

    path = edition(watched, "embed/plane.html", "opened.html", opened)
    open_page(tab, site + path)
    assert (state(tab, "plane")["q"], state(tab, "plane")["scale"]) == ([1, 2], "none")
    tab.run("() => nungil.set('plane', {q: [0, 1], equal_length: true})")
    tab.until("() => location.hash.includes('equal_length')")
    tab.run("() => document.querySelector('[data-do=\"plane.reset\"]').click()")
    tab.until("() => location.hash === ''")
    assert state(tab, "plane") == json.loads(
        '{"q": [1, 2], "keys": [[3, 1], [-0.8, 1.6], [-2, -1], [0.8, -1.8]],'
        ' "values": "keys", "scale": "none", "equal_length": false}'
    )


def test_in_a_shadow_root_a_figure_answers_and_leaves_a_box_in_hand_alone(
    tab: Tab, site: str
) -> None:
    begin_again(tab, f"{site}embed/plane.html")
    tab.run("""() => {
      const host = document.createElement('div');
      document.querySelector('main').prepend(host);
      const root = document.createElement('figure');
      Object.assign(root.dataset, { figure: 'plane', language: 'en' });
      window.shadow = host.attachShadow({ mode: 'open' });
      shadow.append(root);
      window.stop = nungil.mount(root);
      nungil.set('plane-2', { q: [1, 1] });
    }""")
    tab.frames()
    tab.run("""() => {
      shadow.querySelector('details').open = true;
      shadow.querySelector('[name="plane.q.x"]').focus();
      shadow.activeElement.select();
    }""")
    for key in "1.50":
        tab.press(key)
    tab.frames()
    assert state(tab, "plane-2")["q"] == [1.5, 1]
    assert tab.value("shadow.activeElement.value") == "1.50", "what is typed is left alone"
    assert state(tab, "plane")["q"] == [0.6, 0.9]
    tab.run("() => { stop(); shadow.host.remove() }")
