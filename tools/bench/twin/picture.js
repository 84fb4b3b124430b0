// The picture of the figure `plane` by hand in JavaScript: what a drag of q changes in the
// figure's markup. tests/tools/test_bench_twin.py compares it with the figure's own view.

// --- The drawing's measures, as app/draw/plane*.py has them ---------------------------------------

const UNIT = 60; // pixels of the drawing to a unit of the figure
const PLACES = 1; // decimals of a pixel
const THREAD = 6; // width of the line to a key with weight 1
const LABEL_GAP = 0.42;
const BASELINE = 0.09; // from a label's middle down to the text's baseline
const SIDEWAYS = 0.35; // a label is centred where less than this share of its direction is sideways
const OUTPUT_NEAR = 0.9; // q this near above the output: its name stands above it
const [ABOVE, BELOW] = [-0.3, 0.48];

const length = (value) => {
  const text = (value * UNIT).toFixed(PLACES);
  return Number(text) === 0 ? (0).toFixed(PLACES) : text;
};
const svgPoint = ([x, y]) => [length(x), length(-y)];
const line = (from, to) => `M${svgPoint(from).join(" ")}L${svgPoint(to).join(" ")}`;
const moved = (at) => `translate(${svgPoint(at).join(" ")})`;

// --- Arithmetic -----------------------------------------------------------------------------------

const KEYS = [[3, 1], [-0.8, 1.6], [-2, -1], [0.8, -1.8]];

function attention(q) {
  const dots = KEYS.map(([x, y]) => q[0] * x + q[1] * y);
  const scores = dots.map((dot) => dot / Math.sqrt(2));
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b);
  const weights = powers.map((power) => power / sum);
  const output = [0, 1].map((axis) => weights.reduce((a, w, n) => a + w * KEYS[n][axis], 0));
  return { dots, scores, weights, output, winner: scores.indexOf(top) };
}

// --- Numbers as text, as app/draw/numbers.py writes them ------------------------------------------

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

const number = (value) => ({ "data-value": exact(value), text: fixed(value) });

function sentence({ winner, weights, output }, language) {
  const [name, share] = [`k${"₁₂₃₄"[winner]}`, percent(weights[winner])];
  return language === "en"
    ? `${share} of the look goes to ${name}. The output is ${point(output)}.`
    : `‘${name}’${"을를을를"[winner]} ${share} 봅니다. 출력은 ${point(output)}입니다.`;
}

// --- The picture ----------------------------------------------------------------------------------

/**
 * Return what the figure shows with this query: a CSS selector → for each element that it finds, in
 * order, its attributes; `text` stands for the text in it. The same selectors at every call.
 */
export function picture(q, language) {
  const now = attention(q);
  const { dots, scores, weights, output, winner } = now;
  const size = Math.hypot(...q);
  const [right, up] = size ? [q[0] / size, q[1] / size] : [0, 1];
  const beside = q[0] < 0 ? "end" : "start";
  const near = output[1] - OUTPUT_NEAR < q[1] && q[1] <= output[1];
  const isAbove = near && Math.abs(q[0] - output[0]) < OUTPUT_NEAR;
  const arrow = { d: line([0, 0], q) };
  return {
    "path.thread": weights.map((weight, n) => ({
      d: line(output, KEYS[n]),
      "stroke-width": (weight * THREAD).toFixed(2),
    })),
    "path.query": [arrow, arrow],
    "svg text [data-value]": weights.map(number),
    "g.output": [{ transform: moved(output) }],
    "g.output text": [{ y: length(isAbove ? ABOVE : BELOW) }],
    '[data-handle="q"]': [
      { "aria-valuetext": point(q), "aria-valuenow": exact(q[0]), transform: moved(q) },
    ],
    "g.q text": [
      {
        x: length(q[0] + right * LABEL_GAP),
        y: length(-(q[1] + up * LABEL_GAP - BASELINE)),
        "text-anchor": Math.abs(right) < SIDEWAYS ? "middle" : beside,
      },
    ],
    ".score-table tbody tr": weights.map((_, n) => ({
      class: n === winner ? `k${n + 1} wins` : `k${n + 1}`,
    })),
    ".score-table tbody b": weights.map((weight) => ({ style: `--w:${weight.toFixed(4)}` })),
    ".score-table tbody [data-value]": weights.flatMap((weight, n) =>
      [dots[n], scores[n], weight].map(number),
    ),
    ".score-table tfoot [data-value]": [number(weights.reduce((a, b) => a + b))],
    ".sum .term > b > [data-value]": weights.map(number),
    ".sum .result [data-value]": output.map(number),
    "[data-sentence]": [{ text: sentence(now, language) }],
  };
}
