"""What the machine player reckons with is what the rules say, of its own phase and of what its seat may know."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.decision import Choice
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player.heuristic import heuristic
from hantei.rulebooks.shadowrun4.rules.street.ground import METRE, foes_in_line
from hantei.rulebooks.shadowrun4.state import Phase, Run

BOOK = open_rulebook("shadowrun4")


def drawn(did: str) -> tuple[Run, str]:
    """The blade of the west with a pistol just drawn, in a phase in which something has been done."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("west_blade", simple=1, complex=False, did=[did])]
    carried = c.actors["west_blade"].carried
    name = next(name for name, held in carried.items() if held.holster)
    carried[name].hand = "left"
    return c, carried[name].weapon


@pytest.mark.parametrize("turned", [False, True])
def test_a_gun_drawn_is_fired_at_whom_it_does_most_to(turned: bool) -> None:
    """SR-3.2.18: it was fired at the first on the list."""
    c, gun = drawn("quick_draw")
    c.actors["east_blade"].physical = 8
    options = foes_in_line(c, "west_blade")[:: -1 if turned else 1]
    question = Choice("west", "target", "SR-3.4.2", options, {"who": "west_blade", "weapon": gun})
    assert heuristic(c, question, Random(0)) == "east_blade"


@pytest.mark.parametrize("near", ["east_guard", "east_watchman", "east_blade"])
def test_a_knife_is_thrown_at_whoever_is_nearest(near: str) -> None:
    c, gun = drawn("throw")
    c.actors[near].x -= 5 * METRE
    options = foes_in_line(c, "west_blade")
    question = Choice("west", "target", "SR-3.4.2", options, {"who": "west_blade", "weapon": gun})
    assert heuristic(c, question, Random(0)) == near


def test_the_gun_of_the_van_is_fired_at_whom_it_does_most_to_and_in_a_burst() -> None:
    """SR-3.2.27: mode, target and way of firing were those of the gun in hand, or the first of each."""
    c: Run = BOOK.start({"scenario": "motorcycle_chase"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("mori", did=["fire_mount"])]
    c.chase = {"van|left_bike": "short", "van|right_bike": "short"}
    foes = [name for name in foes_in_line(c, "mori") if c.actors[name].machine.model]
    for name in foes[1:]:
        c.actors[name].physical = 8
    about = {"who": "mori", "weapon": "roof_gun"}
    target = heuristic(c, Choice("runners", "target", "SR-3.4.2", foes, about), Random(0))
    assert target == foes[-1]
    burst = Choice("runners", "burst", "SR-10.1.5", ["narrow", "wide"], {**about, "target": target})
    assert heuristic(c, burst, Random(0)) == "wide"
    assert heuristic(c, Choice("runners", "mode", "SR-3.2.27", ["SA", "BF"], about), Random(0)) == "BF"
