// The board of a text, drawn with the pointer or the keys. What a press means is said by the server, by what the rulebook
// says of its boards; this script only remembers which brush and who was picked up.
(() => {
  "use strict";

  const { text, asked, change } = window.workshop;
  const $ = (id) => document.getElementById(id);
  const state = { open: false, drawn: "", drawing: 0, brush: "", of: "", piece: "", before: "", newcomer: "", side: "" };
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
    const last = board.querySelector(`[name="brush"][value="${CSS.escape(state.brush)}"]`);
    if (last) last.checked = true;
    for (const [id, name] of [["draft-newcomer", "newcomer"], ["draft-side", "side"]]) {
      if ($(id) && state[name]) $(id).value = state[name];
    }
    brush();
    picked();
    return said(message);
  };

  const chosen = () => board.querySelector('[name="brush"]:checked');

  const brush = () => {
    if (chosen()) state.brush = chosen().value;
    const fresh = board.querySelector(".draft-new");
    if (fresh) fresh.hidden = chosen()?.dataset.needs !== "newcomer";
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

  // Presses have their turns with all other changes of the text, so each finds the board as the one before has left it.
  // Each uses what was chosen at the moment of the press.
  const pressed = (at, piece = "") => {
    const press = { brush: state.brush, needs: chosen()?.dataset.needs ?? "", at, piece };
    Object.assign(state, { newcomer: $("draft-newcomer")?.value ?? "", side: $("draft-side")?.value ?? "" });
    Object.assign(press, { newcomer: state.newcomer, side: state.side });
    return change(() => meant(press), (came) => drawnOn(came, at));
  };

  // What a press asks for; null where it only remembers a place or picks somebody up.
  const meant = (press) => {
    const { brush, needs, at } = press;
    if (brush !== state.of) Object.assign(state, { piece: "", before: "", of: brush });
    const [first] = there(at);
    if (press.piece) return pick((there(at).find((one) => one.dataset.piece === press.piece) ?? first)?.dataset.piece, press);
    if (needs === "pair" && !state.before) {
      state.before = at;
      return said($("board").dataset.pair.replace("%at%", at)), null;
    }
    if (needs === "piece" && !state.piece) {
      return first ? pick(first.dataset.piece, press) : (said($("board").dataset.pick), null);
    }
    return asks(press);
  };

  const pick = (piece, press) => {
    state.piece = !piece || state.piece === piece ? "" : piece;
    if (state.piece && press.brush === "remove") return asks(press);
    return picked(), null;
  };

  const asks = ({ brush, at, newcomer, side }) => {
    const facts = { brush, at, newcomer, side, piece: state.piece, before: state.before };
    Object.assign(state, { piece: "", before: "" });
    return ["press", facts];
  };

  const drawnOn = async ({ ok, found }, at) => {
    if (!ok) return picked(), said(found.said);
    await draw();
    board.querySelector(`.point[value="${CSS.escape(at)}"]`)?.focus();
    return undefined;
  };

  board.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return undefined;
    if (button.classList.contains("point")) {
      event.preventDefault();
      return pressed(button.value);
    }
    if ("at" in button.dataset) return pressed(button.dataset.at);
    if ("piece" in button.dataset) return pressed(button.dataset.where, button.dataset.piece);
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
