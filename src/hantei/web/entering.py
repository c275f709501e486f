"""Somebody at a table brings a person of their own, before anything is played: from their library, or as a file.

The person takes a place that is played from where they sit. The game begins anew with them in the text of its scene, so
that saves, replays and checks need to know nothing else; a line of the log says who was brought.
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import dossiers
from hantei.core.message import BadSetup, Message, Sayable
from hantei.dossiers import Wanted
from hantei.editions import edition
from hantei.exchange.foreign import endings
from hantei.play import Refused
from hantei.play.moves import HowMuch
from hantei.telling import EXPECTED, reasons
from hantei.telling.lines import Told

from . import founding, scripts
from .bringing import LONGEST_NAME, MOST_BYTES, read_own
from .deeds import MOST_FILE, Deed, posted
from .handling import room_of, seated
from .keeping import called
from .live import LiveTable
from .pages import language, page
from .people import person
from .scripts import OwnScenario
from .store import Store


def is_open(live: LiveTable) -> bool:
    """Whether people can still be brought to a table: the rulebook writes them down, and no person has played yet."""
    played = any(not isinstance(mark.move, HowMuch) for mark in live.session.timeline.marks)
    return edition(live.shelf.id).dossiers is not None and not played and not live.session.finished


def places_at(live: LiveTable, place: str) -> Mapping[str, Sayable]:
    """Whose place a person can take who is brought from a place of the table: that of its own people."""
    mine = live.seats_at(place)
    if not mine or not is_open(live):
        return {}
    state, rulebook = live.session.state, live.shelf.rulebook
    ours = {sheet.id for seat in mine for sheet in rulebook.sight.roster(state, seat) if sheet.seat in mine}
    found = dossiers.places_in(live.shelf.id, scene_of(live))
    return {one.name: called(live, one.name) for one in found if one.name in ours or one.name in mine}


def scene_of(live: LiveTable) -> str:
    """The text of the scene that is played."""
    setup = live.session.setup
    return str(setup["scenarios"][setup["scenario"]])


async def offered(request: Request) -> Response:
    """Show one's own people, and whose place they can take."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    catalogue = here.shelf.catalogue(language(request))

    def look(live: LiveTable) -> list[tuple[str, str]]:
        return [(one, catalogue.name(said)) for one, said in places_at(live, here.place).items()]

    places = await here.see(look)
    own = await room.run(lambda: scripts.of(room.store, who)) if who else []
    people = [one for one in own if one.people and one.rulebook == here.shelf.id]
    others = await room.look(endings)
    facts = {"places": places, "people": people, "others": others, "back": here.page}
    return page(request, "pages/enter.html", 200, catalogue, title=catalogue.name(here.title), **facts)


async def bring(request: Request) -> Response:
    """Let somebody of one's own take a place; what the book does not allow is refused in words."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    form = await request.form(max_files=1, max_fields=4)
    wanted, own, file = str(form.get("who", "")), str(form.get("own", "")), form.get("file")
    name, data = "", b""
    if file is not None and not isinstance(file, str):
        name, data = (file.filename or "")[:LONGEST_NAME], await file.read(MOST_BYTES + 1)
    try:
        if data:
            sent, _ = await read_own(room, who, data, name)
            own = await room.run(lambda: scripts.bring(room.store, who, sent))
        script = await room.run(lambda: scripts.find(room.store, who, own))
        if script is None or not script.people or script.rulebook != here.shelf.id:
            raise BadSetup("web-enter-whom")
        await here.replace(lambda live: enter(room.store, live, here.place, wanted, script))
    except EXPECTED as error:
        said = " ".join(reasons(error, language(request)))
        return page(request, "pages/refused.html", 422, text=said, back=f"{here.page}enter")
    return RedirectResponse(here.page, 303)


def enter(store: Store, live: LiveTable, place: str, wanted: str, script: OwnScenario) -> None:
    """Begin a table anew with somebody in it, under its lock.

    Raises `Refused` (`enter-too-late`), `BadSetup` (`dossier-place` and what `dossiers.brought` raises), `BadContent`.
    """
    if not is_open(live):
        raise Refused("enter-too-late")
    places = places_at(live, place)
    if wanted not in places:
        raise BadSetup("dossier-place", given=wanted, allowed=", ".join(places) or "-")
    file = f"{script.name}.yaml"
    setup = live.session.setup
    scene = dossiers.brought(live.shelf.id, str(setup["scenario"]), scene_of(live), [Wanted(file, wanted, script.text)])
    said = Message("web-entered", {"who": script.title, "place": places[wanted]})
    founding.begin_again(store, live, scene, Told(said, kind="ruling"))


routes = [
    Route("/t/{table}/{place}/enter", offered),
    posted("/t/{table}/{place}/enter", bring, Deed(makes=True, most=MOST_FILE)),
]
