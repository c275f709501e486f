"""What events count for, in odds and statistics."""

from __future__ import annotations

from typing import Any

import pytest

from hantei import library
from hantei.cases.bench import bench
from hantei.core.event import Count
from hantei.core.rulings import Rulings
from hantei.rulebooks.wild_arms.rules.harm import suffer
from hantei.rulebooks.wild_arms.rules.people import side
from hantei.rulebooks.wild_arms.state import Action, Fight
from hantei.rulebooks.wild_arms.views import count_name
from hantei.rulebooks.wild_arms.views.counts import counts, rows
from tests.recording import Recorder

GIVEN: dict[str, Any] = {
    "arms": {"gun": {}},
    "arts": {"burst": {"attack": "shooting", "range": "weapon", "rounds": 3, "cost": 2}},
    "items": {"salve": {"timing": "minor", "effect": {"cure": ["wounded"]}}},
    "factions": {"posse": {"friends": ["pc"]}},
    "fighters": {
        "ash": {"arms": ["gun"], "arts": ["burst"]},
        "elm": {"faction": "posse"},
        "oak": {"hp": 20},
    },
}


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("wild_arms").given(GIVEN, {})
    state.action = Action("ash", "major", "art", "burst", "gun", "shooting", ["oak"])
    return state


def check(total: int, **more: Any) -> dict[str, Any]:
    return {"kind": "will", "who": "ash", "total": total, "critical": False, "fumble": False, **more}


def test_only_checks_against_a_figure_can_fail(c: Fight) -> None:
    made, reached = Count("check", "pc", "will"), Count("success", "pc", "will")
    assert list(counts(c, "check", check(10, target_number=10))) == [made, reached]
    assert list(counts(c, "check", check(9, target_number=10))) == [made]
    assert list(counts(c, "check", check(20))) == []


def test_readings_decide_what_succeeds(c: Fight) -> None:
    c.rulings = Rulings(c.rulings.known, {**c.rulings, "fumble_auto_failure": "always_fails"})
    assert len(counts(c, "check", check(12, fumble=True, target_number=10))) == 1


def test_hits_are_counted_by_target(c: Fight) -> None:
    told = {"who": "ash", "target": "oak"}
    assert list(counts(c, "hit", told)) == [Count("check", "pc", "hit"), Count("success", "pc", "hit")]
    assert list(counts(c, "missed", told)) == [Count("check", "pc", "hit")]


def test_a_check_for_a_task_is_called_by_its_skill(c: Fight) -> None:
    """WA-12.10; as that for a use is."""
    told = {"who": "ash", "kind": "task", "skill": "shooting", "total": 9, "critical": False, "fumble": False}
    made = list(counts(c, "check", {**told, "target_number": 10}))
    assert made == [Count("check", "pc", "use-shooting")]
    assert library.catalogue("wild_arms", "en").say(count_name(c, made[0])) == "pc: shooting check"


def test_a_check_made_together_is_one_check(c: Fight) -> None:
    """WA-01.19; one that has no target number counts for nothing."""
    told = {"who": ["ash", "oak"], "total": 20, "critical": False, "fumble": False}
    made = Count("check", "pc", "cooperative")
    assert list(counts(c, "cooperation", told)) == []
    assert list(counts(c, "cooperation", {**told, "target_number": 20})) == [made, made._replace(kind="success")]
    assert list(counts(c, "cooperation", {**told, "target_number": 21})) == [made]


def test_searches_and_obstructions_are_checks_of_whoever_makes_them(c: Fight) -> None:
    """WA-06.28, WA-06.36: the next check on the way to somebody hidden is the search."""
    told = {"who": "ash", "target": "oak"}
    assert list(counts(c, "found", told)) == [Count("check", "pc", "search"), Count("success", "pc", "search")]
    assert list(counts(c, "not_found", told)) == [Count("check", "pc", "search")]
    fled = {"who": "oak", "by": "ash"}
    assert list(counts(c, "obstructed", fled)) == [Count("check", "pc", "obstruct"), Count("success", "pc", "obstruct")]
    assert list(counts(c, "escape_kept", fled)) == [Count("check", "pc", "obstruct")]


