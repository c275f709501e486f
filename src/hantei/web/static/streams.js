// Tabs of one browser at one place of a table share a stream: browsers have few connections to one server. A shared
// worker holds it; where there is none, as on many phones, each tab has its own.
(() => {
  "use strict";

  if (!window.SharedWorker || window.top !== window) return; // in a page, which stands in a frame, nothing is far away

  const WORKER = document.currentScript.dataset.worker;

  class Shared extends EventTarget {
    constructor(url) {
      super();
      this.readyState = EventSource.CONNECTING;
      this.port = new SharedWorker(WORKER).port;
      this.port.onmessage = ({ data }) => this.hear(data);
      const address = new URL(url, location.href);
      this.port.postMessage({ join: address.pathname, stamp: address.searchParams.get("from"), lang: document.documentElement.lang });
      this.leave = () => this.close();
      addEventListener("pagehide", this.leave);
    }

    addEventListener(name, heard) {
      super.addEventListener(name, heard);
      this.port.postMessage({ listen: name });
    }

    hear({ state, name, data, id }) {
      if (name) {
        this.dispatchEvent(new MessageEvent(name, { data, lastEventId: id }));
        return;
      }
      this.readyState = state;
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
