"""Ends all cookies of a person: the asking browser gets a new one, and every other copy stops working.

Where the connection to the database is lost at the very commit, nobody knows which of the two secrets has everything.
The browser keeps both then, and the next request that reaches the database finds out.
"""

from __future__ import annotations

from contextlib import suppress

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import Message, Scope, Send

from hantei.play import SaveError

from ..http.addresses import at
from ..http.deeds import Deed, posted
from ..http.people import KNOWN, hand_out, hand_out_beside, handed_with, kept_beside, known_as, new_token, person
from ..server.room import Room
from ..server.seating import room_of
from ..storage.doors import has_anything
from ..storage.store import UNSURE
from .handling import filled


async def end(request: Request) -> Response:
    """End all cookies of the asking person; this browser gets a new one."""
    if request.app.state.one_person:
        raise HTTPException(404)
    await filled(request)
    room, old, token = room_of(request), person(request), ""
    if old:
        token = kept_beside(request) or new_token()
        try:
            if old != known_as(token):  # else `settle` has found it done
                await room.comings.move(old, known_as(token))
        except SaveError as error:
            if error.message == UNSURE:
                hand_out_beside(request, token)
            raise
    sent = RedirectResponse(at("/"), 303)
    hand_out(request, token)
    settled_now(request)
    handed_with(sent, request)
    return sent


def settled_now(request: HTTPConnection) -> None:
    """Take the secret away that was kept beside the one that stands, if there is one."""
    if kept_beside(request):
        hand_out_beside(request, "")


async def settle(request: HTTPConnection, room: Room, send: Send) -> Send:
    """Find out which of two secrets owns anything, and answer as to its holder. Return how to send the answer.

    The old secret stands while the database cannot be asked, if nothing was moved, and as long as it owns anything: all
    of it moves at once or not at all.
    """
    token, old = kept_beside(request), person(request)

    def moved() -> bool:
        return has_anything(room.store, known_as(token)) and not has_anything(room.store, old)

    with suppress(SaveError):
        if await room.work.run(moved):
            request.scope[KNOWN] = known_as(token)
            hand_out(request, token)
            hand_out_beside(request, "")
            return handing(request.scope, send)
    return send


def handing(scope: Scope, send: Send) -> Send:
    """A way to send an answer that hands out what is to be handed out, unless the answer does so itself."""
    given = [one for one in handed_with(Response(), HTTPConnection(scope)).raw_headers if one[0] == b"set-cookie"]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            told = [value.partition(b"=")[0] for name, value in message["headers"] if name == b"set-cookie"]
            more = [one for one in given if one[1].partition(b"=")[0] not in told]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending


routes = [posted("/cookies", end, Deed(noted=True))]
