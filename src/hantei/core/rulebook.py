"""A rulebook as a value: everything the rest of Hantei needs to know about one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import isqrt
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from .adjusting import Adjustable, Arrival
from .agenda import Beats
from .board import Board
from .command import Command, Commands, Example
from .decision import Answer, Decision
from .event import Count
from .message import Message, Sayable, Sketch
from .purpose import Purpose, unsaid
from .roster import Sheet
from .rulings import Ruling, Rulings

Policy = Callable[[Any, Decision, Random], Answer]
"""A machine player: from the state, the question and a source of luck of its own to a legal answer."""


WON, LOST = 10_000, -10_000
"""The ends of the scale of `Judging.score`."""

SURE = 200
"""Hundredths of log-odds from which on a victory begins to be certain."""


def likely(odds: int) -> int:
    """How well a side stands (`Judging.score`) by the odds of its victory, as hundredths of their natural logarithm.

    Close to twice the chance less one, times `WON`, so that machine players who average over futures compare chances.
    """
    size = min(WON - 1, WON * abs(odds) // isqrt(odds * odds + SURE * SURE))
    return size if odds > 0 else -size


def verdict(winner: str, side: str) -> int:
    """How the end of a game counts for a side (`Judging.score`); 0 where nobody has won."""
    return 0 if not winner else WON if winner == side else LOST


class Planner:
    """A policy that looks ahead: it plays on, in thought, from the position that a `Witness` table notes on questions.

    The state it is given stands in the middle of a beat and cannot be run; so it reads `decision.position`.
    """

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        """A legal answer; `rng` is luck of its own and tells nothing of the dice to come."""
        raise NotImplementedError


NONE_CHOSEN: Mapping[str, str] = {}


class Supposed(NamedTuple):
    """A state as a seat may suppose it: a copy in which what the seat may not know is replaced by what it can guess.

    `veiled` names the beats that would bring to light what cannot be guessed; `said` tells people what was guessed.
    `left_out` names those of the veiled beats that whoever looks at a whole fight leaves out, as though nothing were in
    store there. `guessed`: figures stand in place of hidden ones on which the end of a whole fight would hang.
    """

    state: Any
    veiled: Collection[str] = ()
    said: Sequence[Message] = ()
    left_out: Collection[str] = ()
    guessed: bool = False


@dataclass(frozen=True)
class Finding:
    """A figure by which a game that is over is judged and compared with others.

    `key` is its name in tables of data, `value` a count or the id of what came about, `label` what it is called, and
    `said` what the value is called where it is an id.
    """

    key: str
    value: int | str
    label: Message
    said: Message | None = None


State = TypeVar("State")
"""Everything that changes in a game of a rulebook."""


def nothing_adjustable(state: Any) -> Iterable[Adjustable]:
    """Amendments are typed alone."""
    return ()


def nobody_comes(state: Any) -> Iterable[Arrival]:
    """Whoever comes is typed alone."""
    return ()


def nothing(state: Any) -> None:
    """Leave a state as it is."""


def no_rounds(state: Any) -> int:
    """The round of a rulebook that is judged after a number of beats: 0."""
    return 0


def nothing_foregone(state: Any, decision: Decision) -> Answer | None:
    """The answer that goes without saying in a rulebook that knows of none: none."""
    return None


def never_between(state: Any, decision: Decision) -> bool:
    """Whether a question comes outside of a turn, in a rulebook that does not tell: no."""
    return False


def nobody(state: Any) -> Sequence[str]:
    """No seats."""
    return ()


def no_rows(state: Any) -> Sequence[Count]:
    """The rows of a rulebook without tables."""
    return ()


def no_boards(state: Any, seat: str, decision: Decision | None) -> Sequence[Board]:
    """The boards of a rulebook that draws none."""
    return ()


def no_sheets(state: Any, seat: str) -> Sequence[Sheet]:
    """The roster of a rulebook without sheets."""
    return ()


def as_asked(state: Any, decision: Decision, keys: Sequence[str]) -> Sequence[str]:
    """The options of a rulebook that lists them in the order of its rules."""
    return keys


def under_nothing(state: Any, decision: Decision, key: str) -> Message | None:
    """The heading of an option in a rulebook that has no headings."""
    return None


def each_their_own(state: Any, seat: str) -> Hashable:
    """The insight of seats of which each sees something else."""
    return seat


@dataclass(frozen=True)
class Speech(Generic[State]):
    """What is asked, and what happened, as messages."""

    question: Callable[[State, Decision], Message]
    """What is asked."""

    situation: Callable[[State, Decision], Sequence[Message | Sketch]]
    """What matters for the question."""

    label: Callable[[State, Decision, Answer], Message]
    """What an answer is called."""

    effect: Callable[[State, Decision, Answer], Message]
    """What an answer does."""

    report: Callable[[State, str, Mapping[str, Any]], Message]
    """What happened: an event by its name, with its facts."""

    step_label: Callable[[State, str], Message]
    """What a step of a tally is called."""

    throw_name: Callable[[str], Message]
    """What dice are thrown for; and what a check is called, by the kind of which counts tell it."""

    count_name: Callable[[State, Count], Message]
    """What a count is called, whatever its amount: what is lost by `place` and `cause`, a row by `table` and `row`."""

    side_name: Callable[[State, str], Sayable]
    """What a side is called."""

    parts: Collection[str] = ()
    """The events with which a part of the game begins or ends (a battle, a round): a log shows them as headings."""

    turns: Collection[str] = ()
    """The events with which, within a part, a phase or somebody's turn begins."""

    order: Callable[[State, Decision, Sequence[str]], Sequence[str]] = as_asked
    """The options that are shown, in the order in which people use them: what is usual first, enemies before friends,
    what is in vain last. Rules ask in their own order, and records keep that."""

    purpose: Callable[[State, Decision, str], Purpose] = unsaid
    """What an option is for: screens show many options in groups of one purpose, each in the order above."""

    heading: Callable[[State, Decision, str], Message | None] = under_nothing
    """Under what an option stands where many are alike (places to go to): screens show those of one heading together,
    as `order` has put them. None where the purpose of an option says enough."""

    together: Mapping[str, Mapping[str, Sequence[Answer]]] = field(default_factory=dict)
    """The questions that make up one declaration: by the kind of the question that begins it, the kinds of those that
    can go on with it, each with what is answered where nothing is said: the first of these answers that is allowed,
    else what the machine player would. People may answer them in one go; rules ask them one by one."""


