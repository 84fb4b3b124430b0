// Stands in the page itself, as a script of the old kind: it runs where no other file arrives, and
// where the page was opened as a file. `nungil.ready` can be waited for from here on.
(() => {
  const root = document.documentElement;
  const status = document.getElementById("nungil-status");
  const nungil = (window.nungil = { version: status.dataset.version });
  const renew = () => {
    nungil.ready = new Promise((resolve, reject) => Object.assign(renew, { resolve, reject }));
    nungil.ready.catch(() => {}); // whoever waits hears of a failure; the console need not
  };
  renew();
  // For the scripts that bring the page to life, not for visitors.
  Object.defineProperty(nungil, "promise", { value: renew });

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
    renew.reject(new Error(status.dataset.lost));
  };
  setTimeout(lost, 14000);
  // A script that does not come is an error of its element, one that came in part of the window.
  const ours = (target) => target === window || target.tagName === "SCRIPT";
  addEventListener("error", ({ target }) => ours(target) && lost(), true);
})();
