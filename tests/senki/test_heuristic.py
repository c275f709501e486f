"""What the machine player answers where the answer follows from the encounter."""

from __future__ import annotations

from random import Random

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Choice, Fact, Route
from hantei.library import open_rulebook
from hantei.rulebooks.senki.player.errands import errand
from hantei.rulebooks.senki.player.heuristic import Blast, heuristic
from hantei.rulebooks.senki.player.tactics import view_of
from hantei.rulebooks.senki.state import Attack


@pytest.mark.parametrize(
    ("goals", "answer"),
    [
        ([{"side": "pc", "kind": "escape"}], "leave"),
        ([{"side": "pc", "kind": "escape", "unit": "ash"}], "leave"),
        ([{"side": "pc", "kind": "escape", "unit": "elm"}], "stay"),
        ([{"side": "npc", "kind": "escape"}], "stay"),
        ([{"side": "pc", "kind": "eliminate"}], "stay"),
    ],
)
def test_it_leaves_where_a_goal_asks_for_it(goals: list[dict[str, str]], answer: str) -> None:
    """SK-08.28."""
    given = {
        "board": [".x."],
        "encounter": {"goals": goals},
        "fighters": {"ash": {"at": "1,0"}, "elm": {"at": "0,0"}, "oak": {"side": "npc", "at": "2,0"}},
    }
    state = bench("senki").given(given, {})
    question = Choice("pc", "leave", "SK-08.28", ["stay", "leave"], {"who": "ash"})
    assert heuristic(state, question, Random(0)) == answer


@pytest.mark.parametrize(
    ("weapons", "at", "answer"),
    [
        (["club"], "0,0", "finishing_blow"),
        (["club"], "1,0", "pass"),  # out of reach
        ([], "0,0", "pass"),
        (["mortar"], "1,0", "finishing_blow"),
        (["mortar"], "0,0", "pass"),  # whoever fires it stands in the area
        (["beam"], "1,0", "pass"),  # dearer than that is worth
    ],
)
def test_it_finishes_nobody_off_without_an_attack(weapons: list[str], at: str, answer: str) -> None:
    """SK-14.8: the declaration is about the attack that follows."""
    given = {
        "weapons": {
            "club": {"kind": "blade"},
            "mortar": {
                "kind": "shot",
                "range": 3,
                "target": "範囲0",
                "power": {"attribute": "physical", "modifier": 9},
            },
            "beam": {"kind": "shot", "range": 3, "cost": {"en": 4}},
        },
        "fighters": {
            "ash": {"at": "0,0", "weapons": weapons},
            "elm": {"side": "npc", "at": at, "incapacitated": True, "npc_class": "normal"},
            "oak": {"side": "npc", "at": "9,9"},
        },
    }
    state = bench("senki").given(given, {})
    attacks = [f"attack:{weapon}" for weapon in weapons]
    question = Choice("pc", "major", "SK-04.9", [*attacks, "finishing_blow", "pass"], {"who": "ash", "action": "major"})
    assert heuristic(state, question, Random(0)) == answer


def test_it_fires_at_nobody_rather_than_at_its_own_side() -> None:
    """SK-14.8: a finishing blow that was declared has to be struck at nobody."""
    given = {
        "weapons": {"mortar": {"kind": "shot", "target": "範囲0", "power": {"attribute": "physical", "modifier": 9}}},
        "fighters": {
            "ash": {"at": "0,0", "weapons": ["mortar"]},
            "elm": {"side": "npc", "at": "0,0", "incapacitated": True, "npc_class": "normal"},
            "oak": {"side": "npc", "at": "9,9"},
        },
        "finishing": True,
    }
    state = bench("senki").given(given, {})
    question = Choice("pc", "major", "SK-04.9", ["attack:mortar", "pass"], {"who": "ash", "action": "major"})
    assert heuristic(state, question, Random(0)) == "pass"


def test_it_mends_nobody_who_cannot_be_mended() -> None:
    """SK-14.6: HP does not come back to one who is incapacitated, so the gel goes to whoever else is hurt."""
    given = {
        "items": {"gel": {"range": 0, "effects": [{"do": "heal", "hp": "2d6"}]}},
        "fighters": {
            "ash": {"hp_max": 30, "hp": 20, "items": {"gel": 1}},
            "elm": {"hp_max": 30, "hp": 0, "incapacitated": True},
            "oak": {"side": "npc", "at": "9,9"},
        },
    }
    state = bench("senki").given(given, {})
    question = Choice("pc", "on_whom", "SK-DATA.10", ["ash", "elm"], {"who": "ash", "path": "items/gel"})
    assert heuristic(state, question, Random(0)) == "ash"


