"""Machine seats answer in a lane of their own, slice by slice, each table in turn, so that no request waits.

The crew thinks for machines that look ahead, and the lane then plays what it found. All other answers are played one
slice of a table at a time; a table with more to do queues up behind the others.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic

from hantei.play import RANDOM, Session, Snapshot
from hantei.play.cursor import UNHEARD

from ..table.by_itself import PACES, let_machines_answer
from ..table.live import LiveTable
from ..working.crew import Crew, Lane
from ..working.thinking import Voices

SLICE = 0.03
"""Seconds for which the machines of one table play before the next table's turn."""

THOUGHT = 0.2
"""Seconds after which a thinker with an answer for one table turns to another."""


class NoVoice(Exception):
    """Raised where nobody can say now what machines answer that look ahead."""


@dataclass(frozen=True)
class Known:
    """The answers of a table's machines, and the moment for which they hold."""

    moment: str
    voices: Voices


class Machines:
    """The lane in which the machine seats of all tables answer. Make and use it on the loop."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.turn = asyncio.Lock()
        """The turn of a table; the one that has waited longest is next."""

    async def known(self, live: LiveTable, at: str) -> Known:
        """Let the crew think about the questions of machines that look ahead. Return the answers, and the moment of
        the game. Raises `NoVoice`."""

        def look() -> tuple[str, Snapshot | None]:
            with live.lock:
                asked = live.asked_at == at and live.session.waiting and not quick(live.session)
                return live.moment, Snapshot.of(live.session) if asked else None

        moment, snapshot = await self.crew.done(look, Lane.MACHINES)
        if snapshot is None:
            return Known(moment, UNHEARD)
        voices = await self.crew.foresee(snapshot, THOUGHT if at_once(live) else 0.0)
        if voices is None:
            raise NoVoice
        return Known(moment, voices)


def at_once(live: LiveTable) -> bool:
    """Whether machine seats of a table answer one after the other, without a pause."""
    return PACES[live.card.pace] == 0


def play(live: LiveTable, at: str, known: Known) -> None:
    """Let machine seats answer for a slice, if the table has not changed. Raises `SaveError`.

    Where the table pauses for them, they answer until there is something to read: nobody waits before an answer that
    shows nothing.
    """
    if live.moment != known.moment or live.prepares:
        return
    end = monotonic() + SLICE

    def more() -> bool:
        return at_once(live) and monotonic() < end and ready(live.session, known.voices)

    while ready(live.session, known.voices):
        told = let_machines_answer(live, at, known.voices, more)
        at = live.asked_at
        if told or not live.session.waiting or monotonic() >= end:
            break


def halt(live: LiveTable, at: str) -> None:
    """If the table has not changed, note that its machine seats cannot answer because their thinking failed."""
    if live.asked_at == at:
        live.halted = live.moment


def ready(session: Session, voices: Voices) -> bool:
    """Whether the waiting machines need not think first."""
    return quick(session) or all((*session.where, who) in voices for who in session.waiting)


def quick(session: Session) -> bool:
    """Whether all waiting machines answer without looking ahead, as the rulebook's own players do."""
    own = (*session.rulebook.policies, RANDOM)
    return all(session.seats[one.who] in own for one in session.waiting.values())
