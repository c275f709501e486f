"""Plays one game among machines from its beginning to its outcome, and takes notes on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, Self

from hantei import library
from hantei.core.decision import Amount, Answer, Decision, Fact
from hantei.core.event import Count, Event, Listener
from hantei.core.message import BadSetup, Message
from hantei.core.numbers import LARGEST, whole_number
from hantei.core.rulebook import Finding, Policy, Rulebook
from hantei.core.table import Endless, Live, Table, trusted
from hantei.core.tally import Tally
from hantei.library import Patch
from hantei.play import MOST_BEATS, Refused, policy, witnessed

IN_BATTLE = ("spent", "use", "saved", "gained", "lost")
"""The kinds of counts that are summed for each battle too."""

MARKS = ("battle", "stock", "result", "entered")
"""The kinds of counts that begin, measure or end a battle or a place."""


@dataclass(frozen=True)
class Trial:
    """A game to be played many times, as plain data that can be sent to another process or machine.

    `rulebook` by its id; `setup` as for a new game; `policies` by seat and name (`""` for all other seats); `answers`
    fixed for each question of a kind (`move`), or of a kind to one seat (`pc/move`), as long as they are legal; `seed`
    for the luck of all runs; `patches` with changed values of content; `plan` with the scenarios that follow the first,
    played by the people who come out of it; `most_beats` after which a run is given up.
    """

    rulebook: str
    setup: Mapping[str, Any]
    policies: Mapping[str, str]
    seed: str = "1"
    answers: Mapping[str, str] = field(default_factory=dict)
    patches: tuple[Patch, ...] = ()
    plan: tuple[str, ...] = ()
    most_beats: int = MOST_BEATS

    def book(self) -> Rulebook[Any]:
        """The rulebook over this trial's content. Raises `BadContent` for patched content that is no longer sound."""
        return _book(self.rulebook, self.patches)


@dataclass
class Battle:
    """One battle of a run: its key, its rounds, what was spent, saved, gained and lost in it, the stock before and
    after, and its result: that of the run if the run ended with it, "" if it had no end. Gains after it at the same
    place, such as spoils, count as gained in it; the stock after it does not include them yet."""

    key: str
    rounds: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    before: dict[str, int] = field(default_factory=dict)
    after: dict[str, int] = field(default_factory=dict)
    result: str = ""


@dataclass(frozen=True)
class Run:
    """The notes on one game: its number, the figures of its outcome, the sums of its counts, its battles.

    `endless` says that it was given up without an outcome, and has no figures. `last` is the key of the place entered
    last, "" if none is counted.
    """

    number: int
    figures: Mapping[str, int | str]
    counts: Mapping[str, int] = field(default_factory=dict)
    battles: Sequence[Battle] = ()
    endless: bool = False
    last: str = ""

    @property
    def won(self) -> bool:
        """Whether the people's side has won."""
        return self.figures.get("win") == 1


@dataclass
class Notes:
    """The notes on a run under way: sums of counts, battles, the kinds of questions that took a fixed answer, and
    the place entered last."""

    counts: dict[str, int] = field(default_factory=dict)
    battles: list[Battle] = field(default_factory=list)
    answered: dict[str, None] = field(default_factory=dict)
    fighting: bool = False
    opening: bool = False
    """Whether nothing has happened yet in the battle under way, so that the stock is that before it."""

    spoils: bool = False
    last: str = ""

    def note(self, kind: str, key: str, amount: int) -> None:
        """Note a count; `key` is the key of its sum."""
        if kind in MARKS:
            self.mark(kind, key, amount)
            return
        self.counts[key] = self.counts.get(key, 0) + amount
        self.opening = False
        if kind in IN_BATTLE and (self.fighting or (kind == "gained" and self.spoils)):
            sums = self.battles[-1].counts
            sums[key] = sums.get(key, 0) + amount
        elif kind == "round" and self.fighting:
            self.battles[-1].rounds += amount

    def mark(self, kind: str, key: str, amount: int) -> None:
        """Note a count that begins, measures or ends a battle or a place."""
        battle = self.battles[-1] if self.fighting else None
        if kind == "stock":
            if battle:
                (battle.before if self.opening and key not in battle.before else battle.after)[key] = amount
            return
        self.counts[key] = self.counts.get(key, 0) + amount
        self.opening = kind == "battle"
        if kind == "battle":
            self.battles.append(Battle(key))
            self.fighting = True
        elif kind == "entered":
            self.last = key
            self.spoils = self.spoils and battle is not None
        elif battle:
            battle.result, self.fighting, self.spoils = key.split("/", 2)[2], False, True

    def add(self, sums: Sums) -> None:
        """Note sums, as `note` would count by count; none of them begins, measures or ends a battle or a place."""
        add_to(self.counts, sums.counts)
        if self.fighting and (sums.rounds or sums.battle):
            battle = self.battles[-1]
            battle.rounds += sums.rounds
            add_to(battle.counts, sums.battle)
            self.opening = False
        elif self.spoils and sums.gained:
            add_to(self.battles[-1].counts, sums.gained)

    def close(self, stocks: Mapping[str, int], result: str) -> None:
        """End the run: a battle still under way ends with it, with the current stock and the result."""
        if self.fighting:
            self.battles[-1].after |= stocks
            self.battles[-1].result, self.fighting = result, False


