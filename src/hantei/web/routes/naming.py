"""How people are called: the page on which they give a name, choose a picture or bring one of their own."""

from __future__ import annotations

import secrets

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.core.message import Complaint
from hantei.text import general

from ..http.addresses import GOOD, at, within
from ..http.deeds import MOST_FORM, MOST_PICTURE, Deed, posted
from ..http.forms import number, text
from ..http.guard import Sender, senders
from ..http.pages import language, page
from ..http.people import hand_out, handed_with, person, somebody
from ..server.room import Room
from ..server.seating import room_of
from ..storage import pictures
from ..storage.company import COLOURS, LONGEST_NAME, Calling, calling, image_named
from ..storage.pictures import OWN_NAME, BadPicture, can_draw, redrawn
from ..working.crew import TooDear
from .handling import filled, with_file


async def name(request: Request) -> Response:
    """Show the page on which people give a name."""
    room, who = room_of(request), person(request)
    called = await room.work.run(lambda: calling(room.store, who)) if who else Calling()
    return asked(request, called, within(request.query_params.get("back", "")))


def asked(request: Request, called: Calling, back: str, wrong: str = "") -> Response:
    """Make the page on which people give a name; `wrong` says what was wrong with the last one."""
    alone = request.app.state.one_person
    return page(
        request, "pages/name.html", 422 if wrong else 200,
        called=called, back=back, wrong=wrong, colours=COLOURS, longest=LONGEST_NAME, crests=pictures.CRESTS,
        known=bool(person(request)) and not alone, draws=not alone and pictures.can_draw(),
    )  # fmt: skip


async def set_name(request: Request) -> Response:
    """Keep somebody's name."""
    room, form = room_of(request), await filled(request)
    who, token = somebody(request)
    back = within(text(form, "back"))
    try:
        called = pictures.chosen(form)
    except Complaint as error:
        now = await room.work.run(lambda: calling(room.store, who))
        typed = now._replace(name=text(form, "name"), colour=number(form, "colour", 0) % len(COLOURS))
        return asked(request, typed, back, general(language(request)).say(error.said))
    hand_out(request, token)
    await room.comings.rename(who, called)
    sent = RedirectResponse(back or at("/"), 303)
    handed_with(sent, request)
    return sent


async def drawn(room: Room, sender: Sender, data: bytes) -> bytes:
    """Draw an image anew as it is kept, in another process, because decoders hold the interpreter. Raises `BadPicture`,
    and as `Work.inspect`."""
    return await room.work.inspect(sender, redrawn, data, large=True)


async def bring(request: Request) -> Response:
    """Take in an uploaded image."""
    room, (who, token) = room_of(request), somebody(request)
    form, _, data = await with_file(request, MOST_PICTURE)
    target = within(form.get("back", ""))
    try:
        if not can_draw():
            raise HTTPException(404)
        if not data or len(data) > MOST_PICTURE:
            raise BadPicture("web-picture-what", size=MOST_PICTURE // 1024 // 1024)
        image = await drawn(room, senders(request.scope), data)
    except (BadPicture, TooDear) as error:
        now = await room.work.run(lambda: calling(room.store, who))
        return asked(request, now, target, general(language(request)).say(error.said))
    name = secrets.token_hex(OWN_NAME // 2)
    hand_out(request, token)
    await room.comings.picture(who, name, image)
    sent = RedirectResponse(target or at("/name"), 303)
    handed_with(sent, request)
    return sent


async def shown(request: Request) -> Response:
    """Send an uploaded image by its name; everybody who knows the name may see it."""
    room, name = room_of(request), request.path_params["name"]
    image = await room.work.run(lambda: image_named(room.store, name)) if len(name) == OWN_NAME else None
    if image is None:
        raise HTTPException(404)
    return Response(image, media_type="image/webp", headers={"cache-control": GOOD})


routes = [
    Route("/name", name),
    Route("/name", set_name, methods=["POST"]),
    posted("/picture", bring, Deed(makes=True, most=MOST_PICTURE + MOST_FORM)),
    Route("/pictures/{name}", shown),
]
