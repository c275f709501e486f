"""A game by post between two pages, without any server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .pages import PageSeat, kept


@pytest.mark.slow
def test_two_people_without_a_server_take_turns_by_links_and_files(visit: Visit, tmp_path: Path) -> None:
    one, other = visit(), visit()
    one.visit()
    one.begin("Spider Lilies", red="here", white="link")
    letter = letter_of(one)
    assert letter.startswith(f"{one.address.removesuffix('app')}#post=")
    other.visit(letter)
    expect(other.page.locator("#awaited")).to_contain_text("somebody you write to")
    one.window.go_back()
    table = one.page.url.rpartition("/t/")[2]
    told = one.page.locator("#ask").inner_text()
    assert told != other.page.locator("#ask").inner_text()  # each is asked for their own side
    while one.page.locator("#q-1").count():
        one.press()
        one.page.locator("#q-1, #ask:has-text('Waiting for')").first.wait_for()
    other.visit(letter_of(one))
    other.ready()
    other.press()
    send(other)
    one.bring(kept(other.window, other.page.locator('a[href="letter"]'), tmp_path))
    one.page.locator("#ask").wait_for()
    other.window.go_back()
    other.page.locator("#ask").wait_for()
    assert one.log() == other.log()
    assert one.page.url.rpartition("/t/")[2] == table  # it was taken in, not laid a second time


def letter_of(seat: PageSeat) -> str:
    """The link to a table as its page sends it."""
    send(seat)
    return seat.page.get_by_label("Link to this table").input_value()


def send(seat: PageSeat) -> None:
    """Open what of a table can be sent."""
    seat.page.locator("#awaited").get_by_role("link", name="Send").click()
