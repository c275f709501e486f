"""A game master points at a counter and changes what it is; onlookers have nothing to point with."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewSeat
from .test_playing import SIZES


def press(page: Page, who: str) -> None:
    """Press a counter until what can be changed of it opens: a board that is just drawn anew loses a press, and one
    that moves under the pointer takes it for the square beside."""
    opened = page.locator(f"#ground [id*='{who}']").first
    for _ in range(5):
        page.locator(f"#board [data-who='{who}']").first.click()
        with suppress(AssertionError):
            expect(opened).to_be_visible(timeout=5_000)
            return
    expect(opened).to_be_visible()


def test_a_game_master_points_at_somebody_on_the_board(seat: NewSeat) -> None:
    me, guest = seat(), seat()
    me.open("/new/senki/bridge")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    first = me.page.locator(".person").first
    expect(first.locator("details.ruling")).not_to_have_attribute("open", "")
    press(me.page, "thistle")
    editor = me.page.locator("#ground")
    figure = editor.get_by_label("HP", exact=True)
    figure.fill("3")
    figure.press("Enter")
    ruling = me.page.locator(".log-line.ruling").last
    expect(ruling).to_contain_text("Thistle")
    expect(ruling).to_contain_text("34")
    expect(first.locator(".vitals")).to_contain_text("3/34")
    me.page.keyboard.press("Escape")
    first.locator("details.ruling > summary").click()
    first.get_by_label("in secret").check()
    form = first.locator(".adjust form").first
    form.get_by_label("HP", exact=True).fill("5")
    form.get_by_role("button").click()
    expect(first.locator(".vitals")).to_contain_text("5/34")
    expect(ruling).to_contain_text("in secret")

    me.page.locator("#panel > summary").click()
    guest.page.goto(me.page.get_by_label("To look on only", exact=True).input_value())
    guest.page.locator("#board [data-who='thistle']").first.click()
    expect(guest.page.locator("details.ruling")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_is_ruled_in_secret_beside_a_counter_stays_secret(seat: NewSeat, size: str) -> None:
    me = seat(viewport=SIZES[size])
    me.open("/new/senki/bridge")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    press(me.page, "thistle")
    editor, rulings = me.page.locator("#ground"), me.page.locator("#log .log-line.ruling")
    secret, figure = editor.get_by_label("in secret"), editor.get_by_label("HP", exact=True)
    secret.check()
    for count, points in enumerate(("7", "9"), 1):  # the list is drawn anew in between
        figure.fill(points)
        editor.locator(".adjust form").first.get_by_role("button").click()
        expect(rulings).to_have_count(count)
        expect(rulings.last).to_contain_text(re.compile(f"HP: {points} .*in secret"))
        expect(secret).to_be_checked()
    # The panel, too, is drawn anew with whatever happens
    me.page.keyboard.press("Escape")
    panel = me.panel()
    panel.locator("#panel-words-secret").check()
    panel.locator("h3").first.evaluate("heading => heading.dataset.before = ''")
    me.push()
    expect(panel.locator("[data-before]")).to_have_count(0)
    expect(panel.locator("#panel-words-secret")).to_be_checked()


def test_why_a_ruling_beside_a_counter_was_refused_is_said_there(seat: NewSeat) -> None:
    me = seat()
    me.open("/new/senki/bridge")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    press(me.page, "thistle")
    editor = me.page.locator("#ground")
    field = editor.get_by_label("place", exact=True)
    field.fill("99,99")
    field.press("Enter")
    expect(editor.get_by_role("alert")).to_contain_text("99,99")
    expect(me.page.locator("#refused")).to_be_empty()
    field.fill("0,0")
    field.press("Enter")
    expect(editor.get_by_role("alert")).to_be_empty()
    expect(me.page.locator("#log .log-line.ruling").last).to_contain_text("0,0")
