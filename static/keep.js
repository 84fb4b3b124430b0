// An extra: what this visit used is kept, so that the next one works without a network. Only for a
// page of its own; a figure in somebody else's page keeps nothing on its readers' machines.

const root = new URL("..", import.meta.url).href;
const sealed = /\/((?:assets|runtime)-[0-9a-f]+)\//;

/** Keep the page and all files of the site that it has asked for so far. */
export async function keep() {
  if (window.parent !== window) return;
  try {
    await navigator.serviceWorker.register(new URL("offline.js", root));
    const cache = await caches.open(`nungil ${root}`);
    const page = location.href.replace(/[?#].*/, "");
    const used = performance.getEntriesByType("resource").map(({ name }) => name);
    await add(cache, [page, ...used.filter((address) => address.startsWith(root))]);
  } catch {
    // Where workers or storage are forbidden, or the disk is full, all works but this.
  }
}

async function add(cache, addresses) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const folders = new Set(addresses.map((address) => sealed.exec(address)?.[1]));
  // What lies in a sealed folder never changes.
  await cache.addAll([...new Set(addresses)].filter((a) => !(there.has(a) && sealed.test(a))));
  for (const url of there) {
    const folder = sealed.exec(url)?.[1];
    if (folder && !folders.has(folder)) await cache.delete(url);
  }
}
