// The start: keep what the reader does early, make sure of a storage, then let PyScript take over.
import { broken, fail, progressed, start, words } from "./progress.js";
import "./supply.js";
import "./interpreter.js";
import "./address.js";
import { keepEarly } from "./early.js";
import { speak } from "./frame.js";

progressed("begin");
keepEarly();
speak();

const steps = {
  "Loading interpreter": "interpreter",
  "Loaded interpreter": "packages",
  "Loaded JS modules": "figures",
};
addEventListener("py:progress", ({ detail }) => progressed(steps[detail]));
addEventListener("py:done", () => fail(words("python")));
addEventListener("unhandledrejection", ({ reason }) => broken(reason));
// A page that was left while it loaded comes back with its downloads cut off.
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

try {
  await ensureStorage();
  await import(new URL(start.pyscript, document.baseURI));
} catch (error) {
  broken(error);
}
