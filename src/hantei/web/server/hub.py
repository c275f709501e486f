"""Streams: readers of a table get what has changed for them, as server-sent events; `showing` finds what that is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from starlette.types import Receive, Scope, Send

from hantei.core.text import Language
from hantei.play import Session, Snapshot

from ..drawing.showing import Showing, event
from ..drawing.trouble import ViewKey
from ..http.pages import rendered
from ..storage.store import HOME, Claim
from ..table.live import LiveTable
from ..working.crew import Crew, Lane, Thought
from ..working.hints import Hints
from ..working.reckoning import Reckoning
from ..working.thinking import Task
from .lookout import Lookout
from .winding import Winding

HEADERS = [(b"content-type", b"text/event-stream"), (b"cache-control", b"no-store"), (b"x-accel-buffering", b"no")]

HEARTBEAT = 15.0
"""Seconds between signs of life on quiet streams, so that nothing on the way takes them for dead, and pages reopen
streams that are."""

ALIVE = b"event: alive\ndata:\n\n"

NO_LANGUAGE = ""
"""The language of a reader for whom nothing is drawn."""

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
        super().__init__((place, NO_LANGUAGE), person)  # type: ignore[arg-type]  # no page has it: nothing is drawn

    def give(self, data: bytes) -> None:
        """Wake it."""
        self._ring()

    def beat(self) -> None:
        """See `Reader.beat`; there is no connection to be kept alive."""


class Hub:
    """A table in memory with its readers; `claim` shows that this server holds it.

    What is here belongs to the loop, unless it says otherwise; what the table shows (`showing`) belongs to whoever has
    its lock.
    """

    def __init__(self, live: LiveTable, claim: Claim = HOME) -> None:
        self.live, self.claim = live, claim
        self.showing, self.winding = Showing(live), Winding()
        self.readers: set[Reader] = set()
        self.thoughts: dict[tuple[str, str, str, int], Thought[Hints]] = {}
        """Thoughts about the open questions, by moment, key, language and level."""
        self.lookout = Lookout(live)
        self.beginning_anew = asyncio.Lock()
        """Held while the game is begun anew at another table."""
        self.reckoning = Reckoning()
        """How the game went, once it is over."""
        self.retired = False
        """Whether the table has left the memory."""
        self.used = 0.0
        """When somebody asked for the table last, by the loop's clock."""
        self.company_due = False
        """Whether a look at who is there is due."""

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

    async def hints(
        self, crew: Crew, moment: str, session: Session, key: str, lang: Language, level: int
    ) -> Hints | None:
        """Get hints on a question as it was at a moment; None if it has changed, or if too much is asked.

        Parameters: the crew, the moment, a fork of the game that nobody else uses, the key of the question, the
        language, and how often it was thought about before. Requests for the same hints share one thought.
        """
        known = (moment, key, lang, level)
        thought = self.thoughts.get(known)
        if thought is None:
            task = await crew.done(lambda: Task(Snapshot.of(session), key, lang, level), Lane.PLAY, self.live.id)
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

    def begin(self, reader: Reader, stamp: str) -> None:
        """Give a reader who has seen the table as of a stamp what came since. Call it under the lock."""
        if self.usable and (data := self.showing.since(reader.seen, stamp)):
            reader.waiting.append(data)

    def deliver(self, payloads: Mapping[ViewKey, bytes] | None) -> None:
        """Hand out what has changed; where nobody could find that (None), readers ask for everything anew. Call it on
        the loop."""
        if payloads is None:
            self.dismiss()
            return
        for reader in self.readers:
            data = payloads.get(reader.seen, b"")
            if data or not reader.draws:
                reader.give(data)

    def expect(self, reader: Reader) -> None:
        """Expect a reader: changes from now on are drawn for it too. Safe for threads."""
        self.live.presence.come(reader.person, reader.seen[0])
        if reader.draws:
            self.showing.expect(reader.seen)

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
        if reader.draws:
            self.showing.leave(reader.seen)


class Stream:
    """The response to a browser that listens."""

    def __init__(self, hub: Hub, reader: Reader, left: Callable[[Hub], None]) -> None:
        self.hub, self.reader, self.left = hub, reader, left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone, reader = asyncio.create_task(self._gone(receive)), self.reader
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            body = b"retry: 1000\n\n"
            while body or not reader.over:
                if body:
                    await send({"type": "http.response.body", "body": body, "more_body": True})
                elif not reader.waiting:
                    await reader.news()
                body = reader.taken() if reader.waiting else b""
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except OSError:
            pass  # the browser is gone
        finally:
            gone.cancel()
            self.hub.leave(reader)
            self.left(self.hub)

    async def _gone(self, receive: Receive) -> None:
        while True:
            message: Any = await receive()
            if message["type"] == "http.disconnect":
                self.reader.end()
                return
