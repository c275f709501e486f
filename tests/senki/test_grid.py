"""Chapters 06 and 08, SK-10.21, SK-DATA.14 to SK-DATA.16: the sheet, walls, doors, friend and foe, who hinders whom."""

from __future__ import annotations

import pytest

from hantei.rulebooks.senki.content.records import Edge, SideSpec
from hantei.rulebooks.senki.rules import grid, hindering

from .boards import NAME, at, fight, foe, piece


def test_a_row_of_marks() -> None:
    """SK-08.1."""
    c = fight("o*#^v~x.")
    kinds = ["sealed", "controlled", "impassable", "obstacle", "difficult", "water", "escape"]
    assert [list(grid.marks(c, (x, 0))) for x in range(8)] == [*([kind] for kind in kinds), []]


def test_marks_as_the_book_draws_them() -> None:
    """SK-08.1: the marks ○ ● ■ ▲ ▽ 水 ×."""
    c = fight("○●■▲▽水×・")
    plain = fight("o*#^v~x.")
    assert [grid.marks(c, (x, 0)) for x in range(8)] == [grid.marks(plain, (x, 0)) for x in range(8)]


def test_the_top_row_is_the_farthest() -> None:
    """SK-DATA.16."""
    c = fight("..# .v*")
    assert grid.board_size(c) == (3, 2)
    found = {grid.named(square): tuple(grid.marks(c, square)) for square in grid.squares(c)}
    assert list(found) == ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1"]
    marked = {"1,0": ("difficult",), "2,0": ("controlled",), "2,1": ("impassable",)}
    assert {square: marks for square, marks in found.items() if marks} == marked


def test_a_square_may_carry_several_marks() -> None:
    """SK-08.2: all apply."""
    c = fight("o.", second={"0,0": ("water",), "1,0": ("escape", "controlled")})
    assert list(grid.marks(c, (0, 0))) == ["sealed", "water"]
    assert list(grid.marks(c, (1, 0))) == ["escape", "controlled"]


def test_the_referee_marks_squares() -> None:
    """SK-08.3, SK-08.11: the referee's marks stand instead of those of the sheet."""
    c = fight("o.", second={"0,0": ("water",)})
    c.marks = {"0,0": [], "1,0": ["impassable"]}
    assert list(grid.marks(c, (0, 0))) == []
    assert "impassable" in grid.marks(c, (1, 0))
    assert grid.closed(c, (1, 0))
    assert "obstacle" not in grid.marks(c, (1, 0))


def test_neighbours_share_a_side() -> None:
    """SK-06.6."""
    c = fight("... ... ...")
    assert grid.neighbours(c, (1, 1)) == [(1, 2), (2, 1), (1, 0), (0, 1)]
    assert grid.neighbours(c, (0, 0)) == [(0, 1), (1, 0)]
    assert (1, 1) not in grid.neighbours(c, (0, 0))


def test_by_ruling_eight_squares_are_neighbours() -> None:
    """SK-06.6, the alternative."""
    c = fight("... ... ...", rulings={"adjacency": "1"})
    assert len(grid.neighbours(c, (1, 1))) == 8
    assert (1, 1) in grid.neighbours(c, (0, 0))


@pytest.mark.parametrize(
    ("a", "b", "default", "longer"),
    [("0,0", "2,1", 3, 2), ("0,0", "2,2", 4, 2), ("0,0", "3,0", 3, 3), ("2,2", "2,2", 0, 0), ("3,2", "0,1", 4, 3)],
)
def test_range_is_counted_in_squares(a: str, b: str, default: int, longer: int) -> None:
    """SK-06.7: |dx| + |dy|, or by ruling the longer of the two."""
    rows = ".... .##. .... ...."
    assert grid.distance(fight(rows), at(a), at(b)) == default
    assert grid.distance(fight(rows, rulings={"range_metric": "1"}), at(a), at(b)) == longer


