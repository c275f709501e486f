"""One link for the whole table, from the code on the owner's page to another game with sides changed; a seat lost."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewSeat
from .playing import OVER

DUEL = "Spider Lilies at Dawn"


def test_two_come_by_one_link_and_play_again_with_sides_changed(seat: NewSeat) -> None:
    owner, ada, ben = seat(), seat(), seat()
    owner.lay(DUEL, red="link", white="link")
    link = owner.page.locator("#awaited-all").input_value()
    owner.page.locator("#awaited-code summary").click()
    expect(owner.page.get_by_role("img", name="QR code")).to_be_visible()
    for guest, name, place in ((ada, "Ada", "Play Red"), (ben, "Ben", "Play White")):
        guest.page.goto(link)
        guest.page.get_by_label("Name", exact=True).fill(name)
        guest.page.get_by_role("button", name=place).click()
        guest.page.locator("#ask").wait_for()
    expect(owner.page.locator("#awaited-all")).to_have_count(0)  # everybody is there

    owner.rule("end red")
    for one in (owner, ada, ben):
        one.page.locator(f'#ask h2:text-is("{OVER}")').wait_for()
        expect(one.page.locator(".ending .verdict")).to_contain_text("Red", timeout=60000)
    before = owner.page.url
    owner.page.get_by_role("button", name="Play again with sides changed").click()
    owner.page.wait_for_url(lambda url: url != before and url.endswith("/owner/"))
    ben.page.goto(owner.page.url.replace("owner", "seat-red"))
    ben.page.locator("#q-1").wait_for()  # Red begins, and is played by whoever was White


def test_who_has_lost_a_seat_is_asked_nothing_more(seat: NewSeat) -> None:
    owner, guest = seat(), seat(viewport={"width": 390, "height": 844})
    owner.lay(DUEL, red="link", white="here")
    guest.page.goto(owner.page.locator(".awaited input").first.input_value())
    guest.ready()
    called = guest.page.title()
    assert called.startswith("●")
    owner.hand("red", "machine:heuristic")
    expect(guest.page.locator("#parted")).to_contain_text("This seat is no longer yours")
    expect(guest.page.locator("#parted")).to_contain_text("what you saw last")
    expect(guest.page.locator("#ask")).not_to_be_visible()
    expect(guest.page.locator(".table")).to_have_attribute("inert", "")
    assert guest.page.title() == called.partition(" – ")[2]
