// Makes the inside of a figure equal to its markup, and leaves alone what the reader is doing there.
//
// In a drag the tags of the markup stay the same: then only the texts and attributes that differ are
// written, and nothing is parsed. Where tags came or went, morphdom finds out what has to change.
import morphdom from "./vendor/morphdom.js";

// The focused control, also of a figure inside a shadow root.
const focused = (root) => root.getRootNode().activeElement;

const isTyping = (control) =>
  (control.type === "number" || control.type === "range") && control === focused(control);

// A slider in the reader's hand keeps its position; its spoken value is kept up to date.
const say = (control, text) => text && control.setAttribute("aria-valuetext", text);

const rules = {
  childrenOnly: true,
  onBeforeElUpdated(from, to) {
    if (from.isEqualNode(to)) return false;
    if (from.localName === "details") to.open = from.open;
    if (from.hasAttribute("data-live")) return false;
    // A drawing that takes long to make, such as a chart, stays until another one replaces it whole.
    if (from.dataset.drawing && to.dataset.drawing) {
      if (from.dataset.drawing !== to.dataset.drawing) {
        from.replaceChildren(...to.childNodes);
        from.dataset.drawing = to.dataset.drawing;
      }
      return false;
    }
    if (isTyping(from)) say(from, to.getAttribute("aria-valuetext"));
    return !isTyping(from);
  },
};

// What a control shows may differ from its attributes, for instance where input was refused.
function settle(control) {
  if (isTyping(control)) return;
  if (control.type === "radio" || control.type === "checkbox") {
    if (control.checked !== control.defaultChecked) control.checked = control.defaultChecked;
  } else if (control.value !== control.defaultValue) control.value = control.defaultValue;
}

// Parsing into a template costs half: its content belongs to no page, and nothing is loaded for it.
const template = document.createElement("template");

const parse = (markup) => {
  template.innerHTML = markup;
  return template.content;
};

// The cache: root → { pieces, nodes }, the pieces of the last markup and the nodes that they became.
let cache = new WeakMap();

// Cuts markup into tags and the texts between them. A tag ends at the first ">": that holds because
// Python's htpy writes ">" in texts and attributes as "&gt;". A test checks that it does.
const PIECES = /<[^>]+>|[^<]+/g;

// root → the drawing that the page was built with, { key, nodes }: Python never had its markup. While
// it is not in the document, as where a teacher hid it, its nodes wait here.
const builtDrawings = new WeakMap();

/** Make the inside of a figure's root equal to the markup. */
export function patch(root, markup) {
  const pieces = markup.match(PIECES) ?? [];
  const last = cache.get(root);
  if (!last || !rewrite(root, last, pieces)) {
    const target = parse(`<figure>${markup}</figure>`).firstChild;
    moveBuiltDrawing(root, target);
    morphdom(root, target, rules);
    // A control in the reader's hand was left as it was: then the nodes do not fit the markup.
    const control = focused(root);
    if (control && root.contains(control) && isTyping(control)) cache.delete(root);
    else cache.set(root, { pieces });
  }
  root.querySelectorAll("input").forEach(settle);
}

/** Take the built drawing out of the document where the markup has none, and put it back later. */
function moveBuiltDrawing(root, target) {
  const now = root.querySelector("[data-drawing]");
  if (now && !builtDrawings.has(root))
    builtDrawings.set(root, { key: now.dataset.drawing, nodes: [...now.childNodes] });
  const built = builtDrawings.get(root);
  const next = target.querySelector("[data-drawing]");
  if (!built || now?.dataset.drawing === next?.dataset.drawing) return;
  if (now?.dataset.drawing === built.key) now.replaceChildren();
  if (next?.dataset.drawing === built.key && !next.firstChild) next.append(...built.nodes);
}

/** Drop what is cached of a root, for instance because it was unmounted. */
export function forget(root) {
  cache.delete(root);
  builtDrawings.delete(root);
}

// --- Markup with the same tags -----------------------------------------------------------------

const isTag = (piece) => piece[0] === "<";
const nameOf = (tag) => /^<[^\s>]+/.exec(tag)[0];
const decoded = (text) => (text.includes("&") ? parse(text).textContent : text);

/** Update the nodes of `last` to these pieces; return false, with nothing done, if tags differ. */
function rewrite(root, last, pieces) {
  if (last.pieces.length !== pieces.length) return false;
  const changed = [];
  for (const [at, now] of pieces.entries()) {
    const before = last.pieces[at];
    if (before === now) continue;
    if (isTag(before) !== isTag(now) || (isTag(now) && nameOf(before) !== nameOf(now))) return false;
    changed.push(at);
  }
  last.nodes ??= nodesOf(root, last.pieces);
  // Others, a translator for instance, may have replaced our nodes by their own.
  if (!last.nodes || changed.some((at) => !isIntact(last.nodes[at], last.pieces[at]))) return false;
  for (const at of changed) {
    if (!isTag(pieces[at])) last.nodes[at].data = decoded(pieces[at]);
    else if (!rewriteTag(last.nodes[at], last.pieces[at], pieces[at])) pieces[at] = last.pieces[at];
  }
  last.pieces = pieces;
  return true;
}

const isIntact = (node, piece) =>
  node.isConnected && (isTag(piece) || node.data === decoded(piece));

const attributesOf = (tag) =>
  new Map([...tag.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(([, name, text]) => [name, text ?? ""]));

/** Change an element's attributes; return false where it is in the reader's hand and left as it is. */
function rewriteTag(element, before, now) {
  const old = attributesOf(before);
  const fresh = attributesOf(now);
  if (isTyping(element)) {
    say(element, decoded(fresh.get("aria-valuetext") ?? ""));
    return false;
  }
  for (const name of old.keys()) if (!fresh.has(name)) element.removeAttribute(name);
  for (const [name, text] of fresh)
    if (old.get(name) !== text) element.setAttribute(name, decoded(text));
  return true;
}

/** Return a node for each piece, null for a closing tag; or null if nodes and pieces differ. */
function nodesOf(root, pieces) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    // The text of the live region comes from announcements, not from the markup.
    acceptNode: ({ parentNode }) =>
      parentNode.hasAttribute("data-live") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  const nodes = [];
  for (const piece of pieces) {
    const node = piece.startsWith("</") ? null : walker.nextNode();
    if (!piece.startsWith("</") && !(node && fits(node, piece))) return null;
    nodes.push(node);
  }
  return walker.nextNode() ? null : nodes;
}

const fits = (node, piece) =>
  isTag(piece) ? `<${node.localName}` === nameOf(piece) : node.data === decoded(piece);

/**
 * Drop the whole cache, after an error that nobody foresaw.
 * Exported last, and imported by name: a truncated file then fails to import, and never half works.
 */
export const forgetAll = () => {
  cache = new WeakMap();
};
