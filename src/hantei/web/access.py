"""Access to a table: the owner sees a list and can take places back; everybody else can get up."""

from __future__ import annotations

from hashlib import sha256

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from hantei.core.message import Sayable

from .addresses import at
from .company import Guest
from .deeds import Deed, DeedRoute, posted
from .doors import Viewer
from .handling import filled, owning, refusing, room_of, seated, seen, text, viewer_of
from .live import LiveTable
from .pages import language, page
from .stand import ANY, OWNER, SEAT, WATCH, seat_name


def handle(table: str, guest: Guest) -> str:
    """The name of a guest's place in forms. It tells neither who they are nor at which other tables they sit."""
    return sha256(f"{table} {guest.person} {guest.place}".encode()).hexdigest()[:16]


def called(live: LiveTable, place: str) -> tuple[str, Sayable]:
    """The name of a place: a sentence, and the seat in it."""
    seat = place.removeprefix(SEAT)
    if place.startswith(SEAT) and seat in live.seats():
        return "web-access-seat", seat_name(live, seat)
    return {OWNER: "web-access-owner", WATCH: "web-looking-on"}.get(place, "web-access-other"), ""


async def listed(request: Request) -> Response:
    """List who has access to a table; a reader who is not the owner sees only their own access."""
    hub, place = await seated(request)
    live, me, lang = hub.live, viewer_of(request), language(request)
    catalogue = live.shelf.catalogue(lang)

    def look(live: LiveTable) -> list[dict[str, object]]:
        here = live.here
        mine = [one for one in live.company if (one.person, one.place) == (me.person, me.place)]
        rows = []
        for one in live.company if live.owns(place) else mine:
            sentence, seat = called(live, one.place)
            rows.append({
                "handle": handle(live.id, one), "name": one.name, "colour": one.colour,
                "place": catalogue.say_id(sentence, seat=seat), "here": (one.person, one.place) in here,
                "mine": (one.person, one.place) == (me.person, me.place),
            })  # fmt: skip
        return rows

    guests = await seen(request, hub, look)
    title = catalogue.name(live.card.title)
    facts = {"guests": guests, "owns": live.owns(place), "title": title, "back": at(f"/t/{live.id}/{place}/")}
    return page(request, "pages/access.html", 200, catalogue, **facts)


async def take_back(request: Request) -> Response:
    """Take a place from one person, as the owner; its link and the link for all stop working."""
    hub, place = await owning(request)
    live, me, chosen = hub.live, viewer_of(request), text(await filled(request), "guest")
    found = next((one for one in live.company if handle(live.id, one) == chosen), None)
    if found is None or (found.person, found.place) == (me.person, me.place):
        raise HTTPException(404, "no-such-place")

    async def work() -> Response:
        gone = Viewer(found.person, found.place)
        await room_of(request).put_out(hub, gone, me, (found.place, ANY))
        return RedirectResponse(at(f"/t/{live.id}/{place}/access"), 303)

    return await refusing(request, hub, work)


async def leave(request: Request) -> Response:
    """Get up: the seat becomes free and the streams of this person end. An owner deletes the table instead."""
    hub, place = await seated(request)
    if hub.live.owns(place):
        raise HTTPException(404, "no-such-place")
    me = viewer_of(request)

    async def work() -> Response:
        await room_of(request).put_out(hub, me, me)
        return RedirectResponse(at("/"), 303)

    return await refusing(request, hub, work)


routes = [
    DeedRoute("/t/{table}/{place}/access", listed, ["GET"], Deed(early=True)),
    posted("/t/{table}/{place}/access", take_back, Deed(noted=True)),
    posted("/t/{table}/{place}/leave", leave, Deed(noted=True, early=True)),
]
