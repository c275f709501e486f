"""The recording of one beat: replayed as far as it goes, then continued by dice and machines, or paused for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, TypeVar

from ..core.decision import Answer, Decision, Faces, Fact
from ..core.dice import Dice
from ..core.event import DICE, Count, Event, facts_of_throw
from ..core.rulebook import Rulebook
from ..core.seats import HAND
from ..core.table import MOST_LINES, Endless, Table, trusted
from .asking import Passing, ask_everything
from .cursor import BEGINNING, Cursor, VoicePlace
from .recording import BallotLine, BallotRequest, Line, Record, ThrowLine, ThrowRequest

Machine = Callable[[Decision, Random], Answer]
"""A machine player at a table: gets the question and luck of its own, and returns a legal answer."""

CountsOf = Callable[[str, Mapping[str, Fact]], Sequence[Count]]
"""Finds what an event counts for, from its name and facts."""

L = TypeVar("L", ThrowLine, BallotLine)


NOBODY_WAITS: Mapping[str, Decision] = {}


def counting(rulebook: Rulebook[Any], state: Any) -> CountsOf:
    """The function that counts events in a game, from the state in which they are told."""
    return partial(rulebook.judging.counts, state)


def uncounted(event: str, facts: Mapping[str, Fact]) -> Sequence[Count]:
    """Count nothing, because there is no game."""
    return ()


class Pause(BaseException):
    """Unwinds a beat that needs answers nobody has given yet; no `except Exception` can catch it.

    `decisions` holds the open ones by the keys of their answers, `line` the number of their line in the script, `key`
    what is known of that line. `machines` holds the decisions of machine seats that wait for permission to answer.
    """

    def __init__(
        self,
        decisions: Mapping[str, Decision],
        line: int,
        request: BallotRequest | ThrowRequest,
        machines: Mapping[str, Decision] = NOBODY_WAITS,
    ) -> None:
        super().__init__(line)
        self.decisions, self.line, self.request, self.machines = decisions, line, request, machines


class Diverged(RuntimeError):
    """Raised if the rules do not do what a recording says; nothing is changed.

    `beat` and `line` name the place, `recorded` and `asked` what the recording has and what the rules do.
    """

    def __init__(self, beat: int, line: int, recorded: object, asked: object) -> None:
        super().__init__(f"beat {beat}, line {line}: recorded {recorded!r}, the rules say {asked!r}")
        self.beat, self.line, self.recorded, self.asked = beat, line, recorded, asked


def matching(kind: type[L], line: Line, request: ThrowRequest | BallotRequest, beat: int, at: int) -> L:
    """A recorded line as the throw or ballot that the rules request. Raises `Diverged` if it is another."""
    if not isinstance(line, kind) or line.request != request:
        raise Diverged(beat, at, line.plain(), request.plain())
    return line


HearsUnasked = Callable[[Decision, Answer, int], None]
"""Hears of a question that was answered without asking, and of the number of events in its beat before it."""


def unnoticed(decision: Decision, answer: Answer, told: int) -> None:
    """Nobody wants to know."""


@dataclass
class Beyond:
    """Continues a beat beyond its recording: throws dice, and answers what needs no person.

    The luck of a throw depends on its place (seed, beat, line, purpose), so undoing and repeating gives the same dice.
    A machine's luck depends on the same place and its seat, and never shifts a die.
    """

    seed: str
    """The seed of the game."""

    players: Mapping[str, Machine]
    """The machine players by seat."""

    cursor: Cursor = BEGINNING
    """Where the game stands: it holds the faces set for the next throws, and the throws that fall anew."""

    physical: bool = False
    """Whether people throw real dice."""

    voices: Mapping[VoicePlace, Answer] = field(default_factory=dict)
    """Known answers of machines by their places."""

    follows: bool = False
    """Whether machines give known answers only."""

    going: tuple[int, int] | None = None
    """Where machines may answer: at this beat and line only, or everywhere (None)."""

    passing: Passing = ask_everything
    """Answers further questions without asking."""

    unasked: HearsUnasked = unnoticed
    """Hears of each question that is answered without asking, at once, because the words for it depend on the state."""

    def __post_init__(self) -> None:
        self.forced: list[Sequence[int]] = [*self.cursor.forced]

    def luck(self, beat: int, line: int, why: str) -> Random:
        """The luck of one throw."""
        times = self.cursor.again.count((beat, line))
        return Random(f"{self.seed}/{beat}/{line}/{why}" + (f"/again/{times}" if times else ""))

    def spares(self, beat: int, line: int, who: str, decision: Decision) -> Answer | None:
        """The answer to a person's question that is given without asking; `who` is the key of the decision.

        None if a person or a machine has to answer.
        """
        if decision.who in self.players:
            return None
        return self.passing(decision, (beat, line, who), lambda: self.luck_of(beat, line, who))

    def hears(self, beat: int, line: int, machines: Iterable[str]) -> bool:
        """Whether machines answer here; `machines` holds the keys of their decisions."""
        if self.follows and any((beat, line, who) not in self.voices for who in machines):
            return False
        return self.going is None or self.going == (beat, line)

    def luck_of(self, beat: int, line: int, who: str) -> Random:
        """The luck of the player of a seat."""
        return Random(f"{self.seed}/{beat}/{line}//seat/{who}")

    def answer(self, beat: int, line: int, who: str, decision: Decision) -> Answer:
        """A machine's answer; `who` is the key of the decision. Raises `BadPolicy`."""
        answer = self.voices.get((beat, line, who))
        if answer is None:
            answer = self.players[decision.who](decision, self.luck_of(beat, line, who))
        return trusted(decision, answer)


