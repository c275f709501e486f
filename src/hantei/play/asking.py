"""Sets how much a seat is asked: everything, what matters, or only in its own turns.

The rulebook answers the other questions: with the one sensible answer if a question needs no thought, and as its
machine player if the question comes outside of a turn. Such an answer is recorded like that of a machine, so undo goes
back to the last action of a person; and it is told, so that nobody is surprised.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, NamedTuple

from ..core.decision import Amount, Answer, Choice, Decision
from ..core.message import Message
from ..core.rulebook import Policy, Rulebook
from .cursor import Orders, VoicePlace
from .orders import ordered
from .policies import usual_player
from .refused import Refused

EVERYTHING, MATTERS, TURNS = "everything", "matters", "turns"

HOW_MUCH = (EVERYTHING, MATTERS, TURNS)
"""The settings, from everything down."""

LuckAtNeed = Callable[[], Random]
"""Makes the luck for a question, on demand, because that takes as long as a whole beat."""

Passing = Callable[[Decision, VoicePlace, LuckAtNeed], Answer | None]
"""Answers a question without asking, from its place and some luck; None if the person is to be asked."""


def limited(rulebook: Rulebook[Any], state: Any, machines: Collection[str], much: str) -> list[str]:
    """List the seats that start with a setting of their own: those of people who play for a side, so a game master is
    asked everything."""
    side = rulebook.judging.side
    seats = rulebook.seats(state) if much != EVERYTHING else ()
    return [who for who in seats if who not in machines and side(state, who)]


class Passed(NamedTuple):
    """A question that was not asked: its seat, the question and the answer in the words of that moment, and the number
    of events of its move told before."""

    who: str
    question: Message
    answer: Message
    after: int = 0


class Unasked:
    """Notes what people are not asked in a beat, in the words for the `state` as it is at that moment. `found` counts
    the events of the beat."""

    def __init__(self, rulebook: Rulebook[Any], state: Any) -> None:
        self.speech, self.evident, self.state = rulebook.speech, rulebook.sparing.evident, state
        self.found: list[Passed] = []

    def note(self, asked: Decision, answer: Answer, told: int) -> None:
        """Note a question and its answer, unless the log tells it anyway; `told` events of the beat came before it."""
        if answer in self.evident.get(asked.kind, ()):
            return
        question, label = self.speech.question(self.state, asked), self.speech.label(self.state, asked, answer)
        self.found.append(Passed(asked.who, question, label, told))


def check_much(much: str) -> None:
    """Raise `Refused` (`no-such-asking`) for an unknown setting."""
    if much not in HOW_MUCH:
        raise Refused("no-such-asking", typed=much, allowed=[*HOW_MUCH])


def stand_ins(rulebook: Rulebook[Any], asking: Mapping[str, str]) -> list[Policy]:
    """The machine players that may answer for people under these settings."""
    return [usual_player(rulebook)] if TURNS in asking.values() else []


def passing(rulebook: Rulebook[Any], asking: Mapping[str, str], state: Any) -> Passing:
    """Make the answers given without asking in a state, from the settings of the seats."""

    def answered(decision: Decision, place: VoicePlace, luck: LuckAtNeed) -> Answer | None:
        much = asking.get(decision.who, EVERYTHING)
        if much == EVERYTHING or not isinstance(decision, Choice | Amount):
            return None
        answer = rulebook.sparing.foregone(state, decision)
        if answer is None and much == TURNS and rulebook.sparing.between(state, decision):
            answer = usual_player(rulebook)(state, decision, luck())
        return answer if answer is not None and decision.legal(answer) else None

    return answered


def under_orders(rulebook: Rulebook[Any], orders: Orders, rest: Passing) -> Passing:
    """Obey standing orders, and leave all other questions to the `rest`."""

    def answered(decision: Decision, place: VoicePlace, luck: LuckAtNeed) -> Answer | None:
        answer = ordered(rulebook, orders, decision)
        return rest(decision, place, luck) if answer is None else answer

    return answered


def recorded(asking: Mapping[str, str], voices: Mapping[VoicePlace, Answer]) -> Passing:
    """Take the answers given without asking from a file that is followed, because the rulebook may now give others."""

    def answered(decision: Decision, place: VoicePlace, luck: LuckAtNeed) -> Answer | None:
        answer = voices.get(place) if decision.who in asking else None
        return answer if answer is not None and decision.legal(answer) else None

    return answered


def ask_everything(decision: Decision, place: VoicePlace, luck: LuckAtNeed) -> Answer | None:
    """Answer nothing without asking."""
    return None
