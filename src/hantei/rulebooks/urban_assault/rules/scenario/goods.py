"""What events give and take: stocks, gear, information; trade during an operation (UA-SC.19, UA-27.15, UA-28.96)."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...content.language import Gain, Option, Price, Shop, Ware
from ...state import Campaign, Squad, at
from ..battle.harm import check_leader
from ..beats import beat
from ..checks import spend_on_skill
from ..dice import roll_formula
from ..gear import drop, drop_surplus, refusal
from ..leader import knows
from ..loot import take_item
from ..squad import alive, receive, stock
from ..two_leaders import one_leader, one_of

STOCKS = ("magazines", "scrip", "mre")


def holders(c: Campaign) -> list[str]:
    """UA-45.5: the seats with a stock of their own; a common stock is held by the first."""
    return alive(c)[:1] if c.pool == "shared" else alive(c)


def gain(c: Campaign, table: Table, effect: Gain, path: str, seat: str) -> None:
    """UA-39.7, UA-43.2, UA-43.3: stocks grow, gear is taken within the limits, information is recorded once."""
    amounts = {name: max(0, roll_formula(c, table, getattr(effect, name), "gain")) for name in STOCKS}
    if any(amounts.values()) or effect.items:
        common = c.pool == "shared" and not effect.items
        taker = alive(c)[0] if common else one_leader(c, table, "UA-45.8", seat, {"what": "gain", "path": path})
        receive(c, table, taker, amounts["magazines"], amounts["scrip"], amounts["mre"], **why_gained(effect, path))
        then(c, *(("take", taker, gear) for gear in effect.items))
    for name in effect.information:
        if name not in c.op.information:
            c.op.information.append(name)
            table.tell("information", information=name)


def why_gained(effect: Gain, path: str) -> dict[str, Fact]:
    """What goods are for, else the dice that made the number of the one stock that grows (for the log)."""
    formulas = [formula for name in STOCKS if (formula := str(getattr(effect, name))) not in ("0", "")]
    rolled: dict[str, Fact] = {"formula": formulas[0]} if len(formulas) == 1 and "d" in formulas[0] else {}
    return reward(path) or rolled


def reward(path: str) -> dict[str, Fact]:
    """What goods are for: the deed, or a companion who is still there, as an operation or a lap ends; a battle won."""
    parts = path.split("/")
    if "spoils" in parts:
        return {"spoils": True}
    if "at_end" in parts:
        return {"companion": parts[1]}
    return {"reward": True} if "rewards" in parts else {}


@beat("take", "UA-34.14", "UA-39.4")
def take(c: Campaign, table: Table, seat: str, gear: str) -> None:
    """A piece of gear is taken, exchanged for another, or left."""
    if seat in alive(c):
        take_item(c, table, seat, gear)


def lose(c: Campaign, table: Table, effect: Gain, path: str, seat: str) -> None:
    """Stocks are lost as far as they go, and gear that is carried; information can be lost too."""
    for name in STOCKS:
        amount = max(0, roll_formula(c, table, getattr(effect, name), "loss"))
        if amount:
            take_away(c, table, name, amount, seat)
    for gear in effect.items:
        lose_item(c, table, gear, seat)
    for name in effect.information:
        if name in c.op.information:
            c.op.information.remove(name)
            table.tell("information_lost", information=name)


def take_away(c: Campaign, table: Table, name: str, amount: int, seat: str) -> None:
    """UA-45.5: with separate stocks the players say whose; the other makes up what is missing."""
    seats = [one for one in holders(c) if getattr(stock(c, one), name) > 0]
    if not seats:
        return
    first = one_of(c, table, "UA-45.5", seats, seat, {"what": name, "amount": amount})
    for one in (first, *(other for other in seats if other != first)):
        held = stock(c, one)
        n = min(amount, getattr(held, name))
        if n:
            setattr(held, name, getattr(held, name) - n)
            amount -= n
            table.tell("lost", who=one, what=name, n=n, left=getattr(held, name))


def lose_item(c: Campaign, table: Table, gear: str, seat: str) -> None:
    """A piece of gear is lost; UA-28.20: losing protection lowers life with it, to death if need be."""
    owners = [one for one in alive(c) if keys_of(c.squads[one], gear)]
    if not owners:
        return
    owner = one_of(c, table, "UA-45.8", owners, seat, {"what": gear})
    squad = c.squads[owner]
    key = table.choose(Choice(owner, "lose_item", "UA-SC.24", keys_of(squad, gear), {"gear": gear}))
    table.tell("lost_item", who=owner, gear=gear)
    if squad.items[key].attachment == gear:
        squad.items[key].attachment = ""
        return
    drop(c, squad, key)
    check_leader(c, table, owner)
    if owner in alive(c):
        drop_surplus(c, table, owner)


def keys_of(squad: Squad, gear: str) -> list[str]:
    """The items of a gear; for an attachment the guns it is on."""
    return [key for key, item in squad.items.items() if gear in (item.gear, item.attachment) and not item.started]


# Prices of options


def payers(c: Campaign, option: Option | Price) -> list[str]:
    """The seats whose stock covers a price, by bargaining where an option allows that."""
    return [one for one in holders(c) if covers(c, one, option, bargainers(c, option) != [])]


def covers(c: Campaign, seat: str, option: Option | Price, cheaper: bool) -> bool:
    """Whether a stock covers a price, with the magazines cut to a tenth or in full."""
    held = stock(c, seat)
    magazines = option.magazines // 10 if cheaper else option.magazines
    return held.magazines >= magazines and held.scrip >= option.scrip and held.mre >= option.mre


def bargainers(c: Campaign, option: Option | Price) -> list[str]:
    """UA-21.19: leaders whose political work could cut the magazines that a party asks."""
    if isinstance(option, Price) or not option.bargain or not option.magazines:
        return []
    return [one for one in alive(c) if knows(c, c.squads[one].leader, "political_work")]


def cut_price(c: Campaign, table: Table, option: Option | Price, payer: str) -> int:
    """UA-21.19: the magazines asked, cut to a tenth, fraction dropped, if a leader uses political work."""
    workers = bargainers(c, option)
    full = ["full"] if covers(c, payer, option, cheaper=False) else []
    options = [*full, *(f"tenth:{worker}" for worker in workers)]
    about: dict[str, Fact] = {"magazines": option.magazines}
    choice = table.choose(Choice(payer, "bargain", "UA-21.19", options, about)) if workers else "full"
    if choice == "full":
        return option.magazines
    worker = choice.removeprefix("tenth:")
    spend_on_skill(table, worker, c.squads[worker], "political_work")
    return option.magazines // 10


def pay(c: Campaign, table: Table, option: Option | Price, seat: str) -> None:
    """The price of what is chosen is paid at once; UA-27.15: scrip buys only what the scenario sells for it."""
    prices = {name: getattr(option, name) for name in STOCKS}
    if not any(prices.values()):
        return
    payer = one_of(c, table, "UA-45.5", payers(c, option), seat, {"what": "price", **prices})
    prices["magazines"] = cut_price(c, table, option, payer)
    for name, amount in prices.items():
        if amount:
            pay_from(c, table, payer, name, amount)


def pay_from(c: Campaign, table: Table, seat: str, name: str, amount: int) -> None:
    """UA-27.14: what is paid is gone."""
    held = stock(c, seat)
    setattr(held, name, getattr(held, name) - amount)
    table.tell("paid", who=seat, what=name, n=amount, left=getattr(held, name))


# Trade


def open_shop(c: Campaign, table: Table, effect: Shop, path: str, seat: str) -> None:
    """UA-28.96: during an operation there is trade only where the scenario offers it; every leader may buy in turn."""
    unsold = [ware.stock for ware in effect.wares]
    then(c, ("shop", path, alive(c)[0], *unsold))


@beat("shop", "UA-28.96", "UA-27.15", "UA-27.16")
def shop(c: Campaign, table: Table, path: str, seat: str, *unsold: int) -> None:
    """One purchase after another, in the currency of each ware, until the buyer leaves; `unsold` is what is left."""
    effect: Shop = at(c, path)
    names, offers = ware_names(effect), sales(effect)
    seats = alive(c)
    open_to = [i for i, sale in enumerate(offers) if unsold[sale.ware] > 0 and can_buy(c, seat, effect, sale)]
    options = [*(names[i] for i in open_to), "leave"]
    choice = table.choose(Choice(seat, "shop", "UA-28.96", options, {"path": path}))
    if choice == "leave":
        later = seats[seats.index(seat) + 1 :]
        if later:
            then(c, ("shop", path, later[0], *unsold))
        return
    sale = offers[names.index(choice)]
    left = [n - 1 if i == sale.ware else n for i, n in enumerate(unsold)]
    then(c, ("shop", path, seat, *left))
    buy(c, table, seat, effect.wares[sale.ware], sale.price)


class Sale(NamedTuple):
    """A way to pay for a ware: which of the wares, and at what price."""

    ware: int
    price: Price


def sales(effect: Shop) -> list[Sale]:
    """Every ware at every one of its prices."""
    found = []
    for i, ware in enumerate(effect.wares):
        scrip = ware.currency == "scrip"
        only = Price(0 if scrip else ware.price, ware.price if scrip else 0)
        found += [Sale(i, price) for price in ware.prices or (only,)]
    return found


def ware_names(effect: Shop) -> list[str]:
    """A readable name for each sale: its gear or "mre", with the currency where that is needed to tell two apart."""
    offers = sales(effect)
    things = [effect.wares[sale.ware].item or "mre" for sale in offers]
    names: list[str] = []
    for i, sale in enumerate(offers):
        thing = things[i]
        currency = "scrip" if sale.price.scrip or effect.wares[sale.ware].currency == "scrip" else "magazines"
        name = thing if things.count(thing) == 1 else f"{thing}:{currency}"
        n = 2
        while name in names:
            name = f"{thing}:{currency}:{n}"
            n += 1
        names.append(name)
    return names


def can_buy(c: Campaign, seat: str, effect: Shop, sale: Sale) -> bool:
    """Whether it can be paid and taken; where only a place is lacking, an exchange is possible (UA-34.14)."""
    ware = effect.wares[sale.ware]
    if not covers(c, seat, sale.price, cheaper=False):
        return False
    return not ware.item or refusal(c, c.squads[seat], ware.item, replacing=True) in ("", "UA-27.7")


def buy(c: Campaign, table: Table, seat: str, ware: Ware, price: Price) -> None:
    """UA-28.23, UA-31.4: paid when obtained; what is left behind after all is not paid for."""
    if ware.item and not take_item(c, table, seat, ware.item):
        return
    for name in STOCKS:
        if getattr(price, name):
            pay_from(c, table, seat, name, getattr(price, name))
    if ware.mre:
        receive(c, table, seat, mre=ware.mre)
