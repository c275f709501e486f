"""Keeps people out of a game among one's own files: a squad, a character, a machine as they are now."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import dossiers
from hantei.core.message import Sayable
from hantei.editions import edition
from hantei.telling import EXPECTED, reasons

from . import scripts
from .addresses import at
from .deeds import Deed, posted
from .handling import filled, room_of, seated
from .live import LiveTable
from .pages import language, page
from .people import person
from .stand import name_of_seat


def kept_from(live: LiveTable, place: str) -> Sequence[str]:
    """The people of a game that a place may keep: those of its own seats, and once it is over all whose figures it may
    read. Who rules may keep everybody."""
    if edition(live.shelf.id).dossiers is None:
        return []
    names = list(dossiers.offered(live.shelf.id).names(live.session.state))
    if live.may_rule(place):
        return names
    known = set(live.seats_at(place))
    if live.session.finished:
        known |= {word for sheet in live.sheets(place) if sheet.gauges for word in (sheet.id, sheet.seat)}
    return [name for name in names if name in known]


def called(live: LiveTable, who: str) -> Sayable:
    """The name of somebody who can be kept."""
    state, rulebook = live.session.state, live.shelf.rulebook
    if who in rulebook.seats(state):
        return name_of_seat(rulebook, state, who)
    return next((sheet.name for sheet in rulebook.sight.roster(state, "") if sheet.id == who), who)


async def listed(request: Request) -> Response:
    """List the people of a game who can be kept."""
    here = await seated(request)
    catalogue = here.shelf.catalogue(language(request))

    def look(live: LiveTable) -> list[tuple[str, str]]:
        return [(one, catalogue.name(called(live, one))) for one in kept_from(live, here.place)]

    those = await here.see(look)
    facts = {"those": those, "back": here.page, "title": catalogue.name(here.title)}
    return page(request, "pages/keep.html", 200, catalogue, **facts)


async def keep(request: Request) -> Response:
    """Keep somebody as they are now; the file with the same id is replaced."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    wanted = (await filled(request)).get("who", "")

    def written(live: LiveTable) -> str:
        if wanted not in kept_from(live, here.place):
            raise HTTPException(404, "no-such-place")
        return dossiers.kept(live.shelf.id, live.session.state, wanted)

    try:
        text = await here.see(written)
        found = await room.apart(here.sender, scripts.read, text.encode(), f"{wanted}.yaml")
        await room.run(lambda: scripts.bring(room.store, who, found))
    except EXPECTED as error:
        said = " ".join(reasons(error, language(request)))
        return page(request, "pages/refused.html", 422, text=said, back=f"{here.page}keep")
    return RedirectResponse(at("/#people"), 303)


routes = [
    Route("/t/{table}/{place}/keep", listed),
    posted("/t/{table}/{place}/keep", keep, Deed(makes=True)),
]
