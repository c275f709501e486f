"""Chapters 07, 08 and 10: moves walked square by square, the worked maps, and the squares in reach."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.rulebooks.senki.content.records import Edge
from hantei.rulebooks.senki.content.words import Mark
from hantei.rulebooks.senki.rules import grid
from hantei.rulebooks.senki.rules.grid import named
from hantei.rulebooks.senki.rules.mover import Mover
from hantei.rulebooks.senki.rules.moves import (
    Kind,
    budget,
    ends_turn,
    escape_problem,
    forced_ends,
    forced_problem,
    may_escape,
)
from hantei.rulebooks.senki.rules.paths import paths, read
from hantei.rulebooks.senki.rules.step_costs import cost
from hantei.rulebooks.senki.rules.stopping import may_start, needs_check, step_problem, stops
from hantei.rulebooks.senki.rules.walking import reach, walk
from hantei.rulebooks.senki.state import Cell, Fight, Fighter

from .boards import at, fight, foe, path, piece


def go(c: Fight, way: str, kind: Kind = "combat", movement: int = 3, who: str = "a") -> tuple[str, int]:
    """Where a path ends and what it has cost."""
    walked = walk(c, who, path(way), kind, budget(kind, movement))
    return named(walked.end), walked.spent


def problem(c: Fight, way: str, kind: Kind = "combat", movement: int = 3, who: str = "a") -> str:
    """The clause that ends a path early."""
    return walk(c, who, path(way), kind, budget(kind, movement)).problem


def in_reach(c: Fight, kind: Kind = "combat", movement: int = 3, who: str = "a") -> list[str]:
    """Every square where a move may end, in the order of the sheet."""
    return [named(end) for end in sorted(reach(c, who, kind, budget(kind, movement)))]


def costs(c: Fight, kind: Kind, movement: int) -> dict[str, int]:
    """Every square where A's move may end, and what the best path to it costs."""
    points = budget(kind, movement)
    found = reach(c, "a", kind, points)
    return {named(end): walk(c, "a", way, kind, points).spent for end, way in found.items()}


def test_kinds_of_movement() -> None:
    """SK-07.2 to SK-07.6, SK-07.8."""
    assert [budget(kind, 3) for kind in ("combat", "full", "disengage", "charge")] == [3, 6, 1, 3]
    assert [budget(kind, 0) for kind in ("combat", "full", "disengage")] == [0, 0, 1]
    assert budget("full", -2) == 0
    assert [kind for kind in ("combat", "full", "disengage", "charge") if ends_turn(kind)] == ["full", "disengage"]


# SK-07.15: the worked map

HILLS = "....... .##.v.. .#..vv. ...^... ..~~..."
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


def mover(square: str, states: dict[str, bool]) -> Fighter:
    """Somebody on the sheet, slow if the states say so."""
    fighter = piece(square, character="slow" if states.get("slow") else "plain")
    fighter.high, fighter.charging = states.get("high", False), states.get("charging", False)
    return fighter


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


# SK-07.16: sealed and controlled squares

HELD = "..o.. .*o*. ..o.."


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
    assert (left.end, left.checks, needs_check(c, "a", (2, 0), "disengage")) == ((3, 0), (0,), ["e"])


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


# Chapter 06


def test_movement_ends_in_an_enemy_square() -> None:
    """SK-06.10: what is left is lost; going round is free."""
    c = fight(".....", a=piece("0,0"), e=foe("2,0"))
    assert go(c, "1,0 2,0 3,0 4,0", movement=4) == ("2,0", 2)
    assert problem(c, "1,0 2,0 3,0 4,0", movement=4) == "SK-06.10"
    c.fighters["e"] = foe("4,0")
    assert go(c, "1,0 2,0 3,0 4,0", movement=4) == ("4,0", 4)
    assert problem(c, "1,0 2,0 3,0 4,0", movement=4) == ""
    c = fight("... ...", a=piece("0,0"), e=foe("1,0"))
    assert go(c, "0,1 1,1 2,1 2,0", movement=4) == ("2,0", 4)


def test_enemies_stop_npcs_too() -> None:
    """SK-06.9."""
    c = fight("...", a=piece("1,0"), e=foe("0,0"))
    assert go(c, "1,0 2,0", who="e") == ("1,0", 1)


def test_friends_do_not_stop_movement() -> None:
    """SK-06.11."""
    c = fight("....", a=piece("0,0"), b=piece("1,0"))
    assert go(c, "1,0 2,0 3,0") == ("3,0", 3)
    c.fighters["e"] = foe("1,0")
    assert go(c, "1,0 2,0 3,0") == ("1,0", 1)


def test_combat_and_full_moves_do_not_leave_an_enemy_square() -> None:
    """SK-06.12: but from a friend or an enemy who cannot hinder one they do (SK-10.20)."""
    c = fight("....", a=piece("1,0"), e=foe("1,0"))
    assert in_reach(c) == in_reach(c, "full") == []
    assert paths(c, "a", "combat", 3)("2,0") == "SK-06.12"
    assert in_reach(c, "disengage") == ["0,0", "2,0"]
    c.fighters["e"] = foe("1,0", "slow")
    assert go(c, "2,0") == ("2,0", 1)
    c.fighters["e"] = piece("1,0")
    assert go(c, "2,0") == ("2,0", 1)


