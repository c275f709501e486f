"""The log of a table in the store: that of a game played straight, whatever was taken back and made again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hantei import library
from hantei.core.text import Text
from hantei.play import Refused
from hantei.web.commands.playing import GiveAnswer, MakeAgain, TakeBack
from hantei.web.server.room import Room
from hantei.web.setup import founding
from hantei.web.setup.founding import Manner, bring, create
from hantei.web.storage.doors import Viewer
from hantei.web.storage.places import OWNER
from hantei.web.storage.slots import lines
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.table.cards import card_in
from hantei.web.table.live import LiveTable, opened
from hantei.web.working.crew import InlineCrew

SHELF = library.shelf("senki")
DUEL = {"scenario": "ace_duel", "scenarios": {"ace_duel": SHELF.scenario_text("ace_duel")[1]}}
NAMES = Text("決闘", "Duel")

HOST = Viewer("", OWNER)


def table(room: Room, seed: str) -> LiveTable:
    """A table of the duel at which the owner plays both."""
    seats = dict.fromkeys(("red", "white"), "here")
    made = create(room.store, "somebody", SHELF, NAMES, DUEL, seats, {}, Manner("seeded", "instant", "own", seed))
    return opened(room.store, card_in(room.store, made))


def log(room: Room, table: str) -> list[tuple[int, str]]:
    """The lines of its log that stand, each with the number of its move; not those of rulings."""
    query = "SELECT moves, line FROM told WHERE tab = ? AND NOT gone AND moves >= 0 ORDER BY number"
    return [(row[0], row[1]) for row in room.store.read(query, table)]


@pytest.mark.parametrize("seed", range(4))
def test_a_log_is_that_of_a_game_played_straight(seed: int, tmp_path: Path) -> None:
    rng, room = Random(seed), Room(SqliteStore(tmp_path / "tables.db"), InlineCrew())
    live = table(room, str(seed))
    done: list[tuple[str, object]] = []
    undone: list[tuple[str, object]] = []
    for _ in range(80):
        what, count = rng.choice(["answer"] * 9 + ["undo", "redo", "redo", "reopen"]), rng.randint(1, 8)
        try:
            if what == "undo":
                TakeBack(count).carry_out(live, HOST)
                undone += [done.pop() for _ in range(count)]
            elif what == "redo":
                MakeAgain(count).carry_out(live, HOST)
                done += [undone.pop() for _ in range(count)]
            elif what == "reopen":
                live.close()
                live = opened(room.store, card_in(room.store, live.id))
            else:
                key, decision = next(iter(live.session.decisions.items()))
                done, undone = [*done, (key, decision.sample(rng))], []
                GiveAnswer(key, done[-1][1], live.asked_at).carry_out(live, HOST)  # type: ignore[arg-type]
        except Refused:
            continue
    straight = table(room, str(seed))
    for key, value in done:
        GiveAnswer(key, value, straight.asked_at).carry_out(straight, HOST)  # type: ignore[arg-type]
    wanted = log(room, straight.id)
    assert len(wanted) > 8
    assert log(room, live.id) == wanted
    brought = bring(room.store, "somebody", founding.brought(lines(room.store, live.id), "duel.hantei"))
    assert log(room, brought) == wanted
    room.close()
