"""Routes for what people say at a table, and for their names."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.core.message import Complaint
from hantei.text import general

from . import pictures, usecases
from .addresses import at
from .company import COLOURS, LONGEST_NAME, Calling, calling
from .deeds import Deed, posted
from .handling import answered, filled, number, room_of, text
from .pages import language, page
from .people import hand_out, handed_with, person, somebody
from .start import within


async def say(request: Request) -> Response:
    """Say something at a table; dice commands are thrown."""
    form = await filled(request)
    typed, to, voice = text(form, "text"), text(form, "to"), text(form, "as")
    return await answered(request, lambda here: usecases.say(here, typed, to, voice))


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


routes = [
    posted("/t/{table}/{place}/say", say, Deed(early=True)),
    Route("/name", name),
    Route("/name", set_name, methods=["POST"]),
]