def test_by_ruling_moves_start_in_an_enemy_square() -> None:
    """SK-06.12, the alternative; a sealed square still needs its check (SK-07.15)."""
    c = fight(".o*.", rulings={"move_out_of_enemy_square": "1"}, a=piece("1,0"), e=foe("1,0"))
    assert walk(c, "a", path("0,0"), "combat", 3).checks == (0,)
    c.fighters = {"a": piece("2,0")}
    assert go(c, "3,0") == ("3,0", 1)


def test_incapacitated_enemies_do_not_stop_movement() -> None:
    """SK-06.13."""
    c = fight("....", a=piece("0,0"), e=foe("1,0", incapacitated=True))
    assert go(c, "1,0 2,0 3,0") == ("3,0", 3)
    c = fight("....", rulings={"incapacitated_hinder": "1"}, a=piece("0,0"), e=foe("1,0", incapacitated=True))
    assert go(c, "1,0 2,0 3,0") == ("1,0", 1)


def test_a_marked_hindrance_is_an_enemy_square_for_one_side() -> None:
    """SK-06.8, SK-06.9; SK-10.10: charging passes enemy squares; SK-10.2: high mobility only characters below it."""
    c = fight("...", hindered={"1,0": "pc"}, a=piece("0,0"), e=foe("0,0", "slow"))
    assert go(c, "1,0 2,0") == ("1,0", 1)
    assert go(c, "1,0 2,0", who="e", movement=3) == ("0,0", 0), "A is in its square"
    c.fighters["e"] = foe("2,0")
    assert go(c, "1,0 0,0", who="e") == ("0,0", 2)
    c.fighters = {"a": piece("1,0")}
    assert may_start(c, "a", "combat") == "SK-06.12"
    c.fighters = {"a": piece("0,0", charging=True)}
    assert go(c, "1,0 2,0") == ("2,0", 2)
    c.fighters = {"a": piece("0,0", high=True)}
    assert go(c, "1,0 2,0") == ("1,0", 1)


# Chapter 07


@pytest.mark.parametrize(
    ("kind", "movement", "length", "clause"),
    [
        ("combat", 3, 3, ""), ("combat", 3, 4, "SK-07.3"), ("combat", 3, 1, ""), ("combat", 0, 1, "SK-07.3"),
        ("full", 3, 6, ""), ("full", 3, 7, "SK-07.4"), ("disengage", 3, 1, ""), ("disengage", 3, 2, "SK-07.6"),
        ("charge", 2, 2, ""), ("charge", 2, 3, "SK-11.27"), ("combat", 3, 0, ""), ("full", 3, 0, ""),
        ("disengage", 3, 0, "SK-07.6"), ("charge", 3, 0, "SK-11.28"),
    ],
)  # fmt: skip
def test_how_far(kind: Kind, movement: int, length: int, clause: str) -> None:
    """SK-07.3, SK-07.4, SK-07.6, SK-07.13, SK-11.27, SK-11.28: a longer path is refused."""
    c = fight("........", a=piece("0,0"))
    way = " ".join(f"{x},0" for x in range(1, length + 1))
    assert problem(c, way, kind, movement) == clause
    assert paths(c, "a", kind, budget(kind, movement))(way) == clause
    assert go(c, way, kind, movement)[0] == ("0,0" if clause else f"{length},0")


def test_disengage_moves() -> None:
    """SK-07.6, SK-07.7: one square, to a neighbour, into another enemy square too; also where nobody hinders."""
    c = fight("... ...", a=piece("1,0"), e=foe("1,0"), f=foe("2,0"))
    assert in_reach(c, "disengage") == ["0,0", "1,1", "2,0"]
    assert problem(c, "2,1", "disengage") == "SK-06.6"
    assert go(c, "2,0", "disengage") == ("2,0", 1)
    del c.fighters["e"]
    assert go(c, "2,0", "disengage") == ("2,0", 1)


def test_the_price_is_paid_for_the_square_entered() -> None:
    """SK-07.12."""
    c = fight(".v.", a=piece("0,0"))
    assert go(c, "1,0 2,0", movement=3) == ("2,0", 3)
    assert go(c, "1,0 2,0", movement=2) == ("1,0", 2)
    assert problem(c, "1,0 2,0", movement=2) == "SK-07.3"
    assert go(c, "1,0", movement=1) == ("0,0", 0)
    assert problem(c, "1,0", movement=1) == "SK-07.12"
    assert go(c, "1,0", "full", 1) == ("1,0", 2)
    c = fight("v.", a=piece("0,0"))
    assert go(c, "1,0", movement=1) == ("1,0", 1)


