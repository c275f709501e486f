"""Pieces for tables elsewhere: a sheet for the clipboard of CCFOLIA, everybody at once for Udonarium."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hantei.core.roster import Sheet
from hantei.exchange import udonarium
from hantei.exchange.ccfolia import colours, piece, status, status_lines
from hantei.text import Catalogue

from .addresses import at
from .deeds import Deed, DeedRoute
from .downloads import name_of, sent_as
from .handling import room_of, seated, seen
from .live import LiveTable
from .pages import language, page, rendered
from .scene import scene

LONGEST = 2_000
"""Letters of the status that a browser may send back as copied last."""


def copied_last(request: Request) -> Mapping[str, int] | None:
    """The status that a browser has copied last; None if it sends none that makes sense."""
    said = request.query_params.get("since", "")
    try:
        found = json.loads(said) if 0 < len(said) <= LONGEST else None
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and all(type(value) is int for value in found.values()) else None


class PieceShown(NamedTuple):
    """A sheet ready to copy: the text for CCFOLIA, its gauges, and their changes since the last copy (None:
    unknown)."""

    sheet: Sheet
    text: str
    stands: str
    changes: str | None = None


def shown(sheet: Sheet, sheets: Sequence[Sheet], catalogue: Catalogue) -> PieceShown:
    """Make one of the sheets ready to copy."""
    colour = colours(sheets)[sheet.side]
    return PieceShown(sheet, piece(sheet, catalogue, colour), json.dumps(status(sheet, catalogue), ensure_ascii=False))


async def character(request: Request) -> Response:
    """Show a character to copy, as far as the asking place may know it: as a part of a page, or as a page."""
    hub, place = await seated(request)
    sheets = await seen(request, hub, lambda live: live.sheets(place))
    sheet = next((one for one in sheets if one.id == request.path_params["who"]), None)
    if sheet is None:
        raise HTTPException(404, "no-such-place")
    catalogue = hub.live.shelf.catalogue(language(request))
    found, before = shown(sheet, sheets, catalogue), copied_last(request)
    if before is not None:
        found = found._replace(changes="\n".join(status_lines(sheet, before, catalogue)))
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/character.html", catalogue, {"one": found}))
    return page(request, "pages/character.html", 200, catalogue, one=found, back=at(f"/t/{hub.live.id}/{place}/"))


async def everybody(request: Request) -> Response:
    """Show all characters to copy one after the other, and the file for Udonarium."""
    hub, place = await seated(request)
    sheets = await seen(request, hub, lambda live: live.sheets(place))
    catalogue = hub.live.shelf.catalogue(language(request))
    pieces = [shown(sheet, sheets, catalogue) for sheet in sheets]
    back, title = at(f"/t/{hub.live.id}/{place}/"), catalogue.name(hub.live.card.title)
    return page(request, "pages/pieces.html", 200, catalogue, pieces=pieces, back=back, title=title)


async def room(request: Request) -> Response:
    """Send the place's view as a file for Udonarium: a whole room, or the pieces alone."""
    hub, place = await seated(request)
    catalogue = hub.live.shelf.catalogue(language(request))
    made = udonarium.archive if request.path_params["what"] == "room" else udonarium.pieces

    def look(live: LiveTable) -> udonarium.TableScene:
        return scene(live.shelf.id, catalogue.name(live.card.title), live.boards(place), live.sheets(place), catalogue)

    found = await seen(request, hub, look)
    data = await room_of(request).look(lambda: made(found, catalogue))
    return Response(data, media_type="application/zip", headers=sent_as(name_of(hub, "zip")))


routes = [
    Route("/t/{table}/{place}/character/{who:path}", character),
    Route("/t/{table}/{place}/pieces", everybody),
    DeedRoute("/t/{table}/{place}/udonarium-{what}.zip", room, deed=Deed("udonarium")),
]
