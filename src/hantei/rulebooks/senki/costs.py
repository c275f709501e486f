"""Costs (代償, SK-DATA.11) and limits of use (SK-DATA.12) of skills, items, assaults and weapons."""

from __future__ import annotations

from hantei.core.table import Table

from .content import Assault, Cost
from .fall import lose_hp
from .figures import record
from .state import Fight
from .statuses import doubled, has, inflict


def cost_of(c: Fight, who: str, path: str) -> Cost:
    """What using something costs this character now.

    SK-15.13: pressure doubles HP and EN of skills and items; SK-15.14: parts that cannot be doubled add 3 EN once.
    SK-15.10: panic doubles the EN of assaults.
    """
    shelf = path.partition("/")[0]
    found = record(c, path)
    plain = Cost(en=found.en) if isinstance(found, Assault) else found.cost
    hp, en = plain.hp, plain.en
    if shelf == "assaults" and has(c, who, "panic"):
        en *= 2
    if doubled(c, who, shelf):
        hp, en = hp * 2, en * 2
        if plain.ts or plain.status:
            en += 3
    return Cost(hp, en, plain.ts, plain.status, plain.rank)


def payable(c: Fight, who: str, *paths: str) -> str:
    """The clause that keeps a character from paying for all that is used together (a skill and its weapon), or "".

    SK-14.24: EN must suffice (it may be overdrawn by one reading), HP may be paid down to 0; SK-15.24, SK-15.31:
    power-down bars skills and items that consume EN, whatever makes them do so.
    """
    hp = en = ts = 0
    fighter = c.fighters[who]
    for path in paths:
        cost = cost_of(c, who, path)
        counts = path.startswith(("skills/", "items/")) or c.rulings["assault_counts_as_item"] == "1"
        if cost.en and counts and has(c, who, "power_down"):
            return "SK-15.24"
        hp, en, ts = hp + cost.hp, en + cost.en, ts + cost.ts
    if en > fighter.en and c.rulings["en_overdraft"] == "default":
        return "SK-14.24"
    return "SK-14.24" if hp > fighter.hp or ts > fighter.ts else ""


def pay(c: Fight, table: Table, who: str, path: str) -> None:
    """Pay; SK-14.2: EN at 0 or less does nothing; HP at 0 incapacitates (SK-14.24)."""
    cost = cost_of(c, who, path)
    fighter = c.fighters[who]
    fighter.en -= cost.en
    fighter.ts -= cost.ts
    if cost.hp or cost.en or cost.ts or cost.status:
        table.tell("paid", who=who, hp=cost.hp, en=cost.en, ts=cost.ts, left=fighter.en)
    if cost.status:
        inflict(c, table, who, cost.status, cost.rank, who)
    lose_hp(c, table, who, cost.hp)


def used_up(c: Fight, who: str, name: str) -> str:
    """SK-05.31, SK-DATA.12: the clause that bars a skill used as often as it can be in a round, combat or attack."""
    skill = c.records.skills[name]
    fighter = c.fighters[who]
    if skill.uses_per_round and fighter.used_round.get(name, 0) >= skill.uses_per_round:
        return "SK-05.31"
    if skill.uses_per_attack and c.attack and len(c.attack.used.get(f"{who}/{name}", [])) >= skill.uses_per_attack:
        return "SK-DATA.12"
    if skill.uses_per_combat and fighter.used_combat.get(name, 0) >= skill.uses_per_combat:
        return "SK-DATA.12"
    return ""


def note_use(c: Fight, who: str, name: str) -> None:
    """Count a use of a skill."""
    fighter = c.fighters[who]
    fighter.used_round[name] = fighter.used_round.get(name, 0) + 1
    fighter.used_combat[name] = fighter.used_combat.get(name, 0) + 1
