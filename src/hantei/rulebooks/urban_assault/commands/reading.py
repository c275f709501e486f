"""Dice commands: checks, dice and tables as players type them, by the rules of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from hantei.core.command import BadNotation, Command, Commands, Example, Outcome
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.notation import Notation, Phrase, Word, every_word, squeezed

from ..content.records import Book
from ..rules.battle.hit_table import hit_row
from ..rules.checks import DEGREES, check, default_target
from ..rules.dice import D6, roll_formula, roll_two_digits
from ..rules.loot import SPECIAL, loot_amount, standard_row
from ..rules.scenario.overrides import apply_rulings
from ..state import Campaign
from .words import label, report, result_of

GRAMMAR = """
start: check | roll | digits | table
check: kind figures target?
kind: ATTACK | DEFENCE | SKILL | MELEE | DEXTERITY | SHOOTING | COMMAND | LIFE
roll: sum target?
sum: dice ((PLUS | MINUS) product)*
dice: DIE (TIMES factor)*
product: factor (TIMES factor)*
factor: DIE | NUMBER
target: AT_LEAST NUMBER
digits: D66 | D33
table: (HIT | LOOT) figures | SPECIAL
"""
WORDS = {
    "ATTACK": ("攻撃", "攻撃ロール", "attack"), "DEFENCE": ("防御", "防御ロール", "defence", "defense"),
    "SKILL": ("技量", "技量ロール", "skill"), "MELEE": ("格闘", "格闘ロール", "melee"),
    "DEXTERITY": ("器用", "器用ロール", "dexterity"), "SHOOTING": ("射撃", "射撃ロール", "shooting"),
    "COMMAND": ("指揮", "指揮ロール", "command"), "LIFE": ("生命", "生命ロール", "life"),
    "DIE": ("1d6", "1d3", "1d2", *(f"{n}d6" for n in range(2, 11))), "D66": ("d66",), "D33": ("d33",),
    "HIT": ("被弾", "被弾テーブル", "hit"), "LOOT": ("戦利品", "戦利品表", "loot"),
    "SPECIAL": ("特殊装備", "特殊装備表", "special"),
}  # fmt: skip
NOTATION = Notation(GRAMMAR, WORDS)


class Ability(NamedTuple):
    """With what a check is made: its name, and the clause that says so (UA-07.6)."""

    name: str
    clause: str


ABILITIES = {
    "attack": Ability("skill", "UA-29.1"),
    "defence": Ability("skill", "UA-36.18"),
    "skill": Ability("skill", "UA-07.7"),
    "melee": Ability("melee", "UA-09.2"),
    "dexterity": Ability("dexterity", "UA-09.2"),
    "shooting": Ability("shooting", "UA-09.2"),
    "command": Ability("command", "UA-09.2"),
    "life": Ability("life", "UA-10.1"),
}


def bench(rulings: Rulings) -> Campaign:
    """A game with nothing in it but the table's readings."""
    c = Campaign()
    c.house = rulings
    apply_rulings(c)
    return c


# Carrying out


@dataclass(frozen=True)
class Check:
    """UA-05.6: 1d6 plus the ability, the first figure, plus modifiers (UA-07.3), against the target number."""

    rulings: Rulings
    kind: str
    figures: tuple[int, ...]
    target: int | None

    def __call__(self, table: Table) -> Outcome:
        ability = ABILITIES[self.kind]
        tally = Tally(self.figures[0] if self.figures else 0, ability.clause, ability.name)
        for figure in self.figures[1:]:
            tally.add(figure, "UA-07.3", "modifier")
        target = default_target(bench(self.rulings)) if self.target is None else self.target
        result = check(table, self.kind, target, tally)
        return Outcome(DEGREES[result.degree], result.total, result.total - target)


@dataclass(frozen=True)
class Dice:
    """UA-06.1, UA-06.2, UA-06.4: dice, their sums and products."""

    rulings: Rulings
    formula: str

    def __call__(self, table: Table) -> Outcome:
        return Outcome("", roll_formula(bench(self.rulings), table, self.formula, "throw"))


@dataclass(frozen=True)
class Digits:
    """UA-06.3: d66 or d33."""

    rulings: Rulings
    name: str

    def __call__(self, table: Table) -> Outcome:
        return Outcome("", int(roll_two_digits(bench(self.rulings), table, self.name)))


@dataclass(frozen=True)
class Hit:
    """UA-36.23, UA-36.24: a roll on the hit table; scenarios may modify it (UA-28.65)."""

    figures: tuple[int, ...]

    def __call__(self, table: Table) -> Outcome:
        tally = modified(table.roll(D6, "hit_table"), "UA-36.24", self.figures, "UA-28.65")
        row = hit_row(tally.value)
        table.tell("typed_table", tally, table="hit_table", die=tally.value)
        return Outcome(f"row-{row}", tally.value)


