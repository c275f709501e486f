// Python, and in it the application: answers what the service worker asks in the name of the pages.
import { loadPyodide } from "./pyodide.mjs";
import { Files, opened } from "./files.js";

const HOME = "/tables", NAMES = ["tables.db", "tables.db-journal", "tables.db.key", "tables.db.lock"];
let settle = () => {};
let application;

// Writes the Python files of the site: the length of a list of them, the list, then one after the other.
const unpacked = (FS, packed, into) => {
  const end = 4 + new DataView(packed).getUint32(0);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, end - 4)));
  const made = new Set();
  let at = end;
  for (const [path, size] of list) {
    const place = `${into}/${path.slice(0, path.lastIndexOf("/"))}`;
    if (!made.has(place)) FS.mkdirTree(place);
    made.add(place);
    FS.writeFile(`${into}/${path}`, new Uint8Array(packed, at, size), { canOwn: true });
    at += size;
  }
};

// What is loaded when Python first asks for it: at once, since an import does not wait.
const later = (FS, into) => () => {
  const asked = new XMLHttpRequest();
  asked.open("GET", new URL("later.bin", import.meta.url), false);
  asked.responseType = "arraybuffer";
  asked.send();
  unpacked(FS, asked.response, into);
};

const file = async (name) => (await fetch(new URL(name, import.meta.url))).arrayBuffer();

// Where tables are kept, and whether they stay there.
const mounted = (FS, handles) => {
  FS.mkdirTree(HOME);
  if (!handles) return;
  const files = new Files(FS, handles);
  FS.mount(files, {}, HOME);
  settle = () => files.settle();
};

const begin = async ({ root, origin, languages, cookies }) => {
  const library = file("library.bin");
  let place;
  const handles = await opened("hantei", NAMES);
  const python = await loadPyodide({
    indexURL: new URL("./", import.meta.url).href,
    fsInit: async (FS, { sitePackages }) => {
      place = sitePackages;
      unpacked(FS, await library, place);
      mounted(FS, handles);
    },
  });
  const inside = python.pyimport("hantei.page.inside");
  const remember = (kept) => postMessage({ kind: "cookies", cookies: kept });
  inside.load_later(later(python.FS, place));
  application = await inside.begun(`${HOME}/tables.db`, root, origin, languages, cookies, remember);
  postMessage({ kind: "ready", durable: handles !== null });
};

// A request: what is answered goes straight back through its port, once all that it changed is kept.
const ask = (request, port) => {
  const reply = {
    head: (status, headers) => { settle(); port.postMessage({ kind: "head", status, headers: JSON.parse(headers) }); },
    body: (part) => { settle(); const data = part.toJs(); port.postMessage({ kind: "body", data }, [data.buffer]); },
    end: () => { settle(); port.postMessage({ kind: "end" }); port.close(); },
  };
  const { method, path, query, headers, body } = request;
  const asked = application.ask(method, path, query, JSON.stringify(headers), new Uint8Array(body ?? 0), reply);
  port.onmessage = () => asked.leave();
};

const waiting = [];
addEventListener("message", ({ data, ports: [port] }) => {
  if (data.kind === "ask") {
    if (application) ask(data, port);
    else waiting.push([data, port]);
    return;
  }
  begin(data).then(
    () => { for (const one of waiting.splice(0)) ask(...one); },
    (error) => postMessage({ kind: "broken", detail: String(error) }),
  );
});
