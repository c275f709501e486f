"""How long the server waits for what a browser has to say."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0
"""Seconds in which the head of a request has to come, from the first byte on, or from when somebody has connected."""


class Patient(HttpToolsProtocol):
    """A connection that is closed where the head of a request does not come in time: uvicorn waits for ever."""

    _late: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody has connected."""
        super().connection_made(cast(Transport, transport))
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something has come: of a new request where none is under way."""
        under_way: Any = self.cycle
        if self._late is None and (under_way is None or under_way.response_complete):
            self._wait()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is connected any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._late = self.loop.call_later(HEAD, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
