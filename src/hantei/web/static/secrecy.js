// What is ruled in secret stays so: a tick outlasts whatever is drawn anew around it, until whoever rules takes it away.
(() => {
  "use strict";

  const TICK = "input[name=privately]";
  const secret = new Set();

  document.addEventListener("change", ({ target }) => {
    if (!target.matches?.(TICK)) return;
    if (target.checked) secret.add(target.id);
    else secret.delete(target.id);
  });
  const keep = () => {
    for (const one of document.querySelectorAll(TICK)) one.checked = secret.has(one.id);
  };
  document.addEventListener("htmx:afterSwap", keep);
  document.addEventListener("htmx:sseMessage", keep);
})();
