"""Chapter 45: what one leader hands to the other."""

from __future__ import annotations

from hantei.core.decision import Amount, Choice
from hantei.core.table import Table

from ..state import Campaign, Squad
from .gear import drop, drop_surplus, droppable, gear_of, life_max, new_key, refusal, shift_life
from .squad import alive

STOCKS = ("magazines", "scrip", "mre")


def gifts(c: Campaign, seat: str) -> list[str]:
    """UA-45.5: what one leader can hand to the other outside battle: separate stocks, and gear the other can carry."""
    others = [other for other in alive(c) if other != seat]
    if not others:
        return []
    squad, other = c.squads[seat], c.squads[others[0]]
    stocks = [] if c.pool == "shared" else [name for name in STOCKS if getattr(squad, name) > 0]
    return stocks + [key for key in droppable(c, squad) if key != squad.worn and can_receive(c, other, squad, key)]


def can_receive(c: Campaign, other: Squad, squad: Squad, key: str) -> bool:
    """Whether the other leader may carry an item as well (UA-27.7, UA-28.46)."""
    return not refusal(c, other, squad.items[key].gear)


def hand_over(c: Campaign, table: Table, seat: str) -> None:
    """UA-45.5: stocks or gear change hands; never in battle."""
    squad = c.squads[seat]
    receiver = next(other for other in alive(c) if other != seat)
    other = c.squads[receiver]
    what = table.choose(Choice(seat, "hand_over", "UA-45.5", [*gifts(c, seat), "cancel"]))
    if what == "cancel":
        return
    if what in STOCKS:
        n = table.amount(Amount(seat, "hand_over_amount", "UA-45.5", 1, getattr(squad, what), {"what": what}))
        setattr(squad, what, getattr(squad, what) - n)
        setattr(other, what, getattr(other, what) + n)
        table.tell("handed_over", who=seat, to=receiver, what=what, n=n)
        return
    item = squad.items[what]
    drop(c, squad, what)
    item.bearer = ""
    before = life_max(c, other).value
    key = new_key(other, item.gear)
    other.items[key] = item
    shift_life(c, other, before)
    if gear_of(c, item).kind == "gun" and not other.gun:
        other.gun = key
    table.tell("handed_over", who=seat, to=receiver, what=item.gear, n=1)
    drop_surplus(c, table, seat)
