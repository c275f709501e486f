"""Costs (代償, SK-DATA.11) and limits of use (SK-DATA.12) of skills, items, assaults and weapons."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.glance import at_a_glance
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.effects import Price
from ..content.records import Assault, Cost
from ..state import Fight, Fighter
from .fall import lose_hp
from .figures import in_force, record
from .statuses import doubled, has, inflict


def cost_of(c: Fight, who: str, path: str) -> Cost:
    """Return what using something costs this character now: the cost in the record, unless an effect or status changes
    it.
    """
    return changed_cost(c, who, path) if dearer(c, who) else plain_cost(c, path)


@at_a_glance
def dearer(c: Fight, who: str) -> bool:
    """Whether something in force on somebody may change what things cost."""
    return bool(c.fighters[who].statuses) or any(isinstance(effect, Price) for effect, _ in in_force(c, who))


@at_a_glance
def changed_cost(c: Fight, who: str, path: str) -> Cost:
    """Return the cost of something with its modifiers."""
    parts, plain = price(c, who, path), plain_cost(c, path)
    return Cost(parts["hp"].value, parts["en"].value, parts["ts"].value, plain.status, plain.rank)


def plain_cost(c: Fight, path: str) -> Cost:
    """The cost that the record names."""
    found = record(c, path)
    return Cost(en=found.en) if isinstance(found, Assault) else found.cost


def price(c: Fight, who: str, path: str) -> dict[str, Tally]:
    """HP, EN and TS of a cost, with their modifiers: effects first (SK-DATA.13), then bad statuses.

    SK-15.13: pressure doubles HP and EN of skills and items; SK-15.14: parts that cannot be doubled add 3 EN once.
    SK-15.10: panic doubles the EN of assaults.
    """
    shelf, plain = path.partition("/")[0], plain_cost(c, path)
    parts = {part: Tally(getattr(plain, part), "SK-DATA.11", "cost") for part in ("hp", "en", "ts")}
    for effect, label in in_force(c, who):
        if isinstance(effect, Price) and effect.uses in ("", shelf):
            for part, tally in parts.items():
                tally.add(max(-tally.value, getattr(effect, part)), "SK-DATA.13", label)
    if shelf == "assaults" and has(c, who, "panic"):
        double(parts["en"], "SK-15.10", "status-panic")
    if doubled(c, who, shelf):
        double(parts["hp"], "SK-15.13", "status-pressure")
        double(parts["en"], "SK-15.13", "status-pressure")
        if parts["ts"].value or plain.status:
            parts["en"].add(3, "SK-15.14", "status-pressure")
    return parts


def double(tally: Tally, clause: str, label: str) -> None:
    """Return twice each part of a cost."""
    if tally.value:
        tally.times(2, clause, label)


def payable(c: Fight, who: str, *paths: str) -> str:
    """The clause that keeps a character from paying for all that is used together (a skill and its weapon), or "".

    SK-14.24: EN must suffice (it may be overdrawn by one reading), HP may be paid down to 0; SK-15.24, SK-15.31:
    power-down bars skills and items that consume EN, whatever makes them do so.
    """
    costs = [cost_of(c, who, path) for path in paths]
    for path, cost in zip(paths, costs, strict=True):
        if short_of_power(c, who, path, cost):
            return "SK-15.24"
    whole = costs[0] if len(costs) == 1 else together(costs)
    return "" if affords(c, c.fighters[who], whole) else "SK-14.24"


def together(costs: Sequence[Cost]) -> Cost:
    """HP, EN and TS of several costs."""
    return Cost(sum(cost.hp for cost in costs), sum(cost.en for cost in costs), sum(cost.ts for cost in costs))


def short_of_power(c: Fight, who: str, path: str, cost: Cost) -> bool:
    """SK-15.24, SK-15.31: whether power-down keeps somebody from what consumes EN."""
    if not cost.en or not has(c, who, "power_down"):
        return False
    return path.startswith(("skills/", "items/")) or c.rulings["assault_counts_as_item"] == "1"


def affords(c: Fight, fighter: Fighter, cost: Cost) -> bool:
    """SK-14.24: whether somebody has that much; EN may be overdrawn by one reading."""
    if cost.en and cost.en > fighter.en and c.rulings["en_overdraft"] == "default":
        return False
    return cost.hp <= fighter.hp and cost.ts <= fighter.ts


def pay(c: Fight, table: Table, who: str, path: str, attacking: bool = False, target: str = "") -> None:
    """Pay; SK-14.2: EN at 0 or less does nothing; HP at 0 incapacitates (SK-14.24).

    `attacking`: whether it is the price of an attack, of which the declaration tells. `target`: the one other on whom a
    skill is used, if anybody.
    """
    for part, tally in price(c, who, path).items() if dearer(c, who) else ():
        if tally.changed:
            table.tell("cost", tally, who=who, path=path, part=part, n=tally.value)
    cost = cost_of(c, who, path)
    fighter = c.fighters[who]
    fighter.en -= cost.en
    fighter.ts -= cost.ts
    if cost.hp or cost.en or cost.ts or cost.status:
        told: dict[str, int | str] = {
            "hp": cost.hp,
            "en": cost.en,
            "ts": cost.ts,
            "left": fighter.en,
            "ts_left": fighter.ts,
        }
        told |= {"target": target} if target else {}
        table.tell("paid", None, who=who, path=path, attacking=attacking, **told)
    if cost.status:
        inflict(c, table, who, cost.status, cost.rank, who, paid=True)
    lose_hp(c, table, who, cost.hp, paid=True)


def priced(c: Fight, who: str, path: str) -> bool:
    """Whether using something takes EN or TS now, so that the line about the payment tells of the use."""
    cost = cost_of(c, who, path)
    return bool(cost.en or cost.ts)


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
