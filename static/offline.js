// The service worker: where the network has nothing, what an earlier visit kept (see keep.js).
// The network is always asked first, so that nothing old is shown where something newer can be had.
addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
