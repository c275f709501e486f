"""Tables of a book that are called by a short command: `SDPT-3`, `SFT`, `NTT+1`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hantei.core.command import Outcome
from hantei.core.dice import Dice
from hantei.core.message import Message
from hantei.core.table import Table

from .answers import BotAnswer, BotRoll, parts
from .falling import Fall
from .sums import DIE, WHY

HIGHEST_ROW = 18
"""The last row of a table that is read with 2D9; the first is 0."""

NTT_ROWS = (1, 7)
"""The first and the last row of the table that `NTT` calls."""


@dataclass(frozen=True)
class NinesRow(BotRoll):
    """A row of a table that is read with two dice from 0 to 9.

    `title` is what the bot calls the table; `ten` whether the ten counts as nothing instead of one less on every die;
    `words` gives the words of a row.
    """

    secret: bool
    title: str
    modifier: int
    ten: bool
    words: Callable[[int], str]
    wrong: tuple[str, ...] = ()

    def worth(self, face: int) -> int:
        """What a face counts for."""
        return face % 10 if self.ten else face - 1

    def answer(self, fall: Fall) -> BotAnswer:
        figure = sum(map(self.worth, fall.dice(2, 10))) + self.modifier
        text = parts(f"{self.title}[{figure}]", self.words(row_of(figure)))
        return BotAnswer(text, self.secret, "", tuple(fall.rands))

    def play(self, table: Table) -> Outcome:
        figure = table.roll(Dice("2d10", 2, 10, each=self.worth), WHY) + self.modifier
        return Outcome("", row_of(figure))

    def result(self, outcome: Outcome) -> Message:
        """The row."""
        return Message("dicebot-row", {"n": outcome.total})


def row_of(figure: int) -> int:
    """The row of a figure: those beyond the table are its first and its last."""
    return max(0, min(HIGHEST_ROW, figure))


@dataclass(frozen=True)
class Treasure(BotRoll):
    """A row of the table of treasures."""

    secret: bool
    modifier: int
    wrong: tuple[str, ...] = ()

    def row(self, face: int) -> int:
        """The row that a die leads to."""
        return max(NTT_ROWS[0], min(NTT_ROWS[1], face + self.modifier))

    def answer(self, fall: Fall) -> BotAnswer:
        row = self.row(fall.die(6))
        return BotAnswer(f"宝物表:{row}:{row}の行", self.secret, "", tuple(fall.rands))

    def play(self, table: Table) -> Outcome:
        return Outcome("", self.row(table.roll(DIE, WHY)))

    def result(self, outcome: Outcome) -> Message:
        """The row."""
        return Message("dicebot-row", {"n": outcome.total})
