// A guided first battle: step by step a part of the page is marked, and a sentence says what it is for.
(() => {
  "use strict";

  let at = -1;

  const guide = () => document.getElementById("guide");
  const steps = () => [...guide().querySelectorAll("li")];
  const target = (step) => document.querySelector(step.dataset.at);
  const here = () => steps().filter(target);
  const marked = () => document.querySelectorAll(".guided");

  const end = () => {
    at = -1;
    guide().hidden = true;
    for (const one of marked()) one.classList.remove("guided");
    if (location.hash === "#guide") history.replaceState(null, "", location.pathname + location.search);
  };
  const show = (number) => {
    const those = here();
    if (number >= those.length) {
      end();
      return;
    }
    at = number;
    guide().hidden = false;
    for (const one of steps()) one.hidden = one !== those[number];
    guide().querySelector("[data-guide-at]").textContent = `${number + 1} / ${those.length}`;
    for (const one of marked()) one.classList.remove("guided");
    const part = target(those[number]);
    part.classList.add("guided");
    part.scrollIntoView({ block: matchMedia("(width < 60rem)").matches ? "start" : "nearest" });
  };

  document.addEventListener("click", (event) => {
    const what = event.target.closest?.("[data-guide]")?.dataset.guide;
    if (what === "begin") show(0);
    else if (what === "on") show(at + 1);
    else if (what === "off") end();
  });
  document.addEventListener("keydown", (event) => {
    if (at >= 0 && event.key === "Escape") end();
  });

  // What is to be done is done: the next step; what is marked was drawn anew: it is marked again

  document.addEventListener("htmx:sseMessage", (event) => {
    if (at < 0) return;
    if (here()[at]?.dataset.after === event.target.id) show(at + 1);
    else target(here()[at])?.classList.add("guided");
  });

  document.addEventListener("DOMContentLoaded", () => {
    if (guide() && location.hash === "#guide") show(0);
  });
})();
