"""What Senki tells, asks and adds up has words; who may read what; labels."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any, get_args

import pytest

from hantei.core.decision import Choice, Decision, Fact
from hantei.core.message import written
from hantei.rulebooks.senki import views
from hantei.rulebooks.senki.commands import words as command_words
from hantei.rulebooks.senki.content.records import VALUES
from hantei.rulebooks.senki.content.words import Attribute, Duration, StatusId
from hantei.rulebooks.senki.rules.combat import combat_end
from hantei.rulebooks.senki.state import Attack, Fight
from hantei.rulebooks.senki.views import effects, joins, questions
from hantei.rulebooks.senki.views import events as view_events
from hantei.rulebooks.senki.views import options as view_options
from hantei.rulebooks.senki.views.gathers import GATHERS, IDLE
from hantei.rulebooks.senki.views.outcome import outcome
from hantei.testing.games import setup
from tests import scanning
from tests.scanning import words

from .views import COMMANDS, HOME, OURS, RULES, SAYER, SAYS, calls, check, check_question, field, messages, started

ASKED_BY_NAME = ("move", "minor", "major")
"""Kinds of question that are handed to the function that asks them."""


def told() -> list[str]:
    return sorted({name for call, _ in calls("tell") if call.args for name in words(call.args[0])})


def kinds() -> list[str]:
    found = {kind for call, _ in calls("Choice", "Amount", "Words", "Route") for kind in words(call.args[1])}
    return sorted({*found, *ASKED_BY_NAME})


def step_labels() -> list[str]:
    found = scanning.step_labels(RULES)
    penalties = {"status-panic", "slow_in_water", "submerged", "hp_loss", "recovery"}
    armour = {f"attribute-{name}" for name in get_args(Attribute) if name != "piercing"}
    return sorted({*found, *penalties, *armour, *VALUES})


def test_every_event_that_is_told_has_a_line() -> None:
    known = {*view_events.PLAIN, *view_events.LINES}
    assert [name for name in told() if name not in known] == []
    assert sorted(known - set(told())) == []
    assert not set(view_events.PLAIN) & set(view_events.LINES)
    assert [name for name in view_events.PLAIN if f"sk-log-{name}" not in messages()] == []


def test_every_told_name_is_written_out() -> None:
    assert [place for call, place in calls("tell") if call.args and not list(words(call.args[0]))] == []


def test_every_kind_of_question_has_words() -> None:
    known = messages()
    starts = [kind for kind in kinds() if not any(name.startswith(f"sk-ask-{kind}") for name in known)]
    assert starts == []
    assert sorted(set(kinds()) ^ set(view_options.OPTIONS)) == []
    lacking = []
    for name in (*option_ids(), *explanations()):
        lacking += [name] if name not in known else []
    assert lacking == []


def option_ids() -> list[str]:
    closed = [
        f"sk-opt-{questions.scope(kind, word)}"
        for kind, options in view_options.OPTIONS.items()
        for word in options.words
    ]
    return [*closed, *(f"sk-opt-{head}" for head in view_options.COMPOUNDS if head not in view_options.WHOLE)]


def explanations() -> list[str]:
    return [
        f"sk-fx-{kind}-pass" if word == "pass" else f"sk-fx-{questions.scope(kind, word)}"
        for kind, options in view_options.OPTIONS.items()
        for word in options.words
    ]


def test_every_kind_with_references_explains_them() -> None:
    named = [kind for kind, options in view_options.OPTIONS.items() if options.naming is not None]
    assert set(named) == set(effects.EFFECTS)
    heads = {head for options in view_options.OPTIONS.values() for head in options.compounds}
    assert heads == set(view_options.COMPOUNDS) == set(effects.COMPOUND_EFFECTS)


def test_an_event_that_nobody_tells_is_an_error() -> None:
    with pytest.raises(KeyError, match="gossip"):
        views.report(started("bridge"), "gossip", {})


def test_every_step_of_a_tally_has_a_name() -> None:
    c = started("ace_duel")
    shelves = {"weapon": c.records.weapons, "skill": c.records.skills, "item": c.records.items}
    shelves |= {"assault": c.records.assaults, "dress": c.records.dresses}
    families = [f"{head}-{name}" for head, shelf in shelves.items() for name in shelf]
    statuses = [f"status-{name}" for name in get_args(StatusId)]
    for label in [*step_labels(), *families, *statuses]:
        for lang in SAYS:
            check(lang, views.step_label(c, label), label)


def test_every_throw_has_a_name() -> None:
    places = {"roll": 1, "check": 3, "roll_formula": 2}
    known = messages()
    missing = []
    for name, position in places.items():
        for call, place in calls(name):
            for why in words(call.args[position]) if len(call.args) > position else ():
                missing += [f"{place}: {why}"] if f"sk-throw-{why}" not in known else []
    assert missing == []


def test_dice_commands_have_words() -> None:
    told = {name for call, _ in calls("tell", commands=True) for name in words(call.args[0])}
    assert told <= set(command_words.LINES)
    thrown = {why for call, _ in calls("check", "act", commands=True) for why in words(call.args[3])}
    assert scanning.step_labels(COMMANDS) <= set(command_words.TYPED)
    wanted = [f"sk-throw-{why}" for why in thrown] + [f"sk-typed-{label}" for label in command_words.TYPED]
    assert set(wanted) <= set(messages("rolls"))
    unused = {name for name in messages("rolls") if name.startswith(("sk-throw-", "sk-typed-"))} - set(wanted)
    assert unused == {"sk-typed-power"}  # of every weapon typed


def test_no_message_is_unused() -> None:
    """Every message stands in the code as a literal, begins like an id composed there, or is built from a table."""
    literal, patterns = scanning.texts(sorted((HOME / "views").glob("*.py")))
    asked = [rf"sk-ask-({'|'.join(kinds())})(-with)?", r"sk-ask-(process|route|boost)-\w+", r"sk-ask-boost-for-\w+"]
    generated = [*option_ids(), *explanations(), *(f"sk-log-{name}" for name in view_events.PLAIN)]
    broad = [f"sk-{head}-*" for head in ("ask", "opt", "fx", "log", "throw", "step")]
    narrow = [entry.replace("*", r"[\w-]+") for entry in patterns if entry.startswith("sk-") and entry not in broad]
    generated += [f"sk-throw-{why}" for why in (*THROWN, "attack")] + [f"sk-step-{label}" for label in step_labels()]
    generated += [*(f"{one}-many" for one in GATHERS), *(f"{one}-idle" for one in IDLE), *JOINED]
    unused = [
        name
        for name in messages()
        if name not in literal
        and name not in generated
        and not any(re.fullmatch(entry, name) for entry in [*narrow, *asked])
        and not name.startswith(("book-field-", "book-word-"))  # of files: tests/test_wording.py, `publish.naming`
    ]
    assert unused == []


JOINED = [join.said for ones in joins.JOINS.values() for join in ones]
THROWN = (
    "hit", "attack", "defence", "disengage", "hindering", "appearance", "skill", "damage", "corrosion", "healing",
    "loss",
)  # fmt: skip


# Random games


@pytest.mark.slow
def test_random_games_reach_nearly_everything() -> None:
    seen: set[str] = set()
    for seed in range(30):
        book, encounter = OURS[seed % len(OURS)]
        rulings = {"fumble": "1", "finishing_blow_result": "1"} if seed % 2 else {}
        seen |= SAYER.play(setup(book, encounter, referee=seed % 3 > 0, rulings=rulings), str(seed))
    rare = {*told(), *kinds()} - seen
    assert len(rare) < 8, sorted(rare)


def rare_questions() -> list[Decision]:
    """Questions that games hardly ever come to, and those about areas that are no attack."""
    who = {"who": "thistle"}
    return [
        Choice("pc", "tie", "SK-05.11", ["thistle", "holly"]),
        Choice("pc", "fall", "SK-14.16", ["fall", "second_bloom"], who),
        Choice("referee", "escape", "SK-08.30", ["allow", "refuse"], who),
        Choice("pc", "seal", "SK-15.16", ["scythe_arms"], {"who": "mantis"}),
        Choice("referee", "preparation", "SK-05.3", ["allow", "refuse"]),
        Choice("referee", "round_over", "SK-01.3", ["go_on", "end"], {"n": 2}),
        Choice("referee", "deed", "SK-04.19", ["minor", "auto", "refuse"], {**who, "action": "minor"}),
        Choice("referee", "last_turn", "SK-02.6", ["allow", "refuse"], who),
        Choice("referee", "victory", "SK-02.4", ["end", "go_on"], {"side": "pc", "by": "reach"}),
        Choice("referee", "victory", "SK-02.4", ["end", "go_on"], {"side": "", "by": "rounds"}),
        Choice("referee", "scene_over", "SK-14.20", ["go_on", "end"], {"n": 1, "targets": ["thistle", "mantis"]}),
        Choice("pc", "process", "SK-05.8", ["pass", "skill:call_back"], {**who, "timing": "auto"}),
        Choice("pc", "cure", "SK-15.5", ["panic", "seal:pruning_blade"], who),
        Choice("pc", "push_to", "SK-07.9", ["9,4", "10,5"], {"who": "mantis", "squares": 1}),
        Choice("pc", "hinder", "SK-08.9", ["hinder", "let_go"], {"who": "mantis", "foe": "thistle"}),
        Choice("pc", "short_path", "SK-07.15", ["walk", "again"], {**who, "end": "2,0", "clause": "SK-06.10"}),
        Choice("pc", "direction", "SK-11.12", ["N", "E", "NE"], who),
        Choice("pc", "on_whom", "SK-DATA.10", ["thistle", "yew"], {"who": "mugwort", "path": "skills/watering"}),
        Choice("pc", "centre", "SK-11.7", ["1,3", "2,3"], {"who": "mugwort", "path": "skills/call_formation"}),
        Choice("pc", "minor", "SK-04.6", ["submerge", "surface", "recover:stall", "pass"], {**who, "action": "minor"}),
        Choice("pc", "major", "SK-04.9", ["finishing_blow", "leave", "pass"], {**who, "action": "major"}),
        Choice("pc", "weapon", "SK-12.11", ["pruning_blade", "bramble_lance"], {**who, "skill": "twin_cut"}),
        Choice(
            "pc", "boost", "SK-DATA.13", ["no_skill", "leaf_turn"], {**who, "hook": "damage_taken", "target": "yew"}
        ),
    ]


def test_rare_questions_can_be_said() -> None:
    for decision in rare_questions():
        check_question(started("bridge"), decision)


def test_rare_events_can_be_said() -> None:
    c = started("elevator")
    events: dict[str, list[dict[str, Any]]] = {
        "overruled": [{"side": "pc", "by": "defeat"}, {"side": "", "by": "rounds"}],
        "stays_down": [{"who": "thistle"}],
        "scene": [{"n": 2}],
        "backstage": [{"who": "thistle"}],
        "sealed": [{"who": "queen", "equipment": "siege_shell"}],
        "recovered": [{"who": "queen", "status": "seal", "equipment": "siege_shell"}],
        "status_refused": [
            {"who": "queen", "status": "stall", "fallen": False, "why": why}
            for why in ("slow", "submerged", "low", "sealed")
        ],
        "door": [{"who": "oak", "door": "4,1|5,1", "state": state} for state in ("open", "closed")],
        "state": [{"who": "oak", "state": "submerged", "on": on} for on in (True, False)],
        "turn_state": [{"who": "oak", "state": state} for state in ("unacted", "finish", "act_first", "act_last")],
        "decision": [
            {"who": "oak", "attacker": "queen", "hit": hit, "attack": attack, "defence": defence, "clauses": [clause]}
            for hit, attack, defence, clause in (
                (True, 12, 11, "SK-12.17"),
                (True, 12, 12, "SK-CHECK.7"),
                (True, 12, 0, "SK-04.22"),
                (True, 12, 0, "SK-14.7"),
                (False, 12, 12, "SK-12.17"),
                (False, 15, 12, "SK-12.16"),
                (False, 0, 0, "SK-CHECK.8"),
            )
        ],
        "skill": [{"who": "oak", "skill": "tailwind", "priced": priced} for priced in (True, False)],
        "moved": [
            {"who": "oak", "start": "0,0", "end": "1,0", "how": how, "user": user}
            for how in ("combat", "full", "disengage", "charge", "forced")
            for user in ("", "queen")
        ],
        "combat_end": [
            {"winner": winner, "by": by, "rounds": 3}
            for winner in ("pc", "")
            for by in ("eliminate", "defeat", "survive", "escape", "reach", "rounds", "referee")
        ],
        "in_force": [
            {"who": "oak", "path": "skills/tailwind", "part": "effects", "until": until}
            for until in get_args(Duration)[1:-1]
        ],
        "revived": [{"who": who, "hp": 1} for who in ("oak", "queen")],
        "came_to": [{"who": who, "hp": 1} for who in ("oak", "queen")],
        "paid": [
            {"who": who, "path": path, "hp": 2, "en": en, "ts": ts, "left": 3, "ts_left": 0, "attacking": attacking}
            for who in ("oak", "queen")
            for path in ("skills/tailwind", "assaults/gust_dash", "items/repair_gel")
            for attacking in (False, True)
            for en, ts in ((0, 0), (0, 1), (4, 0), (4, 1))
        ],
        "cost": [{"who": "oak", "path": "skills/tailwind", "part": part, "n": 6} for part in ("hp", "en", "ts")],
        "drained": [{"who": who, "what": "en", "n": 5, "left": -2} for who in ("oak", "queen")],
        "actions": [{"who": "oak", "action": "minor", "amount": n} for n in (1, -1)],
        "hp": [{"who": "queen", "lost": 99, "left": 0}],
        "dead": [{"who": "oak"}],
        "held": [{"who": "oak", "square": "1,1"}],
        "corrosion": [{"who": "oak", "rank": 2, "loss": 7}],
    }
    for name, all_facts in events.items():
        for facts in all_facts:
            for lang in SAYS:
                check(lang, views.report(c, name, facts), (name, facts))


def test_goals_without_words_have_some() -> None:
    c = started("elevator")
    goals = tuple(replace(goal, text=None) for goal in c.scene.goals)
    escape = replace(goals[0], kind="escape", count=2, unit="")
    reach = next(goal for goal in goals if goal.kind == "reach")
    c.scene = replace(c.scene, goals=(*goals, escape))
    lines = [SAYS["ja"].say(line) for line in written(views.situation(c, Choice("pc", "turn", "SK-05.15", ["act"])))]
    assert lines[1].startswith(f"庭師隊の勝利条件：スズメバチ女王を戦闘不能にする、または{reach.count}機が")


# Who may read what (SK-DATA.25)


def hurt(**rulings: str) -> Fight:
    c = started("skirmish", **rulings)
    c.fighters["mantis"].hp -= 7
    c.fighters["yew"].hp -= 5
    return c


@pytest.mark.parametrize(
    ("seat", "rulings", "said"),
    [
        ("pc", {}, "[c] Mantis (7 damage taken)"),
        ("brood", {}, "[c] Mantis (HP 23/30)"),
        ("referee", {}, "[c] Mantis (HP 23/30)"),
        ("pc", {"open_npc_values": "1"}, "[c] Mantis (HP 23/30)"),
    ],
)
def test_players_see_the_damage_done_to_npcs_and_not_what_is_left(
    seat: str, rulings: dict[str, str], said: str
) -> None:
    c = hurt(**rulings)
    assert said in field(c, seat)
    assert "The Gardeners: [A] Yew (HP 25/30), [B] Mugwort (HP 30/30)" in field(c, seat)
    assert "[ab] Ant" in field(c, seat)
    assert "Locust" not in field(c, seat)  # still to come


def test_machines_of_one_kind_stand_together_while_they_are_in_the_same_way() -> None:
    c = started("skirmish")
    assert "The Brood: [ab] Ants 1 and 2 (unharmed, slow), [c] Mantis (unharmed)" in field(c, "pc")
    c.fighters["ant-2"].hp -= 3
    assert "The Brood: [a] Ant 1 (unharmed, slow), [b] Ant 2 (3 damage taken, slow), [c]" in field(c, "pc")


@pytest.mark.parametrize("seat", ["pc", ""])
def test_a_view_keeps_the_figures_of_npcs_from_players_and_those_who_look_on(seat: str) -> None:
    c = hurt()
    seen = views.view(c, seat)
    assert json.loads(json.dumps(seen)) == seen
    mantis = seen["fighters"]["mantis"]
    assert mantis["damage_taken"] == 7
    assert not {"hp", "hp_max", "en", "values", "skills", "items"} & set(mantis)
    assert seen["fighters"]["yew"]["hp"] == 25
    assert "locust" not in seen["fighters"]  # still to come
    assert not {"agenda", "rulings"} & set(seen)
    for seat in ("brood", "referee"):
        whole = views.view(c, seat)["fighters"]
        assert whole["mantis"]["hp"] == 23
        assert "locust" in whole


@pytest.mark.parametrize(
    ("rulings", "line"),
    [({}, "Mantis loses 4 HP (damage so far: 11)"), ({"open_npc_values": "1"}, "Mantis loses 4 HP (19 left)")],
)
def test_the_log_tells_the_damage_done_to_npcs(rulings: dict[str, str], line: str) -> None:
    c = started("skirmish", **rulings)
    assert SAYS["en"].say(views.report(c, "hp", {"who": "mantis", "lost": 4, "left": 19})) == line


def test_an_attack_by_an_npc_does_not_tell_its_power() -> None:
    c = started("skirmish")
    about: dict[str, Fact] = {"who": "yew", "total": 15, "attacker": "mantis"}
    decision = Choice("pc", "reaction", "SK-12.14", ["defend", "abandon"], about)
    c.attack = Attack("mantis", "blade", "scythe", targets=["yew"], hit_total=15)
    lines = "\n".join(SAYS["ja"].say(line) for line in written(views.situation(c, decision)))
    assert "カマキリが鎌でイチイを攻撃しています（達成値15）" in SAYS["ja"].say(views.question(c, decision))
    assert "カマキリ" not in lines
    assert "攻撃力" not in lines
    c.attack = Attack("yew", "shot", "rifle", targets=["mantis"])
    assert "攻撃力〈物〉+4" in "\n".join(SAYS["ja"].say(line) for line in written(views.situation(c, decision)))


# Labels


def test_labels_carry_what_matters() -> None:
    c = started("skirmish")
    c.fighters["mantis"].x, c.fighters["mantis"].y, c.fighters["mantis"].hp = 2, 4, 27
    c.fighters["yew"].x, c.fighters["yew"].y = 2, 2
    target = Choice("pc", "target", "SK-12.11", ["mantis"], {"who": "yew", "weapon": "rifle", "skill": ""})
    assert (
        SAYS["ja"].say(views.label(c, target, "mantis"))
        == "[c]カマキリ（被ダメージ3点、位置2,4、距離2スクウェア・100m、部分遮蔽）"
    )
    assert SAYS["en"].say(views.question(c, target)) == "Which machine does Yew attack with Seed Rifle?"
    assert "2D6+7" in SAYS["en"].say(views.effect(c, target, "mantis"))
    assert "2D6+8 physical" in SAYS["en"].say(views.effect(c, target, "mantis"))
    major = Choice("pc", "major", "SK-04.9", ["attack:rifle", "pass"], {"who": "yew", "action": "major"})
    assert (
        SAYS["ja"].say(views.label(c, major, "attack:rifle"))
        == "種子ライフル（ショット、〈物〉+4、射程4、単体、命中+1）"
    )
    assert SAYS["en"].say(views.label(c, major, "attack:rifle")) == (
        "Seed Rifle (shot, physical +4, range 4, single, +1 to hit)"
    )


def said(event: str, **facts: Any) -> str:
    return SAYS["en"].say(views.report(started("elevator"), event, facts))


def test_a_use_and_its_price_are_one_line() -> None:
    """The log said "Oak uses Tailwind", then "Oak pays 4 EN for Tailwind"; of TS it did not say what was left."""
    assert said("skill", who="oak", skill="tailwind", priced=True) == ""
    price = {"hp": 0, "en": 4, "ts": 1, "left": 9, "ts_left": 2}
    facts = {"who": "oak", "path": "skills/tailwind", **price, "attacking": False}
    assert said("paid", **facts) == "Oak uses Tailwind for 4 EN and 1 TS (9 EN and 2 TS left)"


def test_an_attack_by_a_skill_and_its_price_are_one_line() -> None:
    """The log said "Oak makes a blade attack on Hornet Queen with Pruning Blade", then "Oak uses Twin Cut for 4 EN",
    and of a weapon with a price "Oak pays 3 EN for Bramble Lance"."""
    price = {"en": 7, "ts": 0, "left": 9, "ts_left": 1}
    facts = {"who": "oak", "weapon": "bramble_lance", "skill": "twin_cut", "kind": "blade", "targets": ["queen"]}
    whole = "Oak attacks the Hornet Queen with Bramble Lance, using Double Pruning (blade attack; 7 EN, 9 EN left)"
    adds = ": +1 to this hit check and +1D6 to this damage roll"
    assert said("attack", **facts, **price) == whole + adds
    assert said("skill", who="oak", skill="twin_cut", priced=False, attacking=True) == ""
    path = "weapons/bramble_lance"
    assert said("paid", who="oak", path=path, hp=0, **price, attacking=True) == ""
    assert said("attack", **{**facts, "skill": ""}, **{**price, "en": 0}).endswith("with Bramble Lance (blade attack)")
    unseen = {**facts, "who": "queen", "targets": ["oak"]}
    assert said("attack", **unseen, **price).endswith(f", using Double Pruning (blade attack; 7 EN){adds}")


def test_damage_that_is_no_attack_says_who_deals_it() -> None:
    facts = {"targets": ["queen"], "damage": 10, "attribute": "fire"}
    assert said("damage", **facts, user="oak") == "Oak does 10 fire damage to the Hornet Queen"
    assert said("damage", **facts, user="") == "The Hornet Queen: 10 fire damage"
    facts["source"] = "assaults/battering_run"
    assert said("damage", **facts, user="oak").startswith("Oak's Battering Run does 10 fire damage")


def test_who_gets_away_counts_towards_the_goal() -> None:
    assert said("escaped", who="oak", left=1, needed=2) == "Oak leaves the scene (1 of the 2 needed)"
    assert said("escaped", who="oak", left=0, needed=0) == "Oak leaves the scene"
    assert said("escaped", who="oak") == "Oak leaves the scene"  # from an earlier version


def test_what_a_use_does_is_told_with_it() -> None:
    """Full Bloom made a damage roll of 4D6 that nothing explained, and a gel was used on somebody unnamed."""
    used = said("skill", who="oak", skill="full_bloom", priced=False)
    assert used == "Oak uses Full Bloom: +2D6 to this damage roll"
    assert said("skill", who="oak", skill="unbowed", priced=False) == "Oak uses Unbowed"  # the next line tells
    lasts = said("in_force", who="oak", path="skills/unbowed", until="round_end", part="effects")
    assert "(it can cover others even when its turn is over; until the end of the round)" in lasts
    gel = {"who": "oak", "item": "repair_gel", "priced": False}
    assert said("item", **gel, targets=["queen"]) == "Oak uses Repair Gel on the Hornet Queen"
    assert said("item", **gel, targets=["oak"]) == said("item", **gel) == "Oak uses Repair Gel"


def test_many_who_come_to_are_told_as_a_number() -> None:
    """Nineteen enemies were named in one line."""
    told = "brings 19 of the Brood back from incapacitation (at 1 HP each; the result stands)"
    assert said("all_came_to", side="brood", n=19) == f"The end of combat {told}"


def test_a_decision_repeats_no_totals_but_says_what_they_do_not_tell() -> None:
    facts = {"who": "oak", "attacker": "queen", "attack": 20, "defence": 20}
    assert said("decision", **facts, hit=False, clauses=["SK-12.17"]) == "Oak wards off the attack (equal totals)"
    hit = said("decision", **facts, hit=True, clauses=["SK-CHECK.7"])  # though the totals are equal
    assert hit == "Oak is hit (only a critical wards off a critical)"
    assert said("decision", **{**facts, "defence": 9}, hit=True, clauses=["SK-CHECK.7"]) == "Oak is hit"


@pytest.mark.parametrize(
    ("total", "line"),
    [
        (19, "Oak rolls 6, +13 = 19 to appear (difficulty 20) and does not appear yet"),
        (20, "Oak rolls 7, +13 = 20 to appear (difficulty 20)"),
    ],
)
def test_a_newcomer_who_fails_does_not_appear_yet(total: int, line: str) -> None:
    """The log told the figures of the check and then nothing."""
    c = started("elevator")
    c.fighters["oak"].appearance = 20
    facts = {"who": "oak", "kind": "appearance", "dice_sum": total - 13, "total": total}
    told = views.report(c, "check", {**facts, "critical": False, "fumble": False})
    assert SAYS["en"].say(told) == line


def test_the_fallen_are_hit_without_a_word() -> None:
    facts = {"who": "oak", "attacker": "queen", "attack": 13, "defence": 0, "hit": True, "clauses": ["SK-14.7"]}
    assert said("decision", **facts) == ""
    harm = {"who": "oak", "damage": 13, "real": 12, "attribute": "fire", "down": True}
    assert said("real_damage", **harm).startswith("Oak, already incapacitated, takes no further")


class Mute:
    """A table at which nothing is heard."""

    def tell(self, *told: Any, **facts: Any) -> None:
        """Tell nobody."""


def test_the_end_of_combat_changes_no_figures_of_its_outcome() -> None:
    """A page counted those who had just come to among the able, for the side that was all out of action too."""
    c = started("elevator")
    c.fighters["oak"].hp, c.fighters["oak"].incapacitated = 0, True
    c.agenda = [("combat_end",)]
    before = outcome(c)
    c.agenda = []
    combat_end(c, Mute())  # type: ignore[arg-type]
    assert c.fighters["oak"].hp == 1
    assert outcome(c) == before
    assert before is not None
    assert next(one.value for one in before if one.key == "able.pc") == 4
