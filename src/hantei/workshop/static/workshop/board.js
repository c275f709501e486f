// The board of a text, drawn with the pointer or the keys. What a press means is said by the server, by what the rulebook
// says of its boards; this script only remembers which brush and who was picked up.
(() => {
  "use strict";

  const { put, text, asked } = window.workshop;
  const $ = (id) => document.getElementById(id);
  const state = { open: false, drawn: "", drawing: 0, brush: "", piece: "", before: "", newcomer: "", side: "" };
  const board = $("board");

  const said = (message) => {
    const line = $("draft-said");
    if (line) line.textContent = message;
  };

  const draw = async (message = "") => {
    const given = text();
    const mine = ++state.drawing;
    const { ok, found } = await asked("board", { text: given });
    if (mine !== state.drawing) return undefined;
    state.drawn = given;
    if (!ok) {
      const line = document.createElement("p");
      line.textContent = found.said;
      return board.replaceChildren(line);
    }
    const [left, top] = [board.querySelector(".scroll")?.scrollLeft, board.querySelector(".scroll")?.scrollTop];
    board.innerHTML = found.html;
    const scroll = board.querySelector(".scroll");
    if (scroll && left !== undefined) Object.assign(scroll, { scrollLeft: left, scrollTop: top });
    const chosen = board.querySelector(`[name="brush"][value="${CSS.escape(state.brush)}"]`);
    if (chosen) chosen.checked = true;
    for (const [id, name] of [["draft-newcomer", "newcomer"], ["draft-side", "side"]]) {
      if ($(id) && state[name]) $(id).value = state[name];
    }
    brush();
    picked();
    return said(message);
  };

  const needs = () => board.querySelector('[name="brush"]:checked')?.dataset.needs ?? "";

  const brush = () => {
    const chosen = board.querySelector('[name="brush"]:checked');
    if (chosen && chosen.value !== state.brush) Object.assign(state, { piece: "", before: "", brush: chosen.value });
    const fresh = board.querySelector(".draft-new");
    if (fresh) fresh.hidden = needs() !== "newcomer";
  };

  const picked = () => {
    for (const one of board.querySelectorAll("[data-piece]")) {
      one.setAttribute("aria-pressed", String(one.dataset.piece === state.piece));
    }
    for (const one of board.querySelectorAll(".counter[data-who]")) {
      one.classList.toggle("acting", one.dataset.who === state.piece);
    }
  };

  const there = (at) => [...board.querySelectorAll(`[data-piece][data-where="${CSS.escape(at)}"]`)];

  const send = async (at) => {
    const given = text();
    const facts = { text: given, brush: state.brush, at, piece: state.piece, before: state.before };
    facts.newcomer = $("draft-newcomer")?.value ?? "";
    facts.side = $("draft-side")?.value ?? "";
    Object.assign(state, { newcomer: facts.newcomer, side: facts.side, piece: "", before: "" });
    const { ok, found } = await asked("press", facts);
    if (!ok) return picked(), said(found.said);
    if (text() === given) put(found.text);
    await draw();
    board.querySelector(`.point[value="${CSS.escape(at)}"]`)?.focus();
    return undefined;
  };

  const pick = (piece, at) => {
    state.piece = state.piece === piece ? "" : piece;
    if (state.piece && state.brush === "remove") return send(at);
    return picked();
  };

  const pressed = (at) => {
    if (needs() === "pair" && !state.before) {
      state.before = at;
      return said($("board").dataset.pair.replace("%at%", at));
    }
    if (needs() === "piece" && !state.piece) {
      const [first] = there(at);
      return first ? pick(first.dataset.piece, at) : said($("board").dataset.pick);
    }
    return send(at);
  };

  board.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return undefined;
    if (button.classList.contains("point")) {
      event.preventDefault();
      return pressed(button.value);
    }
    if ("at" in button.dataset) return pressed(button.dataset.at);
    if ("piece" in button.dataset) return pick(button.dataset.piece, button.dataset.where);
    return undefined;
  });
  board.addEventListener("change", (event) => {
    if (event.target.name === "brush") brush();
  });
  board.addEventListener("submit", (event) => event.preventDefault());

  document.addEventListener("turned", (event) => {
    state.open = event.detail === "board";
    if (state.open && state.drawn !== text()) draw();
  });
  document.addEventListener("read", () => {
    if (state.open && state.drawn !== text()) draw();
  });
})();
