// Watches a drag: when moves are heard, when the figure's picture has followed, and every frame.
// Called with the figure; leaves `window.__drag`.
(figure) => {
  const drag = (window.__drag = { delays: [], waits: [], handlers: [], draws: [], frames: [] });
  let first = null;
  let heard = 0;
  let frame = 0;

  // Heard first at the window, on the way down, and last there, on the way up.
  addEventListener(
    "pointermove",
    (event) => {
      heard = performance.now();
      first ??= { stamp: event.timeStamp, heard };
    },
    true,
  );
  addEventListener("pointermove", () => drag.handlers.push(performance.now() - heard));

  // Called once the frame's callback that changed the figure has ended.
  new MutationObserver(() => {
    if (!first) return;
    const now = performance.now();
    drag.delays.push(now - first.heard);
    drag.waits.push(now - first.stamp);
    drag.draws.push(now - frame);
    first = null;
  }).observe(figure, { subtree: true, childList: true, attributes: true, characterData: true });

  const tick = (stamp) => {
    drag.frames.push(stamp);
    frame = performance.now();
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
