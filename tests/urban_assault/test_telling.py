"""Options and lines that say what really comes of them."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.core.decision import Choice, Fact
from hantei.core.record import clone
from hantei.rulebooks.urban_assault import views
from hantei.rulebooks.urban_assault.rules.leader import skill
from hantei.rulebooks.urban_assault.state import Item, Operation
from hantei.rulebooks.urban_assault.views import names, questions

from .test_view import SAYS, SHOT, in_battle, rulebook


def test_a_digit_moved_leads_where_the_dice_will_lead() -> None:
    """UA-SC.22, next_unused: 21 and 22 are resolved, so both lead on to 23."""
    c = clone(in_battle())
    c.operation = Operation("salt_quay", resolved=["21", "22"])
    about: dict[str, Fact] = {"result": "21", "magazines": 1, "scrip": 0, "mre": 0}
    asked = Choice("leader", "shift_digit", "UA-SC.2", ["keep", "22", "31"], about)
    said = [SAYS["en"].say(questions.label(c, asked, option)) for option in asked.options]
    assert said == [
        "Leave it at 21: “The Customs Shed”, since “The Chandler” is resolved",
        "22: “The Customs Shed”, since “The Salt Hill” is resolved (1 magazine)",
        "31: “The Cooperage” (1 magazine)",
    ]


def test_an_attack_that_cannot_be_shared_is_the_only_one_or_one_too_many() -> None:
    def asked(n: int) -> str:
        about: dict[str, Fact] = {"unit": "pickets", "n": n}
        return SAYS["en"].say(
            questions.question(in_battle(), Choice("leader", "odd_attack", "UA-36.14", ["leader", "members"], about))
        )

    assert asked(1) == "Who takes the attack of the gate pickets?"
    assert asked(3) == "The attacks of the gate pickets cannot be shared equally. Who takes the odd one?"


def test_two_of_a_kind_are_told_apart_by_their_place() -> None:
    c = clone(in_battle())
    c.squads["leader"].items = {"medkit-1": Item("medkit"), "medkit-3": Item("medkit"), "frag-1": Item("frag")}
    said = [SAYS["en"].say(names.plain(names.owned_name(c, "leader", key))) for key in c.squads["leader"].items]
    assert said == ["Medical kit (no. 1)", "Medical kit (no. 2)", "Frag grenade"]


def test_local_procurement_says_what_either_row_brings() -> None:
    """UA-40.6, UA-40.7."""
    asked = Choice("leader", "procurement", "UA-23.1", ["keep", "plus"], {"die": 5, "table": "standard"})
    said = [SAYS["en"].say(views.effect(in_battle(), asked, option)) for option in asked.options]
    assert said == [
        "The die stays at 5: you get 1D6×5 scrip (at least 15).",
        "For 1 point of dexterity the die becomes 6: you get 2D6×5 scrip (at least 30).",
    ]


@pytest.mark.parametrize(
    ("points", "options", "said"),
    [
        (2, ["melee", "skill"], "skill"),  # UA-09.7: skill 2 adds as much and costs nothing
        (3, ["melee", "skill"], None),
        (3, ["life", "skill"], "life"),  # UA-10.2: life 5 costs nothing either
    ],
)
def test_a_point_that_buys_nothing_is_not_asked_for(points: int, options: list[str], said: str | None) -> None:
    c = clone(in_battle())
    squad = c.squads["leader"]
    squad.leader.points, squad.leader.life = points, 5
    squad.leader.steps["skill"] = 2
    assert skill(squad.leader) == 2
    asked = Choice("leader", "ability", "UA-09.7", options, {"check": "melee"})
    assert rulebook().sparing.foregone(c, asked) == said


@pytest.mark.parametrize(
    ("name", "facts", "english"),
    [
        ("round", {"n": 2, "magazines": 7}, "Round 2 (magazines left: 7)"),
        ("round", {"n": 2}, "Round 2"),  # of an earlier version
        (
            "item_used",
            {"who": "assault-1", "gear": "frag", "left": 1},
            "Assault trooper 1 uses a frag grenade (1 left)",
        ),
        ("throw_missed", {"gear": "frag", "unit": "pickets"}, "The frag grenade misses the gate pickets"),
        ("reaction", {"reaction": "withdraw"}, "Reaction: withdraws; the enemy turns away without a fight"),
        ("reaction", {"reaction": "neutral"}, "Reaction: neutral; the enemy leaves the squad alone"),
        ("wounded", {"who": "leader", "wounds": 1}, "Bolt now has 1 wound (−1 to attack)"),
        (
            "wounded",
            {"who": "leader", "wounds": 2, "instead_of": "members"},
            "Bolt chooses to take a wound rather than let a member drop out, so the hit table is not used"
            " (now 2 wounds: −1 to attack and defence)",
        ),
        ("spent", {"who": "leader", "n": 1, "left": 0, "why": "shot"}, ""),  # its roll tells it
        ("spent", {"who": "leader", "n": 2, "left": 4, "why": "extortion"}, "Bolt pays 2 magazines (4 left)"),
        (
            "check",
            {**SHOT, "magazines": 3},
            "Assault trooper 2 fires at the gate pickets (magazines left: 3): 4+1=5 against 3, hit",
        ),
        ("check", {**SHOT, "magazines": 4}, "Assault trooper 2 fires at the gate pickets: 4+1=5 against 3, hit"),
        (
            "unit_left",
            {"unit": "pickets", "how": "withdrawn", "outmatched": True},
            "The gate pickets withdraw, seeing the odds against them",
        ),
        (
            "cured",
            {"who": "leader", "what": "wound", "wounds": 1},
            "Bolt is treated, and one wound heals (1 wound left)",
        ),
        (
            "gained",
            {"who": "leader", "what": "scrip", "n": 6, "left": 6, "reward": True},
            "Bolt receives 6 scrip as the reward (now 6)",
        ),
        (
            "gained",
            {"who": "leader", "what": "scrip", "n": 12, "left": 18, "companion": "orbe"},
            "Bolt receives 12 scrip from Auditor Orbe in thanks (now 18)",
        ),
        ("numbers", {"mine": 5, "theirs": 6, "leaves": False}, "The squad counts 5, the enemy 6: the enemy stays"),
        (
            "battle_over",
            {"result": "victory", "rounds": 5, "magazines": 2, "held_out": True},
            "Battle over: victory, the squad has held out (round 5; magazines left: 2)",
        ),
        (
            "battle_begins",
            {"first": "enemy", "space": "indoor", "dark": False, "turned": True},
            "The battle begins (indoors); because of what happened before, the enemy acts first in every round",
        ),
        (
            "battle_begins",
            {"first": "squad", "space": "indoor", "dark": False, "turned": False, "attackers": 4},
            "The battle begins (indoors); the squad acts first (at most 4 of the squad may attack in a round)",
        ),
        (
            "battle_over",
            {"result": "withdrawn", "rounds": 5, "magazines": 2, "held_out": False, "standing": [], "fell": True},
            "Battle over: what is left of the enemy has withdrawn (round 5; magazines left: 2)",
        ),
        (  # somebody had left before, but the last one fell
            "battle_over",
            {
                "result": "withdrawn",
                "rounds": 5,
                "magazines": 2,
                "held_out": False,
                "standing": [],
                "fell": True,
                "last": "fallen",
            },
            "Battle over: victory (round 5; magazines left: 2)",
        ),
        (
            "battle_over",
            {
                "result": "withdrawn",
                "rounds": 5,
                "magazines": 2,
                "held_out": False,
                "standing": ["pickets"],
                "fell": True,
                "last": "fallen",
                "gone": "pickets",
                "rest": ["pickets"],
                "numbers": [3],
            },
            "Battle over: with the gate pickets gone and only the gate pickets (3 left) still there, the enemy "
            "withdraws (round 5; magazines left: 2)",
        ),
        ("level_shifted", {"unit": "pickets", "amount": -1, "gone": "pickets", "over": True}, ""),
        (
            "enemy_attacks",
            {"unit": "pickets", "n": 4, "because": ["earlier:start/0"], "change": -1},
            "The gate pickets attack 4 times instead of 5, because of what was chosen at the start",
        ),
        (
            "enemy_attacks",
            {
                "unit": "pickets",
                "n": 3,
                "because": ["earlier:start/0", "earlier:companions/0", "flashed"],
                "change": -2,
            },
            "The gate pickets attack 3 times instead of 5, because of what was chosen at the start and what happened "
            "before, being dazzled",
        ),
        (
            "gained",
            {"who": "leader", "what": "scrip", "n": 6, "left": 6, "spoils": True},
            "Spoils: Bolt gains 6 scrip (now 6)",
        ),
        (
            "gained",
            {"who": "leader", "what": "scrip", "n": 30, "left": 30, "formula": "1d6*5"},
            "Bolt throws 1D6×5 and gains 30 scrip (now 30)",
        ),
        (
            "loot",
            {"who": "leader", "face": 6, "die": 7, "table": "standard"},
            "The loot table: the die shows 6+1=7",
        ),
        (
            "loot",
            {"who": "leader", "face": 6, "die": 7, "table": "standard", "modifier": 1},
            "The loot table: the die shows 6+1=7, +1 for this place",
        ),
        ("grip_changed", {"who": "leader", "grip": "smg+ballistic_shield"}, "Bolt now holds: SMG + Ballistic shield"),
        ("grip_changed", {"who": "leader", "grip": "smg", "life": 4, "max": 6}, "Bolt now holds: SMG (life 4/6)"),
        ("felled", {"unit": "pickets", "n": 2, "left": 3}, "The gate pickets: 2 down (3 left)"),
        ("felled", {"unit": "pickets", "n": 2, "left": 0}, "The gate pickets: the last 2 are down"),
        ("unit_left", {"unit": "pickets", "how": "fallen"}, ""),  # its last loss tells it
        (
            "enemy_attacks",
            {"unit": "pickets", "n": 4, "because": ["odd"], "change": 1},
            "The gate pickets attack 4 times instead of 3, as in every odd-numbered round",
        ),
        (
            "level_shifted",
            {"unit": "pickets", "amount": -1, "gone": "pickets"},
            "With the gate pickets out of the fight, the level of the gate pickets falls by 1",
        ),
        (
            "round",
            {"n": 2, "magazines": 9, "holders": ["leader"], "shares": [9]},
            "Round 2 (magazines left: Bolt 9)",
        ),
        ("unit_left", {"unit": "pickets", "how": "captured"}, ""),  # that they are prisoners has a line
        ("healed", {"who": "leader", "n": 0, "left": 5}, ""),
        (
            "dropped",
            {"who": "leader", "gear": "soft_armor", "life": 4, "max": 4},
            "Bolt drops the soft armour (life 4/4)",
        ),
        (
            "requested",
            {
                "who": "leader",
                "gear": "soft_armor",
                "kind": "body_protection",
                "off": "soft_armor",
                "life": 4,
                "max": 5,
            },
            "Bolt receives soft armour, but already wears the same (life 4/5)",
        ),
    ],
)
def test_a_line_says_what_is_left_and_why(name: str, facts: dict[str, Any], english: str) -> None:
    assert SAYS["en"].say(views.report(in_battle(), name, facts)) == english


def test_enemies_out_of_reach_are_met_as_such() -> None:
    c = clone(in_battle())
    for scenario, unit, english in (
        ("three_lamps", "headman", "life 5; out of reach of all but precision shots while the headman's men stand)"),
        ("dry_mill", "pushers", "9 in all; out of reach while the plated cart stands)"),
    ):
        c.battle, c.operation = None, Operation(scenario, "normal")
        c.operation.tile = "third_lamp" if unit == "headman" else "dusk"
        kind, level, n = ("target", 4, 5) if unit == "headman" else ("group", 3, 9)
        line = SAYS["en"].say(views.report(c, "met", {"unit": unit, "kind": kind, "level": level, "n": n}))
        assert line.endswith(english)


def test_what_moves_a_die_and_what_loses_an_operation_are_named() -> None:
    c = clone(in_battle())
    c.operation = Operation("ferry_witness", "normal")
    moved = {"change": 0, "die": 2, "sources": ["orbe", "encounter", "waiting"], "changes": [-1, -1, 2]}
    line = "The die counts as 2 (−1 for having Auditor Orbe along, −1 for these people, +2 for what was done before)"
    assert SAYS["en"].say(views.report(c, "reaction_moved", moved)) == line
    counted = {"counter": "grazes", "change": 1, "now": 2}
    assert SAYS["en"].say(views.report(c, "counted", counted)) == "Orbe's wounds +1 (now 2; at 3 the operation fails)"


@pytest.mark.parametrize(
    ("name", "told", "english"),
    [
        ("skill_used", {"skill": "evade", "sub": "shooting", "left": 2}, "(1 shooting point spent, 2 left)"),
        ("points", {"sub": "shooting", "left": 2, "skill": "evade"}, ""),
        ("points", {"sub": "shooting", "left": 2}, "spends 1 shooting point (2 left)"),
        ("follow_up", {"unit": "pickets", "spared": 1}, ""),
        ("reinforced", {"unit": "pickets", "n": 3, "now": 3}, ": 3 of the gate pickets"),
        ("reinforced", {"unit": "pickets", "n": 3, "now": 5}, "3 more of the gate pickets (now 5)"),
        ("reinforced", {"unit": "pickets", "n": 3, "now": 3, "level": 3}, ": the gate pickets (level 3, 3 in all)"),
        ("reinforced", {"unit": "pickets", "n": 3, "now": 5, "level": 3}, "the gate pickets, 3 more (now 5)"),
        ("enemy_attacks", {"unit": "pickets", "n": 0, "because": ["flashed"], "change": -3}, "pickets cannot attack"),
        (
            "enemy_attacks",
            {"unit": "pickets", "n": 2, "because": ["earlier"], "change": -3},
            "The gate pickets attack twice instead of 5 times, because of what happened before",
        ),
        (
            "enemy_attacks",
            {"unit": "pickets", "n": 2, "because": ["earlier"], "change": -3, "again": True},
            "The gate pickets attack twice instead of 5 times",
        ),
        (
            "unit_left",
            {"unit": "pickets", "how": "withdrawn", "outmatched": True, "others": ["pickets"], "lost": 5, "initial": 9},
            "The gate pickets withdraw, with 5 of 9 down, counting the gate pickets",
        ),
        ("hit_table", {"die": 3, "row": 3}, "Hit table (die 3)"),
        ("hit_table", {"die": 1, "row": 1, "counts": 3}, "Hit table (die 1, no medic or scout)"),
        ("hit_table", {"die": 6, "row": 6, "counts": 4}, "Hit table (die 6, no assault trooper or gunner)"),
        ("hit_table", {"die": 1, "row": 1, "counts": 5}, "Hit table (die 1, nobody in rows 1–4)"),
        ("hit_table", {"die": 5, "row": 6, "picks": "silent"}, "The hit table picks a member (die 5, row 6)"),
        (
            "map_passed",
            {"tile": "gate", "passed": 3, "again": True, "drawn": False, "way": "east"},
            "goes east through “The Gate” again, where nothing more happens (maps passed: 3)",
        ),
        (
            "item_used",
            {"gear": "frag", "left": 0, "early": "round"},
            "In round 0, Bolt uses a frag grenade (0 left)",
        ),
        ("item_used", {"gear": "c4", "left": 1, "early": "battle"}, "Before round 0, Bolt uses C4 (1 left)"),
        ("unhurt", {"whom": "all"}, "Nobody needs to regain life"),
        ("unhurt", {"whom": "leader"}, "The leader does not need to regain life"),
        (
            "battle_begins",
            {"first": "squad", "space": "indoor", "dark": False, "firm": ["pickets"]},
            "the squad acts first, and the gate pickets will not withdraw at half their number",
        ),
        (
            "battle_begins",
            {"first": "squad", "space": "outdoor", "dark": False, "until": "pickets", "least": 5},
            "the squad acts first, and the gate pickets will not withdraw until only 5 are left",
        ),
        (
            "battle_begins",
            {
                "first": "squad",
                "space": "indoor",
                "dark": False,
                "together": ["pickets", "aides"],
                "way": "left",
                "limit": 2,
            },
            "and the gate pickets and the tower aides will withdraw together once only 2 of them are left",
        ),
        ("mixed", {"again": True}, "shot (1–3: the group aimed at, 4–6: the high-threat target)"),
        (
            "modified",
            {"side": "attack", "change": 1, "gone": "pickets"},
            "With the gate pickets out of the fight, the squad attacks at +1 until the battle ends",
        ),
        ("suggested_level", {"low": 10, "high": 10, "level": 9}, "meant for experience level 10; Bolt is at level 9"),
        ("handed_over", {"what": "medkit", "n": 1, "to": "leader"}, "Bolt hands a medical kit to Bolt"),
        ("killed", {"name": "Bolt", "stage": 1}, "Bolt falls"),
        ("operation_over", {"result": "lost", "stage": 2}, "(3 magazines, and once −1 on the hit table)"),
        ("operation_over", {"result": "lost"}, "Operation over: no leader left"),
        ("paid", {"what": "mre", "n": 1, "left": 2}, "gives 1 MRE (2 left)"),
        (
            "skill_used",
            {"skill": "preemptive_fire", "sub": "shooting", "left": 2, "uncounted": True},
            "count heads, Bolt uses the skill Pre-emptive fire (1 shooting point spent, 2 left)",
        ),
        ("trap_sprung", {"untried": "left"}, "Bolt does not try to disarm the trap, and it is sprung"),
        ("trap_sprung", {}, "The trap is sprung"),
        ("unit_left", {"unit": "pickets", "how": "captured", "by": "leader"}, "Bolt takes the gate pickets prisoner"),
        (
            "delivered",
            {"prisoner": "soldier", "n": 2, "magazines": 0, "scrip": 6, "now_magazines": 3, "now_scrip": 9},
            "and receives 6 scrip (now 9)",
        ),
    ],
)
def test_what_belongs_together_is_one_line(name: str, told: dict[str, Any], english: str) -> None:
    line = SAYS["en"].say(views.report(in_battle(), name, {"who": "leader", **told}))
    assert line.endswith(english) if english else line == ""


def test_armour_like_that_worn_is_not_asked_about() -> None:
    """UA-27.5: to change into the same leaves everything as it is; anything else is for people to decide."""
    c = clone(in_battle())
    squad = c.squads["leader"]
    worn = squad.items[squad.worn].gear
    found = [
        rulebook().sparing.foregone(c, Choice("leader", "change_armour", "UA-27.5", ["wear", "leave"], {"gear": gear}))
        for gear in (worn, next(one for one in ("eod_suit", "plate_carrier") if one != worn))
    ]
    assert found == ["leave", None]
