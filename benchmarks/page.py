"""What a page without a server takes, in a real browser: `python benchmarks/page.py SITE`.

Prints what a first visit loads; the seconds until the start page and until a first question with an empty cache, and
until that question stands again with a full one; the milliseconds of an answer in each rulebook (median, 95th
percentile), from the press of the button until the question is gone.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

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


def begun(seat: PageSeat, game: str) -> tuple[float, float]:
    """Seconds until the start page stands, and until the first question of a game."""
    start = perf_counter()
    seat.visit()
    laid = perf_counter() - start
    seat.begin(game)
    return laid, perf_counter() - start


def answers(seat: PageSeat, most: int) -> Iterator[float]:
    """Milliseconds of answers."""
    for _ in range(most):
        if seat.over:
            return
        start = perf_counter()
        seat.press()
        yield (perf_counter() - start) * 1000
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
            print(f"start page, first question, empty cache   {laid:.1f} s, {asked:.1f} s")
            start = perf_counter()
            seat.reload()
            seat.ready()
            print(f"the same question after loading anew      {perf_counter() - start:.1f} s")
        else:
            begun(seat, game)
        times = list(answers(seat, most))
        print(f"{game:14} {len(times):3} answers: {median(times):4.0f} ms, 95 % {quantiles(times, n=20)[-1]:4.0f} ms")
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
