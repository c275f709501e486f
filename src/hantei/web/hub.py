"""Streams: readers of a table get what has changed for them, as server-sent events."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Any

from starlette.types import Receive, Scope, Send

from hantei.play import SaveError, Session, Snapshot

from .crew import Crew, Lane, Thought, Timer
from .hints import Hints
from .live import LiveTable
from .lookout import Lookout
from .pages import rendered
from .reckoning import Reckoning
from .store import HOME, Claim
from .thinking import Task
from .trouble import Troubles, ViewKey
from .views import Drawing
from .written import Earshot, PlacedLine

HEADERS = [(b"content-type", b"text/event-stream"), (b"cache-control", b"no-store"), (b"x-accel-buffering", b"no")]

HEARTBEAT = 15.0
"""Seconds between signs of life on quiet streams, so that nothing on the way takes them for dead."""

ALIVE = b":\n\n"

NO_LANGUAGE = ""
"""The language of a reader for whom nothing is drawn."""

STALLED = 60.0
"""Seconds in which a browser must take what it is sent; then its connection is closed."""

MOST_WAITING = 200
"""Events that may wait for a slow reader; one more ends the stream, and the browser asks for everything anew."""


class Reader:
    """One stream: the events to send on it, the person, and a bell."""

    draws = True
    """Whether what changes is drawn for it."""

    def __init__(self, seen: ViewKey, person: str = "") -> None:
        self.seen, self.person = seen, person
        self.waiting: list[bytes] = []
        self.over = self.quiet = False
        self._bell: asyncio.Future[None] | None = None

    def give(self, data: bytes) -> None:
        """Send something."""
        self.quiet = False
        if len(self.waiting) >= MOST_WAITING:
            self.over = True
        elif not self.over:
            self.waiting.append(data)
        self._ring()

    def taken(self) -> bytes:
        """Take all events that wait. They are dropped here, since a stream would otherwise hold them until the next
        news."""
        data = b"".join(self.waiting)
        self.waiting.clear()
        return data

    def beat(self) -> None:
        """Send a sign of life, if nothing was sent since the last call."""
        if self.quiet:
            self.give(ALIVE)
        self.quiet = True

    def end(self) -> None:
        """End the stream after what waits."""
        self.over = True
        self._ring()

    def _ring(self) -> None:
        if self._bell and not self._bell.done():
            self._bell.set_result(None)

    async def news(self) -> None:
        """Wait until there is something to send, or the stream ends."""
        self._bell = asyncio.get_running_loop().create_future()
        await self._bell


class Sleeper(Reader):
    """A program that waits for a change: somebody who is there, is woken, and is shown nothing."""

    draws = False

    def __init__(self, place: str, person: str) -> None:
        super().__init__((place, NO_LANGUAGE), person)

    def give(self, data: bytes) -> None:
        """Wake it."""
        self._ring()

    def beat(self) -> None:
        """See `Reader.beat`; there is no connection to be kept alive."""


class Hub:
    """The readers of one table, and what was last shown to them; `claim` shows that this server holds the table."""

    def __init__(self, live: LiveTable, claim: Claim = HOME) -> None:
        self.live, self.claim = live, claim
        self.readers: set[Reader] = set()
        self.shown: dict[ViewKey, dict[str, str]] = {}
        self.behind: set[ViewKey] = set()
        """Kinds of readers that missed the last lines, and get the whole log next time."""
        self.heard: dict[ViewKey, Earshot] = {}
        """What each kind of reader was told of the log."""
        self.thoughts: dict[tuple[str, str, str, int], Thought[Hints]] = {}
        """Thoughts about the open questions, by moment, key, language and level; for the loop alone."""
        self.lookout = Lookout(live)
        self.pausing_at = ""
        """The state at which machine seats wait for the end of their pause."""
        self.unheard = 0
        """Times in a row that nobody could say what machines answer that look ahead; for the loop alone."""
        self.timed = ""
        """What the time limit runs for (`LiveTable.timed`); for the loop alone, as the timer is."""
        self.timer: Timer | None = None
        self.thrown = ""
        """The throw that a dice server has been asked for last (`LiveTable.thrown_elsewhere`); on the loop alone."""
        self.busy: set[asyncio.Task[None]] = set()
        """Answers under way of machines that answer at once; for the loop alone."""
        self.troubles = Troubles(live)
        self.reckoning = Reckoning()
        """How the game went, once it is over; for the loop alone."""
        self.retired = False
        """Whether the table has left the memory."""
        self.used = 0.0
        """When somebody asked for the table last, by the loop's clock; for the loop alone."""
        self.company_due = False
        """Whether a look at who is there is due; for the loop alone."""
        self._drawings: dict[str, tuple[int, Drawing]] = {}
        """The drawing in each language, with the version of the table that it drew last; talk leaves it as it is."""
        self._watched: Counter[ViewKey] = Counter()
        self._counting = Lock()

    @property
    def usable(self) -> bool:
        """Whether the table can be changed: its last write has not failed, and this server holds it."""
        return not self.retired and self.live.game.journal.is_open and self.claim.valid

    def forget(self) -> None:
        """Give up thoughts about questions that are no longer open. Call it on the loop."""
        for known in [known for known in self.thoughts if self.retired or known[0] != self.live.moment]:
            self.thoughts.pop(known).give_up()
        self.lookout.forget(everything=self.retired)

    def think_no_more(self) -> None:
        """Give up all thoughts: whoever waits for them is answered without figures. Call it on the loop."""
        while self.thoughts:
            self.thoughts.popitem()[1].give_up()
        self.lookout.forget(everything=True)

    async def hints(self, crew: Crew, moment: str, session: Session, key: str, lang: str, level: int) -> Hints | None:
        """Get hints on a question as it was at a moment; None if it has changed, or if too much is asked.

        Parameters: the crew, the moment, a fork of the game that nobody else uses, the key of the question, the
        language, and how often it was thought about before. Requests for the same hints share one thought.
        """
        known = (moment, key, lang, level)
        thought = self.thoughts.get(known)
        if thought is None:
            task = await crew.done(lambda: Task(Snapshot.of(session), key, lang, level), Lane.PLAY)
            thought = self.thoughts.get(known) or crew.think(task)
            if thought is None:
                return None
            self.thoughts[known] = thought
            self.forget()  # the table may have changed meanwhile
        return await thought.found()

    def retire(self) -> None:
        """Take the table out of memory. Call it on the loop."""
        self.retired = True
        self.forget()

    def payloads(self) -> Mapping[ViewKey, bytes]:
        """What has changed, for each kind of reader. Call it under the lock, after a change.

        Raises `SaveError` as `drawing` does.
        """
        live = self.live
        self._check_kept()
        fresh, retold = live.fresh, live.retold
        live.fresh, live.retold = [], False
        found: dict[ViewKey, bytes] = {}
        drawings: dict[str, Drawing] = {}
        told: dict[tuple[str, str], bytes] = {}
        watched = self.watched()
        changes: dict[ViewKey, list[tuple[str, str]]] = {}
        for seen in watched:
            lang = seen[1]
            try:
                if lang not in drawings:
                    drawings[lang] = self.drawing(lang)
                changes[seen] = self._redrawn(drawings[lang], seen)
            except Exception:  # noqa: BLE001 - logged, and told to those whom it concerns
                self.troubles.met(seen)
            behind = retold or seen in self.behind
            self.behind.add(seen)
            try:
                changes[seen] = [*changes.get(seen, ()), *self._news(drawings[lang], seen, fresh, behind)]
                self.behind.discard(seen)
            except Exception:  # noqa: BLE001 - logged, and told to those whom it concerns
                self.troubles.met(seen)
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

    def _redrawn(self, drawing: Drawing, seen: ViewKey) -> list[tuple[str, str]]:
        """The parts that look different now to a kind of reader; all parts if the last drawing failed."""
        before = self.shown.pop(seen, {})
        parts = drawing.parts(seen[0])
        drawn = parts if parts.keys() == before.keys() else drawing.whole(seen[0])
        self.shown[seen] = parts
        known = before.items()
        return [part for part in drawn.items() if part not in known]

    def _news(self, drawing: Drawing, seen: ViewKey, fresh: list[PlacedLine], retold: bool) -> list[tuple[str, str]]:
        """The new lines of the log for a kind of reader; the whole log if it does not merely continue what they saw."""
        ear = drawing.sights[seen[0]].ear
        before, self.heard[seen] = self.heard.get(seen, ear), ear
        if retold or ear != before:
            return [("relog", drawing.log(ear))]
        news = drawing.lines(ear.among(fresh)) if fresh else ""
        return [("log", news)] if news else []

    def drawing(self, lang: str) -> Drawing:
        """The drawing in a language, up to date. Call it under the lock.

        Raises `SaveError` if the table in memory is ahead of the store: nobody sees what is not kept.
        """
        self._check_kept()
        version, drawing = self._drawings.get(lang) or (-1, Drawing(self.live, lang))
        if version != self.live.version:
            drawing.anew()
            self._drawings[lang] = self.live.version, drawing
        return drawing

    def _check_kept(self) -> None:
        if not self.live.game.journal.is_open:
            raise SaveError("store-write-failed")

    def up_to_date(self, seen: ViewKey) -> None:
        """Note that a reader knows the table as it is. Call it under the lock."""
        place, lang = seen
        parts = self.drawing(lang).parts(place)
        company = self.shown.get(seen, parts).get("company", "")  # others at the place may not have been told it yet
        self.shown[seen], self.heard[seen] = {**parts, "company": company}, self.live.hears(place)

    def begin(self, reader: Reader, stamp: str) -> None:
        """Give a reader who has seen the table as of a stamp what came since. Call it under the lock."""
        if stamp == self.live.stamp and self.usable:
            self.up_to_date(reader.seen)
            if greeting := self.greeting(reader.seen):
                reader.waiting.append(greeting)
        elif self.usable:
            reader.waiting.append(self.everything(reader.seen))

    def greeting(self, seen: ViewKey) -> bytes:
        """What a reader is told whose page is up to date: who is there, since the page was drawn before its reader
        came, and what is wrong. Call it under the lock."""
        company = self.drawing(seen[1]).company()
        events = [*([("company", company)] if company else []), *self.troubles.told(seen)]
        return b"".join([*(event(*one) for one in events), stamped(self.live.stamp)]) if events else b""

    def everything(self, seen: ViewKey) -> bytes:
        """All that a reader sees, for a reader who has missed something. Call it under the lock."""
        place, lang = seen
        self.up_to_date(seen)
        drawing = self.drawing(lang)
        events = [event(*one) for one in drawing.whole(place).items()]
        events.append(event("relog", drawing.log(self.heard[seen])))
        events += [event(*one) for one in self.troubles.told(seen)]
        return b"".join([*events, stamped(self.live.stamp)])

    def deliver(self, payloads: Mapping[ViewKey, bytes]) -> None:
        """Hand out what has changed. Call it on the loop."""
        for reader in self.readers:
            data = payloads.get(reader.seen, b"")
            if data or not reader.draws:
                reader.give(data)

    def watched(self) -> list[ViewKey]:
        """The kinds of readers, those about to be admitted included."""
        with self._counting:
            return list(self._watched)

    def expect(self, reader: Reader) -> None:
        """Expect a reader: changes from now on are drawn for it too. Safe for threads."""
        self.live.presence.come(reader.person, reader.seen[0])
        if reader.draws:
            with self._counting:
                self._watched[reader.seen] += 1

    def admit(self, reader: Reader) -> None:
        """Admit a reader, who from now on gets what changes. Call it on the loop, after all that was drawn before."""
        self.readers.add(reader)

    def send_away(self, *places: str, but: str = "") -> None:
        """End the streams of these places, except those of one person, and say why. Call it on the loop."""
        for reader in self.readers:
            if reader.seen[0] in places and not (but and reader.person == but):
                self._part(reader, "web-place-lost")

    def send_off(self, person: str, place: str) -> None:
        """End the streams of one person at a place, and say why. Call it on the loop."""
        for reader in self.readers:
            if (reader.person, reader.seen[0]) == (person, place):
                self._part(reader, "web-place-lost")

    def cut_off(self, person: str) -> None:
        """End the streams of a person whose cookies have ended, and say why. Call it on the loop."""
        for reader in self.readers:
            if reader.person == person:
                self._part(reader, "web-cookies-ended")

    def clear_out(self) -> None:
        """End all streams because the table was deleted, and say why. Call it on the loop."""
        for reader in self.readers:
            self._part(reader, "web-table-gone")

    def _part(self, reader: Reader, message: str) -> None:
        """Send a reader a last message, and end the stream."""
        if reader.draws:
            catalogue = self.live.shelf.catalogue(reader.seen[1])
            reader.give(event("parted", rendered("table/parted.html", catalogue, {"text": catalogue.say_id(message)})))
        reader.end()

    def dismiss(self) -> None:
        """End all streams; browsers ask for them anew. Call it on the loop."""
        for reader in self.readers:
            reader.end()

    def leave(self, reader: Reader) -> None:
        """Remove a reader whose stream has ended. Call it on the loop."""
        self.readers.discard(reader)
        self.live.presence.go(reader.person, reader.seen[0])
        if not reader.draws:
            return
        with self._counting:
            self._watched[reader.seen] -= 1
            if not self._watched[reader.seen]:
                del self._watched[reader.seen]
                self.shown.pop(reader.seen, None)
                self.heard.pop(reader.seen, None)
                self.behind.discard(reader.seen)
                self.troubles.forget(reader.seen)


