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


def summed(n: int, sides: int, each: Callable[[int], int]) -> dict[int, int]:
    """The sum of what each of `n` dice counts by its face, and in how many ordered ways it comes about."""
    ways = {0: 1}
    for _ in range(n):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, sides + 1):
                value = total + each(face)
                more[value] = more.get(value, 0) + count
        ways = more
    return ways


class Dice:
    """N dice of one kind, and what a rule reads off them; a rule never sees more than it reads.

    Parameters: `name` as people write it ("2d6"), the number of dice, their sides, and the function that turns
    the faces into the value the rule works with (their sum unless given). Where the value is a sum of what each face
    counts, give `each` in place of it: the law of large pools is then found at once.
    """

    __slots__ = ("_law", "each", "n", "name", "read", "sides", "single")

    def __init__(
        self,
        name: str,
        n: int,
        sides: int,
        read: Callable[[tuple[int, ...]], int] = sum,
        each: Callable[[int], int] | None = None,
    ) -> None:
        self.name, self.n, self.sides = name, n, sides
        self.each = int if each is None and read is sum else each
        self.read = read if each is None else lambda faces: sum(map(each, faces))
        read = self.read
        self.single = [read((face,)) for face in range(1, sides + 1)] if n == 1 else []
        self._law: list[tuple[int, int]] = []

    def throw(self, rng: Random) -> list[int]:
        """Faces of one throw, in the order in which the dice fall."""
        return [int(rng.random() * self.sides) + 1 for _ in range(self.n)]

    def law(self) -> list[tuple[int, int]]:
        """Each value a rule can read, and in how many of `sides ** n` ways; exact."""
        if not self._law:
            self._law = sorted(
                (self._by_throws() if self.each is None else summed(self.n, self.sides, self.each)).items()
            )
        return self._law

    def _by_throws(self) -> dict[int, int]:
        ways: dict[int, int] = {}
        for faces, count in throws(self.n, self.sides):
            value = self.read(faces)
            ways[value] = ways.get(value, 0) + count
        return ways

    def legal(self, faces: list[int]) -> bool:
        """Whether these faces can lie on the table after one throw."""
        return len(faces) == self.n and all(1 <= face <= self.sides for face in faces)

    def __repr__(self) -> str:
        return f"Dice({self.name!r})"
