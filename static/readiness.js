// `window.nungil` and its promise `ready`. The build puts this file in front of inline.js, and the
// modules import it: whichever runs first makes the object. Hosts that optimise pages may let the
// page's own scripts run last.
(() => {
  if (window.nungil) return;
  const { version } = document.getElementById("nungil-status").dataset;
  const nungil = (window.nungil = { version });
  const readiness = {
    /** Make a new promise, for a new attempt. `renewed` may hold a function that hears of it. */
    renew() {
      nungil.ready = new Promise((resolve, reject) => Object.assign(readiness, { resolve, reject }));
      nungil.ready.catch(() => {}); // whoever waits hears of a failure; the console need not
      readiness.renewed?.();
    },
  };
  readiness.renew();
  // For the modules that start the page, not for visitors.
  Object.defineProperty(nungil, "readiness", { value: readiness });
})();
