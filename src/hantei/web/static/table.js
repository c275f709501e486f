// What a table needs beyond HTML and htmx: where the focus goes, where the log stands, whether the connection is there.
(() => {
  "use strict";

  const offline = (lost) => {
    const notice = document.getElementById("offline");
    if (notice) notice.hidden = !lost;
  };

  // Whoever has lost their place, or whose table is gone, is told so, and can do nothing more here

  document.addEventListener("htmx:sseMessage", (event) => {
    if (event.target.id !== "parted") return;
    for (const one of document.querySelectorAll("#ask form, #bar form")) one.remove();
    for (const one of document.querySelectorAll("#ask, #bar, #talk")) one.hidden = true;
    document.querySelector(".table").inert = true;
    call(false);
    event.target.scrollIntoView({ block: "nearest" });
  });

  document.addEventListener("htmx:sseOpen", () => offline(false));
  document.addEventListener("htmx:sseError", () => offline(true));

  // A stream can fall silent and nobody is told so, as after a change of networks. Where an answer was taken and its
  // question still stands, and where the server's signs of life stay away, it is opened anew, and brings all that was
  // missed

  const SILENT = 3000; // milliseconds
  const LIFELESS = 40000; // the server gives a sign every fifteen seconds; see HEARTBEAT
  const LOOK = 5000;
  const opened = window.htmx.createEventSource;
  let stream = null;
  let heard = 0;
  const hear = () => { heard = Date.now(); };
  window.htmx.createEventSource = (url) => {
    stream = opened(url);
    hear();
    for (const name of ["stamp", "alive"]) stream.addEventListener(name, hear);
    return stream;
  };
  const renew = () => {
    if (stream?.readyState !== EventSource.OPEN) return;
    hear();
    if (stream.renew) {
      stream.renew();
      return;
    }
    stream.close();
    stream.onerror(new Event("error"));
  };
  setInterval(() => {
    if (Date.now() - heard > LIFELESS) renew();
  }, LOOK);
  document.addEventListener("htmx:afterRequest", (event) => {
    const form = event.target;
    if (form.getAttribute?.("action") !== "answer" || event.detail.xhr.status !== 204) return;
    setTimeout(() => {
      if (form.isConnected) renew();
    }, SILENT);
  });

  // A refusal is said where somebody tried: in the words of the server, or in ours if it said nothing. A request that a
  // page makes by itself has no such place

  const PRESSED = ["click", "submit", "toggle", "change"];
  const ours = () => document.getElementById("refused").dataset;
  const refused = () => document.querySelector("#ground:popover-open .refused") ?? document.getElementById("refused");
  const tried = ({ detail: { requestConfig } }) =>
    (requestConfig.verb === "post" || PRESSED.includes(requestConfig.triggeringEvent?.type)) && refused();
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.xhr.getResponseHeader("HX-Retarget") !== "#refused") return;
    event.detail.shouldSwap = Boolean(tried(event));
    event.detail.target = refused();
  });
  const tell = (text) => {
    const notice = document.createElement("p");
    notice.className = "notice bad";
    notice.textContent = text;
    refused().replaceChildren(notice);
    refused().scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("htmx:responseError", (event) => {
    if (tried(event) && !event.detail.xhr.getResponseHeader("HX-Retarget")) tell(ours().broken);
  });
  document.addEventListener("htmx:sendError", (event) => {
    if (tried(event)) tell(ours().lost);
  });
  document.addEventListener("htmx:timeout", (event) => {
    if (tried(event)) tell(ours().lost);
  });

  // Odds that are still being worked out when their question goes are not for the one that comes in its place

  document.addEventListener("htmx:beforeCleanupElement", (event) => {
    if (event.target.matches?.(".hints, .refining")) window.htmx.trigger(event.target, "htmx:abort");
  });

  // A fold that costs thought asks for nothing while it is closed; whether it stands open is kept for the next table

  const askers = "details[data-asks-open]";
  document.addEventListener("htmx:beforeRequest", (event) => {
    const fold = event.target.closest?.(askers);
    if (fold && !fold.open) event.preventDefault();
  });
  for (const fold of document.querySelectorAll(askers)) {
    fold.open = window.hanteiMemory?.get(fold.id) === "open";
    fold.addEventListener("toggle", () => {
      window.hanteiMemory?.set(fold.id, fold.open ? "open" : "");
      if (!fold.open) window.htmx.trigger(fold.querySelector("[hx-get]"), "htmx:abort");
    });
  }

  // What was said is sent, and the line is free for more. A refusal is a page to show, so htmx counts it as a success

  const done = (event) => event.detail.xhr.status < 300;

  document.addEventListener("htmx:afterRequest", (event) => {
    if (!event.target.matches?.("form[data-clear]") || !done(event)) return;
    const field = event.target.querySelector("input");
    if (field.value === event.detail.requestConfig.parameters[field.name]) field.value = ""; // not what was written since
  });

  // The tab calls whoever is asked while they look elsewhere: by its title and icon, and by what they have wished for

  const bare = document.title;
  const icon = document.querySelector("link[rel=icon]");
  const plain = icon.getAttribute("href");
  const wished = (by) => hanteiMemory.get(`hantei-call-${by}`) === "yes";
  const asked = () => Boolean(document.querySelector("#ask form[id^='answer-']"));
  const sound = () => {
    const audio = new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
    tone.frequency.value = 660;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.6);
    tone.onended = () => audio.close();
  };
  const notify = (words) => {
    try {
      const notice = new Notification(words, { body: bare, tag: `turn ${location.pathname}` });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // browsers of phones show none on behalf of a page
    }
  };
  const call = (fresh) => {
    const { call: words, icon: calling } = document.getElementById("ask").dataset;
    document.title = asked() ? `● ${words} – ${bare}` : bare;
    icon.setAttribute("href", asked() ? calling : plain);
    if (!fresh || !asked() || document.hasFocus()) return;
    if (wished("sound")) sound();
    if (wished("notice") && window.Notification?.permission === "granted") notify(words);
  };
  document.addEventListener("DOMContentLoaded", () => {
    const calls = document.querySelector("[data-calls]");
    if (!calls) return;
    calls.hidden = false;
    for (const box of calls.querySelectorAll("[data-call-by]")) {
      const by = box.dataset.callBy;
      if (by === "notice" && !(window.Notification && isSecureContext)) box.parentElement.hidden = true;
      box.checked = wished(by);
      box.addEventListener("change", async () => {
        if (box.checked && by === "sound") sound(); // how it will sound; browsers let none sound that nobody wished for
        if (box.checked && by === "notice") {
          box.checked = (await Notification.requestPermission()) === "granted";
          if (!box.checked) tell(calls.dataset.barred);
        }
        hanteiMemory.set(`hantei-call-${by}`, box.checked ? "yes" : "no");
      });
    }
    call(false);
  });
  document.addEventListener("htmx:sseMessage", (event) => {
    if (event.target.id === "ask") call(true);
  });

  // Code that measures waits for the next frame: by then all parts of a change are there, and the page is laid out once

  const due = new Set();
  const whenDrawn = (act) => {
    if (!due.size) {
      requestAnimationFrame(() => {
        const acts = [...due];
        due.clear();
        for (const one of acts) one();
      });
    }
    due.add(act);
  };

  // The log stands at its end, unless somebody has gone further up to read. Lines that come before the event of our own
  // scrolling do not move it up: only a place above the last one is somebody's wish.

  const area = () => document.getElementById("log-area");
  let [atEnd, stood] = [true, 0];
  const scrolled = () => area()?.scrollTo(0, area().scrollHeight);
  const toEnd = () => {
    if (atEnd) whenDrawn(scrolled);
  };
  document.addEventListener("scroll", ({ target }) => {
    if (target !== area()) return;
    const { scrollTop, scrollHeight, clientHeight } = target;
    if (scrollHeight - scrollTop - clientHeight < 80) atEnd = true;
    else if (scrollTop < stood) atEnd = false;
    stood = scrollTop;
  }, true);

  // On a small screen, where the log stands far below, what matters since the last answer of this window stands above
  // the question: who fell, who was hurt, then other results with their dice, as many as there is room for, and the
  // last throw in any case. As long as nothing is told after an answer, what was told before it stays.

  const LATEST = 3;
  const AT_FIRST = 8; // lines of a page just opened among which is chosen
  const HEARD = "#log .log-line:not(.part, .turn, .answer, .passed, .note)";
  const brief = (line) => {
    const one = document.createElement("li");
    const told = (line.querySelector(":scope > details > summary") ?? line).cloneNode(true);
    one.append(...[...told.childNodes].filter((part) => !part.matches?.(".why, .log-tools, details")));
    return one;
  };
  const numberOf = (line) => Number(line.id.replace("line-", ""));
  const thrown = (line) => line.querySelector(".dice") && !line.matches(".said");
  const weight = (line) => (line.matches(".fell") ? 3 : line.matches(".hurt") ? 2 : thrown(line) ? 1 : 0);
  let [answered, heardUntil] = [Infinity, Infinity];
  const small = matchMedia("(width < 60rem)");
  const latest = () => {
    const heard = small.matches ? [...document.querySelectorAll(HEARD)] : [];
    if (heard.some((line) => numberOf(line) > answered)) heardUntil = answered;
    const later = heard.filter((line) => numberOf(line) > heardUntil);
    const since = later.length ? later : heard.slice(-AT_FIRST);
    const weighty = [...since].reverse().sort((one, other) => weight(other) - weight(one));
    const last = since.findLast(thrown);
    const kept = weighty.slice(0, weighty.indexOf(last) < LATEST ? LATEST : LATEST - 1).concat(last ?? []);
    const lines = since.filter((line) => kept.includes(line));
    document.getElementById("latest")?.replaceChildren(...lines.map(brief));
  };
  document.addEventListener("htmx:beforeRequest", ({ target }) => {
    const lines = [...document.querySelectorAll("#log .log-line")];
    if (target.matches?.('#ask form[action="answer"]')) answered = Math.max(0, ...lines.map(numberOf));
  });
  small.addEventListener("change", latest);

  // A board wider than the screen shows the part in which somebody acts; an enlarged one stays where it was moved

  const toActing = () => {
    for (const one of document.querySelectorAll("#board .scroll:not(.zoomed):has(.acting)")) {
      const [acting, frame] = [one.querySelector(".acting"), one].map((part) => part.getBoundingClientRect());
      one.scrollLeft += acting.left + acting.width / 2 - frame.left - frame.width / 2;
    }
  };

  // The squares of a board are one stop of the Tab key; from there arrows lead on

  const squares = (board) => [...board.querySelectorAll("button[data-x]")];
  const stopAt = (board, square) => {
    for (const one of squares(board)) one.tabIndex = one === square ? 0 : -1;
  };
  const oneStop = () => {
    for (const board of document.querySelectorAll("#board svg:has(button[data-x])")) stopAt(board, squares(board)[0]);
  };
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("#board button[data-x]")) stopAt(event.target.closest("svg"), event.target);
  });
  document.addEventListener("DOMContentLoaded", oneStop);

  // Whoever has no use for keys that answer switches them off

  document.addEventListener("DOMContentLoaded", () => {
    const box = document.querySelector("[data-digits]");
    if (!box) return;
    box.parentElement.hidden = false;
    box.checked = hanteiMemory.get("hantei-digits") !== "no";
    box.addEventListener("change", () => hanteiMemory.set("hantei-digits", box.checked ? "yes" : "no"));
  });

  document.addEventListener("DOMContentLoaded", toEnd);
  addEventListener("load", toEnd);
  addEventListener("resize", toEnd);
  document.addEventListener("DOMContentLoaded", latest);
  document.addEventListener("DOMContentLoaded", toActing);

  // A line that was opened is seen whole; why something was refused is seen, wherever it was tried

  document.addEventListener("htmx:afterSettle", (event) => {
    if (event.target.matches?.(".reasons, #refused, .refused")) event.target.scrollIntoView({ block: "nearest" });
  });

  // A fold that asks for what it holds asks for it, too, where somebody has opened it before this page could hear them

  document.addEventListener("htmx:afterProcessNode", ({ target }) => {
    if (target.matches?.("details[open][hx-trigger^='toggle']")) window.htmx.trigger(target, "toggle");
  });

  // What somebody has unfolded on the roster stays so when it is drawn anew, wherever the person stands then. A press
  // counts at once: the toggle comes later, and not at all where the roster is drawn anew between the two

  const unfoldedOnRoster = new Set();
  const named = ({ id, dataset }) => `${dataset.of ?? ""} ${dataset.pieceOf ?? ""} ${id}`;
  const remember = (fold, open) => unfoldedOnRoster[open ? "add" : "delete"](named(fold));
  const unfold = () => {
    for (const fold of document.querySelectorAll("#roster details")) fold.open ||= unfoldedOnRoster.has(named(fold));
  };
  for (const fold of document.querySelectorAll("#roster details[open]")) remember(fold, true);
  document.addEventListener("click", ({ target }) => {
    const fold = target.closest?.("#roster summary")?.parentElement;
    if (fold) remember(fold, !fold.open);
  });
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target.closest?.("#roster")) remember(target, target.open);
    },
    true,
  );
  document.addEventListener("htmx:sseMessage", ({ target }) => {
    if (target.closest?.("#roster")) unfold();
  });
  document.addEventListener("htmx:afterSwap", ({ target }) => {
    if (target.closest?.("#roster details")) unfold();
  });

  // Whoever answered is taken to the next question; a refusal is gone once something has happened

  let held = false;
  const toQuestion = () => document.querySelector("#ask [data-focus]")?.focus();
  document.addEventListener("htmx:sseBeforeMessage", (event) => {
    if (event.target.id === "ask") {
      const active = document.activeElement;
      held = !active || active === document.body || active.closest("#ask, #board");
    }
  });
  document.addEventListener("htmx:sseMessage", (event) => {
    if (event.target.id === "ask") {
      if (held) whenDrawn(toQuestion);
      else if (asked()) document.getElementById("asked").textContent = event.target.querySelector("[data-focus]")?.textContent.trim() ?? "";
    } else {
      toEnd();
      latest();
      if (event.target.id === "board") {
        whenDrawn(toActing);
        oneStop();
      }
    }
  });

  // What was refused is gone with the next try. The panel is read again while it is open and nobody writes in it, and
  // once something that was set there is done; what was unfolded stays so, the focus where it was, and what was written
  // or chosen meanwhile and is not sent yet as it was; the last two hold for what opens beside a counter, too

  const body = () => document.getElementById("panel-body");
  const beside = () => document.querySelector("#ground .grounds");
  const writing = (panel) => panel.contains(document.activeElement) && document.activeElement.matches("input, select, textarea");
  const fields = (root) => [...root.querySelectorAll("input[id]:not([readonly]), select[id], textarea[id]")];
  const asDrawn = (field) => [...(field.options ?? [])].find((one) => one.defaultSelected)?.value ?? field.defaultValue;
  let reading = false;
  let unfolded = [];
  let focused = "";
  let drafts = [];
  const sent = new Map();

  document.addEventListener("htmx:beforeRequest", (event) => {
    if (event.target.matches("form[hx-post]")) {
      for (const one of document.querySelectorAll("#refused, #ground .refused")) one.replaceChildren();
      for (const field of fields(event.target)) sent.set(field.id, field.value);
    } else if (event.target === body() && (!document.getElementById("panel").open || (writing(body()) && !reading))) {
      event.preventDefault();
    }
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    if (!event.target.matches("form[hx-post]")) return;
    if (!done(event)) {
      for (const field of fields(event.target)) sent.delete(field.id);
    } else if (body()?.contains(event.target)) {
      reading = true;
      window.htmx.trigger(body(), "refresh");
    }
  });
  document.addEventListener("htmx:beforeSwap", (event) => {
    const area = event.target;
    if (area !== body() && area !== beside()) return;
    if (area === body()) {
      if (writing(area) && !reading) event.detail.shouldSwap = false;
      unfolded = [...area.querySelectorAll("details[open][id]")].map((one) => one.id);
    }
    focused = area.contains(document.activeElement) ? document.activeElement.id : "";
    drafts = fields(area).filter((field) => field.value !== asDrawn(field) && field.value !== sent.get(field.id));
    sent.clear();
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    const area = event.target;
    if (area !== body() && area !== beside()) return;
    if (area === body()) {
      reading = false;
      for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
    }
    for (const { id, value } of drafts) {
      const field = document.getElementById(id);
      if (field) field.value = value;
    }
    if (focused) document.getElementById(focused)?.focus();
  });
})();
