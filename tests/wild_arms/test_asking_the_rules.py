"""What the machine player asks the rules for: who can support, who will choose a stance, what awakening frees."""

from __future__ import annotations

from random import Random
from typing import Any

from hantei.cases.bench import bench
from hantei.core.decision import Choice
from hantei.rulebooks.wild_arms.player.heuristic import act_worth, heuristic
from hantei.rulebooks.wild_arms.player.possessions import can_support, covered, foreseen, holding, move
from hantei.rulebooks.wild_arms.player.prospects import LAST_ROUND, ROUND
from hantei.rulebooks.wild_arms.player.sharpening import free_of_cost, known_attacks
from hantei.rulebooks.wild_arms.state import Fight


def given(fighters: dict[str, Any], **more: Any) -> Fight:
    """A battle between some people."""
    c: Fight = bench("wild_arms").given({"arms": {"gun": {}}, "fighters": fighters, **more}, {})
    return c


def supports(**ash: Any) -> bool:
    """Whether Ash, with a friend at its side, could use a support skill."""
    c = given({"ash": ash, "elm": {}, "oak": {"hp": 9}})
    with holding(c, "ash", "support"):
        return can_support(c, "ash")


def test_who_can_pay_for_a_support_skill() -> None:
    """WA-06.16, WA-18.26, WA-17.9: Jamming costs 2, the cowed 3, the awakened nothing."""
    assert supports(fp=2)
    assert not supports(fp=1)
    assert not supports(fp=2, statuses=["cowed"])
    assert supports(fp=0, statuses=["awakened"])


def test_nobody_is_supported_where_nobody_else_is_up() -> None:
    c = given({"ash": {"fp": 9}, "elm": {"dying": True}, "oak": {"hp": 9}})
    with holding(c, "ash", "support"):
        assert not can_support(c, "ash")


def test_the_surprised_are_not_supposed_to_choose() -> None:
    """WA-20.4: they have no possession in the first round, neither Open nor a cover."""
    people = {"ash": {}, "oak": {"faction": "enemy", "no_hp": True}}
    c = given(people, surprise={"level": 1, "active": "pc"}, phase="possession")
    with foreseen(c, "ash"), covered(c, ["oak"]):
        assert c.fighters["oak"].possession == ""
    c.round = 2
    with foreseen(c, "ash"):
        assert c.fighters["oak"].possession == "open"
    with covered(c, ["oak"]):
        assert (c.fighters["oak"].possession, c.fighters["oak"].lean) == ("lean", 1)


def test_nobody_is_supposed_to_lean_who_charged_or_has_no_guard_by_it() -> None:
    """WA-21.5, WA-16.8."""
    people = {"ash": {}, "oak": {"faction": "enemy", "no_hp": True}, "elm": {"hp": 9}, "fir": {"hp": 9, "guards": True}}
    c = given(people, sniping={"range": 2}, phase="set_up")
    with covered(c, ["oak", "elm", "fir"]):
        assert [c.fighters[name].possession for name in ("oak", "elm", "fir")] == ["lean", "", "lean"]
    c.factions["enemy"].move = "charge"
    with covered(c, ["oak"]):
        assert c.fighters["oak"].possession == ""


def test_awakening_does_not_save_rounds() -> None:
    """WA-17.9: costs are FP; an attack that spends three rounds is as dear in rounds as before."""
    arts = {"fan": {"kind": "skill", "cost": 3, "attack": "shooting", "range": "weapon", "rounds": 3}}
    for supplied, price in ((True, ROUND), (False, LAST_ROUND)):
        ash = {"arms": ["gun"], "arts": ["fan"], "fp": 0, "supplied": supplied}
        c = given({"ash": ash, "oak": {"hp": 9}}, arts=arts)
        fan = next(one for one in known_attacks(c, "ash") if one.used.name == "fan")
        assert free_of_cost(c, "ash", fan).price == 2 * price


def test_who_is_here_to_get_away_escapes_from_afar() -> None:
    """WA-21.8, WA-21.20: a faction that flees in a sniping battle gets away whatever the other chooses."""
    goals = {"victory": [{"kind": "left", "factions": ["pc"]}]}
    c = given({"ash": {}, "oak": {"hp": 9}}, sniping={"range": 2}, **goals)
    assert move(c, "ash", ["keep", "charge", "escape"]) == "escape"
    assert move(c, "ash", ["keep", "charge"]) == "charge"
    assert move(c, "oak", ["keep", "charge", "escape"]) == "charge"


def test_a_race_against_better_people_is_worth_less() -> None:
    """WA-01.12."""

    def worth(skill: str) -> int:
        task = {"flag": {"kind": "race", "skill": "acrobatics"}}
        goals = {"victory": [{"kind": "done", "task": "flag"}]}
        c = given({"ash": {}, "oak": {"hp": 9, "skills": {"acrobatics": skill}}}, tasks=task, **goals)
        c.phase = "action"
        return act_worth(c, "ash", "major:task:flag")

    assert worth("2D6") > worth("2D6+4") > worth("4D6+4")


def test_the_wounded_are_felled_by_every_reading() -> None:
    """WA-20.9, WA-20.10: a wound already held may do nothing more, so dying is chosen."""
    c = given({"ash": {}, "oak": {"no_hp": True, "faction": "enemy", "wounded": True}})
    question = Choice("pc", "overpower", "WA-20.9", ["wounded", "dying"], {"who": "ash", "target": "oak"})
    assert heuristic(c, question, Random(0)) == "dying"


def test_nobody_guards_against_those_who_have_acted() -> None:
    """WA-03.2, WA-08.5: a guard and a reaction for the round are worth nothing once no enemy is to act in it."""
    ash = {"arts": ["brace", "steady"], "fp": 9, "possession": "open"}
    c = given({"ash": ash, "oak": {"hp": 9, "possession": "open"}}, order=["oak", "ash"], process={"who": "ash"})
    assert act_worth(c, "ash", "minor:art:brace") > 0 < act_worth(c, "ash", "minor:art:steady")
    c.fighters["oak"].acted = True
    assert act_worth(c, "ash", "minor:art:brace") < 0 > act_worth(c, "ash", "minor:art:steady")
    c.phase = "set_up"  # of the next round
    assert act_worth(c, "ash", "minor:art:brace") > 0
