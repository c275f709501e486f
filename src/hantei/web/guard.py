"""The guard at the door: where requests come from, how many, how large; and what a page may load.

Pure ASGI, so that streams pass through untouched.
"""

from __future__ import annotations

from asyncio import timeout
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from time import monotonic
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import at, root
from .deeds import MOST_TABLE, SAFE, deed_of
from .people import bearer, person

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"same-origin"),  # `no-referrer` would hide the origin of forms as well
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
"""What every answer tells the browser, unless the page says otherwise."""

FRESH = [*HEADERS, (b"cache-control", b"no-store")]
"""The same for what may look different the next time."""

OPEN = "/v2/"
"""What programs of any origin may ask: nobody is known there, and nothing is kept. Everything there counts as a
request that changes something, since dice are thrown."""

API = "/api/v1/"
"""What programs ask that play at a table: they say who they are, and have the bounds of a browser."""

PERSON, ADDRESS = (20.0, 60.0), (1000.0, 3000.0)
"""Requests that change something: how many a second, and at once, one browser may send; and one
address, behind which a whole house or a proxy may stand, so that nobody gets more by giving away cookies."""

READER, READERS = (100.0, 600.0), (5000.0, 15_000.0)
"""The same for requests that only look."""

MAKER, MAKERS = (0.2, 55.0), (2.0, 600.0)
"""The same for what makes a table, or keeps a scenario or a picture (`Deed.makes`)."""

STREAMS, HOUSE = 64, 4000
"""Streams that one person may have open, and one address; behind that may stand a house, or a proxy."""

BODY, UPLOAD = 20.0, 120.0
"""Seconds in which the body of a request has to come; the longer time where a save file is sent in."""

MOST_DIGITS = 12
"""Digits of a number that is taken for one."""

MOST_KNOWN = 10_000
MOST_NAMES = 100


