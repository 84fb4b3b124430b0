// The figure `plane` written by hand in JavaScript, for one question: what does a drag of q cost
// where nothing stands between hand and picture? Same page, same arithmetic, same picture. It does
// what a drag of q and the √d toggle need, and no more: keys, ties, links and screen readers' news
// are left out.

const REACH_X = 3.5;
const REACH_Y = 2.9;
const figure = document.querySelector('figure[data-figure="plane"]');
const all = (selector) => [...figure.querySelectorAll(selector)];
const one = (selector) => figure.querySelector(selector);

// --- What is there, found once -------------------------------------------------------------------

const keys = [[3, 1], [-0.8, 1.6], [-2, -1], [0.8, -1.8]];
let q = [0.6, 0.9];
let divided = true;

const frame = one("[data-frame]");
const handle = one('[data-handle="q"]');
const queryLines = all("path.query");
const queryLabel = one("g.q > text");
const threads = all("path.thread");
const drawnWeights = all("svg text [data-value]");
const output = one("g.output");
const outputName = output.querySelector("text");
const rows = all(".ledger tbody tr").map((row) => ({
  row,
  bar: row.querySelector("b"),
  numbers: [...row.querySelectorAll("[data-value]")],
}));
const total = one(".ledger tfoot [data-value]");
const terms = all(".sum .term > b > [data-value]");
const result = all(".sum .result [data-value]");
const boxes = ["x", "y"].map((axis) => one(`[name="plane.q.${axis}"]`));
const sentence = one("[data-sentence]");

// --- Arithmetic ----------------------------------------------------------------------------------

function attention() {
  const dots = keys.map(([x, y]) => q[0] * x + q[1] * y);
  const scores = divided ? dots.map((dot) => dot / Math.sqrt(2)) : dots;
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b);
  const weights = powers.map((power) => power / sum);
  const at = [0, 1].map((axis) => weights.reduce((a, w, n) => a + w * keys[n][axis], 0));
  return { dots, scores, weights, at, winner: scores.indexOf(top) };
}

// --- Numbers as text -----------------------------------------------------------------------------

const place = (value) => (value + 0).toFixed(3).replace("-0.000", "0.000");
const exact = (value) => (Number.isInteger(value) ? (value + 0).toFixed(1) : String(value));

function fixed(value) {
  const text = value.toFixed(2);
  return text.startsWith("-") ? (Number(text) === 0 ? "" : "−") + text.slice(1) : text;
}

const point = ([x, y]) => `(${fixed(x)}, ${fixed(y)})`;

function percent(weight) {
  const whole = Math.round(weight * 100);
  if (whole === 0 && weight > 0) return "<1%";
  return whole === 100 && weight < 1 ? ">99%" : `${whole}%`;
}

const say = ({ winner, weights, at }) =>
  document.documentElement.lang === "en"
    ? `${percent(weights[winner])} of the look goes to k${"₁₂₃₄"[winner]}. The output is ${point(at)}.`
    : `‘k${"₁₂₃₄"[winner]}’${"을를을를"[winner]} ${percent(weights[winner])} 봅니다. 출력은 ${point(at)}입니다.`;

// --- Picture -------------------------------------------------------------------------------------

const set = (element, name, text) => element.getAttribute(name) === text || element.setAttribute(name, text);

function write(element, value) {
  const text = fixed(value);
  set(element, "data-value", exact(value));
  if (element.firstChild.data !== text) element.firstChild.data = text;
}

function draw() {
  coming = false;
  const seen = attention();
  const { dots, scores, weights, at, winner } = seen;
  const [x, y] = [place(q[0]), place(-q[1])];
  const [outX, outY] = [place(at[0]), place(-at[1])];

  for (const line of queryLines) set(line, "d", `M0.000 0.000L${x} ${y}`);
  set(handle, "transform", `translate(${x} ${y})`);
  set(handle, "aria-valuetext", point(q));
  set(handle, "aria-valuenow", exact(q[0]));
  const length = Math.hypot(...q);
  const [right, up] = length ? [q[0] / length, q[1] / length] : [0, 1];
  set(queryLabel, "x", place(q[0] + right * 0.42));
  set(queryLabel, "y", place(-(q[1] + up * 0.42 - 0.09)));
  const side = Math.abs(q[0]) < 0.35 * length ? "middle" : q[0] < 0 ? "end" : "start";
  set(queryLabel, "text-anchor", side);

  set(output, "transform", `translate(${outX} ${outY})`);
  const above = at[1] - 0.9 < q[1] && q[1] <= at[1] && Math.abs(q[0] - at[0]) < 0.9;
  set(outputName, "y", above ? "-0.300" : "0.480");

  weights.forEach((weight, n) => {
    const [kx, ky] = [place(keys[n][0]), place(-keys[n][1])];
    set(threads[n], "d", `M${outX} ${outY}L${kx} ${ky}`);
    set(threads[n], "style", `stroke-width:${(weight * 6).toFixed(2)}px`);
    write(drawnWeights[n], weight);
    const { row, bar, numbers } = rows[n];
    set(row, "class", n === winner ? `k${n + 1} wins` : `k${n + 1}`);
    set(bar, "style", `--w:${weight.toFixed(4)}`);
    [dots[n], scores[n], weight].forEach((value, column) => write(numbers[column], value));
    write(terms[n], weight);
  });
  write(total, weights.reduce((a, b) => a + b));
  at.forEach((value, axis) => write(result[axis], value));
  boxes.forEach((box, axis) => (box.defaultValue = String(q[axis])));
  sentence.firstChild.data = say(seen);
}

// --- Hand ----------------------------------------------------------------------------------------

let coming = false;
function changed() {
  if (!coming) requestAnimationFrame(draw);
  coming = true;
}

const held = (value, reach) => Math.round(Math.max(-reach, Math.min(reach, value)) * 1000) / 1000;

let dragging = false;
figure.addEventListener("pointerdown", (event) => {
  if (!event.target.closest('[data-handle="q"]')) return;
  event.preventDefault();
  handle.focus({ preventScroll: true });
  handle.setPointerCapture(event.pointerId);
  dragging = true;
});
figure.addEventListener("pointermove", (event) => {
  if (!dragging) return;
  const seen = frame.getBoundingClientRect();
  const [left, bottom, right, top] = frame.dataset.frame.split(",").map(Number);
  const x = left + ((event.clientX - seen.left) / seen.width) * (right - left);
  const y = top - ((event.clientY - seen.top) / seen.height) * (top - bottom);
  q = [held(x, REACH_X), held(y, REACH_Y)];
  changed();
});
figure.addEventListener("pointerup", () => (dragging = false));
figure.addEventListener("change", ({ target }) => {
  if (target.name !== "plane.scale") return;
  divided = target.value === "sqrt";
  changed();
});

performance.mark("bench:ready");
