"""The recording of one beat: played as far as it goes, then by dice and machines, or paused for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from ..core.decision import Answer, Decision, Faces, Fact
from ..core.dice import Dice
from ..core.event import DICE, Count, Event
from ..core.rulebook import Rulebook
from ..core.table import Table
from .asking import Passing, ask_everything
from .orders import ordered
from .standing import NONE, UNHEARD, AskKey, Line, Orders, Place, Record, ThrowKey

Machine = Callable[[Decision, Random], Answer]
"""A machine player at a table: from the question and luck of its own to a legal answer."""

Counting = Callable[[str, Mapping[str, Fact]], Sequence[Count]]
"""From an event's name and facts to what it counts for."""

HAND = "table"
"""The seat that enters the faces of real dice: whoever sits at the table."""

MOST_LINES = 10_000
"""Lines after which a beat is taken to be endless."""


NOBODY: Mapping[str, Decision] = {}


def counting(rulebook: Rulebook[Any], state: Any) -> Counting:
    """What events count for in a game that stands in this state as they are told."""
    return partial(rulebook.judging.counts, state)


def uncounted(event: str, facts: Mapping[str, Fact]) -> Sequence[Count]:
    """What an event counts for where there is no game: nothing."""
    return ()


class Pause(BaseException):
    """Unwinds a beat that needs answers nobody has given yet; no `except Exception` can swallow it.

    `decisions` are the open ones by the key under which they are answered, `line` is where the script stands, `key`
    what is recorded there besides the answers: of a ballot its kind and clause, of a throw its dice and purpose.
    `machines` are the decisions of machine seats that wait to be let answer.
    """

    def __init__(
        self,
        decisions: Mapping[str, Decision],
        line: int,
        key: AskKey | ThrowKey,
        machines: Mapping[str, Decision] = NOBODY,
    ) -> None:
        super().__init__(line)
        self.decisions, self.line, self.key, self.machines = decisions, line, key, machines


class Diverged(RuntimeError):
    """The rules do not do what a recording says; nothing is changed.

    `beat` and `line` name the place, `recorded` and `asked` say what the recording holds and what the rules do.
    """

    def __init__(self, beat: int, line: int, recorded: object, asked: object) -> None:
        super().__init__(f"beat {beat}, line {line}: recorded {recorded!r}, the rules say {asked!r}")
        self.beat, self.line, self.recorded, self.asked = beat, line, recorded, asked


class BadPolicy(RuntimeError):
    """A machine player gave an answer that the rules do not allow: an error in the policy, never in the game."""

    def __init__(self, decision: Decision, answer: object) -> None:
        super().__init__(f"{answer!r} is no legal answer to {decision!r}")
        self.decision, self.answer = decision, answer


class Endless(RuntimeError):
    """A beat or a game that does not come to its end."""


class Beyond:
    """What lies beyond the recording of a beat: where dice come from, and who answers at once.

    Parameters: the seed of the game; `players`, the machine players by seat; `physical`, whether people throw real
    dice; `forced`, the faces that the game master has named for the next throws; `voices`, what machines are known
    to have answered at some places; `again`, the throws (beat, line) that fall anew, each as often as it does;
    `going`, where machines may answer: everywhere (None), or at this beat and line only; `orders`, the answers that
    people have ordered; `passing`, what else is answered without asking people; `follows`, whether machines answer
    nothing but what is known of them; `given` are the questions answered without asking.

    Luck hangs on the place of a throw (seed, beat, line, purpose), so that taking back and repeating gives the same
    dice. A machine draws from a source named after the same place and its seat, and never shifts a die.
    """

    def __init__(
        self,
        seed: str,
        players: Mapping[str, Machine],
        physical: bool = False,
        forced: Sequence[Sequence[int]] = (),
        voices: Mapping[Place, Answer] = UNHEARD,
        again: Sequence[tuple[int, int]] = (),
        going: tuple[int, int] | None = None,
        orders: Orders = NONE,
        passing: Passing = ask_everything,
        follows: bool = False,
    ) -> None:
        self.follows = follows
        self.orders, self.passing = orders, passing
        self.given: list[tuple[Decision, Answer]] = []
        self.seed, self.players, self.physical = seed, players, physical
        self.forced, self.voices = list(forced), voices
        self.again, self.going = again, going

    def luck(self, beat: int, line: int, why: str) -> Random:
        """The source of one throw."""
        times = self.again.count((beat, line))
        return Random(f"{self.seed}/{beat}/{line}/{why}" + (f"/again/{times}" if times else ""))

    def spares(self, beat: int, line: int, who: str, decision: Decision) -> Answer | None:
        """What is answered without asking the person whose question it is; `who` is the key of the decision.

        None where a person has to answer, or a machine.
        """
        if decision.who in self.players:
            return None
        answer = ordered(self.orders, decision)
        if answer is None:
            answer = self.passing(decision, (beat, line, who), self.luck_of(beat, line, who))
        return answer

    def hears(self, beat: int, line: int, machines: Iterable[str]) -> bool:
        """Whether machines answer here; `machines` are the keys of their decisions."""
        if self.follows and any((beat, line, who) not in self.voices for who in machines):
            return False
        return self.going is None or self.going == (beat, line)

    def luck_of(self, beat: int, line: int, who: str) -> Random:
        """The luck of whoever answers for a seat."""
        return Random(f"{self.seed}/{beat}/{line}//seat/{who}")

    def answer(self, beat: int, line: int, who: str, decision: Decision) -> Answer:
        """What a machine answers; `who` is the key of the decision. Raises `BadPolicy`."""
        answer = self.voices.get((beat, line, who))
        if answer is None:
            answer = self.players[decision.who](decision, self.luck_of(beat, line, who))
        if not decision.legal(answer):
            raise BadPolicy(decision, answer)
        return answer


