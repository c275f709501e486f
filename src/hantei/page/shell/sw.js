// The service worker: answers every request of the site. Its own files come from the cache, so that nothing is needed
// from outside after the first visit; pages are asked of Python, which runs in a worker of the window around them.

importScripts("fetching.js");

const SITE = "@site@";
const CACHE = "hantei-files-3", ASSETS = "hantei-assets";
const SCOPE = new URL("./", self.location).href;
const UNDER = new URL(SCOPE).pathname;
const APP = "app";

// What may be loaded and run: nothing from anywhere else.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
// Nothing from elsewhere stands beside the page either: only then do browsers let workers share memory.
const ALONE = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
const HEADERS = {
  "content-security-policy": POLICY, "referrer-policy": "same-origin", "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin", ...ALONE,
};

// Its files

const keyOf = (file) => new URL(`parts/${file.digest}`, SCOPE).href;

const tell = async (message) => {
  for (const one of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) one.postMessage(message);
};

// Loads what a table needs, unless it is there.
const filled = async () => {
  const cache = await caches.open(CACHE);
  const files = Object.values(SITE.files).filter((file) => !file.later);
  let done = 0;
  const all = files.reduce((sum, file) => sum + file.size, 0);
  await Promise.all(files.map(async (file) => {
    if (!(await cache.match(keyOf(file)))) await cache.put(keyOf(file), await fetched(file, SCOPE, HEADERS));
    done += file.size;
    await tell({ kind: "loaded", part: done / all });
  }));
};

// Tells a window what it is to have loaded for later, unless all is there.
const rest = async (window) => {
  const cache = await caches.open(CACHE);
  const files = Object.values(SITE.files).filter((file) => file.later).map((file) => [keyOf(file), file]);
  const there = await Promise.all(files.map(([key]) => cache.match(key)));
  const missing = files.filter((file, place) => !there[place]);
  if (missing.length) window.postMessage({ kind: "rest", files: missing, cache: CACHE, scope: SCOPE, headers: HEADERS });
};

// A file, kept for the next time where there is room. As it was kept it is given out: so the browser may keep what it
// has compiled of it as well.
const kept = async (file) => {
  const cache = await caches.open(CACHE);
  const found = await cache.match(keyOf(file));
  if (found) return found;
  const got = await fetched(file, SCOPE, HEADERS);
  await cache.put(keyOf(file), got.clone()).catch(() => {});
  return got;
};

const tidied = async () => {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.values(SITE.files).map(keyOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  await caches.delete(ASSETS);
  for (const before of ["hantei-files", "hantei-files-2"]) await caches.delete(before); // where earlier versions kept them
};

const own = async (path) => {
  const file = SITE.files[path];
  return file ? kept(file) : new Response("", { status: 404 });
};

// Pages

const isShell = (client) => client.frameType === "top-level" && [UNDER, `${UNDER}index.html`].includes(new URL(client.url).pathname);

// What stands in no header that a script may read: where a form comes from.
const headersOf = (request) => {
  const ours = request.referrer.startsWith(`${new URL(SCOPE).origin}/`);
  return { ...Object.fromEntries(request.headers), origin: ours ? new URL(SCOPE).origin : "null" };
};

const EMPTY = [101, 204, 205, 304];

// Answers that are under way, and how each is broken off: where Python has gone with its window, pages ask again.
const underWay = new Set(), asking = new Set();

// Every window of the site is asked; that in which Python runs answers, and the others are told so.
const answered = (message, shells) => new Promise((resolve) => {
  const ports = shells.map((shell) => {
    const { port1, port2 } = new MessageChannel();
    shell.postMessage({ kind: "ask", ...message }, [port2]);
    return port1;
  });
  let sink, over = false;
  const unanswered = () => { over = true; resolve(Response.error()); };
  asking.add(unanswered);
  const end = (how) => {
    over = true;
    underWay.delete(broken);
    how();
  };
  const broken = () => end(() => sink.error(new Error("the window of the table was closed")));
  const body = (port) => new ReadableStream({
    start: (to) => { sink = to; underWay.add(broken); },
    cancel: () => end(() => port.postMessage({ kind: "left" })),
  });
  for (const port of ports) {
    port.onmessage = ({ data }) => {
      if (data.kind === "head") {
        asking.delete(unanswered);
        for (const other of ports) if (other !== port) other.postMessage({ kind: "taken" });
        const { status, headers } = data;
        over = EMPTY.includes(status);
        resolve(new Response(over ? null : body(port), { status, headers: { ...headers, ...ALONE } }));
      } else if (data.kind === "broken") {
        if (asking.delete(unanswered)) unanswered();
        else if (!over) broken();
        port.close();
      } else if (over) {
        port.close();
      } else if (data.kind === "body") {
        sink.enqueue(data.data);
      } else {
        end(() => sink.close());
      }
    };
  }
});

const asked = async (request, path, query) => {
  if (request.method === "GET" && request.mode === "navigate" && request.destination === "document") {
    return Response.redirect(`${SCOPE}#${path}${query}`);  // a page of the table by itself: with the window around it
  }
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  const message = { method: request.method, path: `${UNDER}${APP}${path}`, query: query.slice(1), headers: headersOf(request), body };
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return answered(message, windows.filter(isShell));
};

// What pages load is named by its content: Python is asked for it once.
const NAMED = /^\/static\/[0-9a-f]{12}\//;

const asset = async (request, path) => {
  const cache = await caches.open(ASSETS).catch(() => null);
  const found = await cache?.match(request.url);
  if (found) return found;
  const got = await asked(request, path, "");
  if (got.ok) void cache?.put(request.url, got.clone()).catch(() => {});
  return got;
};

addEventListener("install", (event) => event.waitUntil(filled()));
addEventListener("activate", (event) => event.waitUntil(tidied().then(() => self.clients.claim())));
addEventListener("message", (event) => {
  if (event.data.kind === "end") for (const breakOff of [...underWay, ...(event.data.all ? asking : [])]) breakOff();
  if (event.data.kind === "claim") event.waitUntil(self.clients.claim());
  if (event.data.kind === "rest") event.waitUntil(rest(event.source));
  if (event.data.kind === "renew") event.waitUntil(tell({ kind: "renewing" }).then(() => self.skipWaiting()));
});
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (!url.href.startsWith(SCOPE)) return;
  const path = url.pathname.slice(UNDER.length), below = path.slice(APP.length);
  if (path.startsWith("parts/")) return; // what is to be kept, as it comes from the web space
  if (!path.startsWith(`${APP}/`)) event.respondWith(own(path || "index.html"));
  else event.respondWith(NAMED.test(below) ? asset(event.request, below) : asked(event.request, below, url.search));
});
