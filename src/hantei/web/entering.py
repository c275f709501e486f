"""Somebody at a table brings a person of their own: from their library, or as a file.

Before anything is played the person takes a place that is played from where they sit: the game begins anew with them in
the text of its scene, so that saves, replays and checks need to know nothing else. In a running game a ruling brings
them; a guest asks for it, and the owner or the game master lets them in or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import dossiers
from hantei.core.adjusting import Blank
from hantei.core.message import BadSetup, Message, Sayable
from hantei.core.record import Plain
from hantei.dossiers import Wanted
from hantei.editions import edition
from hantei.exchange.foreign import endings
from hantei.play import Refused
from hantei.play.moves import HowMuch
from hantei.telling import EXPECTED, reasons
from hantei.telling.lines import Told

from . import founding, scripts
from .attendance import note_of
from .bringing import LONGEST_NAME, read_own
from .commands import TableCommand
from .commands.ruling import DecideWish, amend
from .deeds import MOST_FILE, Deed, posted
from .doors import Viewer
from .handling import done, filled, room_of, seated, text
from .keeping import called
from .live import LiveTable
from .mastering import MOST_BLANKS, filled_in
from .pages import language, page
from .people import person
from .scripts import OwnScenario
from .store import Store
from .uploads import MOST_BYTES
from .wishes import Hopeful


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


def running(live: LiveTable, place: str) -> Sequence[Blank]:
    """What has to be said of somebody who is brought from a place into the running game; nothing where that cannot be:
    by those who rule, and at their wish for guests who play a seat."""
    if is_open(live) or live.session.finished or edition(live.shelf.id).dossiers is None:
        return ()
    if not (live.may_rule(place) or live.seats_at(place)):
        return ()
    return live.shelf.rulebook.referee.brings(live.session.state)


async def offered(request: Request) -> Response:
    """Show one's own people, and whose place they can take, or what has to be said of them in a running game."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    catalogue = here.shelf.catalogue(language(request))

    def look(live: LiveTable) -> dict[str, Any]:
        places = [(one, catalogue.name(said)) for one, said in places_at(live, here.place).items()]
        return {"places": places, "blanks": [] if places else running(live, here.place), "rules": here.rules}

    found = await here.see(look)
    people = await room.run(lambda: scripts.at_hand(room.store, who, here.shelf.id))
    others = await room.look(endings)
    facts = {**found, "people": people, "others": others, "back": here.page}
    return page(request, "pages/enter.html", 200, catalogue, title=catalogue.name(here.title), **facts)


async def bring(request: Request) -> Response:
    """Let somebody of one's own take a place or come into the running game; what the book does not allow is refused in
    words."""
    here = await seated(request)
    room, who = room_of(request), person(request)
    form = await request.form(max_files=1, max_fields=4 + MOST_BLANKS)
    plain = {name: value for name, value in form.items() if isinstance(value, str)}
    own, file = plain.get("own", ""), form.get("file")
    name, data = "", b""
    if file is not None and not isinstance(file, str):
        name, data = (file.filename or "")[:LONGEST_NAME], await file.read(MOST_BYTES + 1)
    try:
        if data:
            sent, _ = await read_own(room, here.sender, data, name)
            own = await room.run(lambda: scripts.bring(room.store, who, sent))
        script = await room.run(lambda: scripts.find_at_hand(room.store, who, own))
        if script is None or not script.people or script.rulebook != here.shelf.id:
            raise BadSetup("web-enter-whom")
        if "who" in plain:
            wanted = plain["who"]
            await here.replace(lambda live: enter(room.store, live, here.place, wanted, script))
        else:
            words = [*await room.run(lambda: dossiers.bringing(dossier_of(script))), *filled_in(plain)]
            await here.do(BringOwn(script, words))
    except EXPECTED as error:
        said = " ".join(reasons(error, language(request)))
        return page(request, "pages/refused.html", 422, text=said, back=f"{here.page}enter")
    return RedirectResponse(here.page, 303)


def dossier_of(script: OwnScenario) -> Plain:
    """Somebody of one's own as plain data, checked by the rules of the book. Raises as `dossiers.dossier_of`."""
    return dossiers.dossier_of(script.text, f"{script.name}.yaml", script.rulebook)


@dataclass(frozen=True)
class BringOwn(TableCommand):
    """Bring somebody of one's own into the running game, or wish it where others rule, with the words of the ruling.

    Raises `Refused` (`enter-too-late`, `enter-too-many`), and what the ruling raises: what cannot be is not wished.
    """

    script: OwnScenario
    words: Sequence[str]

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        blanks, title = running(live, by.place), self.script.title
        if not blanks:
            raise Refused("enter-too-late")
        if live.may_rule(by.place):
            amend(live, self.words)
            return
        live.session.fork().amend(*self.words)
        parts = [blank.choices.get(word, word) for blank, word in zip(blanks, self.words[3:], strict=False)]
        if not live.wishes.add(Hopeful(by, title, self.words, parts)):
            raise Refused("enter-too-many")
        note_of(live, by, "web-wishes", who=title)


async def decide(request: Request) -> Response:
    """Let in whom a guest would like to bring, or not."""
    form = await filled(request)
    name, granted = text(form, "wish"), text(form, "granted") == "yes"

    return await done(request, lambda: DecideWish(name, granted))


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
    posted("/t/{table}/{place}/wish", decide, Deed(noted=True)),
]