@dataclass(frozen=True)
class Loot:
    """UA-39.1, UA-40.1: a roll on the standard loot table, modified by the kind of enemy (UA-39.2)."""

    rulings: Rulings
    figures: tuple[int, ...]

    def __call__(self, table: Table) -> Outcome:
        tally = modified(table.roll(D6, "loot_table"), "UA-39.1", self.figures, "UA-39.2")
        table.tell("typed_table", tally, table="loot_table", die=tally.value)
        row = standard_row(tally.value)
        if row is None:
            return Special()(table)
        return Outcome(row.what, loot_amount(bench(self.rulings), table, row))


@dataclass(frozen=True)
class Special:
    """UA-40.10: a roll on the special equipment table."""

    def __call__(self, table: Table) -> Outcome:
        die = table.roll(D6, "special_equipment")
        return Outcome(SPECIAL[die], die)


def modified(die: int, clause: str, figures: tuple[int, ...], why: str) -> Tally:
    """The die of a table with its modifiers."""
    tally = Tally(die, clause, "table_die")
    for figure in figures:
        tally.add(figure, why, "modifier")
    return tally


# Reading


def read_check(typed: str, phrase: Phrase, rulings: Rulings) -> Check:
    """`attack+2-1>=3`."""
    kind = next(every_word(phrase)).kind.lower()
    return Check(rulings, kind, tuple(phrase.figures()), target_of(phrase))


def read_roll(typed: str, phrase: Phrase, rulings: Rulings) -> Check | Dice:
    """`1D6+2>=4`, a check with skill, or dice alone: `2D6*5`."""
    words = list(every_word(phrase.phrases("sum")[0]))
    target = target_of(phrase)
    if target is None:
        return Dice(rulings, "".join(word.text for word in words).replace("×", "*"))
    for at, word in enumerate(words):
        if word.text != "1d6" if at == 0 else word.kind in ("DIE", "TIMES"):
            raise BadNotation("ua-command-one-die", text=typed.strip(), at=word.at + 1, found=word.text)
    return Check(rulings, "skill", signed(words[1:]), target)


def signed(words: list[Word]) -> tuple[int, ...]:
    """Figures with the signs before them."""
    pairs = zip(words[::2], words[1::2], strict=True)
    return tuple(-int(number.text) if sign.kind == "MINUS" else int(number.text) for sign, number in pairs)


def target_of(phrase: Phrase) -> int | None:
    """The target number, if one was typed."""
    target = phrase.phrase("target")
    return target.number() if target else None


def read_digits(typed: str, phrase: Phrase, rulings: Rulings) -> Digits:
    """`D66`, `D33`."""
    return Digits(rulings, next(every_word(phrase)).text)


def read_table(typed: str, phrase: Phrase, rulings: Rulings) -> Hit | Loot | Special:
    """`hit`, `loot+1`, `special`."""
    kind, figures = next(every_word(phrase)).kind, tuple(phrase.figures())
    if kind == "LOOT":
        return Loot(rulings, figures)
    return Hit(figures) if kind == "HIT" else Special()


READERS = {"check": read_check, "roll": read_roll, "digits": read_digits, "table": read_table}


def commands(book: Callable[[], Book]) -> Commands:
    """The dice commands; `book` gives the names of gear and members when they are to be said."""

    def read(typed: str, rulings: Rulings) -> Command:
        kind = NOTATION.read(typed).parts[0]
        assert isinstance(kind, Phrase)  # noqa: S101 - the grammar says so
        play = READERS[kind.name](typed, kind, rulings)
        said = "check" if isinstance(play, Check) else kind.name
        return Command(squeezed(typed), play, report, result_of(said, book), label)

    return Commands(read, GUIDE)


GUIDE = (
    Example(Message("ua-guide-check"), "1D6+1>=4"),
    Example(Message("ua-guide-modifiers"), "1D6+1-1>=5"),
    Example(Message("ua-guide-attack"), "攻撃+2>=3", "attack+2>=3"),
    Example(Message("ua-guide-defence"), "防御+1>=4", "defence+1>=4"),
    Example(Message("ua-guide-sub"), "射撃+2", "shooting+2"),
    Example(Message("ua-guide-life"), "生命+4>=5", "life+4>=5"),
    Example(Message("ua-guide-dice"), "2D6+1"),
    Example(Message("ua-guide-digits"), "D66"),
    Example(Message("ua-guide-hit"), "被弾", "hit"),
    Example(Message("ua-guide-loot"), "戦利品+1", "loot+1"),
    Example(Message("ua-guide-special"), "特殊装備", "special"),
)
