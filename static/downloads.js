// What the runtime is going to fetch, fetched at once and side by side: counted, checked for its
// length, and asked for again when it does not come. The runtime then finds it at hand.
import { canStart } from "./needs.js";
import { arrived, expect, offer, progressed, start, words } from "./progress.js";

const WASM = "application/wasm";
const TYPES = { json: "application/json" };
const fromNetwork = window.fetch.bind(window);
const total = start.files.reduce((sum, file) => sum + file.bytes, 0);
let received = 0;

const modules = new WeakMap();
/** The compiled module that stands behind an answer, if one does. */
export const moduleOf = (response) => modules.get(response);

class Download {
  constructor({ url, bytes, name }) {
    this.url = new URL(url, document.baseURI).href;
    // Archives are called .json on top, so that hosts compress them; the runtime does not know.
    this.asked = this.url.replace(/\.(zip|whl)\.json$/, ".$1");
    this.bytes = bytes;
    this.name = name;
    expect(name);
    this.whole = this.#fetchUntilWhole("default");
  }

  async #fetchUntilWhole(cache) {
    const before = received;
    try {
      const whole = await this.#fetch(cache);
      arrived(this.name);
      return whole;
    } catch (problem) {
      received = before;
      // It came whole, but cannot be compiled: that is not the network's fault.
      const kind = problem instanceof WebAssembly.CompileError ? "unusable" : "missing";
      // What is in the browser's cache may be the damaged file: ask past it.
      return new Promise((resolve) =>
        offer(kind, this.name, problem.message, () => resolve(this.#fetchUntilWhole("reload"))),
      );
    }
  }

  async #fetch(cache) {
    const response = await fromNetwork(this.url, { cache, credentials: "same-origin" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    if (this.url.endsWith(".wasm")) return this.#compile(response);
    const parts = [];
    await this.#read(response, (part) => parts.push(part));
    return new Blob(parts, { type: TYPES[this.url.split(".").pop()] ?? "application/octet-stream" });
  }

  /** The module, compiled while it comes in. The browser keeps its code with the answer it was in. */
  async #compile(response) {
    const { headers } = response;
    const counted = this.#read(response.clone());
    const typed = headers.get("content-type")?.startsWith(WASM)
      ? response
      : new Response(response.body, { headers: { "content-type": WASM } });
    const module = WebAssembly.compileStreaming(typed);
    module.catch(() => {}); // what is wrong with the file is known better by its length
    await counted;
    return module;
  }

  /** Read an answer to its end, and make sure of its length. */
  async #read(response, take = () => {}) {
    let length = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      take(value);
      length += value.length;
      received += value.length;
      tell();
    }
    if (length !== this.bytes) throw new Error(words("size", { got: length, all: this.bytes }));
  }

  async response() {
    const whole = await this.whole;
    if (whole instanceof Blob) return new Response(whole);
    const response = new Response();
    modules.set(response, whole);
    return response;
  }
}

let told = 0;

/** Bytes come in a thousand pieces; saying so ten times a second is enough. */
function tell() {
  const now = performance.now();
  if (now - told < 100) return;
  told = now;
  const [got, all] = [received, total].map((bytes) => (bytes / 2 ** 20).toFixed(1));
  progressed("receiving", { got, all });
}

const downloads = new Map();
for (const file of canStart ? start.files : []) {
  const download = new Download(file);
  downloads.set(download.url, download).set(download.asked, download);
}

window.fetch = (request, options) => {
  const url = new URL(request instanceof Request ? request.url : request, document.baseURI).href;
  return downloads.get(url)?.response() ?? fromNetwork(request, options);
};

/** The runtime has taken what it needs. */
export function close() {
  window.fetch = fromNetwork;
  downloads.clear();
}