def ballot(decisions: Sequence[Decision]) -> dict[str, Decision]:
    """Decisions asked at once by the key under which each is answered: its seat, then `seat#2`, `seat#3`.

    Raises ValueError where a seat is named so that two keys would be one.
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


class Script(Table):
    """A table that plays a recording of beat number `beat`, then what lies `beyond` it.

    `counting` says what an event counts for. Without anything beyond, the table pauses at the first
    throw or question that the recording does not hold.
    `trace` is the recording as it stands after the run, `records` what the run added to it, `events` what happened;
    `recalled` of them, the first, had happened before anything was added.
    Raises `Pause` for people, `Diverged` where the recording does not fit the rules, `BadPolicy` where a machine
    answers against the rules.
    """

    def __init__(
        self, lines: Sequence[Line], beat: int, beyond: Beyond | None = None, counting: Counting = uncounted
    ) -> None:
        self.lines, self.beat, self.beyond, self.counting = lines, beat, beyond, counting
        self.trace: list[Line] = []
        self.records: list[Record] = []
        self.events: list[Event] = []
        self.recalled = 0

    def roll(self, dice: Dice, why: str) -> int:
        head = ["roll", dice.name, why]
        line = self._recorded(head)
        if line is None:
            line = [*head, self._throw(dice, why)]
        elif not dice.legal(line[-1]):
            raise Diverged(self.beat, len(self.trace), line, head)
        self._keep(line)
        faces: list[int] = line[-1]
        self.happened(Event(DICE, {"dice": dice.name, "why": why, "faces": list(faces)}))
        return dice.read(tuple(faces))

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        if not decisions:
            return []
        keyed = ballot(decisions)
        key = AskKey(decisions[0].kind, decisions[0].clause)
        head = ["ask", *key]
        line = self._recorded(head)
        given: dict[str, Answer] = dict(line[-1]) if line else {}
        if any(who not in keyed or not keyed[who].legal(answer) for who, answer in given.items()):
            raise Diverged(self.beat, len(self.trace), line, [*head, [d.describe() for d in decisions]])
        missing = {who: decision for who, decision in keyed.items() if who not in given}
        if missing:
            given |= self._answers(missing, key)
        answers = {who: given[who] for who in keyed}
        self._keep(key.line(answers))
        return list(answers.values())

    def counts(self, event: str, facts: Mapping[str, Fact]) -> Sequence[Count]:
        return self.counting(event, facts)

    def happened(self, event: Event) -> None:
        self.events.append(event)
        if not self.records:
            self.recalled += 1

    def finish(self) -> None:
        """The beat is over. Raises `Diverged` where the recording goes on."""
        if len(self.trace) < len(self.lines):
            raise Diverged(self.beat, len(self.trace), self.lines[len(self.trace)], "end of the beat")

    def _keep(self, line: Line) -> None:
        self.trace.append(line)
        if len(self.trace) > MOST_LINES:
            raise Endless(f"beat {self.beat} has more than {MOST_LINES} throws and answers")

    def _recorded(self, head: Line) -> Line | None:
        at = len(self.trace)
        if at >= len(self.lines):
            return None
        line = self.lines[at]
        if line[:-1] != head:
            raise Diverged(self.beat, at, line, head)
        return line

    def _throw(self, dice: Dice, why: str) -> list[int]:
        at, beyond = len(self.trace), self.beyond
        record: Record = {"do": "roll", "at": [self.beat, at], "dice": dice.name, "why": why}
        if beyond is None:
            raise Pause({}, at, ThrowKey(dice.name, why))
        while beyond.forced:  # to the first that fit: run again at the same throw, nothing more is dropped
            faces = list(beyond.forced.pop(0))
            if dice.legal(faces):
                self.records.append({**record, "faces": faces, "forced": True})
                return faces
            self.records.append({**record, "do": "drop", "faces": faces})
        if beyond.physical:
            raise Pause({HAND: Faces(HAND, why, dice)}, at, ThrowKey(dice.name, why))
        faces = dice.throw(beyond.luck(self.beat, at, why))
        self.records.append({**record, "faces": faces})
        return faces

    def _answers(self, missing: Mapping[str, Decision], key: AskKey) -> dict[str, Answer]:
        """What machines answer, and what is answered without asking people, once every person has who is asked; none
        waits for another's answer."""
        at, beyond = len(self.trace), self.beyond
        if beyond is None:
            raise Pause(missing, at, key)
        machines = {who: decision for who, decision in missing.items() if decision.who in beyond.players}
        spared = {w: beyond.spares(self.beat, at, w, d) for w, d in missing.items() if w not in machines}
        people = {who: missing[who] for who, answer in spared.items() if answer is None}
        if people:
            raise Pause(people, at, key)
        if machines and not beyond.hears(self.beat, at, machines):
            raise Pause({}, at, key, missing)
        given: dict[str, Answer] = {}
        for who, decision in missing.items():
            answer = spared.get(who)
            if answer is None:
                answer = beyond.answer(self.beat, at, who, decision)
            else:
                beyond.given.append((decision, answer))
            given[who] = answer
            record: Record = {"do": "auto", "at": [self.beat, at], **key._asdict()}
            self.records.append({**record, "who": who, "answer": answer})
        return given
