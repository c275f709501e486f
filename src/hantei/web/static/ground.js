// Who rules points at somebody on the board, or at a place: what can be changed there opens beside it. A board without
// places, such as ranks that face each other, stands for the whole scene. Where a place answers the question, the other
// button of the mouse, or a finger that stays, opens it.
(() => {
  "use strict";

  const MARGIN = 8;
  const BOARDS = "#board :is(svg.board, .ranks, .track)";
  const PEOPLE = "[data-who], [data-unit]";

  const box = () => document.getElementById("ground");
  let asked = "";
  let pressed = null;

  const list = () => box().querySelector(".grounds");
  const read = () => window.htmx.ajax("GET", asked, { target: list(), swap: "innerHTML" });

  const beside = () => {
    const { clientX, clientY } = pressed;
    const { width, height } = box().getBoundingClientRect();
    const [right, low] = [innerWidth - width - MARGIN, innerHeight - height - MARGIN];
    box().style.left = `${Math.max(MARGIN, Math.min(clientX + MARGIN, right))}px`;
    box().style.top = `${Math.max(MARGIN, Math.min(clientY + MARGIN, low))}px`;
  };

  const address = (board, event) => {
    const { who, unit } = event.target.closest(PEOPLE)?.dataset ?? {};
    if (who ?? unit) return `adjust/${encodeURIComponent(who ?? unit)}?beside=`;
    const drawn = board.matches("svg");
    const [at, edge] = drawn ? [hanteiPlaces.placeAt(board, event), hanteiPlaces.borderAt(board, event)] : ["", ""];
    return `ground?${new URLSearchParams({ at, edge, beside: "" })}`;
  };

  const open = async (board, event) => {
    asked = address(board, event);
    pressed = event;
    for (const part of box().children) part.replaceChildren();
    await read();
    if (!box().matches(":popover-open")) box().showPopover();
    beside();
    box().querySelector("select, input:not([type=checkbox], [type=hidden]), button")?.focus();
  };

  document.addEventListener("click", (event) => {
    const board = event.target.closest?.(BOARDS);
    if (board && !event.target.closest("button")) open(board, event);
  });
  document.addEventListener("contextmenu", (event) => {
    const board = !event.defaultPrevented && event.target.closest?.(BOARDS);
    if (!board) return;
    event.preventDefault();
    open(board, event);
  });

  // What unfolds in it stays within the window

  document.addEventListener("DOMContentLoaded", () => new ResizeObserver(() => pressed && beside()).observe(box()));

  // What is seldom changed stays unfolded when its list is drawn anew

  let unfolded = [];
  document.addEventListener("htmx:beforeSwap", (event) => {
    unfolded = [...event.target.querySelectorAll("details[open][id*=more-]")].map((one) => one.id);
  });
  document.addEventListener("htmx:afterSwap", () => {
    for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
  });

  // Of whoever is gone nothing is left to change

  document.addEventListener("ruled", async (event) => {
    if (!box()?.contains(event.target)) return;
    await read();
    if (list().querySelector("form")) beside();
    else box().hidePopover();
  });
})();
