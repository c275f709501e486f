"""The table: all that a rule may do besides computing on its state.

A rule asks its table for every die and every decision and tells it what happened. Which table it is decides what
the run is for: `Live` simulates; the tables of `hantei.play` record, replay and wait for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from .decision import Amount, Answer, Choice, Decision, Fact, Position, Route, Words
from .dice import Dice, Pool, V
from .event import Count, Event
from .record import clone
from .tally import Tally

Player = Callable[[Decision], Answer]


class Table:
    """Where dice fall and people answer."""

    hears = True
    """Whether the table takes note of events; one that does not makes none, which is faster."""

    def starting(self, state: Any) -> None:
        """A beat begins, from this state; most tables take no note of it."""

    def roll(self, dice: Dice, why: str) -> int:
        """Throw `dice` for the purpose `why` (a slug that names the throw) and read them."""
        raise NotImplementedError

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        """Ask several seats at once; nobody learns another's answer before all have answered."""
        raise NotImplementedError

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        """Report what happened: rules call it with a name, a number that has reasons, and facts."""
        if self.hears:
            steps, value = (tuple(tally.steps), tally.value) if tally is not None else ((), 0)
            self.happened(Event(event, facts, steps, value, self.counts(event, facts)))

    def counts(self, event: str, facts: Mapping[str, Fact]) -> Sequence[Count]:
        """What an event counts for; nothing at a table that knows no rulebook."""
        return ()

    def happened(self, event: Event) -> None:
        """Take note of an event."""

    def pool(self, pool: Pool[V], why: str) -> V:
        """Throw a pool, then those of its dice that are thrown again, wave by wave, and read all of it together."""
        n, done = pool.n, pool.done
        while n:
            n, done = pool.after(n, done, self.roll(pool.wave(n), why))
        return pool.read(*done)

    def choose(self, choice: Choice) -> str:
        """The option chosen; a forced answer is not a question."""
        if len(choice.options) == 1:
            return choice.options[0]
        return str(self.ask_all([choice])[0])

    def amount(self, amount: Amount) -> int:
        """The number named; a forced answer is not a question."""
        if amount.low == amount.high:
            return amount.low
        return int(self.ask_all([amount])[0])  # type: ignore[arg-type]

    def route(self, route: Route) -> str:
        """The square or path chosen."""
        return str(self.ask_all([route])[0])

    def words(self, words: Words) -> str:
        """The text given."""
        return str(self.ask_all([words])[0])


class Live(Table):
    """Dice fall and players answer at once, and nothing is kept: simulation."""

    hears = False

    def __init__(self, rng: Random, players: Mapping[str, Player]) -> None:
        self.rng, self.players = rng, players

    def roll(self, dice: Dice, why: str) -> int:
        if dice.single:  # one die: read it off a list
            return dice.single[int(self.rng.random() * dice.sides)]
        return dice.read(tuple(dice.throw(self.rng)))

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        return [self.players[decision.who](decision) for decision in decisions]


class Witness(Table):
    """A table that remembers how the running beat began and what happened in it, and notes on every question where it
    is asked; dice fall and people answer at the `table` given.

    Who answers learns nothing of a ballot that is open, and no die that has yet to fall.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.start: Any = None
        self.done: list[int | list[Answer]] = []

    def starting(self, state: Any) -> None:
        self.table.starting(state)
        self.start, self.done = clone(state), []

    def roll(self, dice: Dice, why: str) -> int:
        value = self.table.roll(dice, why)
        self.done.append(value)
        return value

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        position = Position(self.start, tuple(self.done))
        for decision in decisions:
            decision.position = position
        answers = self.table.ask_all(decisions)
        self.done.append(answers)
        return answers

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        self.table.tell(event, tally, **facts)
