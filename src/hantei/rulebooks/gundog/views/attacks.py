"""How attacks are told: shots, blows and throws, and the damage that they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.message import Message, Sayable, Single, everybody, phrase

from ..state import Fight
from .initiatives import PAIR, follows
from .names import arguments, armed, limb_name, person

Facts = Mapping[str, Any]
Line = Callable[[Fight, Facts], Message]


def volley(c: Fight, facts: Facts) -> Message:
    """Shots are fired at targets, with the mode where the weapon has several, and the rounds where they are more."""
    targets = at_whom(c, list(dict.fromkeys(facts["targets"])))
    args = {**arguments(c, facts), "targets": targets, "shots": facts["shots"]}
    choice = len(c.records.weapons[facts["weapon"]].modes) > 1
    args["weapon"] = Message("gd-weapon-mode", {**args}) if choice else armed(c, facts["weapon"])
    more = "-rounds" if facts["spent"] > facts["shots"] else ""
    kind = f"{'-one' if facts['shots'] == 1 else ''}{more}"
    return aimed_line(f"gd-log-fired{kind}", facts, args)


def at_whom(c: Fight, people: Sequence[str]) -> Sayable:
    """Those at whom shots are fired; two with the same name and numbers one after the other are a row."""
    names: list[Single] = [person(c, who) for who in people]
    if len(names) < PAIR or (len(names) == PAIR and follows(c, *people)):
        return everybody(names)
    return Message("gd-targets", {"names": names, "n": len(names), "first": names[0], "last": names[-1]})


def aimed_line(name: str, facts: Facts, args: Mapping[str, Sayable]) -> Message:
    """A line with the part of the body aimed at, where there is one."""
    return Message(f"{name}-part", {**args, "part": part_of(facts)}) if facts["aim"] else Message(name, args)


def struck(name: str) -> Line:
    """A blow or a throw at somebody."""
    return lambda c, facts: aimed_line(
        f"gd-log-{name}", facts, {**arguments(c, facts), "weapon": armed(c, facts["weapon"])}
    )


def part_of(facts: Facts) -> Message:
    """The part of the body aimed at."""
    if facts["limb"]:
        return Message("gd-aimed-limb", {"limb": limb_name(f"{facts['limb']}_{facts['aim']}")})
    return phrase(f"gd-aimed-{facts['aim']}")


def damage(c: Fight, facts: Facts) -> Message:
    """A damage roll: how many shots have hit, its dice, what the armour stops of it and what the part aimed at does to
    the rest; the loss of endurance tells what that comes to."""
    args, stopped = arguments(c, facts), facts["damage"] - facts["through"]
    if "dice" not in facts:
        return Message(
            f"gd-log-damage{'' if not stopped else '-armour' if facts['through'] else '-stopped'}",
            {**args, "stopped": stopped},
        )
    args["hit"] = Message("gd-hit-several" if facts["hits"] > 1 else "gd-hit-one", {**args})
    if not facts["through"]:
        return Message("gd-log-hit-stopped", args)
    notes = [Message("gd-hit-armour", {"stopped": stopped})] if stopped else []
    whole = "" if stopped else "-whole"
    notes += [phrase(f"gd-hit-{facts['aim']}{whole}")] if facts["aim"] else []
    return Message("gd-log-hit-notes", {**args, "notes": notes}) if notes else Message("gd-log-hit", args)
