"""Chapter 36: the hit table: which member takes the damage."""

from __future__ import annotations

from collections.abc import Collection

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...state import Campaign, Squad, waiting
from ..dice import D6
from ..squad import can_be_hit, role_of
from .harm import stage


def hit_table(c: Campaign, table: Table, seat: str, **facts: Fact) -> str:
    """UA-36.23: roll on the hit table; the member who takes the damage, or who is concerned otherwise (`picks`).

    UA-36.25, UA-36.26: an empty row passes upwards, then downwards; UA-36.27: the player picks among several.
    Somebody must be there to be hit (UA-36.29).
    """
    squad = c.squads[seat]
    die = table.roll(D6, "hit_table", seat)
    row = hit_row(die + hit_modifier(c))
    mark = "hit_minus"  # one use in an operation, also for two squads
    lowered = stage(c) >= 2 and mark not in c.op.marks and row > 1  # UA-41.12
    passed = {} if lowered else passed_on(c, squad, row)
    table.tell("hit_table", None, who=seat, die=die, row=row, **passed, **facts)
    if lowered:
        choice = table.choose(Choice(seat, "hit_minus", "UA-41.12", ["keep", "minus"], {"die": row}))
        if choice == "minus":
            c.op.marks.append(mark)
            row -= 1
    candidates = candidates_on(c, squad, row)
    c.op.rolled = table.choose(Choice(seat, "who_is_hit", "UA-36.27", candidates, {"row": row}))
    return c.op.rolled


def hit_row(die: int) -> int:
    """UA-36.24: the row of the hit table for a modified die."""
    return min(6, max(1, die))


def hit_modifier(c: Campaign) -> int:
    """UA-28.65, UA-SC.26: modifiers of the hit table exist only where a scenario makes them."""
    if c.battle is None:
        return 0
    return sum(waiting(c, effect).hit_die for effect in c.battle.effects)


def candidates_on(c: Campaign, squad: Squad, row: int) -> list[str]:
    """The members whom this row of the hit table names, after its fall-through; a drone before gunners (UA-40.18)."""
    roles = {key: role_of(c, squad.members[key]) for key in can_be_hit(c, squad)}
    held = [role.hit_row for role in roles.values()]
    number = next_row(row, held)
    there = [key for key, role in roles.items() if role.hit_row == number]
    first = [key for key in there if roles[key].hit_first]
    return list(alike(squad, first or there))


def next_row(row: int, held: Collection[int]) -> int:
    """UA-36.25, UA-36.26: the row itself, else the next one upwards that somebody holds, else the next downwards."""
    return min(held, key=lambda number: (number < row, abs(number - row)))


def passed_on(c: Campaign, squad: Squad, row: int) -> dict[str, Fact]:
    """UA-36.25, UA-36.26: the row that counts where nobody stands in the row itself (for the log)."""
    number = next_row(row, [role_of(c, squad.members[key]).hit_row for key in can_be_hit(c, squad)])
    return {} if number == row else {"counts": number}


def alike(squad: Squad, keys: list[str]) -> dict[str, list[str]]:
    """Members between whom no rule makes a difference, under the first of them: same role, life, marks, shield."""
    first: dict[tuple[str, int, str, int], str] = {}
    found: dict[str, list[str]] = {}
    bearers = [item.bearer for item in squad.items.values() if item.bearer]
    for key in keys:
        member = squad.members[key]
        kind = (member.role, member.life, ",".join(member.used), bearers.count(key))
        found.setdefault(first.setdefault(kind, key), []).append(key)
    return found
