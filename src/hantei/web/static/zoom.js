// Boards are drawn larger and moved: with buttons, with the wheel and Ctrl, with two fingers, with the keys + - 0; what is
// larger than its frame is scrolled, or dragged with the mouse. How large, and which part, stays when the board changes.
(() => {
  "use strict";

  const [STEP, MOST] = [1.25, 6];
  const FRAMES = "#board .scroll:has(> .board)";

  // By the place of a board among all: how many times larger than it fits, and how far its frame is moved

  const kept = [];
  const frames = () => [...document.querySelectorAll(FRAMES)];
  const stateOf = (frame) => (kept[frames().indexOf(frame)] ??= { times: 1, left: 0, top: 0 });

  const larger = () => frames().filter((frame) => stateOf(frame).times > 1);

  // As wide as it is drawn where it fits: a height that is bounded leaves room at its sides

  const fit = (svg) => {
    svg.removeAttribute("style");
    const { width, height } = svg.getBoundingClientRect();
    return Math.min(width, (height * svg.viewBox.baseVal.width) / svg.viewBox.baseVal.height);
  };

  const draw = (frame) => {
    const [svg, { times }] = [frame.querySelector(".board"), stateOf(frame)];
    const width = fit(svg);
    frame.classList.toggle("zoomed", times > 1);
    if (times > 1) svg.style.width = `${width * times}px`;
    const figure = frame.closest(".board-figure");
    figure.querySelector("[data-zoom=fit]").textContent = `${Math.round(times * 100)}%`;
    figure.querySelector("[data-zoom=out]").disabled = times <= 1;
    figure.querySelector("[data-zoom=in]").disabled = times >= MOST;
  };

  // What lies under a point of the window stays there

  const zoom = (frame, to, at) => {
    const state = stateOf(frame);
    const svg = frame.querySelector(".board");
    const middle = frame.getBoundingClientRect();
    const point = at ?? { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
    const share = () => {
      const box = svg.getBoundingClientRect();
      return { x: (point.x - box.x) / box.width, y: (point.y - box.y) / box.height, box };
    };
    const before = share();
    state.times = Math.min(MOST, Math.max(1, to));
    draw(frame);
    const after = share();
    frame.scrollLeft += (before.x - after.x) * after.box.width;
    frame.scrollTop += (before.y - after.y) * after.box.height;
  };

  const asked = { in: (times) => times * STEP, out: (times) => times / STEP, fit: () => 1 };
  const ask = (frame, how, at) => zoom(frame, asked[how](stateOf(frame).times), at);
  const frameAt = (event) => event.target.closest?.(FRAMES);

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-zoom]");
    if (button) ask(button.closest(".board-figure").querySelector(".scroll"), button.dataset.zoom);
  });

  const KEYS = { "+": "in", "=": "in", "-": "out", 0: "fit" };
  document.addEventListener("keydown", (event) => {
    const frame = frameAt(event);
    if (!frame || !KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    ask(frame, KEYS[event.key]);
  });

  document.addEventListener(
    "wheel",
    (event) => {
      const frame = event.ctrlKey && frameAt(event);
      if (!frame) return;
      event.preventDefault();
      zoom(frame, stateOf(frame).times * Math.exp(-event.deltaY / 300), event);
    },
    { passive: false },
  );

  // Two fingers

  let pinch = null;
  const between = ([a, b]) => ({
    far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  });
  document.addEventListener("touchstart", (event) => {
    const frame = event.touches.length === 2 && frameAt(event);
    pinch = frame ? { frame, far: between(event.touches).far, times: stateOf(frame).times } : null;
  });
  document.addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const now = between(event.touches);
      zoom(pinch.frame, (pinch.times * now.far) / pinch.far, now);
    },
    { passive: false },
  );

  // Dragging; whoever has dragged has pressed nothing

  let drag = null;
  document.addEventListener("pointerdown", (event) => {
    const frame = event.pointerType === "mouse" && event.button === 0 && event.target.closest?.(".scroll.zoomed");
    drag = frame ? { frame, x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop } : null;
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || !(event.buttons & 1)) return;
    const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.moved ||= Math.hypot(right, down) > 5;
    if (drag.moved) drag.frame.scrollTo(drag.left - right, drag.top - down);
  });
  document.addEventListener(
    "click",
    (event) => {
      if (!drag?.moved) return;
      drag = null;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  // A board that has changed is drawn as large as before, and the same part of it is seen

  document.addEventListener("htmx:sseBeforeMessage", (event) => {
    if (event.target.id !== "board") return;
    for (const frame of larger()) Object.assign(stateOf(frame), { left: frame.scrollLeft, top: frame.scrollTop });
  });
  document.addEventListener("htmx:sseMessage", (event) => {
    if (event.target.id !== "board") return;
    for (const frame of larger()) {
      draw(frame);
      frame.scrollTo(stateOf(frame).left, stateOf(frame).top);
    }
  });
})();
