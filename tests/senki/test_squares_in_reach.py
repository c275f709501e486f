"""What is in reach, whatever the sheet: compared with every way there is."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.rulebooks.senki.rules import grid, in_reach
from hantei.rulebooks.senki.rules.grid import named
from hantei.rulebooks.senki.rules.move_kinds import (
    Kind,
    budget,
)
from hantei.rulebooks.senki.rules.paths import paths
from hantei.rulebooks.senki.rules.square_sets import numbering, numbers
from hantei.rulebooks.senki.rules.stopping import may_start
from hantei.rulebooks.senki.rules.walking import reach, walk
from hantei.rulebooks.senki.state import Cell, Fight

from .boards import at, fight, foe, path, piece

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


@given(fights(), st.sampled_from(KINDS), st.integers(0, 4))
@settings(max_examples=250, deadline=None)
def test_the_set_of_squares_holds_the_ends_of_all_paths(c: Fight, kind: Kind, movement: int) -> None:
    """SK-07.17; asked a second time, when what empty squares mean is known already, and from another square."""
    cells = numbering(grid.ground(c)).cells
    for x in (c.fighters["a"].x, 0):
        c.fighters["a"].x = x
        found = in_reach.ends(c, "a", kind, budget(kind, movement))
        assert [cells[n] for n in numbers(found)] == sorted(
            reach(c, "a", kind, budget(kind, movement)), key=lambda end: (end[1], end[0])
        )


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
