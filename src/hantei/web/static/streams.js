// Tabs of one browser at one place of a table share a stream: browsers have few connections to one server. A shared
// worker holds it; where there is none, as on many phones, each tab has its own.
(() => {
  "use strict";

  if (!window.SharedWorker || window.top !== window) return; // in a page, which stands in a frame, nothing is far away

  const WORKER = document.currentScript.dataset.worker;
  const STAMP = "stamp";

  // What this page listens for. The worker passes on what it was told of, and nothing else: it is told before the stream
  // begins. What the page begins to listen for later came with a change that a stamp ends: where the worker has gone
  // beyond that stamp by then, the page has missed something

  const names = new Set();

  class Shared extends EventTarget {
    constructor(url) {
      super();
      this.readyState = EventSource.CONNECTING;
      this.port = new SharedWorker(WORKER).port;
      this.port.onmessage = ({ data }) => this.hear(data);
      this.late = new Set();
      this.leave = () => this.close();
      addEventListener("pagehide", this.leave);
      queueMicrotask(() => this.join(new URL(url, location.href))); // once all parts of the page listen
    }

    join({ pathname, searchParams }) {
      this.late.clear();
      this.port.postMessage({ join: pathname, stamp: searchParams.get("from"), lang: document.documentElement.lang, names: [...names] });
    }

    addEventListener(name, heard) {
      super.addEventListener(name, heard);
      if (!names.has(name)) this.late.add(name);
      names.add(name);
    }

    hear({ state, name, data, id }) {
      if (name) {
        this.dispatchEvent(new MessageEvent(name, { data, lastEventId: id }));
        if (name === STAMP && this.late.size) {
          this.port.postMessage({ listen: [...this.late], stamp: id });
          this.late.clear();
        }
        return;
      }
      this.readyState = state;
      if (state === EventSource.CLOSED) this.close(); // htmx makes another one in its place
      if (state === EventSource.OPEN) this.onopen?.(new Event("open"));
      else this.onerror?.(new Event("error"));
    }

    renew() {
      this.port.postMessage({ renew: true });
    }

    close() {
      this.readyState = EventSource.CLOSED;
      this.port.postMessage({ leave: true });
      removeEventListener("pagehide", this.leave);
    }
  }

  window.htmx.createEventSource = (url) => new Shared(url);
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
})();
