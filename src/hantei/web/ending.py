"""The end of a game: why it ended, what can be counted, and another game with the same people."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.lab.fortune import fortunes
from hantei.play import Budget, reviewed
from hantei.telling.ending import Ending, ending

from . import founding, slots
from .addresses import at
from .deeds import Deed, posted
from .following import MOST_WORK
from .handling import filled, owning, refusing, room_of, seated, seen_long, text, viewer_of
from .hub import Hub
from .lookout import while_wanted
from .pages import language, page, rendered
from .people import person
from .stand import OWNER
from .thinking import Review

WEIGHED = (15.0, 45.0, 90.0)
"""Seconds for which a game is looked at in hindsight: at first, and each further time that somebody asks."""

LEVELS_WEIGHED = ("0", "1", "2")

SECONDS = 2.0
"""Seconds in which the chances of the checks of a game are worked out; those left then count for nobody's luck."""


async def shown(request: Request) -> Response:
    """Show how a game went, once it is over."""
    hub, place = await seated(request)
    if not hub.live.session.finished:
        raise HTTPException(404, "no-such-place")

    def look() -> tuple[Ending, bool]:
        return how_it_went(hub, place), founding.swaps(hub.live)

    found, swaps = await seen_long(request, hub, look)
    catalogue = hub.live.shelf.catalogue(language(request))
    played = {one.seat: [guest.name for guest in hub.live.players(one.seat) if guest.name] for one in found.deeds}
    facts = {"ending": found, "owns": hub.live.owns(place), "swaps": swaps}
    facts["players"] = played if hub.live.is_shared else {seat: [] for seat in played}
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/ending.html", catalogue, facts))
    title = catalogue.name(hub.live.card.title)
    return page(
        request, "pages/ending.html", 200, catalogue, title=title, back=at(f"/t/{hub.live.id}/{place}/"), **facts
    )


def how_it_went(hub: Hub, place: str) -> Ending:
    """How a game went, as far as a place may know; remembered until something happens."""
    live = hub.live
    with live.lock:
        moment, reads = live.moment, live.reads(place)
        known = moment, None if reads is None else tuple(reads)
        if known in hub.endings:
            return hub.endings[known]
        reading = slots.opened(live.store, live.id)[1]
        session = live.session.fork()
    with hub.reckoning:  # of those who look at the end at once, one works the chances out
        if hub.chances[0] != moment:
            hub.chances = moment, fortunes(session, SECONDS).known
    passages = reviewed(reading, live.game.journal.path, library.find, Budget(MOST_WORK))
    found = ending(live.shelf, passages, reads, hub.chances[1])
    with live.lock:
        hub.endings = {key: one for key, one in hub.endings.items() if key[0] == moment}
        hub.endings[known] = found
    return found


async def weighed(request: Request) -> Response:
    """Show a game that is over in hindsight: what decisions and luck were worth, as far as a place may know.

    One game is looked at at a time, and given up when its reader has gone.
    """
    hub, place = await seated(request)
    if not hub.live.session.finished:
        raise HTTPException(404, "no-such-place")
    room, viewer, lang, level = (
        room_of(request),
        viewer_of(request),
        language(request),
        request.query_params.get("level", "0"),
    )
    if level not in LEVELS_WEIGHED:
        raise HTTPException(404, "no-such-place")

    def look() -> Review:
        live = hub.live
        with live.lock:
            room.doors.check(viewer, live.id)
            reads, reading = live.reads(place), slots.opened(live.store, live.id)[1]
        seats = None if reads is None else tuple(reads)
        return Review(reading, live.shelf.id, lang, seats, WEIGHED[int(level)])

    with room.looks.one(person(request)):
        review = await room.look(look)
        async with room.reviewing:
            told = await while_wanted(room.crew.think(review), request.is_disconnected)
    if told is None:
        return Response(status_code=204)  # the reader has gone, or too many thoughts wait
    catalogue = hub.live.shelf.catalogue(lang)
    facts: dict[str, object] = {"hindsight": told, "again": int(level) + 1 if int(level) + 1 < len(WEIGHED) else None}
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/hindsight.html", catalogue, facts))
    facts |= {"title": catalogue.name(hub.live.card.title), "back": at(f"/t/{hub.live.id}/{place}/")}
    return page(request, "pages/hindsight.html", 200, catalogue, **facts)


async def anew(request: Request) -> Response:
    """Begin the same game anew with the same people, with sides changed if they wish."""
    hub, _ = await owning(request)
    room, swapped = room_of(request), bool(text(await filled(request), "swapped"))

    viewer = viewer_of(request)

    def check() -> None:
        room.doors.check(viewer, hub.live.id)

    async def work() -> Response:
        table = await room.look(lambda: founding.anew(room.store, hub.live, viewer.person, swapped, check))
        await room.change(hub, lambda live: live.note_of(viewer, "web-anew-begun"), viewer)
        target = at(f"/t/{table}/{OWNER}/")
        if "hx-request" in request.headers:
            return Response(status_code=204, headers={"HX-Redirect": target})
        return RedirectResponse(target, 303)

    return await refusing(request, hub, work)


routes = [
    Route("/t/{table}/{place}/ending", shown),
    Route("/t/{table}/{place}/hindsight", weighed),
    posted("/t/{table}/{place}/anew", anew, Deed(makes=True, noted=True)),
]
