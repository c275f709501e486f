"""What the machine player spares: magazines, life, points, and those who could not attack; and what it buys."""

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


@pytest.mark.parametrize(
    ("life", "level", "worn", "answer"),
    [
        (9, 4, "soft_armor", "leader"),  # 9 of 10 lives; level 4 hits skill 1 and armour 1 in one case of six
        (2, 4, "", "members"),  # two lives are left
        (6, 4, "", "members"),  # without armour the leader is hit as often as members, and six lives are fewer than 7
        (7, 4, "", "leader"),
    ],
)
def test_the_odd_attack_is_taken_by_whom_it_costs_less(life: int, level: int, worn: str, answer: str) -> None:
    """UA-36.14: a life of the leader's counts the more the fewer are left, and as often as the attack hits."""
    gear = ["ar", worn] if worn else ["ar"]
    c = battle(
        leader={"sub": "command", "skill": 1, "life_growth": 8, "life": life},
        gear=gear,
        members=["6 assault"],
        enemies=[{"level": level, "number": 7}],
    )
    odd = Choice("leader", "odd_attack", "UA-36.14", ["leader", "members"], {"unit": "group", "n": 7})
    assert heuristic(c, odd, Random(1)) == answer


@pytest.mark.parametrize(
    ("space", "number", "life", "answer"),
    [
        ("indoor", 9, 6, "take_it"),  # each point makes a blast at a full room better
        ("indoor", 9, 2, "evade"),  # the next hits are the end
        ("indoor", 2, 6, "evade"),  # two are no full room
        ("outdoor", 9, 6, "evade"),  # outdoors there is no blast
    ],
)
def test_points_are_kept_for_blasts_of_the_shotgun(space: str, number: int, life: int, answer: str) -> None:
    """UA-19.18: to evade takes one of the points that UA-20 fires with."""
    leader = {"sub": "shooting", "skill": 1, "skills": ["shotgun", "evade"], "life_growth": 8, "life": life}
    c = battle(leader=leader, members=["6 assault"], enemies=[{"level": 4, "number": number}], battle={"space": space})
    evade = Choice("leader", "evade", "UA-19.18", ["take_it", "evade"], {"unit": "group"})
    assert heuristic(c, evade, Random(1)) == answer


@pytest.mark.parametrize(
    ("number", "level", "answer"),
    [
        (16, 6, "skill:fortify"),  # seven hit level 6 twice a round
        (16, 3, "shoot"),  # seven hit level 3 four times a round
        (5, 6, "shoot"),  # five attacks are few
    ],
)
def test_the_leader_digs_in_before_many_who_attack_for_long(number: int, level: int, answer: str) -> None:
    """UA-21.2: cover takes an action and a point."""
    leader = {"sub": "command", "skill": 1, "skills": ["fortify"]}
    c = battle(leader=leader, members=["6 assault"], enemies=[{"level": level, "number": number}])
    action = Choice("leader", "action", "UA-36.31", ["shoot", "skill:fortify", "hold"], {"who": "leader"})
    assert heuristic(c, action, Random(1)) == answer


@pytest.mark.parametrize(
    ("tags", "magazines", "owned", "answer"),
    [
        (["vehicle"], 9, [], "c4"),
        (["vehicle"], 7, [], "c4"),  # four are left
        (["vehicle"], 6, [], "leave"),  # the last magazines are for shooting
        (["vehicle"], 9, ["c4", "c4"], "leave"),  # four lives are covered
        (["human"], 9, [], "leave"),  # nobody is at the end for whom explosives are made
    ],
)
def test_explosives_are_bought_for_a_vehicle_at_the_end(
    tags: list[str], magazines: int, owned: list[str], answer: str
) -> None:
    """UA-28.41: a charge takes two lives off a vehicle."""
    carrier = {"id": "carrier", "kind": "target", "level": 5, "life": 4, "attacks": 2, "tags": tags}
    end = {"title": {"ja": "街道", "en": "The road"}, "space": "outdoor"}
    scenario = {
        "start": [{"do": "shop", "wares": [{"item": "c4", "price": 3}, {"item": "frag", "price": 2}]}],
        "tiles": {"end": {**end, "events": [{"do": "encounter", "units": [carrier]}]}},
        "final_event": "end",
    }
    given = {**SQUAD, "battle": None, "magazines": magazines, "gear": ["ar", *owned], "scenario": scenario}
    c = bench("urban_assault").given({key: value for key, value in given.items() if value is not None}, {})
    shop = Choice("leader", "shop", "UA-28.96", ["c4", "frag", "leave"], {"path": "start/0"})
    assert heuristic(c, shop, Random(1)) == answer


@pytest.mark.parametrize(
    ("worn", "wounds", "answer"),
    [
        ("soft_armor", 0, "take_cover"),  # level 3 hits skill 0 on a 2 as well
        ("plate_carrier", 0, "skill"),  # with 1 more only on the natural 1
        ("plate_carrier", 2, "take_cover"),  # which two wounds take away again
    ],
)
def test_cover_is_taken_where_it_can_help(worn: str, wounds: int, answer: str) -> None:
    """UA-22.6, UA-08.1: a point does nothing for a roll that fails on the natural 1 alone."""
    leader = {"sub": "melee", "skill": 0, "points": 3, "wounds": wounds}
    c = battle(leader=leader, gear=["smg", worn], members=["6 assault"], enemies=[{"level": 3, "number": 6}])
    defence = Choice("leader", "defence", "UA-22.6", ["skill", "take_cover"], {"unit": "group", "more": 0})
    assert heuristic(c, defence, Random(1)) == answer


@pytest.mark.parametrize(("method", "answer"), [("at4", "carrier"), ("grenade", "carrier"), ("frag", "boys")])
def test_what_is_made_for_armour_goes_at_armour(method: str, answer: str) -> None:
    """UA-28.47, UA-19.12: two lives of a carrier, or one soldier."""
    enemies = [
        {"id": "boys", "level": 2, "number": 9},
        {"id": "carrier", "kind": "target", "level": 6, "life": 4, "attacks": 2, "tags": ["vehicle", "armoured"]},
    ]
    c = battle(leader={"sub": "shooting", "skill": 1}, gear=["ar", "at4", "frag"], enemies=enemies)
    target = Choice("leader", "target", "UA-36.9", ["boys", "carrier"], {"who": "leader", "method": method})
    assert heuristic(c, target, Random(1)) == answer
