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

const BUFFER = 12; // three words: where, how large, how far

// Takes the memory of Python apart with what Python brings along for that. It works in memory that Python has not begun
// to use, and that the memory taken apart overwrites.
export const spread = (module, packed, into) => {
  const end = module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  module._free(module._malloc(into.length - end)); // makes room for all of it
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
