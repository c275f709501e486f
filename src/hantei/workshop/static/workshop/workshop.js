// The page of the workshop: an editor for one file, what is wrong with its text, its versions. The server says what is
// right and wrong; nothing about a rulebook stands here.
(() => {
  "use strict";

  const CM = CodeMirror;
  const shop = document.getElementById("shop");
  const words = JSON.parse(shop.dataset.words);
  const phrases = JSON.parse(shop.dataset.phrases);
  const $ = (id) => document.getElementById(id);
  const base = shop.dataset.base;

  const PAUSE = 350; // milliseconds without a key after which the text is read
  const state = { base: "", saved: "", sent: null, gone: false, astray: false, faults: [], reading: 0 };
  const page = crypto.getRandomValues(new Uint32Array(2)).join("-"); // so that drafts of several pages are told apart

  const filled = (text, facts) => text.replace(/%(\w+)%/g, (_, name) => facts[name] ?? "");
  const text = () => view.state.doc.toString();
  const { usedUp, pauseOf, BUSY, posted, lines, read: heard, asked: askedOf } = window.asking(base);

  // Sends a request, and again while the server is busy, which is told meanwhile: only for requests that may be sent
  // twice.
  const asked = async (path, facts = undefined) => {
    const waiting = (again) => (again === null ? standing() : told(again ? words.busy : words.away));
    const { status, ok, found } = await askedOf(path, facts, waiting);
    return { status, ok, found: ok ? found : { ...found, said: unaccepted(status, found) } };
  };

  // Why nothing came of a request: what the server says of the text, or what a text means to which it has no answer.
  const unaccepted = (status, found) => {
    if (found.said && !found.reason) return found.said;
    return { 0: words.away, 400: words.refused, 403: words.refused, 404: words.refused, 413: words.large }[status] ?? words.away;
  };

  // The editor

  const completed = async (context) => {
    const word = context.matchBefore(/[\p{L}\p{N}_\/.-]+/u);
    const before = context.state.sliceDoc(Math.max(0, context.pos - 2), context.pos);
    if (!context.explicit && !word && !/[:{,-] $/.test(before)) return null;
    const given = JSON.stringify({ text: context.state.doc.toString(), at: context.pos });
    const { ok, found } = await heard(posted("complete", given));
    if (!ok || context.aborted || !found.offers.length) return null;
    return {
      from: found.at,
      options: found.offers.map((one, at) => ({
        label: one.label,
        apply: one.field ? named : one.label,
        type: one.field ? "property" : "enum",
        info: one.about || undefined,
        boost: (one.needed ? 50 : 0) - at / 10,
      })),
      validFor: /^[\p{L}\p{N}_\/.-]*$/u,
    };
  };

  // A field is written with its colon, and what it takes is offered at once.
  const named = (target, offer, from, to) => {
    const insert = `${offer.label}: `;
    target.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: "input.complete",
    });
    CM.startCompletion(target);
  };

  const labelled = (label) => CM.EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" });

  const extensions = () => [
    CM.lineNumbers(),
    CM.foldGutter(),
    CM.lintGutter(),
    CM.history(),
    CM.drawSelection(),
    CM.highlightSpecialChars(),
    CM.highlightActiveLine(),
    CM.highlightActiveLineGutter(),
    CM.highlightSelectionMatches(),
    CM.indentUnit.of("  "),
    CM.indentOnInput(),
    CM.bracketMatching(),
    CM.closeBrackets(),
    CM.yaml(),
    CM.syntaxHighlighting(CM.classHighlighter),
    CM.autocompletion({ override: [completed], icons: false }),
    CM.EditorView.lineWrapping,
    CM.EditorView.cspNonce.of(shop.dataset.nonce),
    labelled(shop.querySelector(".shop-text").getAttribute("aria-label")),
    CM.EditorState.phrases.of(phrases),
    CM.keymap.of([
      { key: "Mod-s", run: () => (save(), true), preventDefault: true },
      ...CM.closeBracketsKeymap,
      ...CM.completionKeymap,
      ...CM.lintKeymap,
      ...CM.searchKeymap,
      ...CM.foldKeymap,
      ...CM.historyKeymap,
      ...CM.defaultKeymap,
      CM.indentWithTab,
    ]),
    CM.EditorView.updateListener.of((update) => {
      if (update.docChanged) typed();
    }),
  ];

  const view = new CM.EditorView({ parent: $("editor"), state: CM.EditorState.create({ extensions: extensions() }) });

  // Puts another text in the place of this one: as one step that can be undone, with the cursor where it was.
  const put = (next) => {
    const before = text();
    if (before === next) return;
    let from = 0;
    while (from < before.length && before[from] === next[from]) from += 1;
    let end = 0;
    while (end < Math.min(before.length, next.length) - from && before.at(-1 - end) === next.at(-1 - end)) end += 1;
    view.dispatch({ changes: { from, to: before.length - end, insert: next.slice(from, next.length - end) } });
  };

  // Changes that the server makes in the text, for form, board and balance: one after the other, each of the text as it
  // is by then. `make` says in its turn where the change is asked for and with what, null for none; `done` is told what
  // came of it and of which text, before the next has its turn. An answer that comes after the text has changed is
  // about another text, and the change is asked for again.
  let changes = Promise.resolve();
  const change = (make, done) =>
    (changes = changes.then(() => made(make(), done)).catch((error) => (told(words.away), console.error(error))));

  const made = async (wanted, done) => {
    if (!wanted) return undefined;
    const [path, facts] = wanted;
    for (;;) {
      const given = text();
      const { ok, found } = await asked(path, { text: given, ...facts });
      if (text() !== given) continue;
      if (ok) put(found.text);
      return done({ ok, found, given });
    }
  };

  // What stands beside it

  const told = (message) => {
    $("state").textContent = message;
  };

  const standing = () => {
    const dirty = state.gone || text() !== state.saved;
    shop.classList.toggle("unsaved", dirty);
    told(dirty ? words.unsaved : words.saved);
  };

  const notice = (message, choices = [], astray = false) => {
    state.astray = astray; // whether it is about the file, which may come back
    const box = $("notice");
    box.hidden = !message;
    box.querySelector("p").textContent = message || "";
    box.querySelector(".shop-choices").replaceChildren(
      ...choices.map(([label, act]) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "button";
        button.textContent = label;
        button.addEventListener("click", act);
        return button;
      }),
    );
  };

  // Faults

  let pause = 0;
  let since = 0;
  let unread = 0;
  const typed = () => {
    since = Date.now();
    unread = 0;
    standing();
    document.dispatchEvent(new CustomEvent("typed"));
    clearTimeout(pause);
    pause = setTimeout(read, PAUSE);
  };

  const read = async () => {
    const mine = ++state.reading;
    const given = text();
    const { status, ok, found } = await heard(posted(`check?page=${page}`, given, "text/plain"));
    if (mine !== state.reading) return;
    if (status === 204) return readAgain(mine, words.busy);
    if (BUSY.includes(status)) return readAgain(mine, status ? words.slow : words.away);
    if (!ok) return sum(unaccepted(status, found));
    unread = 0;
    shown(found.remarks);
    if (given === text()) playable(found);
    $("tab-board").hidden = !found.board;
    if (given !== text()) return;
    document.dispatchEvent(new CustomEvent("read", { detail: { sound: state.sound, since } }));
  };

  // A text that the workshop had no time to check is checked again without a keystroke.
  const readAgain = (mine, last) => {
    if (mine !== state.reading) return;
    sum(usedUp(unread) ? last : words.busy);
    clearTimeout(pause);
    pause = setTimeout(read, pauseOf(unread));
    unread += 1;
  };

  // Playing: this version as a table in the next tab.

  const playable = (found) => {
    for (const button of shop.querySelectorAll("form button")) button.disabled = !found.playable;
    if (!found.playable) return;
    const place = $("place");
    const [first] = place.options;
    const chosen = place.value;
    place.replaceChildren(first, ...found.places.map(([id, name]) => new Option(name, id)));
    place.value = found.places.some(([id]) => id === chosen) ? chosen : "";
    place.hidden = !found.places.length;
  };

  $("play").addEventListener("submit", () => {
    $("play").elements.text.value = text();
    $("play").elements.difficulty.value = $("difficulty").value;
    $("play").elements.people.value = $("people")?.value ?? "";
  });
  $("paper").addEventListener("submit", () => {
    $("paper").elements.text.value = text();
  });
  $("report").addEventListener("submit", () => {
    $("report").elements.text.value = text();
    $("report").elements.difficulty.value = $("difficulty").value;
    $("report").elements.people.value = $("people")?.value ?? "";
  });
  document.addEventListener("typed", () => { $("report").hidden = true; });
  document.addEventListener("figures", () => { $("report").hidden = false; });

  const sum = (message) => {
    $("faults-sum").textContent = message;
  };

  const lineOf = (number) => view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines));

  const shown = (remarks) => {
    const errors = remarks.filter((one) => one.severity === "error").length;
    state.sound = !errors;
    state.faults = remarks;
    sum(remarks.length ? filled(words.faults, { errors, warnings: remarks.length - errors }) : words.sound);
    $("faults").replaceChildren(
      ...remarks.map((one) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.className = `shop-fault ${one.severity}`;
        const where = document.createElement("b");
        where.textContent = filled(words.line, { line: one.line, severity: words[one.severity] });
        button.append(where, document.createElement("br"), one.text);
        button.addEventListener("click", () => go(one.line));
        item.append(button);
        return item;
      }),
    );
    const diagnostics = remarks.map((one) => {
      const line = lineOf(one.line);
      const from = line.from + /^[\s-]*/.exec(line.text)[0].length;
      return { from: Math.min(from, line.to), to: line.to, severity: one.severity, message: one.text };
    });
    view.dispatch(CM.setDiagnostics(view.state, diagnostics.sort((a, b) => a.from - b.from)));
  };

  const go = (number) => {
    const line = lineOf(number);
    view.dispatch({ selection: { anchor: line.to }, effects: CM.EditorView.scrollIntoView(line.from, { y: "center" }) });
    view.focus();
  };

  // The file

  const took = (standing_) => {
    state.base = standing_.mark;
    state.saved = standing_.text;
    state.sent = null;
    state.gone = false;
  };

  const open = async () => {
    const { ok, found } = await asked("file");
    if (!ok) return notice(found.said);
    took(found);
    put(found.text);
    standing();
    if (found.unsaved !== null) {
      notice(words.draft, [
        [words["take-draft"], () => (put(found.unsaved), notice(""), view.focus())],
        [words["keep-file"], () => (notice(""), view.focus())],
      ]);
    }
    await read();
  };

  // Saves, and looks at what another program has saved, come one after the other: each knows what the one before has
  // left. A waiting save writes the text as it is by then, so a second one has nothing to add.
  let turn = Promise.resolve();
  let wished = 0;
  const inTurn = (act) => (turn = turn.then(act).catch((error) => (told(words.away), console.error(error))));
  const save = () => {
    const mine = ++wished;
    told(words.saving);
    return inTurn(() => (mine === wished ? written() : undefined));
  };

  const written = async () => {
    const given = text();
    state.sent = given;
    told(words.saving);
    const { status, ok, found } = await asked(`save?page=${page}`, { text: given, base: state.base });
    if (status === 409) return conflict(found);
    if (!ok) return standing(), notice(found.said);
    took({ text: given, mark: found.mark });
    notice("");
    return standing();
  };

  // Another program has changed the file. The text here stays as it is until the author chooses one.
  const conflict = (theirs) => {
    standing();
    notice(words.changed, [
      [words.compare, () => compare(theirs.text, words.theirs)],
      [words["take-theirs"], () => (took(theirs), put(theirs.text), notice(""), standing(), view.focus())],
      [words["keep-mine"], () => ((state.base = theirs.mark), save())],
    ], true);
  };

  // The file is there no more: its text stays, and is written anew when it is saved.
  const gone = () => {
    state.base = "";
    state.gone = true;
    standing();
    notice(words.gone, [], true);
  };

  const changed = async (mark) => {
    if (mark === "none" && !state.base) return undefined;
    if (mark === state.base) return state.astray && notice("");
    if (mark === "unreadable") return notice(words.unreadable, [], true);
    const { ok, found: theirs } = await asked("file");
    if (!ok || theirs.mark === state.base) return undefined;
    if (!theirs.mark) return gone();
    if (theirs.text === state.sent) return took(theirs), notice(""), standing(); // saved here, though nobody answered
    if (theirs.text === text() || text() === state.saved) {
      took(theirs);
      put(theirs.text);
      standing();
      notice("");
      return told(words.reloaded);
    }
    return conflict(theirs);
  };

  // A browser reconnects to a stream that ends, but never to one that was refused.
  const watch = (again = 0) => {
    const stream = new EventSource(`${base}stream`);
    stream.addEventListener("open", () => { again = 0; });
    stream.addEventListener("file", (event) => inTurn(() => changed(event.data)));
    stream.addEventListener("error", () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      setTimeout(() => watch(again + 1), pauseOf(again));
    });
  };

  window.addEventListener("beforeunload", (event) => {
    if (state.gone || text() !== state.saved) event.preventDefault();
  });

  // Wherever the cursor stands, and nothing is lost by the browser's own way to save a page.
  window.addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    save();
  });

  // Versions

  let merge = null;
  const compare = (other, called) => {
    $("versions").open || $("versions").showModal();
    merge?.destroy();
    $("compared").hidden = false;
    $("compared-title").textContent = called;
    inWords([]);
    $("compared-left").textContent = called;
    const plain = (label) => [
      labelled(label),
      CM.lineNumbers(),
      CM.yaml(),
      CM.syntaxHighlighting(CM.classHighlighter),
      CM.EditorView.lineWrapping,
      CM.EditorState.readOnly.of(true),
      CM.EditorState.phrases.of(phrases),
      CM.EditorView.cspNonce.of(shop.dataset.nonce),
    ];
    merge = new CM.MergeView({
      a: { doc: other, extensions: plain(called) },
      b: { doc: text(), extensions: plain($("compared-left").nextElementSibling.textContent) },
      parent: $("merge"),
      collapseUnchanged: { margin: 2, minSize: 6 },
    });
    $("bring-back").onclick = () => {
      $("versions").close();
      put(other);
      view.focus();
    };
    $("compared").scrollIntoView({ block: "start" });
  };

  const inWords = (lines) =>
    $("compared-words").replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      }),
    );

  const versions = async () => {
    const { ok, found } = await asked("versions");
    if (!ok) return told(found.said);
    const moment = new Intl.DateTimeFormat(shop.dataset.lang, { dateStyle: "medium", timeStyle: "medium" });
    merge?.destroy();
    merge = null;
    $("compared").hidden = true;
    $("version-list").replaceChildren(
      ...found.map((one) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.className = "shop-version";
        const when = moment.format(new Date(one.at));
        const called = filled(words[`version-${one.kind}`], { when, lines: one.lines });
        button.textContent = called;
        button.addEventListener("click", async () => {
          const { ok, found: other } = await asked(`versions/${one.number}`);
          if (!ok) return told(other.said);
          compare(other.text, called);
          const { ok: whole, found: told_ } = await asked(`versions/${one.number}/changes`, { text: text() });
          return whole ? inWords(told_.lines) : undefined;
        });
        item.append(button);
        return item;
      }),
    );
    return $("versions").showModal();
  };

  $("save").addEventListener("click", () => save());
  $("show-versions").addEventListener("click", versions);
  $("versions").querySelector("[data-close]").addEventListener("click", () => $("versions").close());

  open().then(() => watch());
  const wish = () => ({ text: text(), people: $("people")?.value ?? "" });
  window.workshop = { view, put, text, change, wish, save, posted, asked, lines, usedUp, pauseOf, BUSY, words, filled, told, base, askedOf, live: true, remarks: () => state.faults };
})();
