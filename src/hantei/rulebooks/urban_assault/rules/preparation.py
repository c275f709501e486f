"""Chapters 26 to 28, 32: preparation: the stock levelled, gear bought and sold, members hired (編成)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice
from hantei.core.table import Table

from ..content.records import Preset
from ..state import Campaign, Item, Squad
from .battle.harm import alike, stage
from .beats import beat
from .gear import (
    INITIAL_GEAR,
    add_item,
    bare_guns,
    drop,
    drop_surplus,
    gear_of,
    grip,
    grips,
    life_max,
    of_kind,
    refusal,
    take_grip,
)
from .leader import GROWTH, can_grow, points_max
from .scenario.overrides import override
from .squad import add_member, alive, free_places, in_action, refuse_member, stock

STAGE_MAGAZINES = 3  # UA-41.11
SPECIAL_VALUE = 6  # UA-39.9


@beat("initial_gear", "UA-26.1", "UA-26.2", "UA-26.3", "UA-26.4", "UA-26.5", "UA-41.15")
def initial_gear(c: Campaign, table: Table, seat: str) -> None:
    """Every leader starts with the gear of the sub-ability chosen; radio, uniform and boots weigh nothing (UA-26.6)."""
    squad = c.squads[seat]
    for gear in INITIAL_GEAR[squad.leader.sub]:
        add_item(c, table, seat, gear)
    restore(c, squad)
    drop_surplus(c, table, seat)


def restore(c: Campaign, squad: Squad) -> None:
    """UA-13.7, UA-44.6: every ability of the leader stands at its maximum."""
    leader = squad.leader
    leader.life = life_max(c, squad).value
    leader.points = points_max(leader)
    leader.skill_loss = 0


# Magazines and the deployment cap


def cap(c: Campaign) -> int | None:
    """UA-27.18, UA-SC.3: the scenario's cap, or its difficulty's; None where it has none."""
    difficulty = c.scenario.difficulties.get(c.op.difficulty)
    return difficulty.deployment_cap if difficulty else c.scenario.deployment_cap


def stocks(c: Campaign) -> list[tuple[str, int]]:
    """Who holds a stock, and for how many squads (UA-45.5)."""
    seats = alive(c)
    return [(seats[0], len(seats))] if c.pool == "shared" else [(seat, 1) for seat in seats]


@beat("level_stock", "UA-27.18", "UA-27.19", "UA-27.20", "UA-27.21", "UA-27.22")
def level_stock(c: Campaign, table: Table, issue: int) -> None:
    """What exceeds the cap becomes scrip, one for one; what is missing is issued free (where `issue` is 1)."""
    most = cap(c)
    if most is None:
        return
    for seat, squads in stocks(c):
        held = stock(c, seat)
        surplus = held.magazines - most * squads
        if surplus > 0:
            held.scrip += surplus
            held.magazines -= surplus
            table.tell("surplus", who=seat, n=surplus)
        elif surplus < 0 and issue:
            held.magazines -= surplus
            table.tell("issued", who=seat, n=-surplus, now=held.magazines)


@beat("deploy", "UA-27.22", "UA-31.3", "UA-31.4", "UA-41.11", "UA-13.7", "UA-28.54")
def deploy(c: Campaign, table: Table) -> None:
    """At the start itself: the upper bound, the stage's magazines on top of it, MRE, and every ability at its maximum.

    With the ruling after_purchases the stock is levelled only now, with free issue.
    """
    level_stock(c, table, 1 if c.rulings["deployment_cap_timing"] == "after_purchases" else 0)
    portions = rations(c)
    if c.rulings["mre_issue"] == "creation_extra" and c.operations == 0:
        portions += 2
    for squad in c.squads.values():
        squad.mre = 0
        squad.spares = []
    for seat in alive(c):
        stock(c, seat).mre += portions
        restore(c, c.squads[seat])
    if stage(c) >= 1:
        give_stage_magazines(c, table)
    c.operations += 1
    for seat in alive(c):
        held = stock(c, seat)
        table.tell("deployed", who=seat, magazines=held.magazines, members=len(in_action(c.squads[seat])))


def rations(c: Campaign) -> int:
    """UA-31.3: the MRE of each leader for an operation: the scenario's number, else two."""
    return c.scenario.mre if c.scenario.mre is not None else override(c, "UA-31.3", 2)


def give_stage_magazines(c: Campaign, table: Table) -> None:
    """UA-41.11: three magazines more for every stock."""
    for seat, _ in stocks(c):
        stock(c, seat).magazines += STAGE_MAGAZINES
        table.tell("stage_magazines", who=seat, n=STAGE_MAGAZINES)


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


# The menu


