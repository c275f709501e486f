"""Chapters 06, 07, 10 and 11: moves walked square by square, forced moves, escapes, charges."""

from __future__ import annotations

import pytest

from hantei.rulebooks.senki.content.words import Mark
from hantei.rulebooks.senki.rules.grid import named
from hantei.rulebooks.senki.rules.move_kinds import (
    Kind,
    budget,
    ends_turn,
    escape_problem,
    forced_ends,
    forced_problem,
    may_escape,
)
from hantei.rulebooks.senki.rules.mover import Mover
from hantei.rulebooks.senki.rules.paths import paths, read
from hantei.rulebooks.senki.rules.step_costs import cost
from hantei.rulebooks.senki.rules.stopping import may_start, step_problem
from hantei.rulebooks.senki.rules.travelling import unheld
from hantei.rulebooks.senki.rules.walking import walk

from .boards import fight, foe, path, piece
from .walks import HILLS, go, in_reach, problem


def test_kinds_of_movement() -> None:
    """SK-07.2 to SK-07.6, SK-07.8."""
    assert [budget(kind, 3) for kind in ("combat", "full", "disengage", "charge")] == [3, 6, 1, 3]
    assert [budget(kind, 0) for kind in ("combat", "full", "disengage")] == [0, 0, 1]
    assert budget("full", -2) == 0
    assert [kind for kind in ("combat", "full", "disengage", "charge") if ends_turn(kind)] == ["full", "disengage"]


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


def test_a_move_that_no_enemy_holds_says_why() -> None:
    """The log told an ordinary move out of a square with an enemy in it, which nobody at the table could explain."""
    c = fight("....", a=piece("1,0", high=True), e=foe("1,0"))
    assert unheld(Mover(c, "a", "combat"), [(1, 0)]) == "high"
    assert unheld(Mover(c, "a", "combat"), [(0, 0)]) == ""
    assert unheld(Mover(c, "a", "disengage"), [(1, 0)]) == ""
    c.fighters["e"] = foe("1,0", "slow")
    assert unheld(Mover(c, "a", "combat"), [(1, 0)]) == "slow"


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
