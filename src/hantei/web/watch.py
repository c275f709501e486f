"""For whoever runs a server: a log of what concerns who may do what, and figures of all that is asked.

Pure ASGI, around everything else; neither tells a secret: people are the hashes by which the store knows them, links
are not written down.
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
"""Statuses of requests that were refused: they are noted, whatever was asked for."""

COMING = ("join", "sit")
"""Links that were opened: who guesses at them is noted."""

NOTED = (
    *COMING, "begin", "bring", "fork", "anew", "renew", "remove", "seat", "rule", "force", "again",
    "delegate", "back", "leave", "access", "cookies",
)  # fmt: skip
"""What is noted when it was done: coming in, tables that begin and end, places given and taken, rulings."""

LEADING = (*COMING, "begin", "bring", "fork", "anew")
"""What leads to a table that its own address does not name."""

NOTES = (2.0, 200.0)
"""Notes that one address may cause a second, and at once: nobody fills the disk by being refused."""

METHODS = ("GET", "POST")

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Note = Callable[[str], None]


def asked(method: str, path: str) -> str:
    """What a request is for: the last part of an address of a table, the first of any other."""
    parts = path.removeprefix(root()).strip("/").split("/")
    if parts[0] == "t":
        return parts[3] if len(parts) > 3 else "table"
    if method == "POST" and parts[0] in ("new", "own"):
        return "begin"
    return parts[0] or "start"


def names(routes: Iterable[BaseRoute]) -> Collection[str]:
    """All that requests can be for, by the addresses that are answered."""
    return {asked(method, route.path) for route in routes if isinstance(route, Route | Mount) for method in METHODS}


class AuditLog:
    """Notes, a JSON object on a line each; parameter: what writes a line."""

    def __init__(self, note: Note) -> None:
        self.note = note
        self.most = Buckets(*NOTES)

    def request(self, scope: Scope, name: str, status: int, location: str) -> None:
        """Note a request, where it is one of those that are noted."""
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
    """Counts of what is asked, and what stands in memory, for Prometheus."""

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
        """Count a request; `seconds` until its answer began."""
        self.requests.labels(name, str(status)).inc()
        self.seconds.labels(name).observe(seconds)

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """What stands in memory at this moment."""
        room = self.room()
        hubs = list(room.hubs.values()) if room else []
        yield GaugeMetricFamily("hantei_tables", "Tables in memory.", value=len(hubs))
        yield GaugeMetricFamily("hantei_streams", "Pages that listen.", value=sum(len(hub.readers) for hub in hubs))
        yield GaugeMetricFamily("hantei_thoughts", "Odds thought about.", value=sum(len(hub.thoughts) for hub in hubs))


class Watch:
    """An application that is watched.

    Parameters: the application; what requests can be for, all else is counted as `other`; the log and the figures, if
    they are wanted.
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
