"""Chapters 28, 39 and 40: between operations gear is bought, gear and scrip are exchanged for magazines."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice
from hantei.core.table import Table

from ..state import Campaign, Item, Squad
from .beats import beat
from .gear import add_item, bare_guns, drop, drop_surplus, gear_of, refusal, room
from .squad import stock
from .stocks import restore

SPECIAL_VALUE = 6  # UA-39.9


# Buying


def goods(c: Campaign, seat: str) -> list[str]:
    """UA-28.2, UA-26.7: everything with a price that the stock can pay and the leader may take."""
    left = room(c, c.squads[seat])
    return [gear for gear in c.content.book.gear if can_buy(c, seat, gear, left)]


def can_buy_any(c: Campaign, seat: str) -> bool:
    """Whether there are any `goods`."""
    return any(can_buy(c, seat, gear) for gear in c.content.book.gear)


def can_buy(c: Campaign, seat: str, gear: str, left: int | None = None) -> bool:
    """UA-28.2, UA-26.7: whether gear of the book has a price that the stock can pay, and the leader may take it;
    `left` is as for `refusal`."""
    squad, entry = c.squads[seat], c.content.book.gear[gear]
    return (
        entry.kind != "special"
        and entry.cost <= stock(c, seat).magazines
        and not refusal(c, squad, gear, replacing=True, left=left)
        and not (entry.kind == "body_protection" and squad.worn and squad.items[squad.worn].gear == gear)
    )


@beat("prepare_buy", "UA-28.2", "UA-28.23", "UA-26.7", "UA-28.53")
def buy(c: Campaign, table: Table, seat: str) -> None:
    """Pay in magazines when obtained."""
    choice = table.choose(Choice(seat, "buy", "UA-28.2", [*goods(c, seat), "back"]))
    if choice != "back":
        purchase(c, table, seat, choice)
        if can_buy_any(c, seat):
            then(c, ("prepare_buy", seat))


def purchase(c: Campaign, table: Table, seat: str, gear: str) -> None:
    """Buy one piece; an attachment goes on a bare gun, body protection replaces the old, which is sold.

    UA-27.23: lighter protection lowers the limit.
    """
    squad = c.squads[seat]
    entry = c.content.gear[gear]
    if entry.kind == "body_protection" and squad.worn:
        sell_item(c, table, seat, squad.worn)
    stock(c, seat).magazines -= entry.cost
    gun = ""
    if entry.kind == "attachment":
        gun = table.choose(Choice(seat, "mount", "UA-28.53", bare_guns(c, squad), {"gear": gear}))
    key = add_item(c, table, seat, gear, gun)
    if entry.kind == "gun" and squad.gun and gun_value(c, squad, key) > gun_value(c, squad, squad.gun):
        squad.gun = key
    restore(c, squad)
    table.tell("bought", who=seat, gear=gear, price=entry.cost, left=stock(c, seat).magazines)
    drop_surplus(c, table, seat)


def gun_value(c: Campaign, squad: Squad, key: str) -> int:
    """The price of a gun: the dearer one is taken in hand when bought; the grip can be changed freely."""
    return gear_of(c, squad.items[key]).cost


# Selling


def value(c: Campaign, item: Item) -> int:
    """UA-39.8: half the price, fraction dropped; UA-39.9 to UA-39.11: special gear 6, sinking with its uses.

    A drone once started cannot be sold (UA-40.21).
    """
    entry = gear_of(c, item)
    worth = entry.exchange if entry.exchange >= 0 else SPECIAL_VALUE if entry.kind == "special" else -1
    if worth < 0:
        return entry.cost // 2
    return worth * item.uses // item.first_uses if item.first_uses else worth


def sellable(c: Campaign, squad: Squad) -> list[str]:
    """UA-39.8: any gear but what was requested (UA-21.17) or issued; attachments as "ar+laser_sight".

    Information and objective tokens are no gear and cannot be sold (UA-39.12).
    """
    found = [key for key, item in squad.items.items() if not item.requested and not item.issued and not item.started]
    return found + [f"{key}+{item.attachment}" for key, item in squad.items.items() if item.attachment]


@beat("prepare_sell", "UA-39.8", "UA-39.9", "UA-39.10", "UA-39.11", "UA-40.21")
def sell(c: Campaign, table: Table, seat: str) -> None:
    """Unneeded gear is exchanged for magazines between operations."""
    squad = c.squads[seat]
    choice = table.choose(Choice(seat, "sell", "UA-39.8", [*sellable(c, squad), "back"]))
    if choice == "back":
        return
    key, _, attachment = choice.partition("+")
    if attachment:
        squad.items[key].attachment = ""
        credit(c, table, seat, attachment, c.content.gear[attachment].cost // 2)
    else:
        sell_item(c, table, seat, key)
    drop_surplus(c, table, seat)
    if sellable(c, squad):
        then(c, ("prepare_sell", seat))


def sell_item(c: Campaign, table: Table, seat: str, key: str) -> None:
    """Sell an item, with the attachment on it."""
    squad = c.squads[seat]
    item = squad.items[key]
    worth = value(c, item)
    if item.attachment:
        worth += c.content.gear[item.attachment].cost // 2
    gear = item.gear
    drop(c, squad, key)
    credit(c, table, seat, gear, worth)


def credit(c: Campaign, table: Table, seat: str, gear: str, worth: int) -> None:
    """Magazines for gear sold join the stock."""
    stock(c, seat).magazines += worth
    table.tell("sold", who=seat, gear=gear, n=worth, left=stock(c, seat).magazines)


@beat("prepare_exchange", "UA-27.16", "UA-40.9")
def exchange(c: Campaign, table: Table, seat: str) -> None:
    """Between operations scrip becomes magazines at equal value."""
    held = stock(c, seat)
    n = table.amount(Amount(seat, "exchange", "UA-40.9", 0, held.scrip))
    held.scrip -= n
    held.magazines += n
    table.tell("exchanged", who=seat, n=n, left=held.magazines)
