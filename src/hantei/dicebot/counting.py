"""Dice that are counted: `4B6>=5`, `5TY6`, and with those thrown again that show enough: `8R6[6]>=5`."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from typing import NamedTuple

from hantei.core.command import Outcome
from hantei.core.dice import Dice, Pool
from hantei.core.message import Message
from hantei.core.table import Table

from .answers import COMPARE, BotAnswer, BotManner, BotRoll, parts, written
from .falling import Fall
from .sums import WHY

GLITCH, CRITICAL_GLITCH = "glitch", "critical-glitch"
GLITCHES = {GLITCH: "グリッチ", CRITICAL_GLITCH: "クリティカルグリッチ"}
"""The words of the bot for a glitch."""

MOST_WAVES = 10_000
"""Throws of one command after which dice are thrown again no more."""


HEAVY = 10**12
"""More steps than any exact odds are worth."""


class DiceGroup(NamedTuple):
    """Dice of one kind that are thrown together."""

    n: int
    sides: int


def glitch(dice: int, ones: int, hits: int, strict: bool) -> str:
    """Half of the dice or more show a one (SR-1.1.6); no dice are no glitch, which bots take for one."""
    if 2 * ones < dice or not (dice or strict):
        return ""
    return GLITCH if hits else CRITICAL_GLITCH


class Counting(BotRoll):
    """Dice against a target of their own each, of which successes and, in some systems, ones are counted."""

    compare: str
    target: int | None
    manner: BotManner
    strict: bool

    def hit(self, face: int) -> bool:
        """Whether a die is a success."""
        return bool(self.compare) and self.target is not None and COMPARE[self.compare](face, self.target)

    def glitch(self, dice: int, ones: int, hits: int) -> str:
        """The glitch that a number of ones is, "" for none or where nobody asks."""
        return glitch(dice, ones, hits, self.strict) if self.manner.glitch else ""

    @property
    def wanted(self) -> str:
        """The comparison as it is written."""
        return f"{written(self.compare)}{'' if self.target is None else self.target}"

    def result(self, outcome: Outcome) -> Message:
        """How many successes, and what glitch."""
        said = Message("dicebot-successes", {"n": outcome.total})
        if not outcome.degree:
            return said
        return Message("dicebot-and", {"first": said, "then": Message(f"dicebot-{outcome.degree}")})


@dataclass(frozen=True)
class Counted(Counting):
    """Dice that are thrown and counted: `4B6+2B10>=5`."""

    secret: bool
    groups: tuple[DiceGroup, ...]
    compare: str
    target: int | None
    manner: BotManner
    strict: bool = False
    wrong: tuple[str, ...] = ()

    def answer(self, fall: Fall) -> BotAnswer:
        throws = [fall.dice(*group) for group in self.groups]
        if self.manner.sorted_dice:
            throws = [sorted(faces) for faces in throws]
        faces = [face for some in throws for face in some]
        hits = sum(map(self.hit, faces))
        degree = self.glitch(len(faces), faces.count(1), hits)
        head = "+".join(f"{n}B{sides}" for n, sides in self.groups)
        said = f"成功数{hits}" if self.compare else None
        text = parts(f"({head}{self.wanted})", ",".join(map(str, faces)), said, GLITCHES.get(degree))
        return BotAnswer(text, self.secret, "", tuple(fall.rands))

    @property
    def weight(self) -> int:
        """All that the groups can be counted as."""
        return 3 * prod(max(1, n) ** 3 for n, _ in self.groups)

    @property
    def in_book(self) -> str:
        """A pool of one kind of dice is written alike everywhere."""
        n, sides = self.groups[0]
        return f"{n}B{sides}{self.wanted}" if len(self.groups) == 1 else ""

    def play(self, table: Table) -> Outcome:
        dice = hits = ones = 0
        for group in self.groups:
            if group.n:
                more = table.pool(pool(group, self.compare, self.target), WHY)
                dice, hits, ones = dice + group.n, hits + more[0], ones + more[1]
        return Outcome(self.glitch(dice, ones, hits), hits)


def each(compare: str, target: int | None, face: int) -> tuple[int, ...]:
    """What a die counts for: itself, a success, a one."""
    hit = bool(compare) and target is not None and COMPARE[compare](face, target)
    return 1, int(hit), int(face == 1)


@cache
def pool(group: DiceGroup, compare: str, target: int | None, again: tuple[int, ...] = ()) -> Pool[tuple[int, int, int]]:
    """Dice that are counted as successes, ones and dice."""
    n, sides = group
    return Pool(n, sides, lambda face: each(compare, target, face), lambda dice, hits, ones: (hits, ones, dice), again)


@dataclass(frozen=True)
class Tallied(BotRoll):
    """How many dice show which face: `5TY6`; with `full`, of faces that none shows too."""

    secret: bool
    group: DiceGroup
    full: bool
    manner: BotManner

    MOST_SIDES = 20

    def answer(self, fall: Fall) -> BotAnswer:
        n, sides = self.group
        head = f"({n}T{'Z' if self.full else 'Y'}{sides})"
        if sides > self.MOST_SIDES:
            return BotAnswer(parts(head, f"面数は1以上、{self.MOST_SIDES}以下としてください"))
        faces = fall.dice(n, sides)
        count = Counter(faces)
        shown = [f"[{face}]×{count[face]}" for face in range(1, sides + 1) if count[face] or self.full]
        text = parts(head, ",".join(map(str, sorted(faces) if self.manner.sorted_dice else faces)), ", ".join(shown))
        return BotAnswer(text, self.secret, "", tuple(fall.rands))

    @property
    def weight(self) -> int:
        """Nobody asks for the odds of every count at once."""
        return HEAVY

    def play(self, table: Table) -> Outcome:
        n, sides = self.group
        return Outcome("", table.roll(Dice(f"{n}d{sides}", n, sides), WHY) if sides <= self.MOST_SIDES else 0)


@dataclass(frozen=True)
class Waves(Counting):
    """Dice that are counted, and thrown again, one for each that shows enough: `8R6[6]>=5`."""

    secret: bool
    source: str
    groups: tuple[DiceGroup, ...]
    compare: str
    target: int | None
    again: str
    threshold: int | None
    manner: BotManner
    strict: bool = False
    wrong: tuple[str, ...] = ()

    WRONG = "条件が間違っています。2R6>=5 あるいは 2R6[5] のように振り足し目標値を指定してください。"

    @cached_property
    def sound(self) -> bool:
        """Whether the dice stop being thrown again some time."""
        return all(ends(self.again, self.threshold, group.sides) for group in self.groups)

    def once_more(self, face: int) -> bool:
        """Whether a die that shows this is thrown again."""
        return self.threshold is not None and COMPARE[self.again](face, self.threshold)

    def answer(self, fall: Fall) -> BotAnswer:
        if not self.sound:
            return BotAnswer(parts(self.source, self.WRONG), self.secret)
        throws = self._thrown(fall)
        faces = [face for some in throws for face in some]
        hits = sum(map(self.hit, faces))
        counted = [face for some in throws[: len(self.groups)] for face in some] if self.strict else faces
        degree = self.glitch(len(faces), counted.count(1), hits)
        head = "+".join(f"{n}R{sides}" for n, sides in self.groups)
        sign = "" if self.again == self.compare else written(self.again)
        shown = " + ".join(",".join(map(str, some)) for some in throws)
        text = parts(f"({head}[{sign}{self.threshold}]{self.wanted})", shown, f"成功数{hits}", GLITCHES.get(degree))
        return BotAnswer(text, self.secret, "", tuple(fall.rands))

    def _thrown(self, fall: Fall) -> list[list[int]]:
        waiting, throws = deque(self.groups), list[list[int]]()
        while waiting and len(throws) < MOST_WAVES:
            n, sides = waiting.popleft()
            faces = fall.dice(n, sides)
            throws.append(sorted(faces) if self.manner.sorted_dice else faces)
            more = sum(map(self.once_more, faces))
            if more:
                waiting.append(DiceGroup(more, sides))
        return throws

    @property
    def weight(self) -> int:
        """All that one group can be counted as, with its waves; of several every chain is a run."""
        n, sides = self.groups[0]
        return (max(1, n) + 20) ** 3 if len(self.groups) == 1 and sides > 2 else HEAVY

    def play(self, table: Table) -> Outcome:
        if not self.sound:
            return Outcome("", 0)
        if len(self.groups) == 1 and self.groups[0].n:
            hits, ones, dice = table.pool(self._pool(self.groups[0]), WHY)
            return Outcome(self.glitch(dice, ones, hits), hits)
        sums, waiting = (0, 0, 0), deque(group for group in self.groups if group.n)
        while waiting:  # wave after wave of all groups in turn: as they lie on the table
            group = waiting.popleft()
            thrown = self._pool(group)
            more, counts = thrown.after(group.n, sums, table.roll(thrown.wave(group.n), WHY))
            sums = (counts[0], counts[1], counts[2])
            if more:
                waiting.append(DiceGroup(more, group.sides))
        return Outcome(self.glitch(sums[0], sums[2], sums[1]), sums[1])

    def _pool(self, group: DiceGroup) -> Pool[tuple[int, int, int]]:
        again = tuple(face for face in range(1, group.sides + 1) if self.once_more(face))
        return pool(group, self.compare, self.target, again)


def ends(again: str, threshold: int | None, sides: int) -> bool:
    """Whether some face is not thrown again, as bots look at it: equal ones are never refused."""
    if threshold is None:
        return False
    bounds: dict[str, bool] = {
        "<=": threshold < sides, "<": threshold <= sides, ">=": threshold > 1, ">": threshold >= 1,
        "!=": 1 <= threshold <= sides, "==": True,
    }  # fmt: skip
    return bounds[again]


def hopeless(groups: Sequence[DiceGroup], again: str, threshold: int | None) -> bool:
    """Whether every face of some dice is thrown again, so that no throw is the last."""
    return threshold is not None and any(
        all(COMPARE[again](face, threshold) for face in range(1, sides + 1)) for _, sides in groups
    )
