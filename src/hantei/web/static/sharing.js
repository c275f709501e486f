// The worker that holds a stream for all tabs at one place of a table.
"use strict";

const STAMP = "stamp";
const streams = new Map();

const tell = (stream, what) => {
  for (const port of stream.ports) port.postMessage(what);
};

const listen = (stream, name) => {
  stream.source.addEventListener(name, ({ data, lastEventId }) => {
    stream.midway = name !== STAMP;
    if (name === STAMP) stream.stamp = lastEventId;
    tell(stream, { name, data, id: lastEventId });
  });
};

const listenFor = (stream, names) => {
  const fresh = names.filter((name) => !stream.names.has(name));
  for (const name of fresh) {
    stream.names.add(name);
    if (stream.source) listen(stream, name);
  }
  return fresh.length > 0;
};

// From a stamp that all tabs have seen; without one, everything comes anew

const open = (stream, stamp) => {
  stream.source?.close();
  stream.midway = false;
  stream.stamp = stamp;
  stream.source = new EventSource(`${stream.path}?from=${encodeURIComponent(stamp)}&lang=${stream.lang}`);
  stream.source.onopen = () => tell(stream, { state: EventSource.OPEN });
  stream.source.onerror = () => tell(stream, { state: stream.source.readyState });
  for (const name of stream.names) listen(stream, name);
};

const join = (port, { join: path, stamp, lang, names }) => {
  const key = `${lang} ${path}`;
  const stream = streams.get(key) ?? { key, path, lang, ports: new Set(), names: new Set([STAMP]), source: null };
  streams.set(key, stream);
  stream.ports.add(port);
  listenFor(stream, names);
  const closed = !stream.source || stream.source.readyState === EventSource.CLOSED;
  if (closed && stream.ports.size === 1) open(stream, stamp);
  else if (closed || stream.midway || stream.stamp !== stamp) open(stream, "");
  else if (stream.source.readyState === EventSource.OPEN) port.postMessage({ state: EventSource.OPEN });
  return stream;
};

// A tab that has heard everything up to a stamp listens for more: what came since without being passed on comes anew

const listenLate = (stream, names, stamp) => {
  if (listenFor(stream, names) && (stream.midway || stream.stamp !== stamp)) open(stream, "");
};

// The stream has fallen silent, and no tab was told so. Of several tabs that report it at once the first is heeded

const renew = (stream) => {
  if (stream.source.readyState === EventSource.OPEN) open(stream, stream.midway ? "" : stream.stamp);
};

const leave = (port, stream) => {
  stream.ports.delete(port);
  if (stream.ports.size) return;
  stream.source.close();
  streams.delete(stream.key);
};

self.onconnect = ({ ports: [port] }) => {
  let stream = null;
  port.onmessage = ({ data }) => {
    if (data.join) stream = join(port, { ...data, stamp: data.stamp ?? "" });
    else if (data.leave && stream) leave(port, stream);
    else if (data.renew && stream) renew(stream);
    else if (data.listen && stream) listenLate(stream, data.listen, data.stamp);
  };
};
