// Makes a figure on the page equal to its markup, and leaves alone what the reader is doing there.
//
// In a drag the markup's tags stay the same: then only the texts and attributes that differ are
// touched, and nothing is parsed. Where tags came or went, morphdom finds out what has to change.
import morphdom from "./vendor/morphdom.js";

const isTyping = (control) =>
  control === document.activeElement && (control.type === "number" || control.type === "range");

// A slider that is held keeps its place, and says what it now stands for.
const say = (control, text) => text && control.setAttribute("aria-valuetext", text);

const rules = {
  childrenOnly: true,
  onBeforeElUpdated(from, to) {
    if (from.isEqualNode(to)) return false;
    if (from.localName === "details") to.open = from.open;
    if (from.hasAttribute("data-live")) return false;
    // A drawing that came from far, such as a chart, stays until another one takes its place.
    if (from.dataset.drawing && from.dataset.drawing === to.dataset.drawing) return false;
    if (isTyping(from)) say(from, to.getAttribute("aria-valuetext"));
    return !isTyping(from);
  },
};

// A control's state may have left its markup behind: what the reader typed was not taken, say.
function settle(control) {
  if (isTyping(control)) return;
  if (control.type === "radio" || control.type === "checkbox") {
    if (control.checked !== control.defaultChecked) control.checked = control.defaultChecked;
  } else if (control.value !== control.defaultValue) control.value = control.defaultValue;
}

// What is parsed into a template costs half: it belongs to no page, and nothing is loaded for it.
const template = document.createElement("template");

const parse = (markup) => {
  template.innerHTML = markup;
  return template.content;
};

let lasts = new WeakMap(); // figure → the pieces of its last markup, and their nodes

export function patch(figure, markup) {
  const pieces = markup.match(/<[^>]+>|[^<]+/g) ?? [];
  const last = lasts.get(figure);
  if (!last || !rewrite(figure, last, pieces)) {
    morphdom(figure, parse(`<figure>${markup}</figure>`).firstChild, rules);
    // A control that is held was left as it was: the page is not quite as the markup says.
    if (figure.contains(document.activeElement) && isTyping(document.activeElement))
      lasts.delete(figure);
    else lasts.set(figure, { pieces });
  }
  figure.querySelectorAll("input").forEach(settle);
}

// --- The same tags -----------------------------------------------------------------------------

const isTag = (piece) => piece[0] === "<";
const nameOf = (tag) => /^<[^\s>]+/.exec(tag)[0];
const decoded = (text) => (text.includes("&") ? parse(text).textContent : text);

/** Bring the nodes of `last` from its pieces to these, or return false: the tags differ. */
function rewrite(figure, last, pieces) {
  if (last.pieces.length !== pieces.length) return false;
  const changed = [];
  for (const [at, now] of pieces.entries()) {
    const was = last.pieces[at];
    if (was === now) continue;
    if (isTag(was) !== isTag(now) || (isTag(now) && nameOf(was) !== nameOf(now))) return false;
    changed.push(at);
  }
  last.nodes ??= nodesOf(figure, last.pieces);
  // A translator, say, may have put its own nodes in place of ours.
  if (!last.nodes || changed.some((at) => !isHere(last.nodes[at], last.pieces[at]))) return false;
  for (const at of changed) {
    if (!isTag(pieces[at])) last.nodes[at].data = decoded(pieces[at]);
    else if (!rewriteTag(last.nodes[at], last.pieces[at], pieces[at])) pieces[at] = last.pieces[at];
  }
  last.pieces = pieces;
  return true;
}

const isHere = (node, piece) =>
  node.isConnected && (isTag(piece) || node.data === decoded(piece));

const attributesOf = (tag) =>
  new Map([...tag.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(([, name, text]) => [name, text ?? ""]));

/** Change an element's attributes; return false where it was left as it is, in the reader's hand. */
function rewriteTag(element, was, now) {
  const old = attributesOf(was);
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

/** The nodes that the pieces stand for, null for a closing tag; or null if they do not fit. */
function nodesOf(figure, pieces) {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    // What is announced is none of the markup's.
    acceptNode: ({ parentNode }) =>
      parentNode.hasAttribute("data-live") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  const nodes = [];
  for (const piece of pieces) {
    const node = piece.startsWith("</") ? null : walker.nextNode();
    if (!piece.startsWith("</") && !(node && stands(node, piece))) return null;
    nodes.push(node);
  }
  return walker.nextNode() ? null : nodes;
}

const stands = (node, piece) =>
  isTag(piece) ? `<${node.localName}` === nameOf(piece) : node.data === decoded(piece);

/**
 * Something went wrong: from now on nothing that is on the page is taken for granted.
 * This stands last, as it is asked for by name: half of the file is then none, and not half a patch.
 */
export const forget = () => {
  lasts = new WeakMap();
};
