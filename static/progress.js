// How far the start is, in words; the promise `nungil.ready`; and what went wrong, with a retry.

const root = document.documentElement;
export const start = JSON.parse(document.getElementById("nungil-start").textContent);

// Longer than this without a byte or a step, and the start is given up, in milliseconds.
const PATIENCE = 14_000;

let settle;
const ready = new Promise((resolve, reject) => (settle = { resolve, reject }));
ready.catch(() => {}); // whoever waits for it hears of a failure; the console need not

window.nungil = { version: start.version, ready };

const status = document.getElementById("nungil-status");
const words = (key, parts = {}) =>
  start.words[key].replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? "");

let patience;
const waiting = new Set();

/** A step or a byte arrived: `text` says how far things are, `parts` fill it. */
export function progressed(key, parts) {
  if (over()) return;
  root.dataset.nungil = "loading";
  status.hidden = false;
  if (key) status.firstElementChild.textContent = words(key, parts);
  clearTimeout(patience);
  patience = setTimeout(() => fail("stalled", { what: [...waiting].join(", ") || "Python" }), PATIENCE);
}

export const expect = (what) => waiting.add(what);
export const arrived = (what) => waiting.delete(what);

const over = () => root.dataset.nungil === "ready" || root.dataset.nungil === "failed";

/** Say what failed and offer to try again: `retry`, or by default to load the page anew. */
export function fail(key, parts, retry = () => location.reload()) {
  if (over()) return;
  clearTimeout(patience);
  root.dataset.nungil = "failed";
  const reason = words(key, parts);
  show(reason, retry);
  settle.reject(new Error(reason));
}

/** A file could not be had: the start waits while the reader may ask for it again. */
export function offer(key, parts, retry) {
  clearTimeout(patience);
  root.dataset.nungil = "failed";
  show(words(key, parts), () => {
    root.dataset.nungil = "loading";
    hide();
    retry();
  });
}

function show(reason, retry) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words("retry");
  button.addEventListener("click", retry, { once: true });
  status.firstElementChild.textContent = reason;
  status.querySelector("button")?.remove();
  status.append(button);
  status.hidden = false;
  status.dataset.failed = "";
}

function hide() {
  status.querySelector("button")?.remove();
  delete status.dataset.failed;
}

export function figureReady(figure) {
  figure.dataset.ready = "true";
  performance.mark(`nungil:figure:${figure.dataset.figure}`);
}

export function succeed() {
  clearTimeout(patience);
  hide();
  status.hidden = true;
  root.dataset.nungil = "ready";
  performance.mark("nungil:ready");
  settle.resolve();
}

/** Something went wrong after the start; the page lives on, and says so. */
export function stumble() {
  show(words("stumbled"), () => location.reload());
}
