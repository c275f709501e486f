"""What is taken from somebody is gone everywhere, whatever seems to lead round it; what a disk refuses is said."""

from __future__ import annotations

import resource
import sqlite3
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hantei.play import HAND, SaveError
from hantei.web.drawing.views import Drawing
from hantei.web.http.addresses import within
from hantei.web.http.guard import house
from hantei.web.setup import founding
from hantei.web.storage.doors import Viewer
from hantei.web.storage.sqlite import SqliteStore, disk_failed
from hantei.web.storage.store import NoSuchTable

from .tables import Browser, hub_of, other, room_of
from .test_company import come, links, send
from .test_doors import DUEL, guest_of


@pytest.fixture
def table(browser: Browser) -> str:
    """A duel: Red is the owner's, White is a guest's."""
    return browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})


def test_whoever_a_new_link_shuts_out_sits_nowhere_any_more(browser: Browser, table: str) -> None:
    """Neither in the list of those who sit, nor at the next game of the same people; the seat is free."""
    white = links(browser, table)[0]
    guest, seat = come(browser, white)
    hub = hub_of(browser, table)
    person = guest_of(browser, hub, "seat-white").person
    assert send(browser, f"{table}renew", place="seat-white") == 204
    assert guest.get(seat).status_code == 404
    assert person not in [one.person for one in hub.live.company]
    assert list(hub.live.free()) == ["white"]
    before = founding.played_before(hub.live, swapped=False)
    again = founding.anew(room_of(browser).store, before, hub.live.card.owner)
    granted = room_of(browser).store.read("SELECT person FROM grants WHERE tab = ?", again)
    assert [one for (one,) in granted] == [hub.live.card.owner]


def test_who_has_lost_the_place_neither_deletes_nor_copies_nor_renews(browser: Browser, table: str) -> None:
    """Their requests were under way already; each is asked for the place under the lock of the table."""
    room, hub = room_of(browser), hub_of(browser, table)
    late = Viewer("somebody", "owner")
    assert browser.portal
    for act in (
        partial(room.remove, hub, late),
        partial(room.comings.renew, hub, Viewer("somebody", "seat-white"), late),
    ):
        with pytest.raises(NoSuchTable):
            browser.portal.call(act)
    assert browser.get(table).status_code == 200


def test_a_program_that_looks_where_a_link_leads_takes_no_seat(browser: Browser, table: str) -> None:
    """Chats fetch the page behind a link to show what it is; a browser loads it ahead, with the cookie of somebody."""
    white, owners, _ = links(browser, table)
    passer_by = other(browser)
    for link in (white, owners):
        assert passer_by.head(link).status_code == 200
        for _ in range(2):  # the second time with the cookie that the page has handed out
            page = passer_by.get(link)
            assert (page.status_code, page.url.path) == (200, link)
    assert "Seat: White" in passer_by.get(white).text
    assert list(hub_of(browser, table).live.free()) == ["white"]
    assert [one.place for one in hub_of(browser, table).live.company] == ["owner"]
    assert passer_by.get("/").text.count("/t/") == 0
    seat = passer_by.come(white)  # the form of the page, by a script or by its button
    assert seat.url.path == table.replace("owner", "seat-white")
    assert passer_by.get(white).url.path == seat.url.path  # whoever has the place goes straight there
    assert passer_by.get(owners).url.path == owners


def test_who_sits_down_and_says_a_name_is_announced_once(browser: Browser, table: str) -> None:
    everybody = next(one for one in browser.get(f"{table}panel").text.split('"') if "/sit/" in one)
    guest = come(browser, links(browser, table)[2])[0]
    address = "/sit/" + everybody.rpartition("/")[2]
    assert guest.form(address, name="Bob", colour="1", place="seat-white")
    assert browser.get(f"{table}log.txt").text.count("Bob has sat down") == 1


def test_each_place_reads_its_own_orders_where_dice_are_asked_of_everybody(browser: Browser) -> None:
    """Dice by hand are one question for all; how much each is asked, and what each has ordered, is their own."""
    table = browser.begin(DUEL, **{"seat-red": "link", "seat-white": "link", "dice": "physical"})
    live = hub_of(browser, table).live
    live.session.ask("red", "matters")
    for number in range(200):
        if HAND in live.session.decisions:
            break
        key, decision = next(iter(live.session.decisions.items()))
        live.session.answer(key, decision.sample(Random(number)))
    assert HAND in live.session.decisions
    together = Drawing(live, "en")
    for place in ("seat-red", "seat-white"):
        assert together.around(place)["ask"] == Drawing(live, "en").ask(place)
    assert together.around("seat-red")["ask"] != together.around("seat-white")["ask"]


def test_whether_a_server_is_ready_is_tried_on_the_disk(tmp_path: Path) -> None:
    """What is written for it reaches the file, where nothing else has changed."""
    store = SqliteStore(tmp_path / "tables.db")
    before = (tmp_path / "tables.db-wal").stat().st_size
    store.touch()
    assert (tmp_path / "tables.db-wal").stat().st_size > before
    store.close()


def test_a_full_disk_is_said_whichever_write_finds_it(tmp_path: Path) -> None:
    """The file may grow no further."""
    store = SqliteStore(tmp_path / "tables.db")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (max(file.stat().st_size for file in tmp_path.iterdir()), hard))
    try:
        with pytest.raises(SaveError, match="store-write-failed"):
            store.write(lambda db: db.execute("CREATE TABLE large AS SELECT randomblob(4000000)"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    store.touch()
    store.close()


def test_a_mistake_of_ours_is_no_failing_disk() -> None:
    db = sqlite3.connect(":memory:")
    with pytest.raises(sqlite3.OperationalError) as wrong:
        db.execute("SELECT nothing FROM nowhere")
    assert not disk_failed(wrong.value)
    db.execute("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.OperationalError) as full:
        db.execute("CREATE TABLE one (a)")
    assert disk_failed(full.value)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::5", "2001:db8:1:2:9::1", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("testclient", "testclient", True),
    ],
)
def test_of_one_house_is_who_has_one_network(one: str, other: str, same: bool) -> None:
    assert (house(one) == house(other)) is same


@pytest.mark.parametrize(
    "address", ["//evil.example", "/\\evil.example", "/\t/evil.example/", "/\n/evil.example/", "x"]
)
def test_nobody_is_sent_back_elsewhere(address: str) -> None:
    assert within(address) == ""
    assert within("/t/a/owner/") == "/t/a/owner/"
