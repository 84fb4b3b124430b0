// Links between Nungil's own pages carry the state, the locks and the veils.

const site = new URL("..", import.meta.url).href;

const isOwnPage = (link) => {
  const { pathname, hash } = new URL(link.href);
  const isFragment = link.getAttribute("href").startsWith("#");
  return link.href.startsWith(site) && !isFragment && /(\.html|\/)$/.test(pathname) && !hash.includes("=");
};

// Each with the address that it was built with: of another page, perhaps of a place on it.
const links = [...document.querySelectorAll("a[href]")]
  .filter(isOwnPage)
  .map((link) => [link, ...link.getAttribute("href").split("#")]);

/** Let the links to other pages lead to the same place in the same state. */
export function refreshLinks(place, state) {
  for (const [link, page, own] of links) {
    const fragment = [own || place, state].filter(Boolean).join("&");
    link.setAttribute("href", fragment ? `${page}#${fragment}` : page);
  }
}

/**
 * Let links to a place on this page carry the state where they are copied or opened elsewhere.
 * A plain click follows them as they are: the browser scrolls and moves the focus by itself.
 */
export function lendState(state) {
  const lend = (event) => {
    const link = event.target.closest?.('a[href^="#"]');
    const href = link?.getAttribute("href");
    if (!link || href.length < 2 || href.includes("=") || !state()) return;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.type === "click" && !elsewhere) return;
    link.setAttribute("href", `${href}&${state()}`);
    setTimeout(() => link.setAttribute("href", href));
  };
  for (const kind of ["click", "auxclick", "contextmenu", "dragstart"])
    document.addEventListener(kind, lend, true);
}
