"""The layout of drawn boards: squares of a grid, boxes of a chart, counters in both; in units of SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from hantei.core.board import Chart, Piece, Point

SQUARE = 44
"""The side of a square, wide enough for a finger."""

RIM = 20
"""Room for the numbers of rows and columns."""

BOX_WIDTH, TOKEN, GAP = 144, 26, 14
HEAD, LINE, IN_A_ROW = 24, 15, 3
DEEP, ABREAST = 110, 3
"""Measures of a chart. A box: its width, its counters, the room between boxes, its name, its lines, its counters in
a row. Places without coordinates: the distance of joined places, the number of other places in a row."""

ACROSS, DOWN, STRETCHED = 2.1 * BOX_WIDTH, 470, 3
"""How far the outermost places of a chart lie from each other, so that their words can be read when the chart stands
beside a question; how many times as far as the other either direction may be stretched."""


MOST_SQUARES = 4_000
"""Squares that are kept: those of the boards in use, which all have one scale."""

MOST_CHARTS = 400
"""Layouts of charts that are kept: a chart has one for each number of rows in which people stand in its places."""


class Box(NamedTuple):
    """A rectangle; `x` and `y` are its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def foot(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    @property
    def attributes(self) -> Markup:
        """Its position, as attributes of an SVG element."""
        return attributes(self)


@lru_cache(MOST_SQUARES)
def attributes(box: Box) -> Markup:
    """The position of a box, as attributes of an SVG element."""
    return Markup(  # noqa: S704 - of numbers alone
        f'x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}"'
    )


@lru_cache(MOST_SQUARES)
def square(at: str, size: Point) -> Box:
    """The position of a square of a grid; "0,0" is at the lower left."""
    x, y = point(at)
    return Box(RIM + x * SQUARE, (size[1] - 1 - y) * SQUARE, SQUARE, SQUARE)


def point(at: str) -> Point:
    """The square "x,y" as numbers."""
    x, _, y = at.partition(",")
    return int(x), int(y)


def seats_in(box: Box, count: int) -> list[Box]:
    """The positions of the counters in a square: one large, two side by side, up to four in the corners."""
    if count == 1:
        return [Box(box.x + 6, box.y + 6, 32, 32)]
    half, size = SQUARE / 2, 20
    rows = [0.5] if count == 2 else [0, 1]
    return [Box(box.x + 1 + half * i, box.y + 1 + half * row, size, size) for row in rows for i in (0, 1)][:count]


# Charts


class ChartPlace(NamedTuple):
    """A place of a chart as its layout needs it: its name, its coordinates, if it has some, and the height of its
    box."""

    name: str
    point: Point | None
    height: float


def boxes(chart: Chart) -> Mapping[str, Box]:
    """A box for each place, positioned as the places lie to each other, without overlaps."""
    crowd = people(chart.pieces)
    places = [
        ChartPlace(name, spot.point, box_height(len(spot.notes), len(crowd.get(name, ())), bool(spot.features)))
        for name, spot in chart.spots.items()
    ]
    return laid_out(tuple(places), tuple(chart.ways))


@lru_cache(MOST_CHARTS)
def laid_out(places: Sequence[ChartPlace], ways: Sequence[tuple[str, str]]) -> Mapping[str, Box]:
    """The boxes of a chart. They hang on how high each is, not on who is in it, so all tables share them."""
    laid = layered(places, ways) if any(place.point is None for place in places) else scaled(places)
    found = {
        place.name: Box(x - BOX_WIDTH / 2, y - place.height / 2, BOX_WIDTH, place.height)
        for place, (x, y) in zip(places, laid, strict=True)
    }
    return at_origin(moved_apart(found))


def people(pieces: Sequence[Piece]) -> dict[str, list[Piece]]:
    """The people in each place."""
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(piece.at, []).append(piece)
    return found


def box_height(notes: int, crowd: int, signs: bool) -> float:
    """The height of a box with a name, its notes, rows of counters, and signs at the foot."""
    rows = max(-(-crowd // IN_A_ROW), 1 if signs else 0)
    return HEAD + LINE * notes + (TOKEN + 6) * rows + 6


def counters(box: Box, notes: int, count: int) -> list[Box]:
    """The positions of the counters in a box, below its name and notes."""
    top = box.y + HEAD + LINE * notes
    return [
        Box(box.x + 7 + n % IN_A_ROW * (TOKEN + 4), top + n // IN_A_ROW * (TOKEN + 6), TOKEN, TOKEN)
        for n in range(count)
    ]


def scaled(places: Sequence[ChartPlace]) -> list[tuple[float, float]]:
    """The places by their coordinates: each direction fills its room, so that none is crowded."""
    points = [place.point or (0, 0) for place in places]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, deep = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    across, down = ACROSS / wide, DOWN / deep
    across, down = min(across, STRETCHED * down), min(down, STRETCHED * across)
    return [((x - min(xs)) * across, (max(ys) - y) * down) for x, y in points]


def layered(places: Sequence[ChartPlace], ways: Sequence[tuple[str, str]]) -> list[tuple[float, float]]:
    """Places without coordinates: the first at the left, the others further right by the ways that lead to them, and
    in rows below them the places without ways."""
    heights = {place.name: place.height for place in places}
    steps: dict[str, int] = {}
    joined = [at for at in heights if neighbours(ways, at)]
    for start in joined:
        edge, far = ([start] if start not in steps else []), 0
        while edge:
            steps |= dict.fromkeys(edge, far)
            edge = list(dict.fromkeys(to for at in edge for to in neighbours(ways, at) if to not in steps))
            far += 1
    columns: dict[int, list[str]] = {}
    for name, far in steps.items():
        columns.setdefault(far, []).append(name)
    laid: dict[str, tuple[float, float]] = {}
    for far, names in columns.items():
        for n, name in enumerate(names):
            laid[name] = (far * (BOX_WIDTH + 3 * GAP), (n - (len(names) - 1) / 2) * DEEP)
    top = max((y + heights[name] / 2 for name, (_, y) in laid.items()), default=0.0)
    lone = [name for name in heights if name not in laid]
    for n in range(0, len(lone), ABREAST):
        row = lone[n : n + ABREAST]
        top += GAP
        laid |= {name: (k * (BOX_WIDTH + 3 * GAP), top + heights[name] / 2) for k, name in enumerate(row)}
        top += max(heights[name] for name in row)
    return [laid[name] for name in heights]


def neighbours(ways: Sequence[tuple[str, str]], at: str) -> list[str]:
    """The places to which ways lead from a place."""
    return [b if a == at else a for a, b in ways if at in (a, b)]


def moved_apart(laid: Mapping[str, Box]) -> dict[str, Box]:
    """Push boxes apart, the shorter way, until none overlap."""
    found = dict(laid)
    names = list(found)
    for _ in range(200):
        moved = False
        for n, one in enumerate(names):
            for other in names[:n]:
                a, b = found[one], found[other]
                wide = (a.width + b.width) / 2 + GAP - abs(a.middle[0] - b.middle[0])
                deep = (a.height + b.height) / 2 + GAP - abs(a.middle[1] - b.middle[1])
                if wide <= 0.5 or deep <= 0.5:
                    continue
                moved = True
                if wide < deep:
                    step = wide / 2 if a.middle[0] >= b.middle[0] else -wide / 2
                    found[one], found[other] = shifted(a, step, 0), shifted(b, -step, 0)
                else:
                    step = deep / 2 if a.middle[1] >= b.middle[1] else -deep / 2
                    found[one], found[other] = shifted(a, 0, step), shifted(b, 0, -step)
        if not moved:
            break
    return found


def shifted(box: Box, dx: float, dy: float) -> Box:
    """A box moved."""
    return Box(box.x + dx, box.y + dy, box.width, box.height)


def at_origin(laid: Mapping[str, Box]) -> dict[str, Box]:
    """Move boxes so that the drawing begins at its corner, in whole units."""
    left, top = min(box.x for box in laid.values()), min(box.y for box in laid.values())
    return {
        name: Box(round(box.x - left) + 4, round(box.y - top) + 4, box.width, round(box.height))
        for name, box in laid.items()
    }


def extent(laid: Mapping[str, Box]) -> tuple[int, int]:
    """The width and height of a drawing of boxes."""
    return int(max(box.right for box in laid.values())) + 4, int(max(box.foot for box in laid.values())) + 4
