"use strict";
// Goes through the moments of a game; without scripts the whole log and the last board are there to read.
(() => {
  const moments = [...document.querySelectorAll("#log > li")];
  const boards = [...document.querySelectorAll(".stood")];
  const slider = document.getElementById("moment");
  const last = moments.length - 1;
  const log = document.getElementById("log");
  let now = 0;

  function show(number) {
    now = Math.min(last, Math.max(0, number));
    slider.value = now;
    slider.setAttribute("aria-valuetext", moments[now].innerText);
    document.getElementById("number").textContent = `${now} / ${last}`;
    moments.forEach((one, n) => {
      one.hidden = n > now;
      one.classList.toggle("now", n === now);
    });
    boards.forEach((one, n) => { one.hidden = n !== Number(moments[now].dataset.board); });
    log.scrollTop = log.scrollHeight;
    history.replaceState(null, "", `#${now}`);
  }

  const steps = { first: () => 0, back: () => now - 1, on: () => now + 1, last: () => last };
  const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };
  document.querySelectorAll("[data-go]").forEach((button) => {
    button.addEventListener("click", () => show(steps[button.dataset.go]()));
  });
  slider.addEventListener("input", () => show(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    if (!keys[event.key] || event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(steps[keys[event.key]]());
  });
  window.addEventListener("hashchange", () => show(Number(location.hash.slice(1)) || 0));
  document.body.classList.add("stepped");
  for (const id of ["steps", "keys"]) document.getElementById(id).hidden = false;
  show(Number(location.hash.slice(1)) || 0);
})();
