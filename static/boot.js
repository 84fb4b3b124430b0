// The start: mount the figures, so that early input is queued; make sure of a storage; then let
// PyScript take over.
import { broken, fail, progressed, start, words } from "./progress.js";
import { canStart } from "./needs.js";
import "./downloads.js";
import "./interpreter.js";
import "./address.js";
import { isConnected, mountAll } from "./api.js";
import { speak } from "./frame.js";

progressed("begin");
mountAll();
speak();

const steps = {
  "Loading interpreter": "interpreter",
  "Loaded interpreter": "packages",
  "Loaded JS modules": "figures",
};
addEventListener("py:progress", ({ detail }) => progressed(steps[detail]));
// Figures wake after the script has ended; one that ended before it connected has failed.
addEventListener("py:done", () => isConnected() || fail(words("python")));
addEventListener("unhandledrejection", ({ reason }) => broken(reason));
// A page that was left while it loaded comes back with its downloads aborted.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && document.documentElement.dataset.nungil !== "ready") location.reload();
});

// WebKit forgets that the keyboard is at work when arrow keys go from one radio button to the next,
// and `:focus-visible` with it. The style sheet asks here instead.
addEventListener("keydown", () => (document.documentElement.dataset.keys = ""), true);
addEventListener("pointerdown", () => delete document.documentElement.dataset.keys, true);

// PyScript opens IndexedDB whatever its settings say. Where storage is forbidden, as in a
// sandboxed frame, opening it throws, and an empty one in memory takes its place.
async function ensureStorage() {
  try {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open("nungil");
      opening.onsuccess = () => resolve(opening.result.close());
      opening.onerror = reject;
    });
  } catch {
    const { IDBKeyRange, indexedDB } = await import("./vendor/fake-indexeddb.js");
    for (const [name, value] of Object.entries({ IDBKeyRange, indexedDB }))
      Object.defineProperty(window, name, { value, configurable: true, writable: true });
  }
}

async function startPython() {
  try {
    await ensureStorage();
    await import(new URL(start.pyscript, document.baseURI));
  } catch (error) {
    broken(error);
  }
}

if (canStart) await startPython();
else fail(words("no_wasm"), null);
