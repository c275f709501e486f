"""Machine seats answer away from the threads that serve people: slice by slice, each table in its turn.

Who looks ahead thinks in a process, and what it answers is played here as what is known already: however long they
think, no table waits for the interpreter. Whatever else machines lead to is played by one thread, a slice of a table at
a time; a table that is not done yet queues up anew behind all others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from time import monotonic

from hantei import library
from hantei.core.decision import Answer
from hantei.play import RANDOM, Session, Snapshot
from hantei.play.standing import UNHEARD, Place

from .live import PACES, Live
from .thinking import CORES, Processes, stand_back

SLICE = 0.03
"""Seconds for which machines at one table play before it is another table's turn."""

THOUGHT = 0.2
"""Seconds after which a process that thinks for one table takes up another, once an answer is found."""

Voices = Mapping[Place, Answer]
"""What machines answer, by the place of the question."""


@dataclass(frozen=True)
class Known:
    """What the machines of a table answer from where it stood at a stamp."""

    stamp: str
    voices: Voices


class Machines:
    """The lane in which the machine seats of all tables answer; made and used on the loop."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "machines")
        self.turn = asyncio.Lock()
        """Whose slice it is: whoever has waited longest is next."""
        self._processes = Processes(CORES, stand_back)

    async def known(self, live: Live, at: str) -> Known:
        """What is thought of the questions at which machines wait, as far as they look ahead, and where that holds."""

        def look() -> tuple[str, Snapshot | None]:
            with live.lock:
                asked = live.place == at and live.session.waiting and not quick(live.session)
                return live.stamp, Snapshot.of(live.session) if asked else None

        stamp, snapshot = await asyncio.get_running_loop().run_in_executor(self.thread, look)
        if snapshot is None:
            return Known(stamp, UNHEARD)
        try:
            thought = self._processes.submit(thought_out, snapshot, THOUGHT if at_once(live) else 0.0)
            return Known(stamp, await asyncio.wrap_future(thought))
        except BrokenProcessPool:  # a process was killed: the table queues up anew
            return Known("", UNHEARD)

    def close(self) -> None:
        """The server stops; what is being played is finished."""
        self._processes.close()
        self.thread.shutdown(cancel_futures=True)


def at_once(live: Live) -> bool:
    """Whether machine seats of a table answer one after the other, without a pause."""
    return PACES[live.card.pace] == 0


def play(live: Live, at: str, known: Known) -> None:
    """Let machine seats answer for a slice, if the table still is what it was. Raises `SaveError`."""
    if live.stamp != known.stamp:
        return
    end = monotonic() + SLICE

    def more() -> bool:
        return at_once(live) and monotonic() < end and ready(live.session, known.voices)

    if ready(live.session, known.voices):
        live.go(at, known.voices, more)


def ready(session: Session, voices: Voices) -> bool:
    """Whether the machines that wait need not think first."""
    return quick(session) or all((*session.position, who) in voices for who in session.waiting)


def quick(session: Session) -> bool:
    """Whether all machines that wait answer without looking ahead: as the rulebook's own players do."""
    own = (*session.rulebook.policies, RANDOM)
    return all(session.seats[one.who] in own for one in session.waiting.values())


# In a process that thinks


def thought_out(snapshot: Snapshot, seconds: float) -> Voices:
    """What machines answer from where a game stands: to the first question, and to more for so many seconds."""
    end = monotonic() + seconds
    session = snapshot.session(library.shelf(snapshot.rulebook).rulebook)
    while session.waiting:
        session.go()
        if monotonic() >= end:
            break
    return {(*record["at"], record["who"]): record["answer"] for record in session.drain() if record["do"] == "auto"}