def test_disengaging_into_what_costs_two() -> None:
    """SK-07.14: not possible but in high mobility; the same for the slow and water; by ruling always possible."""
    c = fight("v.~", a=piece("1,0", character="slow"), e=foe("1,0"))
    assert problem(c, "0,0", "disengage") == problem(c, "2,0", "disengage") == "SK-07.14"
    c.fighters["a"] = piece("1,0")
    assert in_reach(c, "disengage") == ["2,0"]
    c.fighters |= {"a": piece("1,0", high=True), "e": foe("1,0", high=True)}
    assert in_reach(c, "disengage") == ["0,0", "2,0"]
    c = fight("v.~", rulings={"disengage_into_costly": "1"}, a=piece("1,0", character="slow"), e=foe("1,0"))
    assert in_reach(c, "disengage") == ["0,0", "2,0"]
    assert go(c, "0,0", "disengage") == ("0,0", 1)
    assert cost(Mover(c, "a", "combat"), (0, 0)) == 2


def test_an_impossible_path_is_walked_as_far_as_it_is_legal() -> None:
    """SK-07.15; by ruling it is refused as a whole."""
    way = "1,0 1,1 2,1 3,1"
    c = fight(HILLS, a=piece("0,0"))
    assert go(c, way, movement=5) == ("2,1", 3)
    assert paths(c, "a", "combat", 5)(way) == ""
    c = fight(HILLS, rulings={"impossible_path": "1"}, a=piece("0,0"))
    assert go(c, way, movement=5) == ("0,0", 0)
    assert paths(c, "a", "combat", 5)(way) == "SK-08.24"
    assert paths(c, "a", "combat", 5)("1,0 1,1") == ""


@pytest.mark.parametrize("text", ["z", "1,0 ", " 1,0", "1,0  2,0", "1;0", "1,0,0", "-1,0", "1,0 x", "１,0", "99999,0"])
def test_what_is_no_path(text: str) -> None:
    """SK-06.2."""
    assert read(text) is None
    assert paths(fight("...", a=piece("0,0")), "a", "combat", 3)(text) == "SK-06.2"


def test_a_step_in_the_order_of_the_procedure() -> None:
    """SK-07.15: neighbour, sheet, wall, closed square, controlled square."""
    c = fight(".... .#^* ....", walls="0,0|1,0 0,0|0,1", a=piece("0,0"))
    assert step_problem(Mover(c, "a", "full"), (0, 0), (1, 1)) == "SK-06.6"
    assert step_problem(Mover(c, "a", "full"), (0, 0), (0, 0)) == "SK-06.6"
    assert step_problem(Mover(c, "a", "full"), (0, 0), (-1, 0)) == "SK-06.2"
    assert step_problem(Mover(c, "a", "full"), (3, 2), (3, 3)) == "SK-06.2"
    assert step_problem(Mover(c, "a", "full"), (0, 0), (1, 0)) == "SK-08.21"
    assert step_problem(Mover(c, "a", "full"), (1, 0), (1, 1)) == "SK-08.20"
    assert step_problem(Mover(c, "a", "full"), (2, 0), (2, 1)) == "SK-08.24"
    closed: dict[Kind, str] = {"combat": "SK-08.14", "disengage": "SK-08.15", "charge": "SK-11.29", "full": ""}
    for kind, clause in closed.items():
        assert step_problem(Mover(c, "a", kind), (3, 0), (3, 1)) == clause


# Forced moves


def test_forced_moves_ignore_enemies_and_the_state_of_squares() -> None:
    """SK-07.9, SK-07.10, SK-07.11: nobody ends in a closed square; passing over it and through walls is not checked."""
    c = fight(".#.* .^..", walls="0,0|0,1", a=piece("0,0"), e=foe("0,0"))
    assert forced_problem(c, (1, 0)) == "SK-07.11"
    assert forced_problem(c, (1, 1)) == "SK-07.11"
    assert forced_problem(c, (2, 0)) == ""
    assert forced_problem(c, (4, 0)) == "SK-06.2"
    assert [named(end) for end in forced_ends(c, "a", 2)] == ["2,0", "0,1"]
    assert [named(end) for end in forced_ends(c, "a", 3)] == ["2,0", "3,0", "0,1", "2,1"]


# Chapter 08: sealed squares


def test_who_must_be_beaten_in_a_sealed_square() -> None:
    """SK-08.4, SK-08.6, SK-08.10, SK-10.20: all who hinder the mover; without any the mark means nothing."""
    c = fight(".o.", a=piece("0,0"))
    assert go(c, "1,0 2,0", movement=2) == ("2,0", 2)
    c.fighters |= {"a": piece("1,0"), "e": foe("1,0"), "f": foe("1,0"), "g": foe("1,0", "slow"), "h": foe("0,0")}
    assert needs_check(c, "a", (1, 0), "disengage") == ["e", "f"]
    assert needs_check(c, "a", (0, 0), "disengage") == []
    assert walk(c, "a", path("2,0"), "disengage", 1).checks == (0,)
    c.fighters = {"a": piece("0,0"), "e": foe("1,0")}
    assert go(c, "1,0 2,0") == ("1,0", 1)


