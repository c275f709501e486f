"""Numbers that carry their reasons.

To add an operation, add a member to `Operation`, its name to the module names below, and a method of that name to
`Tally`; then repeat its effect in `tests/test_core.py`. Logs, checks, and tools that read sources find it here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple


class Operation(StrEnum):
    """An operation on a number. The value is its word in saved lines and the name of its method of `Tally`."""

    apply: Callable[[int, int], int]
    sign: str

    def __new__(cls, word: str, sign: str, apply: Callable[[int, int], int]) -> Operation:
        """Make a member. Parameters: its word, the sign before its amount, and its function of number and amount."""
        member = str.__new__(cls, word)
        member._value_, member.sign, member.apply = word, sign, apply
        return member

    ADD = "add", "", lambda value, amount: value + amount
    AT_LEAST = "at_least", "≥ ", lambda value, floor: max(value, floor)
    AT_MOST = "at_most", "≤ ", lambda value, ceiling: min(value, ceiling)
    HALVE_DOWN = "halve_down", "÷", lambda value, two: value // 2
    HALVE_UP = "halve_up", "÷", lambda value, two: -(-value // 2)
    TIMES = "times", "×", lambda value, factor: value * factor

    def written(self, amount: int) -> str:
        """Write a step with this amount, with the sign of the operation or, if that has none, of the amount."""
        return f"{self.sign}{amount}" if self.sign else f"{amount:+d}"


class Step(NamedTuple):
    """One reason of a number: the operation, its amount, its clause, and its label.

    `label` is a slug of the rulebook's message catalogue, never a sentence.
    """

    op: Operation
    amount: int
    clause: str
    label: str


# Names of the module for the members: Python 3.11 is slow to look a member up on its class.
_ADD, _AT_LEAST, _AT_MOST = Operation.ADD, Operation.AT_LEAST, Operation.AT_MOST
_HALVE_DOWN, _HALVE_UP, _TIMES = Operation.HALVE_DOWN, Operation.HALVE_UP, Operation.TIMES


class Tally:
    """A whole number together with the steps that led to it, in the order of the rules.

    A number to begin with leaves a step wherever it names its clause, be it 0. After that an amount of 0 and a bound
    that holds already leave none. Halving and multiplying always leave one, even if they
    change nothing, because the step says which rule applied.
    """

    __slots__ = ("_begun", "_steps", "value")

    def __init__(self, amount: int = 0, clause: str = "", label: str = "") -> None:
        if amount and not clause:
            raise ValueError(f"{amount} has no reason: a number to begin with names its clause")
        self.value = amount
        self._steps: list[tuple[Operation, int, str, str]] = [(_ADD, amount, clause, label)] if clause else []
        self._begun = 1 if clause else 0

    @property
    def steps(self) -> list[Step]:
        """The steps so far; records are made only when somebody asks for them."""
        return [Step._make(step) for step in self._steps]

    @property
    def changed(self) -> bool:
        """Whether anything has been done to the number it began with."""
        return len(self._steps) > self._begun

    def add(self, amount: int, clause: str, label: str) -> None:
        """Add `amount`; an amount of 0 leaves no step."""
        if amount:  # in one step, since most steps are such
            self.value += amount
            self._steps.append((_ADD, amount, clause, label))

    def at_least(self, floor: int, clause: str, label: str) -> None:
        """Raise the number to `floor` if it is lower."""
        if self.value < floor:
            self._do(_AT_LEAST, floor, clause, label)

    def at_most(self, ceiling: int, clause: str, label: str) -> None:
        """Lower the number to `ceiling` if it is higher."""
        if self.value > ceiling:
            self._do(_AT_MOST, ceiling, clause, label)

    def halve_down(self, clause: str, label: str) -> None:
        """Halve the number and round down."""
        self._do(_HALVE_DOWN, 2, clause, label)

    def halve_up(self, clause: str, label: str) -> None:
        """Halve the number and round up."""
        self._do(_HALVE_UP, 2, clause, label)

    def times(self, factor: int, clause: str, label: str) -> None:
        """Multiply the number."""
        self._do(_TIMES, factor, clause, label)

    def _do(self, operation: Operation, amount: int, clause: str, label: str) -> None:
        self.value = operation.apply(self.value, amount)
        self._steps.append((operation, amount, clause, label))


def result_of(steps: Iterable[Step]) -> int:
    """The number that the steps lead to; the value of a sound tally equals it."""
    value = 0
    for step in steps:
        value = step.op.apply(value, step.amount)
    return value
