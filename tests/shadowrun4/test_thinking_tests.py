"""The machine player's Edge: on what it is spent in a race to act first, and by whoever is about to go down."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.decision import Choice, Fact
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player.heuristic import heuristic

BOOK = open_rulebook("shadowrun4")
SOME = ("keep", "add", "reroll")


@pytest.mark.parametrize(
    ("stun", "physical", "hits", "options", "done"),
    [
        (8, 0, 2, SOME, "reroll"),  # three boxes: the second fills the track
        (8, 0, 2, ("keep", "add"), "add"),  # rolled again already
        (6, 0, 2, SOME, "keep"),  # nine boxes of ten
        (9, 0, 0, SOME, "keep"),  # five hits more are not to be hoped for
        (0, 9, 2, SOME, "keep"),  # stun fills the other track
    ],
)
def test_damage_that_takes_somebody_out_is_worth_a_point(
    stun: int, physical: int, hits: int, options: tuple[str, ...], done: str
) -> None:
    """Whoever was taken out in the first pass lay there with three points unspent."""
    c = BOOK.start({"scenario": "alley_firefight"})
    c.actors["mori"].stun, c.actors["mori"].physical = stun, physical
    about: dict[str, Fact] = {"who": "mori", "kind": "resistance", "hits": hits, "glitch": "", "edge": 1}
    about |= {"value": 5, "kind_of": "S"}
    assert heuristic(c, Choice("runners", "after", "SR-2.6", list(options), about), Random(0)) == done


@pytest.mark.parametrize(
    ("physical", "reading", "edge", "done"),
    [
        (0, "rating_only", 1, "pay"),
        (11, "rating_only", 1, "pay"),
        (11, "unspent_point", 2, "pay"),
        (11, "unspent_point", 1, "no"),  # it is burned to stay alive
        (0, "unspent_point", 1, "pay"),
    ],
)
def test_whoever_goes_down_takes_one_more_phase(physical: int, reading: str, edge: int, done: str) -> None:
    """SR-2.15: even with nobody to shoot at yet, since a phase allows to move and to look around."""
    c = BOOK.start({"scenario": "alley_firefight", "rulings": {"burn_needs_point": reading}})
    mori = c.actors["mori"]
    mori.physical, mori.edge = physical, edge
    for held in mori.carried.values():
        held.rounds = 0
    assert heuristic(c, Choice("runners", "last_phase", "SR-2.15", ["no", "pay"], {"who": "mori"}), Random(0)) == done


@pytest.mark.parametrize(
    ("turn", "edge", "who", "way"),
    [
        (1, 3, "west_blade", "edge"),  # before the roll, after it, and to act first
        (1, 2, "west_blade", "roll"),
        (1, 1, "west_guard", "roll"),
        (2, 3, "west_blade", "roll"),  # the race is over
    ],
)
def test_a_race_to_act_first_takes_a_point_before_the_roll_too(turn: int, edge: int, who: str, way: str) -> None:
    """SR-2.5, SR-2.11: both sides begin in the open, and the faster of two who have paid comes first."""
    c = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.actors[who].edge = turn, edge
    about: dict[str, Fact] = {"who": who, "kind": "initiative", "pool": 9, "edge": edge}
    assert heuristic(c, Choice("west", "test", "SR-2.5", ["roll", "edge"], about), Random(0)) == way
