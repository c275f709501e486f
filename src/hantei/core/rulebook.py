"""A rulebook as a value: all that other parts may ask it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import isqrt
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from .adjusting import Adjustable, Arrival, Blank
from .agenda import Beats
from .board import Board
from .command import Command, Commands, Example
from .decision import Answer, Decision
from .event import Count
from .message import Join, Message, Sayable, Sketch
from .purpose import Purpose, as_asked, under_nothing, unsaid, untitled
from .roles import Roles
from .roster import Sheet
from .rulings import Ruling, Rulings
from .text import Text

Policy = Callable[[Any, Decision, Random], Answer]
"""A machine player: gets the state, the question, and a source of luck of its own; returns a legal answer."""


def looks_ahead(policy: Policy) -> bool:
    """Whether a policy plays on in thought, and so needs a `Witness` table: it says so in `looks_ahead`.

    A policy around another one says it too: with a property, or by copying its fields as `functools.wraps` does.
    """
    return bool(getattr(policy, "looks_ahead", False))


@dataclass(frozen=True)
class OwnPlayer:
    """A machine player of one rulebook, a `Policy`, with its name and how it plays; a bare function goes by its id."""

    policy: Policy
    name: Message | Text
    about: Message | Text

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        """Answer as the policy does."""
        return self.policy(state, decision, rng)

    @property
    def looks_ahead(self) -> bool:
        """Whether the policy does."""
        return looks_ahead(self.policy)


WON, LOST = 10_000, -10_000
"""The ends of the scale of `Judging.score`."""

SURE = 200
"""Log-odds of victory, in hundredths, at which victory begins to be certain."""


def likely(odds: int) -> int:
    """The score of a side (`Judging.score`) from its odds of victory, given as hundredths of their natural logarithm.

    The score is close to `WON` times (twice the chance less one), so a mean over futures compares chances.
    """
    size = min(WON - 1, WON * abs(odds) // isqrt(odds * odds + SURE * SURE))
    return size if odds > 0 else -size


def verdict(winner: str, side: str) -> int:
    """The score of a side (`Judging.score`) at the end of a game; 0 if nobody has won."""
    return 0 if not winner else WON if winner == side else LOST


class Planner:
    """A policy that looks ahead: it plays on in thought from the position that a `Witness` table puts on a question.

    It reads `decision.position`, because the state that it gets is half changed by the running beat.
    """

    looks_ahead = True

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        """Return a legal answer; `rng` is the player's own luck and tells nothing of the dice to come."""
        raise NotImplementedError


NONE_CHOSEN: Mapping[str, str] = {}


def nothing_more(state: Any) -> bool:
    """Tell nothing beforehand of what is veiled."""
    return False


class Supposed(NamedTuple):
    """A state as a seat may suppose it: guesses replace all that the seat may not know.

    `veiled` names the beats that would reveal what cannot be guessed; `said` tells people what was guessed. `left_out`
    names the veiled beats that an outlook on a whole fight leaves out, as if they held nothing. `guessed` says that
    guesses replace figures on which the end of a fight depends. `foretold` says whether an option has told of the
    veiled beat that comes next: the next check is looked for beyond it, the results of that check are not.
    """

    state: Any
    veiled: Collection[str] = ()
    said: Sequence[Message] = ()
    left_out: Collection[str] = ()
    guessed: bool = False
    foretold: Callable[[Any], bool] = nothing_more


@dataclass(frozen=True)
class Finding:
    """A figure by which a finished game is judged and compared with others.

    `key` is its name in tables of data, `value` a number or an id, `label` its name, `said` the name of such an id.
    """

    key: str
    value: int | str
    label: Message
    said: Message | None = None


State = TypeVar("State")
"""Everything that changes in a game of a rulebook."""


def nothing_adjustable(state: Any) -> Iterable[Adjustable]:
    """Nothing to point at: in this rulebook amendments are typed."""
    return ()


def by_id(name: str, dossier: Any) -> Sayable:
    """Name somebody who is brought by the id alone."""
    return name


def nobody_comes(state: Any) -> Iterable[Arrival]:
    """Nobody to add by pointing: in this rulebook newcomers are typed."""
    return ()


def forget_nothing(state: Any) -> None:
    """Leave a state as it is."""


def no_rounds(state: Any) -> int:
    """No round: players who look ahead judge this rulebook after a number of beats."""
    return 0