@pytest.mark.parametrize(("reach", "answer"), [(3, "weapon:>pike"), (0, "pass")])
def test_it_takes_one_more_weapon_that_reaches_farther(reach: int, answer: str) -> None:
    """SK-04.7: nothing is put away for it, so it costs only the minor action, though no enemy is near yet."""
    given = {
        "weapons": {
            "sword": {"kind": "blade", "power": {"attribute": "physical", "modifier": 3}},
            "pike": {"kind": "blade", "power": {"attribute": "physical", "modifier": 3}, "range": reach},
        },
        "fighters": {
            "ash": {"at": "0,0", "weapons": ["sword"], "possessions": ["pike"]},
            "oak": {"side": "npc", "at": "9,9"},
        },
    }
    state = bench("senki").given(given, {})
    question = Choice("pc", "minor", "SK-04.7", ["weapon:>pike", "pass"], {"who": "ash", "action": "minor"})
    assert heuristic(state, question, Random(0)) == answer


@pytest.mark.parametrize(
    ("enemies", "slow", "answer"),
    [
        (4, True, "wait"),  # nobody reaches seven squares; going forward would bring ash into reach of four
        (4, False, "act"),  # they may strike where it stands, so it strikes first
        (1, True, "act"),  # one enemy does less than the shot
    ],
)
def test_it_lets_those_come_who_cannot_strike_yet(enemies: int, slow: bool, answer: str) -> None:
    """SK-05.15: whoever waits still acts in the round; only what can be seen of enemies counts, such as who is slow."""
    given = {
        "weapons": {"rifle": {"kind": "shot", "power": {"attribute": "physical", "modifier": 9}, "range": 4}},
        "fighters": {
            "ash": {"at": "0,0", "weapons": ["rifle"], "movement": 4, "shooting": 8},
            **{f"elm{n}": {"side": "npc", "at": "7,0", "slow": slow} for n in range(enemies)},
        },
    }
    state = bench("senki").given(given, {})
    question = Choice("pc", "turn", "SK-05.15", ["act", "wait"], {"who": "ash"})
    assert heuristic(state, question, Random(0)) == answer


def test_who_has_acted_is_not_waited_for() -> None:
    given = {
        "fighters": {"ash": {"at": "0,0"}, "elm": {"side": "npc", "at": "9,0", "slow": True, "finished": True}},
    }
    state = bench("senki").given(given, {})
    question = Choice("pc", "turn", "SK-05.15", ["act", "wait"], {"who": "ash"})
    assert heuristic(state, question, Random(0)) == "act"


@pytest.mark.parametrize(("fallen", "answer"), [(0, "act"), (1, "wait")])
def test_a_side_of_more_waits_for_enemies_who_have_still_to_act(fallen: int, answer: str) -> None:
    """SK-05.15: no blow is near at the beginning, and a full move would end within reach of all; only a side of more
    than its enemies would make it all the same, so only that waits."""
    state = open_rulebook("senki").start({"scenario": "mirror_six"})
    for one in [one for one in state.fighters.values() if one.side == "west"][:fallen]:
        one.shot_down = True
    question = Choice("east", "turn", "SK-05.15", ["act", "wait"], {"who": "east_dandelion"})
    assert heuristic(state, question, Random(0)) == answer


@pytest.mark.parametrize(
    ("states", "end"),
    [
        ({"finished": True}, "8,0"),  # nobody strikes before the next round
        ({}, "5,0"),
        ({"waiting": True}, "5,0"),  # whoever waits has still to act (SK-05.16)
        ({"at": "7,0", "slow": False}, "8,0"),  # this one can strike in any case
    ],
)
def test_a_full_move_ends_out_of_reach_of_those_who_have_still_to_act(states: dict[str, object], end: str) -> None:
    """SK-07.4: the turn is over with it. The artillery of the mirror match ran ahead of its own side."""
    given = {"fighters": {"ash": {"at": "0,0"}, "elm": {"side": "npc", "at": "11,0", "slow": True, **states}}}
    state = bench("senki").given(given, {})
    about: dict[str, Fact] = {"who": "ash", "kind": "full", "points": 8}
    question = Route("pc", "route", "SK-07.4", "0,0", {end: end for end in ("5,0", "8,0")}, lambda path: "", about)
    assert heuristic(state, question, Random(1)) == end


