"""The links to a table: by that for the whole table people pick a free seat or look on, any other leads to one place.

Opening a link gives nobody a place, since programs open links too, to show in a chat what is behind them. What the page
behind it sends does.
"""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from hantei.core.message import Complaint
from hantei.play import Refused, SaveError

from .. import usecases
from ..http.addresses import at
from ..http.deeds import Deed, DeedRoute, posted
from ..http.forms import number, text
from ..http.guard import Refusal
from ..http.pages import language, page
from ..http.people import hand_out, handed_with, person, somebody
from ..server.doorstep import Doorstep, DoorView, before_place, before_table
from ..server.seating import room_of
from ..storage.company import COLOURS, LONGEST_NAME, Calling, calling
from ..storage.pictures import CRESTS, chosen
from ..storage.places import WATCH
from .handling import filled

# One place


async def asked(request: Request) -> Response:
    """Show the page behind the link of a place. Those who have the place are sent there; others take it from here."""
    room, secret, who = room_of(request), request.path_params["secret"], person(request)
    found = await before_place(room, who, secret)
    if found is None:
        raise HTTPException(404, "no-such-link")
    door, place = found
    if await door.has(place):
        return RedirectResponse(at(f"/t/{door.table}/{place}/"), 303)
    catalogue = door.shelf.catalogue(language(request))
    sentence, seat = await door.see(lambda view: view.place_name(place))
    facts = {"title": catalogue.name(door.title), "place": catalogue.say_id(sentence, seat=seat)}
    return known_from_here(request, page(request, "pages/join.html", 200, catalogue, **facts))


async def join(request: Request) -> Response:
    """Give the place of a link to the asking person, and send them on, so that no address bar keeps the secret."""
    room, secret = room_of(request), request.path_params["secret"]
    await filled(request)
    who, token = somebody(request)
    hand_out(request, token)
    try:
        found = await usecases.come_in(room, who, secret)
    except Refused as error:
        raise Refusal(409, error.message) from None
    if found is None:
        raise HTTPException(404, "no-such-link")
    table, place = found
    return handed_with(RedirectResponse(at(f"/t/{table}/{place}/"), 303), request)


def known_from_here(request: Request, answer: Response) -> Response:
    """Make the page behind a link, with a cookie for somebody new: the place is theirs even if the answer to their form
    gets lost."""
    hand_out(request, somebody(request)[1])
    return handed_with(answer, request)


# The whole table


async def door_of(request: Request) -> Doorstep:
    """The asking person before the table to which a link leads."""
    found = await before_table(room_of(request), person(request), request.path_params["secret"])
    if found is None:
        raise HTTPException(404, "no-such-link")
    return found


async def places(request: Request) -> Response:
    """Show the places that can be picked."""
    return known_from_here(request, await shown(request, await door_of(request)))


async def shown(request: Request, door: Doorstep, typed: Calling | None = None, wrong: str = "") -> Response:
    """Make the page on which people pick a place, with what they typed before, and what was wrong with it."""
    store, lang = door.room.store, language(request)
    catalogue = door.shelf.catalogue(lang)

    def look(view: DoorView) -> dict[str, Any]:
        called = typed or (calling(store, door.person) if door.person else Calling())
        if not called.name and typed is None:
            called = called._replace(colour=view.colour())
        return {"called": called, "seats": view.offers(lang), "mine": view.own_places()[:1]}

    return page(
        request, "pages/sit.html", 422 if wrong else 200, catalogue, **await door.see(look),
        title=catalogue.name(door.title), table=door.table, watch=WATCH, wrong=wrong, colours=COLOURS,
        longest=LONGEST_NAME, crests=CRESTS,
    )  # fmt: skip


async def sit(request: Request) -> Response:
    """Give the picked place to the asking person."""
    door = await door_of(request)
    form = await filled(request)
    who, token = somebody(request)
    place = text(form, "place")
    hand_out(request, token)
    try:
        taken = await door.sit(who, place, chosen(form))
    except SaveError:
        raise
    except Complaint as error:
        wrong = door.shelf.catalogue(language(request)).say(error.said)
        now = await door.room.work.run(lambda: calling(door.room.store, who))
        typed = Calling(text(form, "name"), number(form, "colour", 0) % len(COLOURS), now.picture)
        return await shown(request, door, typed, wrong)
    if not taken:
        raise HTTPException(404, "no-such-link")
    return handed_with(RedirectResponse(at(f"/t/{door.table}/{place}/"), 303), request)


routes = [
    DeedRoute("/join/{secret}", asked, ["GET"], Deed(noted=True)),
    posted("/join/{secret}", join, Deed(noted=True)),
    DeedRoute("/sit/{secret}", places, deed=Deed(noted=True)),
    posted("/sit/{secret}", sit, Deed(noted=True)),
]