class Refusal(Exception):
    """A request that is turned away; `status` and the id of what is said."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status, self.message = status, message


class Buckets:
    """How much each sender may still send; parameters: requests a second for long, and at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, sender: str, now: float) -> bool:
        """Whether one more is allowed now."""
        left, since = self._left.pop(sender, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._left[sender] = (max(0.0, left - 1), now)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return left >= 1


class Held:
    """How many of something each sender has at once; parameter: the most."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    @contextmanager
    def one(self, sender: str) -> Iterator[None]:
        """Have one more for a while. Raises `Refusal` where the sender has the most already."""
        if self.held[sender] >= self.most:
            raise Refusal(429, "web-refused-streams")
        self.held[sender] += 1
        try:
            yield
        finally:
            self.held[sender] -= 1
            if not self.held[sender]:
                del self.held[sender]


class Guard:
    """Turns away what no page of ours sends, and tells browsers what pages may do.

    Parameters: the application; the names by which the server may be asked (any, where none are given), so that no
    foreign name can be made to point at this computer.
    """

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = ()) -> None:
        self.app, self.hosts = app, hosts
        self.persons, self.addresses = Buckets(*PERSON), Buckets(*ADDRESS)
        self.reader, self.readers = Buckets(*READER), Buckets(*READERS)
        self.maker, self.makers = Buckets(*MAKER), Buckets(*MAKERS)
        self.streams, self.house = Held(STREAMS), Held(HOUSE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        def headed(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                said = dict(message["headers"])
                usual = HEADERS if scope["path"].startswith(at("/static/")) else FRESH
                message["headers"] = [*message["headers"], *(one for one in usual if one[0] not in said)]
            return send(message)

        try:
            self.check(scope)
            receive = limited(scope, receive, deed_of(scope).most)
            if deed_of(scope).streams:
                sender, address = senders(scope)
                with self.house.one(address), self.streams.one(sender):
                    await self.app(scope, receive, headed)
            else:
                await self.app(scope, receive, headed)
        except ClientDisconnect:
            return  # there is nobody to answer
        except Refusal as refusal:
            scope["refusal"] = refusal  # said by a page of the application, in the reader's language
            there = at(refusals(scope))
            await self.app({**scope, "method": "GET", "path": there, "raw_path": there.encode()}, nothing, headed)

    def check(self, scope: Scope) -> None:
        """Raise `Refusal` for a request that is not to be answered."""
        headers = dict(reversed(scope["headers"]))  # of several of a name the first, as everywhere
        host = headers.get(b"host", b"").decode("latin-1")
        if not hostname(host) or (self.hosts and hostname(host) not in self.hosts):
            raise Refusal(421, "web-refused-host")
        if scope["method"] in SAFE and carries(headers):
            raise Refusal(413, "web-refused-size")
        now, for_all = monotonic(), open_to_all(scope)
        sender, address = senders(scope)
        if scope["method"] in SAFE and not for_all:
            if not (self.readers.take(address, now) and self.reader.take(sender, now)):
                raise Refusal(429, "web-refused-rate")
            return
        if not for_all and not same_origin(headers, host) and not by_program(headers):
            raise Refusal(403, "web-refused-origin")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > MOST_DIGITS or int(length) > deed_of(scope).most:
            raise Refusal(413, "web-refused-size")
        if not (self.addresses.take(address, now) and self.persons.take(sender, now)):
            raise Refusal(429, "web-refused-rate")
        if deed_of(scope).makes and not (self.makers.take(address, now) and self.maker.take(sender, now)):
            raise Refusal(429, "web-refused-tables")


@lru_cache(MOST_NAMES)
def hostname(host: str) -> str | None:
    """The name in a `Host` header, without its port; None where it names none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


@lru_cache(MOST_NAMES)
def netloc(origin: str) -> str:
    """The host that an `Origin` header names, as a `Host` header would; "" where it names none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def same_origin(headers: Mapping[bytes, bytes], host: str) -> bool:
    """Whether a request that changes something comes from a page of this server."""
    origin = headers.get(b"origin")
    if origin is not None:
        return bool(host) and netloc(origin.decode("latin-1")) == host
    return headers.get(b"sec-fetch-site") == b"same-origin"


def carries(headers: Mapping[bytes, bytes]) -> bool:
    """Whether a request has a body: one that only looks needs none."""
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def by_program(headers: Mapping[bytes, bytes]) -> bool:
    """Whether a request names its sender by itself: no browser does so for a page of another origin unasked."""
    return bool(bearer(headers.get(b"authorization", b"").decode("latin-1")))


def refusals(scope: Scope) -> str:
    """Where it is said to a sender why they are turned away."""
    path: str = scope["path"].removeprefix(root())
    return next((f"{one}refused" for one in (OPEN, API) if path.startswith(one)), "/refused")


def open_to_all(scope: Scope) -> bool:
    """Whether programs of any origin may ask for this."""
    return bool(scope["path"].removeprefix(root()).startswith(OPEN))


def senders(scope: Scope) -> tuple[str, str]:
    """Who sends a request, and from where; whoever is not known yet is told by the address."""
    address = house((scope.get("client") or ("", 0))[0])
    return person(HTTPConnection(scope)) or address, address


def house(address: str) -> str:
    """From where an address is: of IPv6 the network, since whoever has one address has all of it."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or IPv6Network((known, 64), strict=False))


def limited(scope: Scope, receive: Receive, most: int) -> Receive:
    """A body that ends in a refusal where it is larger than allowed, whatever its header says, or comes too slowly."""
    if scope["method"] in SAFE:
        return receive
    left, whole = most, False
    end = monotonic() + (UPLOAD if most > MOST_TABLE else BODY)

    async def counted() -> Message:
        nonlocal left, whole
        if whole:  # what is waited for from now on is that the browser goes
            return await receive()
        try:
            async with timeout(end - monotonic()):
                message = await receive()
        except TimeoutError:
            raise Refusal(408, "web-refused-slow") from None
        left -= len(message.get("body", b""))
        whole = not message.get("more_body", False)
        if left < 0:
            raise Refusal(413, "web-refused-size")
        return message

    return counted


async def nothing() -> Message:
    """An empty body."""
    return {"type": "http.request", "body": b"", "more_body": False}
