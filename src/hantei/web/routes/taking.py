"""Keeps people out of a game among one's own files: a squad, a character, a machine as they are now."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.telling import EXPECTED, reasons

from ..http.addresses import at
from ..http.deeds import Deed, posted
from ..http.pages import language, page
from ..http.people import person
from ..server.looking import LiveViewpoint
from ..server.seating import room_of, seated
from ..storage import scripts
from .handling import filled


async def listed(request: Request) -> Response:
    """List the people of a game who can be kept."""
    here = await seated(request)
    catalogue = here.shelf.catalogue(language(request))

    def look(at: LiveViewpoint) -> list[tuple[str, str]]:
        return [(one, catalogue.name(said)) for one, said in at.coming.may_take_along().items()]

    those = await here.see(look)
    facts = {"those": those, "back": here.page, "title": catalogue.name(here.title)}
    return page(request, "pages/keep.html", 200, catalogue, **facts)


async def take_along(request: Request) -> Response:
    """Keep somebody as they are now; the file with the same id is replaced."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    wanted = (await filled(request)).get("who", "")

    def written(at: LiveViewpoint) -> str:
        if wanted not in at.coming.may_take_along():
            raise HTTPException(404, "no-such-place")
        return at.coming.as_they_are(wanted)

    try:
        text = await here.see(written)
        found = await room.work.inspect(here.sender, scripts.read, text.encode(), f"{wanted}.yaml")
        await room.work.run(lambda: scripts.bring(room.store, who, found))
    except EXPECTED as error:
        said = " ".join(reasons(error, language(request)))
        return page(request, "pages/refused.html", 422, text=said, back=f"{here.page}keep")
    return RedirectResponse(at("/#people"), 303)


routes = [
    Route("/t/{table}/{place}/keep", listed),
    posted("/t/{table}/{place}/keep", take_along, Deed(makes=True)),
]
