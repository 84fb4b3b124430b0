// Wears the page: `moves` of a handle that a real pointer has taken hold of, then `toggles` of √d.
// Both go through the figure's own listeners, a few a frame.
async ([moves, toggles]) => {
  const MOVES_A_FRAME = 20;
  const POINTER = 1; // the mouse
  const figure = document.querySelector('figure[data-figure="plane"]');
  const frame = () => new Promise(requestAnimationFrame);
  const handle = () => figure.querySelector('[data-handle="q"]');
  const { x, y, width, height } = figure.querySelector("svg").getBoundingClientRect();

  for (let n = 0; n < moves; n++) {
    const angle = n * 0.05;
    handle().dispatchEvent(
      new PointerEvent("pointermove", {
        bubbles: true,
        pointerId: POINTER,
        isPrimary: true,
        pointerType: "mouse",
        buttons: 1,
        clientX: x + width * (0.5 + 0.3 * Math.cos(angle)),
        clientY: y + height * (0.5 + 0.3 * Math.sin(angle)),
      }),
    );
    if (n % MOVES_A_FRAME === 0) await frame();
  }
  for (let n = 0; n < toggles; n++) {
    figure.querySelector(`[name="plane.scale"][value="${n % 2 ? "sqrt" : "none"}"]`).click();
    await frame();
  }
}
