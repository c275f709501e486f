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

  const details = () => document.getElementById("pointed");

  const put = (title, notes, again) => {
    const text = document.createElement("b");
    text.textContent = title;
    const parts = [text, ...notes.map((note) => note.cloneNode(true))];
    if (again) {
      const more = document.createElement("span");
      more.className = "again";
      more.textContent = details().dataset.again;
      parts.push(more);
    }
    details().replaceChildren(...parts);
  };

  const tell = (one, those, again) => {
    const option = those.find((other) => other.matches(LISTED));
    if (option) put(option.querySelector(".label").textContent, [...option.querySelectorAll(".chance, .notes")], again);
    else if (!one.dataset.who) put(one.getAttribute("aria-label") ?? one.textContent, [], again);
  };

  const clear = () => {
    for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
    details()?.replaceChildren();
  };

  // What is marked in a list that is moved by itself is moved into view there, and the page stays where it is

  const intoView = (one) => {
    const list = one.closest(".groups");
    if (!list) return;
    const [frame, inside] = [list.getBoundingClientRect(), one.getBoundingClientRect()];
    if (inside.top < frame.top) list.scrollTop -= frame.top - inside.top;
    else if (inside.bottom > frame.bottom) list.scrollTop += inside.bottom - frame.bottom;
  };

  const point = (one, again = false) => {
    clear();
    const those = alike(one);
    for (const other of those) {
      other.classList.add("pointed");
      if (other !== one) intoView(other);
    }
    tell(one, those, again);
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
      point(place, true);
    },
    true,
  );

  document.addEventListener("htmx:sseMessage", (event) => {
    if (event.target.id !== "ask" && event.target.id !== "board") return;
    tapped = "";
    clear();
  });
})();
