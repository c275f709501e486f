"""The workshop on a server: everybody writes what is their own, at the addresses of their files."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hantei.dossiers import Wanted
from hantei.telling import EXPECTED
from hantei.web.app import Annex
from hantei.web.http.addresses import at, serve_from
from hantei.web.http.deeds import MOST_FORM, NOWHERE, Deed, DeedRoute, posted
from hantei.web.http.guard import Sender, senders
from hantei.web.http.pages import language
from hantei.web.http.people import hand_out, handed_with, person, somebody
from hantei.web.routes.handling import filled
from hantei.web.server.seating import room_of
from hantei.web.storage import scripts
from hantei.web.storage.store import Store
from hantei.web.storage.versions import Versions

from . import balancing, boarding, filling, pages, pieces, playing, reporting, simulating
from .desk import Desk, Helper, Helpers, ProcessHelper
from .offered import OWN_PAGES, PEOPLE_PAGES, PREFIX, SIMULATION, heads, heads_in
from .shelved import Shelved
from .trying import Trier
from .workbench import Workbench, base_of

READING_HELPERS, PLAYING_HELPERS = 2, 2
"""Processes that read texts and tell games, and processes that play them, for everybody on a server. Each has some 50
MiB and adds three tasks; `docs/hosting.md` says what a server has in all. So reading a text never waits for games."""

MOST_SENT = 3 * scripts.MOST_BYTES + MOST_FORM
"""Bytes that a request may have: a form writes three for each byte of a text."""

MOST_KEPT = 16 * 1024 * 1024
"""Bytes of the versions of a text; beyond them the oldest go."""

MOST_OF_ONE = 4 * MOST_KEPT
"""Bytes of the versions of all texts of a person."""

MOST_OPEN, MOST_EACH = 20, 10
"""Workshops that are open at once, and how many of them for one address: cookies cost nothing."""

IDLE, REST = 120.0, 10.0
"""Seconds after which a workshop that is neither asked nor at work is closed; the shorter time applies when somebody
new needs its room."""


class Workplace(Protocol):
    """Something that asks helpers for work."""

    @property
    def used(self) -> float:
        """When it was at work last; now, where it is."""

    def close(self) -> None:
        """Break off what it has asked for."""


Bench = TypeVar("Bench", bound=Workplace)


@dataclass
class Taken(Generic[Bench]):
    """Something that a person has open: from which address, and when they asked for it last."""

    bench: Bench
    house: str
    asked: float

    def rested(self) -> float:
        """For how many seconds nobody has asked it, and it has not been at work."""
        return monotonic() - max(self.asked, self.bench.used)


class Benches(Generic[Bench]):
    """What people have open, by person and by what it is of; it is closed once nobody has asked for it for a while. All
    is called on the loop."""

    def __init__(self) -> None:
        self._open: dict[tuple[str, str], Taken[Bench]] = {}
        self._round: asyncio.TimerHandle | None = None

    def get(self, key: tuple[str, str]) -> Bench | None:
        """What is open, None where nothing is."""
        found = self._open.get(key)
        if found is None:
            return None
        found.asked = monotonic()
        return found.bench

    def of(self, key: tuple[str, str], house: str, make: Callable[[], Bench]) -> Bench:
        """What is open, or is opened now. Raises 503 where too many are at work, for an address or in all."""
        found = self.get(key)
        if found is not None:
            return found
        self._make_room([one for one, taken in self._open.items() if taken.house == house], MOST_EACH)
        self._make_room(list(self._open), MOST_OPEN)
        found = make()
        self._open[key] = Taken(found, house, monotonic())
        self._go_round_later()
        return found

    def close(self) -> None:
        """Close all of them."""
        if self._round is not None:
            self._round.cancel()
        for key in list(self._open):
            self.shut(key)

    def shut(self, key: tuple[str, str]) -> None:
        """Close what is open, if it is."""
        if key in self._open:
            self._open.pop(key).bench.close()

    def _make_room(self, among: Sequence[tuple[str, str]], most: int) -> None:
        """Close the one that has rested longest, where there are as many as there may be."""
        if len(among) < most:
            return
        longest = max(among, key=lambda key: self._open[key].rested())
        if self._open[longest].rested() < REST:
            raise HTTPException(503, "workshop-busy")
        self.shut(longest)

    def _go_round_later(self) -> None:
        if self._round is None and self._open:
            self._round = asyncio.get_running_loop().call_later(REST, self._go_round)

    def _go_round(self) -> None:
        """Close all that have rested for long."""
        self._round = None
        for key in [one for one, taken in self._open.items() if taken.rested() > IDLE]:
            self.shut(key)
        self._go_round_later()


def player() -> Helper:
    """A helper that plays many games, which can wait: whoever sits at a table goes first."""
    return ProcessHelper(can_wait=True)


@dataclass
class Hosted:
    """All workshops of a server.

    Parameters: where helpers come from that read texts, and those that play them.
    """

    reading_helper: Callable[[], Helper] = ProcessHelper
    playing_helper: Callable[[], Helper] = player
    benches: Benches[Workbench] = field(default_factory=Benches)
    triers: Benches[Trier] = field(default_factory=Benches)

    def __post_init__(self) -> None:
        self.reading = Helpers(READING_HELPERS, self.reading_helper)
        self.playing = Helpers(PLAYING_HELPERS, self.playing_helper)

    async def of(self, request: Request) -> Workbench:
        """The workshop of the text that is asked for. Raises 404 for another's, 503 where too many are open.

        Only its place among the open ones is found on the loop; store and disk are asked beside it.
        """
        who, own = person(request), str(request.path_params["own"])
        room = room_of(request)
        store = room.store
        known = bool(who) and (await room.work.run(lambda: scripts.seen(store, who, own)))[0]  # it may be gone now
        if not known:
            raise HTTPException(404)
        found = self.benches.get((who, own))
        if found is not None:
            return found
        made = await room.work.run(lambda: self._bench(store, who, own, senders(request.scope)))
        return self.benches.of((who, own), senders(request.scope)[1], lambda: made)

    def trier(self, who: str, house: str, piece: str) -> Trier:
        """Who plays a scenario or encounter for somebody at an address. Raises 503 where too many are played."""
        return self.triers.of((who, piece), house, lambda: self._trier((who, house)))

    def _trier(self, sender: Sender) -> Trier:
        return Trier(Desk(self.playing, sender), Desk(self.reading, sender))

    def _bench(self, store: Store, who: str, own: str, sender: Sender) -> Workbench:
        manuscript, checking = Shelved(store, who, own), Desk(self.reading, sender)
        versions = Versions(store, own, who, MOST_KEPT, MOST_OF_ONE)
        bench = Workbench(manuscript, versions, checking=checking, trier=self._trier(sender))
        bench.most = scripts.MOST_BYTES
        bench.people = lambda: own_people(store, who, manuscript.rulebook)
        return bench

    def close(self) -> None:
        """The server stops."""
        self.benches.close()
        self.triers.close()
        self.reading.close()
        self.playing.close()


def own_people(store: Store, who: str, rulebook_id: str) -> list[tuple[str, Any, Wanted]]:
    """The people at hand who can be brought to a text for a rulebook: each with an id and a name."""
    found = [*scripts.people_of(store, who, rulebook_id), *scripts.people_of(store, scripts.HOUSE, rulebook_id)]
    return [(one.id, one.title, Wanted(f"{one.name}.yaml", "", one.text)) for one in found]


async def begun(request: Request) -> Response:
    """A new text of somebody's own, with its head alone; from there to its workshop."""
    room, form = room_of(request), await filled(request)
    who, token = somebody(request)
    head = form.get("head", "")
    if head not in await room.work.look(heads):
        raise HTTPException(400)
    lang = language(request)
    hand_out(request, token)
    own = await room.work.run(lambda: scripts.begin(room.store, who, head, lang))
    answer = RedirectResponse(at(f"/write/{own}/"), 303)
    handed_with(answer, request)
    return answer