class AskedAfterwards(BaseException):
    """Raised if somebody is asked what to do after the end, which no run plays any more; no rule can swallow it."""


class Sums(NamedTuple):
    """Summed counts: all by key, and those that add to a battle: its rounds, the rest by key, and the gains among
    these, which count as spoils after a battle."""

    counts: Mapping[str, int]
    rounds: int
    battle: Mapping[str, int]
    gained: Mapping[str, int]

    @classmethod
    def of(cls, told: Sequence[tuple[str, str, int]]) -> Self:
        """Sums of counts by kind, key, amount, each key once; the kind "" stands for those that add to no battle."""
        return cls(
            {key: amount for _, key, amount in told},
            sum(amount for kind, _, amount in told if kind == "round"),
            {key: amount for kind, key, amount in told if kind in IN_BATTLE},
            {key: amount for kind, key, amount in told if kind == "gained"},
        )


def add_to(sums: dict[str, int], more: Mapping[str, int]) -> None:
    """Add sums to others by key."""
    if not sums:
        sums.update(more)
        return
    for key, amount in more.items():
        sums[key] = sums.get(key, 0) + amount


class Watched(Live):
    """A live table that notes counts and trusts no policy.

    `rng` is the luck of the dice; machine players have `luck` of their own, so no policy shifts a die. `labels` names
    the counts.
    """

    def __init__(
        self, trial: Trial, rulebook: Rulebook[Any], state: Any, number: int, listener: Listener | None = None
    ) -> None:
        super().__init__(Random(f"{trial.seed}/{number}"))
        self.luck = Random(f"{trial.seed}/{number}/policies")
        self.rulebook, self.state, self.answers = rulebook, state, trial.answers
        self.counted = rulebook.judging.counts
        self.policies = seated(rulebook, state, trial.policies)
        self.most_beats = trial.most_beats
        self.notes = Notes()
        self.note: Callable[[str, str, int], None] = self.notes.note
        """Notes a count: its kind, the key of its sum, and its amount."""

        self.labels: dict[str, Message] = {}
        self.keys: dict[Count, str] = {}
        """The keys of the counts that have come up, which have labels."""

        self.listener = listener
        self.hears = listener is not None
        self.measured = False  # the run has reached its outcome, and nothing counts any more
        self.silent = False  # the beat that ends it has been played, and nobody is asked any more

    def answer(self, decision: Decision) -> Answer:
        """The fixed answer, else the policy's, from the state as it is. Raises `AskedAfterwards`."""
        if self.silent:
            raise AskedAfterwards
        for about in (f"{decision.who}/{decision.kind}", decision.kind) if self.answers else ():
            if about in self.answers:
                answer = fixed(decision, self.answers[about])
                if decision.legal(answer):
                    self.notes.answered.setdefault(about)
                    return answer
        return trusted(decision, self.policies[decision.who](self.state, decision, self.luck))

    def counts(self, event: str, facts: Mapping[str, Fact]) -> Sequence[Count]:
        """List the counts of an event."""
        return self.counted(self.state, event, facts)

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        """Note what the event counts for; a record is made only if somebody listens."""
        if self.hears:
            super().tell(event, tally, **facts)
        elif counts := self.counted(self.state, event, facts):
            self.count(counts)

    def happened(self, event: Event) -> None:
        """Let the listener hear the event, and note its counts."""
        if self.listener is not None:
            self.listener(self.state, event)
        self.count(event.counts)

    def count(self, counts: Sequence[Count]) -> None:
        """Note the counts of an event."""
        keys, note = self.keys, self.note
        for count in () if self.measured else counts:
            note(count.kind, keys.get(count) or self.named(count), count.amount)

    def named(self, count: Count) -> str:
        """The key of a count that has not come up yet; from now on it has a label."""
        key = self.keys[count] = count.key
        if key not in self.labels:
            self.labels[key] = self.rulebook.speech.count_name(self.state, count)
        return key


class Played(NamedTuple):
    """A run, the names of its counts, and the figures of its end with their names."""

    run: Run
    labels: Mapping[str, Message]
    figures: Sequence[Finding]
    answered: Mapping[str, None]


def check(trial: Trial) -> None:
    """Check that a trial can be played. Raises what `play` raises."""
    rulebook = trial.book()
    if trial.plan and not rulebook.judging.onward:
        raise BadSetup("no-campaigns", name=trial.rulebook)
    seated(rulebook, rulebook.start(trial.setup), trial.policies)


