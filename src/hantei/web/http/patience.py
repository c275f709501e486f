"""Closes connections whose request is late or endless, whose answer nobody takes, or whose address has too many."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter, deque
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .guard import house

HEAD = 10.0
"""Seconds in which the head of a request must arrive, from its first byte or from the connection on."""


MOST_HEAD = 128 * 1024
"""Bytes that a head may have; no browser sends half as much. What came with its last piece is not counted."""

MOST_IN_ALL = 64 * 1024 * 1024
"""Bytes that may come from the end of a head until its answer is complete: the largest body in the smallest pieces. No
other bound counts what follows a body (trailers)."""

STALLED = 60.0
"""Seconds in which a browser must take what it is sent; then its connection is closed."""

OF_A_SERVER = "hantei.of_a_server"
"""The field in the scope of a request that holds what to call once another server has proved that it forwarded the
request."""

HALF, EIGHTH = 2, 8
"""Of all connections that the server may have, one address may have a half, and an eighth that have asked for nothing
yet, so that it keeps nobody else out."""


class HouseTally:
    """Counts what each address has. Parameter: the bound (None: any number)."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Count one more. Return whether it is within the bound. "" is not counted."""
        if address:
            self.held[address] += 1
        return self.most is None or self.held[address] <= self.most

    def go(self, address: str) -> None:
        """Count one less."""
        if address:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]


class Houses:
    """The connections of each address, and those of them that have not asked for anything yet. Parameter: how many
    connections the server may have (None: any number)."""

    def __init__(self, most: int | None = None) -> None:
        self.connections = HouseTally(None if most is None else most // HALF)
        self.early = HouseTally(None if most is None else most // EIGHTH)


class Patient(HttpToolsProtocol):
    """A connection that closes if the head of a request is late, if there is too much of a request, or if nobody takes
    what is sent; uvicorn alone would wait for ever, and keep it all.

    Parameter: the addresses that have connections. A trusted proxy is not among them, nor a server that has proved what
    it is: the people behind them are known with each request, and counted there (`Guard`).
    """

    _late: TimerHandle | None = None
    _stalled: TimerHandle | None = None
    _taken = 0
    _house = ""

    def __init__(self, *facts: Any, houses: Houses, **named: Any) -> None:
        super().__init__(*facts, **named)
        self._houses = houses

    def connection_made(self, transport: BaseTransport) -> None:
        """Start waiting on a new connection. If its address has too many, say so; if too many of these have asked for
        nothing yet, close it."""
        self._unanswered: deque[Any] = deque()
        super().connection_made(cast(Transport, transport))
        if self.client is not None and self.client[0] not in getattr(self.app, "trusted_hosts", ()):
            self._house = house(self.client[0])
        if not self._houses.connections.come(self._house):
            self.limit_concurrency = 0  # what it asks is answered by 503
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take data in, and start waiting if it begins a new request and does not end its head."""
        before: Any = self.cycle
        super().data_received(data)
        if self._late is None and self.cycle is before and (before is None or before.response_complete):
            self._wait()
        self._taken += len(data)
        if self._taken > (MOST_IN_ALL if self._late is None else MOST_HEAD):
            self.transport.close()

    def on_headers_complete(self) -> None:
        """Stop waiting, because the head is complete."""
        self._stop_waiting()
        self._taken = 0
        cast(dict[str, Any], self.scope)[OF_A_SERVER] = self.count_no_more
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_response_complete(self) -> None:
        """Go on to the next request of those that came at once."""
        self._unanswered.popleft()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Wait for the browser to take what it was sent."""
        self._stalled = self.loop.call_later(STALLED, self.hang_up)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stop waiting, because the browser has taken it."""
        self._take()
        super().resume_writing()

    def _take(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting, because the connection is gone."""
        self._stop_waiting()
        self._take()
        self._houses.connections.go(self._house)
        self._leave()
        if self.scope is not None:  # else request and connection would hold each other, and only a search frees cycles
            cast(dict[str, Any], self.scope).pop(OF_A_SERVER, None)
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close the connection at once, whatever is under way on it."""
        self._leave()
        self.transport.abort()

    def count_no_more(self) -> None:
        """Count the connection for no address: another server forwards requests of many people here, each counted with
        the request."""
        self._houses.connections.go(self._house)
        if self._late is not None:
            self._houses.early.go(self._house)
        self._house = ""

    def _leave(self) -> None:
        """Tell every request that nobody waits for its answer. Uvicorn tells only the last one; those before it would
        write to a closed connection."""
        for one in self._unanswered:
            one.disconnected = True
            one.message_event.set()

    def _wait(self) -> None:
        self._taken = 0
        self._late = self.loop.call_later(HEAD, self.transport.close)
        if not self._houses.early.come(self._house):
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
            self._houses.early.go(self._house)
