"""Files that people upload: a saved game becomes a table, a scenario or encounter can be played, people of another
program become a file of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.content import FileFault
from hantei.exchange.foreign import foreign_to
from hantei.telling import EXPECTED

from .. import usecases
from ..http.addresses import at
from ..http.deeds import MOST_FILE, Deed, posted
from ..http.guard import senders
from ..http.pages import language, page
from ..http.people import hand_out, handed_with, person, somebody
from ..server.seating import room_of
from ..storage import scripts
from ..storage.places import OWNER
from ..storage.uploads import MOST_BYTES, must_fit
from .flaws import MOST_FLAWS, flaw, not_brought
from .handling import with_file

SCRIPTS = (".yaml", ".yml")
"""Endings of the names of scenarios; any other file is taken for a saved game."""


async def bring(request: Request) -> Response:
    """Take in an uploaded file."""
    _, name, data = await with_file(request)
    return await taken_in(request, name, data)


async def taken_in(request: Request, name: str, data: bytes) -> Response:
    """Take in a file. A saved game is replayed from its first line, and a scenario checked, before anything is kept."""
    room, (who, token) = room_of(request), somebody(request)
    script = name.lower().endswith(SCRIPTS)
    left: Sequence[FileFault] = []
    hand_out(request, token)
    try:
        must_fit(data, scripts.MOST_BYTES if script else MOST_BYTES)
        if script or await room.work.look(lambda: foreign_to(name)) is not None:
            own, left = await usecases.read_own(room, senders(request.scope), data, name)
            kept = await room.work.run(lambda: scripts.bring(room.store, who, own))
            target = at("/#people") if own.people else at(f"/own/{kept}")
        else:
            table = await usecases.bring_game(room, who, data, name, senders(request.scope))
            target = at(f"/t/{table}/{OWNER}/")
    except EXPECTED as error:
        text = data.decode("utf-8", "replace") if script else ""
        return await room.work.look(partial(not_brought, request, error, text))
    answer: Response = (
        await room.work.look(partial(left_behind, request, left)) if left else RedirectResponse(target, 303)
    )
    handed_with(answer, request)
    return answer


def left_behind(request: Request, left: Sequence[FileFault]) -> Response:
    """Say line by line what in a file of another program has no place in ours; the rest is kept."""
    lang = language(request)
    flaws = [flaw(fault, [], lang) for fault in left[:MOST_FLAWS]]
    more, file = len(left) - len(flaws), left[0].file
    return page(request, "pages/brought.html", 200, wrong=[], flaws=flaws, file=file, more=more, taken=True)


async def forget(request: Request) -> Response:
    """Delete a file of somebody's own."""
    room, who, own = room_of(request), person(request), request.path_params["own"]
    await room.work.run(lambda: scripts.remove(room.store, who, own))
    return RedirectResponse(at("/"), 303)


async def taken_away(request: Request) -> Response:
    """Send a file of one's own as it was uploaded."""
    room, who = room_of(request), person(request)
    script = await room.work.run(lambda: scripts.find(room.store, who, request.path_params["own"]))
    if script is None:
        raise HTTPException(404)
    name = quote(f"{script.name}.yaml")
    kept = {"content-disposition": f"attachment; filename*=UTF-8''{name}"}
    return Response(script.text, media_type="application/yaml", headers=kept)


routes = [
    posted("/bring", bring, Deed(makes=True, noted=True, most=MOST_FILE)),
    Route("/own/{own}/file", taken_away),
    Route("/own/{own}/remove", forget, methods=["POST"]),
]
