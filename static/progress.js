// How far the start is, in words; what went wrong, with a retry; and when all of it is done.
import "./readiness.js";

const root = document.documentElement;
const status = document.getElementById("nungil-status");
const { readiness } = window.nungil;

export const start = JSON.parse(document.getElementById("nungil-start").textContent);

// Longer than this without a byte or a step, and the start is given up, in milliseconds. A page
// that was too busy to hear gets one more moment to hear what came meanwhile.
const PATIENCE = 11_000;
const ONE_MOMENT = 1_000;
// For the question whether a script that seems to be missing is in the browser's cache.
const ASKING = 2_000;
// With every file here it is Python that works, and a slow machine may need long for it.
const PATIENCE_WITH_PYTHON = 120_000;
let patience;

const expected = new Set();
export const expect = (name) => expected.add(name);
export const arrived = (name) => expected.delete(name);

export const words = (key, parts = {}) =>
  start.words[key].replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? "");

const is = (...states) => states.includes(root.dataset.nungil);

/** A step was taken or a byte came: `key` says how far things are, `parts` fill it. */
export function progressed(key, parts) {
  if (is("ready", "failed")) return;
  root.dataset.nungil = "loading";
  status.hidden = false;
  const said = key && words(key, parts);
  // Bytes come in many small pieces: the page is touched only where its words change.
  if (said && status.firstElementChild.textContent !== said)
    status.firstElementChild.textContent = said;
  clearTimeout(patience);
  patience = setTimeout(() => (patience = setTimeout(giveUp, ONE_MOMENT)), PATIENCE);
}

const scripts = [...document.querySelectorAll("link[rel=modulepreload]")];

/** The scripts that the page asked for and that have not come whole. */
const scriptsNotHere = () =>
  scripts.filter(({ href, dataset }) => {
    const entry = performance.getEntriesByName(href).at(-1);
    // Sizes are told to pages of the same origin alone, and so not in a sandboxed frame.
    const told = new URL(href).origin === self.origin;
    return !entry || (told && entry.decodedBodySize !== Number(dataset.bytes));
  });

/** The scripts that the host calls by a type of something else: no browser runs them. */
async function scriptsRefused() {
  const options = { method: "HEAD", signal: AbortSignal.timeout(3_000) };
  const typed = await Promise.allSettled(
    scripts.map(async (link) => {
      const { headers } = await fetch(link.href, options);
      return /javascript/.test(headers.get("content-type")) ? [] : link;
    }),
  );
  return typed.flatMap(({ value }) => value ?? []);
}

const names = (links) => links.map(({ href }) => href.split("/").pop());

const after = (wait) => new Promise((resolve) => setTimeout(resolve, wait));

/** Of these scripts, those that do not come either when they are asked for once more. */
async function stillNotHere(links) {
  const here = new Set();
  const answers = links.map(async (link) => {
    if ((await fetch(link.href)).ok) here.add(link);
  });
  await Promise.race([Promise.allSettled(answers), after(ASKING)]);
  return links.filter((link) => !here.has(link));
}

const giveUp = async () => {
  const wait = patience;
  // WebKit keeps no entry of a script that it had in memory already, as for a second frame.
  const links = await stillNotHere(scriptsNotHere());
  if (wait !== patience || is("ready", "failed")) return; // something came meanwhile
  const absent = [...expected, ...names(links)];
  if (absent.length === 0 && performance.now() < PATIENCE_WITH_PYTHON) return progressed();
  fail(words("stalled", { what: absent.join(", ") || "Python" }));
};

let isBroken = false;

/** An error ended the start; if a script is missing or damaged, that is why. */
export async function broken(error) {
  if (isBroken) return; // what came first is why the rest does not work either
  isBroken = true;
  const why = String(error?.message ?? error);
  // What is still on its way is not to blame where something came that is no good.
  const absent = scriptsNotHere();
  const damaged = absent.filter(({ href }) => performance.getEntriesByName(href).length > 0);
  const blamed = damaged.length > 0 ? damaged : absent.length > 0 ? absent : await scriptsRefused();
  // A policy that forbids `eval`, which PyScript needs, forbids it the next time too.
  const isForbidden = error instanceof EvalError;
  if (blamed.length === 0) return fail(words("broken", { why }), isForbidden ? null : undefined);
  fail(words("missing", { what: names(blamed).join(", "), why }), () =>
    // What is in the browser's cache may be the damaged file: ask past it.
    Promise.allSettled(blamed.map(({ href }) => fetch(href, { cache: "reload" }))).then(() =>
      location.reload(),
    ),
  );
}

/** Say what failed and offer `retry`, by default to load the page anew; null where nothing helps. */
export function fail(reason, retry = () => location.reload()) {
  if (is("ready")) return;
  clearTimeout(patience);
  root.dataset.nungil = "failed";
  show(reason, retry);
  readiness.reject(new Error(reason));
}

const missing = new Map();

/** A file could not be had or used. The start waits where it is until the reader asks for it again. */
export function offer(kind, name, why, retry) {
  missing.set(name, { kind, why, retry });
  const reasons = [...missing].map(([what, { kind, why }]) => words(kind, { what, why }));
  fail(reasons.join(" "), () => {
    const retries = [...missing.values()];
    missing.clear();
    readiness.renew();
    hide();
    root.dataset.nungil = "loading";
    progressed("begin");
    for (const { retry } of retries) retry();
  });
}

function show(reason, retry) {
  hide();
  status.firstElementChild.textContent = reason;
  if (retry) {
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = words("retry");
    again.addEventListener("click", retry, { once: true });
    status.append(again);
  }
  status.dataset.failed = "";
  status.hidden = false;
}

function hide() {
  status.querySelector("button")?.remove();
  delete status.dataset.failed;
}

let isFirst = true;

/** A figure answers: hand, link and script. */
export function figureReady(name, root) {
  root.dataset.ready = "true";
  performance.mark(`nungil:figure:${name}`);
  if (isFirst) performance.mark("nungil:first");
  isFirst = false;
}

export function succeed() {
  clearTimeout(patience);
  if (is("failed")) readiness.renew(); // what was given up came after all: who asks from now on gets it
  hide();
  status.hidden = true;
  root.dataset.nungil = "ready";
  performance.mark("nungil:ready");
  readiness.resolve();
}

/** Something went wrong after the start; the page lives on, and says so. */
export function showError() {
  show(words("stumbled"), () => location.reload());
}
