"""Dice that know their exact distribution."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import factorial
from random import Random


def throws(n: int, sides: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every multiset of faces of `n` dice with `sides` sides, and in how many ordered ways it falls.

    Faces come in ascending order, so a reader must not depend on which die is which.
    """

    def fill(prefix: tuple[int, ...], lowest: int, left: int, ways: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if lowest == sides:
            yield (*prefix, *(sides,) * left), ways // factorial(left)
            return
        for count in range(left + 1):
            yield from fill((*prefix, *(lowest,) * count), lowest + 1, left - count, ways // factorial(count))

    return fill((), 1, n, factorial(n))


class Dice:
    """N dice of one kind, and what a rule reads off them; a rule never sees more than it reads.

    Parameters: `name` as people write it ("2d6"), the number of dice, their sides, and the function that turns
    the faces into the value the rule works with (their sum unless given).
    """

    __slots__ = ("_law", "n", "name", "read", "sides", "single")

    def __init__(self, name: str, n: int, sides: int, read: Callable[[tuple[int, ...]], int] = sum) -> None:
        self.name, self.n, self.sides, self.read = name, n, sides, read
        self.single = [read((face,)) for face in range(1, sides + 1)] if n == 1 else []
        self._law: list[tuple[int, int]] = []

    def throw(self, rng: Random) -> list[int]:
        """Faces of one throw, in the order in which the dice fall."""
        return [int(rng.random() * self.sides) + 1 for _ in range(self.n)]

    def law(self) -> list[tuple[int, int]]:
        """Each value a rule can read, and in how many of `sides ** n` ways; exact."""
        if not self._law:
            ways: dict[int, int] = {}
            for faces, count in throws(self.n, self.sides):
                value = self.read(faces)
                ways[value] = ways.get(value, 0) + count
            self._law = sorted(ways.items())
        return self._law

    def legal(self, faces: list[int]) -> bool:
        """Whether these faces can lie on the table after one throw."""
        return len(faces) == self.n and all(1 <= face <= self.sides for face in faces)

    def __repr__(self) -> str:
        return f"Dice({self.name!r})"
