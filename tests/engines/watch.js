// Stands first in every page under test, whatever engine shows it: notes what the page does wrong,
// what was built, every change inside a figure until somebody looks, and what figures tell.
(() => {
  const watch = (window.watch = { wrong: [], figures: [], built: [], changes: [], told: [] });
  const note = (kind, what) => watch.wrong.push(`${kind}: ${what}`);
  addEventListener("error", (event) => {
    const { target, message } = event;
    note("error", target === window ? message : `${target.localName} ${target.src ?? target.href}`);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => note("rejected", reason?.stack ?? reason));
  for (const kind of ["error", "warn", "assert"]) {
    const say = console[kind];
    console[kind] = (...words) => {
      if (kind !== "assert" || !words[0]) note(kind, words.join(" "));
      say.apply(console, words);
    };
  }
  document.addEventListener("nungil:change", ({ detail }) => watch.told.push(detail));
  addEventListener("DOMContentLoaded", () => {
    watch.figures = [...document.querySelectorAll("figure[data-figure]")];
    watch.built = watch.figures.map((figure) => figure.innerHTML);
    const told = ({ target, attributeName, oldValue }) =>
      attributeName
        ? `${attributeName}: ${oldValue} → ${target.getAttribute(attributeName)} of ${target.outerHTML?.slice(0, 90)}`
        : `inside ${(target.outerHTML ?? target.parentElement?.outerHTML)?.slice(0, 120)}`;
    const inside = (changes) =>
      watch.changes.push(...changes.filter((c) => !watch.figures.includes(c.target)).map(told));
    const all = {
      subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true,
    };
    for (const figure of watch.figures) new MutationObserver(inside).observe(figure, all);
  });
  // In a frame, its host can ask where something is, and what went wrong.
  addEventListener("message", ({ source, data }) => {
    if (!data?.watch) return;
    const { x, y, width, height } = document.querySelector(data.watch).getBoundingClientRect();
    source.postMessage({ at: [x + width / 2, y + height / 2], wrong: watch.wrong }, "*");
  });
  // A page opened as ?forbid may keep nothing, as where a browser's settings say so.
  if (location.search === "?forbid") {
    const no = () => { throw new DOMException("Forbidden here.", "SecurityError") };
    IDBFactory.prototype.open = no;
    for (const name of ["localStorage", "sessionStorage", "caches"])
      Object.defineProperty(window, name, { get: no });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
  }
  // A page opened with ?asleep never gets what Python is started from: it is laid out at little cost.
  if (/[?&]asleep$/.test(location.search)) {
    const { fetch, setTimeout } = window;
    const isRuntime = (what) => /\/runtime-[0-9a-f]+\//.test(what.url ?? what);
    window.fetch = (what, how) => (isRuntime(what) ? new Promise(() => {}) : fetch(what, how));
    // The start would give up after some seconds, and say so on the page.
    window.setTimeout = (run, wait, ...rest) => (wait > 10_000 ? 0 : setTimeout(run, wait, ...rest));
  }
})();