def nothing_foregone(state: Any, decision: Decision) -> Answer | None:
    """No answer goes without saying in this rulebook."""
    return None


def never_between(state: Any, decision: Decision) -> bool:
    """No question counts as outside of a turn in this rulebook."""
    return False


def none(state: Any) -> Sequence[Any]:
    """None: no opponents, rows of tables, counted stocks, or people who can be brought into a running game."""
    return ()


def no_boards(state: Any, seat: str, decision: Decision | None) -> Sequence[Board]:
    """The boards of a rulebook that draws none."""
    return ()


def no_sheets(state: Any, seat: str) -> Sequence[Sheet]:
    """The roster of a rulebook without sheets."""
    return ()


def nobody_plays(state: Any, who: str) -> str:
    """No seat: a rulebook without sheets has nobody whom a seat could play."""
    return ""


def each_their_own(state: Any, seat: str) -> Hashable:
    """An insight of its own for each seat."""
    return seat


@dataclass(frozen=True)
class Speech(Generic[State]):
    """Turns questions and events into messages."""

    question: Callable[[State, Decision], Message]
    """Words a question."""

    situation: Callable[[State, Decision], Sequence[Message | Sketch]]
    """Lists what matters for a question."""

    label: Callable[[State, Decision, Answer], Message]
    """Names an answer."""

    effect: Callable[[State, Decision, Answer], Message]
    """Says what an answer does."""

    report: Callable[[State, str, Mapping[str, Any]], Message]
    """Words an event, given by its name and facts."""

    step_label: Callable[[State, str], Message]
    """Names a step of a tally."""

    throw_name: Callable[[str], Message]
    """Names the purpose of a throw, and the kind of a check as counts know it."""

    count_name: Callable[[State, Count], Message]
    """Names a count, whatever its amount; a loss by `place` and `cause`, a row by `table` and `row`."""

    side_name: Callable[[State, str], Sayable]
    """Names a side."""

    parts: Collection[str] = ()
    """The events that begin or end a part of the game, such as a battle or a round; a log shows them as headings."""

    turns: Collection[str] = ()
    """The events that, within a part, begin a phase or somebody's turn."""

    ends: Collection[str] = ()
    """The events that tell who has won and why, where that is told before the event counted as the end of the game."""

    gathers: Mapping[str, str] = field(default_factory=dict)
    """The messages that can be told of several people at once (`-many` behind the id), with the argument naming one."""

    rolled: Collection[str] = ()
    """Those of them that are gathered although dice fall between."""

    series: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Messages that tell all of a row of throws which had one outcome (`-many`), with the arguments that may differ."""

    joins: Mapping[str, Sequence[Join]] = field(default_factory=dict)
    """The messages that become one line with what follows, by the id of the first."""

    idle: Collection[str] = ()
    """The messages that head a turn; with `-idle` behind its id one says that the next heading follows at once."""

    loose: Collection[str] = ()
    """The messages that belong to nobody's turn, under whatever heading they stand."""

    spans: Collection[str] = ()
    """The headings of stretches of turns, left out if nothing is told in them."""

    hollow: Collection[str] = ()
    """The messages that head a phase; one is left out if the next heading of a phase or of a part follows at once."""

    order: Callable[[State, Decision, Sequence[str]], Sequence[str]] = as_asked
    """Sorts the options as people use them: usual first, useless last; rules ask, and records keep, in their own."""

    purpose: Callable[[State, Decision, str], Purpose] = unsaid
    """Says what an option is for. Screens group many options by purpose, each group in the order above."""

    titled: Callable[[State, Decision, Sequence[str]], Message | None] = untitled
    """The heading of options of one purpose where the usual words would mislead; None: the usual words."""

    heading: Callable[[State, Decision, str], Message | None] = under_nothing
    """The heading of an option if many are alike (places), which screens show together; None: no heading."""

    together: Mapping[str, Mapping[str, Sequence[Answer]]] = field(default_factory=dict)
    """The questions of one declaration, which people can answer at once: maps the kind of the first to those that can
    follow, each with default answers: the first legal one if people say nothing, without one the machine player's."""

    skipped: Mapping[str, Answer] = field(default_factory=dict)
    """What a line answers to questions before a declaration that it leaves out: who is asked how to move may shoot."""

    standing: Mapping[str, str] = field(default_factory=dict)
    """The messages that word a question for a standing answer, by its own if that tells figures of its moment."""

    words: Callable[[str], bool] = bool
    """Whether there are words for a message id (the library knows); a ruling that leaves some unsaid is refused."""


