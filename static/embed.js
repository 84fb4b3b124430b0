// For host pages: gives every frame that holds a Nungil figure the height that the figure needs.
// <script src="…/embed.js"></script>, once, anywhere on the page. Without it figures scroll inside.
(() => {
  const MOST = 4000; // px; a message must not stretch the page without end
  const px = (...lengths) => lengths.reduce((sum, length) => sum + (parseFloat(length) || 0), 0);
  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;

  // --- Which frame speaks: it may stand in the (open) shadow root of a custom element ------------

  function* framesIn(root) {
    yield* root.querySelectorAll("iframe");
    for (const element of root.querySelectorAll("*"))
      if (element.shadowRoot) yield* framesIn(element.shadowRoot);
  }

  const known = new WeakMap();

  function frameOf(source) {
    let frame = known.get(source);
    if (frame?.isConnected && frame.contentWindow === source) return frame;
    frame = [...framesIn(document)].find(({ contentWindow }) => contentWindow === source);
    if (frame) known.set(source, frame);
    return frame;
  }

  // --- Its height -------------------------------------------------------------------------------

  /** Return what CSS of the host's adds to the content: border and padding of the frame. */
  function extra(style) {
    if (style.boxSizing !== "border-box") return 0;
    return px(style.borderTopWidth, style.borderBottomWidth, style.paddingTop, style.paddingBottom);
  }

  const isOutOfFlow = ({ position }) => position === "absolute" || position === "fixed";

  /** Yield the wrappers that hold a frame to their own height, innermost first. */
  function* wrappersOf(frame) {
    let isFree = isOutOfFlow(getComputedStyle(frame)); // of boxes that are not positioned
    let isHeld = !isFree;
    for (let at = parentOf(frame); at && at !== document.body; at = parentOf(at)) {
      const style = getComputedStyle(at);
      if (style.display === "contents" || (isFree && style.position === "static")) continue;
      if (["auto", "scroll"].includes(style.overflowY)) return; // everything in it can be reached
      // An absolute frame does not stretch the box that it is placed in: a box of a fixed ratio.
      if (!isHeld || ["hidden", "clip"].includes(style.overflowY)) yield at;
      isHeld = true;
      isFree = isOutOfFlow(style);
    }
  }

  const bottomOf = (element) => element.getBoundingClientRect().bottom;

  /** Make a wrapper as tall as its frame. Its ratio, be it padding or `aspect-ratio`, gives way. */
  function stretch(wrapper, frame) {
    const style = getComputedStyle(wrapper);
    const top = wrapper.getBoundingClientRect().top;
    const height = bottomOf(frame) - top + px(style.borderBottomWidth);
    Object.assign(wrapper.style, {
      boxSizing: "border-box",
      height: `${height}px`,
      maxHeight: "none",
      aspectRatio: "auto",
      paddingBottom: "0",
    });
  }

  const stretched = new WeakSet();

  function fit(frame, height) {
    const before = frame.style.cssText;
    frame.style.height = `${height + extra(getComputedStyle(frame))}px`;
    const undo = [[frame, before]];
    for (const wrapper of wrappersOf(frame)) {
      if (!stretched.has(wrapper) && bottomOf(frame) <= bottomOf(wrapper) + 1) continue;
      undo.push([wrapper, wrapper.style.cssText]);
      stretch(wrapper, frame);
      stretched.add(wrapper);
    }
    // A host that insists on its own heights keeps them, and the figure scrolls inside its frame.
    const isCut = [...wrappersOf(frame)].some((w) => bottomOf(frame) > bottomOf(w) + 1);
    if (isCut) for (const [element, css] of undo) element.style.cssText = css;
  }

  addEventListener("message", ({ source, data }) => {
    if (data?.source !== "nungil" || data.type !== "height" || !(data.height > 0)) return;
    const frame = frameOf(source);
    if (frame) fit(frame, Math.min(data.height, MOST));
  });

  // Frames that were there before this script have told their height to nobody.
  for (const { src, contentWindow } of framesIn(document))
    if (/\/embed\/[a-z]+\.html/.test(src)) contentWindow?.postMessage("requestResize", "*");
})();
