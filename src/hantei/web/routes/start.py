"""The start page: tables to go on with, games to play, the choice of language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.exchange.foreign import endings
from hantei.library import Heading, Shelf
from hantei.recall import recalled
from hantei.text import LANGS

from ..http.addresses import at, within
from ..http.forms import number, text
from ..http.pages import LANG_COOKIE, language, page
from ..http.people import YEAR, person
from ..server.room import Room
from ..server.seating import room_of
from ..setup.offering import as_usual, on_shelf, set_at
from ..storage import scripts
from ..table.cards import Seated, cards_of, cards_since
from .handling import filled

SHOWN = 50
"""Tables on one page."""

MOST_ENDING = 200
"""Older tables about to be deleted that the start page names besides: those that go first."""


async def home(request: Request) -> Response:
    """The start page."""
    room, lang, who = room_of(request), language(request), person(request)
    tables, older, ending = await room.work.run(lambda: newest(room, who)) if who else ([], False, [])
    own = await room.work.run(lambda: scripts.of(room.store, who)) if who else []
    books = await room.work.look(lambda: [(one, one.title(lang), one.headings(one.kind)) for one in library.playable()])
    titles = {shelf.id: title for shelf, title, _ in books}
    first = await room.work.look(lambda: first_game(books)) if not tables else None
    until = ends(room, [*tables, *ending])
    kept_until = {} if tables else {one.id: room.expiry.until(one.made) for one in own}
    annex = request.app.annex
    heads = await room.work.look(lambda: annex.heads(lang)) if annex.heads else []
    others = await room.work.look(endings)
    return page(
        request, "pages/start.html", books=books, tables=tables, own=own, titles=titles, until=until, first=first,
        own_pages=annex.own_pages, people_pages=annex.people_pages, heads=heads, others=others,
        older=older and SHOWN, ending=ending, kept_until=kept_until,
    )  # fmt: skip


def newest(room: Room, who: str) -> tuple[list[Seated], bool, list[Seated]]:
    """The tables of somebody that were played last, whether there are older ones, and which of these are about to be
    deleted."""
    found = cards_of(room.store, who, SHOWN + 1)
    tables, older = found[:SHOWN], len(found) > SHOWN
    ending = cards_since(room.store, who, room.expiry.told(), MOST_ENDING) if older else []
    return tables, older, [one for one in ending if one not in tables]


def ends(room: Room, tables: Sequence[Seated]) -> Mapping[str, date | None]:
    """The days on which tables will be deleted, as far as their people should be told."""
    return {card.id: room.expiry.until(card.touched) for card, _ in tables}


async def all_tables(request: Request) -> Response:
    """Show all tables of the asking person, a page of them at a time, the last played first."""
    room, lang, who = room_of(request), language(request), person(request)
    skipped = number(request.query_params, "from", 0)
    found = await room.work.run(lambda: cards_of(room.store, who, SHOWN + 1, skipped)) if who else []
    if not found:
        return RedirectResponse(at("/"), 303)
    titles = await room.work.look(lambda: {one.id: one.title(lang) for one in library.playable()})
    tables, older = found[:SHOWN], skipped + SHOWN if len(found) > SHOWN else 0
    newer = max(0, skipped - SHOWN) if skipped else None
    return page(
        request, "pages/tables.html", tables=tables, titles=titles, until=ends(room, tables), older=older, newer=newer
    )


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
    Route("/tables", all_tables),
    Route("/language", choose_language, methods=["POST"]),
]
