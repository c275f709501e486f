"""Playing in a page: the site from a plain server of files, Python in the browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

from hantei.page import parts, site

from .conftest import EXPECTED
from .pages import PageSeat, Space, visitor
from .test_playing import ENOUGH, LONGEST

Visit = Callable[..., PageSeat]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once."""
    place = tmp_path_factory.mktemp("page") / "site"
    try:
        site.build(place, parts.kept(), [])
    except parts.NoParts as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"the parts of the page cannot be had: {error}")
    return place


@pytest.fixture(scope="module")
def space(built: Path) -> Iterator[Space]:
    """A web space with the site."""
    served = Space(built)
    yield served
    served.close()


@pytest.fixture
def visit(browser: Browser, space: Space) -> Iterator[Visit]:
    """Makes people with a browser of their own; whatever its console complains of, or is asked elsewhere, fails."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(one in message.text for one in EXPECTED):
            complaints.append(message.text)

    def made(locale: str = "en-GB") -> PageSeat:
        context = browser.new_context(locale=locale, viewport={"width": 390, "height": 800})
        context.set_default_timeout(20_000)
        contexts.append(context)
        context.on("console", heard)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("request", lambda asked: complaints.append(asked.url) if not ours(asked.url) else None)
        return visitor(context, space)

    def ours(url: str) -> bool:
        return url.startswith((space.address, f"blob:{space.address}", "data:"))

    yield made
    for context in contexts:
        context.close()
    assert complaints == []


def test_an_operation_in_a_page_to_its_end(visit: Visit) -> None:
    me = visit()
    me.visit()
    me.begin("Quarry Town")
    answers = 0
    while not me.over and answers < LONGEST:
        me.answer(ENOUGH if any(label.startswith(ENOUGH) for label in me.options()) else "")
        answers += 1
    assert me.over
    assert me.log()
    wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0


def test_a_japanese_browser_is_spoken_to_in_japanese_and_the_choice_is_kept(visit: Visit) -> None:
    me = visit("ja-JP")
    me.visit()
    assert me.window.title().startswith("判定") or "判定" in me.window.title()
    expect(me.page.locator("html")).to_have_attribute("lang", "ja")
    me.page.get_by_role("button", name="English").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")


def test_every_answer_that_was_shown_is_there_after_the_window_is_loaded_anew(visit: Visit) -> None:
    me = visit()
    me.visit()
    me.begin("Quarry Town")
    for _ in range(3):
        me.answer()
    told, asked = me.log(), me.question()
    me.reload()
    me.ready()
    assert me.question() == asked
    assert me.log() == told
