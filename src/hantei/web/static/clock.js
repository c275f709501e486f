// The time that is left for a question counts down. The clocks of server and browser need not agree: how far they are
// apart is seen as the page comes.
(() => {
  "use strict";

  let apart = 0;
  const now = () => Date.now() / 1000 - apart;

  const tick = () => {
    for (const one of document.querySelectorAll("[data-until]")) {
      const left = Math.max(0, Math.ceil(one.dataset.until - now()));
      one.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      one.closest(".clock").classList.toggle("late", left <= 10);
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    apart = Date.now() / 1000 - document.getElementById("ask").dataset.now;
    tick();
    setInterval(tick, 500);
  });
  document.addEventListener("htmx:sseMessage", tick);
})();
