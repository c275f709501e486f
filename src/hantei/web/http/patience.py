"""Closes connections whose request does not arrive."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0
"""Seconds in which the head of a request must arrive, from its first byte or from the connection on."""


class Patient(HttpToolsProtocol):
    """A connection that closes if the head of a request is late; uvicorn would wait for ever."""

    _late: TimerHandle | None = None

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

    def on_headers_complete(self) -> None:
        """Stop waiting, because the head is complete."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting, because the connection is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._late = self.loop.call_later(HEAD, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
