"""Doors: who is put out is out at once, whatever was under way; a table that is removed is gone."""

from __future__ import annotations

import json
import sqlite3
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from hantei.play import SaveError
from hantei.web.commands.hosting import SetTakingBack
from hantei.web.commands.playing import reply
from hantei.web.server.hub import Hub, Reader
from hantei.web.storage.doors import Doors, Viewer
from hantei.web.storage.sqlite import STEPS, SqliteStore
from hantei.web.storage.store import OWNED, NoSuchTable, Store
from hantei.web.table.live import LiveTable, opened

from .tables import BASE, Browser, field, hub_of, room_of
from .test_company import come, links, send

DUEL = "senki/ace_duel"


@pytest.fixture
def table(browser: Browser) -> str:
    """A duel: Red is the owner's, White is a guest's."""
    return browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})


def guest_of(browser: Browser, hub: Hub, place: str) -> Viewer:
    """Whoever has come to a place."""
    query = "SELECT person FROM grants WHERE tab = ? AND place = ?"
    ((person,),) = room_of(browser).store.read(query, hub.live.id, place)
    return Viewer(person, place)


def listening(browser: Browser, hub: Hub, viewer: Viewer) -> Reader:
    """A stream of somebody."""
    assert browser.portal
    reader: Reader = browser.portal.call(partial(room_of(browser).listen, hub, viewer, "en", ""))
    return reader


def left_of(store: Store, table: str) -> list[str]:
    """Where something is left of a table."""
    owned = [("tables", "id"), *OWNED]
    return [name for name, key in owned if store.read(f"SELECT 1 FROM {name} WHERE {key} = ?", table)]  # noqa: S608


# Seats that are taken back


@pytest.mark.parametrize("player", ["here", "machine:random"])
def test_a_seat_that_is_taken_back_leaves_its_guest_nothing(browser: Browser, table: str, player: str) -> None:
    link = links(browser, table)[0]
    guest, seat = come(browser, link)
    hub = hub_of(browser, table)
    white, watch = listening(browser, hub, guest_of(browser, hub, "seat-white")), Reader(("watch", "en"))
    hub.expect(watch)
    hub.admit(watch)
    browser.answer(table, "done")
    asked = guest.get(seat).text
    fields = {"key": field(asked, "key"), "at": field(asked, "at"), "answer": "done"}
    assert send(browser, f"{table}seat", who="white", player=player) == 204
    assert (white.over, watch.over) == (True, False)
    assert guest.get(seat).status_code == 404
    assert send(guest, f"{seat}answer", **fields) == 404
    assert guest.come(link).status_code == 404
    assert len(links(browser, table)) == 2  # the owner's own, and that of who looks on
    assert send(browser, f"{table}seat", who="white", player="link") == 204
    assert links(browser, table)[0] != link
    assert guest.come(link).status_code == 404
    assert guest.get(seat).status_code == 404


def test_a_renewed_link_sends_those_away_who_came_by_the_old_one(browser: Browser, table: str) -> None:
    link = links(browser, table)[0]
    guest, seat = come(browser, link)
    hub = hub_of(browser, table)
    viewer = guest_of(browser, hub, "seat-white")
    white, owner = listening(browser, hub, viewer), listening(browser, hub, guest_of(browser, hub, "owner"))
    assert send(browser, f"{table}renew", place="seat-white") == 204
    assert (white.over, owner.over) == (True, False)
    assert guest.get(seat).status_code == 404
    assert guest.come(link).status_code == 404


def test_what_waits_for_its_turn_while_its_place_is_taken_is_not_done(browser: Browser, table: str) -> None:
    come(browser, links(browser, table)[0])
    hub, room, done = hub_of(browser, table), room_of(browser), list[LiveTable]()
    viewer = guest_of(browser, hub, "seat-white")
    assert room.doors.admits(viewer, hub.live.id)
    assert browser.portal
    with hub.live.lock:
        change = browser.portal.start_task_soon(partial(room.change, hub, done.append, viewer))
        stream = browser.portal.start_task_soon(partial(room.listen, hub, viewer, "en", ""))
        room.doors.renew(Viewer(hub.live.card.owner, "seat-white"), hub.live.id, hub.claim)
    for waiting in (change, stream):
        with pytest.raises(NoSuchTable):
            waiting.result()
    assert not done
    assert not hub.showing.watched()