def test_sealed_squares_and_high_mobility() -> None:
    """SK-10.7: no check against those who cannot hinder; by ruling against all, in passing too."""
    c = fight(".o..", a=piece("1,0", high=True), e=foe("1,0"))
    assert may_start(c, "a", "combat") == ""
    assert walk(c, "a", path("2,0"), "combat", 3).checks == ()
    c.fighters["f"] = foe("1,0", high=True)
    assert needs_check(c, "a", (1, 0), "disengage") == ["f"]
    c = fight(".o..", rulings={"sealed_vs_unhindered": "1"}, a=piece("1,0", high=True), e=foe("1,0"))
    c.fighters["f"] = foe("1,0", incapacitated=True)
    assert needs_check(c, "a", (1, 0), "disengage") == ["e"]
    assert walk(c, "a", path("2,0"), "combat", 3).checks == (0,)
    c.fighters["a"] = piece("0,0", high=True)
    assert walk(c, "a", path("1,0 2,0 3,0"), "combat", 3).checks == (1,)


def test_charging_through_sealed_squares() -> None:
    """SK-10.14: those who would hinder it without the charge; by ruling none. SK-11.29: 突撃X likewise."""
    for ruling, checks in (("default", (1,)), ("1", ())):
        c = fight(".o..", rulings={"charge_through_sealed": ruling}, a=piece("0,0", charging=True), e=foe("1,0"))
        c.fighters["s"] = foe("1,0", "slow")
        assert walk(c, "a", path("1,0 2,0 3,0"), "combat", 3).checks == checks
        assert needs_check(c, "a", (1, 0), "combat") == (["e"] if checks else [])
        assert needs_check(c, "a", (1, 0), "disengage") == ["e"], "a disengage move is a disengage move"
        c.fighters["a"] = piece("1,0")
        assert walk(c, "a", path("2,0 3,0"), "charge", 3).checks == ((0,) if checks else ())
    del c.fighters["e"], c.fighters["s"]
    assert walk(c, "a", path("2,0 3,0"), "charge", 3).checks == ()


def test_a_sealed_square_left_twice_is_checked_twice() -> None:
    """SK-07.15: the place on the trail tells where; a square that is only entered needs no check."""
    c = fight(".o.", a=piece("0,0", charging=True), e=foe("1,0"))
    walked = walk(c, "a", path("1,0 2,0 1,0 0,0 1,0"), "combat", 5)
    assert walked.checks == (1, 3)
    assert [walked.trail[i] for i in walked.checks] == [(1, 0), (1, 0)]


# Controlled squares


def test_controlled_squares() -> None:
    """SK-08.12 to SK-08.15, SK-08.19."""
    c = fight("..*..", a=piece("0,0"), e=foe("4,0"))
    assert go(c, "1,0 2,0 3,0 4,0", "full") == ("2,0", 2)
    assert in_reach(c, movement=2) == ["1,0"]
    assert problem(c, "1,0 2,0", movement=2) == "SK-08.14"
    assert go(c, "3,0 2,0 1,0", who="e") == ("1,0", 3), "for its holder an ordinary square"
    c.fighters = {"a": piece("2,0")}
    assert may_start(c, "a", "combat") == may_start(c, "a", "full") == "SK-08.13"
    assert in_reach(c, "disengage") == ["1,0", "3,0"]
    c.fighters = {"a": piece("1,0"), "e": foe("1,0")}
    assert problem(c, "2,0", "disengage") == "SK-08.15"
    assert in_reach(c, "full") == [], "SK-08.18"
    del c.fighters["e"]
    assert in_reach(c, "full") == ["0,0", "2,0"]


def test_surrounded_by_controlled_squares() -> None:
    """SK-08.16."""
    c = fight(".*. *.* .*.", a=piece("1,1"), e=foe("1,1"))
    assert may_start(c, "a", "disengage") == "SK-08.16"
    assert in_reach(c, "disengage") == []
    c.marks["1,2"] = []
    assert may_start(c, "a", "disengage") == ""
    assert in_reach(c, "disengage") == ["1,2"]
    c.marks = {}
    c.fighters["a"] = piece("1,1", charging=True)
    assert in_reach(c, "full") == ["0,1", "1,0", "1,2", "2,1"]


def test_surrounded_by_closed_squares() -> None:
    """SK-08.17."""
    c = fight(".#. *.^ .*.", a=piece("1,1"), e=foe("1,1"))
    assert in_reach(c, "disengage") == []
    c = fight(".#. *.v .*.", a=piece("1,1"), e=foe("1,1"))
    assert in_reach(c, "disengage") == []
    c.fighters |= {"a": piece("1,1", high=True), "e": foe("1,1", high=True)}
    assert in_reach(c, "disengage") == ["2,1"]
    assert may_start(fight(".#", a=piece("0,0")), "a", "disengage") == "SK-08.17"


