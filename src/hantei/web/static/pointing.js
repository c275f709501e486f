// Options in the list and places on the board show each other, and the details of the one that is looked at stand below.
// Under a finger, which cannot hover, a first tap on the board shows and a second one answers.
(() => {
  "use strict";

  const LISTED = "#ask .option";
  const PLACES = "#board button[name=answer]";
  const PEOPLE = "#board [data-who]";

  const value = (one) => one.dataset.who ?? one.value;
  const names = (choice, one) => value(choice) === value(one) || (one.dataset.who && value(choice).split(":").includes(value(one)));

  // Only the first question can be answered on the board

  const alike = (one) => {
    if (one.matches(LISTED) && !one.closest("#q-1")) return [one];
    const all = [...document.querySelectorAll(`#q-1 .option, ${PLACES}, ${PEOPLE}`)];
    return all.filter((other) => other === one || names(other, one) || names(one, other));
  };

  const details = (one) => (one.closest("#ask .ask") ?? document.getElementById("q-1"))?.querySelector(".looked-at");

  const put = (place, title, notes) => {
    const [text, more] = ["b", "span"].map((tag) => document.createElement(tag));
    text.textContent = title;
    more.textContent = place.dataset.again;
    more.className = "again";
    place.replaceChildren(text, ...notes.map((note) => note.cloneNode(true)), more);
  };

  const tell = (one, those) => {
    const place = details(one);
    const option = those.find((other) => other.matches(LISTED));
    if (!place) return;
    if (option) put(place, option.querySelector(".label").textContent, [...option.querySelectorAll(".chance, .notes")]);
    else if (one.name === "answer") put(place, one.getAttribute("aria-label") ?? (one.selectedOptions?.[0] ?? one).textContent, []);
  };

  const clear = () => {
    for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
    for (const one of document.querySelectorAll(".looked-at")) {
      one.classList.remove("tapped");
      one.replaceChildren();
    }
  };

  // In a list that scrolls by itself, what is marked is scrolled into view; the page stays where it is

  const intoView = (one) => {
    const list = one.closest(".groups");
    if (!list) return;
    const [frame, inside] = [list.getBoundingClientRect(), one.getBoundingClientRect()];
    if (inside.top < frame.top) list.scrollTop -= frame.top - inside.top;
    else if (inside.bottom > frame.bottom) list.scrollTop += inside.bottom - frame.bottom;
  };

  const point = (one) => {
    clear();
    const those = alike(one);
    for (const other of those) {
      other.classList.add("pointed");
      if (other !== one) intoView(other);
    }
    tell(one, those);
  };

  const pointable = (event) => event.target.closest?.(`${LISTED}, ${PLACES}, ${PEOPLE}`);

  document.addEventListener("pointerover", (event) => {
    const one = event.pointerType !== "touch" && pointable(event);
    if (one) point(one);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "touch" && pointable(event)) clear();
  });
  document.addEventListener("focusin", (event) => {
    const one = pointable(event);
    if (one?.matches(":focus-visible")) point(one);
  });
  document.addEventListener("focusout", (event) => {
    if (pointable(event) && !tapped) clear();
  });

  // A list to choose from shows on the board what stands in it

  document.addEventListener("change", (event) => {
    if (event.target.matches?.("#q-1 select[name=answer]")) point(event.target);
  });

  // Fingers

  let touched = false;
  let tapped = "";
  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
  });
  document.addEventListener("keydown", () => {
    touched = false;
  });
  document.addEventListener(
    "click",
    (event) => {
      const place = event.target.closest?.(PLACES);
      if (!touched || (place && tapped === place.value)) return;
      tapped = place?.value ?? "";
      if (!place) {
        clear();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      point(place);
      details(place)?.classList.add("tapped");
    },
    true,
  );

  document.addEventListener("htmx:sseMessage", (event) => {
    if (event.target.id !== "ask" && event.target.id !== "board") return;
    tapped = "";
    clear();
  });
})();
