"""Tables that people write themselves: a name, the dice, and a line for every figure that these can come to."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hantei.core.command import BadNotation

from .answers import BotAnswer, parts
from .falling import MOST_DICE, MOST_SIDES, Fall

DICE = re.compile(r"([0-9]{1,5})D([0-9]{1,5})")
ROW = re.compile(r"([0-9]{1,7}):(.*)", re.DOTALL)
ORDERS = {"D66": "", "D66N": "", "D66A": "A", "D66S": "A", "D66D": "D"}
"""How two dice are read as tens and ones, by the name of the dice."""

MOST_ROWS = 2_000
LONGEST_TABLE = 16_000
"""Rows, and characters, of a table that is read."""


@dataclass(frozen=True)
class Original:
    """A table: its name, its dice (how many, sides; none where they are read as tens and ones, in an `order`), and its
    rows by their figures."""

    name: str
    n: int
    sides: int
    order: str
    rows: dict[int, str]

    def answer(self, fall: Fall) -> BotAnswer:
        """A row, as its dice fall."""
        figure = sum(fall.dice(self.n, self.sides)) if self.n else fall.tens_and_ones(self.order)
        return BotAnswer(parts(f"{self.name}({figure})", self.rows[figure]), rands=tuple(fall.rands))


def original(text: str) -> Original:
    """A table as it was written: rows may stand in any order, but none may be missing or too many; of several for one
    figure the first counts.

    Raises `BadNotation` (`dicebot-table-long`, `dicebot-table-short`, `dicebot-table-dice`, `dicebot-table-row`,
    `dicebot-table-figures`).
    """
    if len(text) > LONGEST_TABLE:
        raise BadNotation("dicebot-table-long", most=LONGEST_TABLE)
    lines = [line.rstrip() for line in text.split("\n") if line.strip("\r")]
    lines = [line for line in lines if line]
    if len(lines) < 2 or len(lines) > MOST_ROWS:
        raise BadNotation("dicebot-table-short", most=MOST_ROWS)
    name, dice, *written = lines
    n, sides, order, wanted = dice_of(dice.upper())
    rows: dict[int, str] = {}
    for line in written:
        found = ROW.fullmatch(line)
        if found is None:
            raise BadNotation("dicebot-table-row", row=line)
        rows.setdefault(int(found[1]), found[2].replace("\\n", "\n").strip())
    if sorted(rows) != wanted:
        odd = sorted(set(wanted) ^ set(rows))
        raise BadNotation("dicebot-table-figures", dice=dice, figures=[*map(str, odd[:10])])
    return Original(name, n, sides, order, rows)


def dice_of(dice: str) -> tuple[int, int, str, list[int]]:
    """How many dice, their sides, or the order of tens and ones, and all figures that come of them."""
    if dice in ORDERS:
        order = ORDERS[dice]
        pairs = [(tens, ones) for tens in range(1, 7) for ones in range(1, 7)]
        kept = [(tens, ones) for tens, ones in pairs if not order or (tens <= ones if order == "A" else tens >= ones)]
        return 0, 6, order, [10 * tens + ones for tens, ones in kept]
    found = DICE.fullmatch(dice)
    n, sides = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (0 < n <= MOST_DICE and 0 < sides <= MOST_SIDES and n * sides - n < MOST_ROWS):
        raise BadNotation("dicebot-table-dice", dice=dice)
    return n, sides, "", list(range(n, n * sides + 1))
