"""What a page without a server takes, in a real browser: `python -m benchmarks.page SITE`.

Prints what a first visit loads; the seconds until the start page and until a first question with an empty cache, and
until that question stands again with a full one; the milliseconds of an answer in each rulebook (median, 95th
percentile), by the clock of the page, from the press of the button until what comes next is drawn. In brackets stands
how long processors worked for the browser meanwhile, all its processes together: that hangs less on what else a
computer does, and for an answer counts all until the page is asked again, odds and whoever presses included.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import psutil
from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import FLAGS, chromium
from tests.browser.pages import PageSeat, Space

GAMES = ("Quarry Town", "Spider Lilies", "The Late Shift", "Red Warbler", "Warehouse Seven")
"""One game of each rulebook, as their cards are called."""


def transferred(site: Path) -> tuple[int, int]:
    """Bytes that are loaded before the table stands, and after."""
    program = (site / "sw.js").read_text()
    found = re.search(r"const SITE = (.*);\n", program)
    if found is None:
        raise SystemExit(f"{site} holds no site")
    files = json.loads(found[1])["files"].values()
    sizes = [(one["later"], (site / one["from"]).stat().st_size) for one in files]
    return len(program) + sum(size for later, size in sizes if not later), sum(size for later, size in sizes if later)


class Watch:
    """How long something has taken: seconds, and those that processors worked for the browser."""

    def __init__(self) -> None:
        self._begun = perf_counter(), self._worked()

    def read(self) -> tuple[float, float]:
        """Both, since it was started."""
        return perf_counter() - self._begun[0], self._worked() - self._begun[1]

    def __str__(self) -> str:
        return "{:.1f} s ({:.1f} s)".format(*self.read())

    def _worked(self) -> float:
        found = 0.0
        for one in psutil.Process().children(recursive=True):
            with suppress(psutil.Error):
                times = one.cpu_times()
                found += times.user + times.system
        return found


def begun(seat: PageSeat, game: str) -> tuple[str, str]:
    """How long the start page takes, and the first question of a game."""
    watch = Watch()
    seat.visit()
    laid = str(watch)
    seat.begin(game)
    return laid, str(watch)


UNTIL_DRAWN = """() => {
  const form = document.querySelector("#q-1 form");
  window.drawn = new Promise((tell) => {
    addEventListener("click", () => {
      const pressed = performance.now();
      const look = () => {
        if (form.isConnected) requestAnimationFrame(look);
        else setTimeout(() => tell(performance.now() - pressed));
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
}"""
"""How the page itself finds out how long an answer takes: from the press until after the first frame without the
question. Whoever presses it from outside takes long themselves."""


def answers(seat: PageSeat, most: int) -> Iterator[tuple[float, float]]:
    """How long answers take: seconds by the clock of the page, and those that processors worked."""
    for _ in range(most):
        if seat.over:
            return
        watch = Watch()
        seat.page.evaluate(UNTIL_DRAWN)
        seat.press()
        seconds = seat.page.evaluate("() => window.drawn") / 1000
        yield seconds, watch.read()[1]
        seat.ready()


def measure(browser: Browser, site: Path, most: int) -> None:
    """Print everything."""
    before, after = transferred(site)
    print(f"first visit   {before / 1e6:.1f} MB before the table stands, {after / 1e6:.1f} MB after")
    space = Space(site)
    for game in GAMES:
        context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
        seat = PageSeat(context.new_page(), space.address)
        if game == GAMES[0]:
            laid, asked = begun(seat, game)
            print(f"start page, first question, empty cache   {laid}, {asked}")
            watch = Watch()
            seat.reload()
            seat.ready()
            print(f"the same question after loading anew      {watch}")
        else:
            begun(seat, game)
        times = list(answers(seat, most))
        waited, worked = ([1000 * one[kind] for one in times] for kind in (0, 1))
        slowest = quantiles(waited, n=20)[-1]
        usual = f"{median(waited):4.0f} ms ({median(worked):4.0f} ms)"
        print(f"{game:16} {len(times):3} answers: {usual}, 95 % {slowest:4.0f} ms")
        context.close()
    space.close()


def main() -> int:
    """Measure a site in the browser of this computer."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("--answers", type=int, default=30)
    wish = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        measure(browser, wish.site, wish.answers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
