"""The machine player asks the rules what an attack, a demand or a find is worth before it answers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Choice, Fact
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.player.on_paper import ready
from hantei.rulebooks.urban_assault.player.rehearsal import Rehearsal
from hantei.rulebooks.urban_assault.state import Campaign, at

SQUAD: dict[str, Any] = {"leader": {"sub": "command", "skill": 1}, "gear": ["ar"], "magazines": 10, "battle": {}}


def battle(**more: Any) -> Campaign:
    """A battle of a leader with an assault rifle and 10 magazines."""
    c: Campaign = bench("urban_assault").given({**SQUAD, **more}, {})
    return c


def answer(c: Campaign, kind: str, clause: str, options: list[str], **about: Fact) -> Answer:
    """What the machine player answers the leader's seat."""
    return heuristic(c, Choice("leader", kind, clause, options, about), Random(1))


@pytest.mark.parametrize(
    ("method", "few", "many", "aimed_at"),
    [
        ("flashbang", 2, 8, "many"),  # eight attacks are hindered, not two
        ("acoustic_device", 2, 8, "many"),
        ("shotgun", 1, 6, "many"),  # a blast fells several of one group
        ("frag", 1, 2, "many"),  # two of two fall, of one there is but one
        ("shot", 2, 8, "few"),  # one falls either way, and the smaller group is sooner gone
    ],
)
def test_what_strikes_several_is_aimed_at_many(method: str, few: int, many: int, aimed_at: str) -> None:
    """UA-28.29, UA-40.13, UA-19.5, UA-28.38."""
    enemies = [{"id": "few", "level": 4, "number": few}, {"id": "many", "level": 4, "number": many}]
    c = battle(leader={"sub": "shooting", "skill": 1}, enemies=enemies, battle={"space": "indoor"})
    assert answer(c, "target", "UA-36.9", ["few", "many"], who="leader", method=method) == aimed_at


@pytest.mark.parametrize(("method", "aimed_at"), [("flashbang", "plain"), ("frag", "proof")])
def test_nothing_is_thrown_at_the_immune(method: str, aimed_at: str) -> None:
    """UA-SC.11."""
    proof = {"id": "proof", "level": 4, "number": 6, "resistances": [{"to": "flashbang", "effect": "immune"}]}
    c = battle(enemies=[proof, {"id": "plain", "level": 5, "number": 5}])
    assert answer(c, "target", "UA-36.9", ["proof", "plain"], who="leader", method=method) == aimed_at


def test_damage_that_is_certain_does_not_go_to_the_easier_enemy() -> None:
    """UA-28.11: what has hit already needs no chance; a target of four attacks and one life is worth most."""
    enemies = [
        {"id": "men", "level": 2, "number": 6},
        {"id": "gun", "kind": "target", "level": 5, "life": 1, "attacks": 4},
    ]
    c = battle(gear=["dmr"], enemies=enemies)
    assert answer(c, "move_damage", "UA-28.11", ["men", "gun"], total=5) == "gun"


@pytest.mark.parametrize(
    ("reaction", "said"),
    [("hostile", "fire"), ("fight_to_the_end", "fire"), ("extortion", "wait"), ("withdraw_if_outnumbered", "wait")],
)
def test_a_demand_is_heard_before_the_first_shot(reaction: str, said: str) -> None:
    """UA-19.16, UA-19.17: who waits can still fire first once the demand is refused, or the numbers hold."""
    leader = {"sub": "shooting", "skill": 1, "skills": ["preemptive_fire"]}
    c = battle(leader=leader, enemies=[{"level": 4, "number": 9}])
    assert answer(c, "preemptive_fire", "UA-19.16", ["wait", "fire"], reaction=reaction) == said
    assert answer(c, "preemptive_fire", "UA-19.17", ["wait", "fire"]) == "fire"


@pytest.mark.parametrize(("damage", "taken_by"), [(1, "leader"), (2, "members")])
def test_an_attack_of_two_lives_is_kept_from_the_leader(damage: int, taken_by: str) -> None:
    """UA-36.21, UA-36.14: seven lives are worth a member for one of them, not for two."""
    leader = {"sub": "command", "skill": 1, "life_growth": 8, "life": 7}
    c = battle(leader=leader, members=["6 assault"], enemies=[{"level": 4, "number": 7, "damage": damage}])
    assert answer(c, "odd_attack", "UA-36.14", ["leader", "members"], unit="group", n=7) == taken_by


def test_another_engineer_still_has_a_charge() -> None:
    """UA-28.74: each engineer has one."""
    used = [{"role": "engineer", "used": ["ied"]}, "engineer"]
    c = battle(members=used, enemies=[{"level": 6, "life": 4, "attacks": 2, "tags": ["vehicle"]}])
    assert answer(c, "actor", "UA-36.6", ["leader", "engineer-1", "engineer-2", "done"]) == "engineer-2"


