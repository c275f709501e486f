"""Somebody at a table brings a person of their own: from their library, or as a file.

Before anything is played the person takes a place that is played from where they sit: the game begins anew with them in
the text of its scene, so that saves, replays and checks need to know nothing else. In a running game a ruling brings
them; a guest asks for it, and the owner or the game master lets them in or not.
"""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.core.message import BadSetup
from hantei.exchange.foreign import endings
from hantei.telling import EXPECTED, reasons

from .. import usecases
from ..commands.refereeing import DecideWish
from ..http.deeds import MOST_FILE, Deed, posted
from ..http.forms import MOST_BLANKS, filled_in, text
from ..http.pages import language, page
from ..http.people import person
from ..server.looking import LiveViewpoint
from ..server.seating import room_of, seated
from ..storage import scripts
from .handling import done, filled, with_file


async def offered(request: Request) -> Response:
    """Show one's own people, and whose place they can take, or what has to be said of them in a running game."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    catalogue = here.shelf.catalogue(language(request))

    def look(at: LiveViewpoint) -> dict[str, Any]:
        places = [(one, catalogue.name(said)) for one, said in at.coming.replaceable().items()]
        return {"places": places, "blanks": [] if places else at.coming.blanks(), "rules": at.rules}

    found = await here.see(look)
    people = await room.work.run(lambda: scripts.at_hand(room.store, who, here.shelf.id))
    others = await room.work.look(endings)
    facts = {**found, "people": people, "others": others, "back": here.page}
    return page(request, "pages/enter.html", 200, catalogue, title=catalogue.name(here.title), **facts)


async def bring(request: Request) -> Response:
    """Let somebody of one's own take a place or come into the running game; what the book does not allow is refused in
    words."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    plain, name, data = await with_file(request, fields=4 + MOST_BLANKS)
    own, wanted = plain.get("own", ""), plain.get("who")
    try:
        await here.see(lambda at: at.coming.must_come_in() if wanted is None else at.coming.opening(wanted))
        if data:
            sent, _ = await usecases.read_own(room, here.sender, data, name)
            own = await room.work.run(lambda: scripts.bring(room.store, who, sent))
        script = await room.work.run(lambda: scripts.find_at_hand(room.store, who, own))
        if script is None or not script.people or script.rulebook != here.shelf.id:
            raise BadSetup("web-enter-whom")
        if wanted is None:
            await usecases.bring_in(here, script, filled_in(plain))
        else:
            await usecases.enter(here, script, wanted)
    except EXPECTED as error:
        said = " ".join(reasons(error, language(request)))
        return page(request, "pages/refused.html", 422, text=said, back=f"{here.page}enter")
    return RedirectResponse(here.page, 303)


async def decide(request: Request) -> Response:
    """Let in whom a guest would like to bring, or not."""
    form = await filled(request)
    name, granted = text(form, "wish"), text(form, "granted") == "yes"

    return await done(request, lambda: DecideWish(name, granted))


routes = [
    Route("/t/{table}/{place}/enter", offered),
    posted("/t/{table}/{place}/enter", bring, Deed(makes=True, most=MOST_FILE)),
    posted("/t/{table}/{place}/wish", decide, Deed(noted=True)),
]
