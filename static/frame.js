// A figure in somebody else's page: tells its host what happens and how tall it is, and answers.
// Only on pages marked as embeds, and only to the window that frames them.
import "./readiness.js";

const parent = window.parent;
const { nungil } = window;
const post = (message) => parent.postMessage(message, "*");
const tell = (message) => post({ source: "nungil", ...message });
const name = document.querySelector("figure[data-figure]")?.dataset.figure;

/** Begin to speak with the host, if there is one. */
export function speak() {
  if (parent === window || document.documentElement.dataset.page !== "embed") return;
  watchHeight();
  document.addEventListener("nungil:change", ({ detail }) => tell({ type: "change", ...detail }));
  addEventListener("message", listen);
  tellWhenReady();
  nungil.readiness.renewed = tellWhenReady;
}

function tellWhenReady() {
  nungil.ready.then(
    () => tell({ type: "ready", figure: name }),
    (error) => tell({ type: "error", figure: name, message: error.message }),
  );
}

// --- Height, also in the words that learning platforms already listen for ---------------------

// Platforms differ in the name and in whether they parse JSON.
const LTI = ["lti.frameResize", "org.imsglobal.lti.frameResize"];

function watchHeight() {
  let told = 0;
  let isH5p = false;

  const measure = () => {
    // Of the content, not of the window: a frame made taller must not make the content taller.
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told || height === 0) return;
    told = height;
    tell({ type: "height", figure: name, height });
    for (const subject of LTI) {
      post({ subject, height });
      post(JSON.stringify({ subject, height }));
    }
    if (isH5p) post({ context: "h5p", action: "resize", scrollHeight: height });
  };
  const tellAgain = () => {
    told = 0;
    measure();
  };

  const hearH5p = (action) => {
    if (action === "hello" && !isH5p) {
      isH5p = true;
      post({ context: "h5p", action: "hello" });
    }
    if (action === "hello" || action === "resize") {
      const { scrollHeight } = document.body;
      post({ context: "h5p", action: "prepareResize", scrollHeight, clientHeight: innerHeight });
    }
    if (action === "resizePrepared") tellAgain();
  };

  // Once at once: in a frame that is far out of view no observer speaks.
  measure();
  new ResizeObserver(measure).observe(document.body);
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    if (data === "requestResize") tellAgain();
    if (data?.context === "h5p") hearH5p(data.action);
  });
  // H5P's resizer answers whoever greets it; it greets by itself only frames of H5P.
  post({ context: "h5p", action: "hello" });
}

// --- Questions from the host ---------------------------------------------------------------------

async function listen({ source, data }) {
  if (source !== parent || data?.target !== "nungil") return;
  if (data.type !== "get" && data.type !== "set") return;
  const { figure, id } = data;
  try {
    await nungil.ready;
    const answer = data.type === "get" ? nungil.get(figure) : nungil.set(figure, data.state);
    tell({ type: "state", id, figure, ...answer });
  } catch (error) {
    tell({ type: "error", id, figure, message: error.message });
  }
}
