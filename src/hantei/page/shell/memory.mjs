// Puts the memory of Python into a file as it is once everything is loaded that is the same for everybody: `node
// memory.mjs PYODIDE FILES TARGET`. Before it stand four bytes that say how large it is unpacked.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { unpacked } from "./unpacking.mjs";

const PACK = `
from compression import zstd
data = given.to_bytes()
len(data).to_bytes(4, "big") + zstd.compress(data, options={
    zstd.CompressionParameter.compression_level: 19,
    zstd.CompressionParameter.window_log: 24,
    zstd.CompressionParameter.enable_long_distance_matching: 1,
})
`;

const LARGEST = 1 << 20, SMALLEST = 8;

// Overwrites what was freed: nobody reads it, but it would have to be sent. All that the allocator gives out without
// asking for more memory is taken, emptied, and given back.
const emptied = (module) => {
  const end = () => module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  const taken = [];
  for (let size = LARGEST; size >= SMALLEST; size >>= 1) {
    for (let before = end(); end() === before;) {
      const place = module._malloc(size);
      module.HEAPU8.fill(0, place, place + size);
      taken.push(place);
    }
  }
  for (const place of taken) module._free(place);
};

const main = async (pyodide, source, target) => {
  const { loadPyodide } = await import(pathToFileURL(pyodide));
  const python = await loadPyodide({ _makeSnapshot: true });
  const files = readFileSync(source);
  unpacked(python.FS, files.buffer.slice(files.byteOffset, files.byteOffset + files.length), "/lib");
  python.runPython("from hantei.page.readying import ready; ready(); del ready");
  emptied(python._module);
  const memory = python.makeMemorySnapshot();
  python.globals.set("given", memory);
  writeFileSync(target, python.runPython(PACK).toJs());
};

const failed = (error) => {
  console.error(error.message);
  process.exit(1);
};

process.on("uncaughtException", failed);
main(...process.argv.slice(2)).then(() => process.exit(0), failed);
