"""Whether to strike first: what is said of it, and what the machine player does."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Literal

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Choice, Decision, Fact
from hantei.core.message import Message
from hantei.core.table import Live
from hantei.rulebooks.urban_assault.content.language import Wait
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.rules.beats import beat
from hantei.rulebooks.urban_assault.state import Campaign, Waiting
from hantei.rulebooks.urban_assault.views.effects import effect

SQUAD = {
    "leader": {"sub": "command", "skill": 1, "life_growth": 8},
    "gear": ["ar", "plate_carrier"],
    "members": ["assault", "assault"],
    "magazines": 10,
    "map": {"space": "outdoor"},
}


def head(said: Message) -> str:
    """The first sentence, before who fights to the end."""
    first = said.args.get("first", said)
    return first.id if isinstance(first, Message) else ""


def asked(enemies: dict[str, Any], **more: Any) -> tuple[str, Answer]:
    """What waiting is said to do before these enemies, and what the machine player does."""
    c: Campaign = bench("urban_assault").given({**SQUAD, "enemies": [enemies], **more}, {})
    c.agenda = [("encounter", "tiles/here/events/0")]
    found: list[tuple[str, Answer]] = []

    def player(decision: Decision) -> Answer:
        answer = heuristic(c, decision, Random(1))
        if decision.kind == "approach":
            found.append((head(effect(c, decision, "see_reaction")), answer))
        return answer

    while c.agenda and not found:
        beat.step(c, Live(Random(1), {"leader": player}))
    return found[0]


MANY = {"id": "militia", "number": 12, "level": 4}
"""More than the fire of two members and their leader can break, so that nobody would strike first at them."""


def test_who_cannot_be_read_is_struck_first() -> None:
    """UA-35.7: enemies without a reaction table attack at once, so waiting only gives them the first move."""
    assert asked(MANY) == ("ua-fx-approach-no_table", "first_strike")


def test_who_can_be_read_is_read_where_they_are_many() -> None:
    said, answer = asked(MANY, encounter={"reactions": {"1-3": "neutral", "4-6": "hostile"}})
    assert said == "ua-fx-approach-see_reaction"
    assert answer == "see_reaction"


def said_while(first: Literal["squad", "enemy"], word: str) -> str:
    """What is said of an answer to the question while an effect waits that lets this side act first (UA-SC.2)."""
    c: Campaign = bench("urban_assault").given({**SQUAD, "enemies": [MANY]}, {})
    c.agenda = [("encounter", "tiles/here/events/0")]
    c.op.waiting = [Waiting("tiles/here/events/1", "next_battle")]
    c.content.places[c.op.scenario]["tiles/here/events/1"] = Wait("wait", scope="next_battle", first=first)
    said: list[str] = []

    def player(decision: Decision) -> Answer:
        if decision.kind == "approach":
            said.append(head(effect(c, decision, word)))
        return heuristic(c, decision, Random(1))

    table = Live(Random(1), {"leader": player})
    while c.agenda and not said:
        beat.step(c, table)
    return said[0]


def test_a_first_strike_says_where_the_enemy_acts_first_all_the_same() -> None:
    """The price is paid all the same."""
    assert said_while("enemy", "first_strike") == "ua-fx-approach-first_strike-late"


def test_waiting_says_where_the_squad_acts_first_all_the_same() -> None:
    assert said_while("squad", "see_reaction") == "ua-fx-approach-no_table-early"
    assert said_while("enemy", "see_reaction") == "ua-fx-approach-no_table"


def test_magazines_buy_fewer_attacks_in_the_battle_to_come() -> None:
    """Three attacks a round fewer of every unit are worth more than four magazines: the battle lasts for rounds."""
    fewer = {"do": "wait", "scope": "next_battle", "enemy_attacks": -3}
    once = {"do": "wait", "scope": "first_round", "enemy_attacks": -3}
    for waits, answer in ((fewer, "pay"), (once, "keep")):
        said = {"ja": "弾倉", "en": "Magazines"}
        options = [{"id": "pay", "text": said, "magazines": 4, "then": [waits]}, {"id": "keep", "text": said}]
        given = {**SQUAD, "scenario": {"start": [{"do": "choose", "options": options}]}}
        c = bench("urban_assault").given(given, {})
        question = Choice("leader", "event", "UA-SC.28", ["pay", "keep"], {"path": "start/0"})
        assert heuristic(c, question, Random(0)) == answer


@pytest.mark.parametrize(("warders", "answer"), [(6, "free"), (12, "pass")])
def test_a_small_fight_is_worth_an_attack_bonus_in_the_next_battle(warders: int, answer: str) -> None:
    """Six attackers are a price for +1 on every attack; twelve are too many."""
    bonus = {"do": "wait", "scope": "next_battle", "attack": 1}
    fight = {"do": "encounter", "units": [{**MANY, "kind": "group", "number": warders}], "victory": [bonus]}
    said = {"ja": "看守", "en": "The warders"}
    options = [{"id": "free", "text": said, "then": [fight]}, {"id": "pass", "text": said}]
    c = bench("urban_assault").given({**SQUAD, "scenario": {"start": [{"do": "choose", "options": options}]}}, {})
    question = Choice("leader", "event", "UA-SC.28", ["free", "pass"], {"path": "start/0"})
    assert heuristic(c, question, Random(0)) == answer


def test_whoever_the_operation_is_about_is_shot_before_easier_targets() -> None:
    """UA-SC.18: the fall of the carrier meets the objective, and only one attack in six hits it; twelve men count."""
    carrier = {"id": "carrier", "kind": "target", "level": 6, "life": 3, "attacks": 2}
    for about_it, answer in ((True, "carrier"), (False, "militia")):
        goal = {"kind": "eliminate_high_threat", **({"unit": "carrier"} if about_it else {})}
        objectives = {"goal": {**goal, "name": {"ja": "装甲車", "en": "The carrier"}}}
        given = {**SQUAD, "enemies": [carrier, {**MANY, "level": 3}], "scenario": {"objectives": objectives}}
        c = bench("urban_assault").given(given, {})
        c.agenda = [("encounter", "tiles/here/events/0")]
        table = Live(Random(1), {"leader": partial(heuristic, c, rng=Random(1))})
        while c.battle is None:
            beat.step(c, table)
        question = Choice("leader", "target", "UA-35.1", ["carrier", "militia"], {"who": "leader", "method": "shot"})
        assert heuristic(c, question, Random(0)) == answer


@pytest.mark.parametrize(("ends", "answer"), [(True, "guards"), (False, "militia")])
def test_guards_of_whoever_ends_the_battle_are_shot_before_easier_targets(ends: bool, answer: str) -> None:
    """UA-35.1: the battle is over as the signaller falls, who cannot be shot at while the guards stand."""
    signaller = {"id": "signaller", "kind": "target", "level": 4, "life": 3, "attacks": 1, "guarded_by": "guards"}
    units = [signaller, {"id": "guards", "level": 4, "number": 8}, {"id": "militia", "level": 3, "number": 8}]
    finish = {"encounter": {"finish": [{"when": {"unit": "signaller", "state": "gone"}}]}} if ends else {}
    c = bench("urban_assault").given({**SQUAD, "enemies": units, "battle": {}, **finish}, {})
    question = Choice("leader", "target", "UA-35.1", ["guards", "militia"], {"who": "leader", "method": "shot"})
    assert heuristic(c, question, Random(0)) == answer


def test_a_digit_is_moved_from_a_fight_to_a_map_without_one() -> None:
    """UA-SC.2, UA-SC.22: a map without a fight is worth some magazines, one with something to be had a few more."""
    gift = [{"do": "gain", "magazines": 3}]
    calm = {"title": {"ja": "空き地", "en": "The lot"}, "space": "outdoor", "events": []}
    tiles = {"calm": calm, "store": {**calm, "events": gift}}
    rows = {"11-16": "here", "21-26": "calm", "31-66": "store"}
    c = bench("urban_assault").given(
        {**SQUAD, "enemies": [MANY], "scenario": {"tiles": tiles, "progress": {"rows": rows}}}, {}
    )
    for drawn, offered, price, answer in (
        ("11", ["12", "21", "31"], 3, "31"),
        ("11", ["12", "21"], 3, "21"),
        ("11", ["12", "21"], 6, "keep"),
        ("11", ["12"], 1, "keep"),
        ("21", ["31"], 2, "31"),
        ("31", ["11", "21"], 1, "keep"),
    ):
        about: dict[str, Fact] = {"result": drawn, "magazines": price, "scrip": 0, "mre": 0}
        question = Choice("leader", "shift_digit", "UA-SC.2", ["keep", *offered], about)
        assert heuristic(c, question, Random(0)) == answer


def at_a_fork(places: dict[str, Any]) -> Campaign:
    """In the wood, from which ways lead to a guarded gate and to a ladder."""
    tile = {"title": {"ja": "入口", "en": "The way in"}, "space": "outdoor", "events": []}
    guarded = {**tile, "events": [{"do": "encounter", "units": [{**MANY, "kind": "group"}]}]}
    wood = {"tile": "wood", "ways": [{"to": "gate"}, {"to": "ladder"}]}
    progress = {"mode": "fixed_map", "start": "wood", "places": {"wood": wood, **places}}
    tiles = {"wood": tile, "gate": guarded, "ladder": tile}
    c: Campaign = bench("urban_assault").given({**SQUAD, "scenario": {"tiles": tiles, "progress": progress}}, {})
    return c


FORK = Choice("leader", "way", "UA-42.8", ["gate", "ladder"], {"place": "wood"})


def test_of_ways_the_one_without_a_fight_is_taken_and_of_equal_ones_the_one_to_the_end() -> None:
    """UA-SC.17: the gate is guarded, the ladder is not, until the squad has been at the gate; then both are calm."""
    c = at_a_fork({"gate": {"tile": "gate", "final": True}, "ladder": {"tile": "ladder", "final": True}})
    assert heuristic(c, FORK, Random(0)) == "ladder"
    c.op.resolved.append("gate")
    assert heuristic(c, FORK, Random(0)) == "gate"


@pytest.mark.parametrize("end", [True, False])
def test_no_way_round_a_place_to_which_all_ways_lead_is_looked_for(end: bool) -> None:
    """UA-SC.17: the gate is guarded, but every way to the end leads there, or ends there."""
    onward = {"final": True} if end else {"ways": [{"to": "yard"}]}
    places = {"gate": {"tile": "gate", **onward}, "ladder": {"tile": "ladder", "ways": [{"to": "gate"}]}}
    c = at_a_fork({**places, **({} if end else {"yard": {"tile": "wood", "final": True}})})
    assert heuristic(c, FORK, Random(0)) == "gate"


def test_a_way_round_is_taken_where_it_leads_to_the_end() -> None:
    """UA-SC.17: over the ladder it is one step farther to the yard, and nobody stands there."""
    places = {"gate": {"tile": "gate", "ways": [{"to": "yard"}]}, "yard": {"tile": "wood", "final": True}}
    roof = {
        "ladder": {"tile": "ladder", "ways": [{"to": "roof"}]},
        "roof": {"tile": "ladder", "ways": [{"to": "yard"}]},
    }
    c = at_a_fork({**places, **roof})
    assert heuristic(c, FORK, Random(0)) == "ladder"
