"""Boards drawn with a pointer: what a press on the board of a scene changes in its file.

A rulebook says in its edition what of a scene is drawn and what a press means (`Drafting`); any screen can then offer
it. What comes of a press are edits of the plain data of the file, so that everything else in it stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from .board import Board
from .message import BadSetup, Message, Sayable

Scene = TypeVar("Scene")

Plain = Mapping[str, Any]
"""What a file holds, as plain data."""

MARK = ":"
"""Between what kind of thing a piece is and which one: "units:3", "places:gate"."""


@dataclass(frozen=True)
class Edit:
    """A change of plain data: what shall stand at a path. Whatever was there goes; with `gone` nothing takes its place.

    The end of a list (a number that is its length) is a place as well: an entry is added there.
    """

    path: tuple[str | int, ...]
    value: Any = None
    gone: bool = False


@dataclass(frozen=True)
class Brush:
    """Something to draw with: its name, and what it needs besides a place.

    `needs`: "" nothing; "piece" somebody who was picked up before; "pair" the place that was pressed before;
    "newcomer" who is new, and on whose side.
    """

    id: str
    name: Sayable
    needs: Literal["", "piece", "pair", "newcomer"] = ""


@dataclass(frozen=True)
class Press:
    """A press on a board: with which brush, at which place, and what the brush needs: the piece that was picked up, the
    place pressed before, who is new and on which side."""

    brush: str
    at: str
    piece: str = ""
    before: str = ""
    newcomer: str = ""
    side: str = ""


@dataclass(frozen=True)
class Drafting(Generic[Scene]):
    """How the board of a scene is drawn with a pointer.

    `sheet(scene, content)` is the board: its pieces are called by `piece_id`, and every place of it can be pressed;
    where it has no squares, `sides` are the places. `brushes(scene)` are what there is to draw with, that which moves
    first. `pressed(scene, plain, press)` are the edits of a press, and raises `BadSetup` where it means nothing.
    `newcomers(scene, content)` are those who can be added, by the id of their record; `sides(scene)` the sides.
    """

    sheet: Callable[[Scene, Any], Board]
    brushes: Callable[[Scene], Sequence[Brush]]
    pressed: Callable[[Scene, Plain, Press], Sequence[Edit]]
    newcomers: Callable[[Scene, Any], Mapping[str, Sayable]]
    sides: Callable[[Scene], Mapping[str, Sayable]]


MOVE, ADD, REMOVE = "move", "add", "remove"

USUAL = (
    Brush(MOVE, Message("draft-brush-move"), "piece"),
    Brush(ADD, Message("draft-brush-add"), "newcomer"),
    Brush(REMOVE, Message("draft-brush-remove"), "piece"),
)
"""What there is to draw with wherever people take part."""


def piece_id(kind: str, which: str | int) -> str:
    """What a piece is called that stands for an entry of a list or a record by name."""
    return f"{kind}{MARK}{which}"


def entry_of(piece: str, plain: Plain, kind: str) -> int:
    """The number of the entry of a list that a piece stands for. Raises `BadSetup` (`draft-nobody`)."""
    what, _, word = piece.partition(MARK)
    if what != kind or not word.isdecimal() or int(word) >= len(plain.get(kind, ())):
        raise BadSetup("draft-nobody")
    return int(word)


def name_of(piece: str, records: Mapping[str, Any], kind: str) -> str:
    """The name of the record that a piece stands for. Raises `BadSetup` (`draft-nobody`)."""
    what, _, word = piece.partition(MARK)
    if what != kind or word not in records:
        raise BadSetup("draft-nobody")
    return word


def moved(plain: Plain, people: str, press: Press, where: Mapping[str, Any]) -> Iterator[Edit]:
    """The edits by which somebody of a list stands elsewhere: the fields that say so, with their values."""
    number = entry_of(press.piece, plain, people)
    for field, value in where.items():
        yield Edit((people, number, field), value)


def added(plain: Plain, people: str, entry: Mapping[str, Any]) -> Iterator[Edit]:
    """The edit by which somebody new joins a list. Raises `BadSetup` (`draft-who-new`) where nobody was chosen."""
    if not all(entry.values()):
        raise BadSetup("draft-who-new")
    there = plain.get(people, [])
    yield Edit((people, len(there)), dict(entry)) if there else Edit((people,), [dict(entry)])


def removed(plain: Plain, people: str, press: Press) -> Iterator[Edit]:
    """The edit by which somebody leaves a list."""
    yield Edit((people, entry_of(press.piece, plain, people)), gone=True)


def people_moved(
    plain: Plain, people: str, press: Press, where: Mapping[str, Any], entry: Mapping[str, Any]
) -> list[Edit]:
    """The edits of the usual brushes; none for another.

    Parameters: the file, the field that lists who takes part, the press; the fields that say where somebody stands, as
    they shall be; whoever is new, as an entry.
    """
    if press.brush == MOVE:
        return list(moved(plain, people, press, where))
    if press.brush == ADD:
        return list(added(plain, people, entry))
    return list(removed(plain, people, press)) if press.brush == REMOVE else []