@pytest.mark.parametrize(
    ("enemies", "rounds", "at", "goals", "leaves"),
    [
        (1, 9, "0,0", ("escape", "eliminate"), False),  # the stronger side does not turn its back on the enemy
        (6, 9, "0,0", ("escape", "eliminate"), True),  # these would outlast it
        (1, 4, "0,0", ("escape", "eliminate"), True),  # there is no time for a fight
        (1, 9, "8,0", ("escape", "eliminate"), True),  # it is away in a turn
        (1, 9, "0,0", ("escape",), True),  # nothing is won by beating them
    ],
)
def test_who_wins_by_beating_all_fights_before_it_leaves(
    enemies: int, rounds: int, at: str, goals: tuple[str, ...], leaves: bool
) -> None:
    given = {
        "board": [".............x"],
        "encounter": {
            "goals": [{"side": "pc", "kind": kind} for kind in goals],
            "rounds_max": rounds,
            "winner_at_end": "npc",
        },
        "weapons": {"rifle": {"kind": "shot", "power": {"attribute": "physical", "modifier": 5}, "range": 4}},
        "fighters": {
            "ash": {"at": at, "weapons": ["rifle"], "movement": 3, "shooting": 9, "hp": 40},
            **{f"elm{n}": {"side": "npc", "at": "4,0", "hp": 20} for n in range(enemies)},
        },
    }
    assert bool(errand(bench("senki").given(given, {}), "ash")) is leaves


@pytest.mark.parametrize(("at", "harmed"), [("1,0", True), ("0,1", False)])
def test_an_assault_that_meets_a_friend_alone_is_no_gain(at: str, harmed: bool) -> None:
    """The computer ended a Battering Run beside a friend where no enemy stood, and so rammed the friend."""
    given = {
        "assaults": {"run": {"damage": {"attribute": "physical", "modifier": 0}, "range": 0, "squares": 1}},
        "fighters": {
            "ash": {"at": "0,0", "assaults": ["run"]},
            "elm": {"at": at},
            "oak": {"side": "npc", "at": "9,9"},
        },
    }
    state = bench("senki").given(given, {})
    blast = Blast(state, view_of(state, "ash"), state.records.assaults["run"])
    assert (blast.at((1, 0)) < 0) is harmed


def test_a_charging_assault_does_not_end_on_a_friend() -> None:
    """The computer took a Battering Run for its blow, and then chose its end as if there were none: on a friend."""
    given = {
        "assaults": {
            "run": {
                "damage": {"attribute": "physical", "modifier": 0}, "range": 0, "squares": 2, "grants": ["charging"],
            },
        },
        "fighters": {
            "ash": {"at": "0,0", "assaults": ["run"]},
            "elm": {"at": "1,0"},
            "oak": {"side": "npc", "at": "9,0"},
        },
    }  # fmt: skip
    state = bench("senki").given(given, {})
    state.fighters["ash"].charging = True
    about: dict[str, Fact] = {"who": "ash", "kind": "combat", "points": 2}
    ends = {end: end for end in ("0,1", "1,0")}
    assert heuristic(state, Route("pc", "route", "SK-07.3", "0,0", ends, lambda path: "", about), Random(1)) == "0,1"


@pytest.mark.parametrize(
    ("damage", "effects", "answer"),
    [
        (12, [], "heartwood"),
        (12, ["skills/windbreak"], "no_skill"),  # 5 of 7 are kept off already
        (30, ["skills/windbreak"], "heartwood"),
    ],
)
def test_what_others_keep_off_needs_no_second_guard(damage: int, effects: list[str], answer: str) -> None:
    """SK-16.15: reductions count before another one is paid for."""
    given = {
        "dresses": {"bark": {"physical": 5}},
        "fighters": {
            "ash": {"at": "0,0", "dress": "bark", "skills": ["heartwood"], "hp": 40, "effects": effects},
            "elm": {"side": "npc", "at": "0,0"},
        },
    }
    state = bench("senki").given(given, {})
    state.attack = Attack("elm", kind="shot", damage=damage, attribute="physical", targets=["ash"], hit=["ash"])
    about = {"who": "ash", "hook": "damage_taken", "target": "ash"}
    question = Choice("pc", "boost", "SK-DATA.13", ["no_skill", "heartwood"], about)
    assert heuristic(state, question, Random(0)) == answer


@pytest.mark.parametrize(
    ("mine", "theirs", "hit", "guard"),
    [
        ({}, {}, 8, 6),
        ({"statuses": ["daze"]}, {}, 3, 6),
        ({}, {"statuses": ["daze"]}, 8, 1),
        ({}, {"effects": ["skills/call_formation"]}, 8, 7),
    ],
)
def test_it_reckons_with_what_bears_on_both_checks(
    mine: dict[str, object], theirs: dict[str, object], hit: int, guard: int
) -> None:
    """SK-15.8: daze takes 5 off every check; SK-DATA.13: an effect on reactions bears on the defence."""
    given = {
        "weapons": {"club": {"kind": "blade"}},
        "fighters": {
            "ash": {"at": "0,0", "weapons": ["club"], "melee": 8, **mine},
            "elm": {"side": "npc", "at": "0,0", **theirs},
        },
    }
    view = view_of(bench("senki").given(given, {}), "ash")
    assert ([blow.hit for blow in view.blows], view.guard("elm", "blade")) == ([hit], guard)
