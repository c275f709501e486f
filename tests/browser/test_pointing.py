"""A game master points at a counter and changes what it is; onlookers have nothing to point with."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewSeat


def test_a_game_master_points_at_somebody_on_the_board(seat: NewSeat) -> None:
    me, guest = seat(), seat()
    me.open("/new/senki/bridge")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    first = me.page.locator(".person").first
    expect(first.locator("details.ruling")).not_to_have_attribute("open", "")
    me.page.locator("#board [data-who='thistle']").first.click()
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