def test_high_mobility_and_controlled_squares() -> None:
    """SK-10.8; by ruling it passes those with nobody in high mobility in them, still only by a full move."""
    rows = "..*.."
    c = fight(rows, a=piece("0,0", high=True))
    assert go(c, "1,0 2,0 3,0 4,0", "full") == ("2,0", 2)
    assert problem(c, "1,0 2,0") == "SK-08.14"
    c = fight(rows, rulings={"high_mobility_controlled": "1"}, a=piece("0,0", high=True), e=foe("2,0"))
    assert go(c, "1,0 2,0 3,0 4,0", "full") == ("4,0", 4)
    assert problem(c, "1,0 2,0") == "SK-08.14"
    c.fighters["f"] = foe("2,0", high=True)
    assert go(c, "1,0 2,0 3,0 4,0", "full") == ("2,0", 2)
    c.fighters = {"a": piece("2,0", high=True)}
    assert may_start(c, "a", "combat") == ""
    c.fighters = {"a": piece("2,0")}
    assert may_start(c, "a", "combat") == "SK-08.13"


def test_charging_and_controlled_squares() -> None:
    """SK-10.13; by ruling it runs on through, still only by a full move."""
    c = fight(".*..", a=piece("0,0", charging=True))
    assert problem(c, "1,0") == "SK-08.14"
    assert go(c, "1,0 2,0 3,0", "full") == ("1,0", 1)
    c.fighters["a"] = piece("1,0", charging=True)
    assert may_start(c, "a", "combat") == may_start(c, "a", "charge") == "SK-10.13"
    assert in_reach(c, "disengage") == ["0,0", "2,0"]
    c = fight(".*..", rulings={"charge_through_controlled": "1"}, a=piece("0,0", charging=True))
    assert problem(c, "1,0") == "SK-08.14"
    assert go(c, "1,0 2,0 3,0", "full") == ("3,0", 3)
    c.fighters["a"] = piece("1,0", charging=True)
    assert may_start(c, "a", "combat") == ""


# Closed squares, walls and doors


def test_nobody_enters_impassable_squares() -> None:
    """SK-08.20."""
    for high in (False, True):
        c = fight("... .#.", a=piece("0,0", high=high))
        assert problem(c, "1,0", movement=5) == "SK-08.20"
        assert go(c, "0,1 1,1 2,1 2,0", movement=4) == ("2,0", 4)


def test_obstacles_are_closed_to_everyone() -> None:
    """SK-08.24; by ruling high mobility passes over without stopping there."""
    c = fight(".^..", a=piece("0,0", high=True))
    assert problem(c, "1,0 2,0") == "SK-08.24"
    c = fight(".^..", rulings={"high_mobility_over_obstacle": "1"}, a=piece("0,0"))
    assert in_reach(c) == []
    c.fighters["a"] = piece("0,0", high=True)
    assert in_reach(c) == ["2,0", "3,0"]
    assert go(c, "1,0 2,0") == ("2,0", 2)
    assert go(c, "1,0") == ("0,0", 0)
    assert problem(c, "1,0") == "SK-08.24"
    assert in_reach(c, movement=1) == []
    assert in_reach(c, "disengage") == []
    assert in_reach(c, "charge") == ["2,0", "3,0"]
    c.fighters["e"] = foe("2,0", high=True)
    assert in_reach(c) == ["2,0"]
    c.fighters["e"] = foe("1,0", high=True)
    assert in_reach(c) == [], "it would be stopped where nobody can stop"


def test_a_path_that_ends_over_obstacles_is_cut_back() -> None:
    """SK-08.24, by ruling: one stops before them."""
    c = fight(".^.^^#", rulings={"high_mobility_over_obstacle": "1"}, a=piece("0,0", high=True))
    walked = walk(c, "a", path("1,0 2,0 3,0 4,0 5,0"), "combat", 9)
    assert (walked.end, walked.spent, walked.problem) == ((2, 0), 2, "SK-08.24")


def test_walls_and_doors_stop_every_kind_of_move() -> None:
    """SK-08.21, SK-08.23, SK-DATA.15: an open or half-open door counts as no wall."""
    nothing: dict[str, bool] = {}
    for states in (nothing, {"high": True}, {"charging": True}):
        c = fight("..", walls="1,0|0,0", a=mover("0,0", states))
        for kind in ("combat", "full", "disengage", "charge"):
            assert problem(c, "1,0", kind) == "SK-08.21"
            assert in_reach(c, kind) == []
    c = fight(".. ..", walls="0,0|1,0", a=piece("0,0"))
    assert go(c, "0,1 1,1 1,0") == ("1,0", 3)
    for state, expected in (("closed", []), ("open", ["1,0"]), ("half_open", ["1,0"])):
        c = fight("..", edges=(Edge(("0,0", "1,0"), "door"),), a=piece("0,0"))
        c.doors["0,0|1,0"] = state
        assert in_reach(c) == expected


def test_difficult_squares() -> None:
    """SK-08.26, SK-10.5."""
    way = "1,0 2,0 3,0"
    c = fight(".vv.", a=piece("0,0"))
    assert [go(c, way, movement=movement) for movement in (5, 4, 3)] == [("3,0", 5), ("2,0", 4), ("1,0", 2)]
    c.fighters["a"] = piece("0,0", high=True)
    assert go(c, way) == ("3,0", 3)
    c = fight(".v.", a=piece("0,0"), e=foe("1,0"))
    assert go(c, "1,0 2,0") == ("1,0", 2)


