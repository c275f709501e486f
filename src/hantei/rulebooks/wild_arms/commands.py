"""Dice commands: checks of the four kinds as players type them, by the rules of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hantei.core.command import Command, Commands, Example, Outcome
from hantei.core.rulebook import Message, Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.notation import Notation, Phrase, once, squeezed

from . import checks
from .checks import Pool, Roll
from .content import Arsenal
from .view_commands import label, report, result_of

MOST_DICE = 40
GRAMMAR = """
start: check | duel
check: roll target?
target: AT_LEAST NUMBER
duel: roll VS roll
roll: DICE change*
change: (PLUS | MINUS) (NUMBER | EXTRA)
"""
WORDS = {
    "DICE": tuple(f"{n}d6" for n in range(MOST_DICE + 1)),
    "EXTRA": tuple(f"{n}d" for n in range(1, MOST_DICE + 1)),
    "VS": ("対", "vs"),
}
NOTATION = Notation(GRAMMAR, WORDS)


@dataclass(frozen=True)
class Throw:
    """A check as typed: the dice of the ability, changes of them, the figures added: the skill level first."""

    dice: int
    extra: tuple[int, ...] = ()
    figures: tuple[int, ...] = ()


def pool(throw: Throw, rulings: Rulings) -> Pool:
    """WA-01.2, WA-01.7: what is rolled and what is added."""
    count = Tally(throw.dice, "WA-01.2", "ability")
    below = checks.counted(count, [(amount, "WA-01.7", "modifier") for amount in throw.extra], rulings)
    value = Tally(throw.figures[0] if throw.figures else 0, "WA-01.2", "skill")
    for amount in throw.figures[1:]:
        value.add(amount, "WA-01.2", "modifier")
    return Pool(count, value, floored=below)


def degree(roll: Roll, success: bool | None) -> str:
    """How a check came out: WA-02.1, WA-02.5 before success and failure, where they agree with them."""
    if success is None:
        return "critical" if roll.critical else "fumble" if roll.fumble else ""
    if success:
        return "critical" if roll.critical else "success"
    return "fumble" if roll.fumble else "failure"


@dataclass(frozen=True)
class Check:
    """A check, against a target number where one is given (WA-01.11)."""

    rulings: Rulings
    throw: Throw
    target: int | None

    def __call__(self, table: Table) -> Outcome:
        roll = checks.check(table, "check", pool(self.throw, self.rulings), self.rulings)
        if self.target is None:
            return Outcome(degree(roll, None), roll.total)
        success = checks.succeeds(roll, self.target, self.rulings)
        return Outcome(degree(roll, success), roll.total, roll.total - self.target)


@dataclass(frozen=True)
class Duel:
    """WA-01.16: an opposed check."""

    rulings: Rulings
    active: Throw
    passive: Throw

    def __call__(self, table: Table) -> Outcome:
        active = checks.check(table, "active", pool(self.active, self.rulings), self.rulings)
        passive = checks.check(table, "passive", pool(self.passive, self.rulings), self.rulings)
        won = checks.wins(active, passive, self.rulings)
        return Outcome(degree(active, won), active.total, active.total - passive.total, (("passive", passive.total),))


def read_check(typed: str, phrase: Phrase, rulings: Rulings) -> Check:
    """`2D6+3-1D>=10`."""
    target = phrase.phrase("target")
    return Check(rulings, throw_of(phrase.phrases("roll")[0]), target.number() if target else None)


def read_duel(typed: str, phrase: Phrase, rulings: Rulings) -> Duel:
    """`2D6+3 vs 2D6+2`."""
    return Duel(rulings, *(throw_of(roll) for roll in phrase.phrases("roll")))


def throw_of(phrase: Phrase) -> Throw:
    """A check as typed."""
    extra, figures = [], []
    for change in phrase.phrases("change"):
        sign = -1 if change.words("MINUS") else 1
        word = change.words("NUMBER", "EXTRA")[0]
        (extra if word.kind == "EXTRA" else figures).append(sign * int(word.text.rstrip("d")))
    return Throw(int(phrase.words("DICE")[0].text.partition("d")[0]), tuple(extra), tuple(figures))


READERS: dict[str, Callable[[str, Phrase, Rulings], Callable[[Table], Outcome]]] = {
    "check": read_check,
    "duel": read_duel,
}


def commands(book: Callable[[], Arsenal]) -> Commands:
    """The dice commands; `book` gives the records of the rulebook."""

    def read(typed: str, rulings: Rulings) -> Command:
        kind = NOTATION.read(typed).parts[0]
        assert isinstance(kind, Phrase)  # noqa: S101 - the grammar says so
        once(typed, kind) if kind.name == "check" else None
        play = READERS[kind.name](typed, kind, rulings)
        return Command(squeezed(typed), play, report, result_of(play), label)

    return Commands(read, GUIDE)


GUIDE = (
    Example(Message("wa-guide-check"), "2D6+3"),
    Example(Message("wa-guide-target"), "2D6+3>=10"),
    Example(Message("wa-guide-duel"), "2D6+3 対 2D6+2", "2D6+3 vs 2D6+2"),
)
