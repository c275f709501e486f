"""One game among machines, from its beginning to its outcome, and what is noted of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

from hantei import library
from hantei.core.decision import Amount, Answer, Decision, Fact
from hantei.core.event import Event
from hantei.core.rulebook import BadSetup, Count, Figure, Message, Policy, Rulebook
from hantei.core.table import Live
from hantei.core.tally import Tally
from hantei.library import Patch
from hantei.play import BadPolicy, Refused, policy, witnessed

MOST_BEATS = 1_000_000

Listener = Callable[[Any, Event], None]
"""Told every event of a run as it happens, with the state it happens in."""


@dataclass(frozen=True)
class Trial:
    """What is played many times: plain data, so that it can be sent to another process or machine.

    `rulebook` by its id, `setup` as for a new game, `policies` the policy of every seat by name (`""` stands for all
    seats not named), `answers` what is answered to every question of a kind as long as it is allowed, whatever the
    policy, `seed` from which the luck of every run is drawn, `patches` the values of content that differ.
    """

    rulebook: str
    setup: Mapping[str, Any]
    policies: Mapping[str, str]
    seed: str = "1"
    answers: Mapping[str, str] = field(default_factory=dict)
    patches: tuple[Patch, ...] = ()

    def book(self) -> Rulebook:
        """The rulebook over this trial's content. Raises `BadContent` for patched content that is no longer sound."""
        return _book(self.rulebook, self.patches)


@dataclass
class Battle:
    """One battle of a run: which it was, its rounds, and what was spent and lost in it."""

    key: str
    rounds: int = 0
    counts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Run:
    """What is noted of one game: its number, the figures of its outcome, how often things happened in it, its battles.

    `endless` says that it was given up without an outcome; its figures are then empty.
    """

    number: int
    figures: Mapping[str, int | str]
    counts: Mapping[str, int] = field(default_factory=dict)
    battles: Sequence[Battle] = ()
    endless: bool = False

    @property
    def won(self) -> bool:
        """Whether the people's side has won."""
        return self.figures.get("win") == 1


class Watched(Live):
    """A live table that counts what happens and trusts no policy.

    `rng` gives the dice; the machine players have luck of their own, so that a policy never shifts a die.
    """

    def __init__(
        self, trial: Trial, rulebook: Rulebook, state: Any, number: int, listener: Listener | None = None
    ) -> None:
        super().__init__(Random(f"{trial.seed}/{number}"), {})
        self.luck = Random(f"{trial.seed}/{number}/policies")
        self.rulebook, self.state, self.answers = rulebook, state, trial.answers
        self.policies = seated(rulebook, state, trial.policies)
        self.counts: dict[str, int] = {}
        self.labels: dict[str, Message] = {}
        self.battles: list[Battle] = []
        self.fighting = False
        self.answered: dict[str, None] = {}
        self.listener = listener

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        """What the policies answer, from the state as it is."""
        return [self._ask(decision) for decision in decisions]

    def _ask(self, decision: Decision) -> Answer:
        if decision.kind in self.answers:
            answer = fixed(decision, self.answers[decision.kind])
            if decision.legal(answer):
                self.answered.setdefault(decision.kind)
                return answer
        answer = self.policies[decision.who](self.state, decision, self.luck)
        if not decision.legal(answer):
            raise BadPolicy(decision, answer)
        return answer

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        """Count what the event counts for; who listens hears it."""
        if self.listener is not None:
            self.listener(self.state, Event(event, facts, tuple(tally.steps) if tally else ()))
        for count in self.rulebook.counts(self.state, event, facts):
            key = count.key
            if key not in self.counts:
                self.counts[key] = 0
                self.labels[key] = self.rulebook.count_name(self.state, count)
            self.counts[key] += count.amount
            self._note_battle(count, key)

    def _note_battle(self, count: Count, key: str) -> None:
        if count.kind == "battle":
            self.battles.append(Battle(key))
            self.fighting = True
        elif count.kind == "result":
            self.fighting = False
        elif self.fighting:
            battle = self.battles[-1]
            if count.kind == "round":
                battle.rounds += count.amount
            elif count.kind in ("spent", "lost"):
                battle.counts[key] = battle.counts.get(key, 0) + count.amount

    def name_rows(self) -> None:
        """Name the rows of tables that were not hit, too."""
        for count in self.rulebook.rows(self.state):
            self.counts.setdefault(count.key, 0)
            self.labels.setdefault(count.key, self.rulebook.count_name(self.state, count))


def check(trial: Trial) -> None:
    """See that a trial can be played. Raises what `play` raises."""
    rulebook = trial.book()
    seated(rulebook, rulebook.start(trial.setup), trial.policies)


def play(trial: Trial, number: int, listener: Listener | None = None) -> tuple[Run, Watched, Sequence[Figure]]:
    """Run `number` of a trial: what is noted, the table with what is counted, and the figures with their names.

    A `listener` hears every event; the run is the same whether anybody listens.

    Raises `BadSetup`, `BadContent`, `Refused` (`unknown-policy`, `no-policy`).
    """
    rulebook = trial.book()
    state = rulebook.start(trial.setup)
    table = Watched(trial, rulebook, state, number, listener)
    step, outcome = rulebook.beats.step, rulebook.outcome
    seen = witnessed(table, table.policies.values())
    for _ in range(MOST_BEATS):
        figures = outcome(state)
        if figures is not None:
            table.name_rows()
            found = {figure.key: figure.value for figure in figures}
            return Run(number, found, table.counts, table.battles), table, figures
        if rulebook.finished(state):
            break
        step(state, seen)
    return Run(number, {}, table.counts, table.battles, endless=True), table, ()


def fixed(decision: Decision, word: str) -> Answer:
    """A fixed answer as the decision takes it: figures are figures."""
    return int(word) if isinstance(decision, Amount) and word.isascii() and word.isdecimal() else word


def seated(rulebook: Rulebook, state: Any, names: Mapping[str, str]) -> dict[str, Policy]:
    """The policy of every seat. Raises `Refused` (`unknown-policy`, `no-policy`), `BadSetup` (`lab-unknown-seat`)."""
    seats = rulebook.seats(state)
    for seat in names:
        if seat and seat not in seats:
            raise BadSetup("lab-unknown-seat", seat=seat, allowed=", ".join(seats))
    chosen: dict[str, Policy] = {}
    for seat in seats:
        name = names.get(seat) or names.get("")
        if not name:
            raise Refused("no-policy", who=seat)
        chosen[seat] = policy(rulebook, name)
    return chosen


@lru_cache(maxsize=64)
def _book(rulebook: str, patches: tuple[Patch, ...]) -> Rulebook:
    return library.shelf(rulebook).patched(patches) if patches else library.open_rulebook(rulebook)
