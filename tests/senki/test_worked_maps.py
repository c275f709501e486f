"""SK-07.15 to SK-07.17: the worked maps of the book, walked square by square."""

from __future__ import annotations

import pytest

from hantei.rulebooks.senki.rules.grid import named
from hantei.rulebooks.senki.rules.move_kinds import (
    Kind,
)
from hantei.rulebooks.senki.rules.mover import Mover
from hantei.rulebooks.senki.rules.stopping import may_start, opponents
from hantei.rulebooks.senki.rules.walking import walk
from hantei.rulebooks.senki.state import Fighter

from .boards import fight, foe, path, piece
from .walks import HELD, HILLS, costs, go, in_reach, mover, problem

WALKS = [
    # start, states, enemy, path, kind, movement, end, spent
    ("0,0", {}, None, "1,0 2,0 3,0 4,0", "combat", 4, "4,0", 4),
    ("0,0", {"slow": True}, None, "1,0 2,0 3,0 4,0", "combat", 4, "2,0", 3),
    ("0,0", {"slow": True}, None, "1,0 2,0 3,0 4,0", "full", 4, "4,0", 6),
    ("0,0", {}, None, "1,0 1,1 2,1 3,1", "combat", 5, "2,1", 3),
    ("3,2", {}, None, "4,2 5,2", "combat", 3, "4,2", 2),
    ("3,2", {}, None, "4,2 5,2 6,2", "full", 3, "6,2", 5),
    ("3,2", {"high": True}, None, "4,2 5,2 6,2", "combat", 3, "6,2", 3),
    ("0,2", {}, None, "1,2", "full", 9, "0,2", 0),
    ("0,0", {}, foe("1,1"), "0,1 1,1 2,1 2,2", "combat", 4, "1,1", 2),
    ("0,0", {}, foe("1,1", "slow"), "0,1 1,1 2,1 2,2", "combat", 4, "2,2", 4),
    ("0,0", {"slow": True}, foe("1,1", "slow"), "0,1 1,1 2,1 2,2", "combat", 4, "1,1", 2),
    ("3,2", {"charging": True}, foe("4,2"), "4,2 5,2", "combat", 3, "4,2", 2),
    ("3,2", {}, foe("4,2"), "4,2 5,2 6,2", "full", 3, "4,2", 2),
]


@pytest.mark.parametrize(("start", "states", "enemy", "way", "kind", "movement", "end", "spent"), WALKS)
def test_worked_walks(
    start: str,
    states: dict[str, bool],
    enemy: Fighter | None,
    way: str,
    kind: Kind,
    movement: int,
    end: str,
    spent: int,
) -> None:
    """SK-07.15."""
    c = fight(HILLS, a=mover(start, states))
    if enemy:
        c.fighters["e"] = enemy
    assert go(c, way, kind, movement) == (end, spent)


def test_worked_walk_over_one_enemy_and_into_another() -> None:
    """SK-07.15: high mobility passes the enemy that is not high and ends at the one that is; charging passes both."""
    way, enemies = "0,1 1,1 2,1 2,2", {"e": foe("1,1"), "f": foe("2,1", high=True)}
    c = fight(HILLS, a=piece("0,0", high=True))
    c.fighters |= enemies
    assert go(c, way, movement=4) == ("2,1", 3)
    c.fighters["a"] = piece("0,0", charging=True)
    assert go(c, way, movement=4) == ("2,2", 4)


def test_worked_moves_among_sealed_and_controlled_squares() -> None:
    """SK-07.16."""
    way = "2,0 3,0 4,0"
    c = fight(HELD, a=piece("1,0"))
    assert go(c, way) == ("4,0", 3)
    c.fighters["e"] = foe("2,0")
    assert go(c, way) == ("2,0", 1)
    c.fighters["a"] = piece("2,0")
    assert may_start(c, "a", "combat") == may_start(c, "a", "full") == "SK-06.12"
    assert go(c, "3,0") == ("2,0", 0)
    assert may_start(c, "a", "disengage") == ""
    left = walk(c, "a", path("3,0"), "disengage", 1)
    assert (left.end, left.checks, opponents(Mover(c, "a", "disengage"), (2, 0))) == ((3, 0), (0,), ["e"])


def test_worked_moves_from_the_middle() -> None:
    """SK-07.16: neighbours (1,1) and (3,1) are controlled."""
    c = fight(HELD, a=piece("2,1"), e=foe("2,1"))
    assert problem(c, "3,1", "disengage") == "SK-08.15"
    assert in_reach(c, "disengage") == ["2,0", "2,2"]
    del c.fighters["e"]
    assert problem(c, "3,1") == "SK-08.14"
    assert go(c, "3,1 4,1", "full") == ("3,1", 1)
    assert problem(c, "3,1 4,1", "full") == "SK-08.19"


def test_worked_moves_of_the_charging_and_the_high() -> None:
    """SK-07.16."""
    way = "2,0 3,0 4,0"
    c = fight(HELD, a=piece("1,0", charging=True), e=foe("2,0"))
    walked = walk(c, "a", path(way), "combat", 3)
    assert (named(walked.end), walked.spent, walked.checks) == ("4,0", 3, (1,))
    assert walked.trail[1] == (2, 0), "the sealed square that is left by a check"
    assert go(c, "1,1 0,1", "full") == ("1,1", 1)
    assert problem(c, "1,1 0,1", "full") == "SK-10.13"
    c.fighters["a"] = piece("1,0", high=True)
    walked = walk(c, "a", path(way), "combat", 3)
    assert (named(walked.end), walked.spent, walked.checks) == ("4,0", 3, ())
    assert problem(c, "1,1") == "SK-08.14"
    c.fighters["a"] = piece("2,0", high=True)
    walked = walk(c, "a", path("3,0 4,0"), "combat", 3)
    assert (named(walked.end), walked.checks) == ("4,0", ())


# SK-07.17: squares in reach

SMALL = ".... .#v. .*.."


@pytest.mark.parametrize(
    ("start", "states", "enemy", "kind", "movement", "expected"),
    [
        ("0,0", {}, "", "combat", 2, {"0,1": 1, "0,2": 2}),
        ("0,0", {}, "", "full", 2, {"1,0": 1, "0,1": 1, "0,2": 2, "1,2": 3, "2,2": 4}),
        ("2,0", {}, "", "combat", 2, {"3,0": 1, "2,1": 2, "3,1": 2}),
        ("2,0", {"high": True}, "", "combat", 2, {"3,0": 1, "2,1": 1, "3,1": 2, "2,2": 2}),
        ("0,0", {}, "0,1", "combat", 3, {"0,1": 1}),
        ("0,0", {"charging": True}, "0,1", "combat", 3, {"0,1": 1, "0,2": 2, "1,2": 3}),
    ],
)
def test_worked_squares_in_reach(
    start: str, states: dict[str, bool], enemy: str, kind: Kind, movement: int, expected: dict[str, int]
) -> None:
    """SK-07.17."""
    c = fight(SMALL, a=mover(start, states))
    if enemy:
        c.fighters["e"] = foe(enemy)
    assert costs(c, kind, movement) == expected
