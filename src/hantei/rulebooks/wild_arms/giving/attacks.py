"""Procedures that cases may run on attacks, uses and statuses: what can be used, costs, guards, cures."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.scenes.giving import known

from ..content.records import ATTRIBUTES, BAD, GOOD, REACTIONS
from ..rules import statuses, targets, things, usable
from ..rules.break_guard import sources, uses_left
from ..state import Fight

SLOTS = dict.fromkeys(("setup", "minor", "major"))
STATUSES = dict.fromkeys((*BAD, *GOOD))


def person(c: Fight, where: str, who: str) -> str:
    """A participant that a case names."""
    return known(where, who, c.fighters)


def attack_kinds(c: Fight, table: Table) -> None:
    """WA-13.1: the kinds of attack, with the skill of each side."""
    for kind, reaction in REACTIONS.items():
        table.tell("attack_kind", kind=kind, active=kind, passive=reaction)


def attributes(c: Fight, table: Table) -> None:
    """WA-15.1: the basic attributes."""
    table.tell("attributes", attributes=list(ATTRIBUTES))


def list_statuses(c: Fight, table: Table) -> None:
    """WA-17.2, WA-18.1: good and bad statuses."""
    table.tell("statuses", good=list(GOOD), bad=list(BAD))


def uses(c: Fight, table: Table, who: str, slot: str = "major") -> None:
    """What somebody can use now in a slot."""
    found = usable.options(c, person(c, "uses.who", who), known("uses.slot", slot, SLOTS))
    table.tell("can_use", who=who, slot=slot, options=found)


def forbidden(c: Fight, table: Table, who: str, option: str, slot: str = "major") -> None:
    """By which clause somebody cannot use something now in a slot; "" where it can."""
    clause = usable.forbidden(c, person(c, "forbidden.who", who), known("forbidden.slot", slot, SLOTS), option)
    table.tell("forbidden", who=who, option=option, clause=clause)


def cost(c: Fight, table: Table, who: str, art: str, magnified: bool = True) -> None:
    """WA-19.13: what a skill or spell costs somebody now, and how many bodies it may reach; -1 for no cost."""
    used = things.thing_of(c, person(c, "cost.who", who), f"art:{known('cost.art', art, c.records.arts)}")
    found = things.cost(c, who, used, magnified)
    bodies = things.bodies(c, who, used, magnified)
    table.tell("cost", who=who, art=art, cost=-1 if found is None else found, bodies=bodies)


def reach(c: Fight, table: Table, who: str, option: str, arm: str = "") -> None:
    """WA-19.6, WA-19.9: the range of something, and everybody on whom it can be used."""
    used = things.thing_of(c, person(c, "reach.who", who), option, arm)
    table.tell("reach", who=who, option=option, range=used.range, targets=targets.in_reach(c, who, used))


def break_guard(c: Fight, table: Table, who: str) -> None:
    """WA-16.1, WA-16.2: the n of somebody's break guard (n), and its sources."""
    found = list(sources(c, person(c, "break_guard.who", who)))
    table.tell("break_guard", who=who, uses=uses_left(c, who), sources=found)


def give(
    c: Fight,
    table: Table,
    who: str,
    status: str,
    source: str = "referee",
    until: str = "battle",
    ending: str = "minor",
) -> None:
    """WA-17.8, WA-18.20, WA-18.28: somebody gets a status."""
    known("give.status", status, STATUSES)
    known("give.until", until, dict.fromkeys(statuses.LASTS))
    statuses.give(c, table, person(c, "give.who", who), status, source, until, ending)


def cure(c: Fight, table: Table, who: str, status: str, restored: int = 0) -> None:
    """A status ends by a cure, where it can."""
    known("cure.status", status, STATUSES)
    cured = statuses.cure(c, table, person(c, "cure.who", who), status, restored)
    table.tell("cure", who=who, status=status, cured=cured)


def expire(c: Fight, table: Table, until: str) -> None:
    """WA-09.1: the end of a round, of the battle or of the scene, as far as effects and statuses go."""
    statuses.expire(c, table, known("expire.until", until, dict.fromkeys(statuses.LASTS)))


PROCEDURES: dict[str, Callable[..., None]] = {
    "attack_kinds": attack_kinds,
    "attributes": attributes,
    "statuses": list_statuses,
    "can_use": uses,
    "forbidden": forbidden,
    "cost": cost,
    "reach": reach,
    "break_guard": break_guard,
    "give": give,
    "cure": cure,
    "expire": expire,
}
"""What `run` of a case may name for attacks, uses and statuses."""
