"""A change of a table is kept whole or not at all, with its lines of the log and its card, and counted once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hantei.core.message import Message
from hantei.play import Refused, SaveError
from hantei.telling.lines import Told
from hantei.web.commands.hosting import SetSeat
from hantei.web.commands.playing import TakeBack
from hantei.web.commands.refereeing import NameFaces
from hantei.web.server.room import Room
from hantei.web.storage.doors import Viewer
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import Db, NoSuchTable, Store, forget
from hantei.web.storage.written import Earshot, last_lines, last_number
from hantei.web.table.cards import card_in, mark_of, notes_of, set_notes
from hantei.web.table.live import LiveTable
from hantei.web.table.revision import Revision
from hantei.web.working.crew import InlineCrew

from .test_retelling import table


@pytest.fixture
def live(tmp_path: Path) -> Iterator[LiveTable]:
    room = Room(SqliteStore(tmp_path / "tables.db"), InlineCrew())
    found = table(room, "1")
    with found.lock:
        yield found
    room.close()


def texts(live: LiveTable) -> list[str]:
    """The messages of the log, as it is kept."""
    return [one.told.message.id for one in last_lines(live.store, live.id, Earshot(None), 1000)]


def note(message: str) -> Told:
    """A line beside the game."""
    return Told(Message(message), kind="note")


def full(*_: Any) -> Any:
    """A store that takes nothing more."""
    raise SaveError("store-write-failed")


def unreachable(*_: Any) -> Any:
    """A store that cannot be read."""
    raise SaveError("store-unreachable")


def test_a_revision_counts_the_game_and_all_else_apart() -> None:
    one = Revision()
    moment, stamp = one.moment, one.stamp(3)
    one.touched()
    assert (one.moment, one.stamp(3) != stamp) == (moment, True)
    one.moved()
    assert one.moment != moment
    assert one.stamp(4) != one.stamp(3)  # a new line is another state of the page, and none of the game
    assert Revision().moment != Revision().moment  # it begins anew with each table in memory


def test_a_line_and_what_is_kept_with_it_are_kept_together(live: LiveTable) -> None:
    moment = live.moment

    def kept(db: Db) -> None:
        set_notes(db, live.id, "mined", mark_of(""))

    live.changes.tell(note("web-nameless"), kept)
    assert notes_of(live.store, live.id) == "mined"
    assert texts(live)[-1] == "web-nameless"
    assert [one.told.message.id for one in live.changes.take_unshown().lines] == ["web-nameless"]
    assert live.changes.take_unshown().lines == []
    assert live.moment == moment  # the game stands as it stood

    def broken(db: object) -> None:
        raise Refused("notes-changed")

    before, stamp, last = texts(live), live.stamp, live.last_line
    with pytest.raises(Refused):
        live.changes.tell(note("web-anew-begun"), broken)
    assert texts(live) == before
    assert not live.changes.unshown
    assert live.stamp == stamp  # pages that have seen the table know it still
    live.changes.tell(note("web-nameless"))
    assert live.last_line == last_number(live.store, live.id) == last + 1


def test_a_change_that_fails_leaves_neither_line_nor_card(live: LiveTable) -> None:
    def fails() -> None:
        raise ZeroDivisionError

    before, card, moment = texts(live), live.card, live.moment
    with pytest.raises(ZeroDivisionError):
        live.changes.make(Message("move-undo", {"count": 1}), fails, card=replace(card, pace="slow"))
    assert (live.card, live.moment, texts(live)) == (card, moment, before)
    live.changes.make(Message("move-force", {"words": "6"}), lambda: live.game.force([6]))  # nothing of it is left over
    assert texts(live) == [*before, "move-force"]
    assert card_in(live.store, live.id).pace == card.pace


def test_what_is_refused_is_no_change(live: LiveTable) -> None:
    """Pages that have seen the table know it still, and the next line has the next number."""
    owner, stamp, moment, last = Viewer(live.card.owner, "owner"), live.stamp, live.moment, live.last_line
    for _ in range(3):
        with pytest.raises(Refused, match="nothing-to-undo"):
            TakeBack(50).carry_out(live, owner)
        assert (live.stamp, live.moment) == (stamp, moment)
    NameFaces([6]).carry_out(live, owner)
    assert live.stamp != stamp
    assert live.last_line == last_number(live.store, live.id) == last + 1
    assert [one.number for one in live.changes.take_unshown().lines] == [last + 1]


def test_a_change_and_its_card_are_kept_in_one_transaction(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    before, card = texts(live), live.card
    with monkeypatch.context() as failing:
        failing.setattr(Store, "write", full, raising=False)
        failing.setattr(type(live.store), "write", full)
        with pytest.raises(SaveError):
            live.changes.make(
                Message("move-force", {"words": "6"}), lambda: live.game.force([6]), card=replace(card, pace="slow")
            )
    assert (texts(live), card_in(live.store, live.id).pace) == (before, card.pace)


def test_another_card_is_kept_and_counts_as_a_change_of_the_game(live: LiveTable) -> None:
    moment = live.moment
    live.changes.set(replace(live.card, clock="one"))
    assert live.moment != moment  # what time is left hangs on it
    assert card_in(live.store, live.id).clock == "one"


@pytest.mark.parametrize(("player", "policy"), [("here", ""), ("machine", "heuristic")])
def test_what_was_kept_is_told_as_kept_though_nothing_can_be_read_then(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch, player: str, policy: str
) -> None:
    owner = Viewer(live.card.owner, "owner")
    SetSeat("white", "link").carry_out(live, owner)
    live.store.execute("INSERT INTO grants (person, tab, place) VALUES ('guest', ?, 'seat-white')", live.id)
    live.read_company()
    assert [one.person for one in live.company] == ["guest", "somebody"]
    live.changes.take_unshown()
    moment, stamp = live.moment, live.stamp
    with monkeypatch.context() as failing:
        failing.setattr(type(live.store), "read", unreachable)
        SetSeat("white", player, policy).carry_out(live, owner)
    assert live.moment != moment
    assert live.stamp != stamp
    assert live.player("white") == player
    assert live.card.seats == card_in(live.store, live.id).seats
    assert [one.person for one in live.company] == ["somebody"]
    assert live.changes.unshown.taken == ["seat-white"]


def test_nothing_is_kept_by_a_table_that_was_closed(live: LiveTable) -> None:
    """As after a write that failed: another one may stand in its stead, and number its lines alike."""
    before, stamp = texts(live), live.stamp
    live.close()
    with pytest.raises(SaveError):
        live.changes.tell(note("web-nameless"))
    with pytest.raises(SaveError):
        live.changes.keep(lambda db: pytest.fail("written"))
    with pytest.raises(SaveError):
        live.changes.set(replace(live.card, pace="slow"))
    assert (texts(live), card_in(live.store, live.id).pace) == (before, "instant")
    assert live.stamp == stamp


def test_nothing_is_kept_of_a_table_that_was_deleted(live: LiveTable) -> None:
    live.store.write(lambda db: forget(db, live.id))
    with pytest.raises(NoSuchTable):
        live.changes.tell(note("web-nameless"))
    with pytest.raises(NoSuchTable):
        live.changes.keep(lambda db: pytest.fail("written"))
    with pytest.raises(NoSuchTable):
        live.changes.set(live.card)
    assert notes_of(live.store, live.id) == ""
