"""The guard at the door: limits the origin, number and size of requests, and what a page may load.

It is pure ASGI, so streams pass through untouched.
"""

from __future__ import annotations

from asyncio import timeout
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
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
"""The headers of every answer, unless the page sets them."""

FRESH = [*HEADERS, (b"cache-control", b"no-store")]
"""The same headers for answers that may differ the next time."""

UNDER_WAY = "hantei.under_way"
"""The field in the scope of a request that says how far its answer is."""

OPEN = "/v2/"
"""Addresses open to programs of any origin; nobody is known there, and nothing is kept. Each request there counts as
one that changes something, because it throws dice."""

API = "/api/v1/"
"""Addresses for programs that play at a table. They say who they are, and have the same bounds as a browser."""

PERSON, ADDRESS = (20.0, 60.0), (1000.0, 3000.0)
"""Requests that change something: how many a second, and how many at once. The first pair is for one browser, the
second for one address, which can stand for a whole house or a proxy; without it, dropping cookies would lift the
bound."""

READER, READERS = (100.0, 600.0), (5000.0, 15_000.0)
"""The same bounds for requests that only read."""

MAKER, MAKERS = (0.2, 55.0), (2.0, 600.0)
"""The same bounds for requests that make a table, or keep a scenario or a picture (`Deed.makes`)."""

KEPT, TABLE = (32_768.0, 2.0 * 1024**3), 16 * 1024
"""Bytes that one address may bring to be kept: a second in the long run, and at once. A person's own bounds stand in
the store, but cookies cost nothing. Whatever is made counts as a new table at least."""

UPLOADS, HOUSE_UPLOADS, ALL_UPLOADS = 4, 12, 24
"""Bodies beyond `MOST_TABLE` that may be under way at once, of one person, of one address, and of all: each is held in
memory as a whole, and until it is dealt with."""

STREAMS, HOUSE = 64, 4000
"""Streams that one person, and one address, may have open."""

HOUSE_ASKS = 1000
"""Requests of one address that may be under way at once: with bodies that come slowly, one address could otherwise hold
every connection until they time out."""

BODY, UPLOAD = 20.0, 120.0
"""Seconds in which the body of a request must arrive; the longer time applies to uploads of save files."""

BUSY = "web-refused-uploads"

MOST_DIGITS = 12
"""Digits that a number may have."""

MOST_KNOWN = 10_000
MOST_NAMES = 100


Sender = tuple[str, str]
"""Who sends a request, and from which address (`senders`)."""


class Refusal(Exception):
    """Raised for a request that is refused: the status, and the id of the message."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status, self.message = status, message


class Buckets:
    """Bounds how often each sender asks. Parameters: requests a second in the long run, and at once.

    What is refused is not counted: whoever tries again and again is let in as soon as there is room.
    """

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, sender: str, now: float, count: float = 1) -> bool:
        """Whether one more request is allowed now, or `count` more of what is counted."""
        left, since = self._left.pop(sender, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        allowed = left >= count
        self._left[sender] = (left - count if allowed else left, now)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return allowed

    def spend(self, sender: str, now: float, count: float) -> None:
        """Count what has been done already; a sender in debt is refused until the debt is gone."""
        self.take(sender, now, 0)
        left, since = self._left[sender]
        self._left[sender] = (left - count, since)


class Held:
    """Bounds how many of something each sender has at once. Parameter: the bound."""

    def __init__(self, most: int, message: str = "web-refused-streams") -> None:
        self.most, self.message = most, message
        self.held: Counter[str] = Counter()

    @contextmanager
    def one(self, sender: str) -> Iterator[None]:
        """Hold one more for a while. Raises `Refusal` if the sender is at the bound."""
        if self.held[sender] >= self.most:
            raise Refusal(429, self.message)
        self.held[sender] += 1
        try:
            yield
        finally:
            self.held[sender] -= 1
            if not self.held[sender]:
                del self.held[sender]


class Quota:
    """Bounds how many of something each person, and each address, has at once: cookies cost nothing.

    Parameters: the two bounds, and the message for whoever is at one.
    """

    def __init__(self, person: int, address: int, message: str = "web-refused-streams") -> None:
        self.persons, self.addresses = Held(person, message), Held(address, message)

    @contextmanager
    def one(self, sender: Sender) -> Iterator[None]:
        """Hold one more for a while. Raises `Refusal` if the sender is at a bound."""
        person, address = sender
        with self.addresses.one(address), self.persons.one(person):
            yield


class UnderWay:
    """How far an answer is: whether it has `begun`, so that no other can replace it, and how many bytes were `kept` for
    it that could not be counted beforehand."""

    __slots__ = ("begun", "kept")

    def __init__(self) -> None:
        self.begun = False
        self.kept = 0


class Guard:
    """Refuses what no page of ours sends, and tells browsers what pages may do.

    Parameters: the application; the host names that the server answers to (any if empty), so that no foreign name can
    be pointed at this computer.
    """

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = ()) -> None:
        self.app, self.hosts = app, hosts
        self.persons, self.addresses = Buckets(*PERSON), Buckets(*ADDRESS)
        self.reader, self.readers = Buckets(*READER), Buckets(*READERS)
        self.maker, self.makers = Buckets(*MAKER), Buckets(*MAKERS)
        self.kept = Buckets(*KEPT)
        self.streams = Quota(STREAMS, HOUSE)
        self.asks = Held(HOUSE_ASKS, "web-refused-rate")
        self.uploads, self.all_uploads = Quota(UPLOADS, HOUSE_UPLOADS, BUSY), Held(ALL_UPLOADS, BUSY)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        under_way = scope[UNDER_WAY] = UnderWay()

        def headed(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                under_way.begun = True
                said = dict(message["headers"])
                usual = HEADERS if scope["path"].startswith(at("/static/")) else FRESH
                message["headers"] = [*message["headers"], *(one for one in usual if one[0] not in said)]
            return send(message)

        try:
            self.check(scope)
            receive = limited(scope, receive, deed_of(scope).most)
            with self.counted(scope):
                await self.app(scope, receive, headed)
        except ClientDisconnect:
            return  # there is nobody to answer
        except Refusal as refusal:
            scope["refusal"] = refusal  # a page of the application says it in the reader's language
            there = at(refusals(scope))
            await self.app({**scope, "method": "GET", "path": there, "raw_path": there.encode()}, nothing, headed)
        finally:
            if under_way.kept:
                self.kept.spend(senders(scope)[1], monotonic(), under_way.kept)

    def counted(self, scope: Scope) -> AbstractContextManager[None]:
        """Count a request as long as it is under way. Raises `Refusal` if there are too many."""
        sender = senders(scope)
        if deed_of(scope).streams:
            return self.streams.one(sender)
        return self._large(sender) if is_large(scope) else self.asks.one(sender[1])

    @contextmanager
    def _large(self, sender: Sender) -> Iterator[None]:
        with self.asks.one(sender[1]), self.all_uploads.one(""), self.uploads.one(sender):
            yield

    def check(self, scope: Scope) -> None:
        """Raise `Refusal` for a request that must not be answered.

        The bound of a sender is checked before that of their address, so that whoever exceeds their own takes nothing
        from the others there.
        """
        headers = dict(reversed(scope["headers"]))  # the first of equal names counts, as everywhere
        host = headers.get(b"host", b"").decode("latin-1")
        name = hostname(host)
        named = [header for header, _ in scope["headers"]].count(b"host")
        if not name or named > 1 or (self.hosts and name not in self.hosts):
            raise Refusal(421, "web-refused-host")
        if scope["method"] in SAFE and carries(headers):
            raise Refusal(413, "web-refused-size")
        now, for_all = monotonic(), open_to_all(scope)
        sender, address = senders(scope)
        if scope["method"] in SAFE and not for_all:
            if not (self.reader.take(sender, now) and self.readers.take(address, now)):
                raise Refusal(429, "web-refused-rate")
            return
        if not for_all and not same_origin(headers, host) and not by_program(headers):
            raise Refusal(403, "web-refused-origin")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > MOST_DIGITS or int(length) > deed_of(scope).most:
            raise Refusal(413, "web-refused-size")
        if not (self.persons.take(sender, now) and self.addresses.take(address, now)):
            raise Refusal(429, "web-refused-rate")
        if deed_of(scope).makes and not (self.maker.take(sender, now) and self.makers.take(address, now)):
            raise Refusal(429, "web-refused-tables")
        if (size := brought(scope)) and not self.kept.take(address, now, size):
            raise Refusal(429, "web-refused-kept")


@lru_cache(MOST_NAMES)
def hostname(host: str) -> str | None:
    """The name in a `Host` header, without its port; None if it names none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


