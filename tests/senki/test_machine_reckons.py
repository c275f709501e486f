"""The machine player reckons with what the rules say: ranges, costs, states, who is met and who is not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Choice, Fact, Route
from hantei.rulebooks.senki.content.effects import CoverAnyway, Modify
from hantei.rulebooks.senki.content.records import Goal
from hantei.rulebooks.senki.player.exposing import stands
from hantei.rulebooks.senki.player.helping import acts_before_some, covers_more, service, worth_of
from hantei.rulebooks.senki.player.heuristic import heuristic
from hantei.rulebooks.senki.player.hurrying import haste, run, spares_charge_shot
from hantei.rulebooks.senki.player.tactics import View, view_of
from hantei.rulebooks.senki.rules.square_sets import numbers
from hantei.rulebooks.senki.state import Cell, Fight

from .boards import PLAIN, fight, foe, piece, under_fire


def given(**facts: object) -> Fight:
    """A fight as a case gives it."""
    found: Fight = bench("senki").given(facts, {})
    return found


# Blows


@pytest.mark.parametrize(
    ("target", "far"),
    [("単体", 2), ("範囲1", 3), ("直線4", 4), ("3幅直線2", 3), ("7幅直線1", 4), ("放射3", 5), ("突撃3", 3)],
)
def test_a_blow_reaches_as_far_as_its_shape(target: str, far: int) -> None:
    """SK-11.7, SK-11.34: an area begins within range, other shapes at the user."""
    c = given(
        weapons={"gun": {"kind": "shot", "range": 2, "target": target}},
        fighters={"ash": {"weapons": ["gun"]}, "oak": {"side": "npc", "at": "9,9"}},
    )
    assert [blow.far for blow in view_of(c, "ash").blows] == [far]


@pytest.mark.parametrize(("en", "blows"), [(5, ["attack:gun", "skill:aimed"]), (4, ["attack:gun"])])
def test_a_skill_and_its_weapon_are_paid_together(en: int, blows: list[str]) -> None:
    """SK-14.24: 3 and 2."""
    c = given(
        weapons={"gun": {"kind": "shot", "cost": {"en": 2}}},
        skills={"aimed": {"weapon_attack": "shot", "cost": {"en": 3}}},
        fighters={"ash": {"weapons": ["gun"], "skills": ["aimed"], "en": en}, "oak": {"side": "npc"}},
    )
    assert [blow.option for blow in view_of(c, "ash").blows] == blows


@pytest.mark.parametrize("high", [True, False])
def test_a_skill_with_a_condition_is_a_blow_only_where_that_holds(high: bool) -> None:
    """SK-DATA.5."""
    c = given(
        skills={"dive": {"attack": "fire 5", "target": "単体", "condition": {"state": "high"}}},
        fighters={"ash": {"skills": ["dive"], "high": high}, "oak": {"side": "npc"}},
    )
    assert bool(view_of(c, "ash").blows) is high


@pytest.mark.parametrize(("slow", "more"), [(True, False), (False, True)])
def test_nobody_is_stalled_who_cannot_be(slow: bool, more: bool) -> None:
    """SK-15.22."""
    gun = {"kind": "shot", "range": 9, "power": "fire 3"}
    c = given(
        weapons={"gun": gun, "net": {**gun, "on_hit": [{"do": "inflict", "status": "stall"}]}},
        fighters={"ash": {"weapons": ["gun", "net"]}, "oak": {"side": "npc", "at": "5,0", "slow": slow}},
    )
    view = view_of(c, "ash")
    plain, net = (view.rate(blow, "oak", "clear") for blow in view.blows)
    assert (net > plain) is more


@pytest.mark.parametrize(("hp", "finishing", "free"), [(9, False, False), (0, False, True), (0, True, False)])
def test_the_fallen_have_nothing_to_lose_but_by_a_finishing_blow(hp: int, finishing: bool, free: bool) -> None:
    """SK-14.6, SK-14.9."""
    c = given(
        weapons={"bomb": {"kind": "shot", "range": 9, "target": "範囲0", "power": "fire 3"}},
        fighters={
            "ash": {"weapons": ["bomb"]},
            "elm": {"at": "5,0", "hp": hp, "incapacitated": not hp},
            "oak": {"side": "npc", "at": "5,0"},
        },
        finishing=finishing,
    )
    view = view_of(c, "ash")
    area = view.chart.area(c, view.blows[0].target, (5, 0))
    assert (view.toll(view.blows[0], view.chart.number[0, 0], area) == 0) is free


def test_a_charge_goes_round_a_friend() -> None:
    """SK-11.31: whoever stands in the squares entered is met."""
    c = given(
        weapons={"lance": {"kind": "blade", "target": "突撃3", "power": "fire 5"}},
        fighters={
            "ash": {"weapons": ["lance"], "melee": 9},
            "elm": {"at": "1,0"},
            "oak": {"side": "npc", "at": "1,1"},
        },
    )
    ends = {"1,1": "1,0 1,1", "2,1": "0,1 1,1 2,1"}
    about: dict[str, Fact] = {"who": "ash", "weapon": "lance", "skill": "", "kind": "charge", "points": 3}
    question = Route("pc", "charge_path", "SK-11.28", "0,0", ends, lambda path: "", about)
    assert heuristic(c, question, Random(0)) == "2,1"


# Moves


def reached(c: Fight, who: str, assault: str) -> list[Cell]:
    """The squares where an assault may end, as the machine sees it."""
    cells = view_of(c, who).chart.cells
    return [cells[n] for n in numbers(run(c, who, assault))]


@pytest.mark.parametrize(("high", "grants", "far"), [(False, "high", 4), (True, "high", 1), (True, "charging", 4)])
def test_whom_an_assault_passes_depends_on_what_it_grants(high: bool, grants: str, far: int) -> None:
    """SK-10.2, SK-10.3, SK-10.10: height passes those below, a charge everybody. The computer took both for a charge,
    and thought that a flight was not stopped by those who fly.
    """
    c = given(
        board=["....."],
        assaults={"leap": {"en": 1, "squares": 4, "grants": [grants]}},
        fighters={"ash": {"assaults": ["leap"]}, "oak": {"side": "npc", "at": "1,0", "high": high}},
    )
    assert max(reached(c, "ash", "leap")) == (far, 0)
    assert not c.fighters["ash"].high


def test_who_rises_crosses_rough_ground_at_no_extra_cost() -> None:
    """SK-10.5."""
    c = given(
        board=[".vv."],
        assaults={"leap": {"en": 1, "squares": 2, "grants": ["high"]}},
        fighters={"ash": {"assaults": ["leap"]}, "oak": {"side": "npc", "at": "3,0"}},
    )
    assert reached(c, "ash", "leap") == [(1, 0), (2, 0)]


def test_to_stay_is_no_move() -> None:
    """SK-12.8: a charge shot from here is open to whoever stays, on an errand too."""
    c = given(
        board=["x....."],
        weapons={"cannon": {"kind": "charge_shot", "range": 9, "power": "fire 9"}},
        fighters={"ash": {"at": "1,0", "weapons": ["cannon"]}, "oak": {"side": "npc", "at": "5,0"}},
    )
    view = view_of(c, "ash")
    assert haste(view, (1, 0), [(0, 0)], False, False)[2] < haste(view, (1, 0), [(0, 0)], False, True)[2] == 0


@pytest.mark.parametrize(("hp", "fears"), [(9, False), (0, True)])
def test_only_those_who_stand_are_more_than_the_enemy(hp: int, fears: bool) -> None:
    """Two against one may run among those who have still to act; one beside a fallen comrade may not."""
    c = given(fighters={
        "ash": {"at": "0,0"},
        "elm": {"at": "0,1", "hp": hp, "incapacitated": not hp},
        "oak": {"side": "npc", "at": "11,0"},
    })  # fmt: skip
    view = view_of(c, "ash")
    ends = 1 << view.chart.number[8, 0]
    assert (stands(c, view, ends, True, True) != view.stands(ends, True, True)) is fears


def test_ways_out_count_for_those_who_want_to_leave() -> None:
    """SK-06.9: an allied side that leaves is not kept in, nor is an enemy whom no goal asks to leave."""
    c = fight("x" + "." * 30, goals=(Goal("pc", "escape"),), a=piece("15,0"), e=foe("5,0"))
    assert View(c, "a").gates == []
    c = fight("x" + "." * 30, goals=(Goal("foe", "escape", unit="f"),), a=piece("15,0"), e=foe("5,0"), f=foe("30,0"))
    assert [gate.worth for gate in View(c, "a").gates] == [300]


# Help


@pytest.mark.parametrize("hp", [9, 0])
def test_nothing_but_revival_is_done_for_the_fallen(hp: int) -> None:
    """SK-14.4: no effect comes into force on them."""
    c = given(
        skills={"rows": {"timing": "setup", "target": "範囲2(選択)", "duration": "round_end"}},
        fighters={
            "ash": {"skills": ["rows"]},
            "elm": {"at": "1,0", "hp": hp, "incapacitated": not hp},
            "oak": {"side": "npc", "at": "3,0"},
        },
    )
    entry = replace(c.records.skills["rows"], effects=(Modify("modify", "armour", 1),))
    assert (service(c, view_of(c, "ash"), entry, "elm") > 0) is bool(hp)


def test_a_fallen_enemy_is_no_friend_to_be_spared() -> None:
    """SK-14.6: the computer took the damage to it for harm to its own side."""
    c = given(
        assaults={"bloom": {"damage": "fire 3", "target": "範囲1"}},
        fighters={
            "ash": {"assaults": ["bloom"]},
            "oak": {"side": "npc", "hp": 0, "incapacitated": True},
            "elm": {"side": "npc", "at": "9,9"},
        },
    )
    assert service(c, view_of(c, "ash"), c.records.assaults["bloom"], "oak") == 0


@pytest.mark.parametrize(("wall", "good"), [(False, True), (True, False)])
def test_help_reaches_nobody_out_of_sight(wall: bool, good: bool) -> None:
    """SK-09.18."""
    edges = [{"between": ["0,0", "1,0"]}] if wall else []
    c = given(
        board={"rows": ["..."], "edges": edges},
        skills={"rain": {"target": "範囲1(選択)", "effects": [{"do": "heal", "hp": 9}]}},
        fighters={
            "ash": {"skills": ["rain"]},
            "elm": {"at": "1,0", "hp": 5, "hp_max": 20},
            "oak": {"side": "npc", "at": "2,0"},
        },
    )
    assert (worth_of(c, view_of(c, "ash"), "skill:rain") > 0) is good


@pytest.mark.parametrize(("initiative", "finished", "late"), [(8, False, True), (7, False, False), (7, True, True)])
def test_who_acts_after_the_enemy_covers_without_a_skill(initiative: int, finished: bool, late: bool) -> None:
    """SK-16.12: the unacted may cover anyway. The enemy has initiative 8, and PCs come first (SK-05.10)."""
    c = fight(
        "...",
        rulings={"open_npc_values": "1"},
        a=piece("0,0", character="guard", finished=finished),
        b=piece("0,0"),
        e=foe("2,0"),
    )
    c.records = replace(
        c.records, characters={**c.records.characters, "guard": replace(PLAIN, initiative=initiative, en=20)}
    )
    c.fighters["a"].en = 20
    view = View(c, "a")
    assert acts_before_some(c, view, "a") is late
    assert bool(covers_more(c, view, CoverAnyway("cover_anyway", while_finished=True), "a")) is late
    assert covers_more(c, view, CoverAnyway("cover_anyway", distance=1), "a") > 0


@pytest.mark.parametrize(
    ("hp", "power", "critical", "also", "answer"),
    [
        (19, 5, False, False, "cover"),  # 7 + 5 + 3 supposed
        (18, 5, False, False, "stay"),
        (19, 6, False, False, "stay"),
        (25, 5, True, False, "stay"),  # four dice
        (26, 5, True, False, "cover"),
        (33, 5, False, True, "stay"),  # twice the damage (SK-16.14)
        (34, 5, False, True, "cover"),
    ],
)
def test_who_covers_reckons_with_the_attack(hp: int, power: int, critical: bool, also: bool, answer: str) -> None:
    """The computer took every attack for 15 physical damage, and its own share for nothing."""
    c = fight("...", a=piece("0,0"), b=piece("0,0"), e=foe("2,0"))
    c.fighters["a"].hp, c.fighters["b"].hp = hp, 1
    under_fire(c, "e", *(["a", "b"] if also else ["b"]), power=power, critical=critical)
    offer = Choice("pc", "cover", "SK-16.1", ["stay", "cover"], {"who": "a", "target": "b", "attacker": "e"})
    assert heuristic(c, offer, Random(0)) == answer


@pytest.mark.parametrize(
    ("hook", "hp", "answer"), [("hit_check", 9, "ring"), ("hit_check", 0, "no_skill"), ("damage_roll", 0, "no_skill")]
)
def test_nothing_is_paid_for_a_blow_at_the_fallen(hook: str, hp: int, answer: str) -> None:
    """SK-14.7: they are hit in any case, and have nothing to lose."""
    c = given(
        skills={"ring": {"timing": "hook", "hook": hook, "cost": {"en": 3}}},
        fighters={"ash": {"skills": ["ring"]}, "oak": {"side": "npc", "hp": hp, "incapacitated": not hp}},
        attack={"attacker": "ash", "kind": "shot", "targets": ["oak"], "hit": ["oak"]},
    )
    about: dict[str, Fact] = {"who": "ash", "hook": hook, "target": "ash"}
    assert heuristic(c, Choice("pc", "boost", "SK-DATA.13", ["no_skill", "ring"], about), Random(0)) == answer


@pytest.mark.parametrize(("squares", "keeps", "spared"), [(2, True, True), (2, False, False), (3, True, False)])
def test_what_leaves_charge_shots_open_is_read_off_its_record(squares: int, keeps: bool, spared: bool) -> None:
    """SK-12.9: the computer took every way shorter than its combat move for one that does."""
    c = given(
        assaults={"slip": {"en": 1, "squares": squares, "keeps_charge_shot": keeps}},
        fighters={"ash": {"assaults": ["slip"]}, "oak": {"side": "npc"}},
    )
    assert spares_charge_shot(c, "ash", 2) is spared
