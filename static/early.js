// What the reader does before Python is awake is kept, and given to it later in the same order.

const kept = [];

const figureOf = (element) => element.closest("figure[data-figure]");

const note = (event) => {
  const control = event.target;
  const button = control.closest?.("[data-do]");
  const figure = figureOf(control);
  if (!figure) return;
  if (event.type === "change" && control.name)
    kept.push([figure, "type", control.name, control.type === "checkbox" ? String(control.checked) : control.value]);
  if (event.type === "click" && button) kept.push([figure, "press", button.dataset.do, ""]);
};

export function keepEarly() {
  for (const kind of ["change", "click"]) document.addEventListener(kind, note, true);
}

/** Hand over what was kept for a figure, each as (kind, name, text). */
export function handOver(figure, take) {
  for (const [where, kind, name, text] of kept) if (where === figure) take(kind, name, text);
}

export function stopKeeping() {
  for (const kind of ["change", "click"]) document.removeEventListener(kind, note, true);
  kept.length = 0;
}
