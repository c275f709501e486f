"""Tabs of one browser: however many there are at a table, each shows what happens, since they share a stream."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewSeat
from .playing import Seat

MANY = 8
"""More tabs than a browser has connections to one server."""


def test_the_eighth_tab_works_like_the_first(seat: NewSeat) -> None:
    me = seat()
    me.open("/new/senki/ace_duel")
    for side in ("red", "white"):
        me.page.locator(f"#seat-{side}").select_option("here")
    me.page.get_by_role("button", name="Begin").click()
    me.ready()
    tabs = [me]
    for _ in range(MANY - 1):
        page = me.page.context.new_page()
        page.goto(me.page.url)
        tabs.append(Seat(page, me.address))
        tabs[-1].ready()
    for acts in (tabs[-1], tabs[0], tabs[3]):
        before = acts.log()
        acts.answer()
        after = acts.log()
        assert len(after) > len(before) or after != before or acts.question()
        for tab in tabs:
            expect(tab.page.locator("#ask h2[data-focus]").first).to_have_text(acts.question())
            expect(tab.page.locator("#log .log-line")).to_have_count(len(after))
            assert tab.log() == after
    for tab in tabs[:2]:
        tab.page.close()
    tabs[-1].answer()
    expect(tabs[2].page.locator("#ask h2[data-focus]").first).to_have_text(tabs[-1].question())
    expect(tabs[2].page.locator("#log .log-line")).to_have_count(len(tabs[-1].log()))
    assert tabs[2].log() == tabs[-1].log()
