"""Work that somebody waits for, each kind where it holds up nobody else; it ends with the server."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from ..http.guard import Held, Quota, Sender
from .crew import Crew, Lane, TooDear
from .turns import FairTurns

T = TypeVar("T")

SMALL = 8 * 1024
"""Bytes that are gone through in a moment, so that another process is not worth its start."""

MOST_LOOKS = 8, 24
"""Looks that may take long which one person, and one address, may have under way; all others wait behind them."""


MOST_THROWS = 24
"""Commands for dice that one address may have waiting: their senders need not say who they are."""


MOST_LOOKED_UP = 100
"""Requests of one address for what books say that may wait: their senders need not say who they are."""


class Stopping(TooDear):
    """Raised for work that takes long where the server stops meanwhile (`web-stopping`)."""

    def __init__(self) -> None:
        super().__init__("web-stopping")


class Work:
    """What requests have done by the crew. Call everything on the loop."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.looks = Quota(*MOST_LOOKS, "web-refused-rate")
        self.throws = Held(MOST_THROWS, "web-refused-rate")
        self.looked_up = Held(MOST_LOOKED_UP, "web-refused-rate")
        self._turns = FairTurns(crew.inspectors)
        self.stopping = False
        self._going: set[asyncio.Future[Any]] = set()
        """Work in other processes, and thoughts, that somebody waits for."""

    async def run(self, work: Callable[[], T], turn: str = "") -> T:
        """Do work that somebody waits for, in the turn of a table where it needs one; see `Crew.start`."""
        return await self.crew.done(work, Lane.PLAY, turn)

    async def look(self, work: Callable[[], T], turn: str = "") -> T:
        """Do work that may take longer in a lane of its own, so that no player waits behind it; see `run`. Raises
        `Stopping` if the server stops before its turn comes."""

        def begun() -> T:
            if self.stopping:
                raise Stopping
            return work()

        return await self.crew.done(begun, Lane.LOOK, turn)

    async def look_long(self, work: Callable[[], T], sender: Sender, turn: str = "") -> T:
        """Do something that may take long for somebody. Raises `Refusal` if they have too much of it under way."""
        with self.looks.one(sender):
            return await self.look(work, turn)

    async def look_up(self, work: Callable[[], T], sender: Sender) -> T:
        """Look something up that is the same for everybody, one thing at a time for an address. Raises `Refusal` if too
        many requests of theirs wait, and as `look`."""
        address = sender[1]
        with self.looked_up.one(address):
            return await self.look(work, f"books {address}")

    async def throw(self, work: Callable[[], T], sender: Sender) -> T:
        """Throw dice as a dice bot does, one command at a time, so that no page waits behind them. Raises `Refusal` if
        too many from its address wait."""
        with self.throws.one(sender[1]):
            return await self.crew.done(work, Lane.DICE)

    async def inspect(self, sender: Sender, work: Callable[..., T], *facts: Any, large: bool = False) -> T:
        """Work on what somebody has sent: in another process with a deadline (`Crew.apart`) if it is `large`, or if its
        facts, pickled, fill more than `SMALL` bytes together. People and addresses take turns there. Raises `Refusal`
        if they have too much of it under way, and as `until_stopped`."""
        with self.looks.one(sender):
            if large or len(pickle.dumps(facts)) > SMALL:
                return await self.until_stopped(self._in_turn(sender, work, facts))
            return await self.look(partial(work, *facts))

    async def _in_turn(self, sender: Sender, work: Callable[..., T], facts: tuple[Any, ...]) -> T:
        async with self._turns.one(sender):
            return await self.crew.apart(work, *facts)

    async def until_stopped(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that is done elsewhere and takes long. Raises `Stopping` if the server stops meanwhile: it is
        given up then."""
        if self.stopping:
            work.close()
            raise Stopping
        going = asyncio.ensure_future(work)
        self._going.add(going)
        try:
            return await going
        except asyncio.CancelledError:
            if self.stopping and going.cancelled():
                raise Stopping from None
            raise
        finally:
            self._going.discard(going)

    def stop(self) -> None:
        """Give up what goes on elsewhere, and begin nothing more that takes long, because the server stops."""
        self.stopping = True
        for going in self._going:
            going.cancel()