def play(trial: Trial, number: int, listener: Listener | None = None) -> Played:
    """Run `number` of a trial, beat by beat.

    A `listener` hears every event; the run is the same whether anybody listens.

    Raises `BadSetup`, `BadContent`, `Refused` (`unknown-policy`, `no-policy`).
    """
    if trial.plan:
        from .campaign import play_campaign  # it imports this module

        return play_campaign(trial, number, listener)
    rulebook = trial.book()
    state = rulebook.start(trial.setup)
    return played_on(state, Watched(trial, rulebook, state, number, listener), number)


def played_on(state: Any, table: Watched, number: int, most: int | None = None) -> Played:
    """Play the rest of a run from a state; `most` beats are left, by default all that the trial allows."""
    rulebook, notes = table.rulebook, table.notes
    step, outcome = rulebook.beats.step, rulebook.judging.outcome
    seen = witnessed(table, table.policies.values())
    for _ in range(table.most_beats if most is None else most):
        figures = outcome(state)
        if figures is not None:
            found = ended(number, figures, closing(rulebook, state, table.labels), notes, table.labels)
            tell_the_end(state, table, seen)
            return found
        if rulebook.finished(state):
            break
        try:
            step(state, seen)
        except Endless:
            break
    return endless(number, notes, table.labels)


def tell_the_end(state: Any, table: Watched, seen: Table) -> None:
    """Play on from the beat that ends the game, if it is still to come, until somebody is asked how to go on. This is
    for listeners, since these beats tell how the game ended and what follows.

    The figures are taken before these beats, which may heal or reward people; none of their events counts. `seen`: the
    table, as the policies are witnessed at it.
    """
    if not table.hears:
        return
    rulebook, table.measured = table.rulebook, True
    with suppress(AskedAfterwards, Endless):
        for _ in range(table.most_beats):
            if rulebook.finished(state):
                break
            rulebook.beats.step(state, seen)
            table.silent = True


class Closing(NamedTuple):
    """The facts read off the state in which a run ends: the rows of tables that can be hit in it, with their names, so
    that rows never hit can be told, and the stock."""

    rows: Mapping[str, Message]
    stocks: Mapping[str, int]


def closing(rulebook: Rulebook[Any], state: Any, labels: dict[str, Message]) -> Closing:
    """Read the facts off the state in which a run ends; `labels` are the names known so far, and new ones are added."""
    rows: dict[str, Message] = {}
    for count in rulebook.judging.rows(state):
        key = count.key
        if key not in labels:
            labels[key] = rulebook.speech.count_name(state, count)
        rows[key] = labels[key]
    return Closing(rows, {count.key: count.amount for count in rulebook.judging.stocks(state)})


def ended(
    number: int, figures: Sequence[Finding], last: Closing, notes: Notes, labels: Mapping[str, Message]
) -> Played:
    """A run that has come to an outcome."""
    for key in last.rows:
        notes.counts.setdefault(key, 0)
    found = {figure.key: figure.value for figure in figures}
    notes.close(last.stocks, str(found.get("end", "")))
    called = {**last.rows, **{key: labels[key] for key in notes.counts if key in labels}}
    return Played(Run(number, found, notes.counts, notes.battles, last=notes.last), called, figures, notes.answered)


def endless(number: int, notes: Notes, labels: Mapping[str, Message]) -> Played:
    """A run that is given up, because its game or one of its beats does not end."""
    called = {key: labels[key] for key in notes.counts}
    return Played(Run(number, {}, notes.counts, notes.battles, True, notes.last), called, (), notes.answered)


def fixed(decision: Decision, word: str) -> Answer:
    """Convert a fixed answer to the type that the decision takes."""
    number = whole_number(word, -LARGEST) if isinstance(decision, Amount) else None
    return word if number is None else number


def seated(rulebook: Rulebook[Any], state: Any, names: Mapping[str, str]) -> dict[str, Policy]:
    """The policy of every seat. Raises `Refused` (`unknown-policy`, `no-policy`), `BadSetup` (`lab-unknown-seat`)."""
    seats = rulebook.seats(state)
    for seat in names:
        if seat and seat not in seats:
            raise BadSetup("lab-unknown-seat", seat=seat, allowed=[*seats])
    chosen: dict[str, Policy] = {}
    for seat in seats:
        name = names.get(seat) or names.get("")
        if not name:
            raise Refused("no-policy", who=seat)
        chosen[seat] = policy(rulebook, name)
    return chosen


@lru_cache(maxsize=64)
def _book(rulebook: str, patches: tuple[Patch, ...]) -> Rulebook[Any]:
    return library.shelf(rulebook).patched(patches) if patches else library.open_rulebook(rulebook)
