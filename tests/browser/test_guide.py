"""A guided first battle: in every rulebook it points at what is on the page, and goes on with an answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hantei import library

from .conftest import NewSeat
from .test_playing import SIZES


@pytest.mark.parametrize("rulebook", library.rulebook_ids())
def test_the_guide_points_at_what_is_there_and_goes_on_with_an_answer(seat: NewSeat, rulebook: str) -> None:
    me = seat(viewport=SIZES["phone"] if rulebook == "gundog" else SIZES["desk"])
    me.open()
    title = library.shelf(rulebook).title("en")
    me.page.get_by_role("link", name=f"Guided first battle: {title}").click()
    # Else the enemies of Gundog can take half a minute of pauses before the next question, once in some hundred games
    me.page.get_by_label("Pace of the computer").select_option("instant")
    me.page.get_by_role("button", name="Begin").click()
    me.ready()
    guide = me.page.locator("#guide")
    expect(guide).to_be_visible()
    told: list[str] = []
    while guide.is_visible():
        told.append(guide.locator("li:visible").inner_text())
        marked = me.page.locator(".guided")
        expect(marked).to_have_count(1)
        if "press an answer" in told[-1]:
            me.answer()
            expect(guide.locator("li:visible")).not_to_have_text(told[-1])
        else:
            guide.get_by_role("button", name="Next").click()
    assert len(told) in (7, 8)
    assert len(set(told)) == len(told)
    assert me.page.locator(".guided").count() == 0
    assert "#guide" not in me.page.url
