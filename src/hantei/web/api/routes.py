"""The endpoints for programs: the same moves as from a page, through the same doors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import version

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hantei import library
from hantei.api import shapes
from hantei.core.message import BadSetup, Message
from hantei.core.numbers import whole_number
from hantei.play import SaveError
from hantei.text import general

from .. import usecases
from ..commands import TableCommand
from ..commands.hosting import SetClock, SetPace, SetSeat, SetTakingBack
from ..commands.playing import GiveAnswer, MakeAgain, SetAsking, TakeBack
from ..commands.refereeing import LetAnswerFor, MakeAmendment, NameFaces, RaiseCurtain
from ..http.deeds import MOST_FILE, Deed
from ..http.guard import senders
from ..http.pages import language
from ..http.people import new_token, person
from ..server.admission import Admission
from ..server.looking import LiveViewpoint
from ..server.room import Room
from ..server.seating import owning, presiding, room_of, seated
from ..setup.laying import APART, Playable, setup_of
from ..setup.offering import as_usual, on_shelf
from ..storage import slots
from ..storage.places import OWNER
from ..table.cards import cards_of
from ..table.stand import Card
from ..table.typed import TypedAnswer
from .endpoints import PREFIX, Endpoint, as_json, description, problem, refused
from .viewing import hints, log_line, view

PATIENCE = 25.0
"""Seconds that a program waits for a change before it is told that there was none."""

LINES, MOST_LINES = 100, 500
"""Lines of the log in one answer: by default, and at most."""

MOST_TABLES = shapes.TABLES_AT_ONCE

ABOUT_TABLES = {"skipped": f"How many to pass over; the last played come first, {MOST_TABLES} at once."}

MOST_NUMBER = 999_999_999
"""The largest number in an address."""


def known(request: Request) -> str:
    """Who asks. Raises 401 for somebody without a token."""
    who = person(request)
    if not who:
        raise HTTPException(401, "api-no-token")
    return who


def number(request: Request, name: str, usual: int) -> int:
    """A whole number of the address; the default for anything else."""
    value = request.query_params.get(name, "")
    found = whole_number(value, 0, MOST_NUMBER)
    return usual if found is None else found


# Who, and where


async def rulebooks(request: Request, _: None) -> list[shapes.RulebookEntry]:
    """List the rulebooks, and what can be played with each."""
    lang = language(request)

    def look() -> list[shapes.RulebookEntry]:
        return [
            shapes.RulebookEntry(
                one.id,
                one.title(lang),
                [shapes.ScenarioEntry(heading.id, heading.title.lang(lang)) for heading in one.headings(one.kind)],
            )
            for one in library.playable()
        ]

    return await room_of(request).work.look(look)


async def token(request: Request, _: None) -> shapes.Token:
    """Make a token for somebody new; nothing is kept before they do something."""
    return shapes.Token(new_token())


async def mine(request: Request, _: None) -> list[shapes.TableEntry]:
    """List the tables at which the asking person has a place, the last played first."""
    room, who, lang = room_of(request), known(request), language(request)
    skipped = number(request, "skipped", 0)
    found = await room.work.run(lambda: cards_of(room.store, who, MOST_TABLES, skipped))
    return [
        shapes.TableEntry(card.id, place, card.rulebook, general(lang).name(card.title), card.over, until(room, card))
        for card, place in found
    ]


def until(room: Room, card: Card) -> str:
    """The day on which a table will be deleted; "" before its people should be told."""
    day = room.expiry.until(card.touched)
    return day.isoformat() if day else ""


async def make(request: Request, wish: shapes.NewTable) -> shapes.PlaceAt:
    """Make a table and begin its game."""
    room, who = room_of(request), known(request)
    shelf = library.shelf(wish.rulebook)
    heading = next((one for one in shelf.headings(shelf.kind) if one.id == wish.scenario), None)
    if heading is None:
        shelf.scenario_text(wish.scenario)  # raises with the list of scenarios
        raise HTTPException(404, "no-such-place")
    piece = on_shelf(shelf, heading)

    def fields() -> dict[str, str]:
        only_known(piece, wish)
        return form_of(piece, wish)

    form = await room.work.look(fields)
    return shapes.PlaceAt(await usecases.set_table(room, who, piece, form, senders(request.scope)), OWNER)


def form_of(piece: Playable, wish: shapes.NewTable) -> dict[str, str]:
    """The fields of the form that sets a table up, filled in as a program wishes it."""
    form = {**as_usual(piece), **{f"seat-{seat}": player for seat, player in wish.seats.items()}}
    form |= {f"ruling-{name}": value for name, value in wish.rulings.items()}
    form |= {APART + side: "on" for side in wish.apart} | ({"referee": "on"} if wish.referee else {})
    form |= {"leaders": str(wish.leaders), "difficulty": wish.difficulty, "dice": wish.dice}
    return form | {"pace": wish.pace, "back": wish.back, "seed": wish.seed, "source": wish.source}


def only_known(piece: Playable, wish: shapes.NewTable) -> None:
    """Refuse names that the new table does not know, so that no misspelling goes unnoticed.

    Raises `BadSetup`: `web-bad-choice` for an unknown number of leaders, seat or reading, and the rulebook's own
    message for sides.
    """
    rulebook, (least, most) = piece.shelf.rulebook, piece.heading.leaders
    if not least <= wish.leaders <= most:
        raise BadSetup("web-bad-choice", given=str(wish.leaders))
    setup = setup_of(piece.heading.id, piece.text, wish.leaders, wish.referee, wish.apart)
    seats, readings = rulebook.seats(rulebook.start(setup)), [ruling.id for ruling in rulebook.rulings]
    unknown = [*(one for one in wish.seats if one not in seats), *(one for one in wish.rulings if one not in readings)]
    if unknown:
        raise BadSetup("web-bad-choice", given=unknown[0])


async def join(request: Request, link: shapes.Secret) -> shapes.PlaceAt:
    """Take a place by the secret of a link."""
    room, who = room_of(request), known(request)
    found = await usecases.come_in(room, who, link.secret)
    if found is None:
        raise HTTPException(404, "no-such-link")
    return shapes.PlaceAt(*found)


async def bring(request: Request, _: None) -> shapes.PlaceAt | Response:
    """Make a table for a saved game, whose file is the body of the request."""
    room, who = room_of(request), known(request)
    data = await request.body()
    try:
        table = await usecases.bring_game(room, who, data, "api.hantei", senders(request.scope))
        return shapes.PlaceAt(table, OWNER)
    except SaveError as error:  # here the file is wrong, not the store
        return refused(request, error)


# What a place sees


async def see(request: Request, _: None = None) -> shapes.ViewAt:
    """Show what a place sees, after machines that answer at once."""
    return await seen_now(request, await seated(request))


async def seen_now(request: Request, here: Admission) -> shapes.ViewAt:
    """What a place sees, after machines that answer at once."""
    await here.settle()
    catalogue = here.shelf.catalogue(language(request))
    return await here.see(lambda at: view(at, here.title, catalogue))


async def wait(request: Request, _: None) -> shapes.ViewAt:
    """Show what a place sees once it differs from a named state, or after a while."""
    here = await seated(request)
    await here.news(request.query_params.get("stamp", ""), PATIENCE)
    return await see(request)  # the table may have been loaded anew meanwhile


async def log(request: Request, _: None) -> list[shapes.LogLineAt]:
    """List lines of the log: the last ones, or those before a number."""
    here = await seated(request)
    catalogue = here.shelf.catalogue(language(request))
    most, before = min(number(request, "most", LINES), MOST_LINES), number(request, "before", 0)
    lines = await here.see(lambda at: at.log().last(most, before))
    return [log_line(line, catalogue) for line in lines]


async def odds(request: Request, _: None) -> shapes.HintsAt:
    """Show the chances of what the answers to a question lead to."""
    here, key = await seated(request), request.query_params.get("key", "")

    asked = await here.see(lambda at: at.foresight.asked(key))
    if asked is None:
        raise HTTPException(404, "no-such-place")
    found = await here.hints(asked, language(request), 0)
    if found is None:
        raise HTTPException(503, "api-too-much-thought")
    return hints(found)


async def links(request: Request, _: None) -> list[shapes.LinkTo]:
    """List the links to a table, for its owner."""
    here = await owning(request)
    found = await here.see(LiveViewpoint.links)
    return [shapes.LinkTo(to, secret) for to, secret in found.items()]


async def save(request: Request, _: None) -> Response:
    """Send the game as a save file to somebody who rules, because it holds all that is hidden."""
    here = await presiding(request)
    data = await here.see_long(LiveViewpoint.ruled, lambda live: slots.lines(live.store, live.id))
    return Response(data, media_type="application/jsonl")


# What a place does


async def done(request: Request, command: TableCommand) -> shapes.ViewAt:
    """Carry out a command, and return what its sender sees then."""
    here = await seated(request)
    await here.do(command)
    return await seen_now(request, here)


async def answer(request: Request, given: shapes.AnswerTo) -> shapes.ViewAt:
    """Answer a question."""
    value = TypedAnswer(given.answer, language(request)) if isinstance(given.answer, str) else given.answer
    return await done(request, GiveAnswer(given.key, value, given.at, given.always))


async def undo(request: Request, wish: shapes.HowMany) -> shapes.ViewAt:
    """Take moves back."""
    return await done(request, TakeBack(wish.count))


async def redo(request: Request, wish: shapes.HowMany) -> shapes.ViewAt:
    """Make moves again."""
    return await done(request, MakeAgain(wish.count))


async def say(request: Request, wish: shapes.Utterance) -> shapes.ViewAt:
    """Say something; dice commands are thrown."""
    here = await seated(request)
    await usecases.say(here, wish.text, wish.to)
    return await seen_now(request, here)


async def rule(request: Request, wish: shapes.RulingSaid) -> shapes.ViewAt:
    """Rule as the game master."""
    here = await seated(request)
    await usecases.amend(here, MakeAmendment(wish.words, wish.secret))
    return await seen_now(request, here)


async def seat(request: Request, wish: shapes.Hands) -> shapes.ViewAt:
    """Set who plays a seat."""
    return await done(request, SetSeat(wish.seat, wish.player, wish.policy))


async def force(request: Request, wish: shapes.FacesNamed) -> shapes.ViewAt:
    """Name the faces of the next throw."""
    return await done(request, NameFaces(wish.faces, wish.secret))


async def delegate(request: Request, wish: shapes.DeputyNamed) -> shapes.ViewAt:
    """Let one seat answer for another."""
    return await done(request, LetAnswerFor(wish.seat, wish.to))


async def asking(request: Request, wish: shapes.HowMuchAsked) -> shapes.ViewAt:
    """Set how much a seat is asked."""
    return await done(request, SetAsking(wish.seat, wish.much))


async def curtain(request: Request, _: None) -> shapes.ViewAt:
    """End the preparation: the game begins for everybody."""
    return await done(request, RaiseCurtain())


async def go(request: Request, _: None) -> shapes.ViewAt:
    """Let the waiting machine seats answer now."""
    here = await seated(request)
    await usecases.let_machines_go(here)
    return await seen_now(request, here)


async def set_to(request: Request, wish: shapes.Wish, setting: Callable[[str], TableCommand]) -> shapes.ViewAt:
    """Change a setting of the table."""
    return await done(request, setting(wish.value))


async def dice_from(request: Request, wish: shapes.Wish) -> shapes.ViewAt:
    """Say which server throws the dice."""
    here = await seated(request)
    await usecases.take_dice_from(here, wish.value)
    return await seen_now(request, here)


async def remove(request: Request, _: None) -> None:
    """Delete the table for good."""
    here = await owning(request)
    await here.remove()


AT = "/tables/{table}/{place}"
STAMP: Mapping[str, str] = {"stamp": "The state that is known already."}
ABOUT_ODDS = {"key": "The key of the question."}
ABOUT_LOG = {"before": "Only lines before this number.", "most": f"The most lines to be told, up to {MOST_LINES}."}

NOTED, EARLY, HOSTED = Deed(noted=True), Deed(early=True), Deed(noted=True, early=True)
TABLE, BEGIN, REMOVE = (
    Deed("api-table", early=True), Deed("api-begin", makes=True, noted=True),
    Deed("api-remove", noted=True, early=True),
)  # fmt: skip

ENDPOINTS = [
    Endpoint("POST", AT + "/answer", "Answer a question", answer, shapes.AnswerTo, shapes.ViewAt),
    Endpoint("GET", AT, "What a place sees", see, None, shapes.ViewAt, deed=TABLE),
    Endpoint(
        "GET",
        AT + "/wait",
        "What a place sees once it has changed",
        wait,
        None,
        shapes.ViewAt,
        STAMP,
        Deed(streams=True, early=True),
    ),
    Endpoint("GET", AT + "/log", "Lines of the log", log, None, list[shapes.LogLineAt], ABOUT_LOG, EARLY),
    Endpoint("GET", AT + "/odds", "Odds of a question", odds, None, shapes.HintsAt, ABOUT_ODDS),
    Endpoint("POST", AT + "/undo", "Take moves back", undo, shapes.HowMany, shapes.ViewAt),
    Endpoint("POST", AT + "/redo", "Make moves again", redo, shapes.HowMany, shapes.ViewAt),
    Endpoint("POST", AT + "/say", "Say something, or throw dice", say, shapes.Utterance, shapes.ViewAt, deed=EARLY),
    Endpoint("POST", AT + "/rule", "Rule as the game master", rule, shapes.RulingSaid, shapes.ViewAt, deed=NOTED),
    Endpoint("POST", AT + "/seat", "Say who plays a seat", seat, shapes.Hands, shapes.ViewAt, deed=HOSTED),
    Endpoint("POST", AT + "/force", "Name the next faces", force, shapes.FacesNamed, shapes.ViewAt, deed=NOTED),
    Endpoint(
        "POST",
        AT + "/delegate",
        "Let a seat answer for another",
        delegate,
        shapes.DeputyNamed,
        shapes.ViewAt,
        deed=NOTED,
    ),
    Endpoint("POST", AT + "/asking", "How much a seat is asked", asking, shapes.HowMuchAsked, shapes.ViewAt),
    Endpoint("POST", AT + "/curtain", "Begin a prepared game for all", curtain, None, shapes.ViewAt, deed=NOTED),
    Endpoint("POST", AT + "/go", "Let machines that wait answer now", go, None, shapes.ViewAt),
    *(
        Endpoint(
            "POST", f"{AT}/{what}", about, partial(set_to, setting=setting), shapes.Wish, shapes.ViewAt, deed=EARLY
        )
        for what, setting, about in (
            ("pace", SetPace, "How fast machines answer"),
            ("clock", SetClock, "The time for questions"),
        )
    ),
    Endpoint(
        "POST",
        AT + "/back",
        "What guests may take back",
        partial(set_to, setting=SetTakingBack),
        shapes.Wish,
        shapes.ViewAt,
        deed=HOSTED,
    ),
    Endpoint(
        "POST", AT + "/dice-from", "Which server throws the dice", dice_from, shapes.Wish, shapes.ViewAt, deed=HOSTED
    ),
    Endpoint("GET", AT + "/links", "The links to a table", links, None, list[shapes.LinkTo], deed=EARLY),
    Endpoint("GET", AT + "/save", "The game as a save file", save),
    Endpoint("DELETE", AT, "Take a table away for good", remove, deed=REMOVE),
    Endpoint("GET", "/rulebooks", "The rulebooks and their scenarios", rulebooks, None, list[shapes.RulebookEntry]),
    Endpoint("GET", "/token", "A token for somebody new", token, None, shapes.Token),
    Endpoint("GET", "/tables", "One's own tables", mine, None, list[shapes.TableEntry], ABOUT_TABLES),
    Endpoint("POST", "/tables", "Make a table", make, shapes.NewTable, shapes.PlaceAt, deed=BEGIN),
    Endpoint(
        "POST",
        "/join",
        "Come to a place by a link",
        join,
        shapes.Secret,
        shapes.PlaceAt,
        deed=Deed(noted=True, of_table=True),
    ),
    Endpoint(
        "POST",
        "/bring",
        "A table for a saved game",
        bring,
        None,
        shapes.PlaceAt,
        deed=Deed(makes=True, noted=True, most=MOST_FILE),
    ),
]
"""All endpoints, the busiest first."""


async def described(request: Request) -> Response:
    """Send the description of all endpoints."""
    return as_json(description(ENDPOINTS, version("hantei")))


async def turned_away(request: Request) -> Response:
    """Answer a request that the guard has refused."""
    refusal = request.scope.get("refusal")
    if refusal is None:
        raise HTTPException(404)
    if refusal.message == "web-refused-origin" and "origin" not in request.headers:
        return problem(request, 401, Message("api-no-token"))  # no page sent it, so say what a program lacks
    return problem(request, refusal.status, Message(refusal.message))


routes: list[BaseRoute] = [
    *(one.route() for one in ENDPOINTS),
    Route(f"{PREFIX}/openapi.json", described),
    Route(f"{PREFIX}/refused", turned_away),
]
