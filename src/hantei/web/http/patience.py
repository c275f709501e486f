"""Closes connections whose request does not arrive, or has no end."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
from collections import deque
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0
"""Seconds in which the head of a request must arrive, from its first byte or from the connection on."""


MOST_HEAD = 128 * 1024
"""Bytes that a head may have; no browser sends half as much. What came with its last piece is not counted."""

MOST_IN_ALL = 64 * 1024 * 1024
"""Bytes that may come from the end of a head until its answer is complete: the largest body in the smallest pieces.
What follows a body (trailers) is in no other bound."""


class Patient(HttpToolsProtocol):
    """A connection that closes if the head of a request is late, or if there is too much of a request; uvicorn would
    wait for ever, and keep all of it."""

    _late: TimerHandle | None = None
    _taken = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """Start waiting on a new connection."""
        self._unanswered: deque[Any] = deque()
        super().connection_made(cast(Transport, transport))
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take data in, and start waiting if it begins a new request."""
        under_way: Any = self.cycle
        if self._late is None and (under_way is None or under_way.response_complete):
            self._wait()
        super().data_received(data)
        self._taken += len(data)
        if self._taken > (MOST_IN_ALL if self._late is None else MOST_HEAD):
            self.transport.close()

    def on_headers_complete(self) -> None:
        """Stop waiting, because the head is complete."""
        self._stop_waiting()
        self._taken = 0
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_response_complete(self) -> None:
        """Go on to the next request of those that came at once."""
        self._unanswered.popleft()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting, because the connection is gone."""
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close the connection at once, whatever is under way on it."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        """Tell every request that nobody waits for its answer. Uvicorn tells the one that came last alone, and those
        before it would write to a connection that is closed."""
        for one in self._unanswered:
            one.disconnected = True
            one.message_event.set()

    def _wait(self) -> None:
        self._taken = 0
        self._late = self.loop.call_later(HEAD, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
