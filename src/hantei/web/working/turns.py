"""Turns at something of which there is little: nobody waits behind all that another has asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..http.guard import Sender

Queue = deque[asyncio.Future[None]]


class FairTurns:
    """Lets some pieces of work go on at once. Among the rest, addresses take turns, then the people of an address; the
    work of one person comes in its order. All is called on the loop.

    Parameter: how many go on at once.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, dict[str, Queue]] = {}
        """What waits, by addresses and people, whoever is next first."""

    @asynccontextmanager
    async def one(self, sender: Sender) -> AsyncIterator[None]:
        """Wait for a turn, and have it for a while."""
        await self.take(sender)
        try:
            yield
        finally:
            self.give()

    async def take(self, sender: Sender) -> None:
        """Wait for a turn; `give` gives it back."""
        if self._free:
            self._free -= 1
            return
        person, address = sender
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come already
                self.give()
            raise

    def give(self) -> None:
        """Give a turn to whoever is next."""
        while self._waiting:
            address = next(iter(self._waiting))
            people = self._waiting.pop(address)
            person = next(iter(people))
            queue = people.pop(person)
            turn = queue.popleft()
            if queue:
                people[person] = queue  # behind all others at the address
            if people:
                self._waiting[address] = people
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
