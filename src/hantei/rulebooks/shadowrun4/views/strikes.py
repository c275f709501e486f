"""Attacks in words: how they are made, why somebody cannot defend, whether they hit."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.message import Message, Sayable, phrase

from ..rules.figures import elusive
from ..rules.riders import roller
from ..state import Run
from .lines import Facts
from .names import arguments, person, weapon_name, wielded


def attack(c: Run, facts: Facts) -> Message:
    """An attack is declared."""
    args = {**arguments(c, facts), "weapon": weapon_name(c, facts["weapon"])}
    if facts["kind"] != "cyber" and not facts.get("operator"):  # whose weapon is called the machine's
        args["weapon"] = wielded(c, facts["who"], facts["weapon"])
    args["attacker"] = person(c, facts.get("operator") or facts["who"])  # who rolls, after the defender is named
    if facts["kind"] == "ram":
        return rams(c, facts["who"], args)
    how: list[Message] = []
    ending = ""
    if facts["kind"] == "ranged":
        ending = "-through" if facts.get("operator") else ""
        how.append(phrase(f"sr-burst-{facts['burst'] or 'single'}"))
    if facts["intent"] not in ("", "harm"):
        how.append(phrase(f"sr-intent-{facts['intent']}"))
    if facts["called"]:
        how.append(Message("sr-called-for", {"what": phrase(f"sr-called-{facts['called']}")}))
    if not how:
        return Message(f"sr-log-attack-{facts['kind']}", args)
    return Message(f"sr-log-attack-{facts['kind']}-how{ending}", {**args, "how": how})


def rams(c: Run, who: str, args: Mapping[str, Sayable]) -> Message:
    """SR-9.5: a vehicle is to ram; whoever is known to steer it rolls."""
    by = roller(c, who)
    if by == who or elusive(c, by):
        return Message("sr-log-attack-ram", args)
    return Message("sr-log-attack-ram-driven", {**args, "machine": person(c, who), "attacker": person(c, by)})


def undefended(c: Run, facts: Facts) -> Message:
    """SR-T4.1: why somebody cannot defend: whoever was surprised (SR-3.3.1) knows of no enemy yet."""
    surprised = facts["why"] == "unaware" and c.actors[facts["who"]].guard.surprised
    return Message(f"sr-log-undefended-{'surprised' if surprised else facts['why']}", arguments(c, facts))


def missed(c: Run, facts: Facts) -> Message:
    """SR-1.2.5: an attack has missed, by a tie or by less; events of an earlier version do not say which. Of a vehicle
    that evades, the one who steers it rolls.
    """
    steered = "-steered" if facts.get("defender", facts["target"]) != facts["target"] else ""
    ram = "-ram" if facts.get("rams") else ""
    tie = "-tie" if facts.get("tie") else ""
    shooter = {"who": facts.get("operator") or facts["who"]}
    return Message(f"sr-log-missed{ram or steered}{tie}", arguments(c, {**facts, **shooter}))


def hit(c: Run, facts: Facts) -> Message:
    """A hit; SR-X.9: of a machine, whose damage is of one kind."""
    machine = "-machine" if c.actors[facts["who"]].machine.model else ""
    args = arguments(c, facts)
    if "compared" in facts:  # SR-3.4.13: stun, although the whole value is above the armour
        named: dict[str, Sayable] = {"kind": args["kind_of"], "compared": facts["compared"]}
        args["kind_of"] = Message(f"sr-kind-compared-{facts['without']}", named)
    return Message(f"sr-log-hit{machine}", args)
