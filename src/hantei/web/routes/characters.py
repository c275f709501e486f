"""Pieces for tables elsewhere: a sheet for the clipboard of CCFOLIA, everybody at once for Udonarium."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hantei.core.roster import Sheet
from hantei.exchange import udonarium
from hantei.exchange.ccfolia import colours, piece, status, status_lines
from hantei.exchange.udonarium import Picture
from hantei.text import Catalogue

from ..drawing.scene import portraits, scene
from ..http.deeds import Deed, DeedRoute
from ..http.pages import language, page
from ..server.looking import LiveViewpoint
from ..server.seating import seated
from . import handling
from .handling import name_of, sent_as

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
    """A sheet ready to copy: the text for CCFOLIA, its gauges, its picture as an address that holds it, and the changes
    of the gauges since the last copy (None: unknown)."""

    sheet: Sheet
    text: str
    stands: str
    picture: str
    changes: str | None = None


def shown(sheet: Sheet, sheets: Sequence[Sheet], pictures: Mapping[str, Picture], catalogue: Catalogue) -> PieceShown:
    """Make one of the sheets ready to copy."""
    text = piece(sheet, catalogue, colours(sheets)[sheet.side])
    stands = json.dumps(status(sheet, catalogue), ensure_ascii=False)
    drawn = b64encode(pictures[sheet.id].svg.encode()).decode()
    return PieceShown(sheet, text, stands, f"data:image/svg+xml;base64,{drawn}")


async def character(request: Request) -> Response:
    """Show a character to copy, as far as the asking place may know it: as a part of a page, or as a page."""
    here = await seated(request)
    sheets, boards = await here.see(lambda at: (at.sheets(), at.boards()))
    sheet = next((one for one in sheets if one.id == request.path_params["who"]), None)
    if sheet is None:
        raise HTTPException(404, "no-such-place")
    catalogue = here.shelf.catalogue(language(request))
    pictures = await here.room.work.look_long(lambda: portraits(boards, [sheet], catalogue), here.sender)
    found, before = shown(sheet, sheets, pictures, catalogue), copied_last(request)
    if before is not None:
        found = found._replace(changes="\n".join(status_lines(sheet, before, catalogue)))
    return handling.shown(request, here, "character", {"one": found})


async def everybody(request: Request) -> Response:
    """Show all characters to copy one after the other, and the file for Udonarium."""
    here = await seated(request)
    sheets, boards = await here.see(lambda at: (at.sheets(), at.boards()))
    catalogue = here.shelf.catalogue(language(request))
    pictures = await here.room.work.look_long(lambda: portraits(boards, sheets, catalogue), here.sender)
    pieces = [shown(sheet, sheets, pictures, catalogue) for sheet in sheets]
    back, title = here.page, catalogue.name(here.title)
    return page(request, "pages/pieces.html", 200, catalogue, pieces=pieces, alone="", back=back, title=title)


async def room(request: Request) -> Response:
    """Send the place's view as a file for Udonarium: a whole room, or the pieces alone."""
    here = await seated(request)
    catalogue = here.shelf.catalogue(language(request))
    made = udonarium.archive if request.path_params["what"] == "room" else udonarium.pieces

    def look(at: LiveViewpoint) -> udonarium.TableScene:
        return scene(at.shelf.id, catalogue.name(here.title), at.boards(), at.sheets(), catalogue)

    found = await here.see(look)
    data = await here.room.work.look_long(lambda: made(found, catalogue), here.sender)
    return Response(data, media_type="application/zip", headers=sent_as(name_of(here, "zip")))


routes = [
    Route("/t/{table}/{place}/character/{who:path}", character),
    Route("/t/{table}/{place}/pieces", everybody),
    DeedRoute("/t/{table}/{place}/udonarium-{what}.zip", room, deed=Deed("udonarium")),
]
