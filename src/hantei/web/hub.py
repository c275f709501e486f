"""Streams: whoever looks at a table gets what has changed for them, as server-sent events."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Any

from starlette.types import Receive, Scope, Send

from hantei.play import SaveError
from hantei.telling.ending import Ending

from .crew import Thought, Timer
from .live import LiveTable
from .pages import rendered
from .store import HOME, Claim
from .trouble import Troubles
from .views import Drawing
from .written import Earshot, PlacedLine

HEADERS = [(b"content-type", b"text/event-stream"), (b"cache-control", b"no-store"), (b"x-accel-buffering", b"no")]

HEARTBEAT = 15.0
"""Seconds between two looks for quiet streams, which say that they are still there, so that nothing between takes them
for dead."""

ALIVE = b":\n\n"

STALLED = 60.0
"""Seconds in which a browser has to take what is sent to it: a connection that takes nothing is given up."""

MOST_WAITING = 200
"""Events that may wait for a slow reader; one more ends the stream, and the browser asks for everything anew."""

Seen = tuple[str, str]
"""Place and language: those who have these in common see the same."""


class Reader:
    """One stream: what is to be sent on it, to whom, and a bell."""

    def __init__(self, seen: Seen, person: str = "") -> None:
        self.seen, self.person = seen, person
        self.waiting: list[bytes] = []
        self.over = self.quiet = False
        self._bell: asyncio.Future[None] | None = None

    def give(self, data: bytes) -> None:
        """Something to be sent."""
        self.quiet = False
        if len(self.waiting) >= MOST_WAITING:
            self.over = True
        elif not self.over:
            self.waiting.append(data)
        self._ring()

    def taken(self) -> bytes:
        """All that waits, to be sent and then forgotten: what a stream held would be held until there is news."""
        data = b"".join(self.waiting)
        self.waiting.clear()
        return data

    def beat(self) -> None:
        """Say that the stream is still there, where nothing has been sent since it was last asked."""
        if self.quiet:
            self.give(ALIVE)
        self.quiet = True

    def end(self) -> None:
        """Nothing more comes."""
        self.over = True
        self._ring()

    def _ring(self) -> None:
        if self._bell and not self._bell.done():
            self._bell.set_result(None)

    async def news(self) -> None:
        """Wait until there is something to be sent, or nothing more comes."""
        self._bell = asyncio.get_running_loop().create_future()
        await self._bell


class Hub:
    """The readers of one table, and what was shown to them last; `claim` says that this server holds the table."""

    def __init__(self, live: LiveTable, claim: Claim = HOME) -> None:
        self.live, self.claim = live, claim
        self.readers: set[Reader] = set()
        self.shown: dict[Seen, dict[str, str]] = {}
        self.behind: set[Seen] = set()
        """Who could not be told the last lines, and gets the whole log the next time."""
        self.heard: dict[Seen, Earshot] = {}
        """What of the log was told them."""
        self.thoughts: dict[tuple[str, str, str, int], Thought] = {}
        """What is thought of the open questions, by moment, key, language and level; on the loop alone."""
        self.clock = ""
        """Where machine seats wait for their time."""
        self.timed = ""
        """What has its time now (`LiveTable.timed`); on the loop alone, as the timer is."""
        self.timer: Timer | None = None
        self.thrown = ""
        """The throw that a dice server has been asked for last (`LiveTable.thrown_elsewhere`); on the loop alone."""
        self.busy: set[asyncio.Task[None]] = set()
        """Machines that answer at once, as they do so; on the loop alone."""
        self.troubles = Troubles(live)
        self.endings: dict[tuple[str, tuple[str, ...] | None], Ending] = {}
        """How the game went, by the moment and the seats that are told of it; under the lock of the table."""
        self.retired = False
        """Whether the table has left the memory."""
        self.looking = False
        """Whether it will soon be looked who is there; on the loop alone."""
        self._drawings: dict[str, tuple[str, Drawing]] = {}
        """Who draws the table in a language, and the stamp of what was drawn last."""
        self._watched: Counter[Seen] = Counter()
        self._counting = Lock()

    def forget(self) -> None:
        """Give up what is thought of questions that stand no longer; called on the loop."""
        for known in [known for known in self.thoughts if self.retired or known[0] != self.live.moment]:
            self.thoughts.pop(known).give_up()

    def retire(self) -> None:
        """The table leaves the memory; called on the loop."""
        self.retired = True
        self.forget()

    def payloads(self) -> Mapping[Seen, bytes]:
        """What has changed, for each kind of reader; called by whoever changed the table, under its lock.

        Raises `SaveError` as `drawing` does.
        """
        live = self.live
        self._check_kept()
        fresh, retold = live.fresh, live.retold
        live.fresh, live.retold = [], False
        found: dict[Seen, bytes] = {}
        drawings: dict[str, Drawing] = {}
        told: dict[tuple[str, str], bytes] = {}
        watched = self.watched()
        changes: dict[Seen, list[tuple[str, str]]] = {}
        for seen in watched:
            lang = seen[1]
            with self.troubles.of(seen):
                if lang not in drawings:
                    drawings[lang] = self.drawing(lang)
                changes[seen] = self._redrawn(drawings[lang], seen)
            behind = retold or seen in self.behind
            self.behind.add(seen)
            with self.troubles.of(seen):
                changes[seen] = [*changes.get(seen, ()), *self._news(drawings[lang], seen, fresh, behind)]
                self.behind.discard(seen)
        for seen in watched:
            changed = [*changes.get(seen, ()), *self.troubles.told(seen)]
            for one in changed:
                if one not in told:
                    told[one] = event(*one)
            if changed:
                found[seen] = b"".join([*map(told.__getitem__, changed), stamped(live.stamp)])
        for drawing in drawings.values():
            drawing.rest()
        return found

    def _redrawn(self, drawing: Drawing, seen: Seen) -> list[tuple[str, str]]:
        """What looks different now to a kind of reader; all of it, where it could not be drawn the last time."""
        before = self.shown.pop(seen, {})
        parts = drawing.parts(seen[0])
        drawn = parts if parts.keys() == before.keys() else drawing.whole(seen[0])
        self.shown[seen] = parts
        return [(name, html) for name, html in drawn.items() if html != before.get(name)]

    def _news(self, drawing: Drawing, seen: Seen, fresh: list[PlacedLine], retold: bool) -> list[tuple[str, str]]:
        """What the log tells a kind of reader; all of it where that is not what it told before and more."""
        ear = self.live.hears(seen[0])
        before, self.heard[seen] = self.heard.get(seen, ear), ear
        if retold or ear != before:
            return [("relog", drawing.log(ear))]
        news = drawing.lines(ear.among(fresh))
        return [("log", news)] if news else []

    def drawing(self, lang: str) -> Drawing:
        """Who draws the table in a language, ready to draw it as it stands now; called under its lock.

        Raises `SaveError` where the table in memory is ahead of the store: nobody sees what is not kept.
        """
        self._check_kept()
        stamp, drawing = self._drawings.get(lang) or ("", Drawing(self.live, lang))
        if stamp != self.live.stamp:
            drawing.anew()
            self._drawings[lang] = self.live.stamp, drawing
        return drawing

    def _check_kept(self) -> None:
        if not self.live.game.journal.is_open:
            raise SaveError("store-write-failed")

    def up_to_date(self, seen: Seen) -> None:
        """A reader knows the table as it stands; called under its lock."""
        place, lang = seen
        self.shown[seen], self.heard[seen] = self.drawing(lang).parts(place), self.live.hears(place)

    def everything(self, seen: Seen) -> bytes:
        """All that a reader sees, for one who has missed something; called under the lock of the table."""
        place, lang = seen
        self.up_to_date(seen)
        drawing = self.drawing(lang)
        events = [event(*one) for one in drawing.whole(place).items()]
        events.append(event("relog", drawing.log(self.heard[seen])))
        return b"".join([*events, stamped(self.live.stamp)])

    def deliver(self, payloads: Mapping[Seen, bytes]) -> None:
        """Hand out what has changed; called on the loop."""
        for reader in self.readers:
            data = payloads.get(reader.seen)
            if data:
                reader.give(data)

    def watched(self) -> list[Seen]:
        """The kinds of readers that there are, those about to be admitted too."""
        with self._counting:
            return list(self._watched)

    def expect(self, reader: Reader) -> None:
        """A reader is about to be admitted: what changes from now on is drawn for it too. From any thread."""
        self.live.presence.come(reader.person, reader.seen[0])
        with self._counting:
            self._watched[reader.seen] += 1

    def admit(self, reader: Reader) -> None:
        """From now on the reader is handed what changes; called on the loop, after all that was drawn before."""
        self.readers.add(reader)

    def send_away(self, *places: str, but: str = "") -> None:
        """Those at these places have lost them, but for one person, and are told so; called on the loop."""
        for reader in self.readers:
            if reader.seen[0] in places and not (but and reader.person == but):
                self._part(reader, "web-place-lost")

    def send_off(self, person: str, place: str) -> None:
        """One person has lost a place, and is told so; called on the loop."""
        for reader in self.readers:
            if (reader.person, reader.seen[0]) == (person, place):
                self._part(reader, "web-place-lost")

    def cut_off(self, person: str) -> None:
        """The cookies of a person have ended, and all who listen by them are told so; called on the loop."""
        for reader in self.readers:
            if reader.person == person:
                self._part(reader, "web-cookies-ended")

    def clear_out(self) -> None:
        """The table is no more, and all who look on are told so; called on the loop."""
        for reader in self.readers:
            self._part(reader, "web-table-gone")

    def _part(self, reader: Reader, message: str) -> None:
        """The last that a reader hears: that there is nothing more to come, and why."""
        catalogue = self.live.shelf.catalogue(reader.seen[1])
        reader.give(event("parted", rendered("table/parted.html", catalogue, {"text": catalogue.say_id(message)})))
        reader.end()

    def dismiss(self) -> None:
        """All streams end, to be asked for anew; called on the loop."""
        for reader in self.readers:
            reader.end()

    def leave(self, reader: Reader) -> None:
        """A stream has ended; called on the loop."""
        self.readers.discard(reader)
        self.live.presence.go(reader.person, reader.seen[0])
        with self._counting:
            self._watched[reader.seen] -= 1
            if not self._watched[reader.seen]:
                del self._watched[reader.seen]
                self.shown.pop(reader.seen, None)
                self.heard.pop(reader.seen, None)
                self.troubles.forget(reader.seen)


def event(name: str, html: str) -> bytes:
    """A named event that carries a fragment, line by line; a lone carriage return would begin a line of its own."""
    data = html.encode().replace(b"\r", b" ").replace(b"\n", b"\ndata: ")
    return b"event: %b\ndata: %b\n\n" % (name.encode(), data)


def stamped(stamp: str) -> bytes:
    """The event that ends what was sent of a change, and names the state that is now shown."""
    return f"event: stamp\nid: {stamp}\ndata:\n\n".encode()


class Stream:
    """The answer to a browser that listens."""

    def __init__(self, hub: Hub, reader: Reader, left: Callable[[Hub], None]) -> None:
        self.hub, self.reader, self.left = hub, reader, left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(self._gone(receive))

        async def more(body: bytes) -> None:
            async with asyncio.timeout(STALLED):
                await send({"type": "http.response.body", "body": body, "more_body": True})

        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await more(b"retry: 1000\n\n")
            reader = self.reader
            while reader.waiting or not reader.over:
                if reader.waiting:
                    await more(reader.taken())
                else:
                    await reader.news()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except OSError:
            pass  # the browser is gone, or takes nothing
        finally:
            gone.cancel()
            self.hub.leave(self.reader)
            self.left(self.hub)

    async def _gone(self, receive: Receive) -> None:
        while True:
            message: Any = await receive()
            if message["type"] == "http.disconnect":
                self.reader.end()
                return
