"""A table in memory: its game and its log. Everything here runs in worker threads, one at a time."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from threading import RLock
from time import time
from typing import Any

from hantei import library
from hantei.core.decision import Answer, Decision
from hantei.core.rulebook import Message
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import HAND, Game, Refused
from hantei.telling.lines import Told, plain, told

from . import slots
from .store import Store

OWNER, WATCH, SEAT = "owner", "watch", "seat-"
"""Places at a table: of who made it, of who only looks on, and of a seat (its name follows)."""

HERE, LINK, MACHINE = "here", "link", "machine"
"""Who plays a seat: the owner, whoever comes by its link, the machine."""

PACES = {"instant": 0.0, "fast": 0.5, "slow": 2.0, "step": -1.0}
"""How long a machine seat waits before it answers, in seconds; it waits for a click where that is negative."""


@dataclass(frozen=True)
class Card:
    """What lists show of a table, and who plays at it."""

    id: str
    rulebook: str
    title: Text
    owner: str
    seats: Mapping[str, str] = field(default_factory=dict)
    pace: str = "fast"
    over: bool = False
    touched: int = 0


@dataclass(frozen=True)
class Line:
    """A line of the log at its place in it, and the moves made by then (-1: it is no place to go back to)."""

    number: int
    moves: int
    told: Told


class Live:
    """A table with its game. Whoever changes anything holds `lock`; `version` is another one after every change."""

    def __init__(self, store: Store, card: Card, game: Game, slot: slots.Slot, next_line: int) -> None:
        self.store, self.card, self.game = store, card, game
        self.shelf: Shelf = library.shelf(card.rulebook)
        self.lock = RLock()
        self.boot, self.version = secrets.token_hex(4), 0
        self.last_line = next_line - 1
        self.fresh: list[Line] = []
        self.retold = False
        """Whether lines were taken back since the log was shown last."""
        slot.beside = self._beside
        self._pending: list[Line] = []
        self._gone_after: int | None = None

    # What there is to see

    @property
    def id(self) -> str:
        """Its id."""
        return self.card.id

    @property
    def stamp(self) -> str:
        """The state that a page shows; it changes with every change."""
        return f"{self.boot}-{self.version}"

    @property
    def place(self) -> str:
        """Where the question stands, as answers name it."""
        beat, line = self.game.position
        return f"{beat}.{line}"

    def seats(self) -> list[str]:
        """The seats that there are now."""
        return list(self.shelf.rulebook.seats(self.game.state))

    def seats_at(self, place: str) -> list[str]:
        """The seats that are played from a place."""
        if place.startswith(SEAT):
            return [place.removeprefix(SEAT)]
        if place != OWNER:
            return []
        machines = self.game.session.seats
        return [seat for seat in self.seats() if self.card.seats.get(seat, HERE) != LINK and seat not in machines]

    def questions(self, place: str) -> dict[str, Decision]:
        """The open questions that may be answered from a place, by their keys."""
        mine = [*self.seats_at(place), *([] if place == WATCH else [HAND])]  # anybody may enter what real dice show
        return {key: one for key, one in self.game.decisions.items() if self.answerer(one) in mine}

    def answerer(self, decision: Decision) -> str:
        """The seat that answers a question."""
        return decision.who

    def eye(self, place: str) -> str:
        """The seat through whose eyes a place sees the table: the one that is asked there, else its first."""
        asked = [one.who for one in self.questions(place).values() if one.who != HAND]
        return next(iter([*asked, *self.seats_at(place)]), "")

    def may_rule(self, place: str) -> bool:
        """Whether the game master's panel is for this place: the owner's, and the game master's own."""
        return place in (OWNER, f"{SEAT}referee")

    def may_go_back(self, place: str) -> bool:
        """Whether moves may be taken back from a place: by who rules, or who plays alone."""
        return self.may_rule(place)

    # What people do

    def answer(self, place: str, key: str, value: Answer, at: str) -> None:
        """Answer a question. Raises `Refused` (`not-your-seat` for that of another), `SaveError`."""
        decision = self.game.decisions.get(key)
        if decision is not None and key not in self.questions(place):
            raise Refused("not-your-seat", who=decision.who)
        beat, _, line = at.partition(".")
        stands = (int(beat), int(line)) if beat.isdecimal() and line.isdecimal() else (-1, -1)
        self.game.answer(key, value, stands)
        self._changed()

    def undo(self, count: int) -> None:
        """Take moves back. Raises `Refused`, `SaveError`."""
        self._gone_after = self.game.session.moves - count
        self._ruled(Message("move-undo", {"count": count}), lambda: self.game.undo(count))

    def redo(self, count: int) -> None:
        """Make moves again. Raises `Refused`, `SaveError`."""
        self._ruled(Message("move-redo", {"count": count}), lambda: self.game.redo(count))

    def amend(self, words: Sequence[str]) -> None:
        """Rule as the game master. Raises what the rulebook does not know, `Refused`, `SaveError`."""
        self._ruled(Message("move-amend", {"words": " ".join(words)}), lambda: self.game.amend(*words))

    def force(self, faces: Sequence[int]) -> None:
        """Name the faces of the next throw. Raises `Refused`, `SaveError`."""
        shown = " ".join(map(str, faces))
        self._ruled(Message("move-force", {"words": shown}), lambda: self.game.force(faces))

    def _ruled(self, message: Message, do: Any) -> None:
        """Do something that stands in the log as a line of its own."""
        self._pending.append(self._numbered(-1, Told(message, kind="ruling")))
        try:
            do()
        except BaseException:
            self._pending.clear()
            self._gone_after = None
            raise
        self._changed()

    # How it is kept

    def _numbered(self, moves: int, line: Told) -> Line:
        self.last_line += 1
        return Line(self.last_line, moves, line)

    def _beside(self) -> slots.Beside:
        """What goes into the store together with the records of a change: the lines of the log, the list entry."""
        session = self.game.session
        gone = self._gone_after
        lines = [*self._pending, *self._news()]
        self._pending = lines
        over, table = session.finished, self.id

        def keep(db: sqlite3.Connection) -> None:
            if gone is not None:
                db.execute("UPDATE told SET gone = 1 WHERE tab = ? AND moves > ?", (table, gone))
            write_lines(db, table, lines)
            db.execute("UPDATE tables SET touched = ?, over = ? WHERE id = ?", (int(time()), over, table))

        return keep

    def _news(self) -> list[Line]:
        """What happened since the last change, as lines."""
        events, moves = self.game.look(), self.game.session.moves
        says = self.shelf.catalogue("en")
        return [self._numbered(moves, line) for line in told(self.shelf, self.game.state, events, says)]

    def _changed(self) -> None:
        """Something is kept now that nobody has seen yet."""
        self.fresh += self._pending
        self.retold = self.retold or self._gone_after is not None
        self._pending, self._gone_after = [], None
        self.version += 1
        self.card = replace(self.card, over=self.game.finished, touched=int(time()))

    def close(self) -> None:
        """Let go of the game; it stands in the store."""
        self.game.close()


def write_lines(db: sqlite3.Connection, table: str, lines: Sequence[Line]) -> None:
    """Add lines to the log of a table."""
    rows = [(table, one.number, one.moves, json.dumps(plain(one.told), ensure_ascii=False)) for one in lines]
    db.executemany("INSERT INTO told (tab, number, moves, line) VALUES (?, ?, ?, ?)", rows)


def opened(store: Store, card: Card) -> Live:
    """A table from the store, as it stood when it was last seen. Raises `SaveError`, `Refused`."""
    slot, reading = slots.opened(store, card.id)
    game = Game.standing(slot, reading, library.find)
    game.look()  # told already
    ((last,),) = store.read("SELECT coalesce(max(number), 0) FROM told WHERE tab = ?", card.id)
    return Live(store, card, game, slot, last + 1)