@beat("prepare", "UA-28.1", "UA-28.96", "UA-32.6", "UA-44.5")
def prepare(c: Campaign, table: Table, seat: str) -> None:
    """Between operations: buy, sell, hire, dismiss, exchange scrip, grow, change what is mounted and held; then go."""
    squad = c.squads[seat]
    fits = free_places(c, squad) >= 0  # UA-13.5
    options = ["ready_made"] if not squad.members else []
    options += ["go"] if fits else []
    options += ["buy"] if goods(c, seat) else []
    options += ["sell"] if sellable(c, squad) else []
    options += ["hire"] if hirable(c, seat) else []
    options += ["dismiss"] if squad.members else []
    options += ["exchange"] if stock(c, seat).scrip else []
    options += ["grow"] if any(can_grow(squad.leader, ability) for ability in GROWTH) else []
    options += ["attachments"] if fittings(c, squad) else []
    options += ["grip"] if len(grips(c, squad)) > 1 else []
    choice = table.choose(Choice(seat, "prepare", "UA-28.1", options))
    if choice == "go":
        return
    then(c, (f"prepare_{choice}", seat), ("prepare", seat))


@beat("prepare_ready_made", "UA-28.1", "UA-32.10")
def ready_made(c: Campaign, table: Table, seat: str) -> None:
    """A sensible outfit and squad in one choice: bought and hired in the order of the ready-made leader's list.

    The reserve of magazines is kept for shooting; members who cost nothing come along whatever the stock.
    """
    squad = c.squads[seat]
    preset = preset_for(c, squad)
    for gear in preset.buy:
        price = c.content.gear[gear].cost
        if stock(c, seat).magazines - price >= preset.reserve and gear in goods(c, seat):
            purchase(c, table, seat, gear)
    for role in preset.members:
        price = c.content.roles[role].cost
        affordable = not price or stock(c, seat).magazines - price >= preset.reserve
        if affordable and role in hirable(c, seat):
            hire(c, table, seat, role)


def preset_for(c: Campaign, squad: Squad) -> Preset:
    """The leader's own list, or the first for the same sub-ability."""
    presets = c.content.book.presets
    if squad.leader.preset:
        return presets[squad.leader.preset]
    return next(preset for preset in presets.values() if preset.sub == squad.leader.sub)


# Buying and selling


def goods(c: Campaign, seat: str) -> list[str]:
    """UA-28.2, UA-26.7: everything with a price that the stock can pay and the leader may take."""
    squad = c.squads[seat]
    return [
        gear
        for gear, entry in c.content.book.gear.items()
        if entry.kind != "special"
        and entry.cost <= stock(c, seat).magazines
        and not refusal(c, squad, gear, replacing=True)
        and not (entry.kind == "body_protection" and squad.worn and squad.items[squad.worn].gear == gear)
    ]


@beat("prepare_buy", "UA-28.2", "UA-28.23", "UA-26.7", "UA-28.53")
def buy(c: Campaign, table: Table, seat: str) -> None:
    """Pay in magazines when obtained."""
    choice = table.choose(Choice(seat, "buy", "UA-28.2", [*goods(c, seat), "back"]))
    if choice != "back":
        purchase(c, table, seat, choice)
        if goods(c, seat):
            then(c, ("prepare_buy", seat))


def purchase(c: Campaign, table: Table, seat: str, gear: str) -> None:
    """Buy one piece; an attachment goes on a bare gun, body protection replaces the old, which is sold.

    UA-27.23: lighter protection lowers the limit.
    """
    squad = c.squads[seat]
    entry = c.content.gear[gear]
    stock(c, seat).magazines -= entry.cost
    gun = ""
    if entry.kind == "attachment":
        gun = table.choose(Choice(seat, "mount", "UA-28.53", bare_guns(c, squad), {"gear": gear}))
    if entry.kind == "body_protection" and squad.worn:
        sell_item(c, table, seat, squad.worn)
    key = add_item(c, table, seat, gear, gun)
    if entry.kind == "gun" and squad.gun and gun_value(c, squad, key) > gun_value(c, squad, squad.gun):
        squad.gun = key
    restore(c, squad)
    table.tell("bought", who=seat, gear=gear, price=entry.cost, left=stock(c, seat).magazines)
    drop_surplus(c, table, seat)


def gun_value(c: Campaign, squad: Squad, key: str) -> int:
    """The price of a gun: the dearer one is taken in hand when bought; the grip can be changed freely."""
    return gear_of(c, squad.items[key]).cost


