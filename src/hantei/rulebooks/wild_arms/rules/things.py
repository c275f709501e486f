"""What is used: an ARM, a skill, a spell or an item, as its record describes it (WA-DATA.3 to WA-DATA.5)."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.tally import Tally

from ..content.records import BAD, Arm, Art, Item, Test
from ..state import Fight
from .costs import price
from .crest import crest_for, more_bodies
from .people import arm, has, weapons


class Thing(NamedTuple):
    """What somebody can use: one of `weapon`, `art`, `item`; an attack made with an art may need a weapon too.

    `label` tells it from all else that the same one can use. `arm` is the id of the weapon; `attack`: shooting, melee,
    magic or "" for none (WA-13.1).
    """

    label: str
    name: str
    weapon: Arm | None = None
    art: Art | None = None
    item: Item | None = None
    arm: str = ""
    attack: str = ""

    @property
    def spell(self) -> bool:
        """Whether it is magic (魔法), not a skill."""
        return self.art is not None and self.art.kind == "spell"

    @property
    def skill(self) -> str:
        """WA-13.5: the skill of an attack: that of its kind, unless the record names another."""
        return self.art.skill if self.art is not None and self.art.skill else self.attack

    @property
    def target(self) -> str:
        """WA-19.10, WA-19.11: whom it reaches: self, bodies, all_enemies, all_allies; plain attacks one body."""
        used = self.art or self.item
        return used.target if used is not None else "bodies"

    @property
    def range(self) -> int:
        """WA-19.5: its range; WA-19.9: "weapon" is that of the ARM it is used with."""
        if self.art is not None and self.art.range != "weapon":
            return self.art.range
        if self.item is not None:
            return self.item.range
        return self.weapon.range if self.weapon is not None else 1

    @property
    def rounds(self) -> int:
        """WA-11.7, WA-13.8: the rounds that it spends: those the art needs, else those of one attack with the ARM."""
        if self.attack != "shooting" or self.weapon is None:
            return 0
        return self.art.rounds if self.art is not None and self.art.rounds is not None else self.weapon.rounds

    @property
    def test(self) -> Test | None:
        """A check that the use asks for."""
        used = self.art or self.item
        return used.check if used is not None else None

    @property
    def area(self) -> bool:
        """WA-06.33: whether by its record it reaches several at once."""
        used = self.art or self.item
        return used is not None and (used.target.startswith("all") or used.bodies > 1)

    @property
    def harms(self) -> bool:
        """Whether it is meant for foes: an attack, or what gives a bad status."""
        used = self.art or self.item
        return bool(self.attack) or (used is not None and any(status in BAD for status in used.effect.give))

    @property
    def asks_check(self) -> bool:
        """Whether the use needs any check; an attack always does."""
        return bool(self.attack) or self.test is not None


def thing_of(c: Fight, who: str, option: str, weapon: str = "") -> Thing:
    """What "arm:ID", "art:ID" or "item:ID" names, read off the records once; `weapon`: the ARM that an art is used
    with.
    """
    key = c.fighters[who].character, option, weapon
    found: Thing | None = c.records.things.get(key)
    if found is None:
        found = c.records.things[key] = read_off(c, who, option, weapon)
    return found


def read_off(c: Fight, who: str, option: str, weapon: str) -> Thing:
    """The same, read off the records."""
    kind, _, name = option.partition(":")
    if kind == "arm":
        record = arm(c, who, name)
        return Thing(option, name, weapon=record, arm=name, attack=record.kind)
    if kind == "item":
        return Thing(option, name, item=c.records.items[name])
    art = c.records.arts[name]
    return Thing(
        f"{option} {weapon}", name, arm(c, who, weapon) if weapon else None, art, None, weapon, art.attack or ""
    )


def option_of(used: Thing) -> str:
    """The id of the option by which something is used."""
    return f"{'arm' if used.art is None and used.item is None else 'art' if used.item is None else 'item'}:{used.name}"


def under_way(c: Fight) -> Thing:
    """What is being used."""
    action = c.use
    return thing_of(c, action.who, f"{action.means}:{action.name}", action.arm if action.means == "art" else "")


def of_kind(c: Fight, who: str, kind: str) -> list[str]:
    """WA-11.4: the ARM in use and natural attacks, as far as they are of a kind."""
    return [name for name, record in weapons(c, who) if record.kind == kind]


def crest_on(c: Fight, who: str, used: Thing) -> str:
    """WA-06.27: the crest skill that applies to a use."""
    return crest_for(c, who, used.spell, used.attack == "magic")


def bodies(c: Fight, who: str, used: Thing, magnified: bool) -> int:
    """WA-19.10, WA-06.26: how many it may reach at most, where bodies are counted."""
    counted = used.art or used.item
    return (counted.bodies if counted is not None else 1) + more_bodies(crest_on(c, who, used), magnified)


def priced(c: Fight, who: str, used: Thing, magnified: bool) -> Tally | None:
    """WA-19.2: the FP that a use costs; None where none is written (WA-18.26), but by ruling for the cowed."""
    if used.art is None:
        return None
    if used.art.cost is None:
        pays = c.rulings["unwritten_costs"] == "cost_one" and has(c.fighters[who], "cowed")
        return price(c, who, 0) if pays else None
    return price(c, who, used.art.cost, crest_on(c, who, used), magnified)


def cost(c: Fight, who: str, used: Thing, magnified: bool) -> int | None:
    """WA-19.2: the FP that a use costs, as a number."""
    found = priced(c, who, used, magnified)
    return None if found is None else found.value


def least_cost(c: Fight, who: str, used: Thing) -> int:
    """WA-06.26: what a use costs at least: Magnification counts, unless it is a choice for every spell."""
    return cost(c, who, used, c.rulings["magnification_optional"] == "automatic") or 0
