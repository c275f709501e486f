"""Leads requests to the server that holds their table, if several servers share a store; streams too.

Any server can get any request, so a load balancer need not know where a table lives. A request is tried here first; if
another server holds its table, it is passed on as it came. Servers know each other by the key of the store.
"""

from __future__ import annotations

import asyncio
import hmac
import ssl
from collections.abc import Awaitable, Coroutine, MutableMapping, Sequence
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import Any

import httpx2
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..http.deeds import SAFE, deed_of, place_in
from ..http.guard import Refusal
from ..http.patience import OF_A_SERVER, STALLED
from ..storage.store import Elsewhere
from .hub import HEARTBEAT

HEAD = b"hantei-led"
"""The header of a request that another server has led here: the address it came from, its scheme, and the proof."""

AWAY = "hantei-away"
"""The header of an answer: the table is not here, and nothing was done."""

LED = "hantei.led"
"""The field in the scope of a request that was led here."""

TRIES = (0.0, 0.1, 0.2, 0.3, 0.5, 0.5, 0.7, 0.7, 1.0, 1.0)
"""Seconds before each attempt; a table may be between two servers for as long as their sum."""

WAITED_FOR = 8.0
"""Seconds after which nothing is attempted any more: a server that has gone without a word takes its time to be found
out, each time anew."""

MOST_KNOWN = 20_000
"""Tables whose server is remembered."""

PATIENCE = httpx2.Timeout(75.0, connect=2.0)
"""Seconds that another server may take: longer than anybody thinks ahead. The body has arrived whole by then."""

LISTENING = httpx2.Timeout(3 * HEARTBEAT, connect=2.0)
"""The same, between two signs of life of a stream."""

HOP = {
    b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"expect", b"content-length",
    HEAD,
}  # fmt: skip
"""Headers that are for the next server alone, or that it makes anew."""


