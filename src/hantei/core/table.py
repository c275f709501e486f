"""The table: where a rule gets dice and decisions, and tells what happened.

A rule does nothing else besides computing on its state. The kind of table decides what a run is for: `Live` simulates;
the tables of `hantei.play` record, replay, and wait for people.
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

NO_PLAYERS: Mapping[str, Player] = {}

MOST_LINES = 10_000
"""Throws and answers after which a beat counts as endless."""


class Endless(RuntimeError):
    """Raised for a beat or a game that does not end."""


class BadPolicy(RuntimeError):
    """A machine player gave an answer that the rules forbid. The error is in the policy, never in the game."""

    def __init__(self, decision: Decision, answer: object) -> None:
        super().__init__(f"{answer!r} is no legal answer to {decision!r}")
        self.decision, self.answer = decision, answer


def trusted(decision: Decision, answer: Answer) -> Answer:
    """Return a machine player's answer. Raises `BadPolicy` if the rules forbid it; tables trust no policy."""
    if not decision.legal(answer):
        raise BadPolicy(decision, answer)
    return answer


class Table:
    """Where dice fall and people answer."""

    hears = True
    """Whether the table wants events; without them a run is faster."""

    def starting(self, state: Any) -> None:
        """Begin a beat from this state; most tables ignore it."""

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        """Throw dice and read them. Parameters: the dice, the purpose of the throw as a slug, and who throws them, as
        the rules name them; "" if they are nobody's."""
        raise NotImplementedError

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        """Ask several seats at once; nobody learns an answer of another before all have answered.

        Nothing is asked without decisions, so a table keeps nothing of that.
        """
        raise NotImplementedError

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        """Report an event: its name, the tally of its number if it has one, and its facts, lists as they are now."""
        if self.hears:
            for name, fact in facts.items():
                if isinstance(fact, list):  # the rule may go on to change it
                    facts[name] = fact.copy()
            steps, value = (tuple(tally.steps), tally.value) if tally is not None else ((), 0)
            self.happened(Event(event, facts, steps, value, self.counts(event, facts)))

    def counts(self, event: str, facts: Mapping[str, Fact]) -> Sequence[Count]:
        """List the counts of an event; none at a table without a rulebook."""
        return ()

    def happened(self, event: Event) -> None:
        """Take note of an event."""

    def pool(self, pool: Pool[V], why: str, who: str = "") -> V:
        """Throw a pool, then wave by wave the dice that are thrown again, and read all waves together."""
        n, done = pool.n, pool.done
        while n:
            n, done = pool.after(n, done, self.roll(pool.wave(n), why, who))
        return pool.read(*done)

    def ask_each(self, questions: Mapping[str, Decision]) -> dict[str, str]:
        """Ask several seats at once, as `ask_all`; the answers as texts, under the names of their questions."""
        return dict(zip(questions, map(str, self.ask_all([*questions.values()])), strict=True))

    def choose(self, choice: Choice) -> str:
        """Ask for an option; a single legal option is taken without asking."""
        if len(choice.options) == 1:
            return choice.options[0]
        return str(self.ask_all([choice])[0])

    def amount(self, amount: Amount) -> int:
        """Ask for a number; a single legal number is taken without asking."""
        if amount.low == amount.high:
            return amount.low
        return int(self.ask_all([amount])[0])  # type: ignore[arg-type]

    def route(self, route: Route) -> str:
        """Ask for a square or a path."""
        return str(self.ask_all([route])[0])

    def words(self, words: Words) -> str:
        """Ask for a text."""
        return str(self.ask_all([words])[0])


class Live(Table):
    """A table for simulation: dice fall and players answer at once, and nothing is kept.

    Without players it is a table for dice alone. Raises `BadPolicy` for an answer that the rules forbid, and `Endless`
    for a beat that asks without end: a machine that always answers alike may turn in a circle that a person leaves.
    """

    hears = False

    def __init__(self, rng: Random, players: Mapping[str, Player] = NO_PLAYERS) -> None:
        self.rng, self.players = rng, players
        self.ballots = 0

    def starting(self, state: Any) -> None:
        self.ballots = 0

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        if dice.single:  # one die: read it off a list
            return dice.single[int(self.rng.random() * dice.sides)]
        return dice.read(tuple(dice.throw(self.rng)))

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        self.ballots += bool(decisions)
        if self.ballots > MOST_LINES:
            raise Endless(f"more than {MOST_LINES} answers in a beat")
        return [self.answer(decision) for decision in decisions]

    def answer(self, decision: Decision) -> Answer:
        """Let the player of a decision answer it. Raises `BadPolicy`."""
        return trusted(decision, self.players[decision.who](decision))


class Middling(Live):
    """A table in thought, for what somebody expects: every die shows its middle."""

    def __init__(self) -> None:
        super().__init__(Random(0))  # luck that nobody asks for

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        return dice.read(((dice.sides + 1) // 2,) * dice.n)


class Witness(Table):
    """A table around another one that puts the position on each question: the start of the beat, and the events since.

    Dice fall and people answer at the inner `table`. The position tells nothing of an open ballot or of dice to come.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.start: Any = None
        self.done: list[int | list[Answer]] = []

    def starting(self, state: Any) -> None:
        self.table.starting(state)
        self.start, self.done = clone(state), []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        value = self.table.roll(dice, why, who)
        self.done.append(value)
        return value

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        if not decisions:
            return []
        position = Position(self.start, tuple(self.done))
        for decision in decisions:
            decision.position = position
        answers = self.table.ask_all(decisions)
        self.done.append(answers)
        return answers

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        self.table.tell(event, tally, **facts)
