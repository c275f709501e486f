"""For operators of a server: a log of who was allowed and refused what, and figures about all requests.

Pure ASGI, around everything else. Neither tells a secret: people are hashes, as in the store, and links are not written
down.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from time import monotonic, perf_counter

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..http.deeds import deed_of, place_in
from ..http.guard import Buckets, senders
from ..http.people import HANDED, known_as
from .room import Room

TURNED_AWAY = (400, 403, 408, 413, 421, 422, 429, 503)
"""The statuses of refused requests, which are always logged."""

NOTES = (2.0, 200.0)
"""Log lines that one address may cause, a second and at once, so that nobody fills the disk with refused requests."""

STRANGERS, ALL_STRANGERS = (1 / 60, 10.0), (1.0, 600.0)
"""The same for requests at a table that lead nowhere for whoever sends them (404): of one address, and of all. A robot
makes many of them."""

REFUSALS = (20.0, 2000.0)
"""The same for refusals of all addresses together: somebody with many addresses cannot fill the disk either. What was
granted is always noted."""

AGAIN = (1 / 60, 10.0)
"""How often one warning of the server itself is written, a second and at once: each broken request makes one."""

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

NoteDown = Callable[[str], None]


class AuditLog:
    """Writes log lines, each a JSON object. Parameter: a function that writes a line."""

    def __init__(self, note: NoteDown) -> None:
        self.note = note
        self.most, self.strangers, self.all_strangers = Buckets(*NOTES), Buckets(*STRANGERS), Buckets(*ALL_STRANGERS)
        self.refusals = Buckets(*REFUSALS)

    def request(self, scope: Scope, status: int, location: str) -> None:
        """Log a request if its deed is noted or it was refused. `location` is where the sender is sent on to.

        Somebody to whom the answer hands out a secret is named by that.
        """
        deed = deed_of(scope)
        told = status in TURNED_AWAY or deed.noted
        if not told and not (status == 404 and deed.of_table):
            return
        person, address = senders(scope)
        moment = monotonic()
        if not told and not (self.strangers.take(address, moment) and self.all_strangers.take("", moment)):
            return
        if not self.most.take(address, moment) or (status in TURNED_AWAY and not self.refusals.take("", moment)):
            return
        facts = {"time": datetime.now(UTC).isoformat(timespec="seconds"), "what": deed.name, "status": status}
        where = place_in(location) or place_in(scope["path"])  # of a table that was made or come to, that one
        if where is not None:
            facts |= {"table": where[0], "place": where[1]}
        before, now = person if person != address else "", known_as(scope[HANDED]) if scope.get(HANDED) else ""
        facts |= {"person": before or now, "address": address}
        if before and now:  # their sessions were ended: from here on they have another name
            facts["known_as"] = now
        self.note(json.dumps(facts, ensure_ascii=False))


class RareWarnings(logging.Filter):
    """Lets one warning through now and then, however often it is given; errors always."""

    def __init__(self) -> None:
        super().__init__()
        self._warnings = Buckets(*AGAIN)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        return record.levelno > logging.WARNING or self._warnings.take(record.getMessage(), monotonic())


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
        hubs = list(room.hubs.here.values()) if room else []
        yield GaugeMetricFamily("hantei_tables", "Tables in memory.", value=len(hubs))
        yield GaugeMetricFamily("hantei_streams", "Pages that listen.", value=sum(len(hub.readers) for hub in hubs))
        yield GaugeMetricFamily("hantei_thoughts", "Odds thought about.", value=sum(len(hub.thoughts) for hub in hubs))


class Watch:
    """Watches an application.

    Parameters: the application; the log and the figures, if they are wanted. Requests for unknown addresses count as
    `other`.
    """

    def __init__(self, app: ASGIApp, log: AuditLog | None, figures: Figures | None) -> None:
        self.app, self.log, self.figures = app, log, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = perf_counter()

        def seen(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                status, headers = message["status"], dict(message["headers"])
                if self.figures:
                    self.figures.request(deed_of(scope).name, status, perf_counter() - begun)
                if self.log:
                    sent_to = headers.get(b"location") or headers.get(b"hx-redirect") or b""
                    self.log.request(scope, status, sent_to.decode("latin-1"))
            return send(message)

        await self.app(scope, receive, seen)
