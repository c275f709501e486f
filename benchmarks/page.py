"""Measure a page without a server, in a real browser: `python -m benchmarks.page SITE [--only GAME] [--beside 40]`.

Prints what a first visit loads; the seconds until the start page and until a first question with an empty cache, and
until that question appears again: when the window is reloaded at once, and when somebody comes back after playing for a
while, by which time the browser has kept what it compiled. Then, for each rulebook, the milliseconds of an answer
(median, 95th percentile, the slowest with its question) by the clock of the page, from the press of the button until
what comes next is drawn: pressed at once, and pressed while the odds of the question are being calculated, for the
first time or further; and the longest time between two frames meanwhile, and when nothing is calculated. If an answer
does not come within half a minute, its game ends, and the benchmark prints what the page says. `--answers 0 --beside 40
--only GAME` looks at odds alone. In brackets is the processor time of the browser, all its processes together: that
depends less on what else a computer does; for an answer it counts everything until the page is asked again, including
the odds and the driver that presses. Each rulebook has a browser and a profile of its own, on the disk as those of
people are.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import psutil
from playwright.sync_api import Playwright, TimeoutError, sync_playwright
from tests.browser.chromium import FLAGS, chromium
from tests.browser.pages import PageSeat, Space

GAMES = ("Quarry Town", "Spider Lilies", "The Late Shift", "Red Warbler", "Warehouse Seven")
"""One game of each rulebook, by the name on its card."""


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
    """A stopwatch: seconds, and processor seconds of the browser."""

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
    """Time the start page, and the first question of a game."""
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
"""The script by which the page times an answer: from the press until after the first frame without the question.
Pressing from outside takes long itself.
"""


FRAMES = """(most) => new Promise((tell) => {
  const end = performance.now() + most;
  let last = 0, longest = 0;
  const look = (now) => {
    if (last) longest = Math.max(longest, now - last);
    last = now;
    if (now < end) requestAnimationFrame(look);
    else tell(longest);
  };
  requestAnimationFrame(look);
})"""
"""The longest time between two frames, within some milliseconds."""

WHILE = 300
"""Milliseconds for which frames are watched; odds are calculated once a question has been there for 200."""

FIRST, FURTHER = ".hints.htmx-request", ".refining.htmx-request"
"""Selectors of a question that waits for its odds: the first time, and again a second after they came."""

SOON = 3000
"""Milliseconds within which odds are calculated further, if they are."""


def pressed(seat: PageSeat) -> float:
    """Answer; return the milliseconds by the clock of the page. The page is not asked at every frame whether the
    question is gone, as a test does: that would slow it down.
    """
    seat.page.evaluate(UNTIL_DRAWN)
    seat.push()
    taken: float = seat.page.evaluate("() => window.drawn")
    return taken


class Answered(NamedTuple):
    """An answer: milliseconds until what came next was drawn, milliseconds of processor time, and the question."""

    taken: float
    worked: float
    question: str


def at_once(seat: PageSeat, most: int) -> Iterator[Answered]:
    """Time answers that are given at once."""
    for _ in range(most):
        if seat.over:
            return
        watch, question = Watch(), seat.question()
        taken = pressed(seat)
        yield Answered(taken, 1000 * watch.read()[1], question)
        seat.ready()


class Background:
    """The effect of odds on a page: answers given while they are calculated, and the longest time between two frames
    meanwhile (`thinking`) and otherwise (`resting`), question by question, in milliseconds.
    """

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.thinking: list[float] = []
        self.resting: list[float] = []

    def watch(self, seat: PageSeat, most: int) -> None:
        """Answer questions, every other one while odds are calculated for the first time, the rest while further."""
        for number in range(most):
            if seat.over:
                return
            if number % 2:
                with suppress(TimeoutError):
                    seat.page.locator(FURTHER).first.wait_for(state="attached", timeout=SOON)
            longest = seat.page.evaluate(FRAMES, WHILE)
            thinks = bool(seat.page.locator(f"{FIRST}, {FURTHER}").count())
            (self.thinking if thinks else self.resting).append(longest)
            taken = pressed(seat)
            if thinks:
                self.answers.append(taken)
            seat.ready()


def usual(times: Sequence[float]) -> str:
    """Return the median of times, and the 95th percentile."""
    if len(times) < 2:
        return "too few to tell"
    slowest = quantiles(times, n=20, method="inclusive")[-1]
    return f"{median(times):4.0f} ms, 95 % {slowest:4.0f} ms"


@contextmanager
def somebody(playwright: Playwright, space: Space) -> Iterator[PageSeat]:
    """Open a browser with a profile of its own, for somebody who has never been there."""
    with TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=FLAGS, locale="en-GB", viewport={"width": 1280, "height": 800}
        )
        yield PageSeat(context.new_page(), space.address)
        context.close()


def come_back(seat: PageSeat) -> str:
    """Time how long it takes until a question appears again."""
    seat.window.wait_for_function("() => location.hash.startsWith('#/t/')")  # the address follows a moment later
    watch = Watch()
    seat.reload()
    seat.ready()
    return str(watch)


def measure(playwright: Playwright, wish: argparse.Namespace) -> None:
    """Print everything that was asked for."""
    before, after = transferred(wish.site)
    print(f"first visit   {before / 1e6:.1f} MB before the table stands, {after / 1e6:.1f} MB after")
    space = Space(wish.site)
    for game in wish.only or GAMES:
        with somebody(playwright, space) as seat:
            laid, asked = begun(seat, game)
            print(f"{game}: start page, first question, empty cache   {laid}, {asked}")
            print(f"    the same question after loading anew      {come_back(seat)}", flush=True)
            try:
                report(game, seat, wish.answers, wish.beside)
            except TimeoutError as error:
                print(f"    an answer did not come: {str(error).splitlines()[-1]}")
                for place in ("#ask", "#refused", "#trouble", "#offline"):
                    print(f"    {place}: {' '.join(seat.page.locator(place).inner_text().split())}", flush=True)
    space.close()


def report(game: str, seat: PageSeat, answers: int, most: int) -> None:
    """Print how long answers of a game take, and what odds do to them. Parameters: the most of each."""
    if answers:
        times = list(at_once(seat, answers))
        worked, slowest = median(one.worked for one in times), max(times)
        print(f"{game}: {len(times)} answers: {usual([one.taken for one in times])} (processors {worked:.0f} ms)")
        print(f"    the slowest: {slowest.taken:.0f} ms, {slowest.question}", flush=True)
    beside = Background()
    beside.watch(seat, most)
    print(f"    {len(beside.answers):3} while odds are thought about: {usual(beside.answers)}")
    print(f"    longest time between two frames: {usual(beside.thinking)}; without odds {usual(beside.resting)}")
    if not seat.over:
        print(f"    a question after coming back              {come_back(seat)}", flush=True)


def main() -> int:
    """Measure a site in the browser of this computer."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--beside", type=int, default=20)
    parser.add_argument("--only", action="append", choices=GAMES)
    wish = parser.parse_args()
    with sync_playwright() as playwright:
        measure(playwright, wish)
    return 0


if __name__ == "__main__":
    sys.exit(main())
