"""The panel of those who lead a table: its owner says who plays and how, and invites; who rules makes rulings."""

from __future__ import annotations

from itertools import islice
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from hantei.core.amending import settable
from hantei.core.numbers import whole_numbers
from hantei.core.text import Language
from hantei.play import HAND, name_of_seat
from hantei.text import Catalogue, normalise

from .. import usecases
from ..commands.hosting import SetClock, SetPace, SetSeat, SetTakingBack
from ..commands.refereeing import LetAnswerFor, MakeAmendment, NameFaces, ThrowAnew, TypedAmendment
from ..http.addresses import at, handed_out
from ..http.codes import Code, code_of
from ..http.deeds import Deed, DeedRoute, posted
from ..http.forms import filled_in, text
from ..http.pages import language
from ..server.looking import LiveViewpoint
from ..server.seating import leading, owning, room_of
from ..storage.doors import Viewer
from ..storage.places import ANY, OWNER, WATCH, place_of, seat_in
from ..table.by_itself import PACES
from ..table.cards import LONGEST_NOTES, mark_of, notes_of
from ..table.clock import clocks
from ..table.live import LiveTable
from ..table.players import machine_players
from ..table.stand import BACKS, LINK
from ..table.typed import faces_of
from ..table.unruling import standing
from ..table.wishes import Hopeful
from .handling import SEEN, answered, done, filled, refusing, shown

MOST_PATHS = 600
"""Paths of the state that are offered for a ruling."""


LAST_AMENDMENTS = 12
"""Rulings that are listed to be taken back."""


async def panel(request: Request) -> Response:
    """Show the panel as it is now: the settings of the table to its owner, the figures of the game to whoever rules."""
    here = await leading(request)
    lang = language(request)
    base = handed_out(str(request.base_url))

    def look(at: LiveViewpoint) -> dict[str, Any]:
        found: dict[str, Any] = {"owns": at.owns, "rules": at.rules}
        if at.owns:
            found |= of_table(at, lang)
            found["elsewhere"] = found["by_hand"] and room_of(request).drive.dicing is not None
            found["links"] = invitations(at, lang, base)
        return found | (of_game(at.ruled(), lang) if at.rules else {})

    return shown(request, here, "panel", await here.see(look))


def of_table(at: LiveViewpoint, lang: Language) -> dict[str, Any]:
    """What the owner sets: who plays each seat, and how the table is played."""
    say, drawn, card = at.shelf.catalogue(lang), at.drawn(lang), at.owned().card
    return {
        "shareable": at.shareable,
        "seats": [(seat, drawn.played(seat), at.player(seat), at.policy(seat)) for seat in at.seats()],
        "machines": machine_players(at.shelf.rulebook, say),
        "paces": [(pace, say.say_id(f"web-pace-{pace}")) for pace in PACES],
        "pace": card.pace,
        "backs": [(back, say.say_id(f"web-back-{back}")) for back in BACKS],
        "back_now": card.back,
        "clocks": clocks(say),
        "clock_now": card.clock,
        "source": card.source,
        "by_hand": at.by_hand,
    }


def of_game(live: LiveTable, lang: Language) -> dict[str, Any]:
    """What whoever rules may change of the game, and their notes."""
    say = live.shelf.catalogue(lang)
    session, rulebook = live.session, live.shelf.rulebook
    asked = dict.fromkeys(one.who for one in session.decisions.values() if one.who != HAND)
    notes = notes_of(live.store, live.id)
    called = {seat: say.name(name_of_seat(rulebook, session.state, seat)) for seat in live.seats()}
    deputies = {seat: name for seat, name in called.items() if seat not in session.seats}
    return {
        "examples": [(one.text(lang).partition(" ")[2], say.say(one.about)) for one in rulebook.referee.amendments],
        "paths": [(path, said(value)) for path, value in islice(settable(session.state), MOST_PATHS)],
        "throws": [
            (f"{place[0]}.{place[1]}", say.say(rulebook.speech.throw_name(line.why)), line.dice, line.faces)
            for place, line in session.throws()
        ],
        "ruled": [(one, say.again(one.told)) for one in islice(standing(live), LAST_AMENDMENTS)],
        "arrivals": list(rulebook.referee.arrivals(session.state)),
        "wishes": [(name, wished(live, say, one)) for name, one in live.wishes],
        "grounds": list({one.who: say.name(one.name) for one in rulebook.referee.ground(session.state)}.items()),
        "notes": notes,
        "noted": mark_of(notes),
        "asked": [(who, called.get(who, who), session.deputies.get(who, who)) for who in asked],
        "deputies": deputies,
        "longest_notes": LONGEST_NOTES,
    }


def wished(live: LiveTable, say: Catalogue, one: Hopeful) -> str:
    """Whom a guest would like to bring, by whom and to where, in a sentence."""
    parts = [say.name(part) for part in one.parts]
    return say.say_id("web-wish", who=say.name(one.title), by=seat_called(live, say, one), parts=parts)


def seat_called(live: LiveTable, say: Catalogue, one: Hopeful) -> str:
    """What the guest is called who wishes something: by their name, else by their seat."""
    guest = next((each for each in live.company if Viewer(each.person, each.place) == one.viewer), None)
    seat = seat_in(one.viewer.place)
    return guest.name if guest and guest.name else say.name(name_of_seat(live.shelf.rulebook, live.session.state, seat))


