"""Dice servers on this computer, reached by names and certificates of a test."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import trustme

from hantei.exchange.calling import Net

NAME = "dice.example.jp"
SERVER = f"https://{NAME}"


@lru_cache
def authority() -> trustme.CA:
    """Who vouches for the names of a test."""
    return trustme.CA()


def trusting() -> ssl.SSLContext:
    """Knows the authority of the test alone."""
    context = ssl.create_default_context()
    authority().configure_trust(context)
    return context


def presenting(name: str = NAME) -> ssl.SSLContext:
    """Says to be this name."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority().issue_cert(name).configure_cert(context)
    return context


async def here(host: str) -> list[str]:
    """Every name leads to this computer."""
    return ["127.0.0.1"]


def reached(port: int) -> Net:
    """A network in which this computer is a public one."""
    return Net(here, lambda address: True, lambda one, other: False, port, trusting())


def said(text: str, *rands: tuple[int, int]) -> bytes:
    """An answer as bcdice-api gives it."""
    found = [{"kind": "normal", "sides": sides, "value": value} for value, sides in rands]
    return json.dumps({"ok": True, "text": text, "secret": False, "rands": found}).encode()


@dataclass
class Asked:
    """What a server has been asked, request by request."""

    net: Net
    requests: list[str]


@asynccontextmanager
async def dice_server(answer: Callable[[str], bytes], name: str = NAME) -> AsyncIterator[Asked]:
    """A server that answers a request with these bytes, head and body, and closes."""
    asked = Asked(reached(0), [])

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = (await reader.readuntil(b"\r\n\r\n")).decode()
        asked.requests.append(request)
        writer.write(answer(request))
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=presenting(name))
    async with server:
        asked.net = reached(server.sockets[0].getsockname()[1])
        yield asked


def plain(body: bytes, status: str = "200 OK", **heads: Any) -> bytes:
    """An answer as it goes over the wire."""
    lines = [
        f"HTTP/1.1 {status}",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in heads.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
