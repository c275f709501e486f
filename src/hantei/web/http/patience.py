"""Closes connections whose request does not arrive, or has no end."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
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
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting, because the connection is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._taken = 0
        self._late = self.loop.call_later(HEAD, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
