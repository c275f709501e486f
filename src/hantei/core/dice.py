"""Dice that know their exact distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb, factorial
from operator import add
from random import Random
from typing import Generic, TypeVar

V = TypeVar("V")
Counts = tuple[int, ...]

LEFT_OUT = Fraction(1, 10**12)
"""The law of dice that are thrown again leaves out the longest chains, up to this probability in total."""


def throws(n: int, sides: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every multiset of faces of `n` dice with `sides` sides, and the number of ordered throws that show it.

    Faces are in ascending order, so `read` must not depend on which die is which.
    """

    def fill(prefix: tuple[int, ...], lowest: int, left: int, ways: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if lowest == sides:
            yield (*prefix, *(sides,) * left), ways // factorial(left)
            return
        for count in range(left + 1):
            yield from fill((*prefix, *(lowest,) * count), lowest + 1, left - count, ways // factorial(count))

    return fill((), 1, n, factorial(n))


def convolved(ways: Mapping[int, int], one: Mapping[int, int]) -> dict[int, int]:
    """The law of the sum of two independent values. A law maps each value to its number of ways."""
    found: dict[int, int] = {}
    for value, weight in one.items():
        for total, count in ways.items():
            found[total + value] = found.get(total + value, 0) + count * weight
    return found


def law_of_sum(n: int, one: Mapping[int, int]) -> dict[int, int]:
    """The law of the sum of `n` independent values with the same law."""
    ways = {0: 1}
    for _ in range(n):
        ways = convolved(ways, one)
    return ways


def packed(counts: Counts, base: int) -> int:
    """Pack several counts below `base` into one number; adding such numbers adds their counts."""
    value = 0
    for count in reversed(counts):
        value = value * base + count
    return value


def unpacked(value: int, base: int, size: int) -> Counts:
    """Take the counts out of a number that `packed` made."""
    counts = []
    for _ in range(size):
        value, count = divmod(value, base)
        counts.append(count)
    return tuple(counts)


class Dice:
    """N dice of one kind, and the value that a rule reads off them; the rule sees nothing else.

    Parameters: `name` as people write it ("2d6"), the number of dice, their sides, and `read`, which turns the faces
    into the value (their sum by default). If the value is a sum over the faces, give `each`, the value of one face,
    instead of `read`: the law of a large pool is then found at once.
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

    @property
    def written(self) -> str:
        """Its name as people read it ("2D6"); files write it small."""
        return self.name.upper()

    def throw(self, rng: Random) -> list[int]:
        """Throw the dice; the faces in the order in which they fall."""
        return [int(rng.random() * self.sides) + 1 for _ in range(self.n)]

    def law(self) -> list[tuple[int, int]]:
        """Each value that a rule can read, with its exact number of ways out of `sides ** n`."""
        if not self._law:
            self._law = sorted((self._by_throws() if self.each is None else self._by_faces(self.each)).items())
        return self._law

    def _by_faces(self, each: Callable[[int], int]) -> dict[int, int]:
        return law_of_sum(self.n, Counter(map(each, range(1, self.sides + 1))))

    def _by_throws(self) -> dict[int, int]:
        ways: dict[int, int] = {}
        for faces, count in throws(self.n, self.sides):
            value = self.read(faces)
            ways[value] = ways.get(value, 0) + count
        return ways

    def legal(self, faces: Sequence[int]) -> bool:
        """Whether one throw can show these faces."""
        return len(faces) == self.n and all(1 <= face <= self.sides for face in faces)

    def counted(self, faces: Sequence[int]) -> list[int]:
        """List what each die counts if that is not what it shows, as with 1d3 on a d6; nothing if it is the same, or if
        a rule reads the dice only as a whole."""
        each = (lambda face: self.read((face,))) if self.n == 1 else self.each
        found = [] if each is None else [each(face) for face in faces]
        return found if found != list(faces) else []

    def __repr__(self) -> str:
        return f"Dice({self.name!r})"


class PoolDice(Dice):
    """Dice of a pool that fall together. What each counts is several things in one number, which nobody is shown."""

    __slots__ = ()

    def counted(self, faces: Sequence[int]) -> list[int]:
        """Nothing that can be shown."""
        return []


class Pool(Generic[V]):
    """A pool of dice: a rule throws `n` dice and counts several things on them at once.

    Parameters: the number of dice and their sides; `each`, which gives for a face one whole number from 0 on for each
    thing counted; `read`, which turns the sums into the value that the rule works with; `again`, the faces that count
    and let their dice be thrown again, wave by wave; `done`, the counts of earlier waves; `plain`, a `read` that may
    keep less, for odds in which nobody pays to change the dice. Raises ValueError for dice that there cannot be.

    A rule throws the pool with `table.pool(pool, why)`. Dice thrown again make a throw of their own, so people see
    each wave, or throw it by hand. The pools of Shadowrun: 5 and 6 are hits, too many ones a glitch, sixes explode:

        @cache
        def pool(n: int, again: tuple[int, ...] = ()) -> Pool[tuple[int, bool]]:
            return Pool(
                n, 6,
                each=lambda face: (1, face >= 5, face == 1),
                read=lambda dice, hits, ones: (hits, 0 < dice <= 2 * ones),
                again=again,
            )

        hits, glitch = table.pool(pool(12, again=(6,)), "attack")

    `read` should keep no more than the rule needs, because exact odds go through every value that it returns, and
    through every pair of values when two pools are compared. A check of XD6 takes
    `each=lambda face: (face, face == 6)` and `read=lambda total, sixes: (total, sixes >= 2, total == n)`: the sum,
    whether it is a critical, whether it is a fumble.
    """

    __slots__ = ("_law", "_most", "_plain", "_waves", "again", "done", "each", "n", "plain", "read", "sides", "size")

    def __init__(
        self,
        n: int,
        sides: int,
        each: Callable[[int], Counts],
        read: Callable[..., V],
        again: Collection[int] = (),
        done: Counts = (),
        plain: Callable[..., V] | None = None,
    ) -> None:
        self.n, self.sides, self.read, self.again, self.plain = n, sides, read, tuple(dict.fromkeys(again)), plain
        self._plain: Pool[V] | None = None
        if n < 0 or sides < 1:
            raise ValueError(f"a pool cannot have {n} dice with {sides} sides")
        if odd := [face for face in self.again if not 1 <= face <= sides]:
            raise ValueError(f"dice with {sides} sides are thrown again on {odd[0]}, which they do not have")
        if len(self.again) >= sides:
            raise ValueError("dice of which every face is thrown again")
        self.each = {face: tuple(map(int, each(face))) for face in range(1, sides + 1)}
        if not all(self.each.values()):
            raise ValueError("dice on which nothing is counted")
        self.size = len(self.each[1])
        self.done = done or (0,) * self.size
        self._most = max(1, *(count for counts in self.each.values() for count in counts))
        self._waves: dict[int, PoolDice] = {}
        self._law: tuple[list[tuple[V, int]], int] | None = None

    def wave(self, n: int) -> Dice:
        """`n` of its dice as one throw; `after` takes its value apart."""
        if n not in self._waves:
            base = n * self._most + 1
            worth = {face: packed((face in self.again, *counts), base) for face, counts in self.each.items()}
            self._waves[n] = PoolDice(f"{n}d{self.sides}", n, self.sides, each=worth.__getitem__)
        return self._waves[n]

    def after(self, n: int, done: Counts, value: int) -> tuple[int, Counts]:
        """Take a wave of `n` dice with this value apart: the number of dice to throw again, and the counts so far."""
        again, *sums = unpacked(value, n * self._most + 1, self.size + 1)
        return again, tuple(map(add, done, sums))

    def rest(self, n: int, done: Counts) -> Pool[V]:
        """The pool of the `n` dice that are thrown again, on top of the counts so far."""
        return Pool(n, self.sides, self.each.__getitem__, self.read, self.again, done, self.plain)

    def unchanged(self) -> Pool[V]:
        """The same dice with `plain` as `read`, for odds in which nobody pays to change them."""
        if self.plain is None:
            return self
        if self._plain is None:
            self._plain = Pool(self.n, self.sides, self.each.__getitem__, self.plain, self.again, self.done)
        return self._plain

    def law(self) -> tuple[list[tuple[V, int]], int]:
        """Each value that a rule can read with its number of ways, and the number of all ways.

        The law is exact. Only if dice are thrown again do the ways found fall short of all, by at most the share
        `LEFT_OUT`: the longest chains are left out.
        """
        if self._law is None:
            self._law = self._by_faces()
        return self._law

    def _by_faces(self) -> tuple[list[tuple[V, int]], int]:
        """Combine the laws of the faces that end a chain and of those that are thrown again.

        Of all dice that fall, exactly `n` end a chain, and the last die is one of them; the others fall in any order
        before it. So the law is a sum over the number of dice thrown again.
        """
        orders = self._orders()
        longest = len(orders) - 1
        base = (self.n + longest) * self._most + 1
        faces = {face: packed(counts, base) for face, counts in self.each.items()}
        kept = law_of_sum(self.n, Counter(value for face, value in faces.items() if face not in self.again))
        once_more = Counter(value for face, value in faces.items() if face in self.again)
        sums: dict[int, int] = {}
        others = {0: 1}
        for k, ways in enumerate(orders):
            scale = ways * self.sides ** (longest - k)
            for value, count in convolved(kept, others).items():
                sums[value] = sums.get(value, 0) + count * scale
            others = convolved(others, once_more)
        found: dict[V, int] = {}
        for value, count in sums.items():
            read = self.read(*map(add, self.done, unpacked(value, base, self.size)))
            found[read] = found.get(read, 0) + count
        return list(found.items()), self.sides ** (self.n + longest)

    def _orders(self) -> list[int]:
        """For each number of dice thrown again, the number of orders in which they fall among the `n` others."""
        orders = [1]
        part = Fraction(len(self.again), self.sides)
        left = 1 - (1 - part) ** self.n
        while self.again and left > LEFT_OUT:
            k = len(orders)
            orders.append(comb(self.n + k - 1, k))
            left -= orders[k] * part**k * (1 - part) ** self.n
        return orders