@dataclass(frozen=True)
class Sight(Generic[State]):
    """What a seat may see; "" stands for those who only look on."""

    view: Callable[[State, str], dict[str, Any]]
    """What a seat sees, as plain data."""

    facts: Callable[[State], dict[str, Any]]
    """The readable sheet of the whole state, with which case files compare."""

    boards: Callable[[State, str, Decision | None], Sequence[Board]] = no_boards
    """The boards that a seat sees, with what the question asked of it makes of them; None where none is asked."""

    roster: Callable[[State, str], Sequence[Sheet]] = no_sheets
    """The sheets of all who take part, as far as the seat may know them."""

    insight: Callable[[State, str], Hashable] = each_their_own
    """What makes one seat see more than another: where it is equal, sheets are, and boards while nothing is asked."""

    readers: Callable[[State, str, Mapping[str, Any]], Collection[str] | None] | None = None
    """The seats that learn of an event, None for all; the field itself is None where everybody learns of everything.

    It is asked with the state after the beat, or as it is where a question interrupts the beat. A throw has the readers
    of the next event; it is asked about itself (`event.DICE`) only if no event follows. Before real dice are thrown it
    is asked with the words of the `beat` that runs, and why they are thrown: who may learn of that enters what they
    show.
    """


@dataclass(frozen=True)
class Judging(Generic[State]):
    """What events count for, how a side stands, how a game came out: for odds, statistics, and players who think."""

    counts: Callable[[State, str, Mapping[str, Any]], Sequence[Count]]
    """What an event counts for, read as the event is told: the one source of odds and statistics."""

    side: Callable[[State, str], str]
    """The side that a seat plays for, as counts name it; "" for a seat that plays for none."""

    outcome: Callable[[State], Sequence[Finding] | None]
    """How a scenario or encounter has come out, None while it is open.

    First `win` (1 or 0, for the people's side) and `end`, then how long it took and what is left.
    """

    score: Callable[[State, str], int]
    """How well the side of a seat stands, from `LOST` to `WON`, as far as the seat can know.

    These two where the matter is decided; in between the more likely a victory the higher, 0 for an even chance and for
    a seat without a side.
    """

    suppose: Callable[[State, str], Supposed]
    """What a seat may reckon with; it may change the state that it is given."""

    forget: Callable[[State], None] = nothing
    """Takes out of a state between beats what no rule reads any more, so that states with the same future are equal."""

    unspent: Mapping[str, Sequence[Answer]] = field(default_factory=dict)
    """How somebody answers who spends nothing that need not be spent: by the kind of the question, the first of these
    answers that is allowed. The chance of a check is that of the check so made."""

    foregone: Callable[[State, Decision], Answer | None] = nothing_foregone
    """The answer to a question that needs no thought, since only this one makes sense now or nothing hangs on it; None
    where it matters. Whoever wants to be asked only what matters is not asked it."""

    between: Callable[[State, Decision], bool] = never_between
    """Whether a question comes outside of the turn of whoever is asked: a defence, a chance to step in. Whoever wants
    to be asked only in their own turns is not asked it."""

    rows: Callable[[State], Sequence[Count]] = no_rows
    """The rows of tables that what is now played can hit, so that those never hit can be told."""

    round: Callable[[State], int] = no_rounds
    """The number of the round that runs: players who think ahead judge at the end of rounds.

    0 where they judge after a number of beats; for rulebooks in which a round takes many beats.
    """

    onward: Mapping[str, str] = field(default_factory=dict)
    """How one goes on to another scenario when one is over: by the kind of the question, the answer up to the id.

    Nothing where every scenario or encounter is a game of its own.
    """

    checking: Collection[str] = ()
    """The events that tell the number of a check with its reasons, and its kind: odds show them as the steps to it."""

    closing: Collection[str] = ()
    """The beats that close an action, such as an attack: odds of what is decided on the way look as far as there."""

    idle: Mapping[str, Answer] = field(default_factory=dict)
    """How somebody lets a chance of their own pass, by the kind of the question: odds of one person's answer do not go
    into what somebody else then does with theirs."""

    fights: Collection[str] = ()
    """The beats that close a fight within a longer game: the outlook of a fight looks as far as there."""


