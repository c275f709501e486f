"""Whether to strike first, and what is said of waiting."""

from __future__ import annotations

from random import Random
from typing import Any

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Decision
from hantei.core.table import Live
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.rules.beats import beat
from hantei.rulebooks.urban_assault.state import Campaign
from hantei.rulebooks.urban_assault.views.effects import effect

SQUAD = {
    "leader": {"sub": "command", "skill": 1, "life_growth": 8},
    "gear": ["ar", "plate_carrier"],
    "members": ["assault", "assault"],
    "magazines": 10,
    "map": {"space": "outdoor"},
}


MANY = {"id": "militia", "number": 12, "level": 4}


def said(**more: Any) -> str:
    """What waiting is said to do."""
    c: Campaign = bench("urban_assault").given({**SQUAD, "enemies": [MANY], **more}, {})
    c.agenda = [("encounter", "tiles/here/events/0")]
    found: list[str] = []

    def player(decision: Decision) -> Answer:
        if decision.kind == "approach":
            found.append(effect(c, decision, "see_reaction").id)
        return heuristic(c, decision, Random(1))

    while c.agenda and not found:
        beat.step(c, Live(Random(1), {"leader": player}))
    return found[0]


def test_who_has_no_reaction_table_attacks_at_once() -> None:
    """UA-35.7: no throw on a table is promised where there is none."""
    assert said() == "ua-fx-approach-no_table"


def test_who_has_one_is_read() -> None:
    assert said(encounter={"reactions": {"1-3": "neutral", "4-6": "hostile"}}) == "ua-fx-approach-see_reaction"
