"""Machine seats answer in a lane of their own, so that no request waits: slice by slice, each table in its turn.

The crew thinks for those who look ahead, and what it finds is played here as what is known already. Whatever else
machines lead to is played a slice of a table at a time; a table that is not done yet queues up anew behind all others.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic

from hantei.play import RANDOM, Session, Snapshot
from hantei.play.standing import UNHEARD

from .crew import Crew, Lane
from .live import PACES, LiveTable
from .thinking import Voices

SLICE = 0.03
"""Seconds for which machines at one table play before it is another table's turn."""

THOUGHT = 0.2
"""Seconds after which whoever thinks for one table takes up another, once an answer is found."""


@dataclass(frozen=True)
class Known:
    """What the machines of a table answer from where it stood at a moment."""

    moment: str
    voices: Voices


class Machines:
    """The lane in which the machine seats of all tables answer; made and used on the loop."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.turn = asyncio.Lock()
        """Whose slice it is: whoever has waited longest is next."""

    async def known(self, live: LiveTable, at: str) -> Known:
        """What is thought of the questions at which machines wait, as far as they look ahead, and where that holds."""

        def look() -> tuple[str, Snapshot | None]:
            with live.lock:
                asked = live.place == at and live.session.waiting and not quick(live.session)
                return live.moment, Snapshot.of(live.session) if asked else None

        moment, snapshot = await self.crew.done(look, Lane.MACHINES)
        if snapshot is None:
            return Known(moment, UNHEARD)
        voices = await self.crew.foresee(snapshot, THOUGHT if at_once(live) else 0.0)
        return Known("", UNHEARD) if voices is None else Known(moment, voices)  # without voices it queues up anew


def at_once(live: LiveTable) -> bool:
    """Whether machine seats of a table answer one after the other, without a pause."""
    return PACES[live.card.pace] == 0


def play(live: LiveTable, at: str, known: Known) -> None:
    """Let machine seats answer for a slice, if the table still is what it was. Raises `SaveError`."""
    if live.moment != known.moment or live.prepares:
        return
    end = monotonic() + SLICE

    def more() -> bool:
        return at_once(live) and monotonic() < end and ready(live.session, known.voices)

    if ready(live.session, known.voices):
        live.go(at, known.voices, more)


def ready(session: Session, voices: Voices) -> bool:
    """Whether the machines that wait need not think first."""
    return quick(session) or all((*session.where, who) in voices for who in session.waiting)


def quick(session: Session) -> bool:
    """Whether all machines that wait answer without looking ahead: as the rulebook's own players do."""
    own = (*session.rulebook.policies, RANDOM)
    return all(session.seats[one.who] in own for one in session.waiting.values())
