"""Chapters 23, 39, 40: the loot table (戦利品表), special equipment, local procurement, and taking what is found."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..content.rows import find_row
from ..state import Campaign
from .battle.wounds import curable, cure
from .beats import beat
from .checks import spend_point
from .dice import D6, roll_formula
from .gear import add_item, bare_guns, counted, drop_surplus, droppable, gear_of, refusal, throw_away
from .leader import knows
from .squad import alive, receive


class Row(NamedTuple):
    """A row of the standard loot table: what it gives, how much, at least how much, by which clause."""

    what: str
    formula: str
    least: int
    clause: str


STANDARD = {
    1: Row("magazines", "1", 0, "UA-40.2"),
    2: Row("magazines", "1d6", 0, "UA-40.3"),
    3: Row("magazines", "2d6", 5, "UA-40.4"),
    4: Row("scrip", "1d6*1d6", 0, "UA-40.5"),
    5: Row("scrip", "1d6*5", 15, "UA-40.6"),
    6: Row("scrip", "2d6*5", 30, "UA-40.7"),
}
"""UA-40.1."""
SPECIAL = (  # UA-40.10
    "", "ap_rounds", "acoustic_device", "barricade", "tactical_scanner", "prototype_shield", "combat_drone",
)  # fmt: skip


NO_END = 99
"""A table of which no row is known to be the best."""

BEST = 7
"""UA-40.8: the result of the standard table above which nothing better comes."""


@beat("loot", "UA-34.12", "UA-39.1", "UA-39.2", "UA-39.3", "UA-40.8")
def loot(c: Campaign, table: Table, rolls: int, modifier: int, name: str) -> None:
    """Roll on the loot table, modified by the kind of enemy; the scenario's table, or the standard one (UA-34.13)."""
    if rolls > 1:
        then(c, ("loot", rolls - 1, modifier, name))
    seat = taker(c, table)
    own = c.scenario.tables.get(name)
    more: dict[str, Fact] = {"more": rolls - 1} if rolls > 1 else {}
    if modifier:
        more["modifier"] = modifier
    face, die = table_die(c, table, seat, own.kind if own else "loot", modifier, NO_END if own else BEST)
    if own is not None:
        row = find_row(own.rows, die)
        table.tell("loot", None, who=seat, face=face, die=die, table=name, **more)
        then(c, ("effects", f"tables/{name}/rows/{row}"))
        return
    table.tell("loot", None, who=seat, face=face, die=die, table="standard", **more)
    row_entry = standard_row(die)
    if row_entry is None:
        then(c, ("special_equipment", seat))
        return
    amounts = dict.fromkeys(("magazines", "scrip", "mre"), 0)
    amounts[row_entry.what] = loot_amount(c, table, row_entry)
    rolled: dict[str, Fact] = {"formula": row_entry.formula} if "d" in row_entry.formula else {}
    receive(c, table, seat, amounts["magazines"], amounts["scrip"], amounts["mre"], **rolled)


def standard_row(die: int) -> Row | None:
    """UA-40.1: the row of the standard table for a modified die; None from 7 on: special equipment (UA-40.8)."""
    return STANDARD.get(max(1, die))


def loot_amount(c: Campaign, table: Table, row: Row) -> int:
    """UA-40.2 to UA-40.7: how much a row gives."""
    return max(row.least, roll_formula(c, table, row.formula, "loot_amount"))


def taker(c: Campaign, table: Table) -> str:
    """Whose squad takes what is found; two leaders settle it each time (UA-45.8)."""
    seats = alive(c)
    return table.choose(Choice(seats[0], "who_takes", "UA-45.8", seats))


@beat("special_equipment", "UA-40.8", "UA-40.10")
def special_equipment(c: Campaign, table: Table, seat: str) -> None:
    """Roll on the special equipment table."""
    die = table.roll(D6, "special_equipment", seat)
    if c.rulings["procurement_tables"] == "special_too":
        die = procure(c, table, seat, die, 6)
    take_item(c, table, seat, SPECIAL[die])


