// The figure `plane` in JavaScript alone, for one question: what does a drag of q cost where nothing
// stands between hand and picture? Same page, same arithmetic, same picture (picture.js). Left out:
// controls, keys, ties, links, and what screen readers are told after a drag.
import { picture } from "./picture.js";

const REACH = [3.5, 2.9];
const figure = document.querySelector('figure[data-figure="plane"]');
const language = document.documentElement.lang;
let q = [0.6, 0.9];
let isRequested = false;

// --- Drawing --------------------------------------------------------------------------------------

// The elements, found once: selector → elements.
const elements = Object.fromEntries(
  Object.keys(picture(q, language)).map((selector) => [
    selector,
    [...figure.querySelectorAll(selector)],
  ]),
);
const boxes = ["x", "y"].map((axis) => figure.querySelector(`[name="plane.q.${axis}"]`));

function write(element, { text, ...attributes }) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (text !== undefined && element.firstChild.data !== text) element.firstChild.data = text;
}

function draw() {
  isRequested = false;
  for (const [selector, changes] of Object.entries(picture(q, language))) {
    changes.forEach((change, n) => write(elements[selector][n], change));
  }
  boxes.forEach((box, axis) => (box.defaultValue = String(q[axis])));
}

// --- Hand -----------------------------------------------------------------------------------------

const plot = figure.querySelector("[data-frame]");
const clamp = (value, reach) => Math.round(Math.max(-reach, Math.min(reach, value)) * 1000) / 1000;

let isDragging = false;
figure.addEventListener("pointerdown", (event) => {
  const handle = event.target.closest('[data-handle="q"]');
  if (!handle) return;
  event.preventDefault();
  handle.focus({ preventScroll: true });
  handle.setPointerCapture(event.pointerId);
  isDragging = true;
});
figure.addEventListener("pointermove", (event) => {
  if (!isDragging) return;
  const box = plot.getBoundingClientRect();
  const [left, bottom, right, top] = plot.dataset.frame.split(",").map(Number);
  const x = left + ((event.clientX - box.left) / box.width) * (right - left);
  const y = top - ((event.clientY - box.top) / box.height) * (top - bottom);
  q = [clamp(x, REACH[0]), clamp(y, REACH[1])];
  if (!isRequested) requestAnimationFrame(draw);
  isRequested = true;
});
figure.addEventListener("pointerup", () => (isDragging = false));

figure.dataset.ready = "true";
performance.mark("bench:ready");
