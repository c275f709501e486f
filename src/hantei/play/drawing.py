"""Draws a game for everybody, to find out whether that works: after an amendment, and when a save is opened."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from ..core.decision import Decision, Faces
from ..core.message import Complaint, FaultyFile, Message, written
from ..core.rulebook import Rulebook
from ..core.seats import ONLOOKER, REFEREE
from .hearing import News
from .refused import Refused
from .running import Exhausted
from .script import Diverged

LOOKING_ON = (REFEREE, ONLOOKER)
"""Viewers besides the seats: the game master, and people who play no seat."""

MOST_ANSWERS = 200
"""Answers to one question that are drawn."""

LONGEST_CAUSE = 200


class Broken(Exception):
    """Raised if the rules fail on a state; `cause` is the error that they raised.

    It is no `RuntimeError`: `contextlib` takes one that is raised for a `StopIteration` for the interpreter's own, and
    lets the `StopIteration` through instead.
    """

    def __init__(self, error: Exception) -> None:
        self.cause = f"{type(error).__name__}: {error}"[:LONGEST_CAUSE]
        super().__init__(self.cause)


class Wordless(LookupError):
    """Raised if the rules name a message that no catalogue has; `Broken` says so."""

    def __init__(self, message_id: str) -> None:
        super().__init__(f"no message {message_id!r}")


@contextmanager
def unbroken(*others: type[Exception]) -> Iterator[None]:
    """Turn any bug in the rules into `Broken`; `others` are errors that are no bugs, and pass.

    This is the one place that catches every exception: an amendment, or a file that somebody wrote, can make a state
    that the rules never make, and they can fail on it anywhere and in any way.
    """
    known: tuple[type[Exception], ...] = (Complaint, FaultyFile, Diverged, Exhausted, *others)
    try:
        yield
    except known:
        raise
    except Exception as error:
        raise Broken(error) from error


@contextmanager
def amended(words: Sequence[str], see: Callable[[], None]) -> Iterator[None]:
    """Run an amendment and a look at its result; raises `Refused` if the rules fail on either."""
    try:
        with unbroken():
            yield
            see()
    except (Broken, Diverged) as error:
        raise Refused("breaking-amendment", words=" ".join(words), cause=str(error)) from error


def draw(rulebook: Rulebook[Any], state: Any, decisions: Iterable[Decision], news: Iterable[News] = ()) -> None:
    """Draw all that screens show of a state, for each seat, the game master, and people who look on.

    Parameters: the rulebook, the state, the open questions, and the news that led there. Returns nothing, and raises
    what the rulebook raises if something cannot be drawn, and `Wordless` if something drawn cannot be said.
    """
    for thing in drawn(rulebook, state, decisions, news):
        for message in messages(thing):
            if not rulebook.speech.words(message.id):
                raise Wordless(message.id)


def drawn(
    rulebook: Rulebook[Any], state: Any, decisions: Iterable[Decision], news: Iterable[News] = ()
) -> Iterator[Any]:
    """All that screens show of a state, piece by piece. Parameters, and what is raised, as in `draw`."""
    for seat in dict.fromkeys((*rulebook.seats(state), *LOOKING_ON)):
        rulebook.sight.insight(state, seat)
        yield from rulebook.sight.roster(state, seat)
        yield from rulebook.sight.boards(state, seat, None)
    for seat in rulebook.seats(state):
        rulebook.sight.view(state, seat)
        if side := rulebook.judging.side(state, seat):
            yield rulebook.speech.side_name(state, side)
    for decision in decisions:
        yield from drawn_question(rulebook, state, decision)
    for one in news:
        for event in one.events:
            if event.said is not None:
                yield event.said


def drawn_question(rulebook: Rulebook[Any], state: Any, decision: Decision) -> Iterator[Any]:
    """A question with its situation, its boards and its answers. Raises as `draw` does."""
    speech = rulebook.speech
    yield speech.question(state, decision)
    yield from written(speech.situation(state, decision))
    yield from rulebook.sight.boards(state, decision.who, decision)
    if isinstance(decision, Faces):  # nothing names the faces of real dice
        return
    for answer in [*(decision.all() or ())][:MOST_ANSWERS] or [decision.sample(Random(0))]:
        yield speech.label(state, decision, answer)
        yield speech.effect(state, decision, answer)


def messages(thing: Any) -> Iterator[Message]:
    """All messages that a drawn thing holds, with those that they are filled with."""
    if isinstance(thing, Message):
        yield thing
        thing = thing.args
    if isinstance(thing, str):
        return
    if isinstance(thing, Mapping):
        thing = thing.values()
    elif dataclasses.is_dataclass(thing):
        thing = [getattr(thing, one.name) for one in dataclasses.fields(thing)]
    elif not isinstance(thing, Collection):
        return
    for part in thing:
        yield from messages(part)
