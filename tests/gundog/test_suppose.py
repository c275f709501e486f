"""What a seat may reckon with, and what can be forgotten between two beats."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.record import clone
from hantei.rulebooks.gundog.player.suppose import forget, look_up, suppose
from hantei.rulebooks.gundog.rules.goals import met
from hantei.rulebooks.gundog.state import Attack, Fight
from tests.changed_scenes import begun_with

GIVEN: dict[str, Any] = {
    "weapons": {"gun": {"magazine": 6}},
    "items": {"balm": {}},
    "fighters": {
        "ash": {"weapons": ["gun"], "endurance_max": 30, "endurance": 20, "skills": {"rifles": "70/2", "tactics": 40}},
        "elm": {"endurance_max": 20, "initiative": 13, "skills": {"rifles": "51/1"}},
        "oak": {
            "side": "npc",
            "weapons": ["gun"],
            "endurance_max": 50,
            "endurance": 43,
            "rounds": {"gun": 1},
            "items": {"balm": 2},
            "impairments": ["light -20"],
            "prone": True,
        },
    },
}


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("gundog").given(GIVEN, {})
    return state


def test_hidden_figures_are_the_average_of_those_known(c: Fight) -> None:
    found = suppose(clone(c), "pc")
    oak, sheet = found.state.fighters["oak"], found.state.sheet("oak")
    assert (sheet.endurance, sheet.initiative) == (25, 11)
    assert (sheet.skills["rifles"].rate, sheet.skills["rifles"].level) == (60, 1)
    assert oak.endurance == 18  # the seven lost have been seen
    assert (oak.carried["gun"].rounds, oak.items) == (6, {})
    assert (oak.prone, [one.amount for one in oak.impairments]) == (True, [-20])
    assert [message.id for message in found.said] == ["gd-supposed"]
    assert found.veiled == ()


def test_ones_own_figures_are_known_and_a_game_master_knows_all(c: Fight) -> None:
    own = suppose(clone(c), "npc").state
    assert own.sheet("oak") == c.sheet("oak")
    assert own.sheet("ash").endurance == 50
    told = suppose(clone(c), "referee")
    assert (told.state, told.said) == (c, ())


def test_who_is_still_to_come_is_unknown(c: Fight) -> None:
    c.fighters["oak"].away, c.fighters["oak"].arrives = True, 3
    found = suppose(clone(c), "pc")
    assert found.veiled == ("round",)
    assert found.state.fighters["oak"].escaped


def test_what_no_rule_reads_is_forgotten(c: Fight) -> None:
    """The same wound of another source, the same wait at another hour, another degree of a hit: the same position."""
    twin = clone(c)
    for state, seconds, source, degree in ((c, 40, "table", 7), (twin, 900, "referee", 12)):
        state.seconds = seconds
        ash = state.fighters["ash"]
        ash.unconscious, ash.wake_at = True, seconds + 600
        state.fighters["oak"].impairments[0].source = source
        state.attack = Attack("ash", "shot", "gun", "gun", "semi", ["oak"], hits={"oak": 1}, degree=degree)
    forget(c)
    forget(twin)
    assert c == twin
    assert c.fighters["ash"].wake_at == 600


def test_a_degree_that_is_compared_is_kept() -> None:
    state: Fight = bench("gundog").given(GIVEN, {"evasion_rule": "compare"})
    state.attack = Attack("ash", "melee", "gun", "gun", targets=["oak"], degree=9)
    forget(state)
    assert state.attack.degree == 9


def test_who_is_still_to_come_has_not_left_by_an_exit() -> None:
    """Whoever wins by leaving has not won by not being there yet."""
    state = begun_with("gundog", "witness")
    goal = next(one for one in state.scene.goals if one.kind == "escape")
    other = next(one.seat for one in state.fighters.values() if one.side != goal.side)
    for fighter in state.fighters.values():
        if fighter.side == goal.side:
            fighter.away, fighter.arrives = True, 3
    for supposing in (look_up, suppose):
        assert not met(supposing(clone(state), other).state, goal)
