// What scripts may ask of the page: the functions of `window.nungil`. Plain JSON goes in and out.
import "./readiness.js";
import { find, mountRoot, names, unmountRoot } from "./figures.js";

let ask = null; // Python's answer to a question, once it is there: JSON text in, JSON text out

function question(...words) {
  if (!ask) throw new Error("Nungil is not ready yet: await nungil.ready");
  const { answer, error } = JSON.parse(ask(JSON.stringify(words)));
  if (error !== undefined) throw new Error(error);
  return answer;
}

/** Bring a `<figure data-figure="…">` that was put on the page to life; returns how to end that. */
function mount(root) {
  const figure = mountRoot(root);
  try {
    if (ask) question("mount", figure.name);
  } catch (error) {
    unmountRoot(figure);
    throw error;
  }
  return () => names().includes(figure.name) && find(figure.name) === figure && unmount(figure.name);
}

/** Let go of a figure: no listener, timer or queued message of it remains. */
function unmount(name) {
  const figure = find(String(name));
  if (ask) question("unmount", figure.name);
  unmountRoot(figure);
}

Object.assign(window.nungil, {
  figures: () => (ask ? question("figures") : names()),
  get: (name) => question("get", String(name)),
  set: (name, state) => question("set", String(name), state ?? null),
  mount,
  unmount,
});

export function connectScripts(answer) {
  ask = answer;
}

/** Mount all figures that the page was built with. */
export function mountAll() {
  for (const root of document.querySelectorAll("figure[data-figure]")) mountRoot(root);
}

/** Return whether Python has come so far as to answer. */
export const isConnected = () => ask !== null;
