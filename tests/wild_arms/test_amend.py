"""The referee's free hand: what it can set, and what it refuses."""

from __future__ import annotations

from inspect import getsource
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.amending import BRING, BadAmendment
from hantei.library import shelf
from hantei.play import Session
from hantei.rulebooks.wild_arms.rules.beats import beat
from hantei.rulebooks.wild_arms.rules.leaving import COURSE
from hantei.rulebooks.wild_arms.rules.referee import AMENDMENTS, VERBS, amend
from hantei.rulebooks.wild_arms.state import Action, Fight, Process
from hantei.rulebooks.wild_arms.views.facts import facts
from hantei.testing.games import setup
from hantei.text import general

GIVEN: dict[str, Any] = {
    "arms": {"gun": {"capacity": 6}, "blade": {"kind": "melee"}},
    "items": {"salve": {"timing": "minor", "effect": {"cure": ["wounded"]}}},
    "tasks": {"gate": {"kind": "free", "opens": ["escape"]}},
    "encounter": {"barred": ["escape"]},
    "fighters": {
        "ash": {"arms": ["gun", "blade"], "fp_max": 8, "fp": 5, "wounded": True},
        "elm": {"statuses": ["cowed"]},
        "oak": {"hp_max": 20, "hp": 14, "attacks": {"claw": {}}},
    },
}


@pytest.fixture
def c() -> Fight:
    return fight()


def fight(more: dict[str, Any] | None = None, **rulings: str) -> Fight:
    state: Fight = bench("wild_arms").given({**GIVEN, **(more or {})}, rulings)
    return state


def rule(c: Fight, words: str) -> None:
    """A ruling, as it is typed after `gm`."""
    verb, *rest = words.split()
    amend(c, verb, rest)


def test_figures(c: Fight) -> None:
    for words in (
        "ash.fp 8",
        "ash.arms.gun 2",
        "ash.items.salve 3",
        "ash.in_use blade",
        "ash.initiative -12",
        "round 4",
    ):
        rule(c, f"set {words}")
    rule(c, "set fighters.oak.acted true")
    ash = facts(c)["fighters"]["ash"]
    assert (ash["fp"], ash["arms"]["gun"], ash["items"]["salve"], ash["in_use"]) == (8, 2, 3, "blade")
    assert (ash["initiative"], c.round, c.fighters["oak"].acted) == (-12, 4, True)


def test_hp_bring_what_they_bring_in_play(c: Fight) -> None:
    oak = c.fighters["oak"]
    rule(c, "set oak.hp 10")
    assert (oak.hp, oak.wounded, oak.dying) == (10, True, False)  # WA-14.8
    rule(c, "set oak.hp -2")
    assert (oak.hp, oak.wounded, oak.dying) == (-2, True, True)  # WA-14.9
    rule(c, "set oak.hp 20")
    assert (oak.hp, oak.wounded, oak.dying) == (20, True, True)  # WA-14.22


def test_hp_do_not_go_below_zero_by_ruling() -> None:
    c = fight(hp_below_zero="stops_at_zero")
    with pytest.raises(BadAmendment):
        rule(c, "set oak.hp -1")
    rule(c, "set oak.hp 0")
    assert c.fighters["oak"].dying


def test_a_worn_shield_that_is_replaced_is_whole() -> None:
    items = {"door": {"break_guard": 2}}
    c = fight({"items": items, "fighters": {"ash": {"items": {"door": 1}, "worn": {"door": 1}}, "oak": {"hp": 9}}})
    rule(c, "set ash.items.door 1")
    assert c.fighters["ash"].worn == {}


def test_statuses(c: Fight) -> None:
    for words in (
        "give ash sight_impaired round lantern",
        "give oak awakened",
        "give elm dying",
        "remove elm cowed",
        "remove ash wounded",
    ):
        rule(c, f"status {words}")
    ash, elm, oak = (facts(c)["fighters"][who] for who in ("ash", "elm", "oak"))
    assert (ash["harm"], ash["statuses"], oak["statuses"]) == ([], ["sight_impaired"], ["awakened"])
    assert (elm["harm"], elm["statuses"]) == (["dying"], [])
    held = c.fighters["ash"].statuses[0]
    assert (held.source, held.until, held.ending) == ("referee", "round", "lantern")


def test_death_is_followed_by_the_survival_check(c: Fight) -> None:
    rule(c, "status give ash death")
    assert (c.fighters["ash"].death, c.agenda[-1]) == (True, ("survival", "ash"))


