"""The start page: tables to go on with, and what there is to play; setting a new table; choosing the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.core.rulebook import BadSetup
from hantei.library import Heading, Shelf
from hantei.play import DiceSource, policy_names
from hantei.telling import EXPECTED, sentences
from hantei.text import LANGS

from . import live
from .live import HERE, LINK, MACHINE, OWNER, PACES, named
from .pages import LANG_COOKIE, language, page
from .people import YEAR, person, remember, somebody
from .room import Room
from .tables import room_of, text

SLOW = ("search", "greedy", "cautious")
"""Machine players that think ahead."""


@dataclass(frozen=True)
class Offer:
    """A seat of a table that is being set: its id, what it is called, who takes it unless somebody says otherwise."""

    seat: str
    name: str
    usual: str


async def home(request: Request) -> Response:
    """The start page."""
    room, lang, who = room_of(request), language(request), person(request)
    tables = await room.run(lambda: room.tables_of(who)) if who else []
    books = [(shelf, shelf.title(lang), shelf.headings(shelf.kind)) for shelf in library.shelves().values()]
    titles = {shelf.id: title for shelf, title, _ in books}
    return page(request, "start.html", books=books, tables=tables, titles=titles)


async def setting(request: Request) -> Response:
    """The page on which a table is set."""
    shelf, heading = await asked_for(request)
    leaders, referee = wished(request.query_params.get("leaders", ""), heading), "referee" in request.query_params
    return await set_page(request, shelf, heading, leaders, referee)


async def set_page(
    request: Request, shelf: Shelf, heading: Heading, leaders: int, referee: bool, status: int = 200, wrong: str = ""
) -> Response:
    """The page on which a table is set; `wrong` says why it could not be."""
    lang = language(request)
    offers = await room_of(request).run(lambda: offered(shelf, heading, leaders, referee, lang))
    paces = [(pace, shelf.catalogue(lang).say_id(f"web-pace-{pace}")) for pace in PACES]
    rulings = [ruling for ruling in shelf.rulebook.rulings if len(ruling.values) > 1]
    return page(
        request, "setting.html", status, shelf.catalogue(lang), shelf=shelf, heading=heading, title=shelf.title(lang),
        leaders=leaders, referee=referee, offers=offers, rulings=rulings, paces=paces, wrong=wrong,
        policies=policy_names(shelf.rulebook), prefix=shelf.rulebook.prefix.lower(),
    )  # fmt: skip


async def begin(request: Request) -> Response:
    """Begin a game at a new table."""
    shelf, heading = await asked_for(request)
    room, form = room_of(request), await request.form()
    who, token = somebody(request)
    leaders, referee = wished(text(form, "leaders"), heading), "referee" in form
    try:
        table = await room.run(lambda: made(room, who, shelf, heading, form, leaders, referee))
    except EXPECTED as error:
        wrong = " ".join(sentences(error, language(request), shelf.catalogue(language(request))))
        return await set_page(request, shelf, heading, leaders, referee, 422, wrong)
    sent = RedirectResponse(f"/t/{table}/{OWNER}/", 303)
    remember(sent, token, request.url.scheme == "https")
    return sent


def made(room: Room, who: str, shelf: Shelf, heading: Heading, form: FormData, leaders: int, referee: bool) -> str:
    """Make the table that a form describes; its id. Raises `BadSetup`, `Refused`."""
    setup = setup_of(shelf, heading, leaders, referee)
    rulings = {ruling.id: text(form, f"ruling-{ruling.id}") for ruling in shelf.rulebook.rulings}
    setup["rulings"] = {name: value for name, value in rulings.items() if value}
    known = shelf.rulebook.seats(shelf.rulebook.start(setup))
    seats = {seat: text(form, f"seat-{seat}") or HERE for seat in known}
    for choice in seats.values():
        if choice not in (HERE, LINK) and not choice.startswith(MACHINE):
            raise BadSetup("web-bad-choice", given=choice)
    machines = {seat: choice.partition(":")[2] for seat, choice in seats.items() if choice.startswith(MACHINE)}
    for policy in machines.values():
        live.offered(shelf.rulebook, policy)
    players = {seat: MACHINE if seat in machines else choice for seat, choice in seats.items()}
    dice, pace = text(form, "dice") or "seeded", text(form, "pace") or "fast"
    if dice not in ("seeded", "physical") or pace not in PACES:
        raise BadSetup("web-bad-choice", given=dice if pace in PACES else pace)
    return room.create(who, shelf, heading.title, setup, players, machines, cast(DiceSource, dice), pace)


def setup_of(shelf: Shelf, heading: Heading, leaders: int, referee: bool) -> dict[str, Any]:
    """The setup of a scenario or encounter that comes with a rulebook."""
    name, script = shelf.scenario_text(heading.id)
    return {
        "rulings": {}, "referee": referee, "leaders": leaders, "scenario": name, "difficulty": "",
        "scenarios": {name: script},
    }  # fmt: skip


def offered(shelf: Shelf, heading: Heading, leaders: int, referee: bool, lang: str) -> list[Offer]:
    """The seats of a table that is being set."""
    rulebook = shelf.rulebook
    state = rulebook.start(setup_of(shelf, heading, leaders, referee))
    machines = rulebook.opponents(state)
    return [
        Offer(seat, shelf.catalogue(lang).name(named(rulebook, state, seat)), MACHINE if seat in machines else HERE)
        for seat in rulebook.seats(state)
    ]


async def asked_for(request: Request) -> tuple[Shelf, Heading]:
    """The rulebook and the scenario or encounter of an address. Raises 404."""
    shelf = library.shelves().get(request.path_params["rulebook"])
    if shelf is not None:
        for heading in shelf.headings(shelf.kind):
            if heading.id == request.path_params["scenario"]:
                return shelf, heading
    raise HTTPException(404)


def wished(given: str, heading: Heading) -> int:
    """How many lead, within what the scenario allows."""
    least, most = heading.leaders
    return min(most, max(least, int(given))) if given.isascii() and given.isdecimal() and len(given) < 3 else least


async def choose_language(request: Request) -> Response:
    """Keep the language chosen, and go back to the page it was chosen on."""
    form = await request.form()
    lang, back = text(form, "lang"), text(form, "back")
    answer = RedirectResponse(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/", 303)
    if lang in LANGS:
        answer.set_cookie(LANG_COOKIE, lang, max_age=YEAR, samesite="lax", httponly=True)
    return answer


routes = [
    Route("/", home),
    Route("/new/{rulebook}/{scenario}", setting),
    Route("/new/{rulebook}/{scenario}", begin, methods=["POST"]),
    Route("/language", choose_language, methods=["POST"]),
]
