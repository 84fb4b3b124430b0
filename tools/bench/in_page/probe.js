// Runs before any of a page's own scripts: keeps what the browser tells of the start.
(() => {
  const probe = (window.__bench = { tasks: [], steps: {}, figures: 0, ready: false, first: null });
  const READY = new Set(["nungil:ready", "bench:ready"]);

  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("longtask", ({ startTime, duration }) => probe.tasks.push([startTime, duration]));
  watch("mark", ({ name, startTime }) => {
    if (READY.has(name)) probe.ready ||= startTime;
    // Builds before this mark told of each figure alone: the earliest of those is the same moment.
    if (name === "nungil:first" || name.startsWith("nungil:figure:")) probe.first ??= startTime;
  });
  watch("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    probe.paint = startTime;
    const drawn = [...document.querySelectorAll("figure svg, figure table")];
    probe.figures = drawn.filter((element) => element.getBoundingClientRect().height > 0).length;
  });
  // PyScript's own words for its steps.
  addEventListener("py:progress", ({ detail }) => (probe.steps[detail] ??= performance.now()));
})();
