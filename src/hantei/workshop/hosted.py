"""The workshop on a server: everybody writes what is their own, at the addresses of their files."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.dossiers import Wanted
from hantei.telling import EXPECTED
from hantei.web import scripts
from hantei.web.addresses import at, serve_from
from hantei.web.app import Annex
from hantei.web.deeds import NOWHERE, Deed, DeedRoute, posted
from hantei.web.handling import filled, room_of
from hantei.web.pages import language
from hantei.web.people import person, remember, somebody
from hantei.web.store import Store

from . import balancing, boarding, filling, pages, playing
from .completing import heads
from .desk import Desk
from .forms import beginnings
from .shelved import Shelved
from .trying import Trier
from .versions import Versions
from .workbench import Workbench, base_of

PREFIX = "/write/{own}"

AT_ONCE = 2
"""Texts that are read or played at the same moment; others wait for their turn."""

MOST_OPEN, IDLE = 20, 120.0
"""Workshops that are open at once, and seconds after which one that nobody asks lets its processes go."""


@dataclass
class Hosted:
    """All workshops of a server. Parameters: where versions are kept."""

    place: Path
    benches: OrderedDict[tuple[str, str], Workbench] = field(default_factory=OrderedDict)
    used: dict[tuple[str, str], float] = field(default_factory=dict)
    turns: asyncio.Semaphore | None = None

    def of(self, request: Request) -> Workbench:
        """The workshop of the text that is asked for. Raises 404 for another's, 503 where too many are open."""
        who, own = person(request), str(request.path_params["own"])
        key, now, store = (who, own), monotonic(), room_of(request).store
        self._rest(now)
        if not who or not scripts.seen(store, who, own)[0]:  # asked each time: what was theirs need not be any more
            raise HTTPException(404)
        if key not in self.benches:
            if len(self.benches) >= MOST_OPEN:
                raise HTTPException(503, "workshop-busy")
            self.benches[key] = self._opened(store, who, own)
        self.used[key] = now
        return self.benches[key]

    def _opened(self, store: Store, who: str, own: str) -> Workbench:
        if self.turns is None:
            self.turns = asyncio.Semaphore(AT_ONCE)
            self.forget(store)
        manuscript = Shelved(store, who, own)
        trier = Trier(Desk(self.turns), Desk(self.turns))
        bench = Workbench(manuscript, Versions(self.place / f"{own}.db"), reader=Desk(self.turns), trier=trier)
        bench.most = scripts.MOST_BYTES
        bench.people = lambda: own_people(store, who, manuscript.read().text)
        return bench

    def forget(self, store: Store) -> None:
        """Delete the versions of texts that there are no more."""
        kept = scripts.ids(store)
        for file in self.place.glob("*.db") if self.place.is_dir() else ():
            if file.stem not in kept:
                file.unlink()

    def _rest(self, now: float) -> None:
        """Close the workshops that nobody has asked for a while."""
        for key in [key for key, used in self.used.items() if now - used > IDLE]:
            del self.used[key]
            self.benches.pop(key).close()

    def close(self) -> None:
        """The server stops."""
        for bench in self.benches.values():
            bench.close()
        self.benches.clear()


def own_people(store: Store, who: str, text: str) -> list[tuple[str, Any, Wanted]]:
    """The people of somebody's own who can be brought to a text: each with an id and a name."""
    try:
        rulebook_id = library.written_for(library.head(text, "text"), "text").id
    except EXPECTED:
        return []
    found = [one for one in scripts.of(store, who) if one.people and one.rulebook == rulebook_id]
    return [(one.id, one.title, Wanted(f"{one.name}.yaml", "", one.text)) for one in found]


async def begun(request: Request) -> Response:
    """A new text of somebody's own, with its head alone; from there to its workshop."""
    room, form = room_of(request), await filled(request)
    who, token = somebody(request)
    head = form.get("head", "")
    if head not in heads():
        raise HTTPException(400)
    lang = language(request)
    own = await room.run(lambda: scripts.begin(room.store, who, head, lang))
    answer = RedirectResponse(at(f"/write/{own}/"), 303)
    remember(answer, token, request.url.scheme == "https")
    return answer


async def paper(request: Request) -> Response:
    """A text of somebody's own as one page to read and to print."""
    room, who, lang = room_of(request), person(request), language(request)
    script = await room.run(lambda: scripts.find(room.store, who, request.path_params["own"])) if who else None
    if script is None:
        raise HTTPException(404)
    try:
        document = await room.look(lambda: playing.paper_of(script.text, f"{script.name}.yaml", lang))
    except EXPECTED as error:
        return playing.not_done(request, error)
    return HTMLResponse(document, headers={"content-security-policy": playing.PAPER_POLICY})


async def opened(request: Request) -> Response:
    """From the address without a slash to the page."""
    return RedirectResponse(base_of(request), 303)


def offered_heads(lang: str) -> Sequence[tuple[str, str]]:
    """What a new text can be written for."""
    return [(one.value, one.name) for one in beginnings(lang)]


def moved(routes: Sequence[Route]) -> list[Route]:
    """Routes of a workshop at the addresses of the texts of a server, each with its deed under the name of these."""

    def deed_at(one: Route) -> Deed:
        return replace(one.deed, name=NOWHERE.name) if isinstance(one, DeedRoute) else NOWHERE

    return [
        DeedRoute(one.path.replace("/workshop", PREFIX, 1), one.endpoint, list(one.methods or ()), deed_at(one))
        for one in routes
        if one.path != "/workshop"
    ]


def annex(place: Path) -> tuple[Annex, Hosted]:
    """What a server adds to its pages so that everybody can write, and what keeps it. Parameters: where versions are
    kept."""
    serve_from(Path(str(files(__package__))) / "static")
    hosted = Hosted(place)
    parts = (pages.routes, filling.routes, balancing.routes, boarding.routes, playing.routes)
    own = [posted("/write", begun, Deed(makes=True)), Route("/write/{own}", opened), Route("/paper/{own}", paper)]
    added = Annex(
        [*own, *(route for part in parts for route in moved(part))],
        stop=hosted.close,
        own_pages=[
            ("/write/{own}/", "web-own-write", "web-own-write-this"),
            ("/paper/{own}", "web-own-paper", "web-own-paper-this"),
        ],
        heads=offered_heads,
    )
    return added, hosted
