"""Dice commands: checks, 2D9, tables, damage and whole volleys as players type them, by the rules of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hantei.core.command import Command, Commands, Example, Outcome
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.core.text import Text
from hantei.notation import Notation, Phrase, Word, every_word, figure, once, squeezed

from ..content.records import Armour, Arsenal, Weapon
from ..content.records import Reach as Bands
from ..content.rows import find_row
from ..rules import checks, wounding
from ..rules.dice import D100
from ..rules.figures import dice_formula
from ..rules.firing_table import FIRING, cell, row_of
from ..rules.hit_rate import add_part
from ..state import Attack, Fight, Fighter
from .words import label, report, result_of

GRAMMAR = """
start: check | nines | penalty | fumble | volley | damage
check: PERCENT (AT_MOST rate)?
rate: MINUS? NUMBER figures level?
level: (SLASH | SL) NUMBER
nines: NINES figures
penalty: (SDPT | MDPT | GDPT) figures
fumble: SFT | MFT | GFT
volley: mode shots? AT_MOST rate part? (THEN damage)?
mode: SEMI | DOUBLE_ACTION | SINGLE_ACTION | PUMP_ACTION | LEVER_ACTION | DOUBLE_BARREL | BOLT_ACTION | SINGLE_SHOT
    | BURST | FULL
