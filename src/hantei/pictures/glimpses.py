"""The moments of a saved game as one seat sees them: what was told, and the boards as they stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hantei import library
from hantei.core.board import Board
from hantei.core.event import DICE
from hantei.core.message import Complaint
from hantei.core.rulebook import Rulebook
from hantei.library import Shelf
from hantei.play import Session, replay, walk
from hantei.telling import Teller
from hantei.telling.reading import REFEREE, learns
from hantei.text import Catalogue

ONLOOKER = ""
"""Whoever only looks on: they see what all who play do."""


class NoBoard(Complaint):
    """There is nothing to draw there, or nobody who could see it."""


@dataclass(frozen=True)
class Glimpse:
    """A moment of a game as somebody sees it: what was told since the one before, and the boards now."""

    lines: Sequence[str]
    boards: Sequence[Board]


def opened(path: Path) -> tuple[Session, Shelf]:
    """A saved game as it stands at its end, and its rulebook. Raises `SaveError`."""
    *_, last = replay(path, library.find)
    return last.session, library.shelf(last.session.rulebook.id)


def moments(session: Session, shelf: Shelf, catalogue: Catalogue, eye: str = ONLOOKER) -> list[Glimpse]:
    """What a seat saw and read of a game from its beginning, without beats of which it noticed nothing.

    Parameters: the game, its rulebook, the catalogue that speaks for it, and the seat; "" stands for who only looks
    on, `referee` for the game master, who sees all. Raises `NoBoard` where there is no such seat.
    """
    rulebook: Rulebook[Any] = shelf.rulebook
    seats = list(dict.fromkeys([*rulebook.seats(session.state), REFEREE]))
    if eye not in (ONLOOKER, *seats):
        raise NoBoard("board-bad-seat", given=eye, allowed=", ".join(seats))
    teller, reads = Teller(shelf, catalogue), None if eye == REFEREE else [eye]
    found: list[Glimpse] = []
    for state, events in walk(session):
        told = [event for event in events if event.name != DICE and learns(event.readers, reads)]
        lines = [text for text in (teller.text(state, event) for event in told) if text]
        boards = rulebook.sight.boards(state, eye, None)
        if lines or not found or boards != found[-1].boards:
            found.append(Glimpse(lines, boards))
    return found


def board_at(glimpses: Sequence[Glimpse], number: int | None) -> Sequence[Board]:
    """The boards at a moment, the first of which has the number 0 (None: the last with a board).

    Raises `NoBoard` where there is no such moment, or no board then.
    """
    last = len(glimpses) - 1
    if number is None:
        boards = next((one.boards for one in reversed(glimpses) if one.boards), None)
    elif number > last:
        raise NoBoard("board-no-moment", given=number, last=last)
    else:
        boards = glimpses[number].boards
    if not boards:
        raise NoBoard("board-none", last=last)
    return boards
