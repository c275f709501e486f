"""What an option does: a sentence for `?`, from the rules and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Decision, Route
from hantei.core.rulebook import Message, Sayable

from .figures import skill_pool
from .firing import BURSTS
from .state import Run
from .view_names import skill_name, weapon_name


def effect(c: Run, decision: Decision, answer: Answer) -> Message:
    """What an option brings; for those that need no words, their clause."""
    word = str(answer)
    if isinstance(decision, Amount | Route):
        return Message("sr-eff-plain", {"clause": decision.clause})
    told = TOLD.get(decision.kind)
    if told is not None:
        return told(c, decision, word)
    return Message("sr-eff-plain", {"clause": decision.clause})


def an_action(c: Run, decision: Decision, word: str) -> Message:
    """An action of the book."""
    return Message(f"sr-eff-action-{word}")


def a_weapon(c: Run, decision: Decision, word: str) -> Message:
    """A weapon: damage, AP, the dice of its bearer."""
    who = str(decision.about["who"])
    held = c.actors[who].carried.get(word)
    if held is None:
        return Message(f"sr-eff-weapon-{word}")
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
    return Message(f"sr-eff-test-{word}")


def afterwards(c: Run, decision: Decision, word: str) -> Message:
    """What Edge does for a test that lies on the table."""
    return Message(f"sr-eff-after-{word}")


def a_spell(c: Run, decision: Decision, word: str) -> Message:
    """A spell: what its record says of itself, who resists it, what it costs."""
    spell = c.records.spells.get(word)
    if spell is None:
        return Message("sr-eff-plain", {"clause": decision.clause})
    resist: Sayable = Message(f"sr-attribute-{spell.resist}") if spell.resist else Message("sr-nobody")
    drain = Message("sr-drain-fixed", {"n": spell.drain}) if spell.drain is not None else half_drain(spell.drain_plus)
    lasts = Message(f"sr-duration-{spell.duration}")
    return Message("sr-eff-spell", {"text": spell.text or "", "resist": resist, "drain": drain, "lasts": lasts})


def half_drain(plus: int) -> Message:
    """Drain of half the Force and something."""
    if not plus:
        return Message("sr-drain-half")
    return Message("sr-drain-more" if plus > 0 else "sr-drain-less", {"n": abs(plus)})


TOLD: Mapping[str, Callable[[Run, Decision, str], Message]] = {
    "action": an_action,
    "weapon": a_weapon,
    "burst": a_burst,
    "test": a_test,
    "after": afterwards,
    "spell": a_spell,
    "intent": lambda c, decision, word: Message(f"sr-eff-intent-{word}"),
    "called": lambda c, decision, word: Message(f"sr-eff-called-{word}"),
}
