"""The end of a game: why it ended, what can be counted, and another game with the same people."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from .. import usecases
from ..http.addresses import at
from ..http.deeds import Deed, posted
from ..http.forms import text
from ..http.pages import language
from ..server.admission import Admission
from ..server.looking import LiveViewpoint
from ..server.seating import owning, seated
from ..storage.doors import places_of
from ..storage.places import OWNER, WATCH
from ..storage.store import NoSuchTable
from ..working.thinking import Review
from .handling import filled, led_to, refusing, shown

WEIGHED = (15.0, 45.0, 90.0)
"""Seconds for which a game is looked at in hindsight: at first, and each further time that somebody asks."""

LEVELS_WEIGHED = ("0", "1", "2")

SECONDS = 2.0
"""Seconds in which the chances of the checks of a game are worked out; the checks that are left count for nobody's
luck."""


async def over(request: Request) -> Response:
    """Show how a game went, once it is over."""
    here = await seated(request)

    def look(at: LiveViewpoint) -> bool:
        must_be_over(at)
        return at.swaps()

    swaps = await here.see(look)
    return await refusing(request, here, lambda: told(request, here, swaps))


async def told(request: Request, here: Admission, swaps: bool) -> Response:
    """Make the page, or the part of it, that says how a game went. Raises as `Admission.ending`."""
    found = await here.ending(SECONDS)

    def players(at: LiveViewpoint) -> dict[str, list[str]]:
        return {one.seat: at.names(one.seat) if at.is_shared else [] for one in found.deeds}

    facts = {"ending": found, "owns": here.owns, "swaps": swaps, "players": await here.see(players)}
    return shown(request, here, "ending", facts)


def must_be_over(at: LiveViewpoint) -> None:
    """Raise `HTTPException` (404) for a game that goes on."""
    if not at.finished:
        raise HTTPException(404, "no-such-place")


async def weighed(request: Request) -> Response:
    """Show a game that is over in hindsight: what decisions and luck were worth, as far as a place may know."""
    here = await seated(request)
    lang, level = language(request), request.query_params.get("level", "0")
    if level not in LEVELS_WEIGHED:
        raise HTTPException(404, "no-such-place")

    def look(at: LiveViewpoint) -> Review:
        must_be_over(at)
        game = at.over()
        return Review(game.kept, at.shelf.id, lang, game.reads, WEIGHED[int(level)])

    found = await here.review(look, request.is_disconnected)
    if found is None:
        return Response(status_code=204)  # the reader has gone
    facts: dict[str, object] = {"hindsight": found, "again": int(level) + 1 if int(level) + 1 < len(WEIGHED) else None}
    return shown(request, here, "hindsight", facts)


async def anew(request: Request) -> Response:
    """Begin the same game anew with the same people, with sides changed if they wish."""
    here = await owning(request)
    swapped = bool(text(await filled(request), "swapped"))

    async def work() -> Response:
        table = await usecases.play_again(here, swapped)
        return led_to(request, at(f"/t/{table}/{OWNER}/"))

    return await refusing(request, here, work)


async def onward(request: Request) -> Response:
    """Lead to the table at which the game was begun anew: to the seat that somebody has there, the same if they have
    several. Raises `NoSuchTable` where there is none, or no place for them."""
    here = await seated(request)
    table, store = await here.see(LiveViewpoint.next_table), here.room.store
    places = await here.room.work.run(lambda: places_of(store, here.viewer.person, table))
    if not places:
        raise NoSuchTable(here.table)
    place = min(places, key=lambda one: (one != here.place, one == WATCH))
    return RedirectResponse(at(f"/t/{table}/{place}/"), 303)


routes = [
    Route("/t/{table}/{place}/ending", over),
    Route("/t/{table}/{place}/hindsight", weighed),
    Route("/t/{table}/{place}/next", onward),
    posted("/t/{table}/{place}/anew", anew, Deed(makes=True, noted=True)),
]
