"""The chance to win in a browser: asked for only while its fold is open, a line that grows, a text beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewSeat

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG = 120_000
"""Milliseconds in which thirty games are played on, however busy the machine is."""


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "window"), [("wild_arms/saloon", DESK), ("senki/ace_duel", PHONE)])
def test_the_fold_asks_only_while_it_is_open(seat: NewSeat, scenario: str, window: dict[str, object]) -> None:
    me = seat(**window)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url) if "/outlook" in request.url else None)
    me.open(f"/new/{scenario}")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    fold = me.page.locator("#outlook")
    me.answer()
    assert asked == []
    fold.locator("summary").click()
    expect(fold.locator("p.small").last).to_be_visible(timeout=LONG)
    assert asked
    for _ in range(3):  # a look may be given up on a busy machine
        if fold.locator("svg.course").count():
            break
        me.answer()
        me.page.wait_for_timeout(2000)
    expect(fold.locator("svg.course")).to_be_visible(timeout=LONG)
    expect(fold.locator("svg.course")).to_have_attribute("aria-label", str(fold.locator("svg + p").inner_text()))
    expect(fold.locator(".outlook-now b")).to_contain_text("%")
    assert me.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    me.page.reload()
    expect(fold).to_have_attribute("open", "")  # kept by the browser
