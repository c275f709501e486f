"""What is said: every event, every question, every step of a figure has its words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import hantei.rulebooks.wild_arms as wild_arms
from hantei import library
from hantei.cases.bench import bench
from hantei.core.decision import Choice, Decision, Fact
from hantei.core.message import Message
from hantei.core.purpose import Purpose
from hantei.core.text import Language, Text
from hantei.library import shelf
from hantei.rulebooks.wild_arms.content.records import EMPTY, Described, shelves
from hantei.rulebooks.wild_arms.rules.goals import toll
from hantei.rulebooks.wild_arms.rules.rounds import end_phase
from hantei.rulebooks.wild_arms.state import Fight
from hantei.rulebooks.wild_arms.views import effect, events, label, question, report, situation, step_label, view
from hantei.rulebooks.wild_arms.views.goals import goal_line
from hantei.rulebooks.wild_arms.views.purposes import purpose
from tests import scanning
from tests.scanning import words

HOME = Path(wild_arms.__file__).parent
QUESTIONS = ("act", "possession", "set_up")


RULES = scanning.modules(HOME, "views", "checking", "giving", "commands")
calls = partial(scanning.calls, RULES)
"""Calls in the rules."""


def ids() -> set[str]:
    return set(library.catalogue("wild_arms", "en").ids)


def test_every_event_that_is_told_has_a_line() -> None:
    told = {name for call in calls("tell") if call.args for name in words(call.args[0])}
    known = {*events.PLAIN, *events.LINES}
    assert sorted(told - known) == []
    assert sorted(known - told) == []


def test_every_question_has_a_sentence() -> None:
    kinds = {kind for call in calls("Choice", "Amount") for kind in words(call.args[1])}
    kinds |= {kind for call in calls("choose_skill") for kind in words(call.args[3])}
    assert len(kinds) > 30
    assert sorted(kind for kind in kinds if not any(name.startswith(f"wa-ask-{kind}") for name in ids())) == []


def test_every_step_of_a_figure_has_a_name() -> None:
    steps = scanning.step_labels(RULES)
    assert len(steps) > 10
    assert sorted(step for step in steps if f"wa-step-{step}" not in ids()) == []


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("wild_arms").given(
        {
            "arms": {"gun": {}},
            "arts": {"bolt": {"kind": "spell", "attack": "magic", "cost": 3}},
            "items": {"salve": {"timing": "minor", "effect": {"cure": ["wounded"]}}},
            "tasks": {"gate": {"kind": "basic", "skill": "acrobatics", "target": 10}},
            "fighters": {
                "ash": {"arms": ["gun"], "arts": ["bolt"], "items": {"salve": 2}, "possession": "draw_crest"},
                "oak": {"hp_max": 20, "hp": 7, "armour": 3, "wounded": True, "attacks": {"claw": {}}},
                "elm": {"hp": 9, "arrives": 2},
            },
        },
        {},
    )
    state.fighters["ash"].crest = "saving"
    return state


def say(message: Message, lang: Language = "en") -> str:
    return library.catalogue("wild_arms", lang).say(message)


def asked(kind: str, options: list[str], **about: Fact) -> Choice:
    return Choice("pc", kind, "WA-08.2", options, {"who": "ash", **about})


@pytest.mark.parametrize(
    ("answer", "english", "japanese"),
    [
        ("major:arm:gun", "major: shooting attack with the gun (6 shots left)", "メジャー：gunで射撃攻撃（残弾6発）"),
        ("major:art:bolt", "major: bolt (FP 1)", "メジャー：《bolt》（FP1）"),  # WA-06.24: 3 less 2
        (
            "minor:item:salve",
            "minor: use a salve (2 left; nobody on your side needs it)",
            "マイナー：salveを使う（残り2個）　※必要としている味方がいない",
        ),
        ("minor:reload", "minor: reload (every ARM is full)", "マイナー：リロード　※残弾は装弾数いっぱい"),
        ("major:task:gate", "major: gate", "メジャー：gate"),
        ("wait", "wait and act later", "待機"),
        ("end", "end the main process", "メインプロセスを終える"),
    ],
)
def test_acts_are_named_with_their_slot_and_price(c: Fight, answer: str, english: str, japanese: str) -> None:
    c.fighters["ash"].initiative = 9
    decision = asked("act", [answer], major=True, minor=True)
    assert say(label(c, decision, answer)) == english
    assert say(label(c, decision, answer), "ja") == japanese


def test_a_main_process_says_what_is_left(c: Fight) -> None:
    assert say(question(c, asked("act", ["end"], major=True, minor=False))) == (
        "What does ash do in the main process, with a major action left?"
    )


def test_what_an_act_does_is_told_from_its_record(c: Fight) -> None:
    decision = asked("act", ["major:arm:gun", "major:task:gate", "minor:focus"])
    assert say(effect(c, decision, "major:arm:gun")) == "gun: shooting 2D6, damage 2D6, no attribute, range 1."
    assert say(effect(c, decision, "major:task:gate")).startswith("gate: you roll acrobatics against 10.")
    assert say(effect(c, decision, "minor:focus")) == "Your FP are at their maximum already."
    c.fighters["ash"].fp -= 1
    assert say(effect(c, decision, "minor:focus")) == "You regain 1 FP."
    c.fighters["ash"].possession = "open"
    assert "shooting 2D6 (to add: Open +5), damage 2D6 (to add: Open +5)," in say(effect(c, decision, "major:arm:gun"))


def test_everybody_there_is_shown_and_nobody_still_to_come(c: Fight) -> None:
    c.phase = "possession"
    lines = [say(line) for line in situation(c, asked("possession", ["open"]))]
    assert "oak: HP 7/20, FP 10/10, armour 3, no stance chosen, claw; wounded" in lines
    assert "→ ash: FP 10/10, break guards left: 0, Draw Crest (Saving), gun (6 shots), salve ×2" in lines
    assert not any(line.startswith("elm") for line in lines)
    assert "Victory: all of enemy are dying or gone" in lines
    assert list(view(c, "pc")["fighters"]) == ["ash", "oak"]
    c.fighters["oak"].dying = True  # WA-18.8: it does not choose any
    assert "no stance, claw" in say(situation(c, asked("possession", ["open"]))[-1])


def test_lines_read_as_sentences(c: Fight) -> None:
    def line(event: str, **facts: Any) -> tuple[str, str]:
        message = report(c, event, facts)
        return say(message), say(message, "ja")

    assert line("rounds", who="ash", arm="gun", left=1) == ("ash's gun has 1 shot left", "ashのgun：残弾1発")
    assert line("rounds", who="ash", arm="gun", left=0) == ("ash's gun is empty", "ashのgun：残弾0発")
    assert line("harm", who="oak", step="wounded") == ("oak is now wounded", "oakは負傷状態になった")
    assert line("harm", who="ash", step="wounded") == (
        "ash is now wounded (for those without HP, each unblocked hit is one step further: wounded, dying, death)",
        "ashは負傷状態になった（HPを持たない者は、防げなかった命中1回ごとに負傷、瀕死、死亡の順で1段階進む）",
    )
    c.fighters["ash"].items["salve"] -= 1  # somebody was wounded before
    assert line("harm", who="ash", step="wounded")[0] == "ash is now wounded"
    assert line("harm", who="ash", step="death") == ("ash is now in the death state", "ashは死亡状態になった")
    assert line("harm", who="ash", step="dying") == ("ash is now dying", "ashは瀕死状態になった")
    tactics = "ashの達成値によりpcのイニシアティブ値+7"
    assert line("tactics", who="ash", faction="pc", total=7)[1] == tactics


def test_one_condition_of_several_is_enough() -> None:
    """Train robbery: beating the robbers or their chief is victory, and so is the last round; WA-09.5."""
    c: Fight = shelf("wild_arms").rulebook.start({"scenario": "train_robbery"})
    goals = "every robber is beaten, or the chief is beaten, or round 20 is over"
    assert say(goal_line(c, "victory")) == f"Victory: {goals}"
    assert (
        say(goal_line(c, "victory"), "ja") == "勝利条件：強盗を全員倒す、または頭目を倒す、または第20ラウンドが終わる"
    )


def test_a_view_is_plain_and_says_what_is_counted(c: Fight) -> None:
    seen = view(c, "enemy")["fighters"]
    assert (seen["ash"]["hp"], seen["ash"]["arms"], seen["ash"]["crest"]) == (None, {"gun": 6}, "saving")
    assert (seen["oak"]["hp"], seen["oak"]["hp_max"], seen["oak"]["arms"]) == (7, 20, {"claw": None})
    assert seen["oak"]["harm"] == ["wounded"]


def test_those_of_one_name_on_two_sides_are_told_apart() -> None:
    c: Fight = bench("wild_arms").given(
        {
            "fighters": {"ash": {}},
            "encounter": {"fighters": [{"id": "twin", "character": "ash", "faction": "enemy", "count": 2}]},
        },
        {},
    )
    names = [say(label(c, Choice("pc", "target", "WA-19.10", [*c.fighters]), who)) for who in c.fighters]
    assert names == ["ash", "ash 1", "ash 2"]
    c.fighters["twin-1"].number = 0
    assert say(label(c, Choice("pc", "target", "WA-19.10", [*c.fighters]), "twin-1")) == "ash (enemy)"


@pytest.mark.parametrize(
    ("name", "told", "english"),
    [
        (
            "check",
            {"kind": "attack", "attack": "magic", "dice": 2, "sum": 12, "total": 25, "critical": True, "fumble": False},
            "ash makes the magic attack: 12 on 2D6, +3, critical +10 for two sixes, total 25",
        ),
        (
            "check",
            {
                "kind": "will",
                "dice": 1,
                "sum": 1,
                "total": -17,
                "critical": False,
                "fumble": True,
                "target_number": 10,
            },
            "ash tries to shake off being cowed: 1 on 1D6, +2, fumble −20 for a one, total −17 (target 10), "
            "and stays cowed",
        ),
        (
            "uses",
            {"thing": "art:bolt", "cost": 3, "targets": ["oak"], "fp": 7},
            "ash attacks oak with bolt (FP −3, 7 left)",
        ),
        ("uses", {"thing": "item:salve", "cost": 0, "targets": ["ash"], "fp": 7}, "ash uses a salve"),
        (
            "uses",
            {"thing": "item:salve", "cost": 0, "targets": ["oak", "ash"], "fp": 7},
            "ash shares a salve with oak",
        ),
        (
            "hit",
            {"target": "oak", "total": 9, "reaction": 0, "reacts": False, "why": "draw_crest"},
            "oak is hit (no reaction: drawing a crest)",
        ),
        ("hit", {"target": "oak", "total": 9, "reaction": 0, "reacts": False}, "oak cannot react and is hit"),
        ("status", {"status": "cowed", "source": "item:salve", "ending": "minor"}, "ash is now cowed"),
        ("status", {"status": "cowed", "source": "rider:bolt", "ending": "minor"}, "ash is now cowed (bolt)"),
        (
            "status",
            {"status": "sight_impaired", "source": "scene", "ending": "lantern"},
            "ash is now sight-impaired (the dark)",
        ),
        (
            "status_over",
            {"status": "sight_impaired", "out": False, "by": "act:clear_sight"},
            "ash uses a minor action and is no longer sight-impaired",
        ),
        ("damage", {"damage": 8, "hp": 4, "traits": [], "armour": 2}, "ash takes 8 damage (armour 2; HP now 4)"),
        ("damage", {"damage": 0, "hp": 4, "traits": [], "armour": 8}, "ash takes no damage (armour 8; HP now 4)"),
        ("recovered", {"fp": 10}, "ash recovers completely (all FP back)"),
        (
            "surprised",
            {"faction": "pc"},
            "pc are surprised and make no tactics check (initiative 0 in this round, whatever the bonuses)",
        ),
        ("hp_restored", {"amount": 3, "hp": 9}, "ash regains 3 HP (now 9)"),
        ("hp_restored", {"amount": 0, "hp": 9}, "ash has lost no HP and regains none (now 9)"),
        ("no_effect", {}, "It has no effect on ash"),
        ("reloaded", {"more": 2, "filled": ["gun:6"]}, "ash reloads (gun: 6 shots)"),
        ("reloaded", {"more": 0, "filled": []}, "ash reloads, although every ARM was full"),
        ("reloaded", {"more": 2}, "ash reloads every ARM to capacity"),
        (
            "support",
            {"skill": "covering", "target": "oak", "cost": 3, "fp": 2},
            "ash uses Covering and becomes the only target of oak's attack (FP −3, 2 left)",
        ),
        ("task_failed", {"task": "gate", "told": True}, ""),
        ("task_failed", {"task": "gate", "told": False}, "ash fails at “gate”"),
        ("phase", {"phase": "after", "idle": True}, ""),
        (
            "guarded",
            {"source": "lean", "broken": True, "uses": 0},
            "ash blocks the hit with a break guard: the cover is destroyed (no break guards left)",
        ),
        (
            "damage",
            {"damage": 8, "hp": -1, "traits": ["weak", "half"]},
            "ash takes 8 damage (weakness: armour ignored, damage doubled, halved by a resistance; HP now −1)",
        ),
        ("damage_roll", {"dice": 2, "sum": 7, "total": 19}, "ash rolls damage: 7 on 2D6, +12, total 19"),
        ("damage_roll", {"dice": 2, "sum": 7, "total": 7}, "ash rolls damage: 7 on 2D6"),
        ("damage_roll", {"dice": 0, "sum": 0, "total": 5}, "ash has no dice to roll for damage: total 5"),
        ("damage_roll", {"dice": 2, "total": 19}, "ash rolls damage: 2D6, total 19"),
        ("status_over", {"status": "cowed", "out": False}, "ash is no longer cowed"),
        ("status_over", {"status": "cowed", "out": True}, "ash is no longer cowed"),
        ("effect_over", {"origin": "art:bolt", "out": True}, ""),
        (
            "order",
            {"order": ["ash", "oak"], "initiatives": [9, 4], "out": ["oak"]},
            "Order of action, by initiative: ash (9)",
        ),
        ("order", {"order": ["ash"], "initiatives": [9], "out": ["ash"]}, ""),
        ("over", {"result": "victory", "rounds": 3}, ""),
        ("possession", {"possession": "", "crest": ""}, "ash chooses no stance"),
        ("tactics", {"faction": "pc", "total": 9}, "ash's total brings pc initiative +9"),
        ("fp", {"amount": -2, "fp": 3}, "ash loses 2 FP (now 3)"),
        ("fp", {"amount": 1, "fp": 3, "origin": "act:focus"}, "ash focuses and regains 1 FP (now 3)"),
        ("fp", {"amount": -2, "fp": 3, "origin": "rider:bolt"}, "ash loses 2 FP (bolt; now 3)"),
        ("fp", {"amount": 2, "fp": 3, "origin": "item:salve"}, "ash regains 2 FP (now 3)"),
        ("harm", {"step": "wounded", "passing": True}, ""),
        ("passed_over", {"out": True}, ""),
        ("passed_over", {"out": False}, "ash is taken by surprise, cannot act and is passed over"),
        (
            "battle_ends",
            {"result": "defeat", "by": "done", "rounds": 2},
            "The battle ends in the clean-up of round 2: pc lose (the enemy has done the task)",
        ),
    ],
)
def test_events_are_said_by_what_they_tell(c: Fight, name: str, told: dict[str, object], english: str) -> None:
    assert say(report(c, name, {"who": "ash", "skill": "magic", **told})) == english


def test_the_check_of_a_task_names_it_and_tells_a_failure(c: Fight) -> None:
    told = {"who": "ash", "skill": "acrobatics", "kind": "task", "task": "gate", "dice": 2, "sum": 5, "total": 6}
    failed = report(c, "check", {**told, "critical": False, "fumble": False, "target_number": 10})
    assert say(failed) == "ash tries “gate” (acrobatics): 5 on 2D6, +1, total 6 (target 10), and fails"
    assert say(failed, "ja") == "ashの軽業判定（「gate」）：2D6の出目5+1で達成値6（目標値10）　失敗"


def test_a_task_tried_together_is_told_of_all(c: Fight) -> None:
    told = {"who": "ash", "task": "gate", "people": ["ash", "oak"]}
    assert say(report(c, "task_done", told)) == "ash and oak succeed at “gate”"
    assert say(report(c, "task_failed", told), "ja") == "ash、oakは「gate」を果たせなかった"
    rolled = {"who": ["ash", "oak"], "total": 9, "critical": False, "fumble": False, "target_number": 12}
    assert say(report(c, "cooperation", rolled)) == "Together: 9 (target 12), and they fail"
    many = {**rolled, "total": 24, "critical": True}
    passed = "Together: 14, critical +10 for two or more sixes, total 24 (target 12), and they succeed"
    assert say(report(c, "cooperation", many)) == passed
    share = {"who": "ash", "dice": 3, "sum": 11, "total": 13}
    assert say(report(c, "part", share), "ja") == "ashの協力判定：3D6の出目11+2で達成値13"


def test_a_check_for_or_against_somebody_names_them(c: Fight) -> None:
    told = {"who": "ash", "target": "oak", "skill": "perception", "dice": 2, "sum": 5, "total": 6}
    said = report(c, "check", {**told, "kind": "search", "critical": False, "fumble": False})
    assert say(said) == "ash looks for oak (perception): 5 on 2D6, +1, total 6"
    assert say(said, "ja") == "ashの知覚判定（クローズのoakを探す）：2D6の出目5+1で達成値6"


def test_targets_that_are_chosen_name_whoever_acts_once(c: Fight) -> None:
    """WA-19.10: oneself among them, alone, or not at all."""

    def asks(*targets: str) -> tuple[str, str]:
        said = question(c, asked("side", ["done"], thing="item:salve", targets=list(targets)))
        return say(said), say(said, "ja")

    assert asks("oak", "ash") == (
        "ash will share a salve with oak. Do you keep these targets?",
        "ashはsalveを自分とoakに使います。この対象で決定しますか？",
    )
    assert asks("ash")[1] == "ashはsalveを自分に使います。この対象で決定しますか？"
    assert asks("oak")[1] == "ashはsalveをoakに使います。この対象で決定しますか？"


def test_an_attack_that_is_chosen_asks_whom_it_strikes(c: Fight) -> None:
    def asks(kind: str, **about: Fact) -> str:
        return say(question(c, asked(kind, ["done"], thing="art:bolt", **about)))

    assert asks("target", n=1, of=1) == "Whom does ash attack with bolt?"
    assert asks("target", n=2, of=3) == "Whom does ash attack with bolt (target 2 of up to 3)?"
    assert asks("side", targets=["oak"]) == "ash will attack oak with bolt. Do you keep these targets?"


def test_who_guards_is_told_what_comes_without(c: Fight) -> None:
    """WA-14.14: without HP the next step of harm; with HP, and in the death state, the damage."""
    decision = asked("guard", ["none"], by="oak", uses=1)
    assert say(effect(c, decision, "none")) == "You use no break guard and are then wounded."
    c.fighters["ash"].wounded = True
    assert say(effect(c, decision, "none")) == "You use no break guard and are then dying."
    c.fighters["ash"].death = True
    assert say(effect(c, decision, "none")) == "You take the damage and use no break guard."


def test_the_cover_of_lean_is_said_to_guard_nobody_with_hp(c: Fight) -> None:
    """WA-16.8."""
    decision = asked("possession", ["lean"])
    assert say(effect(c, decision, "lean")).startswith("Your cover takes the damage of one hit")
    oak = Choice("enemy", "possession", "WA-06.1", ["lean"], {"who": "oak"})
    assert say(effect(c, oak, "lean")) == "You have HP and cannot use break guard, so the cover guards nothing."


def test_what_an_effect_changes_is_told_with_its_length() -> None:
    """But not of somebody out of action."""
    c: Fight = shelf("wild_arms").rulebook.start({"scenario": "powder_house"})
    told = {"who": "rustler-1", "origin": "rider:ground_blow"}
    said = report(c, "effect", told)
    assert say(said) == "Ground Blow takes effect on Rustler 1: initiative score −4 until the battle ends"
    assert say(said, "ja") == "牛泥棒1は《大地打ち》の効果を受けた（先制値−4、戦闘の終わりまで）"
    assert say(report(c, "effect", {**told, "out": True})) == ""


def test_what_is_no_use_is_for_nothing(c: Fight) -> None:
    """What is full, or reaches nobody hostile, stands last in every screen."""
    decision = asked("act", ["minor:focus", "major:arm:gun"])
    assert purpose(c, decision, "minor:focus") is Purpose.VAIN
    c.fighters["ash"].fp -= 1
    assert purpose(c, decision, "minor:focus") is Purpose.PREPARE


def test_those_who_take_one_possession_are_told_by_side(c: Fight) -> None:
    told = {"possession": "open", "crest": ""}
    mine, theirs = (report(c, "possession", {"who": who, **told}) for who in ("ash", "oak"))
    assert mine.args["side"] != theirs.args["side"]


def test_reasons_are_named_after_their_records(c: Fight) -> None:
    assert say(step_label(c, "skill-shooting")) == "shooting"
    assert say(step_label(c, "art-bolt")) == "bolt"
    assert say(step_label(c, "open")) == "Open"


def test_amounts_say_their_bounds(c: Fight) -> None:
    from hantei.core.decision import Amount

    decision: Decision = Amount("referee", "remains", "WA-18.16", 0, 20, {"who": "ash", "item": "salve", "usual": 2})
    assert say(question(c, decision)) == "salve: how many does ash have left (0 to 20, usually 2)?"
    assert say(label(c, decision, 3)) == "3"


def test_a_side_without_hp_has_no_figure_of_it() -> None:
    c = library.open_rulebook("wild_arms").start({"scenario": "saloon"})
    c.over, c.result = True, "victory"
    keys = {figure.key for figure in library.open_rulebook("wild_arms").judging.outcome(c) or ()}
    assert ("hp.pc" in keys, "hp.outlaws" in keys, "fp.pc" in keys) == (False, True, True)


def test_figures_are_those_of_the_battle_before_anybody_recovers() -> None:
    """A page said "FP left 53" of people who had just recovered all of it."""
    book = library.open_rulebook("wild_arms")
    c = book.start({"scenario": "saloon"})
    c.result, first = "victory", next(iter(c.fighters.values()))
    first.fp, first.dying = 1, True
    before = toll(c)["pc"]
    end_phase(c, Mute())  # type: ignore[arg-type]
    first.fp, first.dying, c.over = 9, False, True
    found = {figure.key: figure.value for figure in book.judging.outcome(c) or ()}
    assert {key: found[f"{key}.pc"] for key in ("able", "fp")} == {key: before[key] for key in ("able", "fp")}


class Mute:
    """A table at which nothing is heard."""

    def tell(self, *told: object, **facts: object) -> None:
        """Tell nobody."""


def test_a_task_is_quoted_where_its_effect_is_told() -> None:
    c = library.open_rulebook("wild_arms").start({"scenario": "saloon"})
    told = {"who": "ash", "origin": "task:lamp"}
    done = say(report(c, "task_done", {"who": "ash", "task": "lamp", "faction": "pc"}))
    assert done.splitlines()[1] == (
        "In the confusion the drifters get +4 to initiative scores, from the next round until the battle ends"
    )
    assert say(report(c, "effect", told)) == ""
    assert say(report(c, "effect_over", told), "ja") == "ashが受けていた「天井のランプを撃ち落とす」の効果が終了した"


def test_a_status_is_told_once_whatever_its_sources(c: Fight) -> None:
    """Galen was told to become sight impaired three times, with no recovery between."""
    facts = {"who": "ash", "status": "cowed", "source": "art:bolt", "ending": ""}
    assert say(report(c, "status", {**facts, "more": False})) == "ash is now cowed (bolt)"
    assert say(report(c, "status", {**facts, "more": True})) == ""
    assert say(report(c, "status", facts)) == "ash is now cowed (bolt)"  # from an earlier version


def test_what_changes_a_total_is_told_with_it(c: Fight) -> None:
    """A wounded woman who rolls 10 on 2D6 for a total of 6 looked like a mistake: the woman was wounded."""
    facts = {"who": "ash", "kind": "attack", "attack": "magic", "skill": "magic", "dice": 2, "sum": 10, "total": 8}
    facts |= {"critical": False, "fumble": False, "added": ["open:5", "wounded:-5"]}
    assert say(report(c, "check", facts)) == "ash makes the magic attack: 10 on 2D6, −2, Open +5, wounded −5, total 8"
    sixes = say(report(c, "check", {**facts, "critical": True, "added": ["open:5"]}))
    assert sixes.endswith(", Open +5, critical +10 for two sixes, total 8")


def test_nothing_is_counted_where_nobody_can_charge() -> None:
    c = library.open_rulebook("wild_arms").start({"scenario": "canyon_duel"})
    facts = {"charges": 1, "distance": 3}
    assert say(report(c, "charges", facts)) == "Charges: 1 of 3 (at 3 the sniping battle ends with the round)"
    assert c.scene.sniping is not None
    c.scene = replace(c.scene, sniping=replace(c.scene.sniping, charge=False))
    assert say(report(c, "charges", facts)) == ""


def test_what_records_have_found_out_in_use_is_no_record() -> None:
    """Records of the book that were in use, for a sheet or a strike, are still put over those of an encounter."""
    used, own = replace(EMPTY), replace(EMPTY, abilities={"one": Text("一", "One")})
    used.described["somebody", "default"] = Described((), (), ())
    assert shelves(own, used, "stand") == own


def test_what_a_use_changes_is_told_with_it() -> None:
    """The line "Harlan Clay uses Steady Now" said nothing to a reader."""
    c = library.open_rulebook("wild_arms").start({"scenario": "powder_house"})
    facts = {"who": "harlan", "thing": "art:steady", "cost": 1, "targets": ["tilly"], "fp": 7}
    said = "Harlan uses Steady Now (FP −1, 7 left) on Tilly: reactions +1 until the round ends"
    assert say(report(c, "uses", facts)) == said
    smoke = {"who": "tilly", "thing": "item:smoke_bottle", "cost": 0, "targets": ["dynamiter"], "fp": 7}
    assert say(report(c, "uses", smoke)) == "Tilly uses a Smoke Bottle on the dynamiter"  # a check may fail
