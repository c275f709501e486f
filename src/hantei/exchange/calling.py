"""A server of chat tools is asked for a throw (`diceserver`).

Whoever runs a table names the server, so it could be any. It is reached by HTTPS at a public name and a public address
alone, once for a throw, within bounds of time and size; where it sends on to is not followed.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import IPPROTO_TCP
from urllib.parse import urlsplit

import h11

from hantei.core.dice import Dice

from .diceserver import BadDiceServer, ServerThrow, answered, asked

PATIENCE = 5.0
"""Seconds that a throw may take, from looking up the name to the last byte."""

LONGEST = 64 * 1024
"""Bytes of an answer that are read."""

CARRIES_FOUR = ip_network("64:ff9b::/96")
"""Addresses behind which one of the old kind stands (NAT64)."""

NOBODYS = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10")))
"""Networks that are no host's in public although they count as global: assignments of protocols, gateways of old, and
the private addresses that IPv6 had first (RFC 6890, 7526, 3879)."""


Address = IPv4Address | IPv6Address


def public(address: Address) -> bool:
    """Whether an address is one of the public network, also behind what carries it."""
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if isinstance(address, IPv6Address) and address in CARRIES_FOUR:
        inner = IPv4Address(int(address) & 0xFFFFFFFF)
    barred = address.is_private or address.is_multicast or address.is_reserved or address.is_unspecified
    barred = barred or any(address in network for network in NOBODYS)
    return address.is_global and not barred and (inner is None or public(inner))


def near(one: Address, other: Address) -> bool:
    """Whether two addresses belong to one network, as far as that can be told: the same house, the same provider's."""
    if one.version != other.version:
        return False
    ignored = 8 if one.version == 4 else 64
    return int(one) >> ignored == int(other) >> ignored


async def look_up(host: str) -> list[str]:
    """The addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, 443, proto=IPPROTO_TCP)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


@dataclass(frozen=True)
class Net:
    """The network in which servers are reached; tests have one of their own."""

    look_up: Callable[[str], Awaitable[list[str]]] = look_up
    public: Callable[[Address], bool] = public
    near: Callable[[Address, Address], bool] = near
    port: int = 443
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)


async def throw(server: str, dice: Dice, net: Net | None = None) -> ServerThrow:
    """Let a server throw dice. `server` is an address as `dice_server` gives it.

    Raises `BadDiceServer`: `dice-server-hidden` where its name does not lead to a public address,
    `dice-server-silent` where it cannot be reached in time, `dice-server-odd` where it answers something else.
    """
    parts = urlsplit(server)
    target = parts.path + asked(dice)
    try:
        async with asyncio.timeout(PATIENCE):
            data = await _get(parts.hostname or "", target, net or Net(), server)
    except (OSError, h11.ProtocolError, TimeoutError):
        raise BadDiceServer("dice-server-silent", server=server) from None
    found = answered(data, dice)
    if found is None:
        raise BadDiceServer("dice-server-odd", server=server)
    return found


async def _get(host: str, target: str, net: Net, server: str) -> bytes:
    """What a server answers; b"" for anything but a plain answer. Raises `BadDiceServer`, `OSError`, `h11` errors."""
    reader, writer = await _reached(host, net, server)
    try:
        peer = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST)
        heads = {"host": host, "accept": "application/json", "user-agent": f"hantei/{version('hantei')}"}
        asked = h11.Request(method="GET", target=target, headers=[*heads.items(), ("connection", "close")])
        writer.write((peer.send(asked) or b"") + (peer.send(h11.EndOfMessage()) or b""))
        await writer.drain()
        return await _body(peer, reader)
    finally:
        writer.transport.abort()


async def _reached(host: str, net: Net, server: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the very address that was looked at, so that a name cannot lead elsewhere a moment later."""
    places = [ip_address(place) for place in await net.look_up(host)]
    if not places or not all(map(net.public, places)):
        raise BadDiceServer("dice-server-hidden", server=server)
    reader, writer = await asyncio.open_connection(str(places[0]), net.port)
    own = ip_address(writer.get_extra_info("sockname")[0])
    if net.near(own, places[0]):
        writer.transport.abort()
        raise BadDiceServer("dice-server-hidden", server=server)
    await writer.start_tls(net.context, server_hostname=host)
    return reader, writer


async def _body(peer: h11.Connection, reader: asyncio.StreamReader) -> bytes:
    """The body of an answer, once it has come as a whole; b"" for a refusal, for one sent on, for one too long."""
    body = b""
    while True:
        event = peer.next_event()
        if event is h11.NEED_DATA:
            peer.receive_data(await reader.read(LONGEST))
        elif isinstance(event, h11.Response) and event.status_code != 200:
            return b""
        elif isinstance(event, h11.Data):
            body += event.data
            if len(body) > LONGEST:
                return b""
        elif isinstance(event, h11.EndOfMessage):
            return body
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("it broke off")
