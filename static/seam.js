// The JavaScript side of the seam between page and Python. Text, numbers, elements and functions
// cross it, never objects; Python gets this module as `pyscript.js_modules.seam`.
import { onLink } from "./address.js";
import { handOver, stopKeeping } from "./early.js";
import { forget } from "./patch.js";
import { fail, figureReady, stumble as sayStumbled, succeed, words } from "./progress.js";
import { close } from "./supply.js";

export { fragment, query, writeFragment } from "./address.js";
export { patch } from "./patch.js";

// --- Drawing -----------------------------------------------------------------------------------

export const announce = (figure, sentence) => {
  figure.querySelector("[data-live]").textContent = sentence;
};

// WebKit measures an element that CSS `zoom` enlarges as if it were not, and takes the scrolling off
// afterwards; of the pointer it tells the truth. Engines where both agree know `currentCSSZoom`.
function enlarged(element) {
  let times = 1;
  if ("currentCSSZoom" in Element.prototype) return times;
  for (let at = element; at; at = at.parentElement) times *= Number(getComputedStyle(at).zoom) || 1;
  return times;
}

/** Where a pointer is in the units of the figure's frame, as "x,y". Asked for in every drag event. */
export function place(figure, { clientX, clientY }) {
  const frame = figure.querySelector("[data-frame]");
  const [left, bottom, right, top] = frame.dataset.frame.split(",").map(Number);
  const seen = frame.getBoundingClientRect();
  const times = enlarged(frame);
  const across = (clientX + scrollX) / times - scrollX - seen.left;
  const down = (clientY + scrollY) / times - scrollY - seen.top;
  const x = left + (across / seen.width) * (right - left);
  const y = top - (down / seen.height) * (top - bottom);
  return `${x},${y}`;
}

// A finger that begins on a handle moves it and scrolls nothing. `touch-action` says the same, but
// not every engine heeds it on parts of a drawing.
export function holdStill(figure) {
  const hold = (event) => event.target.closest("[data-handle]") && event.preventDefault();
  figure.addEventListener("touchstart", hold, { passive: false });
}

export function near(figure, run) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: "600px" },
  );
  observer.observe(figure);
}

// --- Scripts -----------------------------------------------------------------------------------

let ask = () => {
  throw new Error("Nungil is not ready yet: await nungil.ready");
};

const question = (...words) => {
  const { answer, error } = JSON.parse(ask(JSON.stringify(words)));
  if (error !== undefined) throw new Error(error);
  return answer;
};

Object.assign(window.nungil, {
  figures: () => question("figures"),
  get: (name) => question("get", String(name)),
  set: (name, state) => question("set", String(name), state ?? null),
});

export function connect(answer, follow) {
  ask = answer;
  onLink(follow);
}

export function changed(detail) {
  document.dispatchEvent(new CustomEvent("nungil:change", { detail: JSON.parse(detail) }));
}

// --- The runtime -------------------------------------------------------------------------------

export { figureReady, handOver };

/** An error that nobody foresaw: the page says so, and the figures are drawn whole next time. */
export function stumble() {
  forget();
  sayStumbled();
}

/** All figures answer, but for those named in `broken`: they could not be brought to life. */
export function ready(broken) {
  stopKeeping();
  close();
  if (broken) return fail(words("figure", { what: broken }));
  succeed();
  keepSoon();
}

// After the reader, and not with what the start waits for.
const keepSoon = () => setTimeout(() => import("./keep.js").then(({ keep }) => keep()), 2000);

export function load(runtime, packages, done, number) {
  const problems = [];
  const quiet = { messageCallback() {}, errorCallback: (text) => problems.push(text) };
  runtime
    .loadPackage(packages.split(","), quiet)
    .then(() => done(number, problems[0] ?? null))
    .then(keepSoon)
    .catch((error) => done(number, String(error.message ?? error)));
}