def event(name: str, html: str) -> bytes:
    """A named event with a fragment, line by line; a lone carriage return would begin a line of its own."""
    data = html.encode().replace(b"\r", b" ").replace(b"\n", b"\ndata: ")
    return b"event: %b\ndata: %b\n\n" % (name.encode(), data)


def stamped(stamp: str) -> bytes:
    """The event that ends a change, with the stamp of the state that is now shown."""
    return f"event: stamp\nid: {stamp}\ndata:\n\n".encode()


class Stream:
    """The response to a browser that listens."""

    def __init__(self, hub: Hub, reader: Reader, left: Callable[[Hub], None]) -> None:
        self.hub, self.reader, self.left = hub, reader, left
        self._watching: asyncio.TimerHandle | None = None
        self._since = 0.0
        """When the browser was sent what it has not taken yet, by the loop's clock; 0 if it has taken everything."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone, reader, loop = asyncio.create_task(self._gone(receive)), self.reader, asyncio.get_running_loop()
        try:
            async with asyncio.timeout(None) as patience:
                self._watch(patience)
                await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
                body = b"retry: 1000\n\n"
                while body or not reader.over:
                    if body:
                        self._since = loop.time()
                        await send({"type": "http.response.body", "body": body, "more_body": True})
                        self._since = 0.0
                    elif not reader.waiting:
                        await reader.news()
                    body = reader.taken() if reader.waiting else b""
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        except OSError:
            pass  # the browser is gone, or takes nothing
        finally:
            gone.cancel()
            if self._watching:
                self._watching.cancel()
            self.hub.leave(reader)
            self.left(self.hub)

    def _watch(self, patience: asyncio.Timeout) -> None:
        """Give the browser up if it has taken nothing for `STALLED` seconds; otherwise look again when it may have.

        One timer runs for the whole stream: one for each message would cost as much as sending it.
        """
        loop = asyncio.get_running_loop()
        left = STALLED if not self._since else STALLED - (loop.time() - self._since)
        if left > 0:
            self._watching = loop.call_later(left, self._watch, patience)
        else:
            self._watching = None
            patience.reschedule(loop.time())

    async def _gone(self, receive: Receive) -> None:
        while True:
            message: Any = await receive()
            if message["type"] == "http.disconnect":
                self.reader.end()
                return