@dataclass(frozen=True)
class Referee(Generic[State]):
    """What a game master may change."""

    amend: Callable[[State, str, Sequence[str]], None]
    """The free hand: a word, and what it is about. Raises `BadAmendment` for what it does not know."""

    amendments: tuple[Example, ...]
    """How amendments are written."""

    adjustable: Callable[[State], Iterable[Adjustable]] = nothing_adjustable
    """What can be changed by pointing, sheet by sheet, each with the amendment that sets it: what a screen offers
    beside a sheet, and how the log tells an amendment."""

    arrivals: Callable[[State], Iterable[Arrival]] = nobody_comes
    """How somebody more is put into the game: from the records, for a side, at a place."""


@dataclass(frozen=True)
class Rulebook(Generic[State]):
    """One executable book of rules, generic in its state."""

    id: str
    """Its name everywhere."""

    version: str
    """What saves are marked with."""

    prefix: str
    """How the ids of its clauses begin."""

    beats: Beats
    """Its procedures."""

    rulings: tuple[Ruling, ...]
    """The named readings of its open points."""

    start: Callable[[Mapping[str, Any]], State]
    """The state of a new game; the setup is plain data: scenario or encounter, seats, difficulty, rulings."""

    load: Callable[[Any, Mapping[str, Any]], State]
    """The state of a saved game, from plain data and the setup."""

    finished: Callable[[State], bool]
    """Whether the game is over."""

    seats: Callable[[State], Sequence[str]]
    """The seats at the table."""

    policies: Mapping[str, Policy]
    """The machine players, the usual one first."""

    commands: Commands
    """The rolls that people can type outside of any game."""

    speech: Speech[State]
    sight: Sight[State]
    judging: Judging[State]
    referee: Referee[State]

    opponents: Callable[[State], Sequence[str]] = nobody
    """The seats that a machine takes unless somebody asks for them."""

    def command(self, text: str, chosen: Mapping[str, str] = NONE_CHOSEN) -> Command:
        """A typed roll as a procedure for any table.

        Parameters: the text, and readings of open points by ruling where they are not the defaults. Raises
        `BadNotation` for a text that cannot be read, saying where and what is allowed there, and `BadSetup` for unknown
        readings.
        """
        return self.commands.read(text, Rulings(self.rulings, chosen))
