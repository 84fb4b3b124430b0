// What the runtime is going to fetch, fetched at once and side by side: counted, checked for its
// length, and asked for again when it does not come. The runtime then finds it at hand.
import { arrived, expect, offer, progressed, start, words } from "./progress.js";

const TYPES = { wasm: "application/wasm", json: "application/json" };
const fromNetwork = window.fetch.bind(window);
const total = start.files.reduce((sum, file) => sum + file.bytes, 0);
let received = 0;

class Supply {
  constructor({ url, bytes, name }) {
    this.url = new URL(url, document.baseURI).href;
    this.bytes = bytes;
    this.name = name;
    expect(name);
    this.whole = this.#fetchUntilWhole("default");
  }

  async #fetchUntilWhole(cache) {
    const before = received;
    try {
      return await this.#fetch(cache);
    } catch (problem) {
      received = before;
      // What is in the browser's cache may be the damaged file: ask past it.
      return new Promise((resolve) =>
        offer(this.name, problem.message, () => resolve(this.#fetchUntilWhole("reload"))),
      );
    }
  }

  async #fetch(cache) {
    const response = await fromNetwork(this.url, { cache, credentials: "same-origin" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const parts = [];
    let length = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
      received += value.length;
      progressed("receiving", {
        got: (received / 2 ** 20).toFixed(1),
        all: (total / 2 ** 20).toFixed(1),
      });
    }
    if (length !== this.bytes) throw new Error(words("size", { got: length, all: this.bytes }));
    arrived(this.name);
    return new Blob(parts, { type: TYPES[this.url.split(".").pop()] ?? "application/octet-stream" });
  }

  async response() {
    return new Response(await this.whole, { status: 200 });
  }
}

const supplies = new Map();
for (const file of start.files) {
  const supply = new Supply(file);
  supplies.set(supply.url, supply);
}

window.fetch = (request, options) => {
  const url = new URL(request instanceof Request ? request.url : request, document.baseURI).href;
  return supplies.get(url)?.response() ?? fromNetwork(request, options);
};

/** The runtime has taken what it needs. */
export function close() {
  window.fetch = fromNetwork;
  supplies.clear();
}