class Body:
    """The body of a request, which can be read more than once."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.read: list[Message] = []

    def again(self) -> Receive:
        """Read it again from its beginning."""
        place = 0

        async def next_part() -> Message:
            nonlocal place
            place += 1
            return self.read[place - 1] if place <= len(self.read) else await self._more()

        return next_part

    async def whole(self) -> bytes:
        """The whole body. Raises `ClientDisconnect` if the sender goes before all of it has come."""
        while not (self.read and not self.read[-1].get("more_body", False)):
            if (await self._more())["type"] == "http.disconnect":
                raise ClientDisconnect
        return b"".join(part.get("body", b"") for part in self.read)

    async def _more(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.read.append(message)
        return message


class Forwarding:
    """Forwards requests to the servers of their tables.

    Parameters: the application; the key of the store; how the certificates of other servers are checked, by the
    authorities of the system if nothing else is said.
    """

    def __init__(self, app: ASGIApp, key: bytes, trusted: ssl.SSLContext | None = None) -> None:
        self.app, self.key = app, key
        self.known: dict[str, str] = {}
        """The servers that hold tables, as far as they are known."""
        limits = httpx2.Limits(max_connections=None, max_keepalive_connections=64)
        checked = trusted or ssl.create_default_context()
        self.client = httpx2.AsyncClient(timeout=PATIENCE, limits=limits, trust_env=False, verify=checked)
        self.stopping = asyncio.Event()
        """Set when this server stops: streams that it passes on end then, and browsers ask another one for them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not deed_of(scope).of_table:
            await self.app(scope, receive, send)
        elif LED in scope:
            await self.here(scope, receive, send)
        else:
            await self.somewhere(scope, receive, send)

    async def here(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that was led here; the other server is told if the table is not here."""
        try:
            await self.app(scope, receive, send)
        except Elsewhere:
            await send({"type": "http.response.start", "status": 421, "headers": [(AWAY.encode(), b"1")]})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def somewhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or where the table lives; a table whose server has just gone is waited for.

        Raises `Refusal`.
        """
        body, name, end = Body(receive), table_in(scope), monotonic() + WAITED_FOR
        for pause in TRIES:
            if monotonic() + pause > end:
                break
            await asyncio.sleep(pause)
            address = self.known.pop(name, "")
            if not address:
                try:
                    await self.app({**scope}, body.again(), send)
                except Elsewhere as away:
                    address = away.address
                else:
                    return
            if address and await self.led(address, scope, body, send):
                self.remember(name, address)
                return
        raise Refusal(503, "web-not-led")

    def remember(self, name: str, address: str) -> None:
        """Remember the server of a table."""
        if name:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[name] = address

    async def led(self, address: str, scope: Scope, body: Body, send: Send) -> bool:
        """Pass a request on. Return whether a server has answered it; False if it did nothing. Raises `Refusal`."""
        stream = deed_of(scope).streams
        path = scope.get("raw_path", scope["path"].encode()).decode("latin-1")
        query = scope["query_string"].decode("latin-1")
        asked = self.client.build_request(
            scope["method"], f"{address}{path}{'?' if query else ''}{query}", headers=self.headers(scope),
            content=await body.whole(), timeout=LISTENING if stream else PATIENCE,
        )  # fmt: skip
        try:
            answer = await self.client.send(asked, stream=True)
        except (httpx2.ConnectError, httpx2.ConnectTimeout):
            return False
        except httpx2.TimeoutException:
            raise Refusal(503, "web-not-led") from None  # it is there and does not answer: nor will it the next time
        except httpx2.HTTPError:
            if scope["method"] in SAFE:
                return False
            raise Refusal(503, "web-not-led") from None  # it may have been done: do not do it twice
        try:
            if AWAY in answer.headers:
                return False
            await passed_on(answer, [gone(body.receive), self.stopping.wait()] if stream else [], send)
        finally:
            await answer.aclose()
        return True

    def headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The headers of a request that is led on, with its origin."""
        found = [(name, value) for name, value in scope["headers"] if name.lower() not in HOP]
        client = (scope.get("client") or ("", 0))[0]
        return [*found, (HEAD, f"{client} {scope['scheme']} {proof(self.key, scope, client)}".encode("latin-1"))]


class Led:
    """Recognises requests that another server has led here, and restores where they came from.

    Parameters: the application, the key of the store.
    """

    def __init__(self, app: ASGIApp, key: bytes) -> None:
        self.app, self.key = app, key

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "http":
            told = next((value for name, value in scope["headers"] if name == HEAD), None)
            if told is not None:
                scope = self.known(scope, told.decode("latin-1"))
        return self.app(scope, receive, send)

    def known(self, scope: Scope, told: str) -> Scope:
        """A request as it came to the server that led it here; as it came here if the proof is wrong."""
        client, _, rest = told.partition(" ")
        scheme, _, proved = rest.partition(" ")
        if scheme not in ("http", "https"):
            return scope
        as_it_came: MutableMapping[str, Any] = {**scope, "scheme": scheme}
        if not hmac.compare_digest(proved.encode("latin-1"), proof(self.key, as_it_came, client).encode()):
            return scope
        scope.get(OF_A_SERVER, int)()
        return {**as_it_came, "client": (client, 0), LED: True}


def proof(key: bytes, scope: Scope, client: str) -> str:
    """The proof for a request, which only a server with the key can make."""
    path = scope.get("raw_path", scope["path"].encode()).decode("latin-1")
    said = "\n".join(("led", client, scope["scheme"], scope["method"], path))
    return hmac.new(key, said.encode("latin-1"), sha256).hexdigest()


def table_in(scope: Scope) -> str:
    """The table that an address names; "" for a link."""
    found = place_in(scope["path"])
    return found[0] if found else ""


async def passed_on(answer: httpx2.Response, ends: Sequence[Coroutine[Any, Any, object]], send: Send) -> None:
    """Pass an answer on as it comes. A stream ends when one of `ends` ends, or when its server goes."""
    headers = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOP - LENGTH]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})

    async def parts() -> None:
        with suppress(httpx2.HTTPError):  # its server has gone: the stream ends, and the browser asks anew
            async for part in answer.aiter_raw():
                async with asyncio.timeout(STALLED):
                    await send({"type": "http.response.body", "body": part, "more_body": True})

    passing = asyncio.ensure_future(parts())
    tasks = [passing, *map(asyncio.ensure_future, ends)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    if not passing.done() or passing.exception() is None:
        await send({"type": "http.response.body", "body": b"", "more_body": False})


LENGTH = {b"content-length"}


async def gone(receive: Receive) -> None:
    """Wait until the reader has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
