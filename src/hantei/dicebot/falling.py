"""How dice fall for a bot: one after the other, each noted with its kind, within the limits that bots keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

MOST_DICE, MOST_SIDES, MOST_RANDS = 200, 10_000, 10_000
"""Dice of one throw, sides of a die, dice of one command."""

NORMAL, NINE = "normal", "d9"
"""Kinds of dice: read as they are; and ten-sided ones that are read from 0 to 9."""

Luck = Callable[[int], int]
"""Where faces come from: from the sides of a die to the face that it shows, the first of which is 1."""


class CannotFall(Exception):
    """Dice over which a bot fails: more than it allows, or fewer than none."""


class Rand(NamedTuple):
    """A die that fell: its kind, its sides, its value as it is read."""

    kind: str
    sides: int
    value: int


class Fall:
    """Dice as they fall in one command; `rands` holds all so far, in their order."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.rands: list[Rand] = []

    def die(self, sides: int) -> int:
        """One die; a die that cannot be shows 0 and is not noted, as bots do. Raises `CannotFall`."""
        if not 0 < sides <= MOST_SIDES:
            return 0
        return self._note(NORMAL, sides, self._face(sides))

    def nine(self) -> int:
        """A ten-sided die that is read from 0 to 9. Raises `CannotFall`."""
        return self._note(NINE, 10, self._face(10) - 1)

    def dice(self, n: int, sides: int) -> list[int]:
        """Dice of one kind; more than a bot throws at once are none, as bots do. Raises `CannotFall`."""
        if len(self.rands) + n > MOST_RANDS:
            raise CannotFall
        return [self.die(sides) for _ in range(n if n <= MOST_DICE else 0)]

    def tens_and_ones(self, order: str) -> int:
        """Two dice as tens and ones; `order` is "" as they fall, "A" the lower one first, "D" the higher one."""
        faces = [self.die(6), self.die(6)]
        tens, ones = sorted(faces, reverse=order == "D") if order else faces
        return tens * 10 + ones

    def _face(self, sides: int) -> int:
        if len(self.rands) >= MOST_RANDS:
            raise CannotFall
        return self.luck(sides)

    def _note(self, kind: str, sides: int, value: int) -> int:
        self.rands.append(Rand(kind, sides, value))
        return value


def fallen_faces(faces: Sequence[int]) -> Luck:
    """Faces that have fallen already, one after the other; raises `IndexError` behind the last one."""
    left = list(reversed(faces))
    return lambda sides: left.pop()