def value(c: Campaign, item: Item) -> int:
    """UA-39.8: half the price, fraction dropped; UA-39.9 to UA-39.11: special gear 6, sinking with its uses.

    A drone once started has no value (UA-40.21).
    """
    entry = gear_of(c, item)
    if item.started:
        return 0
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
    restore(c, squad)
    credit(c, table, seat, gear, worth)


def credit(c: Campaign, table: Table, seat: str, gear: str, worth: int) -> None:
    """Magazines for gear sold join the stock."""
    stock(c, seat).magazines += worth
    table.tell("sold", who=seat, gear=gear, n=worth, left=stock(c, seat).magazines)


# Members


def hirable(c: Campaign, seat: str) -> list[str]:
    """UA-28.66: members for hire whom the stock can pay and the squad has room for."""
    squad = c.squads[seat]
    return [
        role
        for role, entry in c.content.book.roles.items()
        if entry.for_hire and entry.cost <= stock(c, seat).magazines and not refuse_member(c, squad, role)
    ]


@beat("prepare_hire", "UA-28.66", "UA-28.68", "UA-32.6", "UA-32.10", "UA-33.1")
def hire_menu(c: Campaign, table: Table, seat: str) -> None:
    """Any kinds in any combination, combatant or not, within squad size."""
    choice = table.choose(Choice(seat, "hire", "UA-28.66", [*hirable(c, seat), "back"]))
    if choice != "back":
        hire(c, table, seat, choice)
        if hirable(c, seat):
            then(c, ("prepare_hire", seat))


def hire(c: Campaign, table: Table, seat: str, role: str) -> None:
    """Pay the price and add the member."""
    squad = c.squads[seat]
    stock(c, seat).magazines -= c.content.roles[role].cost
    key = add_member(c, squad, role)
    table.tell("hired", who=key, price=c.content.roles[role].cost, left=stock(c, seat).magazines)


@beat("prepare_dismiss", "UA-32.8", "UA-32.9", "UA-28.66")
def dismiss(c: Campaign, table: Table, seat: str) -> None:
    """Members may be dismissed freely; nothing is refunded, the place is free."""
    squad = c.squads[seat]
    choice = table.choose(Choice(seat, "dismiss", "UA-32.8", [*alike(squad, list(squad.members)), "back"]))
    if choice != "back":
        del squad.members[choice]
        table.tell("dismissed", who=choice)
        drop_surplus(c, table, seat)


# Scrip, growth, attachments, hands


@beat("prepare_exchange", "UA-27.16", "UA-40.9")
def exchange(c: Campaign, table: Table, seat: str) -> None:
    """Between operations scrip becomes magazines at equal value."""
    held = stock(c, seat)
    n = table.amount(Amount(seat, "exchange", "UA-40.9", 0, held.scrip))
    held.scrip -= n
    held.magazines += n
    table.tell("exchanged", who=seat, n=n, left=held.magazines)


@beat("prepare_grow", "UA-15.2", "UA-16.3", "UA-16.4")
def grow_more(c: Campaign, table: Table, seat: str) -> None:
    """Points earned later buy growth at the same prices as at creation."""
    then(c, ("grow", seat), ("learn", seat))


def fittings(c: Campaign, squad: Squad) -> list[str]:
    """UA-28.54: between operations attachments may be changed: "off:ar", "on:laser_sight:ar"."""
    guns = of_kind(c, squad, "gun")
    found = [f"off:{key}" for key in guns if squad.items[key].attachment]
    return found + [f"on:{spare}:{key}" for spare in dict.fromkeys(squad.spares) for key in bare_guns(c, squad)]


@beat("prepare_attachments", "UA-28.53", "UA-28.54", "UA-41.7")
def attachments(c: Campaign, table: Table, seat: str) -> None:
    """Take an attachment off, or mount one; what is on no gun at the start of the operation is lost."""
    squad = c.squads[seat]
    choice = table.choose(Choice(seat, "attachments", "UA-28.54", [*fittings(c, squad), "back"]))
    if choice == "back":
        return
    how, _, rest = choice.partition(":")
    if how == "off":
        squad.spares.append(squad.items[rest].attachment)
        squad.items[rest].attachment = ""
    else:
        spare, _, gun = rest.partition(":")
        squad.spares.remove(spare)
        squad.items[gun].attachment = spare
    then(c, ("prepare_attachments", seat))


@beat("prepare_grip", "UA-27.24")
def prepare_grip(c: Campaign, table: Table, seat: str) -> None:
    """Outside battle gear is changed freely; UA-27.23: the limit may sink with it."""
    squad = c.squads[seat]
    choice = table.choose(Choice(seat, "grip", "UA-27.24", grips(c, squad), {"now": grip(squad)}))
    take_grip(c, squad, choice)
    restore(c, squad)
    drop_surplus(c, table, seat)
