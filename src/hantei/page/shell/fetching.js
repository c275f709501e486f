// A file of the site from the web space: for the service worker, and for the worker that fills up.

const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Parameters: the file as the site lists it, the address of the site, the headers it is given out with. Raises where it
// cannot be had, or is another one.
const fetched = async (file, scope, headers) => {
  const got = await fetch(new URL(file.from, scope), { cache: file.packed ? "default" : "no-cache" });
  if (!got.ok) throw new Error(`${file.from}: ${got.status}`);
  const body = file.packed ? got.body.pipeThrough(new DecompressionStream("gzip")) : got.body;
  const bytes = await new Response(body).arrayBuffer();
  if (hex(await crypto.subtle.digest("SHA-256", bytes)) !== file.digest) throw new Error(`${file.from}: other content`);
  return new Response(bytes, { headers: { ...headers, "content-type": file.type } });
};
