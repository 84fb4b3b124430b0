// Handles under a pointer: which one is dragged, and to where in the figure's own units.

// WebKit measures an element that CSS `zoom` enlarges as if it were not, and subtracts the scrolling
// afterwards; the pointer's position it tells right. Engines where both agree know `currentCSSZoom`.
function zoomOf(element) {
  let zoom = 1;
  if ("currentCSSZoom" in Element.prototype) return zoom;
  for (let at = element; at; at = at.parentElement) zoom *= Number(getComputedStyle(at).zoom) || 1;
  return zoom;
}

/** Return a pointer's position in the units of a plot area, or null where that area has no size. */
function pointerAt(frame, { clientX, clientY }) {
  const [left, bottom, right, top] = frame.dataset.frame.split(",").map(Number);
  const box = frame.getBoundingClientRect();
  if (!(box.width > 0 && box.height > 0)) return null;
  const zoom = zoomOf(frame);
  const across = (clientX + scrollX) / zoom - scrollX - box.left;
  const down = (clientY + scrollY) / zoom - scrollY - box.top;
  return [
    left + (across / box.width) * (right - left),
    top - (down / box.height) * (top - bottom),
  ];
}

/**
 * Send ["drag", handle, x, y] while a handle is dragged, and ["end"] when it is let go.
 * `on` adds listeners to the root. Returns a function that ends a drag without a word.
 */
export function listenToPointer(root, on, send) {
  let dragged = null; // { pointer, handle, frame }

  const end = ({ pointerId }) => {
    if (dragged?.pointer !== pointerId) return;
    dragged = null;
    send(["end"]);
  };

  on("pointerdown", (event) => {
    const handle = event.target.closest("[data-handle]");
    if (!handle || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault(); // no text is selected by dragging
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    dragged = { pointer: event.pointerId, handle: handle.dataset.handle, svg: handle.closest("svg") };
  });

  on("pointermove", (event) => {
    if (dragged?.pointer !== event.pointerId) return;
    if (event.buttons === 0) return end(event);
    const at = pointerAt((dragged.svg ?? root).querySelector("[data-frame]"), event);
    if (at) send(["drag", dragged.handle, ...at]);
  });

  for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) on(kind, end);

  // A finger that begins on a handle moves it and scrolls nothing. `touch-action` says the same, but
  // not every engine heeds it on parts of a drawing.
  const hold = (event) => event.target.closest("[data-handle]") && event.preventDefault();
  on("touchstart", hold, { passive: false });

  return () => {
    dragged = null;
  };
}
