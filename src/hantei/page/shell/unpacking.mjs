// Takes apart what the builder of the site has packed.

// Writes files below a directory: the length of a list of them, the list, then one after the other.
export const unpacked = (FS, packed, into) => {
  const end = 4 + new DataView(packed).getUint32(0);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, end - 4)));
  const made = new Set();
  let at = end;
  for (const [path, size] of list) {
    const place = `${into}/${path}`.slice(0, `${into}/${path}`.lastIndexOf("/"));
    if (!made.has(place)) FS.mkdirTree(place);
    made.add(place);
    FS.writeFile(`${into}/${path}`, new Uint8Array(packed, at, size), { canOwn: true });
    at += size;
  }
};

// Where the memory ends that a program has taken so far.
export const endOf = (module) => module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];

// Where the program's own addresses begin in what was kept of its memory.
export const startOf = (memory) => new DataView(memory.buffer, memory.byteOffset).getUint32(4, true);

const BUFFER = 12; // three words: where, how large, how far

// Room for the memory of Python that `memory.mjs` has packed; behind it lies the list of what was left out of it.
// Parameters: how large it is, and how large with that list.
export const room = ([size, whole]) => new Uint8Array(new ArrayBuffer(whole), 0, size);

// Fills it. What the program itself puts into its memory is taken from there.
export const restore = (module, packed, memory) => {
  const program = module.HEAPU8.slice(0, endOf(module));
  spread(module, packed, new Uint8Array(memory.buffer));
  const left = new Uint32Array(memory.buffer, memory.length);
  for (let entry = 0; entry < left.length; entry += 2) {
    const at = left[entry];
    memory.set(program.subarray(at, at + left[entry + 1]), startOf(memory) + at);
  }
};

// Unpacks the memory of Python with the decompressor that Python brings along. That works in memory which Python has not
// begun to use, and which the unpacked memory overwrites.
const spread = (module, packed, into) => {
  module._free(module._malloc(into.length - endOf(module))); // makes room for all of it
  const from = module._malloc(packed.length), size = module._ZSTD_DStreamOutSize(), to = module._malloc(size);
  const input = module._malloc(BUFFER), output = module._malloc(BUFFER), stream = module._ZSTD_createDStream();
  module.HEAPU8.set(packed, from);
  module.HEAPU32.set([from, packed.length, 0], input >>> 2);
  for (let at = 0; at < into.length;) {
    module.HEAPU32.set([to, size, 0], output >>> 2);
    const left = module._ZSTD_decompressStream(stream, output, input);
    if (module._ZSTD_isError(left)) throw new Error("the memory of Python is broken");
    const made = module.HEAPU32[(output >>> 2) + 2];
    if (!made) throw new Error("the memory of Python is cut off");
    into.set(module.HEAPU8.subarray(to, to + made), at);
    at += made;
  }
};
