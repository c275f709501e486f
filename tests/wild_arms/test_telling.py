"""How it is told that tasks decide a battle, and how people are."""

from __future__ import annotations

import pytest

from hantei import library
from hantei.cases.bench import bench
from hantei.core.event import Event
from hantei.core.message import Message
from hantei.core.text import Language
from hantei.rulebooks.wild_arms.state import Fight
from hantei.rulebooks.wild_arms.views import report
from hantei.telling.gathering import Gathering
from hantei.telling.joining import Saying


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("wild_arms").given({"fighters": {"ash": {}, "oak": {"hp_max": 20, "hp": 7, "armour": 3}}}, {})
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


def test_who_uses_something_on_somebody_is_told_with_what_it_does_for_them() -> None:
    """Both lines name a "who", the user and the one who is cured; one line told the latter twice."""
    rulebook = library.open_rulebook("wild_arms")
    battle = rulebook.start({"scenario": "powder_house"})
    user, cured = [who for who, one in battle.fighters.items() if one.pc][:2]
    events = [
        Event("uses", {"who": user, "thing": "item:salve", "targets": [cured], "cost": 0, "slot": "minor", "fp": 1}),
        Event("status_over", {"who": cured, "status": "wounded", "out": False}),
    ]
    gathering = Gathering(rulebook.speech)
    lines = [line for one in events for line in gathering.take(Saying(one, report(battle, one.name, one.facts)))]
    lines += gathering.rest()
    names = {lang: [say(report(battle, one.name, one.facts), lang) for one in events] for lang in ("en", "ja")}
    assert [say(line.message) for line in lines] == [f"{names['en'][0]}: no longer wounded"]
    assert [say(line.message, "ja") for line in lines] == [f"{names['ja'][0]}：負傷状態から回復"]
