"""Checks that a system has for itself: `2D6+2@11>=10`, `RH+1>=5`, `D33+1`, and sums that it judges in its own way."""

from __future__ import annotations

from dataclasses import dataclass

from hantei.core.command import Outcome
from hantei.core.dice import Dice
from hantei.core.message import Message
from hantei.core.table import Table

from .answers import CRITICAL, FAILURE, FUMBLE, SUCCESS, BotAnswer, BotRoll, BotVerdict, compared, modifier, parts
from .falling import Fall
from .sums import DIE, WHY

# Gundog


@dataclass(frozen=True)
class Percent:
    """Judges a single d100 that is to show the target or less; `best` is what an edition calls a face of 1."""

    best: str

    def __call__(self, sides: list[int], total: int, compare: str, target: int | None) -> BotVerdict | None:
        """GD-00.1 to GD-00.3: 100 is a fumble, 1 always succeeds, doubles of ten are criticals."""
        if sides != [100] or compare != "<=":
            return compared(sides, total, compare, target)
        if total >= 100:
            return BotVerdict(FUMBLE, "ファンブル")
        if total <= 1:
            return BotVerdict(CRITICAL, f"{self.best}(達成値1+SL)")
        if target is None:
            return None
        if total > target:
            return BotVerdict(FAILURE, "失敗")
        degree = total // 10 + total % 10
        if total % 10 == 0:
            return BotVerdict(CRITICAL, "クリティカル(達成値20+SL)")
        return BotVerdict(SUCCESS, f"成功(達成値{degree}+SL)")


# Systems of the SRS


@dataclass(frozen=True)
class TwoDice(BotRoll):
    """`2D6+2@11#3>=10`: critical from a figure of the dice on, a fumble up to one."""

    secret: bool
    modifier: int
    critical: int
    fumble: int
    target: int | None
    wrong: tuple[str, ...] = ()

    def judge(self, dice: int) -> BotVerdict | None:
        """What so much on the dice is (SK-CHECK.2 to SK-CHECK.4)."""
        if dice >= self.critical:
            return BotVerdict(CRITICAL, "自動成功")
        if dice <= self.fumble:
            return BotVerdict(FUMBLE, "自動失敗")
        if self.target is None:
            return None
        return BotVerdict(SUCCESS, "成功") if dice + self.modifier >= self.target else BotVerdict(FAILURE, "失敗")

    def answer(self, fall: Fall) -> BotAnswer:
        faces = sorted(fall.dice(2, 6))
        dice = sum(faces)
        verdict = self.judge(dice)
        added = modifier(self.modifier)
        wanted = "" if self.target is None else f">={self.target}"
        head = f"(2D6{added}{wanted}[{self.critical},{self.fumble}])"
        shown = f"{dice}[{','.join(map(str, faces))}]{added}"
        text = parts(head, shown, str(dice + self.modifier), verdict.words if verdict else None)
        return BotAnswer(text, self.secret, verdict.degree if verdict else "", tuple(fall.rands))

    @property
    def in_book(self) -> str:
        """The check as the book has it, where only a double 1 can be a fumble, and is none unless that is said."""
        fumble = "" if self.fumble < DOUBLE_ONE else f"#{self.fumble}"
        wanted = "" if self.target is None else f">={self.target}"
        return f"2D6{self.modifier:+d}@{self.critical}{fumble}{wanted}"

    def play(self, table: Table) -> Outcome:
        dice = table.roll(TWO_D6, WHY)
        verdict, total = self.judge(dice), dice + self.modifier
        return Outcome(verdict.degree if verdict else "", total, None if self.target is None else total - self.target)


TWO_D6 = Dice("2d6", 2, 6)
DOUBLE_ONE = 2


# Roguelike Half


def signed(amount: int) -> str:
    """How this system writes a modifier, 0 included."""
    return f"{amount:+d}"


@dataclass(frozen=True)
class OneDie(BotRoll):
    """`RH+1>=5`: a 6 always succeeds, a 1 always fails (UA-08.1, UA-08.2)."""

    secret: bool
    modifier: int
    target: int
    wrong: tuple[str, ...] = ()

    def judge(self, die: int) -> BotVerdict:
        """What the die comes to."""
        if die == 6:
            return BotVerdict(CRITICAL, "クリティカル")
        if die == 1:
            return BotVerdict(FUMBLE, "ファンブル")
        return BotVerdict(SUCCESS, "成功") if die + self.modifier >= self.target else BotVerdict(FAILURE, "失敗")

    def answer(self, fall: Fall) -> BotAnswer:
        die = fall.die(6)
        verdict, added = self.judge(die), signed(self.modifier)
        text = parts(f"(RH{added}>={self.target})", f"[{die}]{added}", str(die + self.modifier), verdict.words)
        return BotAnswer(text, self.secret, verdict.degree, tuple(fall.rands))

    @property
    def in_book(self) -> str:
        """The check as the book has it."""
        return f"1D6{self.modifier:+d}>={self.target}"

    def play(self, table: Table) -> Outcome:
        die = table.roll(DIE, WHY)
        total = die + self.modifier
        return Outcome(self.judge(die).degree, total, total - self.target)


@dataclass(frozen=True)
class ThreesAndOnes(BotRoll):
    """`D33+1`: two dice of three sides as tens and ones; a modifier goes from field to field, from 11 to 33."""

    secret: bool
    command: str
    modifier: int
    wrong: tuple[str, ...] = ()

    def field(self, tens: int, ones: int) -> int:
        """The field that is reached."""
        place = max(4, min(12, tens * 3 + ones + self.modifier)) - 4
        return (place // 3 + 1) * 10 + place % 3 + 1

    def answer(self, fall: Fall) -> BotAnswer:
        tens, ones = fall.dice(2, 3)
        shown = f"{tens}{ones}"
        if not self.modifier:
            return BotAnswer(parts(f"({self.command})", shown), self.secret, "", tuple(fall.rands))
        text = parts(f"({self.command})", shown + signed(self.modifier), str(self.field(tens, ones)))
        return BotAnswer(text, self.secret, "", tuple(fall.rands))

    def play(self, table: Table) -> Outcome:
        return Outcome("", self.field(table.roll(THREE, WHY), table.roll(THREE, WHY)))

    def result(self, outcome: Outcome) -> Message:
        """The field."""
        return Message("roll-total", {"total": outcome.total})


THREE = Dice("1d3", 1, 3)
