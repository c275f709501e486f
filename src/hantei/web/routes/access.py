"""Access to a table: the owner sees a list and can take places back; everybody else can get up."""

from __future__ import annotations

from hashlib import sha256

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from .. import usecases
from ..http.addresses import at
from ..http.deeds import Deed, DeedRoute, posted
from ..http.forms import text
from ..http.pages import language, page
from ..server.looking import LiveViewpoint
from ..server.seating import owning, seated
from ..storage.company import Guest
from .handling import filled, refusing


def handle(table: str, guest: Guest) -> str:
    """The name of a guest's place in forms. It tells neither who they are nor at which other tables they sit."""
    return sha256(f"{table} {guest.person} {guest.place}".encode()).hexdigest()[:16]


async def listed(request: Request) -> Response:
    """List who has access to a table; a reader who is not the owner sees only their own access."""
    here = await seated(request)
    me, catalogue = here.viewer, here.shelf.catalogue(language(request))

    def look(at: LiveViewpoint) -> list[dict[str, object]]:
        rows = []
        for one in at.guests():
            sentence, seat = at.place_name(one.place)
            rows.append({
                "handle": handle(at.table, one), "name": one.name, "colour": one.colour,
                "place": catalogue.say_id(sentence, seat=seat), "here": at.is_here(one),
                "mine": (one.person, one.place) == (me.person, me.place),
            })  # fmt: skip
        return rows

    guests = await here.see(look)
    facts = {"guests": guests, "owns": here.owns, "title": catalogue.name(here.title), "back": here.page}
    return page(request, "pages/access.html", 200, catalogue, **facts)


async def take_back(request: Request) -> Response:
    """Take a place from one person, as the owner; its link and the link for all stop working."""
    here = await owning(request)
    me, chosen = here.viewer, text(await filled(request), "guest")

    def look(at: LiveViewpoint) -> Guest | None:
        return next((one for one in at.guests() if handle(at.table, one) == chosen), None)

    found = await here.see(look)
    if found is None or (found.person, found.place) == (me.person, me.place):
        raise HTTPException(404, "no-such-place")

    async def work() -> Response:
        await usecases.take_place_back(here, found)
        return RedirectResponse(f"{here.page}access", 303)

    return await refusing(request, here, work)


async def leave(request: Request) -> Response:
    """Get up: the seat becomes free and the streams of this person end. An owner deletes the table instead."""
    here = await seated(request)

    async def work() -> Response:
        await usecases.leave(here)
        return RedirectResponse(at("/"), 303)

    return await refusing(request, here, work)


routes = [
    DeedRoute("/t/{table}/{place}/access", listed, ["GET"], Deed(early=True)),
    posted("/t/{table}/{place}/access", take_back, Deed(noted=True, early=True)),
    posted("/t/{table}/{place}/leave", leave, Deed(noted=True, early=True)),
]
