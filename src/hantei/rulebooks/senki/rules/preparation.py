"""Chapter 05: the preparation process (戦闘準備プロセス): equipment readied, items handed over."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .grid import able


def may_prepare(c: Fight, table: Table) -> bool:
    """SK-05.3: an encounter, or the game master on the spot, may grant no preparation."""
    if not c.scene.preparation or not c.referee:
        return c.scene.preparation
    return table.choose(Choice(REFEREE, "preparation", "SK-05.3", ["allow", "refuse"])) == "allow"


@beat("preparation", "SK-05.2", "SK-05.4")
def preparation(c: Fight, table: Table) -> None:
    """The PCs ready equipment and hand items to one another; it costs no action."""
    c.stage = "preparation"
    seats = list(dict.fromkeys(fighter.seat for fighter in c.fighters.values() if fighter.pc and not fighter.away))
    then(c, *(("prepare", seat) for seat in seats))


@beat("prepare", "SK-05.2", "SK-04.18")
def prepare(c: Fight, table: Table, seat: str) -> None:
    """One thing after another, until all is ready. SK-DATA.24: who has a vehicle may mount it."""
    mine = [name for name, fighter in c.fighters.items() if fighter.seat == seat and fighter.pc and able(c, name)]
    ready = [f"ready:{name}:{weapon}" for name in mine for weapon in c.fighters[name].unready]
    give = [f"give:{name}:{item}" for name in mine if comrades(c, name) for item in belongings(c, name)]
    mount = [f"mount:{name}" for name in mine if c.sheet(name).vehicle is not None and not c.fighters[name].mounted]
    if not ready and not give and not mount:
        return
    choice = table.choose(Choice(seat, "prepare", "SK-05.2", ["done", *ready, *mount, *give]))
    if choice == "done":
        return
    how, name, *rest = choice.split(":")
    if how == "ready":
        c.fighters[name].unready.remove(rest[0])
        table.tell("readied", who=name, weapon=rest[0], before=True)
    elif how == "mount":  # SK-DATA.24: a name and no figures
        c.fighters[name].mounted = True
        table.tell("mounted", who=name, vehicle=name)
    else:
        hand_over(c, table, name, rest[0])
    then(c, ("prepare", seat))


def belongings(c: Fight, name: str) -> list[str]:
    """List what somebody could hand over: items, and weapons among the possessions, each kind once."""
    fighter = c.fighters[name]
    items = [item for item, n in fighter.items.items() if n > 0]
    return [*items, *dict.fromkeys(weapon for weapon in fighter.possessions if weapon not in items)]


def comrades(c: Fight, name: str) -> list[str]:
    """SK-05.2: the other PCs of a side, who can be handed items."""
    side = c.fighters[name].side
    there = {other: fighter for other, fighter in c.fighters.items() if other != name and not fighter.away}
    return [other for other, fighter in there.items() if fighter.pc and fighter.side == side]


def hand_over(c: Fight, table: Table, name: str, item: str) -> None:
    """SK-05.2: an item changes hands; to whom is asked where there are several."""
    other, *more = comrades(c, name)
    if more:
        about: dict[str, Fact] = {"who": name, "item": item}
        other = table.choose(Choice(c.fighters[name].seat, "give_to", "SK-05.2", [other, *more], about))
    giver, taker = c.fighters[name], c.fighters[other]
    if giver.items.get(item, 0) > 0:
        giver.items[item] -= 1
        taker.items[item] = taker.items.get(item, 0) + 1
    else:
        giver.possessions.remove(item)
        taker.possessions.append(item)
    table.tell("handed_over", who=name, item=item, to=other)
