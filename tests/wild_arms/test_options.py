"""In which order answers are offered: foes before friends, and last what reaches no foe, which says so."""

from __future__ import annotations

import re
from typing import Any

from hantei import library
from hantei.cases.bench import bench
from hantei.core.decision import Choice
from hantei.library import open_rulebook, shelf
from hantei.rulebooks.wild_arms.views import label

from .battles import question

ACROSS: dict[str, Any] = {
    "sniping": {"range": 2},
    "distance": 1,
    "arms": {"rifle": {"range": 2}},
    "arts": {"heal": {"kind": "spell", "effect": {"cure": ["wounded"]}}, "hex": {"effect": {"give": ["cowed"]}}},
    "fighters": {
        "ash": {"arms": ["rifle"], "attacks": {"kick": {}}, "arts": ["heal", "hex"]},
        "elm": {},
        "oak": {"hp": 20},
        "fir": {"hp": 20},
    },
    "process": {"who": "ash"},
}
"""Two on each side, too far apart for a kick."""

NEAR = {name: entry for name, entry in ACROSS.items() if name not in ("sniping", "distance")}


def offered(situation: dict[str, Any], *run: str) -> Choice:
    """The question at which a beat stops."""
    asked = question(situation, run, {})
    assert isinstance(asked, Choice)
    return asked


def test_foes_are_offered_before_friends() -> None:
    asked = offered(NEAR, "use", "ash", "major", "arm:kick")
    assert list(asked.options) == ["oak", "fir", "elm"]


def test_foes_are_offered_first_for_what_harms_without_an_attack() -> None:
    asked = offered(NEAR, "use", "ash", "major", "art:hex")
    assert list(asked.options) == ["oak", "fir", "ash", "elm"]


def test_help_is_offered_to_everybody_as_they_were_declared() -> None:
    asked = offered(NEAR, "use", "ash", "major", "art:heal")
    assert list(asked.options) == ["ash", "elm", "oak", "fir"]


def test_what_reaches_no_foe_comes_last_and_says_so() -> None:
    asked = offered(ACROSS, "act", "ash")
    assert list(asked.options)[-3:] == ["major:arm:kick", "wait", "end"]
    assert asked.options[0] == "major:arm:rifle"
    state = bench("wild_arms").given(ACROSS, {})
    said = [library.catalogue("wild_arms", lang).say(label(state, asked, "major:arm:kick")) for lang in ("en", "ja")]
    assert said == ["major: melee attack with a kick (no enemy in reach)", "メジャー：kickで白兵攻撃　※届く敵がいない"]
    assert "no enemy" not in library.catalogue("wild_arms", "en").say(label(state, asked, "major:arm:rifle"))


def test_what_reaches_a_foe_says_nothing_of_it() -> None:
    asked = offered(NEAR, "act", "ash")
    assert list(asked.options)[:2] == ["major:arm:rifle", "major:arm:kick"]
    state = bench("wild_arms").given(NEAR, {})
    said = library.catalogue("wild_arms", "en").say(label(state, asked, "major:arm:kick"))
    assert said == "major: melee attack with a kick"


def test_in_set_up_too_what_reaches_no_foe_comes_last() -> None:
    arts = {
        "shove": {"timing": "setup", "attack": "magic", "range": 1},
        "snipe": {"timing": "setup", "attack": "magic", "range": 2},
    }
    fighters = {**ACROSS["fighters"], "ash": {"arts": ["shove", "snipe"]}}
    asked = offered({**ACROSS, "arts": arts, "fighters": fighters}, "set_up_turn", "ash")
    assert list(asked.options) == ["pass", "art:snipe", "art:shove"]


def test_a_representative_is_shown_with_the_check_of_tactics() -> None:
    """WA-07.1: dice by the ability, the level added."""
    rulebook, (name, text) = open_rulebook("wild_arms"), shelf("wild_arms").scenario_text("saloon")
    state = rulebook.start({"scenario": name, "scenarios": {name: text}})
    who = next(iter(state.fighters))
    asked = Choice("drifters", "representative", "WA-07.1", [who, "nobody"], {"faction": state.fighters[who].faction})
    message = rulebook.speech.effect(state, asked, who)
    assert message.id == "wa-eff-representative"
    said = shelf("wild_arms").catalogue("en").say(message)
    assert re.fullmatch(r".+ makes the check: .*tactics.* \d+D6[+−]\d+\.", said, re.IGNORECASE)


def test_to_fill_what_is_full_says_that_nothing_changes() -> None:
    """WA-12.2: an ARM comes up to its capacity; WA-12.5: FP come up to the maximum, 10 here."""
    for rounds, fp, full in ((6, 10, True), (5, 9, False)):
        ash = {**ACROSS["fighters"]["ash"], "fp": fp, "rounds": {"rifle": rounds}}
        situation = {**NEAR, "arms": {"rifle": {"capacity": 6}}, "fighters": {**ACROSS["fighters"], "ash": ash}}
        state, asked = bench("wild_arms").given(situation, {}), offered(situation, "act", "ash")
        told = [
            open_rulebook("wild_arms").speech.effect(state, asked, f"minor:{act}").id for act in ("reload", "focus")
        ]
        assert [one.endswith("-full") for one in told] == [full, full]


def test_who_covers_an_enemy_against_a_friend_is_not_worth_a_question() -> None:
    """WA-06.17: covering takes an attack upon oneself; elm and ash are of one side, oak is not."""
    state = bench("wild_arms").given(NEAR, {})
    for targets, said in ((["oak"], "none"), (["elm"], None), (["oak", "elm"], None)):
        about: dict[str, Any] = {"who": "ash", "by": "fir", "targets": targets}
        asked = Choice("pc", "cover", "WA-06.17", ["cover", "none"], about)
        assert open_rulebook("wild_arms").sparing.foregone(state, asked) == said
