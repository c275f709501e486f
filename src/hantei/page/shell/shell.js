// The window around the table: gets the service worker and Python going, and shows the table in a frame. Whoever has
// the site open in several windows plays in all of them; Python runs in one, and in the next when that is closed.
(() => {
  "use strict";

  const WORDS = JSON.parse(document.getElementById("words").textContent);
  const LOCK = "hantei-tables", COOKIES = "cookies", NEEDED = "needed";
  const PATIENCE = 20_000, CALM = 5_000; // milliseconds
  const frame = document.getElementById("table");
  const state = document.getElementById("state");
  const part = document.getElementById("part");
  const under = new URL("./", location.href).pathname;
  const app = `${under}app`;
  let python = null;
  const waiting = new Map();

  const stored = (what) => {
    try {
      return localStorage.getItem(what) || "";
    } catch {
      return ""; // storage is barred: nothing is remembered
    }
  };

  const remember = (what, text) => {
    try {
      localStorage.setItem(what, text);
    } catch {
      // not kept beyond this window
    }
  };

  const language = () => {
    const chosen = /(?:^|; )lang=(\w+)/.exec(stored(COOKIES))?.[1];
    return [chosen, ...navigator.languages].map((one) => one?.slice(0, 2)).find((one) => one in WORDS) ?? "en";
  };

  const lang = language();
  const words = WORDS[lang];
  document.documentElement.lang = lang;
  document.title = document.querySelector("h1").textContent = words.title;

  const say = (sentence, progress) => {
    state.textContent = sentence;
    part.hidden = progress === undefined;
    if (progress !== undefined) part.value = progress;
  };

  const broken = (sentence) => {
    say(sentence);
    frame.hidden = true;
    document.getElementById("begin").hidden = false;
  };

  // Above the table: a sentence, and what can be done about it
  const notice = (sentence, label, act) => {
    const place = document.createElement("div");
    const text = document.createElement("p");
    const button = document.createElement("button");
    place.className = "notice";
    text.textContent = sentence;
    button.textContent = label;
    button.addEventListener("click", () => { place.remove(); act(); });
    place.append(text, button);
    document.getElementById("notices").append(place);
  };

  // The table

  // A path of the table, or what is behind a link: a game to begin (#play=RULEBOOK/SCENARIO&seed=SEED), a game to look
  // at (#replay=GAME), the next move of a game by post (#post=LETTER)
  const wanted = async () => {
    if (/^#\/(?!\/)/.test(location.hash)) return `${app}${location.hash.slice(1)}`;
    const link = new URLSearchParams(location.hash.slice(1));
    const game = link.get("play") ?? "";
    if (/^\w+\/\w+$/.test(game)) return sent(`/play/${game}`, { seed: link.get("seed") ?? "" });
    if (link.has("post")) return sent("/post", { letter: link.get("post") });
    if (link.has("replay")) return sent("/show", { game: link.get("replay") });
    return `${app}/`;
  };

  // Where a form leads, or, where it was refused, a page that says why
  const sent = async (path, fields) => {
    const answer = await fetch(app + path, { method: "POST", body: new URLSearchParams(fields) });
    if (answer.ok) return answer.url;
    frame.srcdoc = await answer.text();
    return null;
  };

  // What is not needed yet is loaded once a table has stood for a moment, since it would be in the way of the first
  // answers, or nobody sets one for a while: no network is needed then
  const rest = () => navigator.serviceWorker.controller?.postMessage({ kind: "rest" });

  let filling = null;

  const fill = (files) => {
    if (filling) return;
    filling = new Worker("run/filling.js");
    filling.addEventListener("message", () => {
      filling.terminate();
      filling = null;
    });
    filling.postMessage(files);
  };

  const shown = () => {
    const here = frame.contentWindow.location;
    if (!here.pathname.startsWith(`${app}/`)) return;
    if (here.pathname.startsWith(`${app}/t/`)) setTimeout(rest, CALM);
    history.replaceState(null, "", `#${here.pathname.slice(app.length)}${here.search}`);
    document.title = frame.contentDocument.title || words.title;
    document.documentElement.lang = frame.contentDocument.documentElement.lang;
    frame.contentDocument.addEventListener("click", download, true);
  };

  // Files are asked for here: browsers would ask the web space for what a link says is to be kept
  const download = async (event) => {
    const link = event.target.closest?.("a[download]");
    if (!link) return;
    event.preventDefault();
    const answer = await fetch(link.href);
    const kept = document.createElement("a");
    kept.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "hantei";
    kept.href = URL.createObjectURL(await answer.blob());
    kept.click();
    setTimeout(() => URL.revokeObjectURL(kept.href), 60_000);
  };

  const show = () => {
    document.getElementById("begin").hidden = true;
    frame.hidden = false;
    if (frame.src) return;
    frame.addEventListener("load", shown);
    void go();
  };

  const go = async () => {
    const address = await wanted();
    if (!address) return;
    frame.removeAttribute("srcdoc");
    frame.src = new URL(address, location.href).href;
  };

  addEventListener("hashchange", () => { if (frame.src) void go(); });

  // Python

  // The rulebook that was opened last: whoever comes back to a table needs it before that is shown
  const needed = () => (location.hash.startsWith("#/t/") ? stored(NEEDED).split(" ").filter(Boolean) : []);

  const start = () => {
    say(words.starting, 1);
    python = new Worker("run/worker.js", { type: "module" });
    python.addEventListener("message", ({ data }) => {
      if (data.kind === "cookies") remember(COOKIES, data.cookies);
      if (data.kind === "needed") remember(NEEDED, data.groups.join(" "));
      if (data.kind === "broken") broken(`${words.broken} (${data.detail})`);
      if (data.kind === "ready") {
        navigator.serviceWorker.controller.postMessage({ kind: "end" });
        setTimeout(rest, PATIENCE);
        if (!data.durable) notice(words.unkept, words.understood, () => {});
        show();
      }
    });
    python.addEventListener("error", () => broken(words.broken));
    python.postMessage({ kind: "begin", gone, root: app, origin: location.origin, languages: navigator.languages.join(","), cookies: stored(COOKIES), needed: needed() });
    for (const [port, request] of waiting) python.postMessage(request, [port]);
    waiting.clear();
  };

  navigator.serviceWorker?.addEventListener("message", ({ data, ports: [port] }) => {
    if (data.kind === "loaded" && !python) say(words.loading, data.part);
    if (data.kind === "rest") fill(data);
    if (data.kind === "renewing") {
      frame.src = "about:blank";
      navigator.serviceWorker.controller?.postMessage({ kind: "end", all: true }); // it stays as long as it answers something
    }
    if (data.kind !== "ask") return;
    if (python) {
      python.postMessage(data, [port]);
    } else {
      waiting.set(port, data);
      port.onmessage = () => waiting.delete(port); // another window has answered
    }
  });

  // Whoever goes lets go of the tables at once; whoever comes back to the window as it was finds them by loading it anew.
  // A worker that is busy hears no message in time: it reads in memory that all of them share that the window has gone
  const gone = self.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  addEventListener("pagehide", () => {
    if (gone) Atomics.store(gone, 0, 1);
    python?.postMessage({ kind: "leave" });
  });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });

  // Whoever holds the lock runs Python; it is let go when the window is closed
  const take = async () => {
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (!lock) {
        show();
        void navigator.locks.request(LOCK, held);
        return undefined;
      }
      return held();
    });
  };

  const held = () => {
    start();
    return new Promise(() => {});
  };

  const isReload = () => performance.getEntriesByType("navigation")[0]?.type === "reload";

  const begin = async () => {
    if (!("serviceWorker" in navigator) || !navigator.locks) return broken(words.unable);
    say(words.loading, 0);
    const registering = navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    // Who has a service worker does not wait for this: browsers put it behind their own look for a new one, which they
    // take seconds for
    if (!navigator.serviceWorker.controller) {
      await taken(await registering);
      if (!self.crossOriginIsolated && !isReload()) return location.reload(); // it came without what lets workers share memory
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    navigator.serviceWorker.startMessages();
    void navigator.storage?.persist?.();
    registering.then(renewals, () => {}); // without a network there is nothing new
    return take();
  };

  // The service worker takes the window, once it is there; whoever loads past the cache comes without it
  const taken = async (registered) => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    registered.active?.postMessage({ kind: "claim" });
    await changed;
  };

  // A new version of the site waits until somebody says so: no window changes under a game
  const renewals = (registered) => {
    const offer = (found) => notice(words.renewed, words.renew, () => found.postMessage({ kind: "renew" }));
    if (registered.waiting) offer(registered.waiting);
    registered.addEventListener("updatefound", () => {
      const found = registered.installing;
      found.addEventListener("statechange", () => { if (found.state === "installed") offer(found); });
    });
  };

  begin().catch((error) => broken(`${words.broken} (${error})`));
})();
