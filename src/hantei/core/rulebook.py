"""A rulebook as a value: everything the rest of Hantei needs to know about one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import isqrt
from random import Random
from typing import Any, NamedTuple

from .agenda import Beats
from .board import Board
from .command import Command, Commands, Example
from .decision import Answer, Decision
from .message import Message, Sayable, Sketch
from .roster import Sheet
from .rulings import Ruling, Rulings

Policy = Callable[[Any, Decision, Random], Answer]
"""A machine player: from the state, the question and a source of luck of its own to a legal answer."""


WON, LOST = 10_000, -10_000
"""The ends of the scale of `Rulebook.score`."""

SURE = 200
"""Hundredths of log-odds from which on a victory begins to be certain."""


def likely(odds: int) -> int:
    """How well a side stands (`Rulebook.score`) by the odds of its victory, as hundredths of their natural logarithm.

    Close to twice the chance less one, times `WON`, so that machine players who average over futures compare chances.
    """
    size = min(WON - 1, WON * abs(odds) // isqrt(odds * odds + SURE * SURE))
    return size if odds > 0 else -size


class Planner:
    """A policy that looks ahead: it plays on, in thought, from the position that a `Witness` table notes on questions.

    The state it is given stands in the middle of a beat and cannot be run; so it reads `decision.position`.
    """

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        """A legal answer; `rng` is luck of its own and tells nothing of the dice to come."""
        raise NotImplementedError


NONE_CHOSEN: Mapping[str, str] = {}


COUNTS = ("check", "success", "damage", "down", "lost", "spent", "row", "battle", "round", "result", "end", "win")
"""What can be counted: checks made and those that succeeded (`what`: the kind of check); life or HP lost (of whom);
people out of action (who), and where and to what (`where/cause`); resources spent (which; a name before it where each
has its own); rows of tables hit (`table/row`); battles begun (which), their rounds and their results; the end of the
whole run; and the side that has won it."""


class Count(NamedTuple):
    """What an event counts for, in odds and in statistics: one of `COUNTS`, for whose side ("" for nobody's), of what,
    how much."""

    kind: str
    side: str
    what: str
    amount: int = 1

    @property
    def key(self) -> str:
        """A stable name for the sum of all such counts: "damage/enemy/militia"."""
        return f"{self.kind}/{self.side}/{self.what}"


class Supposed(NamedTuple):
    """A state as a seat may suppose it: a copy in which what the seat may not know is replaced by what it can guess.

    `veiled` names the beats that would bring to light what cannot be guessed; `said` tells people what was guessed.
    """

    state: Any
    veiled: Collection[str] = ()
    said: Sequence[Message] = ()


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


@dataclass(frozen=True)
class Rulebook:
    """One executable book of rules.

    `start(setup)` gives the state of a new game; `load(plain, setup)` the state of a saved one; `finished`, `seats`,
    `view` read it. `label(state, decision, answer)` and `question(state, decision)` name what is asked,
    `effect` what an option does, `report(state, event)` what happened, `step_label(state, label)` a step of a tally and
    `throw_name(why)` what dice are thrown for, as messages. `situation(state, decision)`
    is what matters for the question. `facts(state)` is the readable sheet that case files compare with. `amend` is the
    referee's free hand. `opponents(state)` are the seats that a machine takes unless somebody asks for them. `setup` is
    plain data: scenario or encounter, seats, difficulty, rulings. `amendments` show how the referee's rulings are
    written.

    `counts(state, event, facts)` says what an event counts for, the one source of odds and statistics, read as the
    event is told; `count_name(state, count)` names a count, whatever its amount (that of what is lost by `place` and
    `cause`, that of a row by `table` and `row`); `side(state, seat)` is the side that a seat plays for, as counts name
    it ("" for a seat that plays for none), `side_name(state, side)` what that side is called. `rows(state)` are the
    rows of tables that what is now played can hit, so that those never hit can be told.

    `score(state, seat)` is how well that side stands, from `LOST` to `WON`, as far as the seat can know: these two
    where the matter is decided, in between the more likely a victory the higher, 0 for an even chance and for a seat
    without a side. `round(state)` is the number of the round that runs, by which players who think ahead judge at the
    end of rounds, or 0, where it is judged after a number of beats: for rulebooks in which so many beats are little of
    a round. `suppose(state, seat)` is what the seat may reckon with; it may change the state it is given.
    `forget(state)` takes out of a state between two beats what no rule reads any more, so that positions from which all
    is the same become equal.

    `outcome(state)` is how what a scenario or encounter is about has come out, None while that is open: first `win`
    (1 or 0, for the people's side) and `end`, then how long it took and what is left.

    `closing` names the beats that close an action, such as an attack: odds of what is decided on the way to one of
    them look as far as there.

    `parts` names the events with which a part of the game begins or ends (a battle, a round), `turns` those with which,
    within one, a phase or somebody's turn begins: a log shows them as headings, the first line of what is said of them.

    `commands` are the rolls that people can type outside of any game.

    `boards(state, seat, decision)` are the boards that a seat sees, with what the question asked of it (None where none
    is) makes of them.

    `roster(state, seat)` are the sheets of all who take part, as far as the seat may know them.

    `insight(state, seat)` is what makes the one seat see more than the other: where it is the same, so are the sheets
    of the roster, and the boards while nothing is asked, so that they are described once for all who see the same.

    `readers(state, event, facts)` are the seats that learn of an event, None where everybody does; "" among them stands
    for those who only look on. It is asked with the state after the beat, or as it is where a question interrupts it;
    dice are read by whoever reads what is told next of them, and asked about (`event.DICE`) only where nothing is yet.
    """

    id: str
    version: str
    prefix: str
    beats: Beats
    rulings: tuple[Ruling, ...]
    start: Callable[[Mapping[str, Any]], Any]
    load: Callable[[Any, Mapping[str, Any]], Any]
    finished: Callable[[Any], bool]
    seats: Callable[[Any], Sequence[str]]
    view: Callable[[Any, str], dict[str, Any]]
    situation: Callable[[Any, Decision], Sequence[Message | Sketch]]
    question: Callable[[Any, Decision], Message]
    label: Callable[[Any, Decision, Answer], Message]
    effect: Callable[[Any, Decision, Answer], Message]
    report: Callable[[Any, str, Mapping[str, Any]], Message]
    step_label: Callable[[Any, str], Message]
    throw_name: Callable[[str], Message]
    policies: Mapping[str, Policy]
    amend: Callable[[Any, str, Sequence[str]], None]
    amendments: tuple[Example, ...]
    facts: Callable[[Any], dict[str, Any]]
    counts: Callable[[Any, str, Mapping[str, Any]], Sequence[Count]]
    count_name: Callable[[Any, Count], Message]
    side: Callable[[Any, str], str]
    side_name: Callable[[Any, str], Sayable]
    rows: Callable[[Any], Sequence[Count]]
    outcome: Callable[[Any], Sequence[Finding] | None]
    score: Callable[[Any, str], int]
    commands: Commands
    suppose: Callable[[Any, str], Supposed]
    round: Callable[[Any], int] = lambda state: 0
    forget: Callable[[Any], None] = lambda state: None
    opponents: Callable[[Any], Sequence[str]] = lambda state: ()
    closing: Collection[str] = ()
    parts: Collection[str] = ()
    turns: Collection[str] = ()
    roster: Callable[[Any, str], Sequence[Sheet]] = lambda state, seat: ()
    insight: Callable[[Any, str], Hashable] = lambda state, seat: seat
    boards: Callable[[Any, str, Decision | None], Sequence[Board]] = lambda state, seat, decision: ()
    readers: Callable[[Any, str, Mapping[str, Any]], Collection[str] | None] = lambda state, event, facts: None

    def command(self, text: str, chosen: Mapping[str, str] = NONE_CHOSEN) -> Command:
        """A typed roll as a procedure for any table.

        Parameters: the text, and readings of open points by ruling where they are not the defaults. Raises `BadSetup`
        for a text that cannot be read, saying where and what is allowed there, and for unknown readings.
        """
        return self.commands.read(text, Rulings(self.rulings, chosen))