def table_die(
    c: Campaign, table: Table, seat: str, kind: str, modifier: int, highest: int = NO_END, shown: bool = False
) -> tuple[int, int]:
    """The die of a table, as it shows and modified; local procurement helps with some (UA-23.5).

    From `highest` on nothing better can come. `shown`: what is told of the die tells the point spent on it.
    """
    face = table.roll(D6, f"{kind}_table", seat)
    die = face + modifier
    return face, procure(c, table, seat, die, highest, shown) if kind in ("loot", "equipment", "supply") else die


def procure(c: Campaign, table: Table, seat: str, die: int, highest: int, shown: bool = False) -> int:
    """UA-23.1: a dexterity leader may add 1 to the die, even after seeing it (UA-23.4); UA-23.2: once a roll."""
    squad = c.squads[seat]
    if die >= highest or not knows(c, squad.leader, "local_procurement"):
        return die
    about: dict[str, Fact] = {"die": die}
    if highest == BEST:
        about["table"] = "standard"
    choice = table.choose(Choice(seat, "procurement", "UA-23.1", ["keep", "plus"], about))
    if choice == "keep":
        return die
    told: dict[str, Fact] = {"shown": True} if shown else {}
    spend_point(table, seat, squad, "", plus=True, **told)  # UA-23.3
    return die + 1


def take_item(c: Campaign, table: Table, seat: str, gear: str) -> bool:
    """Gain a piece of gear in the field. Whether it was taken.

    UA-28.55: an attachment goes on a bare gun at once or stays behind; UA-27.6: body protection is worn in place of
    the old or left; UA-34.14, UA-39.4: beyond the limit it is exchanged for something carried or left behind;
    UA-39.5: an expendable may be used at once.
    """
    squad = c.squads[seat]
    kind = c.content.gear[gear].kind
    taken, full = False, False
    useful = gear == "medkit" and c.battle is None and curable(c, squad)
    if useful and table.choose(Choice(seat, "use_now", "UA-39.5", ["use", "keep"], {"gear": gear})) == "use":
        cure(c, table, seat, "UA-39.5")
        return True
    if kind == "attachment":
        taken = mount(c, table, seat, gear)
    elif kind == "body_protection":
        taken = change_armour(c, table, seat, gear)
    elif make_room(c, table, seat, gear):
        add_item(c, table, seat, gear)
        taken = True
    else:
        full = True
    why: dict[str, Fact] = {"full": True} if full else {}
    table.tell("found" if taken else "left_behind", None, who=seat, gear=gear, **why)
    drop_surplus(c, table, seat)
    return taken


def mount(c: Campaign, table: Table, seat: str, gear: str) -> bool:
    """UA-28.55: mount a found attachment on a gun without one."""
    guns = bare_guns(c, c.squads[seat])
    choice = table.choose(Choice(seat, "mount", "UA-28.55", [*guns, "leave"], {"gear": gear}))
    if choice == "leave":
        return False
    add_item(c, table, seat, gear, choice)
    return True


def change_armour(c: Campaign, table: Table, seat: str, gear: str) -> bool:
    """UA-27.5, UA-27.6: wear it in place of the old, which stays behind; not where it would kill (UA-28.20)."""
    squad = c.squads[seat]
    if squad.worn:
        old = gear_of(c, squad.items[squad.worn]).life_max
        change = c.content.gear[gear].life_max - old
        if c.rulings["armour_life_shift"] == "both" and squad.leader.life + change <= 0:
            return False
        options = ["wear", "leave"]
        if table.choose(Choice(seat, "change_armour", "UA-27.5", options, {"gear": gear})) == "leave":
            return False
    add_item(c, table, seat, gear)
    return True


def make_room(c: Campaign, table: Table, seat: str, gear: str) -> bool:
    """UA-34.14: over the limit, throw it away on the spot or exchange it for something carried."""
    squad = c.squads[seat]
    clause = refusal(c, squad, gear)
    if not clause:
        return True
    if clause != "UA-27.7":
        return False
    safe = droppable(c, squad)
    swaps = [f"swap:{key}" for key in counted(c, squad) if key in safe]
    choice = table.choose(Choice(seat, "make_room", "UA-34.14", ["leave", *swaps], {"gear": gear}))
    if choice == "leave":
        return False
    key = choice.removeprefix("swap:")
    throw_away(c, table, seat, key)
    return True
