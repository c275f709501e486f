"""Dice that know their exact distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from math import comb, factorial
from operator import add
from random import Random
from typing import Generic, TypeVar

V = TypeVar("V")
Counts = tuple[int, ...]

LEFT_OUT = Fraction(1, 10**12)
"""Chains of dice thrown again and again are followed until no more than this probability is left."""


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


def added(ways: Mapping[int, int], one: Mapping[int, int]) -> dict[int, int]:
    """The sum of two independent values, and in how many ways it comes about; both are laws in ways."""
    found: dict[int, int] = {}
    for value, weight in one.items():
        for total, count in ways.items():
            found[total + value] = found.get(total + value, 0) + count * weight
    return found


def summed(n: int, one: Mapping[int, int]) -> dict[int, int]:
    """The sum of `n` independent values of the same kind, and in how many ways it comes about."""
    ways = {0: 1}
    for _ in range(n):
        ways = added(ways, one)
    return ways


def packed(counts: Counts, base: int) -> int:
    """Several counts below `base` as one number, so that adding the numbers adds the counts."""
    value = 0
    for count in reversed(counts):
        value = value * base + count
    return value


def unpacked(value: int, base: int, size: int) -> Counts:
    """The counts that were packed into a number."""
    counts = []
    for _ in range(size):
        value, count = divmod(value, base)
        counts.append(count)
    return tuple(counts)


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
            self._law = sorted((self._by_throws() if self.each is None else self._by_faces(self.each)).items())
        return self._law

    def _by_faces(self, each: Callable[[int], int]) -> dict[int, int]:
        return summed(self.n, Counter(map(each, range(1, self.sides + 1))))

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


class Pool(Generic[V]):
    """Dice that are counted: a rule throws `n` of them and reads how often they show this and that.

    Parameters: the number of dice and their sides; `each`, what a face counts for, one whole number from 0 on for each
    thing that is counted; `read`, which turns the sums into the value that the rule works with; `again`, the faces
    whose dice are thrown once more, on top of what they count, and again as long as they show these faces; `done`, what
    has been counted before; `plain`, which reads no more than is needed where nobody pays to change the dice.

    A rule throws it with `table.pool(pool, why)`. Dice thrown again are a throw of their own, so that people see, and
    throw by hand, wave after wave. Pools of shadowrunners, 5 and 6 are hits, too many ones a glitch, sixes explode:

        @cache
        def pool(n: int, again: tuple[int, ...] = ()) -> Pool[tuple[int, bool]]:
            return Pool(
                n, 6,
                each=lambda face: (1, face >= 5, face == 1),
                read=lambda dice, hits, ones: (hits, 0 < dice <= 2 * ones),
                again=again,
            )

        hits, glitch = table.pool(pool(12, again=(6,)), "attack")

    `read` should keep no more than the rule needs: exact odds look at every value it can give, not at every throw, and
    a test of two pools at every pair. A check of XD6 wants `each=lambda face: (face, face == 6)` and
    `read=lambda total, sixes: (total, sixes >= 2, total == n)`: the sum, whether it is a critical, a fumble.
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
        self.n, self.sides, self.read, self.again, self.plain = n, sides, read, tuple(again), plain
        self._plain: Pool[V] | None = None
        if len(self.again) >= sides:
            raise ValueError("dice of which every face is thrown again")
        self.each = {face: tuple(map(int, each(face))) for face in range(1, sides + 1)}
        self.size = len(self.each[1])
        self.done = done or (0,) * self.size
        self._most = max(1, *(count for counts in self.each.values() for count in counts))
        self._waves: dict[int, Dice] = {}
        self._law: tuple[list[tuple[V, int]], int] | None = None

    def wave(self, n: int) -> Dice:
        """Some of its dice as one throw; `after` takes apart what that reads."""
        if n not in self._waves:
            base = n * self._most + 1
            worth = {face: packed((face in self.again, *counts), base) for face, counts in self.each.items()}
            self._waves[n] = Dice(f"{n}d{self.sides}", n, self.sides, each=worth.__getitem__)
        return self._waves[n]

    def after(self, n: int, done: Counts, value: int) -> tuple[int, Counts]:
        """After a wave of `n` dice, which reads so: how many are thrown again, and what has been counted by then."""
        again, *sums = unpacked(value, n * self._most + 1, self.size + 1)
        return again, tuple(map(add, done, sums))

    def rest(self, n: int, done: Counts) -> Pool[V]:
        """What is still to be thrown, on top of what has been counted."""
        return Pool(n, self.sides, self.each.__getitem__, self.read, self.again, done, self.plain)

    def unchanged(self) -> Pool[V]:
        """The same dice, read as is enough where nobody pays to change them."""
        if self.plain is None:
            return self
        if self._plain is None:
            self._plain = Pool(self.n, self.sides, self.each.__getitem__, self.plain, self.again, self.done)
        return self._plain

    def law(self) -> tuple[list[tuple[V, int]], int]:
        """Each value a rule can read with its number of ways, and how many ways there are in all.

        Exact. Where dice are thrown again the ways found fall short of all by at most the part `LEFT_OUT`: by chains
        that are longer still.
        """
        if self._law is None:
            self._law = self._by_faces()
        return self._law

    def _by_faces(self) -> tuple[list[tuple[V, int]], int]:
        """Of all dice that fall, exactly `n` show a face that is not thrown again, the last of them at the end; the
        others lie anywhere before it. So their laws need only be put together, for every number of others."""
        orders = self._orders()
        longest = len(orders) - 1
        base = (self.n + longest) * self._most + 1
        faces = {face: packed(counts, base) for face, counts in self.each.items()}
        kept = summed(self.n, Counter(value for face, value in faces.items() if face not in self.again))
        once_more = Counter(value for face, value in faces.items() if face in self.again)
        sums: dict[int, int] = {}
        others = {0: 1}
        for k, ways in enumerate(orders):
            scale = ways * self.sides ** (longest - k)
            for value, count in added(kept, others).items():
                sums[value] = sums.get(value, 0) + count * scale
            others = added(others, once_more)
        found: dict[V, int] = {}
        for value, count in sums.items():
            read = self.read(*map(add, self.done, unpacked(value, base, self.size)))
            found[read] = found.get(read, 0) + count
        return list(found.items()), self.sides ** (self.n + longest)

    def _orders(self) -> list[int]:
        """For each number of dice thrown again, in how many orders they can lie among the `n` others."""
        orders = [1]
        part = Fraction(len(self.again), self.sides)
        left = 1 - (1 - part) ** self.n
        while self.again and left > LEFT_OUT:
            k = len(orders)
            orders.append(comb(self.n + k - 1, k))
            left -= orders[k] * part**k * (1 - part) ** self.n
        return orders