def test_water_squares() -> None:
    """SK-08.27, SK-10.22; SK-10.31: a submerged enemy stops as any other."""
    way = "1,0 2,0 3,0"
    c = fight(".~~.", a=piece("0,0"))
    assert go(c, way) == ("3,0", 3)
    c.fighters["a"] = piece("0,0", character="slow")
    assert go(c, way) == ("1,0", 2)
    assert go(c, way, movement=5) == ("3,0", 5)
    c = fight(".~.", a=piece("0,0"), e=foe("1,0", submerged=True))
    assert go(c, "1,0 2,0", movement=2) == ("1,0", 1)
    assert stops(c, "a", (1, 0), "combat") == "SK-06.10"
    c = fight(".~.", a=piece("0,0", character="slow"))
    assert go(c, "1,0", movement=1) == ("0,0", 0)
    assert go(c, "1,0 2,0") == ("2,0", 3)


def test_costs_are_not_added() -> None:
    """SK-08.2, SK-DATA.14: difficult and water cost the slow 2; in high mobility the water still does (SK-10.22)."""
    both: tuple[Mark, ...] = ("difficult",)
    c = fight(".~", second={"1,0": both}, a=piece("0,0", character="slow"))
    assert cost(Mover(c, "a", "combat"), (1, 0)) == 2
    c.fighters["a"] = piece("0,0", character="slow", high=True)
    assert cost(Mover(c, "a", "combat"), (1, 0)) == 2
    c.fighters["a"] = piece("0,0", high=True)
    assert cost(Mover(c, "a", "combat"), (1, 0)) == 1


# Escape


def test_escape() -> None:
    """SK-08.28 to SK-08.30, SK-06.13, SK-08.13: any enemy able to act bars the way, even a slow one."""
    c = fight("..x", a=piece("2,0"))
    assert may_escape(c, "a")
    for enemy in (foe("2,0"), foe("2,0", "slow"), foe("2,0", submerged=True)):
        c.fighters["e"] = enemy
        assert escape_problem(c, "a") == "SK-08.29"
    c.fighters["a"].high = True
    assert escape_problem(c, "a") == "SK-08.29"
    c.fighters["e"] = foe("2,0", incapacitated=True)
    assert may_escape(c, "a")
    c.fighters["a"] = piece("1,0")
    assert escape_problem(c, "a") == "SK-08.28"
    held: dict[str, tuple[Mark, ...]] = {"2,0": ("controlled",)}
    assert escape_problem(fight("..x", second=held, a=piece("2,0")), "a") == "SK-08.29"
    assert escape_problem(fight("..x", hindered={"2,0": "pc"}, a=piece("2,0")), "a") == "SK-08.29"
    assert escape_problem(fight("..x", escape_allowed=False, a=piece("2,0")), "a") == "SK-08.30"
    assert may_escape(fight("..x", second=held, e=foe("2,0")), "e")


# Chapter 10


def test_high_mobility_passes_those_below() -> None:
    """SK-10.2, SK-10.3: it may stop there, too."""
    c = fight("....", a=piece("0,0", high=True), e=foe("1,0"), f=foe("2,0"))
    assert in_reach(c) == ["1,0", "2,0", "3,0"]
    c.fighters["f"] = foe("1,0", high=True)
    assert go(c, "1,0 2,0 3,0") == ("1,0", 1)


def test_high_mobility_starts_among_those_below() -> None:
    """SK-10.4; by ruling it must disengage, but not from the slow (SK-10.20)."""
    c = fight("....", a=piece("1,0", high=True), e=foe("1,0"))
    assert go(c, "2,0 3,0", movement=2) == ("3,0", 2)
    c.fighters["e"] = foe("1,0", high=True)
    assert may_start(c, "a", "combat") == "SK-06.12"
    ruling = {"high_mobility_start_in_enemy_square": "1"}
    c = fight("....", rulings=ruling, a=piece("1,0", high=True), e=foe("1,0"))
    assert may_start(c, "a", "combat") == may_start(c, "a", "full") == "SK-10.4"
    assert in_reach(c, "disengage") == ["0,0", "2,0"]
    c.fighters["e"] = foe("1,0", "slow")
    assert may_start(c, "a", "combat") == ""
    c.fighters |= {"a": piece("0,0", high=True), "e": foe("1,0")}
    assert go(c, "1,0 2,0") == ("2,0", 2), "passing by is not starting there"


def test_charging_passes_every_enemy() -> None:
    """SK-10.10, SK-10.11, SK-10.12."""
    c = fight(".....", a=piece("0,0", charging=True), e=foe("1,0"), f=foe("3,0", high=True))
    assert in_reach(c, movement=4) == ["1,0", "2,0", "3,0", "4,0"]
    c = fight(".....", a=piece("1,0", charging=True), e=foe("1,0"))
    assert go(c, "2,0 3,0 4,0") == ("4,0", 3)
    c.fighters["a"].charging = False
    assert may_start(c, "a", "combat") == "SK-06.12"
    c = fight(".v.", a=piece("0,0", charging=True), e=foe("1,0"))
    assert go(c, "1,0 2,0", movement=2) == ("1,0", 2)


