// Stands in the page itself, after readiness.js, as a classic script: it runs where no other file
// arrives, and where the page was opened as a file.
(() => {
  const root = document.documentElement;
  const status = document.getElementById("nungil-status");

  if (location.protocol === "file:") {
    document.getElementById("nungil-from-file").hidden = false;
    return;
  }
  const lost = () => {
    if (root.dataset.nungil !== "static") return;
    root.dataset.nungil = "failed";
    status.hidden = false;
    status.firstElementChild.textContent = status.dataset.lost;
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = status.dataset.retry;
    again.onclick = () => location.reload();
    status.append(again);
    status.dataset.failed = "";
    window.nungil.readiness.reject(new Error(status.dataset.lost));
  };
  setTimeout(lost, 14000);
  // A script that does not come is an error of its element, one that came in part of the window.
  const ours = (target) => target === window || target.tagName === "SCRIPT";
  addEventListener("error", ({ target }) => ours(target) && lost(), true);
})();
