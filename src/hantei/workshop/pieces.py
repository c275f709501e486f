"""People of one's own as pieces for tables elsewhere: to copy for CCFOLIA, as a file for Udonarium."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hantei import library
from hantei.core.message import BadSetup
from hantei.core.roster import Sheet
from hantei.core.text import Language
from hantei.exchange import udonarium
from hantei.publish.paper import person_sheets
from hantei.telling import EXPECTED
from hantei.web.drawing.scene import portraits, scene
from hantei.web.http.addresses import at
from hantei.web.http.deeds import Deed, DeedRoute
from hantei.web.http.guard import senders
from hantei.web.http.pages import language, page
from hantei.web.http.people import person
from hantei.web.routes.characters import PieceShown, shown
from hantei.web.routes.handling import sent_as
from hantei.web.server.seating import room_of
from hantei.web.storage import scripts
from hantei.web.storage.scripts import OwnScenario

from .playing import not_done, sound_in
from .workbench import aside

PIECES = "/pieces/{own}"
"""Where the pieces of people of somebody's own lie."""


async def own(request: Request) -> OwnScenario:
    """The people of somebody's own that are asked for. Raises 404."""
    room, who = room_of(request), person(request)
    found = await room.work.run(lambda: scripts.find(room.store, who, request.path_params["own"])) if who else None
    if found is None or not found.people:
        raise HTTPException(404)
    return found


async def pieces(request: Request) -> Response:
    """All pieces to copy one after the other, and the file for Udonarium."""
    folk, lang = await own(request), language(request)
    try:
        made = await room_of(request).work.inspect(senders(request.scope), copies, folk.text, f"{folk.name}.yaml", lang)
    except EXPECTED as error:
        return await not_done(request, error)
    catalogue = await aside(request, library.catalogue, folk.rulebook, lang)
    return page(
        request, "pages/pieces.html", 200, catalogue, pieces=made, alone=at(f"{PIECES}/").format(own=folk.id),
        back=at("/#people"), title=catalogue.name(folk.title),
    )  # fmt: skip


async def archive(request: Request) -> Response:
    """All pieces as a file for Udonarium."""
    folk, lang = await own(request), language(request)
    try:
        data = await room_of(request).work.inspect(senders(request.scope), zipped, folk.text, f"{folk.name}.yaml", lang)
    except EXPECTED as error:
        return await not_done(request, error)
    return Response(data, media_type="application/zip", headers=sent_as(f"{folk.rulebook}-{folk.id}.zip"))


def sheets_of(text: str, name: str) -> tuple[str, list[Sheet]]:
    """The rulebook of people in a text, and their sheets. Raises `BadContent`, `BadSetup` (`export-nobody`)."""
    rulebook_id = sound_in(text, name)
    found = person_sheets(text, library.shelf(rulebook_id))
    if not found:
        raise BadSetup("export-nobody", given=name)
    return rulebook_id, found


def copies(text: str, name: str, lang: Language) -> list[PieceShown]:
    """People in a text as pieces for CCFOLIA. Raises as `sheets_of`."""
    rulebook_id, sheets = sheets_of(text, name)
    catalogue = library.catalogue(rulebook_id, lang)
    pictures = portraits([], sheets, catalogue)
    return [shown(sheet, sheets, pictures, catalogue) for sheet in sheets]


def zipped(text: str, name: str, lang: Language) -> bytes:
    """People in a text as a file of pieces for Udonarium. Raises as `sheets_of`."""
    rulebook_id, sheets = sheets_of(text, name)
    catalogue = library.catalogue(rulebook_id, lang)
    return udonarium.pieces(scene(rulebook_id, catalogue.name(sheets[0].name), [], sheets, catalogue), catalogue)


routes = [
    Route(PIECES, pieces),
    DeedRoute(f"{PIECES}/udonarium.zip", archive, deed=Deed("udonarium")),
]
