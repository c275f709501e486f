"""Chapter 04: weapons changed by a minor action (武器の変更)."""

from __future__ import annotations

from hantei.core.table import Table

from ..state import Fight
from .figures import dress


def weapon_changes(c: Fight, who: str) -> list[str]:
    """SK-04.7, SK-04.8: one weapon put away, one equipped; either half may be left out: "weapon:old>new"."""
    fighter = c.fighters[who]
    olds, news = ["", *dict.fromkeys(fighter.equipped)], ["", *dict.fromkeys(fighter.possessions)]
    return [f"weapon:{old}>{new}" for old in olds for new in news if (old or new) and fits(c, who, old, new)]


def fits(c: Fight, who: str, old: str, new: str) -> bool:
    """SK-04.8: slots, where the dress gives a limit."""
    worn = dress(c, who)
    if worn is None or not worn.weapon_slots or not new:
        return True
    kept = [name for name in c.fighters[who].equipped if name != old]
    return sum(c.records.weapons[name].slots for name in [*kept, new]) <= worn.weapon_slots


def change_weapon(c: Fight, table: Table, who: str, rest: str) -> None:
    """SK-04.7: the exchange; a weapon that must be readied is not yet ready."""
    fighter = c.fighters[who]
    old, _, new = rest.partition(">")
    if old:
        fighter.equipped.remove(old)
        fighter.possessions.append(old)
    if new:
        fighter.possessions.remove(new)
        fighter.equipped.append(new)
        if c.records.weapons[new].needs_ready and new not in fighter.unready:
            fighter.unready.append(new)
    table.tell("weapon_changed", who=who, old=old, new=new)
