"""What the machine player spares in battle: magazines where knives are as sure, and not those who could not attack."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Choice
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.state import Campaign

SQUAD: dict[str, Any] = {"leader": {"sub": "command", "skill": 1}, "gear": ["ar"], "magazines": 10, "battle": {}}


def battle(**more: Any) -> Campaign:
    """A battle of a leader with an assault rifle and 10 magazines."""
    c: Campaign = bench("urban_assault").given({**SQUAD, **more}, {})
    return c


@pytest.mark.parametrize(("arms", "volley"), [("firearm", True), ("melee", False)])
def test_no_volley_is_fired_where_knives_are_as_sure(arms: str, volley: bool) -> None:
    """UA-29.9: members are 2 worse by hand against guns, and as good as with a shot against blades."""
    c = battle(members=["6 assault"], enemies=[{"level": 4, "number": 9, "main_arms": arms}])
    c.fight.acted = ["leader"]
    actor = Choice("leader", "actor", "UA-36.6", ["assault-1", "volley", "done"], {"left": 6, "round": 1})
    assert (heuristic(c, actor, Random(1)) == "volley") == volley


def test_members_who_fire_twice_do_so_where_a_knife_strikes_once() -> None:
    c = battle(members=["2 gunner"], enemies=[{"level": 4, "number": 9, "main_arms": "melee"}])
    action = Choice("leader", "action", "UA-36.31", ["shoot", "close", "hold"], {"who": "gunner-1"})
    assert heuristic(c, action, Random(1)) == "shoot"


@pytest.mark.parametrize(
    ("members", "attackers", "answers"),
    [
        ("6 assault", 3, ["drop_out", "members"]),  # three of seven may attack, and five share eight attacks
        ("6 assault", 0, ["wound", "leader"]),  # all may attack
        ("4 assault", 3, ["wound", "leader"]),  # three would share eight attacks
    ],
)
def test_whoever_could_not_attack_anyway_is_hit_first(members: str, attackers: int, answers: list[Answer]) -> None:
    """UA-28.50, UA-36.14: a wound, or a member; the odd attack on the leader, or on members."""
    c = battle(
        members=[members],
        leader={"sub": "command", "skill": 1, "life_growth": 8},
        enemies=[{"level": 4, "number": 8}],
        encounter={"attackers_max": attackers},
    )
    fumbled = Choice("leader", "fumbled_defence", "UA-28.50", ["wound", "drop_out"], {"unit": "group"})
    odd = Choice("leader", "odd_attack", "UA-36.14", ["leader", "members"], {"unit": "group", "n": 7})
    assert [heuristic(c, one, Random(1)) for one in (fumbled, odd)] == answers
