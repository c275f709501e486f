// Puts the memory of Python into a file as it is once everything is loaded that is the same for everybody: `node
// memory.mjs PYODIDE FILES TARGET BOOK...`, and the methods that it then makes for rulebooks; first of all, as JSON, how
// large it is unpacked, and how large it is with the list of what the program itself puts there, which is left out.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { endOf, startOf, unpacked } from "./unpacking.mjs";

const PACK = `
from compression import zstd
data = given.to_bytes()
zstd.compress(data, options={
    zstd.CompressionParameter.compression_level: 19,
    zstd.CompressionParameter.window_log: 24,
    zstd.CompressionParameter.enable_long_distance_matching: 1,
})
`;

const LARGEST = 1 << 20, SMALLEST = 8, BLOCK = 64;

// Overwrites freed memory: nobody reads it, but it would have to be sent. Takes all that the allocator gives out without
// asking for more memory, empties it, and gives it back.
const emptied = (module) => {
  const taken = [];
  for (let size = LARGEST; size >= SMALLEST; size >>= 1) {
    for (let before = endOf(module); endOf(module) === before;) {
      const place = module._malloc(size);
      module.HEAPU8.fill(0, place, place + size);
      taken.push(place);
    }
  }
  for (const place of taken) module._free(place);
};

// The memory of the program before Python begins, as every page finds it.
const fresh = (loadPyodide, createModule) => new Promise((resolve, reject) => {
  const createPyodideModule = async (settings) => {
    const module = await createModule({ ...settings, noInitialRun: true });
    resolve(module.HEAPU8.slice());
    return new Promise(() => {}); // Python is not to begin
  };
  loadPyodide({ createPyodideModule }).catch(reject);
});

// Empties what stands in the program as it does in the memory, block by block; where it stood, and how long it is.
const without = (memory, program) => {
  const from = startOf(memory), list = [];
  for (let at = 0; at < program.length; at += BLOCK) {
    const block = memory.subarray(from + at, from + at + BLOCK), its = program.subarray(at, at + BLOCK);
    if (!its.some((byte) => byte) || its.some((byte, place) => byte !== block[place])) continue;
    block.fill(0);
    if (list.length && list.at(-2) + list.at(-1) === at) list[list.length - 1] += BLOCK;
    else list.push(at, BLOCK);
  }
  return list;
};

// Files in one, as `packing` packs them.
const together = (files) => {
  const list = Buffer.from(JSON.stringify(files.map(([name, data]) => [name, data.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(list.length);
  return Buffer.concat([length, list, ...files.map(([, data]) => data)]);
};

const main = async (pyodide, source, target, ...books) => {
  const { loadPyodide } = await import(pathToFileURL(pyodide));
  const { default: createModule } = await import(pathToFileURL(pyodide.replace(/\.mjs$/, ".asm.mjs")));
  const program = await fresh(loadPyodide, createModule);
  const python = await loadPyodide({ _makeSnapshot: true });
  const files = readFileSync(source);
  unpacked(python.FS, files.buffer.slice(files.byteOffset, files.byteOffset + files.length), "/lib");
  python.runPython("from hantei.page.readying import ready; ready(); del ready");
  emptied(python._module);
  const memory = python.makeMemorySnapshot();
  const left = new Uint8Array(new Uint32Array(without(memory, program)).buffer);
  python.globals.set("given", new Uint8Array(Buffer.concat([memory, left])));
  const sizes = Buffer.from(JSON.stringify([memory.length, memory.length + left.length]));
  const whole = python.runPython(PACK).toJs();
  python.globals.set("books", books);
  const methods = python.runPython("from hantei.page.readying import methods; [*methods(books).items()]").toJs();
  writeFileSync(target, together([["sizes", sizes], ["memory", whole], ...methods]));
};

const failed = (error) => {
  console.error(error.message);
  process.exit(1);
};

process.on("uncaughtException", failed);
main(...process.argv.slice(2)).then(() => process.exit(0), failed);
