"""Chapters 11, 12, 13, 19: which ARMs, skills, spells and items somebody can use when, and what forbids the others."""

from __future__ import annotations

from ..state import Fight
from .acting import able, incapacitated
from .costs import affordable
from .in_force import arts_of
from .people import participants, weapons
from .skills import knows
from .surprise import overpowered
from .targets import any_foe, any_possible, barred_by
from .things import Thing, least_cost, of_kind, thing_of


def options(c: Fight, who: str, slot: str) -> list[str]:
    """What somebody can use now in a slot: "arm:ID", "art:ID", "item:ID"; WA-11.5: magic by an art alone."""
    if not able(c, who):
        return []
    mine = [f"arm:{name}" for name, _ in weapons(c, who)]
    mine += [f"art:{name}" for name in arts_of(c, who)]
    mine += [f"item:{name}" for name, count in c.fighters[who].items.items() if count]
    return [option for option in mine if not barred(c, who, slot, option)]


def forbidden(c: Fight, who: str, slot: str, option: str) -> str:
    """The clause that forbids somebody to use something in a slot now, "" where none does."""
    if not able(c, who):
        return "WA-20.12" if overpowered(c, who) and not incapacitated(c, who) else "WA-18.8"
    return barred(c, who, slot, option)


def barred(c: Fight, who: str, slot: str, option: str) -> str:
    """The same of one who can act."""
    kind, _, name = option.partition(":")
    if kind == "arm":
        return no_weapon(c, who, slot, name) or no_use(c, who, thing_of(c, who, option))
    if kind == "art" and name in c.records.arts:
        return no_art(c, who, slot, name)
    if kind == "item" and name in c.records.items:
        return no_item(c, who, slot, name) or no_use(c, who, thing_of(c, who, option))
    return "WA-11.3"


def in_vain(c: Fight, who: str, option: str) -> bool:
    """WA-19.6: whether an attack that somebody can make now reaches nobody hostile, with whatever weapon."""
    kind, _, name = option.partition(":")
    if kind == "item" or (kind == "art" and not c.records.arts[name].attack):
        return False
    found = ways(c, who, name) if kind == "art" else [thing_of(c, who, option)]
    return not any(any_foe(c, who, used) for used in found if not no_use(c, who, used))


def no_weapon(c: Fight, who: str, slot: str, name: str) -> str:
    """WA-13.2: attacks are major actions; WA-11.4: made with a carried weapon; WA-05.9: with the one in use.

    WA-20.14: not while the ARMs are out of reach.
    """
    if slot != "major":
        return "WA-13.2"
    if name in dict(weapons(c, who)):
        return ""
    if name not in c.fighters[who].arms:
        return "WA-11.4"
    return "WA-20.14" if c.fighters[who].disarmed else "WA-05.9"


def no_art(c: Fight, who: str, slot: str, name: str) -> str:
    """What stands against the use of a skill or spell; WA-DATA.4: it must be one's own."""
    art = c.records.arts[name]
    if name not in arts_of(c, who):
        return "WA-DATA.4"
    if slot == "minor" and art.attack and art.timing != "minor":
        return "WA-13.2"
    wrong = wrong_time(c, slot, art.timing, thing_of(c, who, f"art:{name}").asks_check, art.kind)
    if wrong:
        return wrong
    fighter = c.fighters[who]
    if art.possession not in (None, fighter.possession):
        return "WA-06.3"
    if art.per_battle is not None and fighter.used.get(name, 0) >= art.per_battle:
        return "WA-DATA.4"
    found = [no_use(c, who, used) for used in ways(c, who, name)]
    return min(found, key=bool) if found else "WA-11.4"


def ways(c: Fight, who: str, name: str) -> list[Thing]:
    """How an art can be used: WA-11.4: a shooting or melee attack with each weapon of the kind that is at hand."""
    option = f"art:{name}"
    attack = c.records.arts[name].attack
    if attack in (None, "magic"):
        return [thing_of(c, who, option)]
    return [thing_of(c, who, option, weapon) for weapon in of_kind(c, who, attack)]


def no_item(c: Fight, who: str, slot: str, name: str) -> str:
    """WA-DATA.5: an item that is carried and has a time of use."""
    item = c.records.items[name]
    if item.timing is None or not c.fighters[who].items.get(name, 0):
        return "WA-DATA.5"
    return wrong_time(c, slot, item.timing, item.check is not None, "item")


TIMES = {
    ("skill", "major"): "WA-11.10",
    ("spell", "major"): "WA-11.11",
    ("item", "major"): "WA-11.12",
    ("skill", "minor"): "WA-12.9",
    ("spell", "minor"): "WA-12.7",
    ("item", "minor"): "WA-12.8",
    ("skill", "setup"): "WA-05.7",
    ("spell", "setup"): "WA-05.7",
    ("item", "setup"): "WA-05.7",
}
"""Which clause says what can be used in which slot: that whose timing it is."""


def wrong_time(c: Fight, slot: str, timing: str, checks: bool, kind: str) -> str:
    """The clause that forbids the use of something of this timing in a slot, "" where none does.

    WA-12.11: what calls for a check is used at its own timing, by ruling never as a minor action. WA-12.7, WA-12.8: by
    ruling spells and items of timing major that need no check may be used in the minor slot.
    """
    if slot == "minor" and checks and (timing != "minor" or c.rulings["minor_slot_checks"] == "refused"):
        return "WA-12.11"
    if timing == slot:
        return ""
    as_printed = c.rulings["minor_slot_timing"] == "as_printed" and kind in ("spell", "item")
    if slot == "minor" and timing == "major" and as_printed:
        return ""
    return TIMES[kind, slot]


def no_use(c: Fight, who: str, used: Thing) -> str:
    """The clause that forbids a use whose time is right: possession, skill, rounds, FP, nobody to use it on."""
    fighter = c.fighters[who]
    if used.attack and fighter.possession == "support":
        return "WA-06.11"
    if fighter.possession == "close" and used.target != "self":
        return "WA-06.32"
    if used.attack and not knows(c, who, used.skill):
        return "WA-01.4"
    if used.rounds and 0 <= fighter.arms[used.arm] < used.rounds:
        return "WA-11.6" if used.rounds == 1 else "WA-13.8"
    if not affordable(c, who, least_cost(c, who, used)):
        return "WA-19.3"
    return "" if any_possible(c, who, used) else nobody(c, who, used)


def nobody(c: Fight, who: str, used: Thing) -> str:
    """Why there is nobody to use something on."""
    found = [barred_by(c, who, used, name) for name in participants(c) if name != who]
    return next((clause for clause in found if clause != "WA-19.6"), "WA-19.6")
