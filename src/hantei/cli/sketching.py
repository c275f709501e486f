"""Draws a chart in letters: the places as they lie to each other, as wide as the window, and who is where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase
from typing import cast

from hantei.core.board import Board, Chart, Piece, Point, Spot
from hantei.core.message import Message, Sayable, Single
from hantei.text import Catalogue

from .columns import wrapped

LETTERS = ascii_lowercase + ascii_uppercase
"""The letters of the places of a chart in their order; further places are left out."""

WIDEST, LEAST = 100, 20
"""Columns that a drawing takes at most, and at least."""

TALLEST = 14
"""Lines that a drawing takes at most; a taller one is made narrower, so that ways keep their proportions."""

HEIGHT = 2
"""The height of a letter in widths of one."""


def sketches(boards: Sequence[Board], says: Catalogue, columns: int) -> list[str]:
    """Draw the charts among some boards, as lines of at most `columns` columns."""
    charts = [board for board in boards if isinstance(board, Chart)]
    return [line for chart in charts for line in sketch(chart, says, columns)]


def sketch(chart: Chart, says: Catalogue, columns: int) -> list[str]:
    """Draw one chart; nothing if its places have no positions, or all the same one."""
    spots = dict(zip(chart.spots, LETTERS, strict=False))
    lying = {name: chart.spots[name].point for name in spots}
    points = {name: point for name, point in lying.items() if point is not None}
    if len(set(points.values())) < 2:
        return []
    return [
        *drawing({spots[name]: point for name, point in points.items()}, columns),
        *legend(chart, spots, says, columns),
    ]


def drawing(points: Mapping[str, Point], columns: int) -> list[str]:
    """Put letters where their places lie, the highest first; one that would hide another stands beside it."""
    (left, right), (low, top) = ((min(ends), max(ends)) for ends in zip(*points.values(), strict=True))
    wide, high = right - left, top - low
    width = max(LEAST, min(columns, WIDEST) - 1)
    if high * width > wide * HEIGHT * TALLEST:
        width = max(LEAST, wide * HEIGHT * TALLEST // high)
    height = min(TALLEST, max(1, high * width // (max(wide, 1) * HEIGHT))) if high else 0
    drawn: dict[tuple[int, int], str] = {}
    for letter, (x, y) in sorted(points.items(), key=lambda one: (-one[1][1], one[1][0])):
        column = (x - left) * (width - 1) // wide if wide else 0
        row = (top - y) * height // high if high else 0
        while (column, row) in drawn:
            column += 1
        drawn[column, row] = letter
    rows = range(height + 1)
    last = max(column for column, _ in drawn)
    return ["".join(drawn.get((column, row), " ") for column in range(last + 1)).rstrip() for row in rows]


def legend(chart: Chart, letters: Mapping[str, str], says: Catalogue, columns: int) -> Iterator[str]:
    """Explain the letters: each place with its properties, its distance, and the people there, apart from those
    who are only near it."""
    for name, letter in letters.items():
        spot = chart.spots[name]
        people = [called(piece) for piece in chart.pieces if piece.at == name and not piece.near]
        near = [called(piece) for piece in chart.pieces if piece.at == name and piece.near]
        facts: list[str] = [says.name(one) for one in facts_of(spot)]
        given: dict[str, Sayable] = {"letter": letter, "name": spot.name}
        if facts:
            given["facts"] = says.name(list(facts))
        if people:
            given["people"] = people
        more = "".join(f"-{word}" for word in ("facts", "people") if word in given)
        yield from wrapped(says.say(Message(f"sketch-spot{more}", given)), columns, rest="    ", listed=True)
        if near:
            said = says.say(Message("sketch-near", {"name": spot.name, "people": near}))
            yield from wrapped(said, columns, first="  ", rest="    ", listed=True)


def facts_of(spot: Spot) -> list[Sayable]:
    """The facts of a place: its properties, then its distance."""
    return [*(feature.name for feature in spot.features), *spot.notes]


def called(piece: Piece) -> Single:
    """Name somebody, and say whether they act now or are out of action, and why."""
    name, why = cast(Single, piece.name), "-why" if piece.why else ""
    if piece.acting:
        return Message("sketch-acting", {"name": name})
    return Message(f"sketch-down{why}", {"name": name, "why": piece.why}) if piece.down else name