def test_what_the_scene_gives_everybody_it_gives_latecomers_too(c: Fight) -> None:
    rule(c, "scene give cowed")
    assert all("cowed" in facts(c)["fighters"][who]["statuses"] for who in ("ash", "elm", "oak"))
    rule(c, "join oak enemy")
    rule(c, "scene remove cowed")
    assert [held.source for held in c.fighters["elm"].statuses] == ["referee"]  # its own stays


def test_possessions(c: Fight) -> None:
    rule(c, "possession ash lean")
    rule(c, "possession elm draw_crest stampede")
    assert (c.fighters["ash"].possession, c.fighters["ash"].lean) == ("lean", 1)
    assert (c.fighters["elm"].possession, c.fighters["elm"].crest) == ("draw_crest", "stampede")
    rule(c, "possession elm none")
    assert (c.fighters["elm"].possession, c.fighters["elm"].crest) == ("", "")


def test_barring_and_tasks(c: Fight) -> None:
    rule(c, "bar close")
    assert c.barred == ["escape", "close"]
    rule(c, "task gate pc")
    assert (c.tasks, c.barred) == ({"gate": "pc"}, ["close"])
    rule(c, "task gate none")
    rule(c, "unbar close")
    assert (c.tasks, c.barred) == ({}, [])


def test_supply(c: Fight) -> None:
    rule(c, "supply end ash")
    assert facts(c)["fighters"]["ash"]["statuses"] == ["unsupplied"]
    assert c.agenda[-1] == ("remains", "ash")
    rule(c, "supply restore ash")
    assert c.fighters["ash"].items["wanderer_set"] == 1
    assert facts(c)["fighters"]["ash"]["statuses"] == []


def test_who_joins_is_numbered_and_still_to_come(c: Fight) -> None:
    rule(c, "join oak enemy")
    rule(c, "join oak pc")
    assert list(c.fighters) == ["ash", "elm", "oak", "oak-1", "oak-2"]
    joined = c.fighters["oak-2"]
    assert (joined.away, joined.arrives, joined.number, joined.faction) == (True, 1, 2, "pc")


def test_who_is_withdrawn_is_in_nothing_any_more(c: Fight) -> None:
    c.agenda = [("attack_done",), ("reaction", "elm"), ("reaction", "ash")]
    c.action = Action("oak", "major", "arm", "claw", "claw", "melee", ["ash", "elm"], hit=["ash"])
    rule(c, "withdraw ash")
    assert (c.fighters["ash"].gone, c.agenda) == (True, [("attack_done",), ("reaction", "elm")])
    assert (c.action.targets, c.action.hit) == (["elm"], [])


def test_an_attack_ends_with_whoever_makes_it(c: Fight) -> None:
    c.agenda = [
        ("judge",),
        ("actions",),
        ("act", "oak"),
        ("attack_done",),
        ("harm", "ash"),
        ("damage_roll",),
        ("hits",),
    ]
    c.process = Process("oak")
    c.action = Action("oak", "major", "arm", "claw", "claw", "melee", ["ash"], hit=["ash"])
    rule(c, "withdraw oak")
    assert c.agenda == [("judge",), ("actions",)]
    assert c.action is None
    assert c.process is None


def test_who_is_withdrawn_while_a_target_guards_strikes_nobody() -> None:
    """WA-09.3, WA-13.10: the harm of a hit comes after the guard, and not at all if the attacker is gone by then."""
    session = Session(shelf("wild_arms").rulebook, setup("wild_arms", "saloon", referee=True), "0")
    rng, attacker = Random(1), ""
    while not attacker:
        who, asked = next(iter(session.decisions.items()))
        if asked.kind == "guard":
            attacker = session.state.action.who
        else:
            session.answer(who, asked.sample(rng))
    target = session.decisions[who].about["who"]
    session.news()
    session.amend("withdraw", attacker)
    names = [(event.name, event.facts.get("who")) for news in session.news() for event in news.events]
    assert not {("harm", target), ("damage", target), ("rounds", attacker)} & {*names}
    assert all(asked.kind != "guard" for asked in session.decisions.values())


def test_the_end_comes_at_once(c: Fight) -> None:
    rule(c, "end defeat")
    assert (c.result, c.ended_by, c.agenda) == ("defeat", "referee", [("end_phase",)])
    with pytest.raises(BadAmendment):
        rule(c, "end victory")