@dataclass(frozen=True)
class Sight(Generic[State]):
    """Says what a seat may see; "" stands for people who only look on."""

    view: Callable[[State, str], dict[str, Any]]
    """Shows a seat's view as plain data."""

    facts: Callable[[State], dict[str, Any]]
    """Shows the whole state as readable data, which case files compare with."""

    boards: Callable[[State, str, Decision | None], Sequence[Board]] = no_boards
    """Draws the boards of a seat, with the marks of the question that it is asked (None: no question)."""

    roster: Callable[[State, str], Sequence[Sheet]] = no_sheets
    """Writes the sheets of all who take part, as far as the seat may know them."""

    plays: Callable[[State, str], str] = nobody_plays
    """Names the seat that plays somebody, by the id of their sheet; "" if nobody has such a sheet."""

    insight: Callable[[State, str], Hashable] = each_their_own
    """What lets one seat see more than another: equal insight, the same sheets (and boards while nothing is asked)."""

    readers: Callable[[State, str, Mapping[str, Any]], Collection[str] | None] | None = None
    """Names the seats that learn of an event, None for all. The field is None if everybody learns of everything.

    It is called with the state after the beat, or with the state as it is if a question interrupts the beat. A throw
    has the readers of the next event; `readers` is called for a throw (`event.DICE`) only if no event follows. For real
    dice it is called before the throw, with the running `beat` and the purpose as facts; they enter the faces."""


@dataclass(frozen=True)
class Judging(Generic[State]):
    """Judges a game for odds, statistics and machine players: counts of events, scores of sides, outcomes."""

    counts: Callable[[State, str, Mapping[str, Any]], Sequence[Count]]
    """Says what an event counts for, as the event is told; all odds and statistics come from these counts."""

    side: Callable[[State, str], str]
    """The side that a seat plays for, as counts name it; "" if it plays for none."""

    outcome: Callable[[State], Sequence[Finding] | None]
    """The outcome, None while it is open: `win` (1 or 0, for the people's side), `end`, how long it took, the rest."""

    score: Callable[[State, str], int]
    """Scores the side of a seat as far as the seat can know: `LOST` or `WON` in a decided game; before that, a likelier
    victory scores higher. An even chance scores 0, and so does a seat without a side."""

    rows: Callable[[State], Sequence[Count]] = none
    """The rows of tables that this scenario or encounter can hit; statistics name those that were never hit."""

    stocks: Callable[[State], Sequence[Count]] = none
    """Counts (`stock`) what every side has left of what it spends: for statistics of runs that stop within a battle."""

    lasting: Collection[str] = ()
    """What is spent for good, as the last part of what a count of the kind `spent` names; it is missing later."""

    onward: Mapping[str, str] = field(default_factory=dict)
    """The answer that goes on to the next scenario, whose id is appended, by the kind of the question; empty: none."""

    terms: Collection[str] = ()
    """The kinds of questions that settle what is played, such as the difficulty: another answer is another game."""

    fights: Collection[str] = ()
    """The beats that close a fight within a longer game; the outlook of a fight looks ahead as far as there."""

    fights_won: Collection[str] = ()
    """The results of such fights (`Count.what`) that mean victory for the side for which they count."""


@dataclass(frozen=True)
class Foresight(Generic[State]):
    """Says how to play on in thought: for odds, and for players who look ahead."""

    suppose: Callable[[State, str], Supposed]
    """Replaces what a seat may not know by what it can guess; may change the state that it gets."""

    look_up: Callable[[State, str], Supposed] | None = None
    """The same for the end of a whole fight, with figures out of the book's own records (None: `suppose`)."""

    forget: Callable[[State], None] = forget_nothing
    """Drops between beats what no rule reads any more, so that states with the same future compare equal."""

    round: Callable[[State], int] = no_rounds
    """The number of the running round, at whose end players who look ahead judge; 0: they judge after some beats."""

    closing: Collection[str] = ()
    """The beats that close an action, such as an attack; odds look ahead as far as there."""

    chained: Collection[str] = ()
    """The beats that belong to the same action when they come again, such as a shot that a shot has earned."""

    checking: Collection[str] = ()
    """The events that tell the number of a check, its reasons, and its kind; odds show their steps."""

    unspent: Mapping[str, Sequence[Answer]] = field(default_factory=dict)
    """By question, the answers that spend no more than a check must cost; chances are with the first legal one."""

    aside: Mapping[str, Collection[Answer]] = field(default_factory=dict)
    """The answers beside which no chance stands, by the kind of the question: that check has to do with others."""

    idle: Mapping[str, Answer] = field(default_factory=dict)
    """The answers that let a chance pass, by the kind of the question. Odds of an answer give them for all others."""


