"""The start page: tables to go on with, games to play, the choice of language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.exchange.foreign import endings
from hantei.library import Heading, Shelf
from hantei.recall import recalled
from hantei.text import LANGS

from . import scripts
from .addresses import at
from .cards import cards_of
from .handling import filled, room_of, text
from .pages import LANG_COOKIE, language, page
from .people import YEAR, person
from .setting import as_usual, on_shelf, set_at


async def home(request: Request) -> Response:
    """The start page."""
    room, lang, who = room_of(request), language(request), person(request)
    tables = await room.run(lambda: cards_of(room.store, who)) if who else []
    own = await room.run(lambda: scripts.of(room.store, who)) if who else []
    books = await room.look(lambda: [(one, one.title(lang), one.headings(one.kind)) for one in library.playable()])
    titles = {shelf.id: title for shelf, title, _ in books}
    first = await room.look(lambda: first_game(books)) if not tables else None
    until = {card.id: room.expiry.until(card) for card, _ in tables}
    annex = request.app.annex
    heads = await room.look(lambda: annex.heads(lang)) if annex.heads else []
    others = await room.look(endings)
    return page(
        request, "pages/start.html", books=books, tables=tables, own=own, titles=titles, until=until, first=first,
        own_pages=annex.own_pages, heads=heads, others=others,
    )  # fmt: skip


@dataclass(frozen=True)
class First:
    """A game to begin at once: its heading, the page that sets it up, the fields of the form that begins it."""

    heading: Heading
    address: str
    fields: Mapping[str, str]


def first_game(books: Sequence[tuple[Shelf, str, Sequence[Heading]]]) -> First | None:
    """The game that a newcomer can begin at once: the shortest one."""
    timed = [(shelf, one) for shelf, _, headings in books for one in headings if one.minutes]
    found = min(timed, key=lambda pair: pair[1].minutes, default=None)
    if found is None:
        return None
    shelf, heading = found
    fields = recalled("usual", f"{shelf.id}/{heading.id}", lambda: as_usual(on_shelf(shelf, heading)))
    return First(heading, set_at(shelf, heading), fields)


def within(address: str) -> str:
    """An address of this server that came from outside; "" for any other."""
    outside = address.startswith(("//", "/\\")) or not address.isprintable()
    return address if address.startswith("/") and not outside else ""


async def choose_language(request: Request) -> Response:
    """Keep the chosen language, and go back to the page where it was chosen."""
    form = await filled(request)
    lang, back = text(form, "lang"), text(form, "back")
    answer = RedirectResponse(within(back) or at("/"), 303)
    if lang in LANGS:
        answer.set_cookie(LANG_COOKIE, lang, max_age=YEAR, samesite="lax", httponly=True)
    return answer


routes = [
    Route("/", home),
    Route("/language", choose_language, methods=["POST"]),
]