async def paper(request: Request) -> Response:
    """A text of somebody's own as one page to read and to print."""
    room, who, lang = room_of(request), person(request), language(request)
    script = await room.work.run(lambda: scripts.find(room.store, who, request.path_params["own"])) if who else None
    if script is None:
        raise HTTPException(404)
    try:
        document = await room.work.inspect(
            senders(request.scope), playing.paper_of, script.text, f"{script.name}.yaml", lang
        )
    except EXPECTED as error:
        return await playing.not_done(request, error)
    return HTMLResponse(document, headers={"content-security-policy": playing.PAPER_POLICY})


def at_bench(endpoint: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint of a workshop for the text in the address, which is looked up first."""

    async def answered(request: Request) -> Response:
        request.state.bench = await request.app.state.hosted.of(request)
        return await endpoint(request)

    return answered


async def to_page(request: Request) -> Response:
    """From the address without a slash to the page."""
    return RedirectResponse(base_of(request), 303)


def moved(routes: Sequence[Route]) -> list[Route]:
    """Routes of a workshop at the addresses of the texts of a server, each with its deed under the name of these."""

    def deed_at(one: Route) -> Deed:
        if not isinstance(one, DeedRoute):
            return NOWHERE
        return replace(one.deed, name=NOWHERE.name, most=min(one.deed.most, MOST_SENT))

    return [
        DeedRoute(
            one.path.replace("/workshop", PREFIX, 1), at_bench(one.endpoint), list(one.methods or ()), deed_at(one)
        )
        for one in routes
        if one.path != "/workshop"
    ]


def routes() -> Sequence[BaseRoute]:
    """The pages on which everybody writes what is their own. What they load is served from now on."""
    serve_from(Path(str(files(__package__))) / "static")
    parts = (pages.routes, filling.routes, balancing.routes, boarding.routes, playing.routes, reporting.routes)
    own = [posted("/write", begun, Deed(makes=True)), Route("/write/{own}", to_page), Route("/paper/{own}", paper)]
    return [*own, *(route for part in parts for route in moved(part)), *simulating.routes, *pieces.routes]


def annex() -> tuple[Annex, Hosted]:
    """What a server adds to its pages so that everybody can write, and what holds it."""
    hosted = Hosted()
    offer = partial(Annex, own_pages=OWN_PAGES, people_pages=PEOPLE_PAGES, heads=heads_in, many_games=SIMULATION)
    return offer(routes(), stop=hosted.close), hosted
