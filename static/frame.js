// A figure in somebody else's page: tells its host what happens and how tall it is, and answers.
// Only on pages marked as embeds, and only to the window that frames them.

const parent = window.parent;
const tell = (message) => parent.postMessage({ source: "nungil", ...message }, "*");
const name = document.querySelector("figure[data-figure]")?.dataset.figure;

/** Begin to speak with the host, if there is one. */
export function speak() {
  if (parent === window || document.documentElement.dataset.page !== "embed") return;
  watchHeight();
  document.addEventListener("nungil:change", ({ detail }) => tell({ type: "change", ...detail }));
  addEventListener("message", listen);
  window.nungil.ready.then(
    () => tell({ type: "ready", figure: name }),
    (error) => tell({ type: "error", figure: name, message: error.message }),
  );
}

// --- Height, also in the words that learning platforms already listen for ---------------------

let h5p = false;

function watchHeight() {
  let told = 0;
  const measure = () => {
    // Of the content, not of the window: a frame made taller must not make the content taller.
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told || height === 0) return;
    told = height;
    tell({ type: "height", figure: name, height });
    parent.postMessage({ subject: "lti.frameResize", height }, "*");
    if (h5p) parent.postMessage({ context: "h5p", action: "resize", scrollHeight: height }, "*");
  };
  new ResizeObserver(measure).observe(document.body);
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.context !== "h5p") return;
    if (data.action === "hello") {
      h5p = true;
      told = 0;
      parent.postMessage({ context: "h5p", action: "hello" }, "*");
      parent.postMessage({ context: "h5p", action: "prepareResize", scrollHeight: document.body.scrollHeight, clientHeight: innerHeight }, "*");
    }
    if (data.action === "resizePrepared") measure();
  });
}

// --- Questions from the host ---------------------------------------------------------------------

async function listen({ source, data }) {
  if (source !== parent || data?.target !== "nungil") return;
  if (data.type !== "get" && data.type !== "set") return;
  const { figure, id } = data;
  try {
    await window.nungil.ready;
    const answer =
      data.type === "get" ? window.nungil.get(figure) : window.nungil.set(figure, data.state);
    tell({ type: "state", id, figure, ...answer });
  } catch (error) {
    tell({ type: "error", id, figure, message: error.message });
  }
}
