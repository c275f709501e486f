"""Chapters 28 and 32: members hired and dismissed (編成)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..content.records import Role
from ..state import Campaign
from .battle.hit_table import alike
from .beats import beat
from .gear import drop_surplus
from .squad import add_member, free_places, refuse_member, stock


def for_hire(c: Campaign) -> Mapping[str, Role]:
    """UA-28.66: the members for hire; UA-SC.27: the scenario's too."""
    offered = {role: entry for role, entry in c.content.book.roles.items() if entry.for_hire}
    if c.operation is not None:
        offered |= {role: one for role, one in c.scenario.roles.items() if 0 < one.hire_from_lap <= c.op.lap}
    return offered


def can_hire(c: Campaign, seat: str, role: str, entry: Role, free: int | None = None) -> bool:
    """UA-28.66: whether the stock can pay somebody for hire, and the squad has room; `free` is as for
    `refuse_member`."""
    return entry.cost <= stock(c, seat).magazines and not refuse_member(c, c.squads[seat], role, free)


def hirable(c: Campaign, seat: str) -> list[str]:
    """UA-28.66: members for hire whom the stock can pay and the squad has room for."""
    free = free_places(c, c.squads[seat])
    return [role for role, entry in for_hire(c).items() if can_hire(c, seat, role, entry, free)]


def can_hire_any(c: Campaign, seat: str) -> bool:
    """Whether anybody is `hirable`."""
    free = free_places(c, c.squads[seat])
    return free > 0 and any(can_hire(c, seat, role, entry, free) for role, entry in for_hire(c).items())


@beat("prepare_hire", "UA-28.66", "UA-28.68", "UA-32.6", "UA-32.10", "UA-33.1")
def hire_menu(c: Campaign, table: Table, seat: str) -> None:
    """Any kinds in any combination, combatant or not, within squad size."""
    choice = table.choose(Choice(seat, "hire", "UA-28.66", [*hirable(c, seat), "back"]))
    if choice != "back":
        tell_hired(table, hire(c, seat, choice))
        if can_hire_any(c, seat):
            then(c, ("prepare_hire", seat))


class Hired(NamedTuple):
    """Somebody who has joined: the key, the price paid, and the magazines left after that."""

    who: str
    price: int
    left: int


def hire(c: Campaign, seat: str, role: str) -> Hired:
    """Pay the price and add the member."""
    price = c.content.roles[role].cost
    stock(c, seat).magazines -= price
    return Hired(add_member(c, c.squads[seat], role), price, stock(c, seat).magazines)


def tell_hired(table: Table, *joined: Hired) -> None:
    """Tell of those who have joined once all of them are there, so that each is called by the number that stays."""
    crew: dict[str, Fact] = {}
    if len(joined) > 1:  # one list: the last of them tells it
        crew = {"together": [one.who for one in joined], "cost": sum(one.price for one in joined)}
    for one in joined:
        table.tell("hired", None, **one._asdict(), **crew)


@beat("prepare_dismiss", "UA-32.8", "UA-32.9", "UA-28.66")
def dismiss(c: Campaign, table: Table, seat: str) -> None:
    """Members may be dismissed freely; nothing is refunded, the place is free."""
    squad = c.squads[seat]
    choice = table.choose(Choice(seat, "dismiss", "UA-32.8", [*alike(squad, list(squad.members)), "back"]))
    if choice != "back":
        del squad.members[choice]
        table.tell("dismissed", who=choice)
        drop_surplus(c, table, seat)


@beat("hire_fees", "UA-28.66")
def hire_fees(c: Campaign, table: Table, seat: str) -> None:
    """Paid once when hired; where the table rules so, survivors are paid again or leave."""
    squad = c.squads[seat]
    if c.rulings["hire_fee"] != "every_operation":
        return
    for key in list(squad.members):
        price = c.content.roles[squad.members[key].role].cost
        if stock(c, seat).magazines >= price:
            stock(c, seat).magazines -= price
        else:
            table.tell("dismissed", who=key)
            del squad.members[key]
