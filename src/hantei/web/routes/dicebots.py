"""Dice for chat tools: version 2 of the interface of bcdice-api, with additions under one key of our own.

Tools send from any origin. Everybody may ask, because answers hold nothing of what is kept here and change nothing.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from importlib.metadata import version
from secrets import SystemRandom
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.core.command import BadNotation, Command, Outcome
from hantei.core.message import Complaint, Message
from hantei.core.text import Language
from hantei.dicebot import (
    BotAnswer,
    BotRoll,
    CannotFall,
    Fall,
    Rand,
    System,
    bots_answer,
    help_lines,
    original,
    systems,
)
from hantei.dicebot.answers import parts
from hantei.dicebot.falling import NORMAL
from hantei.dicebot.patterns import book_pattern, pattern
from hantei.dicebot.picking import BOT_VERSION
from hantei.dicebot.registry import procedure
from hantei.lab import checks
from hantei.library import Shelf
from hantei.play import roll as carried_out
from hantei.telling import Booked, booked, in_book
from hantei.text import Catalogue, general

from ..http.deeds import MOST_TABLE, Deed, posted
from ..http.guard import OPEN, senders
from ..http.pages import language
from ..server.seating import room_of

T = TypeVar("T")

API_VERSION = "2.0.1"
"""The version of bcdice-api that the answers follow."""

HEADERS = {"access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin"}
OWN = "hantei:"
"""The beginning of the ids of rulebooks, which stand beside those of dice bot systems."""

WRITTEN: Language = "ja"
"""The language of a dice bot's answers."""

ADMIN = ("name", "url", "email")
LIGHT, RUNS = 400_000, 4_000
"""Steps and runs that the odds of one command may take here; commands that need more get no odds."""

REMEMBERED = 500
LONGEST_FRACTION, MOST_TOTALS = 60, 200
UNSUPPORTED_SYSTEM, UNSUPPORTED_COMMAND = "unsupported game system", "unsupported command"

luck = SystemRandom()


class Unsupported(Exception):
    """Raised for a command that cannot be answered: the reason in bcdice-api's words, and a message of ours if there is
    one."""

    def __init__(self, reason: str, said: Message | None = None) -> None:
        super().__init__(reason)
        self.reason, self.said = reason, said


def answered(content: Mapping[str, Any], status: int = 200) -> Response:
    """An answer as JSON for any origin."""
    return JSONResponse(dict(content), status, HEADERS)


def refused(request: Request, error: Unsupported) -> Response:
    """The answer to a request that cannot be served."""
    said = general(language(request)).say(error.said) if error.said else error.reason
    return answered({"ok": False, "reason": error.reason, "hantei": {"reason": said}}, 400)


