"""What the machine player remembers of shots is what the rules say of the fight as it is."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.decision import Answer, Decision
from hantei.core.glance import glance
from hantei.core.table import Live
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player.heuristic import heuristic
from hantei.rulebooks.shadowrun4.player.prospects import Plan
from hantei.rulebooks.shadowrun4.player.sense import best_shot, guns_of
from hantei.rulebooks.shadowrun4.rules.figures import able
from hantei.rulebooks.shadowrun4.rules.riders import machines_about
from hantei.rulebooks.shadowrun4.rules.street.actions import every
from hantei.rulebooks.shadowrun4.state import Run

BOOK = open_rulebook("shadowrun4")

KINDS = ("action", "defend", "interrupt")
"""The questions at which everybody's shots are worked out twice."""


def shots(c: Run) -> list[Plan]:
    """Everybody's best shot, with the mode set and with any mode."""
    names = [name for name, actor in c.actors.items() if able(actor)]
    ways = [(name, modes) for name in names for modes in (False, True)]
    return [best_shot(c, name, guns_of(c, name), ("fire", "full_burst"), modes) for name, modes in ways]


def play(encounter: str, seed: int, questions: int) -> int:
    """Play on and hold what is remembered against what is worked out anew; how often that was done."""
    c: Run = BOOK.start({"scenario": encounter})
    rng = Random(f"{encounter}/{seed}")
    asked = 0

    def answer(decision: Decision) -> Answer:
        nonlocal asked
        if decision.kind in KINDS:
            asked += 1
            with glance(c):
                remembered = shots(c)
            assert remembered == shots(c)  # nothing is remembered outside of a glance
        return heuristic(c, decision, rng)

    table = Live(rng, dict.fromkeys(BOOK.seats(c), answer))
    while not c.over and asked < questions:
        BOOK.beats.step(c, table)
    return asked


@pytest.mark.parametrize("encounter", ["warehouse", "mixed_run", "drone_yard", "mage_duel"])
def test_what_is_remembered_holds_in_every_game(encounter: str) -> None:
    assert sum(play(encounter, seed, 40) for seed in range(3)) >= 60


def test_without_machines_nothing_of_machines_can_be_done() -> None:
    """Actions that are not asked about, because there is no machine, would have been refused."""
    c: Run = BOOK.start({"scenario": "alley_firefight"})
    mine = [one for one in every() if one.needs is machines_about]
    assert len(mine) >= 10
    assert not any(one.legal(c, name) for one in mine for name in c.actors)
