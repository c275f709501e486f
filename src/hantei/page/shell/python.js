// Python as it was when the site was built, with everything loaded that is the same for everybody.
import createModule from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";
import { restore, room, unpacked } from "./unpacking.mjs";

const LIBRARY = "/lib", GROUPS = "@groups@", BOOKS = "@books@", SIZES = "@sizes@";

const file = async (name) => {
  const got = await fetch(new URL(name, import.meta.url));
  if (!got.ok) throw new Error(`${name}: ${got.status}`);
  return got.arrayBuffer();
};

const fetched = new Map();

export const laid = []; // groups of files that Python has asked for

// Those of rulebooks that it has asked for after the first so many groups.
export const booksAfter = (after) => laid.slice(after).filter((group) => BOOKS.includes(group));

// Has groups of files at hand before Python asks for them. What cannot be had now is asked for again when it does.
export const prepared = (groups) => Promise.all(groups.filter((group) => !laid.includes(group)).map(async (group) => {
  const files = await file(`${group}.bin`).catch(() => null);
  if (files && !laid.includes(group)) fetched.set(group, files);
}));

// The files of a group, or null where they cannot be had now.
const group = (name) => {
  if (fetched.has(name)) return fetched.get(name);
  const asked = new XMLHttpRequest();
  asked.open("GET", new URL(`${name}.bin`, import.meta.url), false);
  asked.responseType = "arraybuffer";
  try {
    asked.send();
  } catch {
    return null;
  }
  return asked.status === 200 ? asked.response : null;
};

// What is loaded when Python first asks for it: at once, since an import does not wait. Whether it could be had.
const later = (FS) => (name) => {
  const files = group(name);
  if (!files) return false;
  unpacked(FS, files, LIBRARY);
  fetched.delete(name);
  laid.push(name);
  return true;
};

let compiled = null;

// The program as the browser has compiled it, once it is.
export const program = () => compiled;

// Takes a program that another worker has compiled. In Chromium, two workers that compile the same program wait for
// each other: a window that is loaded anew would wait for a worker of the one before, which browsers give seconds to
// end.
const given = (module) => {
  WebAssembly.instantiateStreaming = async (response, imports) =>
    ({ module, instance: await WebAssembly.instantiate(module, imports) });
};

const noted = (instantiate) => (imports, receive) => instantiate(imports, (instance, module) => {
  compiled = module;
  receive(instance, module);
});

// The program is compiled while the memory is still on its way.
const restored = () => {
  const memory = room(SIZES), fetching = file("memory.bin");
  return loadPyodide({
    indexURL: new URL("./", import.meta.url).href,
    stdLibURL: new URL("pyodide-lock.json", import.meta.url).href, // Python's own library comes with the rest
    _loadSnapshot: memory,
    createPyodideModule: async (settings) => {
      settings.instantiateWasm = noted(settings.instantiateWasm);
      const [module, packed] = await Promise.all([createModule(settings), fetching]);
      restore(module, new Uint8Array(packed), memory);
      return module;
    },
  });
};

// Parameters: the program, if it is compiled already.
export const begun = async (module = null) => {
  if (module) given(module);
  const base = file("base.bin");
  const python = await restored();
  unpacked(python.FS, await base, LIBRARY);
  python.pyimport("hantei.page.inside").load_later(later(python.FS), GROUPS);
  return python;
};
