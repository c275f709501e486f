// A number of the text that gives a wanted figure: the server tries numbers between two bounds, with the same luck for
// each, and the one that comes nearest is put into the text.
(() => {
  "use strict";

  const { view, text, posted, asked, words, filled, lines, edit, playAgain, difficulty } = window.workshop;
  const $ = (id) => document.getElementById(id);
  const state = { numbers: [], of: "", under: null, sound: false };

  const chosen = () => state.numbers[Number($("balance-number").value)];

  const bounds = () => {
    const one = chosen();
    if (!one) return;
    $("balance-low").value = one.low;
    $("balance-high").value = one.high;
  };

  // The numbers of the text, the one in the line of the cursor first chosen.
  const list = async () => {
    if (state.of === text() || !$("balance").open) return;
    const given = text();
    const { ok, found: numbers } = await asked("numbers", { text: given });
    if (!ok) return;
    const before = chosen()?.place;
    state.numbers = numbers;
    state.of = given;
    const here = view.state.doc.lineAt(view.state.selection.main.head).number;
    $("balance-number").replaceChildren(
      ...state.numbers.map((one, at) => new Option(`${one.name} = ${one.value}`, String(at))),
    );
    const found = state.numbers.findIndex((one) => (before ? one.place === before : one.line === here));
    $("balance-number").value = String(Math.max(0, found));
    if (!before) bounds();
    ready();
  };

  const ready = () => {
    $("balance-go").disabled = !state.sound || !state.numbers.length;
  };

  const said = (message) => {
    $("balance-state").textContent = message;
  };

  const stop = () => {
    state.under?.abort();
    state.under = null;
  };

  const found = (one, number) => {
    if (one.slow) return said(words["too-slow"]);
    if (one.said) return said(one.said);
    if (one.best === undefined) {
      const item = document.createElement("li");
      item.textContent = filled(words["balance-tried"], one);
      item.dataset.value = one.value;
      return $("balance-tried").append(item);
    }
    const best = $("balance-tried").querySelector(`[data-value="${one.best}"]`);
    best.classList.add("best");
    said(filled(words[one.missed ? "balance-missed" : "balance-found"], { value: one.best, name: number.name }));
    $("balance-take").textContent = filled(words["balance-take"], { value: one.best });
    $("balance-take").hidden = false;
    $("balance-take").onclick = async () => {
      $("balance-take").hidden = true;
      await edit([{ path: number.path, value: one.best }]);
    };
    return undefined;
  };

  const go = async () => {
    stop();
    const mine = new AbortController();
    state.under = mine;
    const [number, figure] = [chosen(), $("balance-figure").value];
    const wanted = Number($("balance-wanted").value) / (figure === "win" ? 100 : 1);
    const [low, high] = [Number($("balance-low").value), Number($("balance-high").value)];
    $("balance-tried").replaceChildren();
    $("balance-take").hidden = true;
    said(words["balance-trying"]);
    const facts = { text: text(), path: number.path, low, high, figure, wanted, difficulty: difficulty(), people: $("people")?.value ?? "" };
    try {
      const answer = await posted("balance", JSON.stringify(facts), "application/json", mine.signal);
      if (!answer.ok) return said((await answer.json()).said ?? "");
      await lines(answer, (one) => found(one, number));
      playAgain();
    } catch (error) {
      if (error.name !== "AbortError") said(words.away);
    }
    return undefined;
  };

  $("balance").addEventListener("toggle", list);
  $("balance-number").addEventListener("change", bounds);
  $("balance-form").addEventListener("submit", (event) => (event.preventDefault(), go()));
  document.addEventListener("typed", () => {
    stop();
    $("balance-take").hidden = true;
    $("balance-go").disabled = true;
  });
  document.addEventListener("read", (event) => {
    state.sound = event.detail.sound;
    list().then(ready);
  });
  document.addEventListener("figures", (event) => {
    const names = Object.entries(event.detail.named);
    const select = $("balance-figure");
    if (select.options.length === names.length + 1) return;
    const before = select.value;
    select.replaceChildren(select.options[0], ...names.map(([key, name]) => new Option(name, key)));
    select.value = [...select.options].some((one) => one.value === before) ? before : "win";
  });
})();
