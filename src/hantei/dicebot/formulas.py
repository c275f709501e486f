"""Formulas of dice commands: figures, signs, the four operations, and dice that are added up.

A formula is worked out at a thrower, which knows how dice fall: the number, and how it is written with the faces that
fell. What counts dice, sides and figures to compare with holds no dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import add, mul, sub
from typing import NamedTuple

OPERATIONS = {"+": add, "-": sub, "*": mul}
DOWN, UP, NEAREST = "F", "U", "R"
"""How a division is rounded, by the letter behind it."""

HIGHEST, LOWEST, NOT_HIGHEST, NOT_LOWEST = "KH", "KL", "DH", "DL"
"""Which dice of a throw count: some of the highest or lowest, or all but some."""


class DividedByZero(Exception):
    """A figure is divided by 0."""


class Worth(NamedTuple):
    """What a formula came to, and how that is written."""

    value: int
    shown: str


@dataclass(frozen=True)
class Keep:
    """Which dice of a throw count: the way, and how many of them."""

    way: str
    many: int

    def of(self, faces: list[int]) -> list[int]:
        """The faces that count, of faces in ascending order."""
        many = max(0, self.many)
        if self.way == HIGHEST:
            return faces[max(0, len(faces) - many) :]
        if self.way == LOWEST:
            return faces[:many]
        return faces[: max(0, len(faces) - many)] if self.way == NOT_HIGHEST else faces[many:]


@dataclass(frozen=True)
class Handful:
    """Dice that are thrown at once and added up: how many, their sides, which of them count (None: all)."""

    n: int
    sides: int
    keep: Keep | None = None

    @property
    def text(self) -> str:
        """How it is written."""
        return f"{self.n}D{self.sides}" + (f"{self.keep.way}{self.keep.many}" if self.keep else "")


class Thrower:
    """Works formulas out; this one has no dice.

    `zero` is what a division by 0 comes to, None where there is no such thing; `sides` those of dice of which it is
    not said.
    """

    zero: int | None = None
    sides = 6

    def throw(self, batch: Handful) -> Worth:
        """A throw of dice that are added up."""
        raise TypeError(f"{batch.text}: there are no dice here")


class Node:
    """A part of a formula."""

    @property
    def has_dice(self) -> bool:
        """Whether dice are thrown for it."""
        return any(isinstance(node, DiceNode) for node in self.every())

    def worth(self, thrower: Thrower) -> Worth:
        """What it comes to. Raises `DividedByZero`."""
        raise NotImplementedError

    def text(self, thrower: Thrower) -> str:
        """How it is written before dice fall."""
        raise NotImplementedError

    def parts(self) -> tuple[Node, ...]:
        """The formulas that it is made of."""
        return ()

    def every(self) -> Iterator[Node]:
        """It and all that it is made of, in the order of the text."""
        yield self
        for part in self.parts():
            yield from part.every()

    def batches(self, thrower: Thrower) -> list[Handful]:
        """The dice that it throws, in their order."""
        return [node.batch(thrower) for node in self.every() if isinstance(node, DiceNode)]


@dataclass(frozen=True)
class Number(Node):
    """A figure."""

    amount: int

    def worth(self, thrower: Thrower) -> Worth:
        return Worth(self.amount, str(self.amount))

    def text(self, thrower: Thrower) -> str:
        return str(self.amount)


@dataclass(frozen=True)
class Bracketed(Node):
    """A formula in brackets."""

    inner: Node

    def worth(self, thrower: Thrower) -> Worth:
        value, shown = self.inner.worth(thrower)
        return Worth(value, f"({shown})")

    def text(self, thrower: Thrower) -> str:
        return f"({self.inner.text(thrower)})"

    def parts(self) -> tuple[Node, ...]:
        return (self.inner,)


@dataclass(frozen=True)
class Negative(Node):
    """A formula with its sign turned."""

    inner: Node

    def worth(self, thrower: Thrower) -> Worth:
        value, shown = self.inner.worth(thrower)
        return Worth(-value, f"-{shown}")

    def text(self, thrower: Thrower) -> str:
        return f"-{self.inner.text(thrower)}"

    def parts(self) -> tuple[Node, ...]:
        return (self.inner,)


@dataclass(frozen=True)
class Pair(Node):
    """Two formulas under an operation: `+`, `-`, `*`."""

    left: Node
    sign: str
    right: Node

    def worth(self, thrower: Thrower) -> Worth:
        left, right = self.left.worth(thrower), self.right.worth(thrower)
        return Worth(self.done(left.value, right.value, thrower), f"{left.shown}{self.sign}{right.shown}{self.behind}")

    def text(self, thrower: Thrower) -> str:
        return f"{self.left.text(thrower)}{self.sign}{self.right.text(thrower)}{self.behind}"

    def parts(self) -> tuple[Node, ...]:
        return self.left, self.right

    @property
    def behind(self) -> str:
        """What is written behind it."""
        return ""

    def done(self, left: int, right: int, thrower: Thrower) -> int:
        """What the operation makes of two figures."""
        return int(OPERATIONS[self.sign](left, right))


@dataclass(frozen=True)
class Division(Pair):
    """A division; `rounding` says how, `letter` how that is written ("" where nothing is: down)."""

    rounding: str = DOWN
    letter: str = ""

    @property
    def behind(self) -> str:
        """The letter of the rounding."""
        return self.letter

    def done(self, left: int, right: int, thrower: Thrower) -> int:
        """The quotient, rounded; from one half on away from 0 where the nearest is wanted."""
        if right == 0:
            if thrower.zero is None:
                raise DividedByZero
            return thrower.zero
        if self.rounding == UP:
            return -(-left // right)
        if self.rounding == NEAREST:
            nearest = (2 * abs(left) + abs(right)) // (2 * abs(right))
            return nearest if (left < 0) == (right < 0) else -nearest
        return left // right


@dataclass(frozen=True)
class DiceNode(Node):
    """Dice that are added up; `sides` None: those that are usual; `way` and `many`: which of them count."""

    times: Node
    sides: Node | None
    way: str = ""
    many: Node | None = None

    def batch(self, thrower: Thrower) -> Handful:
        """The dice; figures among them are worked out."""
        n = self.times.worth(thrower).value
        sides = self.sides.worth(thrower).value if self.sides else thrower.sides
        keep = Keep(self.way, self.many.worth(thrower).value) if self.many else None
        return Handful(n, sides, keep)

    def worth(self, thrower: Thrower) -> Worth:
        return thrower.throw(self.batch(thrower))

    def text(self, thrower: Thrower) -> str:
        return self.batch(thrower).text
