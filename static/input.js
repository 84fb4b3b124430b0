// Turns what a reader does to one figure into messages: small arrays, which app/kit/messages.py
// decodes. Events are heard at the figure's root, so that redrawing it needs no new listeners.
import { listenToPointer } from "./pointer.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const STRIDE = 5; // steps of an arrow key together with Shift

/** Send the messages of one figure's root; returns a function that ends all of it. */
export function listen(root, send) {
  const ending = new AbortController();
  const on = (kind, hear, options) =>
    root.addEventListener(kind, hear, { ...options, signal: ending.signal });
  const letGo = listenToPointer(root, on, send);
  listenToKeys(on, send);
  listenToControls(root, on, send, letGo);
  listenToCells(on, send);
  on("wheel", scrollOverNumber, { passive: true });
  return () => ending.abort();
}

// --- Keys ----------------------------------------------------------------------------------------

function listenToKeys(on, send) {
  on("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return;
    const [right, up] = arrow;
    const handle = event.target.closest("[data-handle]");
    const cell = cellOf(event.target);
    if (!handle && !cell) return;
    event.preventDefault(); // the page does not scroll
    if (handle) {
      const stride = event.shiftKey ? STRIDE : 1;
      send(["step", handle.dataset.handle, right * stride, up * stride]);
    } else focusNeighbour(cell, right, -up);
  });
}

const cellOf = (element) => element.closest("td[data-row]");

/** Move the focus within the cell's own table; the figure hears of it by the focus. */
function focusNeighbour(cell, right, down) {
  const [row, column] = [Number(cell.dataset.row) + down, Number(cell.dataset.col) + right];
  cell.closest("table").querySelector(`td[data-row="${row}"][data-col="${column}"]`)?.focus();
}

// --- Controls ------------------------------------------------------------------------------------

const textOf = (control) =>
  control.type === "checkbox" ? String(control.checked) : control.value;

/** Return what follows the figure's kind in a control's or button's name, or "" for another's. */
function ownName(root, name = "") {
  const kind = `${root.dataset.figure}.`;
  return name.startsWith(kind) ? name.slice(kind.length) : "";
}

function listenToControls(root, on, send, letGo) {
  let last = {}; // what the last input event said; the change event after it says the same

  const say = (control) => {
    const name = ownName(root, control.name);
    if (name) send(["input", name, textOf(control)]);
  };

  on("input", ({ target }) => {
    // A number box that is half typed ("-", "1e") reads as empty: wait until it is left.
    if (target.type === "number" && target.value === "") return;
    last = { target, text: textOf(target) };
    say(target);
  });
  on("change", ({ target }) => {
    if (last.target !== target || last.text !== textOf(target)) say(target);
    last = {};
    if (ownName(root, target.name)) send(["end"]);
  });
  on("click", ({ target }) => {
    const action = ownName(root, target.closest("[data-do]")?.dataset.do);
    if (!action) return;
    letGo(); // what a button does holds, also in the middle of a drag
    send(["click", action]);
  });
  // A box that was being typed in was left alone; now it shows what it stands for.
  on("focusout", () => send(["leave"]));
}

// A browser changes a focused number box when the wheel turns over it. One that cannot be edited it
// leaves alone, and scrolls the page instead: so it cannot, for as long as this event lasts.
function scrollOverNumber({ target }) {
  if (target.type !== "number" || target.readOnly) return;
  target.readOnly = true;
  setTimeout(() => {
    target.readOnly = false;
  });
}

// --- Cells ---------------------------------------------------------------------------------------

function listenToCells(on, send) {
  const look = ({ target, type, relatedTarget }) => {
    const cell = cellOf(target);
    // A pointer that goes from one part of a cell to another has come to no other cell.
    if (!cell || (type === "pointerover" && cell.contains(relatedTarget))) return;
    const table = cell.closest("[data-table]")?.dataset.table ?? "";
    send(["hover", table, Number(cell.dataset.row), Number(cell.dataset.col)]);
  };
  for (const kind of ["pointerover", "focusin", "click"]) on(kind, look);
}
