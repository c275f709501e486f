"""The facts that say who does what, by the names that a rulebook gives them.

Questions and events carry ids and figures under names of the rulebook's own. Code that reads them for all rulebooks
(the log, deeds, odds, standing orders) finds the names here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from .decision import Amount, Choice, Decision, Fact

SumKind = Literal["total", "modifiers", "dice", "rate", "percent", "damage", "real_damage", "cost", "achievement"]
"""What the steps of a number add up to."""


@dataclass(frozen=True)
class Roles:
    """Names the facts of a rulebook's questions and events that others read. What it leaves out is not read."""

    topic: Sequence[str] = ()
    """Facts of a question: those in which two questions of one kind differ if a standing order for one is none for the
    other, such as the person and the skill."""

    asked: str = ""
    """The fact of a question that names the person for whom it is answered."""

    turn: str = ""
    """The fact of an event of `Speech.turns` that names the person whose turn begins."""

    rolled: Sequence[str] = ()
    """Facts of an event that name the person who made its check; of several, the first on the side that counts it."""

    did: Sequence[str] = ()
    """Facts of an event that name the person who did something to another; without one it is the person whose turn it
    is."""

    check: str = ""
    """The fact of an event of `Foresight.checking` that names the kind of the check."""

    dice: str = ""
    """The fact of such an event that gives the number of dice."""

    cited: Sequence[str] = ()
    """Facts of an event that cite clauses, one each or a list."""

    sums: Mapping[str, SumKind] = field(default_factory=dict)
    """What the steps of an event add up to, by its name, if that is no total: `modifiers` of a throw, `dice` to throw,
    a `rate` in percent, a modifier in `percent`, `damage`, a `cost`, or an `achievement`."""

    row: str = ""
    """The fact of an event that gives the number of the row to which `modifiers` of a table's throw lead."""

    need: Sequence[str] = ()
    """Facts of such an event that give the number needed; the first that is there counts."""

    def sum_of(self, event: str) -> SumKind:
        """Say what the steps of an event add up to."""
        return self.sums.get(event, "total")

    def row_of(self, event: str, facts: Mapping[str, Fact]) -> int | None:
        """The row of a table to which the steps of an event lead; None if they lead to none."""
        row = facts.get(self.row) if self.sum_of(event) == "modifiers" else None
        return row if isinstance(row, int) else None

    def topic_of(self, decision: Decision) -> str:
        """The topic of a question, for standing orders; "" if it can have none."""
        if not isinstance(decision, Choice | Amount):
            return ""
        return "/".join([decision.kind, *(str(decision.about[name]) for name in self.topic if name in decision.about)])

    def asked_of(self, decision: Decision) -> Fact:
        """The person for whom a question is answered; "" if no fact tells."""
        return decision.about.get(self.asked, "")

    def whose_turn(self, facts: Mapping[str, Fact]) -> str:
        """The person whose turn an event begins; "" if no fact tells."""
        return str(facts.get(self.turn, ""))


def texts_in(facts: Mapping[str, Fact], names: Iterable[str]) -> Iterator[str]:
    """The texts among some facts, in the order of their names."""
    for name in names:
        fact = facts.get(name)
        if isinstance(fact, str):
            yield fact


def texts_listed(fact: Fact) -> list[str]:
    """The texts of a fact, be it one or a list."""
    return [part for part in (fact if isinstance(fact, list) else [fact]) if isinstance(part, str)]


def first_whole(facts: Mapping[str, Fact], names: Iterable[str]) -> int | None:
    """The first whole number among some facts; None if there is none."""
    return next((fact for name in names if type(fact := facts.get(name)) is int), None)