@dataclass(frozen=True)
class Sparing(Generic[State]):
    """Says which questions people need not be asked, if they want to be asked less."""

    foregone: Callable[[State, Decision], Answer | None] = nothing_foregone
    """The answer to a question that needs no thought, because only this answer makes sense or nothing depends on it;
    None if the answer matters. People who want to be asked only what matters are not asked it."""

    evident: Mapping[str, Collection[Answer]] = field(default_factory=dict)
    """The answers that the log tells anyway by what follows at once, such as a defence by its roll, by the kind of the
    question. If such a question is answered so without being asked, nothing more is said."""

    between: Callable[[State, Decision], bool] = never_between
    """Whether a question comes outside of the turn of its seat, such as a defence or a chance to step in. People who
    want to be asked only in their own turns are not asked it."""


@dataclass(frozen=True)
class Referee(Generic[State]):
    """The changes that a game master can make."""

    amend: Callable[[State, str, Sequence[str]], None]
    """Applies an amendment, given as its verb and the words after it. Raises `BadAmendment` if it is none."""

    amendments: tuple[Example, ...]
    """Shows by examples how amendments are written."""

    adjustable: Callable[[State], Iterable[Adjustable]] = nothing_adjustable
    """Lists, sheet by sheet, all that can be changed with the pointer, each with the amendment that sets it. Screens
    offer it beside the sheet, and the log words amendments by it."""

    ground: Callable[[State], Iterable[Adjustable]] = nothing_adjustable
    """Lists likewise what can be changed of the scene: `who` is a place, a border by its two squares, or "" for all."""

    arrivals: Callable[[State], Iterable[Arrival]] = nobody_comes
    """Lists the ways to add somebody: a record, a side, a place."""

    brings: Callable[[State], Sequence[Blank]] = none
    """The parts after the dossier in `bring ID DOSSIER PART...`, which brings somebody from a file; none: not now."""

    newcomer: Callable[[str, Any], Sayable] = by_id
    """Names the person whom such an amendment brings, given the id and the dossier as plain data."""

    def all_adjustable(self, state: State) -> Iterator[Adjustable]:
        """All that can be changed with the pointer: what stands on sheets, and what belongs to the scene."""
        yield from self.adjustable(state)
        yield from self.ground(state)


@dataclass(frozen=True)
class Rulebook(Generic[State]):
    """One executable book of rules, generic in its state."""

    id: str
    """Its name everywhere."""

    version: str
    """The version that saves name."""

    prefix: str
    """The beginning of the ids of its clauses ("SK"), and in small letters of those of its messages ("sk-")."""

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
    """The machine players, the default one first."""

    commands: Commands
    """The rolls that people can type outside of any game."""

    speech: Speech[State]
    """What it says, in messages of both languages."""

    sight: Sight[State]
    """What each seat may see."""

    judging: Judging[State]
    """What a game is worth, for odds, statistics and machine players."""

    foresight: Foresight[State]
    """How to play on in thought."""

    referee: Referee[State]
    """What a game master can change."""

    sparing: Sparing[State] = field(default_factory=Sparing)
    """What people need not be asked."""

    roles: Roles = field(default_factory=Roles)
    """The names of the facts that say who does what."""

    opponents: Callable[[State], Sequence[str]] = none
    """The seats that a machine takes unless somebody asks for them."""

    def command(self, text: str, chosen: Mapping[str, str] = NONE_CHOSEN) -> Command:
        """Turn a typed roll into a procedure for any table.

        Parameters: the text, and the readings of open points that differ from the defaults, by ruling. Raises
        `BadNotation`, which says where the text stops making sense and what is allowed there, and `BadSetup` for an
        unknown reading.
        """
        return self.commands.read(text, Rulings(self.rulings, chosen))
