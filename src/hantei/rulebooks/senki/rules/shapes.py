"""Chapter 11: targets that are areas, and how targets are written (SK-DATA.10)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple
from unicodedata import normalize

from hantei.core.command import BadNotation

from ..state import Cell, Fight, Fighter
from .grid import board_size, distance, everybody, ground, in_range, on_board, place, squares, taken
from .sight import visible

Kind = Literal["single", "self", "area", "line", "radiation", "charge"]

DIRECTIONS: dict[str, Callable[[int, int], Cell]] = {
    "N": lambda x, y: (x, y),
    "E": lambda x, y: (y, -x),
    "S": lambda x, y: (-x, -y),
    "W": lambda x, y: (-y, x),
}
"""SK-11.12: how the book's pictures, which point up the page, are turned."""

SLANTING: dict[str, Cell] = {"NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1)}
"""SK-11.12, by ruling: diagonals of plain lines."""

LEAST: dict[Kind, int] = {"area": 0, "line": 1, "radiation": 2, "charge": 1}
ALLOWED = "単体, 自身, 範囲X (X>=0), 直線X (X>=1), Z幅直線X (Z=3,5,7...), 放射X (X>=2), 突撃X (X>=1), …(選択)"

_SELECT = r"(?P<select>\((?:選択|select)\))?"
_PATTERNS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("single", re.compile(r"単体|single")),
    ("self", re.compile(r"自身|self")),
    ("area", re.compile(rf"(?:範囲|area)(?P<x>[0-9]+){_SELECT}")),
    ("line", re.compile(rf"(?:(?P<z>[0-9]+)(?:幅直線|-?wideline)|直線|line)(?P<x>[0-9]+){_SELECT}")),
    ("radiation", re.compile(rf"(?:放射|radiation)(?P<x>[0-9]+){_SELECT}")),
    ("charge", re.compile(rf"(?:突撃|charge)(?P<x>[0-9]+){_SELECT}")),
)


class Target(NamedTuple):
    """What something is aimed at: its kind, the X of its shape, the Z of a wide line (else 1), and (選択)."""

    kind: Kind
    x: int = 0
    width: int = 1
    select: bool = False

    @property
    def directed(self) -> bool:
        """Whether the user picks a direction on each use (SK-11.12)."""
        return self.kind in ("line", "radiation")


@cache
def parse_target(text: str) -> Target:
    """SK-DATA.10: read a target as it is written; full-width figures and the prefix 対象: are accepted.

    SK-11.14: the width is odd, from 3 up; SK-11.20: a radiation starts at 2. Raises `BadNotation`.
    """
    plain = "".join(normalize("NFKC", text).casefold().split())
    plain = plain.removeprefix("対象:").removeprefix("target:")
    for kind, pattern in _PATTERNS:
        match = pattern.fullmatch(plain)
        if match:
            return checked(text, kind, match.groupdict())
    raise BadNotation("senki-bad-target", found=text, allowed=ALLOWED)


def checked(text: str, kind: Kind, parts: dict[str, str | None]) -> Target:
    """SK-DATA.10: the limits of the figures in a target."""
    x, width = int(parts.get("x") or 0), int(parts.get("z") or 1)
    if x < LEAST.get(kind, 0) or width % 2 == 0 or (parts.get("z") and width < 3):
        raise BadNotation("senki-bad-target", found=text, allowed=ALLOWED)
    return Target(kind, x, width, bool(parts.get("select")))


# Squares of a shape


def directions(c: Fight, target: Target) -> list[str]:
    """SK-11.12: the user picks one of the four directions; by ruling plain lines may also run diagonally."""
    if not target.directed:
        return []
    slanting = target.kind == "line" and target.width == 1 and c.rulings["line_directions"] == "1"
    return [*DIRECTIONS, *(SLANTING if slanting else ())]


def cells(c: Fight, target: Target, at: Cell, direction: str = "N") -> list[Cell]:
    """The squares of a shape on the sheet, the nearest first; what lies beyond the edge is dropped (SK-11.32).

    `at` is the centre of an area and the user's square else. Nothing bends or cuts a shape (SK-11.33). The squares of
    a charge are those entered on its way (SK-11.26). They are found once for a sheet: nobody changes the list.
    """
    sheet = ground(c)
    found = sheet.shapes.get((target, at, direction))
    if found is None:
        marks = sheet.marks
        found = [square for square in placed(c, target, at, direction) if square in marks]
        sheet.shapes[target, at, direction] = found
    return found


def placed(c: Fight, target: Target, at: Cell, direction: str) -> list[Cell]:
    """A shape turned to its direction and moved to its place (SK-11.12)."""
    reach = min(target.x, sum(board_size(c)))
    if direction in SLANTING:
        dx, dy = SLANTING[direction]
        return [(at[0] + k * dx, at[1] + k * dy) for k in range(reach + 1)]
    turn = DIRECTIONS[direction]
    turned = [turn(x, y) for x, y in pattern(c, target, reach)]
    return [(at[0] + x, at[1] + y) for x, y in turned]


def span(c: Fight, target: Target) -> int:
    """Return how far the farthest square of a shape lies from its centre, or from its user; a charge goes so far."""
    if not target.directed:
        return target.x
    return max(distance(c, (0, 0), to) for way in directions(c, target) for to in placed(c, target, (0, 0), way))


