"""Drawing a game for everybody, to see whether it can be drawn: after an amendment, and where one is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from ..core.decision import Decision, Faces
from ..core.event import DICE
from ..core.message import Complaint, written
from ..core.rulebook import Rulebook
from .hearing import News
from .refused import Refused
from .running import Exhausted
from .script import Diverged

LOOKING_ON = ("referee", "")
"""Who may look besides the seats: the game master, and whoever plays none."""

MOST_ANSWERS = 200
"""Answers to one question that are drawn."""

LONGEST_CAUSE = 200


class Broken(RuntimeError):
    """The rules fail on a state; `cause` is what they raised, in the words of the program."""

    def __init__(self, error: Exception) -> None:
        self.cause = f"{type(error).__name__}: {error}"[:LONGEST_CAUSE]
        super().__init__(self.cause)


@contextmanager
def unbroken() -> Iterator[None]:
    """Turns whatever the rules raise by mistake into `Broken`.

    The one place where every exception is caught: an amendment can make a state that the rules never make, on which
    they may fail anywhere and in any way.
    """
    try:
        yield
    except (Complaint, Diverged, Exhausted):
        raise
    except Exception as error:
        raise Broken(error) from error


@contextmanager
def amended(words: Sequence[str], see: Callable[[], None]) -> Iterator[None]:
    """What comes of an amendment, and seeing it at last: raises `Refused` where the rules fail on either."""
    try:
        with unbroken():
            yield
            see()
    except (Broken, Diverged) as error:
        raise Refused("breaking-amendment", words=" ".join(words), cause=str(error)) from error


def draw(rulebook: Rulebook[Any], state: Any, decisions: Iterable[Decision], news: Iterable[News] = ()) -> None:
    """Draw all that screens show of a state, for every seat, the game master, and whoever looks on.

    Parameters: the rulebook; the state; the open questions; what led there. Nothing is returned: what cannot be drawn
    raises whatever the rulebook raises.
    """
    for seat in dict.fromkeys((*rulebook.seats(state), *LOOKING_ON)):
        rulebook.sight.insight(state, seat)
        list(rulebook.sight.roster(state, seat))
        list(rulebook.sight.boards(state, seat, None))
    for seat in rulebook.seats(state):
        rulebook.sight.view(state, seat)
        if side := rulebook.judging.side(state, seat):
            rulebook.speech.side_name(state, side)
    for decision in decisions:
        draw_question(rulebook, state, decision)
    for one in news:
        for event in one.events:
            if event.name != DICE:
                rulebook.speech.report(one.state, event.name, event.facts)


def draw_question(rulebook: Rulebook[Any], state: Any, decision: Decision) -> None:
    """Draw a question with its situation, its boards and its answers; raises as `draw` does."""
    rulebook.speech.question(state, decision)
    written(rulebook.speech.situation(state, decision))
    list(rulebook.sight.boards(state, decision.who, decision))
    if isinstance(decision, Faces):  # what real dice show is named by nobody
        return
    for answer in [*(decision.all() or ())][:MOST_ANSWERS] or [decision.sample(Random(0))]:
        rulebook.speech.label(state, decision, answer)
        rulebook.speech.effect(state, decision, answer)
