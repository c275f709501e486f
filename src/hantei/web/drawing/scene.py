"""A game as a scene for tables elsewhere: its boards as grounds, and everybody as a piece in their place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from markupsafe import Markup

from hantei.core.board import Board
from hantei.core.roster import Sheet
from hantei.editions import editions
from hantei.exchange.udonarium import Note, Picture, PlacedPiece, TableGround, TableScene
from hantei.text import Catalogue

from .board import Artist, Counter, Drawn, Face
from .drawing_cache import DrawingCache
from .look import DAY, colours, signs, style, templates
from .plan import RIM, SQUARE, TOKEN

EMPTY = (20, 15)
"""The squares of a table without a drawn board, for ranks that face each other or people on a way."""

RANK, NEXT = 4, 2
"""Squares between two ranks, and between two pieces of a rank."""


def scene(
    rulebook: str, title: str, boards: Sequence[Board], sheets: Sequence[Sheet], catalogue: Catalogue
) -> TableScene:
    """Make a scene of what a seat sees, for a table elsewhere.

    Parameters: the id of the rulebook, the title of the game, the boards and sheets of the seat, the rulebook's
    catalogue.
    """
    artist = Artist(catalogue)
    drawn = [artist.drawn(board) for board in boards]
    grounds = [ground(one) for one in mapped(drawn)] or [TableGround(title, *EMPTY)]
    bots = editions()[rulebook].bots
    notes = [Note(title, "\n".join(told(drawn)))]
    return TableScene(grounds, [*pieces(sheets, places(drawn), catalogue)], notes, bots[-1] if bots else "")


def portraits(boards: Sequence[Board], sheets: Sequence[Sheet], catalogue: Catalogue) -> dict[str, Picture]:
    """The pictures of everybody who has a sheet, by the ids of the sheets. Parameters as for `scene`."""
    artist = Artist(catalogue)
    there = places([artist.drawn(board) for board in boards])
    return {one.sheet.id: one.picture for one in pieces(sheets, there, catalogue) if one.picture}


def mapped(drawn: Sequence[Drawn]) -> list[Drawn]:
    """The boards that become tables."""
    return [one for one in drawn if one.kind in ("grid", "chart")]


def places(drawn: Sequence[Drawn]) -> dict[str, tuple[Counter, tuple[float, float]]]:
    """The counters of people, and where they stand on the first table, by the ids of the people."""
    tables = mapped(drawn)
    return dict(standing(tables[0]) if tables else ranked(drawn))


def pieces(
    sheets: Sequence[Sheet], there: Mapping[str, tuple[Counter, tuple[float, float]]], catalogue: Catalogue
) -> Iterator[PlacedPiece]:
    """Everybody who has a sheet, in their place; whose turn it is passes, so their pictures do not say it. Whoever is
    on no board bears the first letter of their name."""
    sides = list(dict.fromkeys(sheet.side for sheet in sheets))
    for sheet in sheets:
        counter, at = there.get(sheet.id, (None, None))
        plain = Face(sides.index(sheet.side), catalogue.name(sheet.name)[:1], sheet.out, False, "")
        face = counter.face._replace(acting=False) if counter else plain
        yield PlacedPiece(sheet, token(face), at)


def scale(drawn: Drawn) -> tuple[float, int]:
    """The side of a square in a drawing, and the position in it where the table begins."""
    return (SQUARE, RIM) if drawn.kind == "grid" else (TOKEN + 6, 0)


def ground(drawn: Drawn) -> TableGround:
    """A board without its people, as a table."""
    side, left = scale(drawn)
    below = replace(drawn, counters=(), more=(), shades=(), lines=(), buttons=())
    width = drawn.width - left - (2 if drawn.kind == "grid" else 0)
    height = drawn.height - left
    across, down = (-(-int(length) // int(side)) for length in (width, height))
    known = {sign for sign, _ in drawn.legend if sign.startswith("m-")}
    picture = templates().get_template("alone/ground.svg").render(
        drawn=below, left=left, width=across * int(side), height=down * int(side),
        colour=colours(DAY), cached=DrawingCache(), style=Markup(style(DAY)),  # noqa: S704 - our own
        symbols=Markup(signs(known, DAY)), asset=lambda _: "",  # noqa: S704
    )  # fmt: skip
    return TableGround(drawn.title, across, down, Picture(picture))


def standing(drawn: Drawn) -> Iterator[tuple[str, tuple[Counter, tuple[float, float]]]]:
    """The people for whom the counters of a board stand, and their squares."""
    side, left = scale(drawn)
    for counter in drawn.counters:
        x, y = counter.box.middle
        yield counter.piece.id, (counter, ((x - left) / side - 0.5, y / side - 0.5))


def ranked(drawn: Sequence[Drawn]) -> Iterator[tuple[str, tuple[Counter, tuple[float, float]]]]:
    """People who face each other, rank by rank."""
    ranks = [those for one in drawn for _, those, _ in one.ranks]
    for row, those in enumerate(ranks):
        for place, counter in enumerate(those):
            yield counter.piece.id, (counter, (1.0 + NEXT * place, 1.0 + RANK * row))


def told(drawn: Sequence[Drawn]) -> Iterator[str]:
    """The boards in words."""
    for one in drawn:
        yield one.title
        yield from one.words or one.stations
        for name, those, notes in one.ranks:
            yield "  ".join([name, *(counter.name for counter in those), *notes])


def token(face: Face) -> Picture:
    """A counter as a picture."""
    drawn = templates().get_template("alone/counter.svg").render(
        face=face, style=Markup(style(DAY)), asset=lambda _: ""  # noqa: S704 - our own
    )  # fmt: skip
    return Picture(drawn)
