"""Who plays a seat once moves that handed it on are taken back: nobody's it is never."""

from __future__ import annotations

import json

import pytest

from hantei.web.table.live import LiveTable
from hantei.web.table.stand import HERE, LINK, MACHINE
from hantei.web.table.taking_back import has_moves
from hantei.web.table.viewpoint import Viewpoint

from .tables import Browser, hub_of, question, room_of
from .test_company import come, links, send
from .test_doors import DUEL

MINE = "seat White: the owner of the table"


@pytest.fixture
def table(browser: Browser) -> str:
    """A duel: Red is the owner's, White is a guest's."""
    return browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})


def live_at(browser: Browser, table: str) -> LiveTable:
    return hub_of(browser, table).live


def log_of(browser: Browser, table: str) -> str:
    return str(browser.get(f"{table}log.txt").text)


def test_a_seat_that_a_machine_has_no_more_is_the_owners(browser: Browser, table: str) -> None:
    """Its guest was put out on purpose, and no undo lets them in again."""
    link = links(browser, table)[0]
    guest, seat = come(browser, link)
    assert send(browser, f"{table}seat", who="white", player="machine:random") == 204
    for told, moved in enumerate(("undo", "redo", "undo"), 1):
        assert send(browser, f"{table}{moved}", count="1") == 204
        assert live_at(browser, table).player("white") == (MACHINE if moved == "redo" else HERE)
        assert log_of(browser, table).count(MINE) == (told + 1) // 2
    assert browser.answer(table, "done") == 200
    assert "White prepare" in question(browser.get(table).text)
    assert browser.answer(table, "done") == 200
    assert guest.get(seat).status_code == guest.get(link).status_code == 404


def test_the_line_about_it_is_kept_with_the_move(browser: Browser, table: str) -> None:
    """Whoever opens the table later reads it too."""
    send(browser, f"{table}seat", who="white", player="machine:random")
    send(browser, f"{table}undo", count="1")
    live = live_at(browser, table)
    live.close()
    browser.get(table)  # taken from the store again
    assert live_at(browser, table) is not live
    assert live_at(browser, table).player("white") == HERE
    assert MINE in log_of(browser, table)


def test_a_guest_whose_seat_a_machine_has_again_keeps_it(browser: Browser) -> None:
    """A seat was the machine's from the start, and came to a guest by a move that is taken back."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "machine:random", "pace": "step"})
    send(browser, f"{table}seat", who="white", player="link")
    guest, seat = come(browser, links(browser, table)[0])
    send(browser, f"{table}undo", count="1")
    live = live_at(browser, table)
    assert live.player("white") == MACHINE
    assert log_of(browser, table).count("seat White: the computer (random)") == 1
    shown = guest.get(seat).text  # until then they look on, and are told so
    assert "The computer plays your seat now" in shown
    assert "The computer plays your seat now" not in browser.get(table).text
    at = Viewpoint(live, "seat-white")
    assert (at.own_seats(), at.reads(), at.eye({})) == ([], Viewpoint(live, "watch").reads(), "")
    assert [at.throws(), has_moves(live, at.role), at.rules] == [False] * 3
    assert send(guest, f"{seat}undo", count="1") == 422
    send(browser, f"{table}redo", count="1")
    assert live_at(browser, table).player("white") == LINK
    assert "The computer plays your seat now" not in guest.get(seat).text
    assert log_of(browser, table).count("seat White: a person") == 2  # as the owner said first
    browser.answer(table, "done")
    assert guest.answer(seat, "done") == 200


def test_a_table_that_goes_on_from_before_a_machine_came_is_played(browser: Browser, table: str) -> None:
    send(browser, f"{table}seat", who="white", player="machine:random")
    sent = browser.form(f"{table}fork", moves="0")
    assert "Red prepare" in question(sent)
    store = room_of(browser).store
    (forked,) = [one for (one,) in store.read("SELECT id FROM tables") if one != live_at(browser, table).id]
    other = f"/t/{forked}/owner/"
    assert live_at(browser, other).player("white") == HERE
    assert log_of(browser, other).count(MINE) == 1
    browser.answer(other, "done")
    assert "White prepare" in question(browser.get(other).text)


def test_a_table_that_was_left_without_a_player_before_is_the_owners(browser: Browser, table: str) -> None:
    """Cards used to name machines."""
    live = live_at(browser, table)
    live.close()
    seats = json.dumps({"red": "here", "white": "machine"})
    room_of(browser).store.execute("UPDATE tables SET seats = ? WHERE id = ?", seats, live.id)
    browser.get(table)  # taken from the store again
    assert live_at(browser, table).player("white") == HERE
    browser.answer(table, "done")
    assert "White prepare" in question(browser.get(table).text)