def guarded(page: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Wrap a page so that its refusals take the form of bcdice-api's."""

    async def served(request: Request) -> Response:
        try:
            return await page(request)
        except Unsupported as error:
            return refused(request, error)

    return served


async def worked_out(request: Request, work: Callable[[], T]) -> T:
    """Have an answer worked out where no page waits behind it. Raises what the work raises, and as `Work.throw`."""
    return await room_of(request).work.throw(work, senders(request.scope))


async def versions(request: Request) -> Response:
    """Send the versions of the interface and of the dice bots."""
    return answered({"api": API_VERSION, "bcdice": BOT_VERSION, "hantei": {"version": version("hantei")}})


async def admin(request: Request) -> Response:
    """Send the operator of the server, from the environment variables of bcdice-api."""
    return answered({name: os.environ.get(f"BCDICE_API_ADMIN_{name.upper()}", "") for name in ADMIN})


# Systems, and rulebooks beside them


def shelf_of(name: str) -> Shelf | None:
    """The rulebook that an id names, or None."""
    book = name.removeprefix(OWN)
    return library.shelves().get(book) if name != book else None


def system_of(name: str) -> System | None:
    """The dice bot system that an id names, or None."""
    return systems().get(name)


async def list_systems(request: Request) -> Response:
    """List all systems and rulebooks by their keys."""
    found = [{"id": one.id, "name": one.name, "sort_key": one.sort_key} for one in systems().values()]
    found += [{"id": OWN + book, "name": book_name(one), "sort_key": OWN + book} for book, one in shelves().items()]
    return answered({"game_system": sorted(found, key=lambda one: one["sort_key"])})


def shelves() -> Mapping[str, Shelf]:
    """The rulebooks that have dice commands."""
    return {one.id: one for one in library.playable() if one.rulebook.commands.guide}


def book_name(shelf: Shelf) -> str:
    """The name of a rulebook in lists."""
    return shelf.title(WRITTEN)


@guarded
async def info(request: Request) -> Response:
    """Describe a system or rulebook: the beginnings of its commands, and its help."""
    name = request.path_params["name"]
    system, shelf = system_of(name), shelf_of(name)
    if system is not None:
        facts = [
            system.id,
            system.name,
            system.sort_key,
            pattern(system),
            await worked_out(request, lambda: help_of(system)),
        ]
    elif shelf is not None:
        commands = shelf.rulebook.commands
        guide = await worked_out(request, lambda: guide_of(shelf))
        facts = [name, book_name(shelf), name, book_pattern(commands), guide]
    else:
        raise no_system(name)
    keys = ("id", "name", "sort_key", "command_pattern", "help_message")
    return answered({"ok": True, **dict(zip(keys, facts, strict=True))})


def no_system(name: str) -> Unsupported:
    """The refusal of an id that is neither a system's nor a rulebook's."""
    allowed = [*systems(), *(OWN + book for book in shelves())]
    return Unsupported(UNSUPPORTED_SYSTEM, Message("dicebot-no-system", {"name": name, "allowed": allowed}))


def help_of(system: System) -> str:
    """The help of a system's commands."""
    return "\n".join(help_lines(system, general(WRITTEN)))


def guide_of(shelf: Shelf) -> str:
    """The help of a rulebook's commands, made of its examples."""
    said = shelf.catalogue(WRITTEN)
    return "\n".join(f"{one.text(WRITTEN)}　{said.say(one.about)}" for one in shelf.rulebook.commands.guide)


# Rolls


@guarded
async def rolled(request: Request) -> Response:
    """Throw a command."""
    name = request.path_params["name"]
    if system_of(name) is None and shelf_of(name) is None:
        raise no_system(name)
    typed = await parameter(request, "command")
    if not typed:
        raise Unsupported(UNSUPPORTED_COMMAND, Message("dicebot-empty"))
    strict = (await parameter(request, "strict")) in ("1", "true")
    lang = language(request)
    return answered(await worked_out(request, lambda: told(name, typed, strict, lang)))


async def parameter(request: Request, name: str) -> str:
    """A parameter of the address or of the form."""
    form = await request.form() if request.method == "POST" else {}
    given = form.get(name)
    return given if isinstance(given, str) else request.query_params.get(name, "")


def told(name: str, typed: str, strict: bool, lang: Language) -> dict[str, Any]:
    """The result of a command. Raises `Unsupported`."""
    system, shelf = system_of(name), shelf_of(name)
    try:
        return by_bot(system, typed, strict, lang) if system else by_book(shelf, typed, lang) if shelf else {}
    except Complaint as error:
        raise Unsupported(UNSUPPORTED_COMMAND, error.said) from None
    except CannotFall:
        raise Unsupported(UNSUPPORTED_COMMAND, Message("dicebot-cannot-fall", {"text": typed})) from None


def by_bot(system: System, typed: str, strict: bool, lang: Language) -> dict[str, Any]:
    """The result of a command as a dice bot reads it."""
    read = system.read(typed, strict)
    answer = read.answer(Fall(lambda sides: luck.randint(1, sides)))
    found = booked(system, read, answer.rands)
    said = found.shelf.catalogue(lang) if found else general(lang)
    more: dict[str, Any] = {
        "degree": (found.done.outcome.degree if found else "") or answer.degree,
        "reasons": found.reasons(said) if found else [],
        "clauses": found.clauses if found else [],
        "odds": odds(system.id, typed, strict),
        **known_wrong(system, read, typed, answer, said),
    }
    return {**as_bot(answer), "hantei": more}


def known_wrong(system: System, read: BotRoll, typed: str, answer: BotAnswer, said: Catalogue) -> dict[str, Any]:
    """The bot's own answer to the same dice if it is known to be wrong, and the error; "" if the bot gives no
    answer."""
    bots = bots_answer(system, typed, answer.rands) if read.wrong else answer.text
    wrong = [said.say_id(one) for one in read.wrong] if bots != answer.text else []
    return {"wrong": wrong, **({"bot": bots} if wrong else {})}


def as_bot(answer: BotAnswer) -> dict[str, Any]:
    """An answer in the form of bcdice-api."""
    flags = {name: getattr(answer, name) for name in ("secret", "success", "failure", "critical", "fumble")}
    return {"ok": True, "text": answer.text, **flags, "rands": [rand._asdict() for rand in answer.rands]}


def by_book(shelf: Shelf, typed: str, lang: Language) -> dict[str, Any]:
    """The result of a command in the notation of a rulebook."""
    command = shelf.rulebook.command(typed)
    done = carried_out(command, str(luck.randrange(10**12)))
    found = Booked(shelf, command, done)
    outcome = done.outcome
    degree = outcome.degree.replace("absolute", "success")
    rands = tuple(rand for event in done.events for rand in thrown(event.facts))
    text = parts(f"({' '.join(typed.split())})", shelf.catalogue(WRITTEN).say(command.result(outcome)))
    answer = BotAnswer(text, False, degree, rands)
    more = {
        "degree": outcome.degree, "total": outcome.total, "margin": outcome.margin, "figures": dict(outcome.figures),
        "text": shelf.catalogue(lang).say(command.result(outcome)), "reasons": found.reasons(shelf.catalogue(lang)),
        "clauses": found.clauses, "odds": odds(OWN + shelf.id, typed, strict=False), "wrong": [],
    }  # fmt: skip
    return {**as_bot(answer), "hantei": more}


def thrown(facts: Mapping[str, Any]) -> list[Rand]:
    """The dice of an event; none if the event is no throw."""
    sides = str(facts.get("dice", "")).rpartition("d")[2]
    faces = facts.get("faces")
    if not (isinstance(faces, list) and sides.isdecimal()):
        return []
    return [Rand(NORMAL, int(sides), int(face)) for face in faces]


@lru_cache(REMEMBERED)
def odds(name: str, typed: str, strict: bool) -> dict[str, Any] | None:
    """The chance of each degree of a command, or of each total if it has no degrees; None if that takes too long."""
    system, shelf = system_of(name), shelf_of(name)
    command: Command | None = None
    if system is not None:
        read = system.read(typed, strict)
        if read.weight > LIGHT:
            return None
        command = command_for(system, read, typed)
    elif shelf is not None:
        command = shelf.rulebook.command(typed)
    try:
        law = checks.law(command, RUNS) if command else {}
    except checks.TooMany:
        return None
    return shares(law)


def command_for(system: System, read: BotRoll, typed: str) -> Command:
    """The command for the odds: by the rules of the rulebook, if it has them."""
    found = in_book(system, read)
    return found[1] if found else procedure(read, typed)


def shares(law: Mapping[Outcome, Any]) -> dict[str, Any] | None:
    """The chances as fractions and as numbers: of degrees, or of totals if there are no degrees and few totals."""
    degrees = checks.degrees(law)
    if degrees.keys() > {""} or (degrees and "" not in degrees):
        return {"degrees": {name: share(chance) for name, chance in degrees.items()}}
    totals = checks.figures(law).get("total", {})
    if len(totals) > MOST_TOTALS:
        return None
    return {"totals": {str(total): share(chance) for total, chance in totals.items()}}


def share(chance: Any) -> dict[str, Any]:
    """A chance as a number, and exactly if people can read that."""
    exact = str(chance)
    return {"chance": float(chance), **({"exact": exact} if len(exact) <= LONGEST_FRACTION else {})}


@guarded
async def original_table(request: Request) -> Response:
    """Throw a row of a table that comes with the request."""
    text = await parameter(request, "table")
    try:
        answer = await worked_out(request, lambda: original(text).answer(Fall(lambda sides: luck.randint(1, sides))))
    except BadNotation as error:
        raise Unsupported("unsupported table", error.said) from None
    return answered({"ok": True, "text": answer.text, "rands": [rand._asdict() for rand in answer.rands]})


async def missing(request: Request) -> Response:
    """Answer for any other address."""
    return answered({"ok": False, "reason": "not found"}, 404)


async def turned_away(request: Request) -> Response:
    """Answer a request that the guard has refused."""
    refusal = request.scope.get("refusal")
    if refusal is None:
        return await missing(request)
    reason = general(language(request)).say_id(refusal.message)
    return answered({"ok": False, "reason": reason}, refusal.status)


routes = [
    Route(f"{OPEN}version", versions),
    Route(f"{OPEN}admin", admin),
    Route(f"{OPEN}game_system", list_systems),
    Route(f"{OPEN}game_system/{{name}}", info),
    Route(f"{OPEN}game_system/{{name}}/roll", rolled, methods=["GET", "POST"]),
    posted(f"{OPEN}original_table", original_table, Deed(most=MOST_TABLE)),
    Route(f"{OPEN}refused", turned_away),
    Route(f"{OPEN}{{rest:path}}", missing, methods=["GET", "POST"]),
]
