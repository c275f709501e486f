"""Dice that explode one by one: `3U6[6]+2>=8`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from hantei.core.command import Outcome, Stages
from hantei.core.dice import Pool
from hantei.core.message import Message
from hantei.core.table import Table

from .answers import COMPARE, BotAnswer, BotManner, BotRoll, modifier, parts, written
from .counting import DiceGroup
from .falling import CannotFall, Fall
from .sums import WHY


class Sofar(NamedTuple):
    """What has been thrown: how many dice, the highest of them, their sum, how many reached the target."""

    dice: int = 0
    most: int = 0
    total: int = 0
    hits: int = 0


@dataclass(frozen=True)
class Raised(BotRoll):
    """Dice of which each is thrown again, and added up, as long as it shows the threshold or more.

    Against a target every die is compared by itself, modifier and all; without one the highest die and the sum are
    told.
    """

    secret: bool
    groups: tuple[DiceGroup, ...]
    threshold: int
    modifier: int
    compare: str
    target: int | None
    manner: BotManner
    wrong: tuple[str, ...] = ()

    def answer(self, fall: Fall) -> BotAnswer:
        head = f"({'+'.join(f'{n}U{sides}' for n, sides in self.groups)}[{self.threshold}]{modifier(self.modifier)}"
        head += f"{written(self.compare)}{'' if self.target is None else self.target})"
        if self.threshold <= 1:
            return BotAnswer(parts(head, "無限ロールの条件がまちがっています"), self.secret)
        if any(n < 0 for n, _ in self.groups):
            raise CannotFall
        chains: list[list[int]] = []
        for n, sides in self.groups:
            some = [self._chain(fall, sides) for _ in range(n)]
            chains += sorted(some, key=sum) if self.manner.sorted_dice else some
        shown = ",".join(map(die_said, chains)) + modifier(self.modifier)
        return BotAnswer(parts(head, shown, self._came_to(chains)), self.secret, "", tuple(fall.rands))

    def _chain(self, fall: Fall, sides: int) -> list[int]:
        faces = [fall.die(sides)]
        while faces[-1] >= self.threshold:
            faces.append(fall.die(sides))
        return faces

    def _came_to(self, chains: Sequence[Sequence[int]]) -> str:
        sums = [sum(faces) + self.modifier for faces in chains]
        if self.compare:
            return f"成功数{sum(map(self.hit, sums))}"
        total = sum(map(sum, chains)) + self.modifier
        return f"{max(sums) if sums else ''}/{total}(最大/合計)"

    def hit(self, total: int) -> bool:
        """Whether a die with its modifier reaches the target."""
        return self.target is not None and COMPARE[self.compare](total, self.target)

    @property
    def weight(self) -> int:
        """Every figure that a die can come to, for every figure that those before it have come to."""
        dice = sum(n for n, _ in self.groups)
        most = max((sides for _, sides in self.groups), default=1) * 20
        return dice * most * (dice if self.compare else (dice * most) ** 2) if self.threshold > 1 else 1

    @property
    def play(self) -> Stages:
        """Die by die: what one stage hands on is how far the sum has come."""
        return ByDice(self)

    def result(self, outcome: Outcome) -> Message:
        """How many successes, or the highest die and the sum."""
        if self.compare:
            return Message("dicebot-successes", {"n": outcome.total})
        return Message("dicebot-most", {"most": dict(outcome.figures)["most"], "total": outcome.total})


class ByDice(Stages):
    """The dice of a roll one by one."""

    start = Sofar()

    def __init__(self, roll: Raised) -> None:
        self.roll = roll
        self.sides = [sides for n, sides in roll.groups for _ in range(n)]

    def stage(self, table: Table, done: Sofar) -> Sofar | Outcome:
        """The next die, until all have fallen."""
        roll = self.roll
        if roll.threshold <= 1 or done.dice == len(self.sides):
            if roll.compare:
                return Outcome("", done.hits)
            return Outcome("", done.total + roll.modifier, None, (("most", done.most + roll.modifier),))
        face = table.pool(die(self.sides[done.dice], roll.threshold), WHY)
        if roll.compare:
            return Sofar(done.dice + 1, 0, 0, done.hits + roll.hit(face + roll.modifier))
        return Sofar(done.dice + 1, max(done.most, face), done.total + face)


@cache
def die(sides: int, threshold: int) -> Pool[int]:
    """A die that is thrown again from a face on, added up."""
    again = tuple(range(threshold, sides + 1))
    return Pool(1, sides, lambda face: (face,), lambda total: total, again)


def die_said(faces: Sequence[int]) -> str:
    """A die as it is written: its faces behind the sum where it was thrown again."""
    return str(sum(faces)) if len(faces) == 1 else f"{sum(faces)}[{','.join(map(str, faces))}]"
