"""The links to a table: by that for the whole table people pick a free seat or look on, any other leads to one place.

Opening a link gives nobody a place, since programs open links too, to show in a chat what is behind them. What the page
behind it sends does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from hantei.core.message import Complaint
from hantei.core.roster import Sheet
from hantei.play import SaveError

from . import usecases
from .addresses import at
from .board import Face
from .company import COLOURS, LONGEST_NAME, Calling, calling
from .deeds import Deed, DeedRoute, posted
from .doors import Viewer
from .handling import filled, number, room_of, text
from .hub import Hub
from .live import LiveTable
from .pages import language, page
from .people import hand_out, handed_with, person, somebody
from .pictures import CRESTS, chosen
from .places import WATCH, place_of
from .setting import faces
from .stand import LINK
from .views import Drawing

# One place


async def asked(request: Request) -> Response:
    """Show the page behind the link of a place. Those who have the place are sent there; others take it from here."""
    room, secret, who = room_of(request), request.path_params["secret"], person(request)
    leads = await room.work.run(lambda: room.doors.leads_to(secret))
    if leads is None:
        raise HTTPException(404, "no-such-link")
    table, place = leads
    hub = await room.hubs.of(table)
    if await room.work.run(lambda: room.doors.admits(Viewer(who, place), table)):
        return RedirectResponse(at(f"/t/{table}/{place}/"), 303)
    catalogue = hub.live.shelf.catalogue(language(request))

    def look() -> str:
        with hub.live.lock:
            sentence, seat = hub.live.place_name(place)
            return catalogue.say_id(sentence, seat=seat)

    facts = {"title": catalogue.name(hub.live.card.title), "place": await room.work.run(look)}
    return known_from_here(request, page(request, "pages/join.html", 200, catalogue, **facts))


async def join(request: Request) -> Response:
    """Give the place of a link to the asking person, and send them on, so that no address bar keeps the secret."""
    room, secret = room_of(request), request.path_params["secret"]
    await filled(request)
    who, token = somebody(request)
    hand_out(request, token)
    found = await usecases.come_in(room, who, secret)
    if found is None:
        raise HTTPException(404, "no-such-link")
    table, place = found
    return handed_with(RedirectResponse(at(f"/t/{table}/{place}/"), 303), request)


def known_from_here(request: Request, answer: Response) -> Response:
    """A page behind a link, with a cookie for somebody new: should the answer to what they send from it get lost, the
    place is theirs."""
    hand_out(request, somebody(request)[1])
    return handed_with(answer, request)


# The whole table


async def table_of(request: Request) -> Hub:
    """The table to which a link leads."""
    room, secret = room_of(request), request.path_params["secret"]
    table = await room.work.run(lambda: room.doors.table_of(secret))
    if table is None:
        raise HTTPException(404, "no-such-link")
    return await room.hubs.of(table)


async def places(request: Request) -> Response:
    """Show the places that can be picked."""
    return known_from_here(request, await shown(request, await table_of(request)))


async def shown(request: Request, hub: Hub, typed: Calling | None = None, wrong: str = "") -> Response:
    """Make the page on which people pick a place, with what they typed before, and what was wrong with it."""
    room, lang, who = room_of(request), language(request), person(request)

    def look() -> dict[str, Any]:
        called = typed or (calling(room.store, who) if who else Calling())
        with hub.live.lock:
            drawing, free = Drawing(hub.live, lang), hub.live.free()
            seen = looks(hub.live, free, lang)
            seats = [
                (place_of(seat), drawing.played(seat), seat in free, *seen.get(seat, ((), None)))
                for seat in hub.live.seats()
                if hub.live.player(seat) == LINK
            ]
            if not called.name and typed is None:  # a colour that nobody has there yet
                taken = {guest.colour for guest in hub.live.company if guest.name}
                called = called._replace(colour=next((n for n in range(len(COLOURS)) if n not in taken), 0))
            mine = [guest.place for guest in hub.live.company if who and guest.person == who]
            title = drawing.catalogue.name(hub.live.card.title)
        return {"called": called, "seats": seats, "mine": mine[:1], "title": title}

    return page(
        request, "pages/sit.html", 422 if wrong else 200, hub.live.shelf.catalogue(lang), **await room.work.run(look),
        table=hub.live.id, watch=WATCH, wrong=wrong, colours=COLOURS, longest=LONGEST_NAME,
        crests=CRESTS,
    )  # fmt: skip


def looks(live: LiveTable, free: Sequence[str], lang: str) -> Mapping[str, tuple[Sequence[Face], Sheet | None]]:
    """The counters of those who go by each free seat, and the sheet of one who has a seat alone, as that seat sees it:
    whoever has the link may take it and read the same. While the table is prepared there is nothing to see."""
    if live.curtained(WATCH):
        return {}
    state, roster = live.session.state, live.shelf.rulebook.sight.roster
    drawn = faces(live.shelf, state, live.shelf.catalogue(lang))
    own = {seat: [sheet for sheet in roster(state, seat) if sheet.seat == seat] for seat in free}
    return {seat: (drawn.get(seat, ()), those[0] if len(those) == 1 else None) for seat, those in own.items()}


async def sit(request: Request) -> Response:
    """Give the picked place to the asking person."""
    hub = await table_of(request)
    room, form, secret = room_of(request), await filled(request), request.path_params["secret"]
    who, token = somebody(request)
    place = text(form, "place")
    hand_out(request, token)
    try:
        table = await usecases.sit_down(room, who, secret, place, chosen(form))
    except SaveError:
        raise
    except Complaint as error:
        wrong = hub.live.shelf.catalogue(language(request)).say(error.said)
        now = await room.work.run(lambda: calling(room.store, who))
        typed = Calling(text(form, "name"), number(form, "colour", 0) % len(COLOURS), now.picture)
        return await shown(request, hub, typed, wrong)
    if table is None:
        raise HTTPException(404, "no-such-link")
    return handed_with(RedirectResponse(at(f"/t/{table}/{place}/"), 303), request)


routes = [
    DeedRoute("/join/{secret}", asked, ["GET"], Deed(noted=True)),
    posted("/join/{secret}", join, Deed(noted=True)),
    DeedRoute("/sit/{secret}", places, deed=Deed(noted=True)),
    posted("/sit/{secret}", sit, Deed(noted=True)),
]
