// The page's address, `#table&table.mask=causal&lock=table.scale`: a bare name in it is the place,
// which is the page's business; the rest is the state, which Python reads and writes. Opening a
// place is an entry in the history; writing the state is none.
import { openAt, show, targetOf } from "./place.js";
import { lendState, refreshLinks } from "./page_links.js";

// Hosts append a query of their own, and a link pasted as HTML has &amp; in it. See link_text.py.
const pieces = (text) =>
  text
    .split(/[?#]|:~:/, 1)[0]
    .split("&")
    .map((piece) => piece.replace(/^(amp;)+/, ""))
    .filter(Boolean);

const figures = [...document.querySelectorAll("figure[data-figure]")];
const kinds = new Set(figures.map(({ dataset }) => dataset.figure));
const nameOf = (piece) => piece.split("=", 1)[0];
const isList = (piece) => /^(lock|hide)=/.test(piece);
const isOurs = (piece) => isList(piece) || kinds.has(/^([a-z]+)(-\d+)?\./.exec(piece)?.[1]);

export const query = () => location.search.slice(1);
export const fragment = () => location.hash.slice(1);

/** Return the place and the state in the fragment. */
function parts() {
  const all = pieces(fragment());
  const place = all.find((piece) => !/[.=]/.test(piece)) ?? "";
  return { place, state: all.filter((piece) => piece !== place) };
}

/** Return what the query says of the state, where the fragment says nothing else. */
function fromQuery(state) {
  const names = new Set(state.map(nameOf));
  return pieces(query()).filter((p) => isOurs(p) && (isList(p) || !names.has(nameOf(p))));
}

let { place, state } = parts();
state = [...fromQuery(state), ...state].join("&");

let seen = location.hash; // as it was last read or written here
const text = () => [place, state].filter(Boolean).join("&");

function replace(address) {
  try {
    // The mark tells an entry that was here before from a link that somebody followed.
    history.replaceState({ ...history.state, nungil: true }, "", address);
  } catch {
    // A sandboxed frame may not touch its address; figures and links work without.
  }
  seen = location.hash;
}

/** Bring the address in line. The state in the query has moved to the fragment with all others. */
function put() {
  const rest = query().split("&").filter((piece) => piece && !isOurs(piece));
  const search = rest.length > 0 ? `?${rest.join("&")}` : "";
  const hash = text() && `#${text()}`;
  replace(location.pathname + search + hash);
  refreshLinks(place, state);
}

/** Take the state that Python wrote: the fragment without a place. */
export function writeFragment(written) {
  state = written;
  // Between a click on a link and its hashchange the address has the link's place already.
  if (location.hash === seen) put();
}

let follow = () => {}; // Python reads the address when it starts; then it hears of links

/** From now on call `tell(query, fragment)` for every state link that is followed on this page. */
export function onLink(tell) {
  follow = tell;
}

addEventListener("hashchange", () => {
  const now = parts();
  place = now.place;
  // Back, forward, or a link to a place: no field changes.
  if (history.state?.nungil || (place && now.state.length === 0)) return put();
  state = now.state.join("&");
  replace();
  refreshLinks(place, state);
  follow(query(), fragment());
  show(targetOf(place, state));
});

// The place that is open already is no second entry in the history.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="#"]');
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hash.length < 2 || link.hash.slice(1) !== place || location.hash === link.hash) return;
  event.preventDefault();
  location.replace(link.hash);
});

replace();
refreshLinks(place, state);
lendState(() => state);
if (state) openAt(targetOf(place, state));
