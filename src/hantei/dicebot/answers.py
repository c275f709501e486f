"""What a bot answers, and how a system reads the commands that all bots share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import eq, ge, gt, le, lt, ne
from typing import NamedTuple, Self

from hantei.core.command import Outcome
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.notation import judged

from .falling import Fall, Rand

ARROW = " ＞ "
"""What stands between the parts of an answer."""

SUCCESS, FAILURE, CRITICAL, FUMBLE = "success", "failure", "critical", "fumble"
COMPARE: dict[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, ">": gt, "<": lt, "==": eq, "!=": ne}
WRITTEN = {"==": "=", "!=": "<>"}
"""Comparisons that answers write in another way than bots name them."""


class BotVerdict(NamedTuple):
    """What a check came to: the degree, and the words of the bot for it."""

    degree: str
    words: str


@dataclass(frozen=True)
class BotAnswer:
    """What a bot answers: the line, whether only the asker is to see it, and the degree of a check ("" for none)."""

    text: str
    secret: bool = False
    degree: str = ""
    rands: tuple[Rand, ...] = ()

    @property
    def success(self) -> bool:
        """A success, or a critical one."""
        return self.degree in (SUCCESS, CRITICAL)

    @property
    def failure(self) -> bool:
        """A failure, or a fumble."""
        return self.degree in (FAILURE, FUMBLE)

    @property
    def critical(self) -> bool:
        """A critical success."""
        return self.degree == CRITICAL

    @property
    def fumble(self) -> bool:
        """A fumble."""
        return self.degree == FUMBLE


def parts(*said: str | None) -> str:
    """The parts of an answer in one line; None is left out."""
    return ARROW.join(one for one in said if one is not None)


def written(compare: str) -> str:
    """How a comparison is written in an answer."""
    return WRITTEN.get(compare, compare)


def modifier(amount: int) -> str:
    """How a bot writes a modifier; nothing for 0."""
    return f"{amount:+d}" if amount else ""


def compared(sides: list[int], total: int, compare: str, target: int | None) -> BotVerdict | None:
    """Success or failure by the comparison alone; nothing against a target that nobody knows."""
    if target is None:
        return None
    return BotVerdict(SUCCESS, "成功") if COMPARE[compare](total, target) else BotVerdict(FAILURE, "失敗")


Judge = Callable[[list[int], int, str, int | None], BotVerdict | None]
"""How a sum is judged: from the sides of its dice, the total, the comparison and the target (None: unknown)."""


@dataclass(frozen=True)
class BotManner:
    """How a system reads the commands that all bots share.

    `sorted_sums` and `sorted_dice`: faces are shown in ascending order, of dice that are added up and of others;
    `nines`: D9 reads from 0 to 9; `again`: from which face on dice of `R` are thrown again where nothing is said;
    `target`: what dice that are counted have to reach where nothing is said; `glitch`: whether ones are looked at.
    """

    sorted_sums: bool = False
    sorted_dice: bool = False
    nines: bool = False
    again: int | None = None
    target: int | None = None
    glitch: bool = False
    judge: Judge = compared


class BotRoll:
    """A command of a bot, understood.

    `wrong` are the ids of messages that say in what the bot is known to read it wrongly.
    """

    secret: bool
    wrong: tuple[str, ...] = ()

    def noted(self, *wrong: str) -> Self:
        """The same, with notes of what the bot gets wrong."""
        return replace(self, wrong=wrong)  # type: ignore[type-var]  # all rolls are dataclasses

    @property
    def weight(self) -> int:
        """About how many steps exact odds take."""
        return 36

    @property
    def in_book(self) -> str:
        """The same in the notation of the rulebook, "" where that has none for it."""
        return ""

    def answer(self, fall: Fall) -> BotAnswer:
        """What the bot says of these dice. Raises `CannotFall`, `DividedByZero`."""
        raise NotImplementedError

    def play(self, table: Table) -> Outcome:
        """The same at any table: for dice thrown by hand and for odds."""
        raise NotImplementedError

    def result(self, outcome: Outcome) -> Message:
        """What came of it, in words."""
        if outcome.margin is not None:
            return judged(outcome, outcome.total - outcome.margin)
        if outcome.degree:
            return Message("roll-degree-total", {"degree": Message(f"roll-{outcome.degree}"), "total": outcome.total})
        return Message("roll-total", {"total": outcome.total})
