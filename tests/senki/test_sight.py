"""Chapter 09: lines of sight, against the worked lines and against plain geometry in fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.rulebooks.senki.content.records import Edge
from hantei.rulebooks.senki.rules.sight import blockers, sight, visible
from hantei.rulebooks.senki.state import Cell, Fight

from .boards import at, fight, foe, piece

EMPTY = 5


def marked(squares: str, mark: str = "impassable", rulings: dict[str, str] | None = None, walls: str = "") -> Fight:
    """An empty sheet with marks on some squares."""
    c = fight(" ".join(["." * EMPTY] * EMPTY), walls=walls, rulings=rulings)
    c.marks = {square: [mark] for square in squares.split()}
    return c


WORKED = "..... .#... ...^. ..#.. ....."
LINES = [
    ("0,0", "4,0", "clear", ""), ("0,0", "4,1", "complete", "2,1"), ("0,0", "4,2", "complete", "2,1"),
    ("0,0", "4,4", "complete", "2,1"), ("0,0", "2,2", "complete", "2,1"), ("1,1", "3,1", "complete", "2,1"),
    ("1,0", "3,1", "complete", "2,1"), ("1,0", "2,2", "complete", "2,1"), ("2,2", "4,2", "partial", "3,2"),
    ("1,2", "4,3", "partial", "3,2"), ("2,2", "4,4", "partial", "3,2"), ("2,2", "3,3", "partial", "3,2"),
    ("2,2", "4,3", "partial", "3,2"), ("0,2", "2,4", "complete", "1,3"), ("0,3", "2,4", "complete", "1,3"),
    ("0,4", "2,4", "clear", ""), ("1,2", "3,0", "complete", "2,1"), ("3,1", "3,4", "partial", "3,2"),
]  # fmt: skip
"""SK-09.20."""

TOUCHED = [("0,0", "4,4"), ("0,0", "2,2"), ("1,2", "4,3"), ("2,2", "4,4"), ("2,2", "3,3")]
"""SK-09.20: the lines that meet their blocker in a corner only."""


@pytest.mark.parametrize(("a", "b", "expected", "by"), LINES)
def test_worked_lines(a: str, b: str, expected: str, by: str) -> None:
    """SK-09.20; SK-09.16: the same both ways."""
    c = fight(WORKED)
    for start, end in ((a, b), (b, a)):
        assert sight(c, at(start), at(end)) == expected
        found = blockers(c, at(start), at(end))
        assert by in [blocker.what for blocker in found if blocker.cover == expected] or expected == "clear"


@pytest.mark.parametrize(("a", "b"), TOUCHED)
def test_worked_lines_through_a_corner_are_clear_by_ruling(a: str, b: str) -> None:
    """SK-09.6, SK-09.10, the alternative; (0,0)-(4,4) then meets (2,1) and (3,2) only in corners."""
    assert sight(fight(WORKED, rulings={"los_corner_touch": "1"}), at(a), at(b)) == "clear"


@pytest.mark.parametrize(
    ("end", "squares", "expected"),
    [
        ("3,0", "1,0", "complete"), ("2,1", "1,1", "complete"), ("2,1", "0,1", "clear"),
        ("3,2", "1,0", "complete"), ("3,2", "1,1", "complete"), ("3,2", "2,1", "complete"),
        ("3,2", "2,2", "complete"), ("3,2", "2,0 0,1", "clear"), ("0,4", "1,2", "clear"), ("0,4", "0,2", "complete"),
    ],
)  # fmt: skip
def test_impassable_squares_block(end: str, squares: str, expected: str) -> None:
    """SK-09.4, and SK-09.16."""
    for rulings in ({}, {"los_corner_touch": "1"}):
        c = marked(squares, rulings=rulings)
        assert sight(c, (0, 0), at(end)) == sight(c, at(end), (0, 0)) == expected
        assert visible(c, (0, 0), at(end)) is (expected == "clear")


def test_which_squares_a_line_meets() -> None:
    """SK-09.3: (0,0)-(2,1) crosses (1,0) and (1,1); (0,0)-(2,2) crosses (1,1) and touches four others."""
    c = marked(" ".join(f"{x},{y}" for x in range(EMPTY) for y in range(EMPTY)))
    assert [blocker.what for blocker in blockers(c, (0, 0), (2, 1))] == ["1,0", "1,1"]
    met = blockers(c, (0, 0), (2, 2))
    assert [blocker.what for blocker in met if blocker.touch is None] == ["1,1"]
    touched = {blocker.what: blocker.touch for blocker in met if blocker.touch}
    assert touched == {"1,0": (1, 1), "0,1": (1, 1), "2,1": (3, 3), "1,2": (3, 3)}


@pytest.mark.parametrize(
    ("wall", "end", "expected"),
    [
        ("0,0|1,0", "1,0", "complete"), ("0,0|1,0", "2,1", "complete"), ("0,0|1,0", "1,2", "clear"),
        ("1,0|1,1", "2,1", "complete"), ("0,0|0,1", "2,1", "clear"),
    ],
)  # fmt: skip
def test_walls_block(wall: str, end: str, expected: str) -> None:
    """SK-09.5."""
    a, b = wall.split("|")
    for edge in (wall, f"{b}|{a}"):
        c = marked("", walls=edge)
        assert sight(c, (0, 0), at(end)) == sight(c, at(end), (0, 0)) == expected


CORNERS = [
    # end, impassable squares, walls, default, alternative
    ("1,1", "1,0", "", "complete", "clear"),
    ("1,1", "1,0 0,1", "", "complete", "complete"),
    ("2,2", "2,1", "", "complete", "clear"),
    ("2,2", "2,0", "", "clear", "clear"),
    ("3,1", "2,0", "", "complete", "clear"),
    ("3,1", "3,0 0,1", "", "clear", "clear"),
    ("1,1", "", "0,0|1,0", "complete", "clear"),
    ("2,2", "", "1,0|1,1", "complete", "clear"),
    # two on the same side of the line, or at two corners, leave it clear by ruling
    ("2,2", "1,0 2,1", "", "complete", "clear"),
    ("2,2", "1,0 1,2", "", "complete", "clear"),
    # a wall's end against a square, and against another wall's end
    ("1,1", "0,1", "0,0|1,0", "complete", "complete"),
    ("1,1", "1,0", "0,0|1,0", "complete", "clear"),
    ("1,1", "", "0,0|1,0 0,1|1,1", "complete", "complete"),
    ("1,1", "", "0,0|1,0 1,0|1,1", "complete", "clear"),
    ("1,1", "", "0,0|0,1 1,0|1,1", "complete", "complete"),
]


@pytest.mark.parametrize(("end", "squares", "walls", "default", "alternative"), CORNERS)
def test_corners(end: str, squares: str, walls: str, default: str, alternative: str) -> None:
    """SK-09.6: one common point blocks; by ruling only crossing does, or two things at one point from both sides."""
    c = marked(squares, walls=walls)
    assert sight(c, (0, 0), at(end)) == sight(c, at(end), (0, 0)) == default
    c = marked(squares, walls=walls, rulings={"los_corner_touch": "1"})
    assert sight(c, (0, 0), at(end)) == sight(c, at(end), (0, 0)) == alternative


def test_own_squares_never_block() -> None:
    """SK-09.8, SK-09.12."""
    c = marked("2,2 4,2", "obstacle")
    assert sight(c, (2, 2), (2, 2)) == "clear"
    assert sight(c, (2, 2), (4, 2)) == "clear"
    assert sight(marked("2,2 4,2"), (2, 2), (4, 2)) == "clear"


def test_what_does_not_block() -> None:
    """SK-09.9: characters, and squares of other kinds."""
    for mark in ("difficult", "water", "sealed", "controlled", "escape"):
        c = marked("1,0 2,0", mark)
        c.fighters = {"a": piece("0,0"), "e": foe("3,0"), "f": foe("1,0")}
        assert sight(c, (0, 0), (3, 0)) == "clear"


@pytest.mark.parametrize(
    ("end", "squares", "expected"),
    [("3,0", "2,0", "partial"), ("2,1", "0,1", "clear"), ("1,1", "1,0", "partial"), ("3,0", "1,0 2,0", "partial")],
)
def test_obstacles_give_partial_cover_once(end: str, squares: str, expected: str) -> None:
    """SK-09.10, SK-09.14."""
    assert sight(marked(squares, "obstacle"), (0, 0), at(end)) == expected


def test_by_ruling_obstacles_count_only_where_they_are_crossed() -> None:
    """SK-09.10, the alternative; two obstacles at one corner are no blockers."""
    ruling = {"los_corner_touch": "1"}
    assert sight(marked("1,0 0,1", "obstacle", ruling), (0, 0), (1, 1)) == "clear"
    assert sight(marked("2,0", "obstacle", ruling), (0, 0), (3, 0)) == "partial"


def test_complete_cover_outranks_partial() -> None:
    """SK-09.19, SK-08.25."""
    c = marked("1,0", "obstacle")
    c.marks["2,0"] = ["impassable"]
    assert sight(c, (0, 0), (3, 0)) == "complete"
    c.marks["2,0"] = ["impassable", "obstacle"]
    assert sight(c, (0, 0), (3, 0)) == "complete"


@pytest.mark.parametrize(
    ("state", "granted", "expected"),
    [
        ("closed", False, "complete"), ("open", False, "clear"), ("half_open", False, "clear"),
        ("half_open", True, "partial"), ("closed", True, "complete"), ("open", True, "clear"),
    ],
)  # fmt: skip
def test_doors(state: str, granted: bool, expected: str) -> None:
    """SK-09.13, SK-09.15: closed like a wall, open like nothing; half open as the referee grants it."""
    door = Edge(("1,0", "2,0"), "door", "closed", granted)
    c = fight("....", edges=(door,))
    c.doors["1,0|2,0"] = state
    assert sight(c, (0, 0), (3, 0)) == sight(c, (3, 0), (0, 0)) == expected


# Against plain geometry


def meets(a: Cell, b: Cell, low: tuple[Fraction, Fraction], high: tuple[Fraction, Fraction]) -> bool:
    """Whether the segment and the closed box have a point in common: the part of the segment inside each strip."""
    start, end = Fraction(0), Fraction(1)
    for i in (0, 1):
        delta = b[i] - a[i]
        if delta == 0:
            if not low[i] <= a[i] <= high[i]:
                return False
            continue
        ends = sorted(((low[i] - a[i]) / delta, (high[i] - a[i]) / delta))
        start, end = max(start, ends[0]), min(end, ends[1])
    return start <= end


HALF = Fraction(1, 2)
CELLS = [(x, y) for x in range(EMPTY) for y in range(EMPTY)]
WALLS = [((x, y), (x + 1, y)) for x in range(EMPTY - 1) for y in range(EMPTY)]
WALLS += [((x, y), (x, y + 1)) for x in range(EMPTY) for y in range(EMPTY - 1)]
squares = st.sampled_from(CELLS)
sheets = st.tuples(
    st.dictionaries(squares, st.sampled_from(["impassable", "obstacle"]), max_size=6),
    st.lists(st.sampled_from(WALLS), max_size=4),
)


def sheet(marks: dict[Cell, str], walls: list[tuple[Cell, Cell]], ruling: str = "default") -> Fight:
    names = " ".join(f"{a[0]},{a[1]}|{b[0]},{b[1]}" for a, b in walls)
    c = marked("", walls=names, rulings={"los_corner_touch": ruling})
    c.marks = {f"{x},{y}": [mark] for (x, y), mark in marks.items()}
    return c


@given(sheets, squares, squares)
@settings(max_examples=400)
def test_lines_are_those_of_plain_geometry(
    drawn: tuple[dict[Cell, str], list[tuple[Cell, Cell]]], a: Cell, b: Cell
) -> None:
    """SK-09.4, SK-09.5, SK-09.6: squares and walls are closed figures; one common point blocks."""
    marks, walls = drawn
    met = [
        mark
        for (x, y), mark in marks.items()
        if (x, y) not in (a, b) and meets(a, b, (x - HALF, y - HALF), (x + HALF, y + HALF))
    ]
    for (x, y), (x1, _) in walls:
        low = (x + HALF, y - HALF) if x1 > x else (x - HALF, y + HALF)
        high = (x + HALF, y + HALF)
        met += ["impassable"] if a != b and meets(a, b, low, high) else []
    expected = "complete" if "impassable" in met else "partial" if met else "clear"
    assert sight(sheet(marks, walls), a, b) == expected


@given(sheets, squares, squares, st.sampled_from(["default", "1"]))
def test_lines_are_mutual_and_the_ruling_only_opens_them(
    drawn: tuple[dict[Cell, str], list[tuple[Cell, Cell]]], a: Cell, b: Cell, ruling: str
) -> None:
    """SK-09.16."""
    c = sheet(*drawn, ruling)
    assert sight(c, a, b) == sight(c, b, a)
    order = ["clear", "partial", "complete"]
    assert order.index(sight(sheet(*drawn, "1"), a, b)) <= order.index(sight(sheet(*drawn), a, b))