def invitations(at: LiveViewpoint, lang: Language, base: str) -> list[tuple[str, str, str, Code]]:
    """The links of the table for its owner: the place, its name, the address, its code."""
    say, found = at.shelf.catalogue(lang), at.links()
    invited = [seat for seat in at.seats() if at.player(seat) == LINK]
    order = [(place_of(seat), say.name(at.full_name(seat))) for seat in invited]
    order = [(ANY, say.say_id("web-link-any")), *order]
    order += [(OWNER, say.say_id("web-link-owner")), (WATCH, say.say_id("web-link-watch"))]
    known = [(known, name, address_of(base, known, found[known])) for known, name in order if known in found]
    return [(*one, code_of(one[2])) for one in known]


def address_of(base: str, place: str, secret: str) -> str:
    """The address of a link."""
    return f"{base}{'sit' if place == ANY else 'join'}/{secret}"


def said(value: bool | int | str) -> int | str:
    """A value as a ruling writes it."""
    return str(value).lower() if isinstance(value, bool) else value


# What the panel does


async def rule(request: Request) -> Response:
    """Make a ruling: typed words, or the words of a thing on the panel and the value for it."""
    form = await filled(request)
    typed, lang = text(form, "words"), language(request)
    value = normalise(text(form, "value")).split() or filled_in(form)
    secret = bool(text(form, "privately"))

    amendment = MakeAmendment(TypedAmendment(typed, lang, value), secret)
    told = await answered(request, lambda here: usecases.amend(here, amendment))
    return Response(status_code=204, headers={"HX-Trigger": "ruled"}) if told is SEEN else told


async def force(request: Request) -> Response:
    """Set the faces of the next throw."""
    form = await filled(request)
    typed, secret = text(form, "faces"), bool(text(form, "privately"))
    return await done(request, lambda: NameFaces(faces_of(typed), secret))


async def again(request: Request) -> Response:
    """Throw dice anew, or set their faces."""
    form = await filled(request)
    typed, secret = text(form, "faces").strip(), bool(text(form, "privately"))
    beat, _, line = text(form, "throw").partition(".")
    where = whole_numbers([beat, line], 0)
    if where is None:
        raise HTTPException(404, "no-such-page")
    place = where[0], where[1]
    return await done(request, lambda: ThrowAnew(place, faces_of(typed) if typed else None, secret))


async def delegate(request: Request) -> Response:
    """Let another seat answer for a seat."""
    form = await filled(request)
    who, to = text(form, "who"), text(form, "to")
    return await done(request, lambda: LetAnswerFor(who, to))


async def seat(request: Request) -> Response:
    """Set who plays a seat."""
    form = await filled(request)
    who = text(form, "who")
    player, _, policy = text(form, "player").partition(":")
    return await done(request, lambda: SetSeat(who, player, policy))


async def pace(request: Request) -> Response:
    """Set how fast machine seats answer."""
    chosen = text(await filled(request), "pace")
    return await done(request, lambda: SetPace(chosen))


async def back(request: Request) -> Response:
    """Set what guests may take back."""
    chosen = text(await filled(request), "back")
    return await done(request, lambda: SetTakingBack(chosen))


async def clock(request: Request) -> Response:
    """Set the time limit for questions."""
    chosen = text(await filled(request), "clock")
    return await done(request, lambda: SetClock(chosen))


async def dice_from(request: Request) -> Response:
    """Which server throws the dice; where it had no answer, it is asked again."""
    chosen = text(await filled(request), "source").strip()
    return await answered(request, lambda here: usecases.take_dice_from(here, chosen))


async def renew(request: Request) -> Response:
    """Give a place a new link; the old one stops working, and people who came by it have to leave."""
    here = await owning(request)
    await here.renew(text(await filled(request), "place"))
    return SEEN if "hx-request" in request.headers else RedirectResponse(f"{here.page}panel", 303)


async def go(request: Request) -> Response:
    """Let the waiting machine seats answer."""
    asked_at = text(await filled(request), "at")
    return await answered(request, lambda here: usecases.let_machines_go(here, asked_at))


async def remove(request: Request) -> Response:
    """Delete the table for good, as its owner."""
    here = await owning(request)

    async def work() -> Response:
        await here.remove()
        return RedirectResponse(at("/"), 303)

    return await refusing(request, here, work)


AT = "/t/{table}/{place}"
NOTED = Deed(noted=True)
HOSTED, HOSTED_NOTED = Deed(early=True), Deed(noted=True, early=True)
"""What an owner does who plays under somebody else's game master, behind the curtain too."""

routes = [
    DeedRoute(f"{AT}/panel", panel, ["GET"], HOSTED),
    posted(f"{AT}/rule", rule, NOTED),
    posted(f"{AT}/force", force, NOTED),
    posted(f"{AT}/again", again, NOTED),
    posted(f"{AT}/delegate", delegate, NOTED),
    posted(f"{AT}/seat", seat, HOSTED_NOTED),
    posted(f"{AT}/pace", pace, HOSTED),
    posted(f"{AT}/back", back, HOSTED_NOTED),
    posted(f"{AT}/clock", clock, HOSTED),
    posted(f"{AT}/dice-from", dice_from, HOSTED_NOTED),
    posted(f"{AT}/renew", renew, HOSTED_NOTED),
    posted(f"{AT}/remove", remove, HOSTED_NOTED),
    posted(f"{AT}/go", go),
]