shots: NUMBER
damage: dice (armour | part)*
dice: DICE ((PLUS | MINUS) (DICE | NUMBER))*
armour: ARMOUR NUMBER
part: VITAL | ARM | LEG
"""
MOST_DICE = 40
WORDS = {
    "PERCENT": ("1d100", "d100", "1d%", "d%"), "AT_MOST": ("<=", "≦", "≤", "=<"), "SLASH": ("/",), "SL": ("sl",),
    "NINES": ("2d9",), "SDPT": ("sdpt",), "MDPT": ("mdpt",), "GDPT": ("gdpt",), "SFT": ("sft",), "MFT": ("mft",),
    "GFT": ("gft",), "THEN": ("→", "->"),
    "SEMI": ("セミ", "semi"), "DOUBLE_ACTION": ("ダブルアクション", "double action", "da"),
    "SINGLE_ACTION": ("シングルアクション", "single action", "sa"),
    "PUMP_ACTION": ("ポンプアクション", "pump action", "pump"),
    "LEVER_ACTION": ("レバーアクション", "lever action", "lever"), "DOUBLE_BARREL": ("2連発", "double barrel"),
    "BOLT_ACTION": ("ボルトアクション", "bolt action", "bolt"), "SINGLE_SHOT": ("単発", "single shot"),
    "BURST": ("バースト", "burst"), "FULL": ("フル", "full"),
    "DICE": tuple(f"{n}d6" for n in range(1, MOST_DICE + 1)), "ARMOUR": ("防御", "armour", "armor"),
    "VITAL": ("急所", "vital"), "ARM": ("腕部", "腕", "arm"), "LEG": ("脚部", "脚", "leg"),
}  # fmt: skip
NOTATION = Notation(GRAMMAR, WORDS)

TABLES = {"SDPT": "shooting", "MDPT": "melee", "GDPT": "other", "SFT": "shooting", "MFT": "melee", "GFT": "other"}
"""The tables of damage penalties (GD-00.6) and of fumbles (GD-00.2) by the words that call them."""

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
    """GD-09.18, GD-10.3, GD-10.6: a damage roll, and what is lost where something is said of the one hit."""

    rulings: Rulings
    wound: Wound

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings, Attack("", "melee", "", TYPED, targets=[TARGET], hits={TARGET: 1}), self.wound)
        total, _, loss = deal(c, table, self.wound)
        met = self.wound.armour is not None or self.wound.part
        return Outcome("", loss if met else total, None, (("damage", total), ("loss", loss)) if met else ())


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


# Reading


def read_check(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Check:
    """`1D100<=65+10-20/2`."""
    found = phrase.phrase("rate")
    return Check(rate_of(typed, found) if found else None)


def rate_of(typed: str, phrase: Phrase) -> Rate:
    """`65+10-20/2`."""
    sign = -1 if phrase.words("MINUS") else 1
    level = phrase.phrase("level")
    figures = tuple(phrase.figures())
    return Rate(sign * phrase.number(), figures, figure(typed, level.words("NUMBER")[0], 0, 20) if level else 0)


def read_nines(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Nines:
    """`2D9-3`, `SDPT-3`."""
    return Nines(tuple(phrase.figures()), TABLES.get(next(every_word(phrase)).kind, ""))


def read_fumble(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Fumble:
    """`SFT`."""
    return Fumble(TABLES[next(every_word(phrase)).kind], book)


def read_damage(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Damage:
    """`3D6+2+1D6 armour 4 vital`."""
    return Damage(rulings, wound_of(typed, phrase))


def wound_of(typed: str, phrase: Phrase) -> Wound:
    """A damage roll; the first dice are those of the weapon."""
    once(typed, phrase)
    words = list(every_word(phrase.phrases("dice")[0]))
    more = sum(dice_of(word) for word in words[1:] if word.kind == "DICE")
    total = sum(
        -int(word.text) if sign.kind == "MINUS" else int(word.text)
        for sign, word in zip(words[1::2], words[2::2], strict=True)
        if word.kind == "NUMBER"
    )
    armour, part = phrase.phrase("armour"), phrase.phrase("part")
    value = figure(typed, armour.words("NUMBER")[0], 0, 30) if armour else None
    formula = f"{dice_of(words[0])}D6{total:+d}" if total else f"{dice_of(words[0])}D6"
    return Wound(formula, more, value, part_of(part) if part else "")


def dice_of(word: Word) -> int:
    """How many D6."""
    return int(word.text.partition("d")[0])


def part_of(phrase: Phrase) -> str:
    """vital, arm or leg."""
    return next(every_word(phrase)).kind.lower()


def read_volley(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Volley:
    """`burst 3<=65-20/2 vital -> 3D6 armour 4`."""
    mode = next(every_word(phrase)).kind.lower()
    shots, part, damage = phrase.phrase("shots"), phrase.phrase("part"), phrase.phrase("damage")
    number = figure(typed, shots.words("NUMBER")[0], 1, FIRING[mode].shots) if shots else 1
    wound = wound_of(typed, damage) if damage else None
    aim = part_of(part) if part else wound.part if wound else ""
    if wound is not None:
        wound = Wound(wound.formula, wound.bonus, wound.armour, aim)
    return Volley(rulings, mode, number, rate_of(typed, phrase.phrases("rate")[0]), aim, wound)


READERS: dict[str, Callable[[str, Phrase, Rulings, Callable[[], Arsenal]], Callable[[Table], Outcome]]] = {
    "check": read_check, "nines": read_nines, "penalty": read_nines, "fumble": read_fumble, "damage": read_damage,
    "volley": read_volley,
}  # fmt: skip


def commands(book: Callable[[], Arsenal]) -> Commands:
    """The dice commands; `book` gives the tables of the rulebook when one is called."""

    def read(typed: str, rulings: Rulings) -> Command:
        kind = NOTATION.read(typed).parts[0]
        assert isinstance(kind, Phrase)  # noqa: S101 - the grammar says so
        play = READERS[kind.name](typed, kind, rulings, book)
        return Command(squeezed(typed), play, report, result_of(play, book), label)

    return Commands(read, GUIDE)


GUIDE = (
    Example(Message("gd-guide-check"), "1D100<=65"),
    Example(Message("gd-guide-modifiers"), "D%<=65+10-20/2"),
    Example(Message("gd-guide-nines"), "2D9-3"),
    Example(Message("gd-guide-penalty"), "SDPT-3"),
    Example(Message("gd-guide-fumble"), "SFT"),
    Example(Message("gd-guide-damage"), "3D6+2+1D6 防御4", "3D6+2+1D6 armour 4"),
    Example(Message("gd-guide-part"), "3D6 防御4 急所", "3D6 armour 4 vital"),
    Example(Message("gd-guide-shots"), "セミ3<=65-20/2", "semi 3<=65-20/2"),
    Example(
        Message("gd-guide-volley"), "バースト3<=65-20/2 → 3D6 防御4 急所", "burst 3<=65-20/2 -> 3D6 armour 4 vital"
    ),
)