def test_by_ruling_range_goes_round_what_cannot_be_entered() -> None:
    """SK-06.7, the second alternative: the shortest path that can be walked."""
    c = fight("... .#.", rulings={"range_metric": "2"})
    assert grid.distance(c, (0, 0), (2, 0)) == 4
    assert grid.distance(c, (0, 0), (0, 1)) == 1
    assert grid.distance(c, (0, 0), (1, 0)) == 1, "the square itself may be one that nobody enters"
    walled = fight("..", walls="0,0|1,0", rulings={"range_metric": "2"})
    assert grid.distance(walled, (0, 0), (1, 0)) == grid.OUT_OF_REACH
    around = fight(".. ..", walls="0,0|1,0", rulings={"range_metric": "2"})
    assert grid.distance(around, (0, 0), (1, 0)) == 3
    assert grid.distance(fight("..", walls="0,0|1,0"), (0, 0), (1, 0)) == 1, "SK-06.7: walls do not lengthen it"


def test_walls_and_doors() -> None:
    """SK-DATA.15, SK-08.22: a wall stands closed; the state of a door changes."""
    doors = (Edge(("0,0", "1,0"), "door", "open"), Edge(("2,0", "1,0"), "door"))
    c = fight("... ...", walls="0,0|0,1", edges=doors)
    assert grid.borders(c)[(0, 1), (0, 0)] == "closed"
    assert grid.borders(c)[(1, 0), (0, 0)] == "open"
    assert grid.borders(c)[(1, 0), (2, 0)] == "closed"
    assert ((1, 0), (1, 1)) not in grid.borders(c)
    c.doors["2,0|1,0"] = "half_open"
    assert grid.borders(c)[(1, 0), (2, 0)] == "half_open"
    assert grid.borders(c)[(1, 0), (2, 0)] == grid.borders(c)[(2, 0), (1, 0)] == "half_open"


def test_a_door_can_be_worked_from_both_its_squares() -> None:
    """SK-08.22."""
    edges = (Edge(("0,0", "1,0"), "door"),)
    c = fight("...", walls="1,0|2,0", edges=edges, a=piece("0,0"), b=piece("1,0"), d=piece("2,0"))
    assert grid.door_options(c, "a") == grid.door_options(c, "b") == ["door:0,0|1,0"]
    assert grid.door_options(c, "d") == [], "a wall is no door"


def test_who_is_in_a_square() -> None:
    """SK-06.4, SK-06.5: everyone in it, as many as there are; not who is away, has escaped or died."""
    c = fight("..", a=piece("0,0"), b=piece("0,0"), d=foe("0,0", incapacitated=True), e=foe("1,0"))
    c.fighters.update(f=foe("0,0", away=True), g=foe("0,0", escaped=True), h=foe("0,0", dead=True))
    assert grid.here(c, (0, 0)) == ["a", "b", "d"]
    assert [who for who in c.fighters if grid.able(c, who)] == ["a", "b", "e"]


def test_shot_down_is_not_able_to_act() -> None:
    c = fight("..", e=foe("1,0", shot_down=True))
    assert grid.here(c, (1, 0)) == ["e"]
    assert not grid.able(c, "e")


def test_slow_by_trait_or_dress() -> None:
    """SK-10.17: a PC's machine is not slow; an enemy with the trait is."""
    c = fight("..", a=piece("0,0"), b=piece("0,0", character="light"), d=foe("0,0", "slow"), e=foe("0,0", "dressed"))
    assert [who for who in c.fighters if grid.is_slow(c, who)] == ["d", "e"]


# Sides


def test_pcs_stand_against_all_others_and_it_is_mutual() -> None:
    """SK-06.9, SK-DATA.23."""
    c = fight("..", a=piece("0,0"), b=piece("0,0"), e=foe("1,0"), f=foe("1,0"))
    assert hindering.hostile(c, "a", "e")
    assert hindering.hostile(c, "e", "a")
    assert not hindering.hostile(c, "a", "b")
    assert not hindering.hostile(c, "e", "f")


def test_an_encounter_says_who_is_hostile() -> None:
    """SK-DATA.23: three sides: guards against both others; townsfolk against nobody but the guards."""
    sides = {
        "pc": SideSpec(NAME, pc=True, hostile=("guard",)),
        "guard": SideSpec(NAME, hostile=("town",)),
        "town": SideSpec(NAME),
    }
    c = fight("..", sides=sides)
    pairs = [("pc", "guard", True), ("guard", "town", True), ("pc", "town", False), ("town", "town", False)]
    for a, b, expected in pairs:
        assert hindering.hostile_sides(c, a, b) is expected
        assert hindering.hostile_sides(c, b, a) is expected


