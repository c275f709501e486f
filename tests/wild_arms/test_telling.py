"""How it is told that tasks decide a battle, and how people are."""

from __future__ import annotations

import pytest

from hantei import library
from hantei.cases.bench import bench
from hantei.core.message import Message
from hantei.core.text import Language
from hantei.rulebooks.wild_arms.state import Fight
from hantei.rulebooks.wild_arms.views import report


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("wild_arms").given({"fighters": {"ash": {}, "oak": {"hp_max": 20, "hp": 7, "armour": 3}}})
    return state


def say(message: Message, language: Language = "en") -> str:
    return library.catalogue("wild_arms", language).say(message)


def test_a_task_that_decides_the_battle_says_when(c: Fight) -> None:
    """WA-09.6: the powder was loaded, and the guns went on to the end of the round."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "powder_house"})
    battle.tasks["load"] = "pc"
    told = {"who": "tilly", "task": "load", "people": ["tilly", "harlan"]}
    assert say(report(battle, "task_done", told)).endswith("\nWho has won is decided when the round ends")


def test_the_dying_stay_so(c: Fight) -> None:
    """WA-18.5: HP do not raise them, and the HP that they lose matter to nobody."""
    assert say(report(c, "hp_restored", {"who": "oak", "amount": 4, "hp": 9, "dying": True})) == (
        "oak regains 4 HP (now 9; still dying)"
    )
    hurt = {"who": "oak", "damage": 7, "hp": -9, "traits": [], "armour": 1, "dying": True}
    assert say(report(c, "damage", hurt), "ja") == "oakは7点のダメージを受けた（装甲値1、瀕死状態のまま）"
    assert say(report(c, "harm", {"who": "ash", "step": "dying", "before": "wounded"})) == (
        "ash, already wounded, is now dying"
    )
