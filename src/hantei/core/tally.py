"""Numbers that carry their reasons."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """One reason of a number: what was done, by how much, by which clause, why.

    `op` is one of `add`, `at_least`, `at_most`, `halve_down`, `halve_up`, `times`.

    `label` is a slug of the rulebook's message catalogue, never a sentence.
    """

    op: str
    amount: int
    clause: str
    label: str


class Tally:
    """A whole number together with the steps that led to it, in the order of the rules."""

    __slots__ = ("_steps", "value")

    def __init__(self, amount: int = 0, clause: str = "", label: str = "") -> None:
        self.value = amount
        self._steps: list[tuple[str, int, str, str]] = [("add", amount, clause, label)] if clause else []

    @property
    def steps(self) -> list[Step]:
        """The steps so far; they are made into records only where somebody asks for them."""
        return [Step._make(step) for step in self._steps]

    def add(self, amount: int, clause: str, label: str) -> None:
        """Add `amount`; a modifier of 0 is no reason and leaves no step."""
        if amount:
            self.value += amount
            self._steps.append(("add", amount, clause, label))

    def at_least(self, floor: int, clause: str, label: str) -> None:
        """Raise the number to `floor` where it lies below."""
        if self.value < floor:
            self.value = floor
            self._steps.append(("at_least", floor, clause, label))

    def at_most(self, ceiling: int, clause: str, label: str) -> None:
        """Lower the number to `ceiling` where it lies above."""
        if self.value > ceiling:
            self.value = ceiling
            self._steps.append(("at_most", ceiling, clause, label))

    def halve_down(self, clause: str, label: str) -> None:
        """Halve the number, a fraction dropped."""
        self.value //= 2
        self._steps.append(("halve_down", 2, clause, label))

    def halve_up(self, clause: str, label: str) -> None:
        """Halve the number, a fraction rounded up."""
        self.value = -(-self.value // 2)
        self._steps.append(("halve_up", 2, clause, label))

    def times(self, factor: int, clause: str, label: str) -> None:
        """Multiply the number."""
        self.value *= factor
        self._steps.append(("times", factor, clause, label))


def replayed(steps: list[Step]) -> int:
    """The number that the steps lead to; a tally is sound when this is its value."""
    value = 0
    for step in steps:
        if step.op == "add":
            value += step.amount
        elif step.op == "at_least":
            value = max(value, step.amount)
        elif step.op == "halve_down":
            value //= 2
        elif step.op == "halve_up":
            value = -(-value // 2)
        elif step.op == "times":
            value *= step.amount
        else:
            value = min(value, step.amount)
    return value
