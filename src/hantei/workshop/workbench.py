"""What the pages of a workshop share: the file, its versions, and the desks at which its text is worked on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import time
from typing import Any, TypeVar, cast

from starlette.exceptions import HTTPException
from starlette.requests import Request

from hantei.content import BadContent
from hantei.core.text import Text
from hantei.dossiers import Wanted
from hantei.lab import Trial
from hantei.telling import EXPECTED
from hantei.web.http.addresses import at
from hantei.web.http.guard import senders
from hantei.web.server.seating import room_of
from hantei.web.storage.versions import Versions
from hantei.web.working.crew import Crew, Lane

from .desk import Desk
from .manuscript import ChangedMeanwhile, Manuscript, Standing
from .shelved import Shelved
from .trying import Party, Trier, trial_of

T = TypeVar("T")

LOOK = 0.5
"""Seconds between two checks whether the file has changed."""

BEATS = 30
"""Checks after which an open page is sent something, so that the server notices if it is gone."""


@dataclass
class Workbench:
    """The workshop of one file.

    Parameters: the file, its versions, the party that plays; `most` is the largest text in bytes (0: no limit),
    `people` lists whom else a party can be made of, each with an id and a name.
    """

    manuscript: Manuscript | Shelved
    versions: Versions
    party: Party = field(default_factory=Party)
    checking: Desk = field(default_factory=Desk)
    trier: Trier = field(default_factory=Trier)
    stopped: bool = False
    most: int = 0
    people: Callable[[], Sequence[tuple[str, Text, Wanted]]] = tuple

    @property
    def used(self) -> float:
        """When somebody worked here last; see `Desk.used`."""
        return max(self.checking.used, self.trier.used)

    def found(self) -> Standing:
        """The text in the file, kept as a version too. Raises `BadContent`."""
        standing = self.manuscript.read()
        if standing.mark:
            self.versions.keep_found(standing.text, int(time()))
        return standing

    def save(self, text: str, base: str, writer: str = "") -> Standing:
        """Write the text into the file, and keep it; `writer` is the page in which it was written. Raises as
        `Manuscript.write` does; the text is kept anyhow."""
        self.versions.keep(text, "draft", int(time()), writer)
        try:
            standing = self.manuscript.write(text, base)
        except ChangedMeanwhile:
            self.found()
            raise
        self.versions.keep(text, "saved", int(time()))
        return standing

    def party_with(self, chosen: str) -> Party:
        """Return the party that plays: that of the workshop, or the one person chosen by an id."""
        found = next((wanted for one, _, wanted in self.people() if one == chosen), None) if chosen else None
        return Party([found], self.party.level) if found else self.party

    def standing_by(self, text: str, chosen: str = "") -> tuple[Party, str | None]:
        """Return the party that plays a text, and the version before it: the last one saved or found in the file that
        differs from it; None if there is none."""
        return self.party_with(chosen), self.versions.before(text)

    async def changes(self, beside: Callable[[Callable[[], Any]], Awaitable[Any]]) -> AsyncIterator[str]:
        """The mark of the file, now and whenever another program has changed it; "" in between, so that readers who are
        gone are noticed. It ends if the text of a server is gone or no longer its writer's. Parameter: what carries out
        work beside the loop."""
        known: tuple[int, ...] | None = None
        told: str | None = None
        beats = 0
        while not self.stopped:
            seen = await beside(self.manuscript.seen)
            if seen != known:
                known = seen
                try:
                    standing = await beside(self.manuscript.read)
                except BadContent:
                    standing = Standing(mark="unreadable")
                except HTTPException:
                    return
                if standing.mark != told:
                    told = standing.mark
                    yield told or "none"
            beats += 1
            if beats % BEATS == 0:
                yield ""
            await asyncio.sleep(LOOK)

    def close(self) -> None:
        """The workshop ends."""
        self.stopped = True
        self.checking.close()
        self.trier.close()


def trials_of(text: str, earlier: str | None, name: str, party: Party, difficulty: str) -> tuple[Trial, Trial | None]:
    """What is played of a text, and of the version before if it can be played too. Raises as `trial_of` does."""
    now = trial_of(text, name, party, difficulty)
    if earlier is None:
        return now, None
    try:
        before = trial_of(earlier, name, party, difficulty)
    except EXPECTED:
        return now, None
    return now, before if before.rulebook == now.rulebook else None


async def trials(request: Request, text: str, difficulty: str, chosen: str = "") -> tuple[Trial, Trial | None]:
    """What is played of a text by whom of one's own people, and of the version before. Raises as `trial_of` does."""
    bench = workbench_of(request)
    party, earlier = await aside(request, bench.standing_by, text, chosen)
    return await inspected(request, trials_of, text, earlier, bench.manuscript.name, party, difficulty)


async def aside(request: Request, work: Callable[..., T], *facts: object) -> T:
    """What work gives that is carried out beside the loop, by the crew of the application. Raises what it raises."""
    crew: Crew = request.app.state.crew
    return await crew.done(partial(work, *facts), Lane.WRITING)


async def inspected(request: Request, work: Callable[..., T], *facts: object, large: bool = False) -> T:
    """What work on a text gives, carried out in another process where it may take long; see `Work.inspect`."""
    return await room_of(request).work.inspect(senders(request.scope), work, *facts, large=large)


def workbench_of(request: Request) -> Workbench:
    """The workshop that is asked: that of the file, or on a server that of the text in the address."""
    here: Workbench | None = getattr(request.state, "bench", None)
    return here if here is not None else cast(Workbench, request.app.state.bench)


def base_of(request: Request) -> str:
    """Where the pages of the workshop lie that is asked."""
    own = request.path_params.get("own")
    return at(f"/write/{own}/") if own else "/workshop/"