@lru_cache(MOST_NAMES)
def netloc(origin: str) -> str:
    """The host of an `Origin` header, written as in a `Host` header; "" if it names none."""
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
    """Whether a request has a body; one that only reads needs none."""
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def is_large(scope: Scope) -> bool:
    """Whether a request may bring a body that is more than a form."""
    if scope["method"] in SAFE or deed_of(scope).most <= MOST_TABLE:
        return False
    length = length_of(scope)
    return length is None or length > MOST_TABLE


def length_of(scope: Scope) -> int | None:
    """The bytes that the body of a request is said to have; None if that is not said."""
    headers = dict(reversed(scope["headers"]))
    return None if b"transfer-encoding" in headers else int(headers.get(b"content-length", b"0"))


def brought(scope: Scope) -> int:
    """The bytes to be kept that a request brings; the most that it may bring if it does not say how many. A request of
    which only the answer knows how much is kept (`Deed.keeps`) counts as one byte."""
    deed = deed_of(scope)
    if not deed.makes:
        return int(deed.keeps)
    length = length_of(scope)
    return max(deed.most if length is None else length, TABLE)


def by_program(headers: Mapping[bytes, bytes]) -> bool:
    """Whether the request names its sender in a header; no browser sends that to another origin unasked."""
    return bool(bearer(headers.get(b"authorization", b"").decode("latin-1")))


def refusals(scope: Scope) -> str:
    """The beginning of the addresses that tell this sender why a request was refused."""
    path: str = scope["path"].removeprefix(root())
    return next((f"{one}refused" for one in (OPEN, API) if path.startswith(one)), "/refused")


def open_to_all(scope: Scope) -> bool:
    """Whether programs of any origin may ask for this."""
    return bool(scope["path"].removeprefix(root()).startswith(OPEN))


def senders(scope: Scope) -> Sender:
    """Who sends a request, and from which address; an unknown sender is named by the address."""
    address = house((scope.get("client") or ("", 0))[0])
    return person(HTTPConnection(scope)) or address, address


@lru_cache(MOST_NAMES)
def house(address: str) -> str:
    """The network or computer of an address: with IPv6, one person has a whole network."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or IPv6Network((known, 64), strict=False))


def limited(scope: Scope, receive: Receive, most: int) -> Receive:
    """A body that raises a refusal if it is too large, whatever its header says, or too slow."""
    if scope["method"] in SAFE:
        return receive
    left, whole = most, False
    end = monotonic() + (UPLOAD if most > MOST_TABLE else BODY)

    async def counted() -> Message:
        nonlocal left, whole
        if whole:  # from here on, the only message is that the browser has gone
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
