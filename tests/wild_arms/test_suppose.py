"""What a seat may reckon with, and what can be forgotten between two beats."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.record import clone
from hantei.rulebooks.wild_arms.player.suppose import forget, suppose
from hantei.rulebooks.wild_arms.state import Action, Fight

GIVEN: dict[str, Any] = {
    "arms": {"gun": {}},
    "fighters": {
        "ash": {"arms": ["gun"], "fp": 3},
        "oak": {"hp": 20, "seat": "enemy"},
        "elm": {"hp": 20, "seat": "enemy", "arrives": 3},
        "fir": {"seat": "pc", "arrives": 4},
    },
}


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("wild_arms").given(GIVEN, {})
    return state


def test_all_figures_lie_open(c: Fight) -> None:
    found = suppose(clone(c), "enemy").state
    assert (found.fighters["ash"], found.fighters["oak"]) == (c.fighters["ash"], c.fighters["oak"])


def test_who_is_still_to_come_is_known_to_its_own_seat_only(c: Fight) -> None:
    people = suppose(clone(c), "pc")
    assert (people.state.fighters["elm"].dead, people.state.fighters["fir"].dead) == (True, False)
    assert [message.id for message in people.said] == ["wa-supposed"]
    enemies = suppose(clone(c), "enemy")
    assert (enemies.state.fighters["elm"].dead, enemies.state.fighters["fir"].dead) == (False, True)


def test_a_game_master_knows_who_comes(c: Fight) -> None:
    told = suppose(clone(c), "referee")
    assert (told.state, told.said, told.veiled) == (c, (), ())


def test_an_attack_check_counts_until_all_have_reacted(c: Fight) -> None:
    c.action = Action("ash", "major", "arm", "gun", "gun", "shooting", ["oak"], total=17, critical=True)
    c.agenda = [("attack_done",), ("reaction", "oak")]
    forget(c)
    assert c.action.total == 17
    c.agenda = [("attack_done",), ("harm", "oak"), ("damage_roll",)]
    c.action.hit = ["oak"]
    forget(c)
    assert (c.action.total, c.action.critical, c.action.hit) == (0, True, ["oak"])


def test_a_damage_roll_counts_until_it_is_dealt(c: Fight) -> None:
    c.action = Action("ash", "major", "arm", "gun", "gun", "shooting", ["oak"], hit=["oak"], damage=9, rolled=True)
    c.agenda = [("attack_done",), ("harm", "oak")]
    forget(c)
    assert c.action.damage == 9
    c.agenda = [("attack_done",)]
    forget(c)
    assert c.action.damage == 0


def test_tactics_count_until_the_order_stands(c: Fight) -> None:
    c.factions["pc"].tactics, c.factions["pc"].rolled = 9, True
    c.agenda = [("order",), ("tactics", "enemy")]
    forget(c)
    assert (c.factions["pc"].tactics, c.factions["pc"].rolled) == (9, True)
    c.agenda = [("actions",)]
    forget(c)
    assert (c.factions["pc"].tactics, c.factions["pc"].rolled) == (0, False)
