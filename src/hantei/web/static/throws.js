// Who rules points at dice of the log: beside the line opens how they fall anew, or which faces they show. Beside the
// line of a ruling opens how that is taken back.
(() => {
  "use strict";

  const LINES = "#log .log-line:not(.said, :has(.anew-tool)):has(.dice)";
  const RULINGS = "#log .log-line[data-ruling]:not(:has(.anew-tool))";

  // The keyboard finds a button beside each line with dice; a mouse or a finger may press the dice as well

  const fitOut = () => {
    const tool = document.getElementById("anew-tool");
    for (const tools of document.querySelectorAll(`${LINES} > .log-tools`)) tools.prepend(tool.content.cloneNode(true));
    const back = document.getElementById("ruling-tool");
    for (const line of document.querySelectorAll(RULINGS)) line.prepend(back.content.cloneNode(true));
  };

  const close = (line, focus) => {
    line.querySelector(":scope > .anew")?.remove();
    const tool = line.querySelector(".anew-tool");
    tool?.setAttribute("aria-expanded", "false");
    if (focus) tool?.focus();
  };

  const open = (line) => {
    for (const other of document.querySelectorAll("#log .log-line:has(> .anew)")) close(other);
    const place = document.createElement("div");
    place.className = "anew";
    line.append(place);
    const tool = line.querySelector(".anew-tool");
    tool.setAttribute("aria-expanded", "true");
    const what = "ruling" in line.dataset ? "rulings" : "throws";
    window.htmx.ajax("GET", `${what}/${line.id.slice("line-".length)}`, { target: place, swap: "innerHTML" }).then(() => {
      place.querySelector("input:not([type=hidden]), button")?.focus();
      place.scrollIntoView({ block: "nearest" });
    });
  };

  document.addEventListener(
    "click",
    (event) => {
      const line = event.target.closest?.(".anew-tool, .dice")?.closest("#log .log-line:has(.anew-tool)");
      if (!line) return;
      event.preventDefault();
      event.stopPropagation();
      if (line.querySelector(":scope > .anew")) close(line, true);
      else open(line);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    const line = event.key === "Escape" && event.target.closest?.("#log .anew")?.parentElement;
    if (line) close(line, true);
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const line = event.detail.xhr.status < 300 && event.target.closest?.("#log .anew form") && event.target.closest(".log-line");
    if (line) close(line, true);
  });

  document.addEventListener("DOMContentLoaded", () => {
    fitOut();
    new MutationObserver(fitOut).observe(document.getElementById("log"), { childList: true, subtree: true });
  });
})();
