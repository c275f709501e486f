"""The pictures of the web table in the documentation: `python -m tests.browser.pictures` takes them anew.

The games that they show are played by the machine player from a seed, so that they change only with the program.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, TimeoutError, sync_playwright

from hantei import library
from hantei.core.decision import Decision, Route
from hantei.play import Game
from hantei.web.setup.laying import setup_of

from .chromium import FLAGS, chromium
from .playing import Seat
from .serving import Server
from .test_evening import come_together, play

IMAGES = Path(__file__).parent.parent.parent / "docs" / "img"
COLOURS = 192
"""Shades that a picture is cut down to; with more it would weigh several times as much."""

GREY, LOUDER = 60, 12
"""How far the three parts of a colour lie apart at most where it is all but grey; how much more others weigh."""

ENOUGH = 12
"""Answers within which somebody at a desk is asked something with odds."""

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}
TALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 1180}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 1.5, "is_mobile": True}


def played(path: Path, rulebook: str, scenario: str, seed: str, until: Callable[[int, Decision], bool]) -> Path:
    """A game played by the machine player until a question that is wanted: the number of its answers, the question."""
    shelf = library.shelf(rulebook)
    setup, luck = setup_of(*shelf.scenario_text(scenario), 1, referee=False), Random(seed)
    with Game.new(path, shelf.rulebook, setup, seed) as game:
        for count in range(2000):
            key, decision = next(iter(game.decisions.items()))
            if until(count, decision):
                return path
            game.answer(key, shelf.rulebook.policies["heuristic"](game.state, decision, luck))
    raise RuntimeError(f"{scenario} never comes to the question that is wanted")


def shown(browser: Browser, server: Server, save: Path, lang: str, odds: bool = True, **options: Any) -> Seat:
    """A window at the table on which a save was put, with the `odds` of the question where it has any."""
    one = Seat(browser.new_context(locale=lang, **options).new_page(), server.address)
    one.open()
    one.page.locator("input[type=file]").set_input_files(save)
    one.page.locator("form:has(input[type=file]) button").click()
    one.ready()
    one.page.wait_for_load_state("load")
    if odds:  # they come after the question
        one.page.locator(".hint .chance").first.wait_for(timeout=60_000)
    return one


def taken(one: Seat, name: str) -> None:
    """Take a picture of what a window shows, as small as can be."""
    with Image.open(io.BytesIO(one.page.screenshot(animations="disabled"))) as picture:
        whole = picture.convert("RGB")
        few = whole.quantize(palette=palette(whole), dither=Image.Dither.NONE)
        few.save(IMAGES / f"{name}.png", optimize=True)
    one.page.context.close()


def palette(picture: Image.Image) -> Image.Image:
    """A picture whose palette keeps the colours of people apart, although names cover little of a page."""
    counted: list[tuple[int, Any]] = picture.getcolors(picture.width * picture.height) or []
    vivid = [(count * LOUDER if max(colour) - min(colour) > GREY else count, colour) for count, colour in counted]
    pixels = b"".join(bytes(colour) * count for count, colour in vivid)
    return Image.frombytes("RGB", (len(pixels) // 3, 1), pixels).quantize(COLOURS, dither=Image.Dither.NONE)


def answered_by_odds(one: Seat) -> bool:
    """Whether what somebody is asked gets odds within a while."""
    with suppress(TimeoutError):
        one.page.locator("#q-1 .chance").first.wait_for(timeout=8000)
        return True
    return False


def group(browser: Browser, server: Server, lang: str, ending: str) -> None:
    """Four people and a game master at a table: what one of them sees, and the form that set it."""
    names = ("香織", "健", "美咲") if lang == "ja" else ("Kaori", "Ken", "Misaki")
    ruler, looker = ("蓮", "明") if lang == "ja" else ("Ren", "Aki")

    def new(**options: Any) -> Seat:
        return Seat(browser.new_context(locale=lang, **{**DESK, **options}).new_page(), server.address)

    form = new()
    form.open("/new/wild_arms/saloon?seat-pc=link&seat-outlaws=machine:heuristic")
    taken(form, f"web-setting{ending}")
    evening = come_together(new, "wild_arms/saloon", "pc", names, ruler, looker)
    play(evening, 9)
    *desks, phone = evening.players.values()
    for _ in range(ENOUGH):  # until somebody at a desk is asked, and what they are asked has odds
        asked = next((one for one in desks if one.page.locator("#q-1").count()), None)
        if asked is not None and answered_by_odds(asked):
            break
        play(evening, 1)
    first = asked or desks[0]
    others = [*(one for one in desks if one is not first), phone]
    others[0].page.locator("#talk-text").fill("援護して" if lang == "ja" else "Cover me")
    others[0].page.locator(".talk button").click()
    first.page.locator("#log .said").last.wait_for()
    taken(first, f"web-group{ending}")
    for one in (evening.master, *others, evening.looker):
        one.page.context.close()


def main() -> None:
    """Take every picture."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        home = Path(place)
        assault = played(
            home / "a.hantei", "urban_assault", "quarry_town", "7",
            lambda count, decision: count >= 28 and decision.kind == "action",
        )  # fmt: skip
        duel = played(
            home / "b.hantei", "senki", "ace_duel", "3",
            lambda count, decision: count > 30 and isinstance(decision, Route),
        )  # fmt: skip
        server = Server(home / "tables.db")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for lang, ending in (("en-GB", ""), ("ja", ".ja")):
                start = Seat(browser.new_context(locale=lang, **DESK).new_page(), server.address)
                start.open()
                taken(start, f"web-start{ending}")
                desk = shown(browser, server, assault, lang, **DESK)
                desk.page.locator("#log details summary").nth(-2).click()
                desk.page.locator("#log .tally").last.wait_for()
                desk.page.evaluate("scrollTo(0, 0)")
                taken(desk, f"web-table{ending}")
                taken(shown(browser, server, duel, lang, odds=False, **TALL), f"web-board{ending}")
                taken(shown(browser, server, assault, lang, color_scheme="dark", **PHONE), f"web-phone{ending}")
                group(browser, server, lang, ending)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
