"""For operators of a server: a log of who was allowed and refused what, and figures about all requests.

Pure ASGI, around everything else. Neither tells a secret: people are hashes, as in the store, and links are not written
down.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Iterable
from datetime import UTC, datetime
from time import monotonic, perf_counter

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import root
from .guard import Buckets, senders
from .room import Room

TURNED_AWAY = (400, 403, 408, 413, 421, 422, 429, 503)
"""The statuses of refused requests, which are always logged."""

COMING = ("join", "sit")
"""Links that people opened; guessing at them is logged."""

NOTED = (
    *COMING, "begin", "bring", "fork", "anew", "renew", "remove", "seat", "rule", "force", "again",
    "delegate", "back", "leave", "access", "cookies",
)  # fmt: skip
"""Actions that are logged when they succeed: coming in, tables that begin and end, places given and taken, rulings."""

LEADING = (*COMING, "begin", "bring", "fork", "anew")
"""Actions that lead to a table that their address does not name."""

NOTES = (2.0, 200.0)
"""Log lines that one address may cause, a second and at once, so that nobody fills the disk with refused requests."""

METHODS = ("GET", "POST")

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

NoteDown = Callable[[str], None]


def asked(method: str, path: str) -> str:
    """The name of a request: the last part of an address of a table, the first part of any other."""
    parts = path.removeprefix(root()).strip("/").split("/")
    if parts[0] == "t":
        return parts[3] if len(parts) > 3 else "table"
    if method == "POST" and parts[0] in ("new", "own"):
        return "begin"
    return parts[0] or "start"


def names(routes: Iterable[BaseRoute]) -> Collection[str]:
    """The names of all requests, from the routes."""
    return {asked(method, route.path) for route in routes if isinstance(route, Route | Mount) for method in METHODS}


class AuditLog:
    """Writes log lines, each a JSON object. Parameter: a function that writes a line."""

    def __init__(self, note: NoteDown) -> None:
        self.note = note
        self.most = Buckets(*NOTES)

    def request(self, scope: Scope, name: str, status: int, location: str) -> None:
        """Log a request if it is one of those to be logged."""
        if not (status in TURNED_AWAY or (name in NOTED and (scope["method"] == "POST" or name in COMING))):
            return
        person, address = senders(scope)
        if not self.most.take(address, monotonic()):
            return
        where = location if name in LEADING else scope["path"]
        parts = where.removeprefix(root()).split("/")
        facts = {"time": datetime.now(UTC).isoformat(timespec="seconds"), "what": name, "status": status}
        if len(parts) > 3 and parts[1] == "t":
            facts |= {"table": parts[2], "place": parts[3]}
        facts |= {"person": person if person != address else "", "address": address}
        self.note(json.dumps(facts, ensure_ascii=False))


class Figures(Collector):
    """Counts requests and what is in memory, for Prometheus."""

    def __init__(self, room: Callable[[], Room | None]) -> None:
        self.registry, self.room = CollectorRegistry(), room
        self.requests = Counter("hantei_requests", "Requests answered.", ["asked", "status"], registry=self.registry)
        self.seconds = Histogram(
            "hantei_answer_seconds",
            "Seconds until an answer begins.",
            ["asked"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.registry.register(self)

    def request(self, name: str, status: int, seconds: float) -> None:
        """Count a request; `seconds` is the time until its answer began."""
        self.requests.labels(name, str(status)).inc()
        self.seconds.labels(name).observe(seconds)

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Report what is in memory now."""
        room = self.room()
        hubs = list(room.hubs.values()) if room else []
        yield GaugeMetricFamily("hantei_tables", "Tables in memory.", value=len(hubs))
        yield GaugeMetricFamily("hantei_streams", "Pages that listen.", value=sum(len(hub.readers) for hub in hubs))
        yield GaugeMetricFamily("hantei_thoughts", "Odds thought about.", value=sum(len(hub.thoughts) for hub in hubs))


class Watch:
    """Watches an application.

    Parameters: the application; the names of requests (all others count as `other`); the log and the figures, if they
    are wanted.
    """

    def __init__(self, app: ASGIApp, known: Collection[str], log: AuditLog | None, figures: Figures | None) -> None:
        self.app, self.known, self.log, self.figures = app, known, log, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        name, begun = asked(scope["method"], scope["path"]), perf_counter()
        name = name if name in self.known else "other"

        def seen(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                status, headers = message["status"], dict(message["headers"])
                if self.figures:
                    self.figures.request(name, status, perf_counter() - begun)
                if self.log:
                    self.log.request(scope, name, status, headers.get(b"location", b"").decode("latin-1"))
            return send(message)

        await self.app(scope, receive, seen)
