// The worker of the tables: Python, and in it the application, which answers what the service worker asks in the name of
// the pages. Beside it others think, and read what is written.
import { Files, opened } from "./files.js";
import { begun, booksAfter, laid, prepared, program } from "./python.js";
// Named here as well, so that they are not asked for only once the other has been read
import "./pyodide.asm.mjs";
import "./pyodide.mjs";
import "./unpacking.mjs";

const HOME = "/tables", NAMES = [
  "tables.db", "tables.db-wal", "tables.db-journal", "tables.db.key", "tables.db.lock", "versions.db", "versions.db-journal",
];
const GRACE = 2000, IDLE = 120_000; // milliseconds
let settle = () => {}, letGo = () => {}, windowGone = null;
const thinkers = [];
let application;

// Where tables are kept, and whether they stay there.
const mounted = (FS, handles) => {
  FS.mkdirTree(HOME);
  if (!handles) return;
  const files = new Files(FS, handles);
  FS.mount(files, {}, HOME);
  settle = () => files.settle();
  letGo = () => files.close();
};

// Who thinks: one task at a time. A worker reads in memory that both share whether its thought is given up; where browsers
// share none, or it does not look, one that takes long is ended, and another takes its place. One that nobody asks for a
// while is ended as well.
const thinker = (found) => {
  const waiting = [], mark = self.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  let worker = null, begun = false, current = null, rest = 0;

  const next = () => {
    clearTimeout(rest);
    current ??= waiting.shift() ?? null;
    if (!current) rest = setTimeout(() => { worker?.terminate(); worker = null; }, IDLE);
    if (current && !current.asked) {
      current.asked = true;
      worker ??= made();
      worker.postMessage({ number: current.number, task: current.task, groups: laid, program: program(), mark, windowGone });
    }
  };

  // A thought that nobody wants gets a moment to end by itself: a new worker takes longer to begin. One that has not
  // begun is left to its worker
  const hurry = () => {
    const slow = current;
    if (begun) setTimeout(() => {
      if (current !== slow) return;
      worker.terminate();
      worker = null;
      current = null;
      next();
    }, GRACE);
  };

  const ended = (number, data) => {
    current = null;
    found(number, data);
    next();
  };

  const made = () => {
    const one = new Worker(new URL("thinking.js", import.meta.url), { type: "module" });
    begun = false;
    one.addEventListener("message", ({ data }) => {
      if (one !== worker) return;
      if (data.found) return ended(data.number, data.found);
      begun = true;
      if (current?.dropped) hurry();
    });
    one.addEventListener("error", () => {
      if (one !== worker) return;
      worker = null;
      if (current) ended(current.number, new Uint8Array(0));
    });
    return one;
  };

  return {
    think: (number, task) => { waiting.push({ number, task: task.toJs() }); next(); },
    drop: (number) => {
      const place = waiting.findIndex((one) => one.number === number);
      if (place >= 0) waiting.splice(place, 1);
      if (current?.number !== number) return;
      if (mark) Atomics.store(mark, 0, number);
      current.dropped = true;
      hurry();
    },
    end: () => {
      if (mark && current) Atomics.store(mark, 0, current.number);
      worker?.terminate();
    },
  };
};

const begin = async ({ gone, root, origin, languages, cookies, needed }) => {
  windowGone = gone;
  const opening = opened("hantei", NAMES);
  void prepared(needed);
  const python = await begun();
  const handles = await opening;
  mounted(python.FS, handles);
  const inside = python.pyimport("hantei.page.inside");
  const remember = (kept) => postMessage({ kind: "cookies", cookies: kept });
  const thinks = thinker((number, data) => application.found(number, data));
  const reads = thinker((number, data) => application.read(number, data));
  thinkers.push(thinks, reads);
  application = await inside.begun(HOME, root, origin, languages, cookies, remember, thinks, reads);
  postMessage({ kind: "ready", durable: handles !== null });
};

// A request: what is answered goes straight back through its port, once all that it changed is kept.
const ask = (request, port) => {
  const before = laid.length;
  let refused = false;

  // What is refused has changed nothing, and may be said even where nothing can be kept
  const kept = () => {
    try {
      settle();
    } catch (error) {
      if (!refused) throw error;
    }
  };

  const reply = {
    head: (status, headers) => {
      refused = status >= 400;
      kept();
      if (booksAfter(before).length) postMessage({ kind: "needed", groups: booksAfter(before) });
      port.postMessage({ kind: "head", status, headers: JSON.parse(headers) });
    },
    body: (part) => {
      kept();
      const data = part.toJs();
      port.postMessage({ kind: "body", data }, [data.buffer]);
    },
    end: () => {
      kept();
      port.postMessage({ kind: "end" });
      port.close();
    },
    broken: () => port.postMessage({ kind: "broken" }), // nobody may wait for it
  };
  const { method, path, query, headers, body } = request;
  const asked = application.ask(method, path, query, JSON.stringify(headers), new Uint8Array(body ?? 0), reply);
  port.onmessage = () => asked.leave();
};

// The window is gone. Browsers end a worker only once all workers that it has begun have ended, and give each of them
// seconds. Until then a window that is loaded anew would wait for the files, and for thoughts under way.
const leave = () => {
  letGo();
  for (const one of thinkers) one.end();
  close();
};

const waiting = [];
addEventListener("message", ({ data, ports: [port] }) => {
  if (data.kind === "leave") return leave();
  if (data.kind === "ask") {
    if (application) ask(data, port);
    else waiting.push([data, port]);
    return undefined;
  }
  return begin(data).then(
    () => { for (const one of waiting.splice(0)) ask(...one); },
    (error) => postMessage({ kind: "broken", detail: String(error) }),
  );
});
