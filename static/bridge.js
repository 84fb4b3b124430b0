// The JavaScript side of the bridge between page and Python. Text, numbers and functions cross it,
// never elements or objects; Python gets this module as `pyscript.js_modules.bridge`.
import { onLink } from "./address.js";
import { connectScripts } from "./api.js";
import { close } from "./downloads.js";
import { connectFigures, find, isLaidOut, isNear, handOver, names as allNames, nearFirst, unmountRoot } from "./figures.js";
import { forget, forgetAll, patch as patchRoot } from "./patch.js";
import { fail, figureReady as sayReady, showError as sayError, succeed, words } from "./progress.js";

/** Take Python's functions; from now on it answers scripts, hears of figures and follows links. */
export function connect(answer, receive, near, follow) {
  connectFigures({ receive, near, forget });
  connectScripts(answer);
  onLink(follow);
}

// --- Figures -------------------------------------------------------------------------------------

export { handOver, isLaidOut, isNear };

/** Return what a root says of its figure, as JSON. The page around it is not asked. */
export function describe(name) {
  const { root } = find(name);
  const { figure, language = "ko", opening = "" } = root.dataset;
  return JSON.stringify({ figure, language, opening, uid: root.id, embedded: "embedded" in root.dataset });
}

export const names = () => JSON.stringify(allNames());
export const wakeFirst = () => JSON.stringify(nearFirst());
export const patch = (name, markup) => patchRoot(find(name).root, markup);
export const figureReady = (name) => sayReady(name, find(name).root);
export const drop = (name) => unmountRoot(find(name));

export const announce = (name, sentence) => {
  find(name).root.querySelector("[data-live]").textContent = sentence;
};

// --- The address ---------------------------------------------------------------------------------

export { fragment, query, writeFragment } from "./address.js";

// --- The page ------------------------------------------------------------------------------------

export function changed(detail) {
  document.dispatchEvent(new CustomEvent("nungil:change", { detail: JSON.parse(detail) }));
}

/** An error that nobody foresaw: the page says so, and the figures are drawn whole next time. */
export function showError() {
  forgetAll();
  sayError();
}

/** All figures near the window answer, but for those named in `broken`, which could not start. */
export function ready(broken) {
  close();
  if (broken) return fail(words("figure", { what: broken }));
  succeed();
  keepSoon();
}

// After the reader, and not with what the start waits for.
const keepSoon = () => setTimeout(() => import("./keep.js").then(({ keep }) => keep()), 2000);

// --- Time and packages ---------------------------------------------------------------------------

// Not every engine tells when it is idle. Where one is never idle, the work comes all the same.
const hasIdle = "requestIdleCallback" in window;
const IDLE_AFTER = 50;
const AT_LATEST = 1000;

export const idle = (run, number) =>
  hasIdle
    ? requestIdleCallback(() => run(number), { timeout: AT_LATEST })
    : setTimeout(run, IDLE_AFTER, number);

export const cancelIdle = (handle) => (hasIdle ? cancelIdleCallback : clearTimeout)(handle);

// The loader says of which package, and then, in a line of its own, what went wrong.
const isHeading = (text) => text.endsWith(":");
const withoutFolder = (text) => text.replace(/\S*\/(?=[^/\s]+\.whl)/g, "");

export function load(runtime, packages, done, number) {
  const problems = [];
  const quiet = { messageCallback() {}, errorCallback: (text) => isHeading(text) || problems.push(withoutFolder(text)) };
  runtime
    .loadPackage(packages.split(","), quiet)
    .then(() => done(number, problems[0] ?? null))
    .then(keepSoon)
    .catch((error) => done(number, String(error.message ?? error)));
}
