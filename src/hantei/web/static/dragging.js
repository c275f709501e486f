// Who rules moves counters: one that is dragged to another place of the board stands there from then on. A finger holds a
// counter for a moment before it drags it, since one that moves at once scrolls the page; a tap shows whose counter it is.
(() => {
  "use strict";

  const FAR = 6;
  const HOLD = 350;

  let held = null;

  const { at, placeAt } = hanteiPlaces;

  const lift = () => {
    held.lifted = true;
    held.counter.classList.add("dragged");
    navigator.vibrate?.(10);
  };
  const letGo = () => {
    clearTimeout(held.timer);
    held.counter.classList.remove("dragged");
    held.counter.removeAttribute("transform");
    held = null;
  };

  document.addEventListener(
    "pointerdown",
    (event) => {
      if (held) letGo(); // a second finger
      const counter = event.isPrimary && event.target.closest?.("#board svg.board .counter[data-who]");
      if (!counter || event.button) return;
      held = { counter, board: counter.closest("svg.board"), x: event.clientX, y: event.clientY };
      if (event.pointerType === "touch") held.timer = setTimeout(lift, HOLD);
      else event.stopPropagation();
    },
    true,
  );
  document.addEventListener("pointermove", (event) => {
    if (!held || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (far && !held.lifted) {
      if (held.timer) return letGo();
      lift();
    }
    held.moved ||= far;
    if (!held.moved) return;
    const [from, to] = [at(held.board, { clientX: held.x, clientY: held.y }), at(held.board, event)];
    held.counter.setAttribute("transform", `translate(${to.x - from.x} ${to.y - from.y})`);
    event.preventDefault();
  });

  // A mouse that drags a counter selects no text on its way

  document.addEventListener("selectstart", (event) => {
    if (held) event.preventDefault();
  });

  // While a finger drags a counter the page stays where it is, and no menu opens

  const still = (event) => {
    if (held?.lifted) event.preventDefault();
  };
  document.addEventListener("touchmove", still, { passive: false });
  document.addEventListener("contextmenu", still, true);

  // Whoever has dragged has pressed nothing; what is dropped outside of the board stays where it was

  const swallow = (click) => click.stopPropagation();
  const drop = (event) => {
    if (!held || !event.isPrimary) return;
    const { counter, board, moved, lifted } = held;
    letGo();
    if (!lifted || event.type === "pointercancel") return;
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
    const place = moved && placeAt(board, event);
    if (place) window.htmx.ajax("POST", "move", { values: { who: counter.dataset.who, at: place }, swap: "none", source: board });
  };
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);
  document.addEventListener("keydown", (event) => {
    if (held && event.key === "Escape") letGo();
  });
})();
