"""What an option does: a sentence for `?`, from the rules and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Decision, Route
from hantei.core.message import Message, Sayable, by_clause, phrase

from ..rules.figures import skill_pool
from ..rules.street.firing import BURSTS
from ..state import Run
from . import spirits as view_spirits
from .magic import force_effect, spell_effect
from .names import skill_name, weapon_name


def effect(c: Run, decision: Decision, answer: Answer) -> Message:
    """What an option brings; for those that need no words, their clause."""
    word = str(answer)
    if isinstance(decision, Amount) and (called := view_spirits.amount_effect(c, decision, word)) is not None:
        return called
    if decision.kind == "force" and "spell" in decision.about:
        return force_effect(c, decision, word)
    if isinstance(decision, Amount | Route):
        return by_clause(decision.clause)
    told = TOLD.get(decision.kind)
    if told is not None:
        return told(c, decision, word)
    return by_clause(decision.clause)


def an_action(c: Run, decision: Decision, word: str) -> Message:
    """An action of the book."""
    return phrase(f"sr-eff-action-{word}")


def a_weapon(c: Run, decision: Decision, word: str) -> Message:
    """A weapon: damage, AP, the dice of its bearer."""
    who = str(decision.about["who"])
    held = c.actors[who].carried.get(word)
    if held is None:
        return phrase(f"sr-eff-weapon-{word}")
    weapon = c.records.weapons[held.weapon]
    pool = skill_pool(c, who, weapon.skill, with_="agility").value
    args: dict[str, Sayable] = {"weapon": weapon_name(c, word), "damage": weapon.damage, "ap": weapon.ap}
    return Message("sr-eff-weapon", {**args, "skill": skill_name(c, weapon.skill), "pool": pool})


def a_burst(c: Run, decision: Decision, word: str) -> Message:
    """A way of firing."""
    burst = BURSTS[word]
    args: dict[str, Sayable] = {"rounds": burst.rounds, "damage": burst.damage, "defence": -burst.defence}
    return Message("sr-eff-burst", {**args, "first": burst.recoil[0], "second": burst.recoil[1]})


def a_test(c: Run, decision: Decision, word: str) -> Message:
    """A way to make a test."""
    return phrase(f"sr-eff-test-{word}")


def afterwards(c: Run, decision: Decision, word: str) -> Message:
    """What Edge does for a test that lies on the table."""
    return phrase(f"sr-eff-after-{word}")


TOLD: Mapping[str, Callable[[Run, Decision, str], Message]] = {
    "action": an_action,
    "weapon": a_weapon,
    "burst": a_burst,
    "test": a_test,
    "after": afterwards,
    "spell": lambda c, decision, word: spell_effect(c, word),
    **view_spirits.TOLD,
    "intent": lambda c, decision, word: phrase(f"sr-eff-intent-{word}"),
    "called": lambda c, decision, word: phrase(f"sr-eff-called-{word}"),
}
