"""A picture: boards below each other with their titles, and what the counters and signs on them stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from hantei.core.board import Board
from hantei.core.message import Complaint
from hantei.publish.retold import Still
from hantei.text import Catalogue
from hantei.web.drawing.board import Artist, Counter, Drawn, Face, shortened
from hantei.web.drawing.drawing_cache import DrawingCache
from hantei.web.drawing.look import DAY, colours, signs, style, templates

MARGIN, TITLE, ROW, HALF = 16, 26, 40, 320
"""The edge of a picture; the height of a title, and of a row of two entries; the width of an entry."""

NAME_ROOM, NOTE_ROOM, LINE_ROOM = 34, 46, 88
"""Letters for which there is room in an entry, in its notes, in a line; a full-width one counts as two."""


class NoBoard(Complaint):
    """Raised if there is no board to draw."""


def at_moment(stills: Sequence[Still], number: int | None) -> Sequence[Board]:
    """The boards at a moment of a page that tells a game, the first of which has the number 1 (None: the last board).

    Raises `NoBoard` where there is no such moment, or no board then.
    """
    last = len(stills)
    if number is not None and not 0 < number <= last:
        raise NoBoard("board-no-moment", given=number, last=last)
    shown = [one.boards for one in (stills if number is None else stills[number - 1 : number]) if one.boards]
    if not shown:
        raise NoBoard("board-none", last=last)
    return shown[-1]


@dataclass(frozen=True)
class Labelled:
    """Somebody or something beside a name: a counter, or a sign."""

    x: int
    y: int
    name: str
    notes: str = ""
    face: Face | None = None
    sign: str = ""


@dataclass(frozen=True)
class Caption:
    """A line of words; `look` is how it is written."""

    y: int
    text: str
    look: str


@dataclass(frozen=True)
class PlacedBoard:
    """A drawing in its place."""

    y: int
    drawn: Drawn


class Mounting:
    """Lays out boards below each other."""

    def __init__(self) -> None:
        self.height, self.width = MARGIN, 2 * HALF
        self.words: list[Caption] = []
        self.entries: list[Labelled] = []
        self.placed: list[PlacedBoard] = []

    def add(self, drawn: Drawn) -> None:
        """A board below those that are there."""
        self.line(drawn.title, "title")
        if drawn.kind == "ranks":
            for name, those, notes in drawn.ranks:
                self.line(name, "name")
                self.listed([("", one) for one in those])
                for note in notes:
                    self.line(shortened(note, LINE_ROOM), "note")
        elif drawn.kind == "track":
            for row in wrapped(drawn.stations):
                self.line(row, "name")
        else:
            self.placed.append(PlacedBoard(self.height, drawn))
            self.width = max(self.width, drawn.width)
            self.height += drawn.height + 10
            self.listed([*(("", one) for one in drawn.counters), *drawn.legend])
        self.height += 10

    def line(self, text: str, look: str) -> None:
        """A line of words."""
        self.height += TITLE
        self.words.append(Caption(self.height - 8, text, look))

    def listed(self, those: Sequence[tuple[str, Counter | str]]) -> None:
        """Counters and signs with their names, two in a row."""
        for n, (sign, one) in enumerate(those):
            x, y = MARGIN + n % 2 * HALF, self.height + n // 2 * ROW
            if isinstance(one, str):
                self.entries.append(Labelled(x, y, shortened(one, NAME_ROOM), sign=sign))
            else:
                name = f"{one.name} ×{one.piece.count}" if one.piece.count > 1 else one.name
                notes = shortened(one.notes, NOTE_ROOM)
                self.entries.append(Labelled(x, y, shortened(name, NAME_ROOM), notes, one.face))
        self.height += -(-len(those) // 2) * ROW


def svg(boards: Sequence[Board], catalogue: Catalogue, scheme: str = DAY) -> str:
    """Boards as one SVG that needs nothing else.

    Parameters: the boards, the catalogue that speaks for their rulebook, `day` or `night`.
    """
    artist, sheet = Artist(catalogue), Mounting()
    for board in boards:
        sheet.add(artist.drawn(board))
    shown = {sign for placed in sheet.placed for sign, _ in placed.drawn.legend if sign.startswith("m-")}
    return (
        templates("hantei.pictures")
        .get_template("sheet.svg")
        .render(
            sheet=sheet,
            margin=MARGIN,
            width=sheet.width + 2 * MARGIN,
            height=sheet.height + MARGIN,
            title=", ".join(word.text for word in sheet.words if word.look == "title"),
            colour=colours(scheme),
            style=Markup(style(scheme)),  # noqa: S704 - our own
            symbols=Markup(signs(shown, scheme)),  # noqa: S704 - our own
            asset=lambda _: "",
            cached=DrawingCache(),
        )
    )


def wrapped(stations: Sequence[str]) -> Iterator[str]:
    """Break the stations of a track into lines that fit."""
    row = ""
    for number, station in enumerate(stations):
        longer = f"{row} › {station}" if number else station
        if row and shortened(longer, LINE_ROOM) != longer:
            yield row
            longer = f"› {station}"
        row = longer
    if row:
        yield row
