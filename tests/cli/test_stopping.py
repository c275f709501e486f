"""A server that stops while a request waits for something that does not come."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hantei.cli import serving
from hantei.cli.serving import Server
from hantei.web.app import Annex, app
from hantei.web.storage.sqlite import SqliteStore


def test_what_does_not_end_by_itself_is_broken_off_and_nothing_is_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serving, "PATIENCE", 0.05)
    monkeypatch.setattr(serving, "LAST", 0.05)
    ends: list[str] = []

    async def main() -> None:
        waits = asyncio.Event()

        async def stuck(request: Request) -> Response:
            waits.set()
            try:
                await asyncio.Event().wait()
            finally:
                ends.append("broken off")
            return Response()

        server = Server(app(SqliteStore(tmp_path / "tables.db"), annex=Annex([Route("/stuck", stuck)])))
        monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)  # it has a handler of its own
        with socket.create_server(("127.0.0.1", 0)) as door:
            serves = asyncio.ensure_future(server.serve(sockets=[door]))
            _, writer = await asyncio.open_connection("127.0.0.1", door.getsockname()[1])
            writer.write(b"GET /stuck HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await waits.wait()
            server.should_exit = True
            await serves
            writer.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())
    assert ends == ["broken off"]
    assert caplog.messages == []
