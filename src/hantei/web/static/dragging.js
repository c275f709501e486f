// Who rules moves counters: one that is dragged to another place of the board stands there from then on.
(() => {
  "use strict";

  const FAR = 6;

  let held = null;

  const at = (board, event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());

  // Squares are called by how many lie left of them and below them; boxes of a chart bear their names

  const squareAt = (board, { x, y }) => {
    const { width, height } = board.viewBox.baseVal;
    const [square, rim] = [Number(board.dataset.square), Number(board.dataset.rim)];
    const [column, row] = [Math.floor((x - rim) / square), Math.floor((height - rim - y) / square)];
    const inside = column >= 0 && row >= 0 && y >= 0 && x < rim + Math.floor((width - rim) / square) * square;
    return inside ? `${column},${row}` : "";
  };
  const boxAt = (board, { x, y }) => {
    const hit = [...board.querySelectorAll("[data-place]")].find((one) => {
      const box = one.getBBox();
      return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    });
    return hit?.dataset.place ?? "";
  };

  document.addEventListener(
    "pointerdown",
    (event) => {
      const counter = event.target.closest?.("#board svg.board .counter[data-who]");
      if (!counter || event.button || event.pointerType === "touch") return;
      held = { counter, board: counter.closest("svg.board"), x: event.clientX, y: event.clientY, moved: false };
      event.stopPropagation();
    },
    true,
  );
  document.addEventListener("pointermove", (event) => {
    if (!held) return;
    held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (!held.moved) return;
    const [from, to] = [at(held.board, { clientX: held.x, clientY: held.y }), at(held.board, event)];
    held.counter.classList.add("dragged");
    held.counter.setAttribute("transform", `translate(${to.x - from.x} ${to.y - from.y})`);
    event.preventDefault();
  });

  // Whoever has dragged has pressed nothing

  const swallow = (click) => click.stopPropagation();
  const drop = (event) => {
    if (!held) return;
    const { counter, board, moved } = held;
    held = null;
    counter.classList.remove("dragged");
    counter.removeAttribute("transform");
    if (!moved || event.type === "pointercancel") return;
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
    const point = at(board, event);
    const place = board.matches(".grid-board") ? squareAt(board, point) : boxAt(board, point);
    if (place) window.htmx.ajax("POST", "move", { values: { who: counter.dataset.who, at: place }, swap: "none", source: board });
  };
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);
})();
