// Python as it was when the site was built, with everything loaded that is the same for everybody.
import createModule from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";
import { restore, room, unpacked } from "./unpacking.mjs";

const LIBRARY = "/lib", GROUPS = "@groups@";

export const file = async (name) => (await fetch(new URL(name, import.meta.url))).arrayBuffer();

const fetched = new Map();

export const laid = []; // groups of files that Python has asked for

// Has groups of files at hand before Python asks for them.
export const prepared = (groups) => Promise.all(groups.map(async (group) => {
  if (!laid.includes(group)) fetched.set(group, await file(`${group}.bin`));
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

const restored = async () => {
  const packed = new Uint8Array(await file("memory.bin"));
  const memory = room(packed);
  return loadPyodide({
    indexURL: new URL("./", import.meta.url).href,
    stdLibURL: new URL("pyodide-lock.json", import.meta.url).href, // Python's own library comes with the rest
    _loadSnapshot: memory,
    createPyodideModule: async (settings) => {
      const module = await createModule(settings);
      restore(module, packed, memory);
      return module;
    },
  });
};

export const begun = async () => {
  const base = file("base.bin");
  const python = await restored();
  unpacked(python.FS, await base, LIBRARY);
  python.pyimport("hantei.page.inside").load_later(later(python.FS), GROUPS);
  return python;
};
