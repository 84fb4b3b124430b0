// The figures on the page, by name. Each hears its reader from the moment it is mounted; what it
// hears is queued until it is awake. Python decides when that is, from what is told here.
import { listen } from "./input.js";
import { Queue } from "./queue.js";

const MARGIN = 600; // pixels around the window within which a figure counts as near

const figures = new Map(); // name → { name, root, queue, stop, isNear, isAwake }
const byRoot = new WeakMap();

// Python's functions, once it is there: receive(name, text), near(name, touched), forget(root).
let python = null;

export function connectFigures(functions) {
  python = functions;
}

export const names = () => [...figures.keys()];

export function find(name) {
  const figure = figures.get(name);
  if (!figure) throw new Error(`There is no figure ${name} on this page.`);
  return figure;
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const figure = byRoot.get(target);
      if (!figure) continue;
      figure.isNear = isIntersecting;
      if (isIntersecting) python?.near(figure.name, false);
    }
  },
  { rootMargin: `${MARGIN}px` },
);

// --- Mounting ------------------------------------------------------------------------------------

/** Return the name of the next figure of a kind: plane, plane-2, plane-3, … */
function nextName(kind) {
  let name = kind;
  for (let number = 2; figures.has(name); number++) name = `${kind}-${number}`;
  return name;
}

/** Return whether an element before this one has the same id, as in a copy of a figure. */
function isTaken(root) {
  const first = root.getRootNode().querySelector(`#${CSS.escape(root.id)}`);
  return first !== null && first !== root;
}

/** Take in a root, `<figure data-figure="plane">`; returns the figure. It sleeps at first. */
export function mountRoot(root) {
  if (byRoot.has(root)) return byRoot.get(root);
  const name = nextName(root.dataset.figure);
  if (!root.id || isTaken(root)) root.id = `figure-${name}`;
  root.dataset.ready = "false";
  const figure = { name, root, queue: new Queue(), isNear: undefined, isAwake: false };
  figure.stop = listen(root, (message) => send(figure, message));
  figures.set(name, figure);
  byRoot.set(root, figure);
  observer.observe(root);
  return figure;
}

/** Let go of a root: what it shows stays, and nothing listens any more. */
export function unmountRoot(figure) {
  figure.stop();
  observer.unobserve(figure.root);
  figures.delete(figure.name);
  byRoot.delete(figure.root);
  python?.forget(figure.root);
  figure.root.dataset.ready = "false";
}

// --- Messages ------------------------------------------------------------------------------------

const deliver = ({ name }, message) => python.receive(name, JSON.stringify(message));

function send(figure, message) {
  if (figure.isAwake) deliver(figure, message);
  else if (figure.queue.push(message)) python?.near(figure.name, true);
}

/** The figure is awake: it gets what was queued, and from now on each message at once. */
export function handOver(name) {
  const figure = find(name);
  figure.isAwake = true;
  for (const message of figure.queue.takeAll()) deliver(figure, message);
}

// --- Where they are ------------------------------------------------------------------------------

/** Return whether a figure has a box: a hidden one, or one in a closed chapter, has none. */
export function isLaidOut(name) {
  const { root } = find(name);
  return root.checkVisibility?.() ?? root.getClientRects().length > 0;
}

function distance({ root }) {
  const { top, bottom } = root.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}

export function isNear(name) {
  const figure = find(name);
  // The observer has not spoken yet of one that was just mounted, or where nothing is painted.
  return figure.isNear ?? (isLaidOut(name) && distance(figure) <= MARGIN);
}

/** Return the names of the figures to wake first: touched ones, then those near, nearest first. */
export function nearFirst() {
  const touched = ({ queue }) => !queue.isEmpty;
  const rank = (figure) => (touched(figure) ? -1 : distance(figure));
  return [...figures.values()]
    .filter((figure) => touched(figure) || isNear(figure.name))
    .map((figure) => [rank(figure), figure.name])
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name);
}