def ballot(decisions: Sequence[Decision]) -> dict[str, Decision]:
    """Decisions asked together, by the keys of their answers: the seat, then `seat#2`, `seat#3`.

    Raises ValueError if the name of a seat would make two keys equal.
    """
    keyed: dict[str, Decision] = {}
    asked: dict[str, int] = {}
    for decision in decisions:
        asked[decision.who] = count = asked.get(decision.who, 0) + 1
        key = decision.who if count == 1 else f"{decision.who}#{count}"
        if key in keyed:
            raise ValueError(f"two decisions asked at once answer to {key!r}")
        keyed[key] = decision
    return keyed


class ScriptTable(Table):
    """A table that replays the recording of beat number `beat`, then goes on with what lies `beyond`.

    `counting` finds what an event counts for. Without `beyond`, the table pauses at the first throw or question that is
    not recorded. After the run `trace` is the whole recording, `records` what the run added to it, and `events` what
    happened; the first `recalled` of them happened before anything was added.

    Raises `Pause` for people, `Diverged` if the recording does not fit the rules, `BadPolicy` if a machine gives an
    illegal answer.
    """

    def __init__(
        self, lines: Sequence[Line], beat: int, beyond: Beyond | None = None, counting: CountsOf = uncounted
    ) -> None:
        self.lines, self.beat, self.beyond, self.counting = lines, beat, beyond, counting
        self.trace: list[Line] = []
        self.records: list[Record] = []
        self.events: list[Event] = []
        self.recalled = 0

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        at = len(self.trace)
        if at < len(self.lines):
            line = matching(ThrowLine, self.lines[at], ThrowRequest(dice.name, why), self.beat, at)
            if not dice.legal(line.faces):
                raise Diverged(self.beat, at, line.plain(), line.request.plain())
        else:
            line = ThrowLine(dice.name, why, tuple(self._throw(dice, why, who)))
        self._keep(line)
        self.happened(Event(DICE, facts_of_throw(dice, why, line.faces), place=(self.beat, at)))
        return dice.read(line.faces)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        if not decisions:
            return []
        keyed = ballot(decisions)
        request = BallotRequest(decisions[0].kind, decisions[0].clause)
        given: dict[str, Answer] = {}
        at = len(self.trace)
        if at < len(self.lines):
            line = matching(BallotLine, self.lines[at], request, self.beat, at)
            given = dict(line.answers)
            if any(who not in keyed or not keyed[who].legal(answer) for who, answer in given.items()):
                raise Diverged(self.beat, at, line.plain(), [*request.plain(), [d.describe() for d in decisions]])
        missing = {who: decision for who, decision in keyed.items() if who not in given}
        if missing:
            given |= self._answers(missing, request)
        answers = {who: given[who] for who in keyed}
        self._keep(request.line(answers))
        return list(answers.values())

    def counts(self, event: str, facts: Mapping[str, Fact]) -> Sequence[Count]:
        return self.counting(event, facts)

    def happened(self, event: Event) -> None:
        self.events.append(event)
        if not self.records:
            self.recalled += 1

    def finish(self) -> None:
        """End the beat. Raises `Diverged` if the recording goes on."""
        if len(self.trace) < len(self.lines):
            line = self.lines[len(self.trace)]
            raise Diverged(self.beat, len(self.trace), line.plain(), "end of the beat")

    def _keep(self, line: Line) -> None:
        self.trace.append(line)
        if len(self.trace) > MOST_LINES:
            raise Endless(f"beat {self.beat} has more than {MOST_LINES} throws and answers")

    def _throw(self, dice: Dice, why: str, who: str) -> list[int]:
        at, beyond = len(self.trace), self.beyond
        request = ThrowRequest(dice.name, why)
        if beyond is None:
            raise Pause({}, at, request)
        while beyond.forced:  # up to the first that fit; a second run at the same throw drops nothing more
            faces = list(beyond.forced.pop(0))
            if not faces:  # `BY_LUCK`
                break
            if dice.legal(faces):
                self._note("roll", request, faces, forced=True)
                return faces
            self._note("drop", request, faces)
        if beyond.physical:
            raise Pause({HAND: Faces(HAND, why, dice, who)}, at, request)
        faces = dice.throw(beyond.luck(self.beat, at, why))
        self._note("roll", request, faces)
        return faces

    def _note(self, do: str, request: ThrowRequest, faces: Sequence[int], **more: bool) -> None:
        """Note a throw as a line of a save file."""
        self.records.append({"do": do, "at": [self.beat, len(self.trace)], **request.line(faces).record(), **more})

    def _answers(self, missing: Mapping[str, Decision], request: BallotRequest) -> dict[str, Answer]:
        """The answers of machines, and those given without asking, once all people here have answered; nobody waits
        for the answer of another."""
        at, beyond = len(self.trace), self.beyond
        if beyond is None:
            raise Pause(missing, at, request)
        machines = {who: decision for who, decision in missing.items() if decision.who in beyond.players}
        spared = {w: beyond.spares(self.beat, at, w, d) for w, d in missing.items() if w not in machines}
        people = {who: missing[who] for who, answer in spared.items() if answer is None}
        if people:
            raise Pause(people, at, request)
        if machines and not beyond.hears(self.beat, at, machines):
            raise Pause({}, at, request, missing)
        given: dict[str, Answer] = {}
        for who, decision in missing.items():
            answer = spared.get(who)
            if answer is None:
                answer = beyond.answer(self.beat, at, who, decision)
            else:
                beyond.unasked(decision, answer, len(self.events))
            given[who] = answer
            record: Record = {"do": "auto", "at": [self.beat, at], **request._asdict()}
            self.records.append({**record, "who": who, "answer": answer})
        return given
