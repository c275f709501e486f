// What HTML alone cannot do: the colour scheme, copying, and play by the keyboard. Loaded in the head without
// `defer`, so that the scheme is there before the page is drawn. Everything listens at the document: parts of the page
// come and go.
(() => {
  "use strict";

  const root = document.documentElement;
  root.classList.add("scripted");
  const SCHEMES = ["auto", "light", "dark"];

  // What the browser keeps for this reader; where storage is barred nothing is, and nothing fails.
  const memory = {
    get(name) {
      try {
        return localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    set(name, value) {
      try {
        localStorage.setItem(name, value);
      } catch {
        // not kept beyond this page
      }
    },
  };
  window.hanteiMemory = memory;

  const kept = () => memory.get("scheme") || "auto";

  const apply = (scheme) => {
    if (scheme === "auto") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", scheme);
    for (const button of document.querySelectorAll("[data-scheme-switch]")) {
      button.setAttribute("aria-label", button.getAttribute(`data-label-${scheme}`));
      const use = button.querySelector("use");
      const sprite = use?.getAttribute("href").replace(/#.*/, "");
      use?.setAttribute("href", `${sprite}#i-${{ auto: "auto", light: "sun", dark: "moon" }[scheme]}`);
    }
  };

  apply(kept());
  document.addEventListener("DOMContentLoaded", () => apply(kept()));

  const nextScheme = () => {
    const scheme = SCHEMES[(SCHEMES.indexOf(kept()) + 1) % SCHEMES.length];
    memory.set("scheme", scheme);
    apply(scheme);
  };

  // Copying: <button data-copy="ID of what holds the text" data-done="Copied">

  const copied = async (source) => {
    const text = source.value ?? source.textContent;
    if (navigator.clipboard && window.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    const field = document.createElement("textarea"); // a table reached by a plain address in the house's network
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  };

  // Of a piece that was copied it is remembered how it stood, so that later the changes alone can be copied

  const pieceOf = (sheet) => `piece ${location.pathname.match(/\/t\/([^/]+)/)?.[1]} ${sheet}`;

  const remember = (button) => {
    const piece = button.closest("[data-piece]");
    if (piece) memory.set(pieceOf(piece.dataset.piece), piece.dataset.status);
  };

  document.addEventListener("htmx:configRequest", (event) => {
    const piece = event.target.querySelector?.("[data-piece]")?.dataset.piece ?? event.target.dataset?.pieceOf;
    const known = piece && memory.get(pieceOf(piece));
    if (known) event.detail.parameters.since = known;
  });

  const copy = async (button) => {
    const source = document.getElementById(button.dataset.copy);
    const done = await copied(source).catch(() => false);
    const said = button.parentElement.querySelector("[role=status]");
    if (said) said.textContent = done ? button.dataset.done : button.dataset.failed;
    if (done) {
      button.focus();
      remember(button);
    } else {
      source.hidden = false;
      source.select();
    }
  };

  // The picture of a piece as PNG, for tools that take no SVG: <button data-picture="NAME">

  const PICTURE = 256;

  const savePicture = (button) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = PICTURE;
    const image = button.closest("[data-piece]").querySelector("img");
    canvas.getContext("2d").drawImage(image, 0, 0, PICTURE, PICTURE);
    canvas.toBlob((data) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download = `${button.dataset.picture}.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    });
  };

  // Words to begin with: <button data-fill="ID of a field">, its own text unless `data-words` says otherwise

  const fill = (button) => {
    const field = document.getElementById(button.dataset.fill);
    field.value = button.dataset.words ?? button.textContent;
    field.focus();
  };

  document.addEventListener("click", (event) => {
    const on = (selector) => event.target.closest?.(selector);
    const copier = on("[data-copy]");
    const filler = on("[data-fill]");
    const painter = on("[data-picture]");
    if (copier) copy(copier);
    else if (painter) savePicture(painter);
    else if (on("[data-scheme-switch]")) nextScheme();
    else if (filler) fill(filler);
  });

  document.addEventListener("change", (event) => {
    if (!event.target.matches?.("[data-anew]")) return;
    const only = event.target.dataset.anew; // the choice that changes the form, where it is one of several
    if (only && event.target.value !== only) return;
    const form = event.target.form;
    for (const usual of form.querySelectorAll("[data-usual]:checked")) usual.disabled = true; // to keep the address short
    form.requestSubmit(document.getElementById("anew"));
  });

  // Keys: 1 to 9 choose an option; arrows walk over the squares of a board

  const typing = (target) => target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select");

  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

  const walk = (from, [dx, dy]) => {
    const squares = [...from.closest("svg").querySelectorAll("[data-x]")];
    const ahead = (to) => {
      const x = to.dataset.x - from.dataset.x;
      const y = to.dataset.y - from.dataset.y;
      return dx ? { far: x * dx, off: Math.abs(y) } : { far: y * dy, off: Math.abs(x) };
    };
    const [best] = squares
      .map((to) => ({ to, ...ahead(to) }))
      .filter(({ far }) => far > 0)
      .sort((a, b) => a.far + 2 * a.off - (b.far + 2 * b.off));
    best?.to.focus();
  };

  const byDigit = () => [...document.querySelectorAll(".ask form .option")];
  const digits = () => memory.get("hantei-digits") !== "no";
  const showDigits = () => {
    for (const [at, option] of byDigit().entries()) {
      if (digits() && at < 9) {
        option.dataset.digit = at + 1;
        option.setAttribute("aria-keyshortcuts", at + 1);
      } else {
        delete option.dataset.digit;
        option.removeAttribute("aria-keyshortcuts");
      }
    }
  };
  for (const moment of ["DOMContentLoaded", "htmx:sseMessage"]) document.addEventListener(moment, showDigits);
  document.addEventListener("change", (event) => {
    if (event.target.matches?.("[data-digits]")) showDigits();
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (step[event.key] && event.target.dataset?.x) {
      event.preventDefault();
      walk(event.target, step[event.key]);
    } else if (/^[1-9]$/.test(event.key) && digits()) {
      const option = byDigit()[event.key - 1];
      if (option && !option.disabled) {
        event.preventDefault();
        option.click();
      }
    }
  });
})();
