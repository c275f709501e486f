"""Looks ahead from where a game stands: how likely a side is to win, away from the table, while somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from hantei.lab.course import ChancePoint, Course, Gap
from hantei.play import Session, Snapshot

from ..table.live import LiveTable
from ..working.crew import Crew, Lane, Thought
from ..working.thinking import Glimpse

T = TypeVar("T")

GONE = 2.0
"""Seconds between two looks at whether the reader is still there."""

Gone = Callable[[], Awaitable[bool]]
"""Whether who asks has gone."""

LookKey = tuple[str, str, int]
"""A look: the state of the game, the seat that looks, and how often it has looked before."""


class Lookout:
    """The looks ahead of one table. Call everything on the loop.

    Parameters: the table.
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._found: dict[LookKey, ChancePoint | Gap] = {}
        self._under_way: Thought[ChancePoint | Gap | None] | None = None
        self._moment = ""

    def forget(self, everything: bool) -> None:
        """Give up a look from where the game stands no longer, or any."""
        if everything or self._moment != self._live.moment:
            self._found.clear()
            if self._under_way is not None:
                self._under_way.give_up()

    async def look(
        self, crew: Crew, turn: asyncio.Semaphore, key: LookKey, session: Session, gone: Gone
    ) -> ChancePoint | Gap | None:
        """Find how likely the side of a seat is to win, and add that to the course that the seat sees.

        None if the game has moved on, if it takes too long, if too much is asked, or if nobody waits for it.

        Parameters: the crew; the turn of what takes long (one at a time, so that the odds of questions do not wait);
        what is looked at; a fork of the game that nobody else uses; whether who asks has gone.
        """
        moment, eye, level = key
        async with turn:
            if moment != self._live.moment or await gone():
                return None
            if key not in self._found:
                task = await crew.done(lambda: Glimpse(Snapshot.of(session), eye, level), Lane.PLAY, self._live.id)
                thought = crew.think(task)
                if thought is None:
                    return None
                self._moment, self._under_way = moment, thought
                found = await while_wanted(thought, gone)
                self._under_way = None
                if found is None or moment != self._live.moment:
                    return None
                self._found[key] = found
                await crew.done(lambda: self._add(moment, eye, found), Lane.PLAY, self._live.id)
            return self._found.get(key)

    def _add(self, moment: str, eye: str, found: ChancePoint | Gap) -> None:
        """Add a moment to the course of a seat, if the game still stands there."""
        with self._live.lock:
            if moment == self._live.moment:
                self._live.courses.setdefault(eye, Course()).add(found, moment)


async def while_wanted(thought: Thought[T], gone: Gone) -> T | None:
    """What a thought comes to; it is given up when the one who asked for it has gone, or waits no longer."""
    found = asyncio.ensure_future(thought.found())
    try:
        while not found.done():
            await asyncio.wait([found], timeout=GONE)
            if not found.done() and await gone():
                thought.give_up()
        return found.result()
    finally:
        if not found.done():
            thought.give_up()
            found.cancel()