@pytest.mark.parametrize(("gun", "called_for"), [("ar", "ballistic_shield"), ("dmr", "cancel")])
def test_no_shield_is_called_for_beside_a_gun_for_both_hands(gun: str, called_for: str) -> None:
    """UA-28.12."""
    leader = {"sub": "command", "skills": ["supply_request"], "points_max": 4, "points": 4}
    c = battle(leader=leader, gear=[gun, "body_armor"], enemies=[{"level": 4, "number": 4}])
    assert answer(c, "supply_request", "UA-21.14", ["smg", "ballistic_shield", "cancel"]) == called_for


@pytest.mark.parametrize(
    ("kind", "options", "gear", "said"),
    [
        ("make_room", ["leave", "swap:ar", "swap:cable_ties", "swap:medkit"], "c4", "swap:cable_ties"),
        ("make_room", ["leave", "swap:ar", "swap:medkit"], "medkit", "leave"),  # nothing is gained
        ("drop", ["ar", "medkit", "cable_ties"], "", "cable_ties"),
        ("change_armour", ["wear", "leave"], "body_armor", "wear"),
        ("change_armour", ["wear", "leave"], "soft_armor", "leave"),
    ],
)
def test_what_costs_least_is_left(kind: str, options: list[str], gear: str, said: str) -> None:
    """UA-34.14, UA-27.23, UA-27.5."""
    c = battle(gear=["ar", "plate_carrier", "medkit", "cable_ties"], enemies=[{"level": 4, "number": 4}])
    assert answer(c, kind, "UA-34.14", options, gear=gear) == said


@pytest.mark.parametrize(("gear", "bought"), [("medkit", "medkit"), ("nvg", "leave")])
def test_scrip_buys_another_of_what_is_used_up(gear: str, bought: str) -> None:
    """UA-28.48, UA-28.56: two kits treat two wounds; a second pair of goggles does nothing."""
    scenario = {"start": [{"do": "shop", "wares": [{"item": gear, "price": 5, "currency": "scrip"}]}]}
    c: Campaign = bench("urban_assault").given({"gear": ["ar", gear], "scrip": 9, "scenario": scenario}, {})
    assert answer(c, "shop", "UA-28.96", [gear, "leave"], path="start/0") == bought


def rehearsal(*effects: dict[str, Any], members: int = 7) -> Rehearsal:
    """A rehearsal of an operation that has these effects at its start and ends with a carrier of ten lives."""
    carrier = {"id": "carrier", "kind": "target", "level": 5, "life": 10, "attacks": 2, "tags": ["vehicle"]}
    end = {"title": {"ja": "街道", "en": "The road"}, "space": "outdoor"}
    scenario = {
        "start": list(effects),
        "tiles": {"end": {**end, "events": [{"do": "encounter", "units": [carrier]}]}},
        "final_event": "end",
    }
    c: Campaign = bench("urban_assault").given({"scenario": scenario}, {})
    twin = ready(c, c.op.scenario, "", "breacher")
    twin.op.tile = "end"
    twin.squads["leader"].magazines = 20
    found = Rehearsal(twin, 2, 0.0, {})
    assert found.force.line == members
    return found


def test_as_many_charges_are_bought_on_paper_as_at_the_table() -> None:
    """UA-28.41: two lives each, of ten; three are for sale at three magazines each."""
    shop = {"do": "shop", "wares": [{"item": "c4", "price": 3, "stock": 3}, {"item": "at4", "price": 5, "stock": 2}]}
    paper = rehearsal(shop)
    paper.take("start/0", at(paper.c, "start/0"), 0.5)
    bought = {name: paper.force.items.get(name, 0.0) for name in ("c4", "at4")}
    assert (bought, paper.force.stocks["magazines"]) == ({"c4": 1.5, "at4": 0.5}, 13.0)  # UA-28.46: one AT4


def test_a_trap_brings_what_it_does_and_somebody_may_be_lost() -> None:
    """UA-SC.16, UA-SC.27: an engineer and skill 2 against 4: only the natural 1 fails."""
    trap = {"do": "trap", "damage": 1, "disarmed": [{"do": "gain", "items": ["c4"]}]}
    paper = rehearsal(trap, {"do": "drop_out"})
    for i in range(2):
        paper.take(f"start/{i}", at(paper.c, f"start/{i}"), 1.0)
    assert round(paper.force.items["c4"], 3) == round(5 / 6, 3)
    assert round(paper.force.line, 3) == 6
