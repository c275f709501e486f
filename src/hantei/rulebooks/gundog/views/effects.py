"""What an option does: a sentence for `?`, from the rules and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Decision, Route
from hantei.core.message import Message, Sayable, by_clause, phrase

from ..rules.figures import level, rate
from ..rules.firing_table import FIRING
from ..state import Fight
from .names import item_name, skill_name, weapon_name


def effect(c: Fight, decision: Decision, answer: Answer) -> Message:
    """What an option brings; for those that need no words, their clause."""
    word = str(answer)
    if isinstance(decision, Amount | Route):
        return Message(f"gd-eff-{decision.kind}", {"clause": decision.clause})
    told = TOLD.get(decision.kind)
    if told is not None:
        return told(c, decision, word)
    head = word.partition(":")[0]
    if decision.kind in WORDED:
        return phrase(f"gd-eff-{decision.kind}-{head}")
    return by_clause(decision.clause)


WORDED = ("method", "action", "simple", "order", "waiting", "evade", "cover", "treatment", "rise")
"""Kinds whose every option has a sentence of its own."""


def a_weapon(c: Fight, decision: Decision, word: str) -> Message:
    """A weapon: its damage, its skill with the rate, its rounds."""
    who = str(decision.about["who"])
    held = c.fighters[who].carried[word]
    arm = c.records.weapons[held.weapon]
    args: dict[str, Sayable] = {"weapon": weapon_name(c, word), "damage": arm.damage, "rounds": held.rounds}
    args |= {
        "skill": skill_name(c, arm.skill),
        "rate": rate(c, who, arm.skill).value,
        "level": level(c, who, arm.skill),
    }
    return Message("gd-eff-gun" if arm.kind == "gun" else "gd-eff-arm", args)


def a_mode(c: Fight, decision: Decision, word: str) -> Message:
    """A firing mode: rounds for each shot, and how many shots."""
    row = FIRING[word]
    return Message("gd-eff-mode", {"rounds": row.rounds, "shots": row.shots})


def an_item(c: Fight, decision: Decision, word: str) -> Message:
    """An item, in its own words."""
    record = c.records.items[word]
    return Message("gd-eff-item", {"item": item_name(c, word), "text": record.text or ""})


def a_part(c: Fight, decision: Decision, word: str) -> Message:
    """A part of the body."""
    return phrase(f"gd-eff-aim-{word.rpartition('_')[2]}")


def a_skill(c: Fight, decision: Decision, word: str) -> Message:
    """A skill with its rate."""
    who = str(decision.about["who"])
    return Message("gd-eff-skill", {"skill": skill_name(c, word), "rate": rate(c, who, word).value})


TOLD: Mapping[str, Callable[[Fight, Decision, str], Message]] = {
    "weapon": a_weapon,
    "mode": a_mode,
    "item": an_item,
    "aim": a_part,
    "skill": a_skill,
    "commander": lambda c, decision, word: Message("gd-eff-commander-none" if word == "none" else "gd-eff-commander"),
    "target": lambda c, decision, word: phrase("gd-eff-target"),
    "aim_at": lambda c, decision, word: phrase("gd-eff-action-take_aim"),
    "ready": lambda c, decision, word: phrase("gd-eff-action-ready"),
}
