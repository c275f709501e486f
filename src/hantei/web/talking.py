"""Routes for what people say at a table, and for their names."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.core.message import Complaint
from hantei.text import general

from . import pictures
from .addresses import at
from .company import COLOURS, LONGEST_NAME, Calling, calling
from .deeds import Deed, posted
from .handling import accepted, filled, number, refusing, room_of, seated, text
from .pages import language, page
from .people import person, remember, somebody
from .start import within
from .talk import as_said, dice_in


async def say(request: Request) -> Response:
    """Say something at a table; dice commands are thrown."""
    here = await seated(request)
    form, room = await filled(request), room_of(request)
    typed, to, voice = as_said(text(form, "text")), text(form, "to"), text(form, "as")

    async def work() -> Response:
        if typed:
            dice = await room.run(lambda: dice_in(here.shelf, typed))
            await here.change(lambda live: live.say(here.viewer, typed, to, dice, voice))
        return accepted(request, here)

    return await refusing(request, here, work)


async def name(request: Request) -> Response:
    """Show the page on which people give a name."""
    room, who = room_of(request), person(request)
    called = await room.run(lambda: calling(room.store, who)) if who else Calling()
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
        now = await room.run(lambda: calling(room.store, who))
        typed = now._replace(name=text(form, "name"), colour=number(form, "colour", 0) % len(COLOURS))
        return asked(request, typed, back, general(language(request)).say(error.said))
    await room.rename(who, called)
    sent = RedirectResponse(back or at("/"), 303)
    remember(sent, token, request.url.scheme == "https")
    return sent


routes = [
    posted("/t/{table}/{place}/say", say, Deed(early=True)),
    Route("/name", name),
    Route("/name", set_name, methods=["POST"]),
]