def pattern(c: Fight, target: Target, reach: int) -> list[Cell]:
    """A shape as the book draws it, pointing up the page, around (0, 0)."""
    if target.kind == "area":
        return diamond(reach)
    if not target.directed:
        return [(0, 0)]
    spread = target.kind == "radiation"
    wide = spread or target.width != 1
    # SK-11.23: the own square belongs to the shape, by ruling to plain lines alone
    own = [] if wide and c.rulings["own_square_in_shape"] == "1" else [(0, 0)]
    return own + ahead(reach, spread, min((target.width - 1) // 2, sum(board_size(c))))


@cache
def diamond(x: int) -> list[Cell]:
    """SK-11.3, SK-11.4, SK-11.5, SK-11.6: the squares at most X steps side to side from the centre."""
    return [(i, j) for j in range(-x, x + 1) for i in range(abs(j) - x, x - abs(j) + 1)]


@cache
def ahead(x: int, spread: bool, half: int) -> list[Cell]:
    """What lies in front of the user, row by row.

    SK-11.8: a line goes straight on, one square in each row: SK-11.9 and SK-11.10 draw it for 2 and 3, and SK-11.11
    says how it goes on; SK-11.13, SK-11.15: a wide one is as wide in every row but the user's own: SK-11.16 and
    SK-11.17 draw it three wide, SK-11.18 five wide; SK-11.19, SK-11.21, SK-11.22: a radiation has one square at
    distance 1, three at 2, five at 3, and so on.
    """
    return [(i, k) for k in range(1, x + 1) for w in [k - 1 if spread else half] for i in range(-w, w + 1)]


# Who is met


def centre_problem(c: Fight, user: str, centre: Cell, within: int) -> str:
    """SK-11.7: the centre of an area lies within range of the user and in sight, its own square included."""
    if not on_board(c, centre):
        return "SK-06.2"
    at = place(c, user)
    if distance(c, at, centre) > within:
        return "SK-11.7"
    return "" if visible(c, at, centre) else "SK-09.18"


def centres(c: Fight, user: str, within: int) -> Sequence[Cell]:
    """Every square on which an area can be centred (SK-11.7)."""
    if c.lines or c.scene.board.lines:  # the game master's rulings on lines may change
        return [square for square in squares(c) if not centre_problem(c, user, square, within)]
    sheet, key = ground(c), (place(c, user), within)
    found = sheet.centres.get(key)
    if found is None:
        found = sheet.centres[key] = [square for square in squares(c) if not centre_problem(c, user, square, within)]
    return found


def single_problem(c: Fight, user: str, other: str, within: int) -> str:
    """SK-12.3, SK-09.2: a single target is within range and not behind complete cover; oneself always is."""
    a, b = place(c, user), place(c, other)
    if distance(c, a, b) > within:
        return "SK-12.3"
    return "" if visible(c, a, b) else "SK-09.2"


def meetable(c: Fight, who: str, raising: bool) -> bool:
    """Whether somebody can be a target: the incapacitated too, but not the shot down, who are out of this combat
    (SK-14.19); `raising`: whether the use recovers the shot down, who then can be targets too (SK-14.22).
    """
    return raising or not c.fighters[who].shot_down


def singles(c: Fight, user: str, within: int, raising: bool = False) -> list[str]:
    """Everybody on the sheet who can be a single target, friends and the user included."""
    return [who for who in meetable_from(c, place(c, user), everybody(c), within) if meetable(c, who, raising)]


def meetable_from(c: Fight, here: Cell, people: Mapping[str, Fighter], within: int) -> Iterator[str]:
    """Those of some people who can be met one by one from a square: within range, and not behind complete cover."""
    near = in_range(c, here, people, within)
    return (who for who in near if visible(c, here, (people[who].x, people[who].y)))


def targets_in(
    c: Fight, user: str, target: Target, area: Sequence[Cell], centre: Cell, within: int = 0, raising: bool = False
) -> list[str]:
    """SK-11.1: who can be met in the squares of a shape, friends too (SK-11.31), in the order of the record.

    `centre` is that of an area and the user's square else; `within` the range of the weapon or skill, which counts
    only where it is so ruled (SK-11.7, SK-11.34), and never for a charge (SK-11.30). `raising`: as for `meetable`.
    """
    if target.kind == "self":
        return [user]
    if target.kind == "single":
        return [who for who in singles(c, user, within, raising) if place(c, who) in area]
    there, here = standing_in(c, area), place(c, user)
    return [
        who
        for who in there
        if meetable(c, who, raising)
        and (who != user or user_is_met(c, target))
        and (target.kind == "charge" or not unmet(c, here, who, centre, within))
    ]


def standing_in(c: Fight, area: Sequence[Cell]) -> Sequence[str]:
    """Who is present in some squares, in the order of the record."""
    there = taken(c)
    found = [square for square in area if square in there]
    if len(found) < 2:
        return there[found[0]] if found else ()
    return [who for who, one in everybody(c).items() if (one.x, one.y) in found]


def unmet(c: Fight, here: Cell, who: str, centre: Cell, within: int) -> str:
    """The clause by which somebody in a shape is no target of a user in a square, or "".

    SK-09.18: nobody out of the user's sight; by ruling the line starts at the centre ("1") or none is needed ("2").
    SK-11.7, SK-11.34: by ruling nobody out of range.
    """
    at, ruling = place(c, who), c.rulings["area_line_of_sight"]
    if ruling != "2" and not visible(c, centre if ruling == "1" else here, at):
        return "SK-09.18"
    if c.rulings["area_targets_within_range"] == "1" and distance(c, here, at) > within:
        return "SK-12.3"
    return ""


def user_is_met(c: Fight, target: Target) -> bool:
    """SK-11.31: the user is met only by an area that covers its square; by ruling by every shape, or by none."""
    ruling = c.rulings["user_in_own_area"]
    return ruling == "1" or (ruling != "2" and target.kind == "area")
