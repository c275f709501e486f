"""How much a seat is asked: everything, what matters, or only what its own turns ask.

What is not asked is answered as the rulebook says: what needs no thought by the one sensible answer, what comes outside
of a turn as the rulebook's machine player would. It is recorded as the answer of a machine is, so that undo goes back
to the last thing that a person did, and told, so that nobody is surprised.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, NamedTuple

from ..core.decision import Amount, Answer, Choice, Decision
from ..core.message import Message
from ..core.rulebook import Rulebook
from .refused import Refused
from .standing import Place

EVERYTHING, MATTERS, TURNS = "everything", "matters", "turns"

HOW_MUCH = (EVERYTHING, MATTERS, TURNS)
"""How much can be asked, the most first."""

Passing = Callable[[Decision, Place, Random], Answer | None]
"""What is answered to a question that is not asked, by where it stands, with luck for it; None for one that is."""


def limited(rulebook: Rulebook[Any], state: Any, machines: Collection[str], much: str) -> list[str]:
    """The seats that are to be told how much they are asked as a game begins: those of people. Whoever plays for no
    side, a game master, is asked everything."""
    side = rulebook.judging.side
    seats = rulebook.seats(state) if much != EVERYTHING else ()
    return [who for who in seats if who not in machines and side(state, who)]


class Passed(NamedTuple):
    """A question that was not asked: whose it was, what it was, and what was answered."""

    who: str
    question: Message
    answer: Message


def check_much(much: str) -> None:
    """Raise `Refused` (`no-such-asking`) for what does not say how much is asked."""
    if much not in HOW_MUCH:
        raise Refused("no-such-asking", typed=much, allowed=", ".join(HOW_MUCH))


def passing(rulebook: Rulebook[Any], asking: Mapping[str, str], state: Any) -> Passing:
    """What is answered without asking where a state stands, by how much each seat is asked."""

    def answered(decision: Decision, place: Place, luck: Random) -> Answer | None:
        much = asking.get(decision.who, EVERYTHING)
        if much == EVERYTHING or not isinstance(decision, Choice | Amount):
            return None
        answer = rulebook.judging.foregone(state, decision)
        if answer is None and much == TURNS and rulebook.judging.between(state, decision):
            answer = next(iter(rulebook.policies.values()))(state, decision, luck)
        return answer if answer is not None and decision.legal(answer) else None

    return answered


def recorded(asking: Mapping[str, str], voices: Mapping[Place, Answer]) -> Passing:
    """What was answered without asking in a game that is followed: a rulebook may tell otherwise since."""

    def answered(decision: Decision, place: Place, luck: Random) -> Answer | None:
        answer = voices.get(place) if decision.who in asking else None
        return answer if answer is not None and decision.legal(answer) else None

    return answered


def ask_everything(decision: Decision, place: Place, luck: Random) -> Answer | None:
    """Nothing is answered without asking."""
    return None
