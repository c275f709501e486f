"""Dice commands carried out: checks, 2D9, tables, damage and whole volleys, by the rules of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hantei.core.command import Outcome
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.core.text import Text

from ..content.records import Armour, Arsenal, Weapon
from ..content.records import Reach as Bands
from ..content.rows import find_row
from ..rules import checks, wounding
from ..rules.checks import D100, dice_formula
from ..rules.firing_table import cell, row_of
from ..rules.hit_rate import add_part
from ..state import Attack, Fight, Fighter

TARGET, TYPED = "target", "typed"
NOBODY = Text("-", "-")
"""A name that is never said."""


@dataclass(frozen=True)
class Rate:
    """A rate as typed: the figure, its modifiers, the skill level."""

    rate: int
    modifiers: tuple[int, ...] = ()
    level: int = 0

    def tally(self) -> Tally:
        """GD-00.1, GD-00.4: the rate under its modifiers."""
        found = Tally(self.rate, "GD-00.1", "rate")
        for amount in self.modifiers:
            found.add(amount, "GD-00.4", "modifier")
        return found


@dataclass(frozen=True)
class Wound:
    """A damage roll as typed: the dice of the weapon, those that hits add, armour, the part aimed at."""

    formula: str
    bonus: int = 0
    armour: int | None = None
    part: str = ""


def bench(rulings: Rulings, attack: Attack, wound: Wound) -> Fight:
    """A fight in which nothing is but the attack and the one it hits."""
    weapon = Weapon(NOBODY, "gun", TYPED, wound.formula, Bands())
    armour = {TYPED: Armour(NOBODY, wound.armour or 0)}
    hit = Fighter(TYPED, TARGET, TARGET, "", armour=TYPED if wound.armour else "")
    records = Arsenal({TYPED: weapon}, armour)
    return Fight("", fighters={TARGET: hit}, attack=attack, records=records, house=rulings, rulings=rulings)


# Carrying out


@dataclass(frozen=True)
class Check:
    """GD-00.1 to GD-00.4: a success check, or a d100 alone."""

    rate: Rate | None

    def __call__(self, table: Table) -> Outcome:
        if self.rate is None:
            return Outcome("", table.roll(D100, "check"))
        rate = self.rate.tally()
        found = checks.check(table, "check", rate, self.rate.level)
        degree = "success" if found.result == "absolute" else found.result
        return Outcome(degree, found.degree, rate.value - found.face)


@dataclass(frozen=True)
class Nines:
    """GD-00.5: 2D9 with modifiers, alone or on a damage penalty table (GD-00.6)."""

    modifiers: tuple[int, ...]
    table: str = ""

    def __call__(self, table: Table) -> Outcome:
        modifier = Tally()
        for amount in self.modifiers:
            modifier.add(amount, "GD-00.5", "modifier")
        if self.table:
            row = penalty(table, modifier, self.table)
            return Outcome(f"row-{row}", row)
        figure = checks.two_d9(table, "table", modifier)
        table.tell("read", modifier, figure=figure, modifier=modifier.value)
        return Outcome("", figure)


def penalty(table: Table, modifier: Tally, kind: str) -> int:
    """GD-00.6: a row of a damage penalty table."""
    row = checks.two_d9(table, "penalty", modifier)
    table.tell("penalty_row", modifier, table=kind, row=row, modifier=modifier.value)
    return row


@dataclass(frozen=True)
class Fumble:
    """GD-00.2: a row of a fumble table."""

    table: str
    book: Callable[[], Arsenal]

    def __call__(self, table: Table) -> Outcome:
        rows = self.book().tables.fumbles[self.table].rows  # type: ignore[index]
        figure = checks.two_d9(table, "fumble", Tally())
        return Outcome(find_row(rows, figure), figure)


@dataclass(frozen=True)
class Damage:
    """GD-09.18, GD-10.3, GD-10.6: a damage roll and what is lost; dice alone where nothing is said of the one hit."""

    rulings: Rulings
    wound: Wound

    def __call__(self, table: Table) -> Outcome:
        if self.wound.armour is None and not self.wound.part:
            return Outcome("", dice(table, self.wound))
        c = bench(self.rulings, Attack("", "melee", "", TYPED, targets=[TARGET], hits={TARGET: 1}), self.wound)
        total, _, loss = deal(c, table, self.wound)
        return Outcome("", loss, None, (("damage", total), ("loss", loss)))


def dice(table: Table, wound: Wound) -> int:
    """Dice of which nothing is said but their number: they need not be damage."""
    more = dice_formula(table, f"{wound.bonus}D6", "dice") if wound.bonus else 0
    return dice_formula(table, wound.formula, "dice") + more


def deal(c: Fight, table: Table, wound: Wound) -> tuple[int, int, int]:
    """The damage roll: in all, through the armour, and lost."""
    damage = wounding.damage_roll(c, table, TARGET)
    if wound.bonus:
        damage.add(dice_formula(table, f"{wound.bonus}D6", "bonus"), "GD-09.12", "bonus")
    total = damage.value
    through = wounding.subtract_armour(c, TARGET, damage)
    wounding.multiply(c, wound.part, damage)
    table.tell("damage", damage, damage=total, through=through, loss=damage.value)
    return total, through, damage.value


@dataclass(frozen=True)
class Volley:
    """GD-09.21: shots at one target, each with its own hit check, then one damage roll, then the penalty table."""

    rulings: Rulings
    mode: str
    shots: int
    rate: Rate
    part: str
    wound: Wound | None = None

    def __call__(self, table: Table) -> Outcome:
        attack = Attack("", "shot", "", TYPED, self.mode, [TARGET] * self.shots, self.part)
        hits = sum(self.hit(table, attack, index) for index in range(self.shots))
        degree = "success" if hits else "failure"
        if self.wound is None or not hits:
            return Outcome(degree, hits)
        attack.hits = {TARGET: hits}
        c = bench(self.rulings, attack, self.wound)
        total, through, loss = deal(c, table, self.wound)
        figures: tuple[tuple[str, int], ...] = (("damage", total), ("loss", loss))
        if through and self.part in ("", "vital"):
            figures += (("row", penalty(table, wounding.table_modifier(c, TARGET, self.part), "shooting")),)
        return Outcome(degree, hits, None, figures)

    def hit(self, table: Table, attack: Attack, index: int) -> bool:
        """GD-09.9: a shot by its own cell of the firing table, at the part aimed at."""
        rate = self.rate.tally()
        rate.add(cell(attack, index), row_of(attack, index).clause, f"shot-{index + 1}")
        add_part(attack, index, rate)
        return checks.check(table, "shot", rate, self.rate.level, shot=index + 1).success
