"""What is forwarded to another server, where that server gives no answer."""

from __future__ import annotations

import asyncio

import pytest

from hantei.web.http import guard
from hantei.web.server import forwarding
from hantei.web.server.forwarding import Forwarding
from hantei.web.storage.store import Elsewhere

from .test_bounds import PATH, asked


def test_a_server_that_has_gone_without_a_word_is_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each attempt may take as long as a connection; whoever waits is told so before all of them are made."""
    clock, tried = [0.0], list[str]()
    monkeypatch.setattr(forwarding, "monotonic", lambda: clock[0])
    monkeypatch.setattr(forwarding, "TRIES", (0.0,) * 10)

    class Gone(Forwarding):
        async def led(self, address: str, *_: object) -> bool:
            tried.append(address)
            clock[0] += 3
            return False

    async def elsewhere(*_: object) -> None:
        raise Elsewhere("table", "http://gone")

    async def main() -> None:
        with pytest.raises(guard.Refusal, match="web-not-led"):
            await Gone(elsewhere, b"key")(asked("GET", f"{PATH}/"), guard.nothing, elsewhere)

    asyncio.run(main())
    assert tried == ["http://gone"] * 3