def test_a_look_up_under_way_while_a_place_is_taken_is_not_remembered(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    come(browser, links(browser, table)[0])
    hub, store = hub_of(browser, table), room_of(browser).store
    viewer, doors, plain = guest_of(browser, hub, "seat-white"), Doors(store), store.read

    def late(query: str, *values: Any) -> list[Any]:
        found = plain(query, *values)
        monkeypatch.undo()
        doors.renew(Viewer(hub.live.card.owner, "seat-white"), hub.live.id, hub.claim)
        return found

    monkeypatch.setattr(store, "read", late)
    doors.admits(viewer, hub.live.id)  # asked before the place was taken: either answer will do
    assert not doors.remembered(viewer, hub.live.id)
    assert not doors.admits(viewer, hub.live.id)


def test_a_store_of_before_forgets_the_guests_of_seats_that_were_taken_back(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.db")
    for step in STEPS[:2]:
        db.executescript(step)
    db.execute("PRAGMA user_version = 2")
    seats = json.dumps({"red": "here", "white": "link", "blue's": "machine"})
    db.execute("INSERT INTO tables VALUES ('t', 'senki', '{}', 'me', 0, 0, 0, ?, 'fast', 'own')", (seats,))
    places = ["owner", "watch", "seat-red", "seat-white", "seat-blue's"]
    db.executemany("INSERT INTO links VALUES (?, 't', ?)", [(place, place) for place in places])
    db.executemany("INSERT INTO grants VALUES ('somebody', 't', ?)", [(place,) for place in places])
    db.commit()
    db.close()
    store = SqliteStore(tmp_path / "old.db")
    kept = [("owner",), ("seat-white",), ("watch",)]
    assert sorted(store.read("SELECT place FROM grants")) == kept
    assert sorted(store.read("SELECT place FROM links")) == [("any",), *kept]  # which the table has since
    store.close()


def test_who_is_put_out_is_told_so_and_the_owner_stays(browser: Browser, table: str) -> None:
    come(browser, links(browser, table)[0])
    hub, owner = hub_of(browser, table), guest_of(browser, hub_of(browser, table), "owner")
    guest = listening(browser, hub, guest_of(browser, hub, "seat-white"))
    mine = listening(browser, hub, owner)
    assert send(browser, f"{table}renew", place="seat-white") == 204
    assert guest.over
    assert "This seat is no longer yours" in guest.taken().decode().partition("event: parted")[2]
    assert send(browser, f"{table}renew", place="owner") == 204
    assert not mine.over  # who renews a link keeps what they have


def test_what_was_queued_for_somebody_who_is_put_out_is_sent_and_nothing_more(browser: Browser, table: str) -> None:
    reader = Reader(("watch", "en"))
    reader.give(b"before")
    reader.end()
    reader.give(b"after")
    assert reader.taken() == b"before"


# Tables that are removed


def test_a_server_remembers_nothing_of_tables_that_there_are_not(browser: Browser, table: str) -> None:
    room, removed = room_of(browser), hub_of(browser, table).live.id
    assert browser.form(f"{table}remove")
    assert browser.portal
    with pytest.raises(NoSuchTable):
        browser.portal.call(room.hubs.of, "nowhere")
    kept = [known for known in vars(room.hubs).values() if isinstance(known, dict)]
    assert kept
    assert not [known for known in kept if removed in known or "nowhere" in known]


def test_a_removed_table_is_gone_for_all_who_had_it_open(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    hub, room = hub_of(browser, table), room_of(browser)
    viewer = guest_of(browser, hub, "owner")
    reader, done = listening(browser, hub, viewer), list[LiveTable]()
    twin = opened(room.store, hub.live.card)  # as one that was being read when the table was removed
    assert browser.form(f"{table}remove")
    assert reader.over
    assert "This table has been deleted" in reader.taken().decode()
    assert left_of(room.store, hub.live.id) == []
    assert guest.get(seat).status_code == 404
    assert browser.portal
    with pytest.raises(NoSuchTable):
        browser.portal.call(partial(room.change, hub, done.append, viewer))
    with pytest.raises(SaveError):
        reply(hub.live, "owner", "red", "done", hub.live.asked_at)
    with pytest.raises(NoSuchTable):
        SetTakingBack("none").carry_out(twin, viewer)
    with pytest.raises(NoSuchTable):
        reply(twin, "owner", "red", "done", twin.asked_at)
    with pytest.raises(SaveError):  # its game is closed since
        SetTakingBack("none").carry_out(twin, viewer)
    assert not done
    assert left_of(room.store, hub.live.id) == []


def test_a_link_followed_while_its_table_is_removed_leaves_nothing(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, hub, room = links(browser, table)[0], hub_of(browser, table), room_of(browser)
    plain, secret = room.store.write, link.rpartition("/")[2]

    def late(job: Any) -> Any:
        monkeypatch.undo()
        assert browser.portal
        browser.portal.call(partial(room.remove, hub, Viewer(hub.live.card.owner, "owner")))
        return plain(job)

    monkeypatch.setattr(room.store, "write", late)
    assert room.doors.enter("somebody", secret) is None
    assert left_of(room.store, hub.live.id) == []


# One change at a time, on the disk before it is seen


def test_a_change_is_made_under_the_lock_of_its_table(browser: Browser, table: str) -> None:
    hub, free = hub_of(browser, table), list[bool]()

    def act(live: LiveTable) -> None:
        other = Thread(target=lambda: free.append(live.lock.taken_at_once()))
        other.start()
        other.join()

    assert browser.portal
    browser.portal.call(partial(room_of(browser).change, hub, act))
    assert free == [False]


def test_a_table_whose_write_failed_is_taken_from_the_store_again(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, room = hub_of(browser, table), room_of(browser)
    reader = listening(browser, hub, guest_of(browser, hub, "owner"))
    page = browser.get(table).text
    fields = {"key": field(page, "key"), "at": field(page, "at"), "answer": "done"}

    def full(job: Any) -> Any:
        raise SaveError("write-failed", path="tables.db", reason="full")

    with monkeypatch.context() as patch:
        patch.setattr(room.store, "write", full)
        assert send(browser, f"{table}answer", **fields) == 422
    assert field(browser.get(table).text, "at") == fields["at"]  # as if nothing had been answered
    assert hub_of(browser, table) is not hub
    assert reader.over  # and asks for all anew
    assert browser.post(f"{table}answer", data=fields, headers={"origin": BASE}).status_code == 200
