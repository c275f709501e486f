"""Drawing a scene with the pointer: what a press on its board changes in its file.

The edition of a rulebook says what the board shows and what a press means (`Drafting`), so any screen can offer it. A
press makes edits of the plain data of the file; everything else in the file stays unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from ..core.board import Board, Chart, Grid
from ..core.message import BadSetup, Message, Sayable
from ..core.numbers import whole_number
from ..core.record import Plain

Scene = TypeVar("Scene")

MARK = ":"
"""Stands between the kind of a piece and its number or name: "units:3", "places:gate"."""


@dataclass(frozen=True)
class Edit:
    """A change of plain data: a new value replaces the one at a path; with `gone` the old one is deleted.

    A number equal to the length of a list stands for its end: an entry is added there.
    """

    path: tuple[str | int, ...]
    value: Any = None
    gone: bool = False


@dataclass(frozen=True)
class Brush:
    """A tool to draw with: its name, and what it needs besides a place.

    `needs`: "" nothing; "piece" somebody who was picked up before; "pair" the place that was pressed before;
    "newcomer" who is new, and on whose side.
    """

    id: str
    name: Sayable
    needs: Literal["", "piece", "pair", "newcomer"] = ""


@dataclass(frozen=True)
class Press:
    """A press on a board: the brush, the place, and what the brush needs: the piece picked up, the place pressed
    before, or the newcomer and their side."""

    brush: str
    at: str
    piece: str = ""
    before: str = ""
    newcomer: str = ""
    side: str = ""


@dataclass(frozen=True)
class Drafting(Generic[Scene]):
    """The way in which a scene is drawn with the pointer.

    `sheet(scene, content)` makes the board: `piece_id` names its pieces, and each of its places can be pressed; on a
    board without squares `sides` are the places. `brushes(scene)` lists the brushes, the one that moves first.
    `pressed(scene, plain, press)` returns the edits of a press on a place of the board with one of its brushes, and
    raises `BadSetup` if it has no meaning; `edits` is for presses of which nobody knows that.
    `newcomers(scene, content)` lists who can be added, by the id of the record; `sides(scene)` lists the sides.
    """

    sheet: Callable[[Scene, Any], Board]
    brushes: Callable[[Scene], Sequence[Brush]]
    pressed: Callable[[Scene, Plain, Press], Sequence[Edit]]
    newcomers: Callable[[Scene, Any], Mapping[str, Sayable]]
    sides: Callable[[Scene], Mapping[str, Sayable]]

    def edits(self, scene: Scene, content: Any, plain: Plain, press: Press) -> Sequence[Edit]:
        """The edits of a press that comes from outside, such as from a browser.

        Raises `BadSetup` for what the board does not have: `draft-no-brush`, `draft-no-place`, `draft-who-new`; and
        what `pressed` raises.
        """
        brush = next((one for one in self.brushes(scene) if one.id == press.brush), None)
        if brush is None:
            raise BadSetup("draft-no-brush")
        board, sides = self.sheet(scene, content), self.sides(scene)
        places = [press.at, press.before] if brush.needs == "pair" else [press.at]
        if not all(has_place(board, place, sides) for place in places):
            raise BadSetup("draft-no-place")
        if brush.needs == "newcomer" and press.newcomer:
            known = press.newcomer in self.newcomers(scene, content) and (not press.side or press.side in sides)
            if not known:
                raise BadSetup("draft-who-new")
        return self.pressed(scene, plain, press)


def has_place(board: Board, at: str, sides: Collection[str]) -> bool:
    """Whether a board has a place: a square, a spot of a chart, or, if it has neither, a side."""
    if isinstance(board, Grid):
        x, _, y = at.partition(",")
        found = (whole_number(x, 0, board.size[0] - 1), whole_number(y, 0, board.size[1] - 1))
        return None not in found and at == f"{found[0]},{found[1]}"
    return at in (board.spots if isinstance(board, Chart) else sides)


MOVE, ADD, REMOVE = "move", "add", "remove"

USUAL = (
    Brush(MOVE, Message("draft-brush-move"), "piece"),
    Brush(ADD, Message("draft-brush-add"), "newcomer"),
    Brush(REMOVE, Message("draft-brush-remove"), "piece"),
)
"""The brushes of every scene in which people take part."""


def piece_id(kind: str, which: str | int) -> str:
    """The id of the piece for an entry of a list, or for a record by name."""
    return f"{kind}{MARK}{which}"


def entry_of(piece: str, plain: Plain, kind: str) -> int:
    """The number of the list entry that a piece stands for. Raises `BadSetup` (`draft-nobody`)."""
    what, _, word = piece.partition(MARK)
    number = whole_number(word, 0, len(plain.get(kind, ())) - 1) if what == kind else None
    if number is None:
        raise BadSetup("draft-nobody")
    return number


def name_of(piece: str, records: Mapping[str, Any], kind: str) -> str:
    """The name of the record that a piece stands for. Raises `BadSetup` (`draft-nobody`)."""
    what, _, word = piece.partition(MARK)
    if what != kind or word not in records:
        raise BadSetup("draft-nobody")
    return word


def moved(plain: Plain, people: str, press: Press, where: Mapping[str, Any]) -> Iterator[Edit]:
    """The edits that move somebody of a list. `where` holds the fields of their place with the new values."""
    number = entry_of(press.piece, plain, people)
    for field, value in where.items():
        yield Edit((people, number, field), value)


def added(plain: Plain, people: str, entry: Mapping[str, Any]) -> Iterator[Edit]:
    """The edit that adds somebody to a list. Raises `BadSetup` (`draft-who-new`) if nobody was chosen."""
    if not all(entry.values()):
        raise BadSetup("draft-who-new")
    there = plain.get(people, [])
    yield Edit((people, len(there)), dict(entry)) if there else Edit((people,), [dict(entry)])


def removed(plain: Plain, people: str, press: Press) -> Iterator[Edit]:
    """The edit that removes somebody from a list."""
    yield Edit((people, entry_of(press.piece, plain, people)), gone=True)


def people_moved(
    plain: Plain, people: str, press: Press, where: Mapping[str, Any], entry: Mapping[str, Any]
) -> list[Edit]:
    """The edits of the brushes for people; none for other brushes.

    Parameters: the file, the field that lists the people, the press, the fields of a place with the values that the
    press gives them, and the entry of the newcomer.
    """
    if press.brush == MOVE:
        return list(moved(plain, people, press, where))
    if press.brush == ADD:
        return list(added(plain, people, entry))
    return list(removed(plain, people, press)) if press.brush == REMOVE else []