def test_no_round_comes_after_the_last() -> None:
    c = fight({"encounter": {"rounds_max": 7}})
    rule(c, "set round 7")
    c.agenda = [("round",)]
    with pytest.raises(BadAmendment):
        rule(c, "set round 7")


def test_sniping_has_figures_of_its_own() -> None:
    c = fight({"sniping": {"range": 3, "distance": 4}})
    rule(c, "set distance 2")
    rule(c, "set charges 1")
    rule(c, "move ash charge")
    assert (c.distance, c.charges, c.fighters["ash"].move) == (2, 1, "charge")
    rule(c, "move ash none")
    assert c.fighters["ash"].move == ""


@pytest.mark.parametrize(
    ("words", "message", "allowed"),
    [
        ("set", "amend-usage", "set, status"),
        ("heal ash", "amend-usage", "set, status"),
        ("set yew.fp 3", "amend-path", "ash, elm, oak"),
        ("set ash.faction enemy", "amend-path", "hp, fp"),
        ("set ash.hp 3", "amend-path", "fp, initiative"),
        ("set oak.hp 21", "amend-value", "-999 ... 20"),
        ("set ash.fp 9", "amend-value", "0 ... 8"),
        ("set ash.arms.gun 7", "amend-value", "0 ... 6"),
        ("set ash.arms.blade 1", "amend-path", "gun"),
        ("set ash.arms.bow 1", "amend-path", "gun"),
        ("set ash.in_use bow", "amend-value", "gun, blade"),
        ("set oak.in_use claw", "amend-value", "-"),
        ("set ash.items.gold 1", "amend-path", "salve"),
        ("set ash.items.wanderer_set 1", "amend-path", "salve"),
        ("set ash.lean 2", "amend-value", "0 ... 1"),
        ("set ash.acted yes", "amend-value", "true, false"),
        ("set charges 2", "amend-path", "round"),
        ("set round -1", "amend-value", "0 ... 999"),
        ("status give ash drunk", "amend-value", "wounded, dying, death, sight_impaired, cowed, awakened"),
        ("status give ash cowed ever", "amend-value", "round, battle, scene"),
        ("status give ash sight_impaired battle rain", "amend-value", "minor, lantern, none"),
        ("status remove ash cowed", "amend-value", "wounded"),
        ("status remove oak dying", "amend-value", "-"),
        ("possession ash fly", "amend-value", "lean, run"),
        ("possession ash draw_crest", "amend-value", "saving, stampede, magnification"),
        ("possession ash run saving", "amend-usage", "set, status"),
        ("bar escape", "amend-value", "lean, run, open, support, draw_crest, close"),
        ("unbar lean", "amend-value", "escape"),
        ("move ash fly", "amend-value", "keep, charge, escape, none"),
        ("scene give awakened", "amend-value", "sight_impaired, cowed"),
        ("supply restore ash", "amend-value", "end"),
        ("supply end oak", "amend-value", "-"),
        ("join yew pc", "amend-value", "ash, elm, oak"),
        ("join oak moon", "amend-value", "pc, enemy"),
        ("withdraw yew", "amend-value", "ash, elm, oak"),
        ("task door pc", "amend-value", "gate"),
        ("task gate moon", "amend-value", "pc, enemy, none"),
        ("end well", "amend-value", "victory, defeat, neither"),
    ],
)
def test_what_makes_no_sense_is_refused(c: Fight, words: str, message: str, allowed: str) -> None:
    before = facts(c)
    with pytest.raises(BadAmendment) as caught:
        rule(c, words)
    assert caught.value.message == message
    assert allowed in general("en").name(caught.value.facts["allowed"])
    assert facts(c) == before


def test_who_is_unsupplied_can_be_supplied_again_and_nothing_else(c: Fight) -> None:
    rule(c, "supply end ash")
    with pytest.raises(BadAmendment) as caught:
        rule(c, "supply end ash")
    assert caught.value.facts["allowed"] == ["restore"]


def test_every_ruling_is_shown_and_every_ruling_shown_there_is() -> None:
    shown = {verb for example in AMENDMENTS for verb in example.ja.split()[1].split("|")}
    assert shown == {*VERBS, BRING}


def test_every_beat_of_a_use_falls_away_with_it() -> None:
    uses = [name for name, do in beat.functions.items() if "c.use" in getsource(do) or "c.action" in getsource(do)]
    assert [name for name in uses if name not in (*COURSE, "use")] == []