def test_slow_enemies_hinder_only_the_slow() -> None:
    """SK-10.18, SK-10.19."""
    way = "1,0 2,0 3,0"
    c = fight("....", a=piece("0,0"), e=foe("1,0", "slow"))
    assert in_reach(c) == ["1,0", "2,0", "3,0"]
    c.fighters["f"] = foe("1,0")
    assert go(c, way) == ("1,0", 1)
    c.fighters = {"a": piece("0,0", character="slow"), "e": foe("1,0", "slow")}
    assert go(c, way) == ("1,0", 1)
    c.fighters["e"] = foe("1,0")
    assert go(c, way) == ("1,0", 1)


# Chapter 11: the movement of 突撃X


def test_the_movement_of_a_charge() -> None:
    """SK-11.24, SK-11.25, SK-11.27, SK-11.28, SK-11.29."""
    way = "1,0 2,0 3,0"
    c = fight("....", a=piece("0,0"), e=foe("1,0"), f=foe("2,0"), g=foe("0,0"))
    assert walk(c, "a", path(way), "charge", 3).squares == ((1, 0), (2, 0), (3, 0))
    assert walk(c, "a", path("1,0 0,0 1,0"), "charge", 3).squares == ((1, 0), (0, 0), (1, 0))
    assert go(fight(".v..", a=piece("0,0")), way, "charge") == ("2,0", 3)
    assert go(fight(".v", a=piece("0,0")), "1,0", "charge", 1) == ("0,0", 0)
    assert go(fight(".~..", a=piece("0,0", character="slow")), way, "charge") == ("2,0", 3)
    assert problem(fight(".*..", a=piece("0,0")), "1,0", "charge") == "SK-11.29"
    assert go(fight(".. ..", a=piece("0,0")), "0,1 1,1 1,0", "charge") == ("1,0", 3)


def test_by_ruling_a_charge_goes_straight_on() -> None:
    """SK-11.28, the alternative; other moves may bend."""
    c = fight("... .#. ...", rulings={"charge_path_straight": "1"}, a=piece("0,0"), e=foe("1,0"))
    assert in_reach(c, "charge") == ["0,1", "0,2", "1,0", "2,0"]
    assert problem(c, "0,1 0,2 1,2", "charge") == "SK-11.28"
    assert problem(c, "0,1 0,0", "charge") == "SK-11.28"
    assert go(c, "0,1 0,2 1,2") == ("1,2", 3)


def test_by_ruling_moves_go_diagonally() -> None:
    """SK-06.6, the alternative: one goes round a corner that is open and free of walls."""
    ruling = {"adjacency": "1"}
    c = fight("... ... ...", rulings=ruling, a=piece("0,0"))
    assert go(c, "1,1 2,2") == ("2,2", 2)
    assert len(in_reach(c, movement=2)) == 8
    assert len(in_reach(c, "disengage")) == 3
    c = fight(".. ..", walls="0,0|1,0", rulings=ruling, a=piece("0,0"))
    assert go(c, "1,1") == ("1,1", 1), "by (0,1)"
    c = fight(".. ..", walls="0,0|1,0 0,0|0,1", rulings=ruling, a=piece("0,0"))
    assert problem(c, "1,1") == "SK-08.21"
    c = fight("#. .#", rulings=ruling, a=piece("0,0"))
    assert problem(c, "1,1") == "SK-08.21"


# What is in reach, whatever the sheet

BOARDS = st.lists(st.text("....oo*#^vv~x", min_size=6, max_size=6), min_size=5, max_size=5)
CELLS = st.tuples(st.integers(0, 5), st.integers(0, 4))
WALLS = st.lists(
    st.tuples(CELLS, st.booleans()).map(
        lambda drawn: (drawn[0], (drawn[0][0] + drawn[1], drawn[0][1] + (not drawn[1])))
    ),
    max_size=4,
)
SWITCHES = (
    "adjacency", "move_out_of_enemy_square", "incapacitated_hinder", "disengage_into_costly",
    "high_mobility_over_obstacle", "high_mobility_start_in_enemy_square", "sealed_vs_unhindered",
    "high_mobility_controlled", "charge_through_controlled", "charge_through_sealed", "charge_path_straight",
    "impossible_path",
)  # fmt: skip


@st.composite
def fights(draw: st.DrawFn) -> Fight:
    """Somebody among enemies and friends on a sheet of everything, under any rulings."""
    flags = st.booleans()
    walls = " ".join(f"{named(a)}|{named(b)}" for a, b in draw(WALLS) if b[0] < 6 and b[1] < 5)
    rulings = {name: "1" for name in SWITCHES if draw(st.integers(0, 3)) == 0}
    c = fight(" ".join(draw(BOARDS)), walls=walls, rulings=rulings)
    slow = st.sampled_from(["plain", "slow"])
    c.fighters["a"] = piece(named(draw(CELLS)), character=draw(slow), high=draw(flags), charging=draw(flags))
    for i in range(draw(st.integers(0, 5))):
        side = draw(st.sampled_from(["pc", "foe", "foe", "foe"]))
        states = {"high": draw(flags), "incapacitated": draw(st.integers(0, 4)) == 0}
        c.fighters[f"e{i}"] = piece(named(draw(CELLS)), side, draw(slow), **states)
    return c


