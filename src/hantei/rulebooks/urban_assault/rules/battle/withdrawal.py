"""Chapter 38: when enemies withdraw (撤退)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...content.language import UnitSpec
from ...state import Campaign, Unit, encounter, spec
from .enemies import leave, standing


def withdraw(c: Campaign, table: Table) -> None:
    """UA-38.1: enemies who see themselves at a disadvantage withdraw; soldiers in flight may be caught (UA-21.10)."""
    for keys in parties(c):
        if sees_disadvantage(c, keys) and withdrawal_decided(c, table, keys):
            for key in keys:
                common = losses_together(c, key) if key == keys[0] else {}
                leave(c, table, key, "withdrawn", outmatched=True, **common)
                if c.fight.units[key].kind == "group":
                    then(c, ("flight", key))


def losses_together(c: Campaign, key: str) -> dict[str, Fact]:
    """UA-38.4, UA-SC.23: with whom a unit counts its losses, and how many of them all are down (for the log)."""
    common = joined(c)
    others: list[str] = [other for other in common if other != key and c.fight.units[other].initial]
    if key not in common or not others:
        return {}
    counted = [c.fight.units[one] for one in (key, *others)]
    lost = sum(unit.lost for unit in counted)
    return {"others": others, "lost": lost, "initial": lost + sum(unit.strength for unit in counted)}


def withdrawal_decided(c: Campaign, table: Table, keys: list[str]) -> bool:
    """UA-38.1: always; or, where the table rules so, as the judge decides each time they lose somebody."""
    if c.rulings["withdrawal_certainty"] == "always":
        return True
    lead = c.fight.units[keys[0]]
    lost = sum(c.fight.units[key].lost for key in keys)
    if lead.asked == lost:
        return False
    lead.asked = lost
    choice = Choice(c.judge, "withdraws", "UA-38.1", ["withdraw", "stay"], {"unit": keys[0]})
    return table.choose(choice) == "withdraw"


# Who can, and with whom


def may_withdraw(c: Campaign, unit: Unit) -> bool:
    """Whether a unit withdraws at all.

    UA-38.6: not one that fights to the end; UA-35.22, UA-38.3, UA-38.7: a high-threat target only where the scenario
    lets it, unless the table rules otherwise.
    """
    entry: UnitSpec = spec(c, unit)
    if entry.never_withdraws or unit.attitude != "hostile":
        return False
    if unit.kind == "group":
        return True
    return entry.can_withdraw or entry.withdraw_at is not None or c.rulings["high_threat_withdrawal"] == "half_or_less"


def parties(c: Campaign) -> list[list[str]]:
    """UA-38.4: who withdraws together: each unit by itself, but those that are joined as one."""
    able = [key for key in standing(c) if may_withdraw(c, c.fight.units[key])]
    common = joined(c)
    together = [key for key in able if key in common]
    alone = [[key] for key in able if key not in together]
    return [*alone, together] if together else alone


def joined(c: Campaign) -> list[str]:
    """Units that go by a common number, the fallen included.

    UA-SC.23: those that the scenario joins; UA-38.4: besides them all groups that can withdraw, where the table rules
    so, except those to which the scenario gives a number of their own: the scenario comes before the table (UA-38.5).
    """
    return [key for key in c.fight.units if joined_by_scenario(c, key) or joined_by_ruling(c, key)]


def joined_by_ruling(c: Campaign, key: str) -> bool:
    """UA-38.4, option whole_side: whether this is one of the groups that withdraw together."""
    unit = c.fight.units[key]
    plain = unit.kind == "group" and spec(c, unit).withdraw_at is None
    return c.rulings["withdrawal_unit"] == "whole_side" and plain and may_withdraw(c, unit)


def joined_by_scenario(c: Campaign, key: str) -> bool:
    """UA-SC.23: whether the scenario joins this unit with others."""
    return key in encounter(c, c.fight).joined_units


# At what number


def sees_disadvantage(c: Campaign, keys: list[str]) -> bool:
    """UA-38.2, UA-38.3: half of their number or less is left; UA-SC.23: or no more than the scenario says."""
    limit = own_limit(c, keys)
    if limit is not None:
        return c.fight.units[keys[0]].strength <= limit
    counted = counted_with(c, keys)
    meeting = encounter(c, c.fight)
    if keys[0] in meeting.joined_units and meeting.joined_felled:
        return sum(unit.lost for unit in counted) >= meeting.joined_felled
    left = sum(0 if unit.left else unit.strength for unit in counted)
    if keys[0] in meeting.joined_units and meeting.joined_at is not None:
        return left <= meeting.joined_at
    return at_disadvantage(c, left, sum(unit.initial for unit in counted))


def own_limit(c: Campaign, keys: list[str]) -> int | None:
    """UA-SC.23: the number at which the scenario lets a unit withdraw that leaves by itself; None for chapter 38."""
    if keys[0] in joined(c):
        return None
    return spec(c, c.fight.units[keys[0]]).withdraw_at


def counted_with(c: Campaign, keys: list[str]) -> list[Unit]:
    """UA-38.4: the units whose numbers count: those who are joined, in either reading, by the common number."""
    common = joined(c)
    return [c.fight.units[key] for key in (common if keys[0] in common else keys)]


def at_disadvantage(c: Campaign, strength: int, initial: int) -> bool:
    """UA-38.2: half or less of the starting number or life; "below half" where the table rules so (UA-35.15)."""
    if c.rulings["withdrawal_threshold"] == "below_half":
        return 2 * strength < initial
    return 2 * strength <= initial
