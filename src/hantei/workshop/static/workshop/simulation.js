// The page of a simulation: what is wished for, begun and stopped. The figures beside it are those of the workshop.
(() => {
  "use strict";

  const page = document.getElementById("simulation");
  const $ = (id) => document.getElementById(id);
  const base = page.dataset.base;

  const { usedUp, pauseOf, BUSY, posted, lines, asked: askedOf } = window.asking(base);
  const wish = () => Object.fromEntries(new FormData($("wish")));

  window.workshop = { words: JSON.parse(page.dataset.words), wish, posted, lines, usedUp, pauseOf, BUSY, askedOf, base, live: false };

  const playing = (goes) => {
    $("go").hidden = goes;
    $("stop").hidden = !goes;
  };

  const reports = (there) => {
    for (const button of page.querySelectorAll("[data-report]")) button.hidden = !there;
  };

  $("go").addEventListener("click", () => {
    playing(true);
    reports(false);
    window.workshop.playAgain();
  });
  $("stop").addEventListener("click", () => {
    playing(false);
    window.workshop.stop();
  });
  $("wish").addEventListener("change", () => {
    if ($("figures").hasChildNodes()) $("figures").classList.add("stale");
    reports(false);
    playing(false);
    window.workshop.stop();
  });
  document.addEventListener("figures", () => reports(true));
  document.addEventListener("rested", () => playing(false));
})();
