// Beside the text: the figures of its games, which begin a second after the last key and get narrower while one looks.
// A change of the text closes the connection, which gives up the games that were asked for.
(() => {
  "use strict";

  const { words, wish, posted, askedOf, live, lines, BUSY, usedUp, pauseOf } = window.workshop;
  const $ = (id) => document.getElementById(id);
  const PAUSE = 1000; // milliseconds after the last key
  const GOES_ON = "goes on";
  let under = null;
  let pause = 0;
  let again = 0;
  let difficulty = "";

  const stop = () => {
    clearTimeout(pause);
    under?.abort();
    under = null;
  };

  const said = (message) => {
    $("figures-state").textContent = message;
  };

  const chosen = (found) => {
    const select = $("difficulty");
    if (!select) return;
    const names = Object.entries(found.difficulties);
    select.hidden = names.length < 2;
    if (select.options.length !== names.length) {
      select.replaceChildren(...names.map(([id, name]) => new Option(name, id)));
    }
    select.value = found.difficulty;
  };

  // The figures are drawn anew every second; what is unfolded and scrolled stays so.
  const drawn = (html) => {
    const parts = () => [...$("figures").querySelectorAll("details, .scroll, .shop-wide")];
    const before = parts().map((part) => [part.open, part.scrollLeft]);
    const pressed = document.activeElement?.dataset?.game;
    $("figures").innerHTML = html;
    parts().forEach((part, at) => {
      const [open, left] = before[at] ?? [false, 0];
      if (open) part.open = true;
      part.scrollLeft = left;
    });
    if (pressed) $("figures").querySelector(`[data-game="${pressed}"]`)?.focus();
  };

  const shown = (found) => {
    if (found.slow) return said(words["too-slow"]);
    drawn(found.html);
    $("figures").dataset.runs = found.runs;
    $("figures").classList.remove("stale");
    chosen(found);
    document.dispatchEvent(new CustomEvent("figures", { detail: found }));
    return said("");
  };

  // Games that the workshop had no time for begin after a while.
  const later = (last) => {
    pause = setTimeout(play, pauseOf(again));
    said(usedUp(again) ? last : words.busy);
    again += 1;
    return GOES_ON;
  };

  const play = async () => {
    const mine = new AbortController();
    under = mine;
    said(words.playing);
    const came = await played(mine);
    if (under === mine && came !== GOES_ON) document.dispatchEvent(new CustomEvent("rested"));
  };

  const played = async (mine) => {
    try {
      const body = JSON.stringify({ difficulty, ...wish() });
      const answer = await posted("figures", body, "application/json", mine.signal);
      if (BUSY.includes(answer.status)) return later(words["too-slow"]);
      if (!answer.ok) return said((await answer.json()).said);
      again = 0;
      let came = false;
      await lines(answer, (one, last) => {
        came = true;
        if (last) shown(one); // of figures that came together the newest count
      });
      if (!came) return later(words.away);
    } catch (error) {
      if (error.name !== "AbortError") return later(words.away);
    }
    return undefined;
  };

  document.addEventListener("typed", () => {
    stop();
    again = 0;
    if ($("figures").hasChildNodes()) $("figures").classList.add("stale");
    said(words.waiting);
  });

  document.addEventListener("read", (event) => {
    stop();
    if (event.detail.sound) pause = setTimeout(play, Math.max(0, PAUSE - (Date.now() - event.detail.since)));
    else said(words["mend-first"]);
  });

  if (live) {
    $("difficulty").addEventListener("change", () => {
      difficulty = $("difficulty").value;
      stop();
      play();
    });
    $("people")?.addEventListener("change", () => (stop(), play()));
  }

  const tell = (game) =>
    $("game-lines").replaceChildren(
      ...game.map((line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      }),
    );

  $("figures").addEventListener("click", async (event) => {
    const button = event.target.closest("[data-game]");
    if (!button) return;
    const asked = button.dataset.game;
    $("game").dataset.asked = asked;
    $("game-title").textContent = button.textContent;
    tell([words.playing]);
    $("game").showModal();
    const { status, found } = await askedOf(`games/${asked}`);
    if ($("game").dataset.asked !== asked) return;
    tell(status === 200 ? found.lines : [words[status === 404 ? "games-gone" : "too-slow"]]);
  });
  $("game").querySelector("[data-close]").addEventListener("click", () => $("game").close());

  window.workshop.playAgain = () => (stop(), play());
  window.workshop.stop = () => (stop(), said(""));
  window.workshop.difficulty = () => difficulty;
})();