def test_damage_is_hp_or_a_step(c: Fight) -> None:
    assert list(counts(c, "damage", {"who": "oak", "damage": 7})) == [Count("damage", "enemy", "oak", 7)]
    assert list(counts(c, "harm", {"who": "oak", "step": "wounded"})) == []
    assert list(counts(c, "harm", {"who": "elm", "step": "wounded"})) == [Count("damage", "posse", "elm")]


def test_who_is_dying_is_down_through_whoever_attacks(c: Fight) -> None:
    found = list(counts(c, "harm", {"who": "oak", "step": "dying"}))
    assert found == [Count("down", "enemy", "oak"), Count("lost", "enemy", "case/ash")]
    c.action = None
    assert counts(c, "harm", {"who": "oak", "step": "dying"})[1] == Count("lost", "enemy", "case/effect")


def test_what_is_spent(c: Fight) -> None:
    used = {"who": "ash", "thing": "art:burst", "cost": 2}
    assert list(counts(c, "uses", used)) == [
        Count("spent", "pc", "ash/fp", 2),
        Count("use", "pc", "ash/fp/art:burst", 2),
    ]
    assert list(counts(c, "rounds", {"who": "ash", "arm": "gun", "left": 3})) == [
        Count("spent", "pc", "ash/rounds", 3),
        Count("use", "pc", "ash/rounds/arm:gun", 3),
    ]
    item = {"who": "ash", "thing": "item:salve", "cost": 0}
    assert list(counts(c, "uses", item)) == [Count("spent", "pc", "ash/salve")]
    broken = {"who": "ash", "source": "item:salve", "broken": True, "uses": 0}
    assert list(counts(c, "guarded", broken)) == [Count("spent", "pc", "ash/salve")]
    assert list(counts(c, "guarded", {**broken, "source": "lean"})) == []


@pytest.mark.parametrize(("result", "winners"), [("victory", ["pc", "posse"]), ("defeat", ["enemy"]), ("neither", [])])
def test_friends_win_together(c: Fight, result: str, winners: list[str]) -> None:
    ended, *won = counts(c, "over", {"result": result, "by": "beaten", "rounds": 3})
    assert ended == Count("end", "", f"{result}/beaten")
    assert won == [Count("win", name, "battle") for name in winners]


def test_a_seat_plays_for_one_faction_or_for_none(c: Fight) -> None:
    assert (side(c, "pc"), side(c, "referee")) == ("pc", "")
    c.fighters["oak"].seat = "pc"
    assert (side(c, "pc"), list(rows(c))) == ("", [])


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (Count("damage", "enemy", "oak"), "damage to oak"),
        (Count("damage", "pc", "ash"), "steps of harm to ash"),
        (Count("lost", "enemy", "case/ash"), "enemy: dying through ash"),
        (Count("spent", "pc", "ash/salve"), "salve spent by ash"),
        (Count("success", "pc", "hit"), "pc: hits"),
        (Count("end", "", "defeat/beaten"), "victory of enemy (none of their enemies is left standing)"),
        (Count("end", "", "neither/gone"), "neither victory nor defeat of pc and posse (nobody is left to fight)"),
    ],
)
def test_counts_have_names(c: Fight, count: Count, said: str) -> None:
    assert library.catalogue("wild_arms", "en").say(count_name(c, count)) == said


def test_whoever_acts_has_done_the_harm_of_it(c: Fight) -> None:
    """WA-14.14: also out of turn, as by a quick draw in the set-up phase; what comes by itself is nobody's."""
    told = Recorder()
    suffer(c, told, "elm", "wounded")
    c.action = None
    suffer(c, told, "elm", "dying")
    assert [one.get("by") for one in told.told("harm")] == ["ash", None]
