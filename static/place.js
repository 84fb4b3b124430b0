// Where a link opens the page. The window is scrolled, and nothing around it if it is a frame.

const isEmbed = document.documentElement.dataset.page === "embed";

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Return the element at which a link opens: its place, else the first figure that it names. */
export function targetOf(place, state) {
  const named = document.getElementById(decoded(place));
  if (named) return named;
  for (const [, name] of decoded(state).matchAll(/(?:^|[&=,])([a-z]+(?:-\d+)?)\.\w/g)) {
    const figure = document.getElementById(`figure-${name}`);
    if (figure) return figure;
  }
  return null;
}

function scrollToTop(target) {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = scrollY + target.getBoundingClientRect().top - padding;
  // Not scrollIntoView: that scrolls the pages around a frame too.
  scrollTo({ top, behavior: "instant" });
}

/** Scroll to a target that is out of view. */
export function show(target) {
  if (isEmbed || !target) return;
  const { top, bottom } = target.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) scrollToTop(target);
}

/** Open the page at a target, once; the reader's own scrolling, and a reload's, comes first. */
export function openAt(target) {
  const [entry] = performance.getEntriesByType("navigation");
  if (isEmbed || !target || scrollY > 0 || (entry && entry.type !== "navigate")) return;
  scrollToTop(target);
  // Fonts that come later move what stands above; whoever has scrolled meanwhile is left in peace.
  const there = scrollY;
  addEventListener("load", () => scrollY === there && scrollToTop(target), { once: true });
}