KINDS: tuple[Kind, ...] = ("combat", "full", "disengage", "charge")


@given(fights(), st.sampled_from(KINDS), st.integers(0, 4))
@settings(max_examples=250, deadline=None)
def test_every_best_path_can_be_walked(c: Fight, kind: Kind, movement: int) -> None:
    """SK-07.17 with SK-07.15; a charge may also end where it began (SK-11.26)."""
    points = budget(kind, movement)
    found = reach(c, "a", kind, points)
    offered, start = paths(c, "a", kind, points), named(grid.place(c, "a"))
    assert [end for end in offered.ends() if end != start] == [named(end) for end in found]
    assert start not in offered.ends() or kind == "charge"
    assert (not found) if may_start(c, "a", kind) else True
    for end, way in offered.ends().items():
        walked = walk(c, "a", path(way), kind, points)
        assert (named(walked.end), list(walked.squares), walked.problem) == (end, path(way), "")
        assert offered.to(end) == walked
        assert walked.spent <= points
        assert not grid.closed(c, walked.end)
        assert offered(way) == ""


@given(fights(), st.sampled_from(KINDS), st.integers(0, 3), st.lists(st.integers(0, 7), max_size=7))
@settings(max_examples=250, deadline=None)
def test_where_a_path_leads_is_in_reach_and_no_path_is_better(
    c: Fight, kind: Kind, movement: int, turns: list[int]
) -> None:
    """SK-07.17: any path that can be walked ends in reach, and the path offered has no more checks, nor costs more."""
    points = budget(kind, movement)
    found, deltas = reach(c, "a", kind, points), grid.deltas(c)
    way: list[Cell] = []
    for turn in turns:
        x, y = way[-1] if way else grid.place(c, "a")
        way.append((x + deltas[turn % len(deltas)][0], y + deltas[turn % len(deltas)][1]))
    for length in range(len(way) + 1):
        walked = walk(c, "a", way[:length], kind, points)
        assert walked.spent <= points
        assert walked.end == (walked.trail[-1])
        assert bool(walked.problem) or len(walked.squares) == length
        if walked.squares and walked.end != walked.start:
            best = walk(c, "a", found[walked.end], kind, points)
            assert (len(best.checks), best.spent) <= (len(walked.checks), walked.spent)


def brute(c: Fight, kind: Kind, points: int) -> dict[Cell, tuple[int, int]]:
    """Every square where some path without a loop ends, and the fewest checks, then points, that lead there."""
    best: dict[Cell, tuple[int, int]] = {}

    def go_on(way: list[Cell]) -> None:
        walked = walk(c, "a", way, kind, points)
        if walked.end != walked.start and walked.problem == "":
            rank = (len(walked.checks), walked.spent)
            best[walked.end] = min(rank, best.get(walked.end, rank))
        if (way and walked.problem not in ("", "SK-08.24")) or len(way) >= points:
            return
        at_end = way[-1] if way else walked.start
        for to in grid.neighbours(c, at_end):
            if to not in way and to != walked.start:
                go_on([*way, to])

    go_on([])
    return best


@given(fights(), st.sampled_from(KINDS))
@settings(max_examples=60, deadline=None)
def test_the_squares_in_reach_are_all_there_are(c: Fight, kind: Kind) -> None:
    """SK-07.17, against every path there is."""
    c.rulings = c.rulings.overlaid({"adjacency": "default"})
    points = budget(kind, 4 if kind != "full" else 2)
    found = reach(c, "a", kind, points)
    ranks = {}
    for end, way in found.items():
        walked = walk(c, "a", way, kind, points)
        ranks[end] = (len(walked.checks), walked.spent)
    assert ranks == brute(c, kind, points)


def test_reach_of_a_full_move_over_a_crowded_sheet() -> None:
    """A full move of 14 over a sheet of 14 by 12 squares with 24 on it."""
    rows = " ".join(["..v...o...~~.^", ".#...v...*...."] * 6)
    c = fight(rows, walls="3,3|4,3 3,4|4,4 3,5|4,5", a=piece("0,0"))
    c.fighters |= {f"e{i}": foe(f"{(i * 5) % 14},{(i * 7) % 12}") for i in range(1, 24)}
    assert len(reach(c, "a", "full", 14)) > 50


def test_of_two_ways_the_one_with_fewer_checks_is_offered() -> None:
    """SK-07.17, SK-10.14: a longer way round a held sealed square beats the straight one."""
    c = fight("... .o.", a=piece("0,0", charging=True), e=foe("1,0"))
    assert reach(c, "a", "combat", 4)[2, 0] == path("0,1 1,1 2,1 2,0")
    assert reach(c, "a", "combat", 3)[2, 0] == path("1,0 2,0")
    assert at("2,0") in reach(c, "a", "combat", 2)
