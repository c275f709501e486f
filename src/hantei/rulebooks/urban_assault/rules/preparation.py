"""Chapter 28: preparation between operations: a ready-made outfit, growth, what is mounted and held."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ..content.records import Preset
from ..state import Campaign, Squad
from .beats import beat
from .gear import bare_guns, drop_surplus, grip, grips, of_kind, take_grip
from .hiring import can_hire, can_hire_any, for_hire, hire, tell_hired
from .leader import GROWTH, can_grow
from .squad import free_places, stock
from .stocks import restore
from .trade import can_buy, can_buy_any, purchase, sellable


@beat("prepare", "UA-28.1", "UA-28.96", "UA-32.6", "UA-44.5")
def prepare(c: Campaign, table: Table, seat: str) -> None:
    """Between operations: buy, sell, hire, dismiss, exchange scrip, grow, change what is mounted and held; then go."""
    squad = c.squads[seat]
    fits = free_places(c, squad) >= 0  # UA-13.5
    options = ["ready_made"] if not squad.members else []
    options += ["go"] if fits else []
    options += ["buy"] if can_buy_any(c, seat) else []
    options += ["sell"] if sellable(c, squad) else []
    options += ["hire"] if can_hire_any(c, seat) else []
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
        affordable = stock(c, seat).magazines - price >= preset.reserve
        if affordable and gear in c.content.book.gear and can_buy(c, seat, gear):
            purchase(c, table, seat, gear)
    joined, offered = [], for_hire(c)
    for role in preset.members:
        price = c.content.roles[role].cost
        affordable = not price or stock(c, seat).magazines - price >= preset.reserve
        if affordable and role in offered and can_hire(c, seat, role, offered[role]):
            joined.append(hire(c, seat, role))
    tell_hired(table, *joined)


def preset_for(c: Campaign, squad: Squad) -> Preset:
    """The leader's own list, or the first for the same sub-ability."""
    presets = c.content.book.presets
    if squad.leader.preset:
        return presets[squad.leader.preset]
    return next(preset for preset in presets.values() if preset.sub == squad.leader.sub)


# Growth, attachments, hands


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
