"""Sums of dice: `2D6+4>=10`, `4D6KH3`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import comb

from hantei.core.command import Outcome
from hantei.core.dice import Dice
from hantei.core.table import Table

from .answers import BotAnswer, BotManner, BotRoll, BotVerdict, parts, written
from .falling import MOST_DICE, MOST_SIDES, CannotFall, Fall
from .formulas import HIGHEST, LOWEST, NOT_LOWEST, DiceNode, Handful, Keep, Node, Thrower, Worth
from .grammar import TWO_DICE

WHY = "dicebot-dice"
"""What dice of a bot's command are thrown for."""


class WithoutDice(Thrower):
    """Works out what stands without dice in a sum: there a division by 0 comes to 1, as with bots."""

    zero = 1


class Speaking(Thrower):
    """Dice that fall one after the other and are written down; a division by 0 comes to 1, as with bots."""

    zero = 1

    def __init__(self, fall: Fall, manner: BotManner) -> None:
        self.fall, self.manner = fall, manner
        self.thrown: list[int] = []
        """The sides of all dice so far."""

    def throw(self, batch: Handful) -> Worth:
        faces = self._faces(batch)
        self.thrown += [batch.sides] * len(faces)
        if batch.keep or self.manner.sorted_sums:
            faces.sort()
        total = sum(batch.keep.of(faces) if batch.keep else faces)
        return Worth(total, f"{total}[{','.join(map(str, faces))}]")

    def _faces(self, batch: Handful) -> list[int]:
        nines = batch.sides == 9 and self.manner.nines
        if (batch.keep and batch.keep.many < 0) or (batch.n < 0 and (nines or batch.sides == TWO_DICE)):
            raise CannotFall
        if batch.sides == TWO_DICE:
            return [self.fall.tens_and_ones("") for _ in range(batch.n)]
        if nines:
            return [self.fall.nine() for _ in range(batch.n)]
        return self.fall.dice(batch.n, batch.sides)


class AtTable(Thrower):
    """Dice at a table: whole throws, of which it reads no more than the sum."""

    zero = 1

    def __init__(self, table: Table, manner: BotManner) -> None:
        self.table, self.manner = table, manner
        self.thrown: list[int] = []
        """The sides of all dice so far."""

    def throw(self, batch: Handful) -> Worth:
        self.thrown += [batch.sides] * min(batch.n, MOST_DICE)
        return Worth(self._total(batch), "")

    def _total(self, batch: Handful) -> int:
        if batch.sides == TWO_DICE:
            values = [10 * self.table.roll(DIE, WHY) + self.table.roll(DIE, WHY) for _ in range(batch.n)]
            return sum(batch.keep.of(sorted(values)) if batch.keep else values)
        if batch.n <= 0 or batch.n > MOST_DICE or not 0 < batch.sides <= MOST_SIDES:
            return 0
        return self.table.roll(dice(batch, self.manner.nines), WHY)


DIE = Dice("1d6", 1, 6)


@cache
def dice(batch: Handful, nines: bool) -> Dice:
    """The dice of a batch; where D9 reads from 0 to 9, ten sides less one."""
    less, sides = (1, 10) if batch.sides == 9 and nines else (0, batch.sides)
    name = f"{batch.n}d{sides}"
    if batch.keep is None:
        return Dice(name, batch.n, sides, each=lambda face: face - less)
    return KeptDice(name, batch.n, sides, batch.keep, less)


class KeptDice(Dice):
    """Dice of which only the highest or the lowest count; `less` is taken off every face."""

    __slots__ = ("keep", "less")

    def __init__(self, name: str, n: int, sides: int, keep: Keep, less: int) -> None:
        super().__init__(name, n, sides, lambda faces: sum(keep.of(sorted(face - less for face in faces))))
        self.keep, self.less = keep, less

    def _by_throws(self) -> dict[int, int]:
        """Face by face from the end that counts: how many dice show it, and how many of them are still counted."""
        highest = self.keep.way in (HIGHEST, NOT_LOWEST)
        counted = self.keep.many if self.keep.way in (HIGHEST, LOWEST) else self.n - self.keep.many
        counted = max(0, min(self.n, counted))
        faces = range(self.sides, 0, -1) if highest else range(1, self.sides + 1)
        ways: dict[tuple[int, int], int] = {(self.n, 0): 1}
        for face in faces:
            after: Counter[tuple[int, int]] = Counter()
            for (left, total), count in ways.items():
                open_places = max(0, counted - (self.n - left))
                for show in range(left + 1):
                    more = total + (face - self.less) * min(show, open_places)
                    after[left - show, more] += count * comb(left, show)
            ways = after
        return {total: count for (left, total), count in ways.items() if left == 0}


@dataclass(frozen=True)
class Sum(BotRoll):
    """Dice that are added up, alone or against a target; a `target` of None with a comparison is unknown."""

    secret: bool
    formula: Node
    compare: str
    target: int | None
    manner: BotManner
    wrong: tuple[str, ...] = ()

    def answer(self, fall: Fall) -> BotAnswer:
        thrower = Speaking(fall, self.manner)
        total, shown = self.formula.worth(thrower)
        verdict = self.judge(thrower.thrown, total)
        wanted = "" if not self.compare else "?" if self.target is None else str(self.target)
        head = f"({self.formula.text(thrower)}{written(self.compare)}{wanted})"
        single = isinstance(self.formula, DiceNode) and not self.formula.way and len(thrower.thrown) <= 1
        text = parts(head, None if single else shown, str(total), verdict.words if verdict else None)
        return BotAnswer(text, self.secret, verdict.degree if verdict else "", tuple(fall.rands))

    @property
    def weight(self) -> int:
        """What adding dice up takes, and all that several throws can show together."""
        batches, together = self.formula.batches(WithoutDice()), 1
        adding = 0
        for batch in batches:
            faces = max(1, batch.n * batch.sides)
            together *= min(faces, 10**6)
            adding += faces**2 * (max(1, batch.n) if batch.keep else 1)
        return adding + together

    @property
    def in_book(self) -> str:
        """A sum is written alike everywhere."""
        return f"{self.formula.text(WithoutDice())}{self.compare}{'' if self.target is None else self.target}"

    def play(self, table: Table) -> Outcome:
        thrower = AtTable(table, self.manner)
        total = self.formula.worth(thrower).value
        verdict = self.judge(thrower.thrown, total)
        if verdict is None or self.target is None:
            return Outcome(verdict.degree if verdict else "", total)
        margin = self.target - total if self.compare in ("<=", "<") else total - self.target
        return Outcome(verdict.degree, total, margin)

    def judge(self, sides: list[int], total: int) -> BotVerdict | None:
        """What the system says of a total; nothing where it is compared with nothing."""
        return self.manner.judge(sides, total, self.compare, self.target) if self.compare else None
