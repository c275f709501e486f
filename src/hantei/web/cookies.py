"""Ends all cookies of a person: the asking browser gets a new one, and every other copy stops working."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from .addresses import at
from .deeds import Deed, posted
from .handling import filled, room_of
from .people import hand_out, handed_with, known_as, new_token, person


async def end(request: Request) -> Response:
    """End all cookies of the asking person; this browser gets a new one."""
    if request.app.state.one_person:
        raise HTTPException(404)
    await filled(request)
    room, old, token = room_of(request), person(request), ""
    if old:
        token = new_token()
        await room.comings.move(old, known_as(token))
    sent = RedirectResponse(at("/"), 303)
    hand_out(request, token)
    handed_with(sent, request)
    return sent


routes = [posted("/cookies", end, Deed(noted=True))]
