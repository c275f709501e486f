// The text as a form: the server draws a record of it, and makes what is filled in into edits of the text. The editor
// holds the text at all times; a change there draws the form anew.
(() => {
  "use strict";

  const { view, text, asked, told } = window.workshop;
  const CM = CodeMirror;
  const $ = (id) => document.getElementById(id);
  const state = { at: [], open: "text", drawn: "", drawing: 0 };

  const path = (element, name) => JSON.parse(element.dataset[name]);
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

  // Which of the three ways to write is open

  const turned = (name) => {
    state.open = name;
    for (const tab of document.querySelectorAll("[data-tab]")) {
      const chosen = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      $(`panel-${tab.dataset.tab}`).hidden = !chosen;
    }
    if (name === "form") draw();
    if (name === "text") view.focus();
    document.dispatchEvent(new CustomEvent("turned", { detail: name }));
  };

  const tabs = [...document.querySelectorAll("[data-tab]")];
  for (const tab of tabs) {
    tab.addEventListener("click", () => turned(tab.dataset.tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const seen = tabs.filter((one) => !one.hidden);
      const next = seen[(seen.indexOf(tab) + step + seen.length) % seen.length];
      next.focus();
      turned(next.dataset.tab);
    });
  }

  // Drawing

  const draw = async (at = state.at, focus = null) => {
    const given = text();
    const mine = ++state.drawing;
    const { ok, found } = await asked("form", { text: given, at });
    if (mine !== state.drawing) return;
    if (!ok) {
      const line = document.createElement("p");
      line.textContent = found.said;
      $("form").replaceChildren(line);
      state.drawn = "";
      return;
    }
    const moved = !same(found.at, state.at);
    const more = !moved && $("form").querySelector(".form-more")?.open;
    const half = moved ? null : written();
    state.at = found.at;
    state.drawn = given;
    $("form").innerHTML = found.html;
    if (more && $("form").querySelector(".form-more")) $("form").querySelector(".form-more").open = true;
    if (moved) $("form").scrollTop = 0;
    if (half) resumed(half);
    else if (focus) $("form").querySelector(focus)?.focus();
    faults();
  };

  // What somebody is writing while the form is drawn anew stays as they wrote it, and is sent as they leave the field
  const WRITTEN = "input, textarea";
  const sameField = (one, other) =>
    ["tagName", "className", "ariaLabel"].every((name) => one[name] === other[name]) &&
    ["path", "lang"].every((name) => one.dataset[name] === other.dataset[name]);
  const written = () => {
    const field = document.activeElement;
    if (!$("form").contains(field) || !field.matches(WRITTEN)) return null;
    const at = [...$("form").querySelectorAll(WRITTEN)].filter((one) => sameField(one, field)).indexOf(field);
    return { field, at, typed: field.value !== field.defaultValue };
  };
  const resumed = ({ field, at, typed }) => {
    const found = [...$("form").querySelectorAll(WRITTEN)].filter((one) => sameField(one, field))[at];
    if (!found) return;
    found.focus();
    if (!typed) return;
    found.value = field.value;
    if (field.selectionStart !== null) found.setSelectionRange(field.selectionStart, field.selectionEnd);
    let sent = false;
    found.addEventListener("change", () => { sent = true; }, { once: true });
    found.addEventListener("blur", () => sent || found.dispatchEvent(new Event("change", { bubbles: true })), { once: true });
  };

  // What is wrong stands beside the field that it is about, or in which it lies.
  const faults = () => {
    for (const field of $("form").querySelectorAll("[data-field]")) {
      const here = path(field, "field");
      const within = window.workshop.remarks().filter((one) => same(one.path.slice(0, here.length), here));
      field.querySelector(".form-faults").replaceChildren(
        ...within.slice(0, 3).map((one) => {
          const line = document.createElement("li");
          line.textContent = one.text;
          line.className = one.severity;
          return line;
        }),
      );
      field.classList.toggle("faulty", within.some((one) => one.severity === "error"));
    }
  };

  // Edits

  const change = (edits, then = () => {}) =>
    window.workshop.change(
      () => ["edit", { edits }],
      ({ ok, found, given }) => (ok ? then(found.at, given) : told(found.said)),
    );

  const edit = (control) => {
    const at = path(control, "path");
    const raw = control.value;
    if (control.dataset.kind === "text") return textEdit(control, at);
    if (!control.validity.valid) return null; // what is no number counts as empty otherwise
    if (raw.trim() === "") return { path: at, gone: true };
    if (control.dataset.kind === "number") return { path: at, value: Number(raw) };
    if (control.dataset.kind === "tick") return { path: at, value: raw === "true" };
    if (control.dataset.kind === "plain") return { path: at, yaml: raw };
    if ("formula" in control.dataset && /^-?\d+$/.test(raw)) return { path: at, value: Number(raw) };
    return { path: at, value: raw };
  };

  const textEdit = (control, at) => {
    if (!control.dataset.lang) return control.value.trim() ? { path: at, value: control.value } : { path: at, gone: true };
    const all = [...control.parentElement.querySelectorAll("textarea")].filter((one) => same(path(one, "path"), at));
    const value = Object.fromEntries(all.filter((one) => one.value.trim()).map((one) => [one.dataset.lang, one.value]));
    return Object.keys(value).length ? { path: at, value } : { path: at, gone: true };
  };

  $("form").addEventListener("change", (event) => {
    const control = event.target.closest("[data-path]");
    if (!control || control.closest(".form-fresh")) return;
    const made = edit(control);
    if (made === null) return control.reportValidity();
    const telling = control.tagName === "SELECT" || control.closest(".form-entries");
    const focus = `[data-path="${CSS.escape(control.dataset.path)}"]`;
    change([made], (_, given) => (telling ? draw(state.at, focus) : filled(control, given)));
  });

  // The form agrees with the text if it did before, and has not been drawn anew since the field was filled in.
  const filled = (control, given) => {
    if (!control.isConnected) return draw();
    if (state.drawn === given) state.drawn = text();
    return undefined;
  };

  // Adding, removing, opening

  const added = (box) => {
    const named = box.dataset.of === "named" ? box.querySelector(".form-name").value.trim() : undefined;
    if (named === "") return box.querySelector(".form-name").focus();
    const control = box.querySelector(".form-fresh [data-path]");
    const as = box.querySelector(".form-as")?.value.split("=");
    const value = control ? edit(control) : { value: as ? { [as[0]]: as[1] } : {} };
    if (!value || value.gone) return control.focus();
    const { path: _, ...said } = value;
    const made = { path: path(box, "add"), add: true, name: named, ...said };
    return change([made], (at) => draw(control ? state.at : at));
  };

  $("form").addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return undefined;
    if ("open" in button.dataset) return opened(path(button, "open"));
    if ("remove" in button.dataset) return change([{ path: path(button, "remove"), gone: true }], () => draw());
    if ("raise" in button.dataset) return change([{ path: path(button, "raise"), raise: true }], () => draw());
    if ("doAdd" in button.dataset) return added(button.closest("[data-add]"));
    if ("head" in button.dataset) return begun(button.dataset.head);
    if ("line" in button.dataset) return shown(path(button, "line"));
    return undefined;
  });

  // A record that is not there yet is made as it is opened.
  const opened = (at) => change([{ path: at, make: true }], () => draw(at));

  const begun = (head) => {
    const lang = $("shop").dataset.lang;
    const id = $("shop").dataset.id;
    const edits = [
      { path: ["hantei"], value: head },
      { path: ["id"], value: id },
      { path: ["language"], value: lang },
    ];
    return change(edits, () => draw([]));
  };

  const shown = async (at) => {
    const { ok, found } = await asked("line", { text: text(), at });
    if (!ok) return;
    turned("text");
    const place = view.state.doc.line(found.line);
    view.dispatch({ selection: { anchor: place.to }, effects: CM.EditorView.scrollIntoView(place.from, { y: "center" }) });
  };

  document.addEventListener("read", () => {
    if (state.open !== "form") return;
    if (text() !== state.drawn && !$("form").contains(document.activeElement)) draw();
    else faults();
  });

  window.workshop.turned = turned;
  window.workshop.edit = change;
  window.workshop.openForm = (at) => (turned("form"), draw(at));
})();
