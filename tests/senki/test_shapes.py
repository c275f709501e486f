"""Chapter 11 and SK-DATA.10: how targets are written, the pictures of the book, and who is met in a shape."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantei.core.command import BadNotation
from hantei.rulebooks.senki.rules.grid import named
from hantei.rulebooks.senki.rules.shapes import (
    Target,
    cells,
    centre_problem,
    centres,
    directions,
    parse_target,
    single_problem,
    singles,
    targets_in,
)
from hantei.rulebooks.senki.state import Cell, Fight

from .boards import at, fight, foe, piece

WRITTEN = [
    ("単体", Target("single")), ("自身", Target("self")), ("範囲0", Target("area", 0)),
    ("範囲1(選択)", Target("area", 1, select=True)), ("対象:直線2(選択)", Target("line", 2, select=True)),
    ("対象：範囲２（選択）", Target("area", 2, select=True)), ("直線1", Target("line", 1)),
    ("3幅直線1", Target("line", 1, 3)), ("３幅直線３（選択）", Target("line", 3, 3, True)),
    ("7幅直線1", Target("line", 1, 7)), ("放射2", Target("radiation", 2)),
    ("放射10(選択)", Target("radiation", 10, 1, True)),
    ("突撃3", Target("charge", 3)), ("突撃3(選択)", Target("charge", 3, select=True)),
    ("single", Target("single")), ("Self", Target("self")), ("area 1 (select)", Target("area", 1, select=True)),
    ("line 2", Target("line", 2)), ("3-wide line 3", Target("line", 3, 3)), ("radiation 2", Target("radiation", 2)),
    ("charge 3", Target("charge", 3)),
]  # fmt: skip
WRONG = [
    "", "対象:", "放射1", "4幅直線1", "1幅直線2", "0幅直線2", "2幅直線2", "直線0", "突撃0", "放射0", "範囲", "範囲-1",
    "単体(選択)", "自身(選択)", "直線2(選択", "線2", "radiation 1", "4-wide line 2", "3幅放射2", "範囲1.5", "area one",
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), WRITTEN)
def test_how_targets_are_written(text: str, expected: Target) -> None:
    """SK-DATA.10: full-width figures and the prefix are accepted."""
    assert parse_target(text) == expected


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_target(text: str) -> None:
    """SK-DATA.10, SK-11.14, SK-11.20."""
    with pytest.raises(BadNotation) as caught:
        parse_target(text)
    assert caught.value.message == "senki-bad-target"
    assert caught.value.facts["found"] == text
    assert "放射X" in caught.value.facts["allowed"]


def test_a_radiation_of_one_would_be_a_line_of_one() -> None:
    """SK-11.20: why none is written."""
    c = fight("... ...")
    assert cells(c, Target("radiation", 1), (1, 0)) == cells(c, Target("line", 1), (1, 0)) == [(1, 0), (1, 1)]


# The pictures of the book: ■ X affected, 自 @ the user, □ . not affected

PICTURES = {
    "範囲0": "... .X. ...",
    "範囲1": ".X. XXX .X.",
    "範囲2": "..X.. .XXX. XXXXX .XXX. ..X..",
    "直線1": ".X. .@. ...",
    "直線2": ".X. .X. .@. ...",
    "直線3": ".X. .X. .X. .@. ...",
    "3幅直線1": ".XXX. ..@.. .....",
    "3幅直線3": ".XXX. .XXX. .XXX. ..@.. .....",
    "5幅直線3": ".XXXXX. .XXXXX. .XXXXX. ...@... .......",
    "放射2": "XXX .X. .@.",
    "放射3": "XXXXX .XXX. ..X.. ..@..",
}


def picture(text: str) -> tuple[Cell, list[Cell], str]:
    """The user's square (or the centre of an area), the squares affected, and an empty sheet of the same size."""
    rows = text.split()
    places = {(x, len(rows) - 1 - i): mark for i, row in enumerate(rows) for x, mark in enumerate(row)}
    user = [square for square, mark in places.items() if mark == "@"]
    middle = (len(rows[0]) // 2, len(rows) // 2)
    shape = [square for square, mark in places.items() if mark != "."]
    return user[0] if user else middle, shape, " ".join("." * len(row) for row in rows)


@pytest.mark.parametrize("notation", PICTURES)
def test_pictures(notation: str) -> None:
    """SK-11.3 to SK-11.5, SK-11.8 to SK-11.10, SK-11.16 to SK-11.18, SK-11.21, SK-11.22, SK-11.23."""
    user, shape, rows = picture(PICTURES[notation])
    found = cells(fight(rows), parse_target(notation), user, "N")
    assert sorted(found) == sorted(shape)
    assert len(dict.fromkeys(found)) == len(found)


COUNTS = [
    ("範囲0", 1), ("範囲1", 5), ("範囲2", 13), ("範囲3", 25), ("範囲4", 41), ("直線1", 2), ("直線5", 6),
    ("3幅直線1", 4), ("3幅直線3", 10), ("5幅直線3", 16), ("7幅直線1", 8), ("7幅直線2", 15),
    ("放射2", 5), ("放射3", 10), ("放射4", 17),
]  # fmt: skip
WIDE_OPEN = " ".join(["." * 15] * 15)


@pytest.mark.parametrize(("notation", "count"), COUNTS)
def test_counts(notation: str, count: int) -> None:
    """SK-11.6, SK-11.11, SK-11.13, SK-11.19: in every direction, the same number; the nearest square first."""
    c, target = fight(WIDE_OPEN), parse_target(notation)
    for direction in directions(c, target) or ["N"]:
        found = cells(c, target, (7, 7), direction)
        assert len(found) == len(dict.fromkeys(found)) == count
        if target.directed:
            assert found[0] == (7, 7)


def text_of(squares: list[Cell]) -> str:
    return " ".join(map(named, squares))


@pytest.mark.parametrize(
    ("notation", "user", "direction", "expected"),
    [
        ("直線1", "0,0", "N", "0,0 0,1"), ("直線2", "3,3", "E", "3,3 4,3 5,3"), ("直線2", "3,3", "W", "3,3 2,3 1,3"),
        ("直線3", "3,3", "S", "3,3 3,2 3,1 3,0"), ("放射2", "0,1", "E", "0,1 1,1 2,2 2,1 2,0"),
        ("3幅直線2", "3,0", "N", "3,0 2,1 3,1 4,1 2,2 3,2 4,2"), ("範囲1", "4,1", "", "4,0 3,1 4,1 5,1 4,2"),
        ("範囲0", "4,1", "", "4,1"), ("単体", "4,1", "", "4,1"), ("自身", "4,1", "", "4,1"),
        ("放射2", "3,3", "S", "3,3 3,2 4,1 3,1 2,1"), ("放射2", "3,3", "W", "3,3 2,3 1,2 1,3 1,4"),
    ],
)  # fmt: skip
def test_shapes_in_their_directions(notation: str, user: str, direction: str, expected: str) -> None:
    """SK-11.9 to SK-11.13, SK-11.21."""
    args = [direction] if direction else []
    assert text_of(cells(fight(WIDE_OPEN), parse_target(notation), at(user), *args)) == expected


def test_in_and_out() -> None:
    """SK-11.4 to SK-11.6, SK-11.13, SK-11.15, SK-11.17 to SK-11.19, SK-11.22."""
    c = fight(WIDE_OPEN)

    def holds(notation: str, x: int, y: int) -> bool:
        return (7 + x, 7 + y) in cells(c, parse_target(notation), (7, 7), "N")

    inside = [("範囲2", 1, 1), ("範囲2", 0, -2), ("範囲3", 2, 1), ("3幅直線3", 1, 3), ("5幅直線3", 2, 1)]
    inside += [("5幅直線3", -2, 3), ("放射3", 2, 3), ("放射3", -1, 2), ("放射4", -3, 4), ("放射4", 3, 4)]
    assert all(holds(*case) for case in inside)
    outside = [("範囲1", 1, 1), ("範囲2", 2, 1), ("範囲3", 2, 2), ("3幅直線2", 1, 0), ("3幅直線1", -1, 0)]
    outside += [("3幅直線3", 2, 1), ("3幅直線3", 0, 4), ("5幅直線3", 3, 2), ("放射4", 1, 1), ("放射3", 2, 2)]
    assert not any(holds(*case) for case in outside)


def test_the_user_picks_one_of_four_directions() -> None:
    """SK-11.12: no diagonals; by ruling eight for plain lines."""
    c = fight("...")
    eight = fight("... ... ...", rulings={"line_directions": "1"})
    assert directions(c, parse_target("直線2")) == ["N", "E", "S", "W"]
    assert directions(c, parse_target("範囲1")) == []
    assert directions(eight, parse_target("直線2")) == ["N", "E", "S", "W", "NE", "SE", "SW", "NW"]
    for notation in ("3幅直線2", "放射2"):
        assert directions(eight, parse_target(notation)) == ["N", "E", "S", "W"]
    assert text_of(cells(eight, parse_target("直線2"), (0, 0), "NE")) == "0,0 1,1 2,2"
    assert text_of(cells(eight, parse_target("直線1"), (1, 1), "SW")) == "1,1 0,0"


def test_the_own_square_by_ruling() -> None:
    """SK-11.23: part of all three shapes; by ruling of plain lines only."""
    without = fight(WIDE_OPEN, rulings={"own_square_in_shape": "1"})
    for notation in ("直線2", "3幅直線3", "放射2", "範囲1"):
        target = parse_target(notation)
        assert (7, 7) in cells(fight(WIDE_OPEN), target, (7, 7), "N")
        assert ((7, 7) in cells(without, target, (7, 7), "N")) is (notation in ("直線2", "範囲1"))


def test_what_lies_beyond_the_edge_is_dropped() -> None:
    """SK-11.32."""
    c = fight("... ... ...")
    assert text_of(cells(c, parse_target("範囲1"), (0, 0))) == "0,0 1,0 0,1"
    assert text_of(cells(c, parse_target("直線9999"), (0, 0), "N")) == "0,0 0,1 0,2"
    assert len(cells(c, parse_target("9999幅直線9999"), (1, 0), "N")) == 7
    assert len(cells(c, parse_target("範囲9999"), (1, 1))) == 9
    assert cells(c, parse_target("放射9999"), (1, 2), "N") == [(1, 2)]


# Who is met


def met(c: Fight, notation: str, direction: str = "N", centre: str = "", reach: int = 0) -> list[str]:
    """Who is a target of A's shape."""
    target, user = parse_target(notation), c.fighters["a"]
    middle = at(centre) if centre else (user.x, user.y)
    return targets_in(c, "a", target, cells(c, target, middle, direction), middle, reach)


def test_everyone_in_an_area_is_a_target() -> None:
    """SK-11.1, SK-11.2, SK-11.31: friends included; the user of an area that covers its square."""
    c = fight(WIDE_OPEN, a=piece("2,1"), b=piece("2,2"), e=foe("2,2"), f=foe("2,3"), g=foe("2,2", away=True))
    assert met(c, "範囲0", centre="2,2") == ["b", "e"]
    assert met(c, "範囲1", centre="2,2") == ["a", "b", "e", "f"]
    assert met(c, "範囲1") == ["a", "b", "e"]
    assert met(c, "範囲1(選択)") == ["a", "b", "e"], "whom of them the user picks is asked"


@pytest.mark.parametrize(
    ("ruling", "line", "area"),
    [("default", ["b", "e"], ["a", "b"]), ("1", ["a", "b", "e"], ["a", "b"]), ("2", ["b", "e"], ["b"])],
)
def test_is_the_user_a_target(ruling: str, line: list[str], area: list[str]) -> None:
    """SK-11.31: not of its own line, wide line or radiation, unless so ruled; by ruling never."""
    c = fight(WIDE_OPEN, rulings={"user_in_own_area": ruling}, a=piece("2,2"), b=piece("2,2"), e=foe("2,4"))
    for notation in ("直線2", "3幅直線2", "放射2"):
        assert met(c, notation) == line
    assert met(c, "範囲1") == area
    assert met(c, "自身") == ["a"]


def test_enemies_in_the_own_square_are_in_the_shape() -> None:
    """SK-11.23."""
    c = fight(WIDE_OPEN, a=piece("2,2"), e=foe("2,2"))
    assert met(c, "放射2") == met(c, "3幅直線3") == met(c, "直線1") == ["e"]


def test_those_out_of_sight_are_no_targets() -> None:
    """SK-09.18."""
    c = fight("... .#. ... ...", a=piece("1,0"), e=foe("1,1"), f=foe("1,3"))
    assert met(c, "直線3") == ["e"]
    c = fight("... ... .#. ...", a=piece("0,0"), e=foe("1,2"))
    assert met(c, "範囲1", centre="0,2") == []


def test_by_ruling_the_line_starts_at_the_centre_or_none_is_needed() -> None:
    """SK-09.18, both alternatives."""
    pieces = {"a": piece("0,0"), "e": foe("1,2"), "f": foe("0,3")}
    for ruling, expected in (("default", ["f"]), ("1", ["e", "f"]), ("2", ["e", "f"])):
        c = fight("... ... .#. ...", rulings={"area_line_of_sight": ruling})
        c.fighters = dict(pieces)
        assert met(c, "範囲1", centre="0,2") == expected
    for ruling, expected in (("default", ["a"]), ("1", ["a"]), ("2", ["a", "e"])):
        c = fight("... ...", walls="0,0|0,1", rulings={"area_line_of_sight": ruling})
        c.fighters = {"a": piece("1,0"), "e": foe("0,1")}
        assert met(c, "範囲2", centre="0,0") == expected


def test_blocking_squares_do_not_bend_a_shape() -> None:
    """SK-11.33."""
    c = fight("....... ....... ...#... .......", a=piece("3,0"))
    assert len(cells(c, parse_target("放射3"), (3, 0), "N")) == 10
    everywhere = [(x, y) for y in (2, 3) for x in range(7)]
    c.fighters |= {f"e{x}{y}": foe(f"{x},{y}") for x, y in everywhere}
    assert met(c, "放射3") == []


def test_the_centre_lies_in_range_and_in_sight() -> None:
    """SK-11.7: its own square included; SK-09.18."""
    c = fight("... ... ... ...", a=piece("0,0"), e=foe("0,3"))
    assert centre_problem(c, "a", (0, 2), 2) == ""
    assert met(c, "範囲1", centre="0,2", reach=2) == ["e"]
    assert centre_problem(c, "a", (0, 3), 2) == "SK-11.7"
    assert centre_problem(c, "a", (0, 0), 0) == ""
    assert centre_problem(c, "a", (0, 4), 9) == "SK-06.2"
    assert centres(c, "a", 1) == [(0, 0), (1, 0), (0, 1)]
    c = fight("..#..", a=piece("0,0"))
    assert centre_problem(c, "a", (3, 0), 5) == "SK-09.18"
    assert centre_problem(c, "a", (2, 0), 5) == "", "its own square does not block"


def test_by_ruling_every_target_lies_in_range() -> None:
    """SK-11.7, SK-11.34: 放射3 with a range of 0 meets an enemy at (2,3), at distance 5; by ruling it does not."""
    for ruling, expected in (("default", ["e"]), ("1", [])):
        c = fight("..... ..... ..... .....", rulings={"area_targets_within_range": ruling})
        c.fighters = {"a": piece("2,0"), "e": foe("4,3"), "f": foe("2,4", away=True)}
        assert met(c, "放射3") == expected
        assert met(c, "放射3", reach=5) == ["e"]
        c.fighters = {"a": piece("0,0"), "e": foe("0,3")}
        assert met(c, "範囲1", centre="0,2", reach=2) == expected


def test_a_charge_needs_neither_range_nor_sight() -> None:
    """SK-11.30, SK-11.26: those in the squares entered, each once; not the user."""
    rulings = {"area_targets_within_range": "1"}
    c = fight("... .#. ...", rulings=rulings, a=piece("2,2"), e=foe("0,0"), f=foe("1,2"))
    way = [(0, 0), (0, 1), (0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]
    assert targets_in(c, "a", parse_target("突撃6"), way, (2, 2), 0) == ["e", "f"]


def test_single_targets() -> None:
    """SK-06.4, SK-12.3, SK-09.2: in range and in sight, whoever it is; equal is enough."""
    c = fight("....# ...#.", a=piece("0,0"), b=piece("0,0"), e=foe("3,0"), f=foe("4,0"), g=foe("0,1"))
    c.marks["3,0"] = ["impassable"]
    assert singles(c, "a", 0) == ["a", "b"]
    assert singles(c, "a", 1) == ["a", "b", "g"]
    assert singles(c, "a", 3) == ["a", "b", "e", "g"]
    assert single_problem(c, "a", "f", 3) == "SK-12.3"
    assert single_problem(c, "a", "f", 4) == "SK-09.2"
    assert single_problem(c, "a", "a", 0) == ""
    assert targets_in(c, "a", parse_target("単体"), [(3, 0)], (3, 0), 3) == ["e"]


# Whatever the shape

notations = st.one_of(
    st.integers(0, 6).map("範囲{}".format),
    st.integers(1, 6).map("直線{}".format),
    st.tuples(st.sampled_from([3, 5, 7, 9]), st.integers(1, 6)).map(lambda zx: f"{zx[0]}幅直線{zx[1]}"),
    st.integers(2, 6).map("放射{}".format),
)
squares = st.tuples(st.integers(0, 8), st.integers(0, 5))


@given(notations, squares, st.sampled_from("NESW"))
def test_shapes_stay_on_the_sheet(notation: str, user: Cell, direction: str) -> None:
    """SK-11.32: what is left is the shape of a wide open sheet without what lies beyond."""
    c, target = fight(" ".join(["." * 9] * 6)), parse_target(notation)
    found = cells(c, target, user, direction)
    assert all(0 <= x < 9 and 0 <= y < 6 for x, y in found)
    big = fight(" ".join(["." * 40] * 40))
    whole = [(x - 15, y - 15) for x, y in cells(big, target, (user[0] + 15, user[1] + 15), direction)]
    assert [square for square in whole if 0 <= square[0] < 9 and 0 <= square[1] < 6] == found


@given(notations, st.sampled_from("NESW"))
def test_turning_keeps_the_number_of_squares_and_their_distances(notation: str, direction: str) -> None:
    """SK-11.12."""
    c, target = fight(" ".join(["." * 25] * 25)), parse_target(notation)
    turned, straight = cells(c, target, (12, 12), direction), cells(c, target, (12, 12), "N")
    assert [abs(x - 12) + abs(y - 12) for x, y in turned] == [abs(x - 12) + abs(y - 12) for x, y in straight]
    if target.directed:
        ahead = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[direction]
        assert all((x - 12) * ahead[0] + (y - 12) * ahead[1] > 0 for x, y in turned[1:])
