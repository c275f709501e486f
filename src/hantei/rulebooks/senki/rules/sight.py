"""Chapter 09: lines of sight, from the centre of one square to the centre of another, in whole numbers.

Squares and walls include their own edges and corners; centres have whole coordinates, edges half ones, so that a line
crosses a square or meets it in one corner, and never runs along an edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..content.words import Cover
from ..state import Cell, Fight
from .grid import cell, door_name, ground, marks, named, state_of


@dataclass(frozen=True)
class Blocker:
    """A square ("2,1") or an edge ("1,0|2,0") that a line meets, and what cover it gives.

    `touch` is the point where only a corner or an end is met, in half squares; `side` tells on which side of the line
    it lies.
    """

    what: str
    cover: Cover
    touch: tuple[int, int] | None = None
    side: int = 0


def sight(c: Fight, a: Cell, b: Cell) -> Cover:
    """SK-09.2, SK-09.10, SK-09.19: complete cover bars every action; partial cover helps the reaction once.

    SK-09.8, SK-09.12: within one square nothing is in the way. SK-09.16, SK-09.20: the line is the same both ways.
    """
    said = ruled(c, a, b) if c.lines or c.scene.board.lines else None
    if said:
        return said
    drawn = ground(c).lines  # each is drawn once
    found = drawn.get((a, b))
    if found is None:
        found = drawn[a, b] = covered(blockers(c, a, b))
    return found


def ruled(c: Fight, a: Cell, b: Cell) -> Cover | None:
    """SK-09.7: what the game master says of a line, in play or in the encounter; it holds whatever the sheet shows."""
    for lines in (c.lines, c.scene.board.lines):
        for name in (line_name(a, b), line_name(b, a)) if lines else ():
            if name in lines:
                return lines[name]
    return None


def line_name(a: Cell, b: Cell) -> str:
    """A line by its two squares, "0,0|2,0"."""
    return f"{named(a)}|{named(b)}"


def covered(met: list[Blocker]) -> Cover:
    """SK-09.19: the greatest of the covers that a line meets."""
    if any(blocker.cover == "complete" for blocker in met):
        return "complete"
    return "partial" if met else "clear"


def visible(c: Fight, a: Cell, b: Cell) -> bool:
    """SK-09.2: whether the line is clear; partial cover does not hinder it."""
    return sight(c, a, b) != "complete"


def blockers(c: Fight, a: Cell, b: Cell) -> list[Blocker]:
    """List what stands in the line between two squares, under the ruling on corners in force.

    SK-09.6, SK-09.10: one common point with the line counts. By ruling only what is crossed does, and two things that
    give complete cover and meet the line in one point from both sides.
    """
    met = [*squares_met(c, a, b), *edges_met(c, a, b)]
    if c.rulings["los_corner_touch"] != "1":
        return met
    return [blocker for blocker in met if blocker.touch is None or pinched(blocker, met)]


def pinched(blocker: Blocker, met: list[Blocker]) -> bool:
    """SK-09.6, by ruling: whether another one meets the line in the same point from the other side."""
    return blocker.cover == "complete" and any(
        other.cover == "complete" and other.touch == blocker.touch and other.side == -blocker.side for other in met
    )


def squares_met(c: Fight, a: Cell, b: Cell) -> Iterator[Blocker]:
    """SK-09.4, SK-09.9, SK-09.10: impassable squares give complete cover, obstacles partial cover, others none.

    SK-09.3: the line leads from centre to centre.
    The two end squares never block (SK-09.8). A square whose centre lies off the line by D is crossed where
    2D < |dx| + |dy| and touched in a corner where both are equal.
    """
    (x0, y0), (x1, y1) = a, b
    dx, dy = x1 - x0, y1 - y0
    limit = abs(dx) + abs(dy)
    for x, y in ground(c).closed:
        if (x > x0 and x > x1) or (x < x0 and x < x1) or (y > y0 and y > y1) or (y < y0 and y < y1):
            continue
        off = dx * (y - y0) - dy * (x - x0)
        if 2 * abs(off) > limit or (x, y) in (a, b):
            continue
        cover = cover_of(c, (x, y))
        if 2 * abs(off) < limit:
            yield Blocker(named((x, y)), cover)
        else:
            yield Blocker(named((x, y)), cover, touched_corner(a, b, (x, y)), 1 if 2 * off == limit else -1)


def cover_of(c: Fight, at: Cell) -> Cover:
    """SK-08.25: what a square does to lines that meet it; SK-09.17: 進入不能 and 侵入不能 are the same."""
    found = marks(c, at)
    if "impassable" in found:
        return "complete"
    return "partial" if "obstacle" in found else "clear"


def touched_corner(a: Cell, b: Cell, at: Cell) -> tuple[int, int]:
    """The corner of a square through which a line goes, in half squares."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    left, low = 2 * at[0] - 1, 2 * at[1] - 1
    corners = [(x, y) for x in (left, left + 2) for y in (low, low + 2)]
    return next((x, y) for x, y in corners if dx * (y - 2 * a[1]) == dy * (x - 2 * a[0]))


def edges_met(c: Fight, a: Cell, b: Cell) -> Iterator[Blocker]:
    """SK-09.5, SK-09.13, SK-09.15: walls and closed doors block, half-open doors give partial cover if so marked."""
    for entry in c.scene.board.edges:
        state = state_of(c, entry)
        if state == "open" or (state == "half_open" and not entry.partial_cover):
            continue
        first, second = sorted((cell(entry.between[0]), cell(entry.between[1])))
        cover: Cover = "complete" if state == "closed" else "partial"
        if first[1] == second[1]:
            met = wall_met(a, b, first)
        else:  # a horizontal edge: the same with x and y exchanged
            met = wall_met(turned(a), turned(b), turned(first))
            met = met and (met[0] and turned(met[0]), -met[1])
        if met:
            yield Blocker(door_name(entry), cover, *met)


def turned(at: Cell) -> Cell:
    """A square or point with x and y exchanged."""
    return at[1], at[0]


def wall_met(a: Cell, b: Cell, at: Cell) -> tuple[tuple[int, int] | None, int] | None:
    """SK-09.5: how a line meets the edge between (x,y) and (x+1,y): not at all, or as a `Blocker` tells it.

    Where only its end is touched, that is the point, and the edge lies on the side told.
    """
    (x0, y0), (x1, y1), (x, y) = a, b, at
    dx, dy = x1 - x0, y1 - y0
    if not (min(x0, x1) <= x and x + 1 <= max(x0, x1)):
        return None
    above = 2 * dx * (y0 - y) + dy * (2 * x + 1 - 2 * x0)  # 2 * dx times the line's height over the edge's middle
    if abs(above) > abs(dx):
        return None
    if abs(above) < abs(dx):
        return None, 0
    end = 2 * y + (1 if above == dx else -1)
    return (2 * x + 1, end), -1 if above == abs(dx) else 1
