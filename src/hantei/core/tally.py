"""Numbers that carry their reasons.

A new operation is a member of `Operation`, with its name among those of the module below, and a method of `Tally` of
the same name; `tests/test_core.py` says a second time what it does. Logs, checks and scanners of sources know it from
here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple


class Operation(StrEnum):
    """What a step can do to a number. The value is the word in told lines, and the name of the method of `Tally`."""

    apply: Callable[[int, int], int]
    sign: str

    def __new__(cls, word: str, sign: str, apply: Callable[[int, int], int]) -> Operation:
        """Make a member from its word, the sign before its amount, and what it makes of a number and an amount."""
        member = str.__new__(cls, word)
        member._value_, member.sign, member.apply = word, sign, apply
        return member

    ADD = "add", "", lambda value, amount: value + amount
    AT_LEAST = "at_least", "≥ ", lambda value, floor: max(value, floor)
    AT_MOST = "at_most", "≤ ", lambda value, ceiling: min(value, ceiling)
    HALVE_DOWN = "halve_down", "÷", lambda value, two: value // two
    HALVE_UP = "halve_up", "÷", lambda value, two: -(-value // two)
    TIMES = "times", "×", lambda value, factor: value * factor

    def written(self, amount: int) -> str:
        """How a step with this amount is written; what has no sign of its own bears that of its amount."""
        return f"{self.sign}{amount}" if self.sign else f"{amount:+d}"


class Step(NamedTuple):
    """One reason of a number: what was done, by how much, by which clause, why.

    `label` is a slug of the rulebook's message catalogue, never a sentence.
    """

    op: Operation
    amount: int
    clause: str
    label: str


# The members under names of the module: Python 3.11 takes long to find a member by its class.
_ADD, _AT_LEAST, _AT_MOST, _HALVE_DOWN, _HALVE_UP, _TIMES = Operation


class Tally:
    """A whole number together with the steps that led to it, in the order of the rules."""

    __slots__ = ("_steps", "value")

    def __init__(self, amount: int = 0, clause: str = "", label: str = "") -> None:
        if amount and not clause:
            raise ValueError(f"{amount} has no reason: a number to begin with names its clause")
        self.value = amount
        self._steps: list[tuple[Operation, int, str, str]] = [(_ADD, amount, clause, label)] if clause else []

    @property
    def steps(self) -> list[Step]:
        """The steps so far; they are made into records only where somebody asks for them."""
        return [Step._make(step) for step in self._steps]

    def add(self, amount: int, clause: str, label: str) -> None:
        """Add `amount`; a modifier of 0 is no reason and leaves no step."""
        if amount:
            self._do(_ADD, amount, clause, label)

    def at_least(self, floor: int, clause: str, label: str) -> None:
        """Raise the number to `floor` where it lies below."""
        if self.value < floor:
            self._do(_AT_LEAST, floor, clause, label)

    def at_most(self, ceiling: int, clause: str, label: str) -> None:
        """Lower the number to `ceiling` where it lies above."""
        if self.value > ceiling:
            self._do(_AT_MOST, ceiling, clause, label)

    def halve_down(self, clause: str, label: str) -> None:
        """Halve the number, a fraction dropped."""
        self._do(_HALVE_DOWN, 2, clause, label)

    def halve_up(self, clause: str, label: str) -> None:
        """Halve the number, a fraction rounded up."""
        self._do(_HALVE_UP, 2, clause, label)

    def times(self, factor: int, clause: str, label: str) -> None:
        """Multiply the number."""
        self._do(_TIMES, factor, clause, label)

    def _do(self, operation: Operation, amount: int, clause: str, label: str) -> None:
        self.value = operation.apply(self.value, amount)
        self._steps.append((operation, amount, clause, label))


def replayed(steps: Iterable[Step]) -> int:
    """The number that the steps lead to; a tally is sound when this is its value."""
    value = 0
    for step in steps:
        value = step.op.apply(value, step.amount)
    return value