def test_enemy_squares_are_relative() -> None:
    """SK-06.8, SK-06.9, SK-08.13: an enemy, a mark for the side, or a controlled square, even empty."""
    c = fight("..*.", hindered={"3,0": "pc"}, a=piece("0,0"), e=foe("1,0"))
    assert [x for x in range(4) if hindering.enemy_square(c, "a", (x, 0))] == [1, 2, 3]
    assert [x for x in range(4) if hindering.enemy_square(c, "e", (x, 0))] == [0]


def test_incapacitated_enemies_make_no_enemy_square() -> None:
    """SK-06.13, and the alternative."""
    e, f, g = foe("0,0", incapacitated=True), foe("1,0", shot_down=True), foe("2,0", dead=True)
    c = fight("....", a=piece("3,0"), e=e, f=f, g=g)
    assert not any(hindering.enemy_square(c, "a", (x, 0)) for x in range(4))
    c = fight("....", rulings={"incapacitated_hinder": "1"}, a=piece("3,0"), e=e, f=f, g=g)
    assert [x for x in range(4) if hindering.enemy_square(c, "a", (x, 0))] == [0, 1]


def test_for_whom_a_square_is_controlled() -> None:
    """SK-08.12: by default by those hostile to the PCs; else by the side named."""
    c = fight("*.", a=piece("1,0"), e=foe("1,0"))
    assert hindering.controlled_against(c, "a", (0, 0))
    assert not hindering.controlled_against(c, "e", (0, 0))
    assert not hindering.controlled_against(c, "a", (1, 0))
    c = fight("*.", controlled_by="pc", a=piece("1,0"), e=foe("1,0"))
    assert not hindering.controlled_against(c, "a", (0, 0))
    assert hindering.controlled_against(c, "e", (0, 0))


def test_a_controlled_square_is_ordinary_for_who_is_no_enemy_of_its_holder() -> None:
    """SK-08.12: it is a square that the enemy holds."""
    sides = {"pc": SideSpec(NAME, pc=True, hostile=("foe",)), "foe": SideSpec(NAME), "town": SideSpec(NAME)}
    c = fight("*.", sides=sides, controlled_by="foe", a=piece("1,0"), t=piece("1,0", "town"))
    assert hindering.controlled_against(c, "a", (0, 0))
    assert not hindering.controlled_against(c, "t", (0, 0))


# Hindering: SK-10.21

STATES = {"plain": (False, False), "high": (True, False), "slow": (False, True), "high+slow": (True, True)}
TABLE = [
    ("plain", "plain", True), ("plain", "high", True), ("plain", "slow", False), ("plain", "high+slow", False),
    ("high", "plain", False), ("high", "high", True), ("high", "slow", False), ("high", "high+slow", False),
    ("slow", "plain", True), ("slow", "high", True), ("slow", "slow", True), ("slow", "high+slow", True),
    ("high+slow", "plain", False), ("high+slow", "high", True), ("high+slow", "slow", False),
    ("high+slow", "high+slow", True),
]  # fmt: skip


@pytest.mark.parametrize(("mover", "enemy", "expected"), TABLE)
def test_who_hinders_whom(mover: str, enemy: str, expected: bool) -> None:
    """SK-10.21: the whole table; being submerged changes nothing of it (SK-10.31)."""
    (high, slow), (enemy_high, enemy_slow) = STATES[mover], STATES[enemy]
    for submerged in (False, True):
        a = piece("0,0", character="slow" if slow else "plain", high=high)
        e = foe("0,0", "slow" if enemy_slow else "plain", high=enemy_high, submerged=submerged)
        c = fight("..", a=a, e=e)
        assert hindering.hinders(c, "a", "e") is expected
        assert hindering.hinderers(c, "a", (0, 0)) == (["e"] if expected else [])


def test_who_hinders_nobody() -> None:
    """SK-06.11: friends; SK-06.13: the incapacitated; who is away."""
    b, e, f = piece("0,0"), foe("0,0", incapacitated=True), foe("0,0", away=True)
    c = fight("..", a=piece("0,0"), b=b, e=e, f=f)
    assert hindering.hinderers(c, "a", (0, 0)) == []
    c = fight("..", rulings={"incapacitated_hinder": "1"}, a=piece("0,0"), b=b, e=e, f=f)
    assert hindering.hinderers(c, "a", (0, 0)) == ["e"]
