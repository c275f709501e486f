// The page behind the link of a place: whoever reads it is let in at once. A page that is only loaded ahead, or for a
// preview, has no reader yet, and waits for one.
(() => {
  "use strict";

  const form = document.querySelector("form[data-at-once]");
  let sent = false;

  const letIn = () => {
    if (sent || document.prerendering || document.visibilityState !== "visible") return;
    sent = true;
    form.requestSubmit();
  };

  document.addEventListener("visibilitychange", letIn);
  document.addEventListener("prerenderingchange", letIn);
  letIn();
})();
