// Loads for later what no table has asked for yet, one file after the other, as it is in no hurry. It has a worker of its
// own: the service worker would answer nobody while it takes large files apart.
importScripts("../fetching.js");

addEventListener("message", async ({ data: { files, cache, scope, headers } }) => {
  const kept = await caches.open(cache);
  for (const [key, file] of files) {
    if (await kept.match(key)) continue;
    await fetched(file, scope, headers).then((got) => kept.put(key, got)).catch(() => {}); // it is asked for when it is needed
  }
  postMessage("filled");
});
