"""Chapter 08: sealed, controlled and closed squares, walls and doors, difficult squares and water."""

from __future__ import annotations

from hantei.rulebooks.senki.content.records import Edge
from hantei.rulebooks.senki.content.words import Mark
from hantei.rulebooks.senki.rules.mover import Mover
from hantei.rulebooks.senki.rules.step_costs import cost
from hantei.rulebooks.senki.rules.stopping import may_start, opponents, stops
from hantei.rulebooks.senki.rules.walking import walk

from .boards import fight, foe, path, piece
from .walks import go, in_reach, mover, problem

# Chapter 08: sealed squares


def test_who_must_be_beaten_in_a_sealed_square() -> None:
    """SK-08.4, SK-08.6, SK-08.10, SK-10.20: all who hinder the mover; without any the mark means nothing."""
    c = fight(".o.", a=piece("0,0"))
    assert go(c, "1,0 2,0", movement=2) == ("2,0", 2)
    c.fighters |= {"a": piece("1,0"), "e": foe("1,0"), "f": foe("1,0"), "g": foe("1,0", "slow"), "h": foe("0,0")}
    assert opponents(Mover(c, "a", "disengage"), (1, 0)) == ["e", "f"]
    assert opponents(Mover(c, "a", "disengage"), (0, 0)) == []
    assert walk(c, "a", path("2,0"), "disengage", 1).checks == (0,)
    c.fighters = {"a": piece("0,0"), "e": foe("1,0")}
    assert go(c, "1,0 2,0") == ("1,0", 1)


def test_sealed_squares_and_high_mobility() -> None:
    """SK-10.7: no check against those who cannot hinder; by ruling against all, in passing too."""
    c = fight(".o..", a=piece("1,0", high=True), e=foe("1,0"))
    assert may_start(c, "a", "combat") == ""
    assert walk(c, "a", path("2,0"), "combat", 3).checks == ()
    c.fighters["f"] = foe("1,0", high=True)
    assert opponents(Mover(c, "a", "disengage"), (1, 0)) == ["f"]
    c = fight(".o..", rulings={"sealed_vs_unhindered": "1"}, a=piece("1,0", high=True), e=foe("1,0"))
    c.fighters["f"] = foe("1,0", incapacitated=True)
    assert opponents(Mover(c, "a", "disengage"), (1, 0)) == ["e"]
    assert walk(c, "a", path("2,0"), "combat", 3).checks == (0,)
    c.fighters["a"] = piece("0,0", high=True)
    assert walk(c, "a", path("1,0 2,0 3,0"), "combat", 3).checks == (1,)


def test_charging_through_sealed_squares() -> None:
    """SK-10.14: those who would hinder it without the charge; by ruling none. SK-11.29: 突撃X likewise."""
    for ruling, checks in (("default", (1,)), ("1", ())):
        c = fight(".o..", rulings={"charge_through_sealed": ruling}, a=piece("0,0", charging=True), e=foe("1,0"))
        c.fighters["s"] = foe("1,0", "slow")
        assert walk(c, "a", path("1,0 2,0 3,0"), "combat", 3).checks == checks
        assert opponents(Mover(c, "a", "combat"), (1, 0)) == (["e"] if checks else [])
        assert opponents(Mover(c, "a", "disengage"), (1, 0)) == ["e"], "a disengage move is a disengage move"
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
