// For host pages: gives every frame that holds a Nungil figure the height that the figure needs.
// <script src="…/embed.js"></script>, once, anywhere on the page. Without it figures scroll inside.
addEventListener("message", ({ source, data }) => {
  if (data?.source !== "nungil" || data.type !== "height" || !(data.height > 0)) return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.style.height = `${Math.min(data.height, 4000)}px`;
});
