"""The rules reference: the clauses of each rulebook, by chapter and by search, with all that belongs to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.cases import Placed, case_directory, collect
from hantei.cases.format import Expect
from hantei.core.rulings import Ruling
from hantei.core.text import Language
from hantei.ledger import Clause, Ledger, LedgerChapter, NoSuchClause, has_ledger, search_form
from hantei.library import Shelf
from hantei.telling.layouts import data_of, shaped
from hantei.telling.worked import story

from ..http.addresses import at
from ..http.guard import senders
from ..http.pages import language, page, rendered
from ..http.passages import linked, marked
from ..server.seating import room_of

T = TypeVar("T", LedgerChapter, Clause)
F = TypeVar("F")

MOST = 60
"""Clauses of one rulebook that a search shows."""

LONGEST_QUERY = 100
"""Letters after which the words of a search are cut."""


@dataclass(frozen=True)
class Found:
    """The result of a search in one rulebook: the first clauses, and the number of all."""

    shelf: Shelf
    clauses: Sequence[Clause]
    count: int


async def looked_up(request: Request, work: Callable[[], F]) -> F:
    """What somebody looks for, at their turn; see `Work.look_up`."""
    return await room_of(request).work.look_up(work, senders(request.scope))


@cache
def books() -> tuple[Shelf, ...]:
    """The rulebooks that have a ledger."""
    return tuple(shelf for shelf in library.playable() if has_ledger(shelf.id))


async def asked_book(request: Request) -> tuple[Shelf, Ledger]:
    """The rulebook that the address names, and its ledger; reading that takes a second the first time.

    Raises `HTTPException` (404).
    """
    shelf = library.shelves().get(request.path_params["book"])
    if shelf is None or not await looked_up(request, lambda: has_ledger(shelf.id)):
        raise HTTPException(404)
    return shelf, Ledger.of(shelf.id)


def wanted(request: Request) -> str:
    """The words to search for."""
    return request.query_params.get("q", "").strip()[:LONGEST_QUERY]


def search(shelves: Sequence[Shelf], words: str) -> list[Found]:
    """Search all rulebooks; those without a hit are left out."""
    if not search_form(words):
        return []
    found = [(shelf, Ledger.of(shelf.id).find(words)) for shelf in shelves]
    return [Found(shelf, clauses[:MOST], len(clauses)) for shelf, clauses in found if clauses]


# Pages


async def shelves_page(request: Request) -> Response:
    """Show all rulebooks, with a search in all of them."""
    lang, words = language(request), wanted(request)

    def look() -> dict[str, Any]:
        shelves = [(shelf, shelf.title(lang), len(Ledger.of(shelf.id))) for shelf in books()]
        return {"shelves": shelves, "words": words, "found": search(books(), words)}

    facts = await looked_up(request, look)
    return page(request, "rules/shelves.html", **facts, **tools(lang, words))


async def book_page(request: Request) -> Response:
    """Show the chapters of a rulebook, with a search in it."""
    shelf, ledger = await asked_book(request)
    lang, words = language(request), wanted(request)
    facts: dict[str, Any] = {"words": words, "found": await looked_up(request, lambda: search([shelf], words))}
    return book(request, shelf, "rules/book.html", ledger=ledger, **facts, **tools(lang, words))


async def chapter_page(request: Request) -> Response:
    """Show a chapter to read: each clause with its text."""
    shelf, ledger = await asked_book(request)
    names = [chapter.id for chapter in ledger.chapters]
    if request.path_params["chapter"] not in names:
        raise HTTPException(404)
    at = names.index(request.path_params["chapter"])
    before, after = around(ledger.chapters, at)
    facts: dict[str, Any] = {"chapter": ledger.chapters[at], "before": before, "after": after}
    return book(request, shelf, "rules/chapter.html", ledger=ledger, **facts, **tools(language(request)))


async def clause_page(request: Request) -> Response:
    """Show a clause with its tables, examples, open points, and the clauses that refer to it; similar ids if it is
    unknown."""
    shelf, ledger = await asked_book(request)
    given = request.path_params["clause"]
    try:
        clause = ledger.get(given)
    except NoSuchClause as unknown:
        return book(
            request, shelf, "rules/unknown.html", 404, ledger=ledger, problem=unknown.said, **tools(language(request))
        )
    if clause.id != given:
        return RedirectResponse(at(f"/rules/{shelf.id}/{clause.id}"), 308)
    before, after = around(ledger.clauses, ledger.clauses.index(clause))
    chapter = next(chapter for chapter in ledger.chapters if clause in chapter.clauses)
    users = [other for other in ledger if clause.id in other.needs]
    facts: dict[str, Any] = {"clause": clause, "chapter": chapter, "before": before, "after": after, "users": users}
    ruling = clause.ruling and named_ruling(shelf, clause.ruling.option)
    return book(request, shelf, "rules/clause.html", ledger=ledger, ruling=ruling, **facts, **tools(language(request)))


async def cases_part(request: Request) -> Response:
    """Show the worked cases of a clause as a part of its page; reading all cases the first time takes a while."""
    shelf, ledger = await asked_book(request)
    if request.path_params["clause"] not in ledger:
        raise HTTPException(404)
    cases = await looked_up(request, lambda: cases_of(shelf.id))
    lang = language(request)
    facts: dict[str, Any] = {"cases": cases.get(request.path_params["clause"], ()), "book": shelf.id, **tools(lang)}
    return HTMLResponse(rendered("rules/cases.html", shelf.catalogue(lang), facts))


async def case_page(request: Request) -> Response:
    """Show a worked case, told like a game and as its file has it; as a part of a page if the request asks for one."""
    shelf, ledger = await asked_book(request)
    cases = await looked_up(request, lambda: cases_in(shelf.id))
    placed = cases.get(request.path_params["case"])
    if placed is None:
        raise HTTPException(404)
    lang = language(request)
    catalogue = shelf.catalogue(lang)
    told = await looked_up(request, lambda: story(shelf, placed.case, catalogue))
    named = {part.clause for line in told.lines for part in line.reasons}
    cited = {clause: ledger.get(clause) for clause in named if clause in ledger}
    facts: dict[str, Any] = {"placed": placed, "story": told, "ledger": ledger, "clauses": cited, **tools(lang)}
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("rules/story.html", catalogue, {"book": shelf.id, **facts}))
    return book(request, shelf, "rules/case.html", **facts)


async def rulings_page(request: Request) -> Response:
    """Show the rulings: first the open points with several readings, then those with one."""
    shelf, ledger = await asked_book(request)
    rows = [(ruling, ledger.open_point(ruling), ledger.readings(ruling)) for ruling in shelf.rulebook.rulings]
    fixed = [clause for clause in ledger if clause.ruling and not named_ruling(shelf, clause.ruling.option)]
    facts: dict[str, Any] = {"rows": rows, "fixed": fixed, **tools(language(request))}
    return book(request, shelf, "rules/rulings.html", ledger=ledger, **facts)


async def terms_page(request: Request) -> Response:
    """Show the terms of the book, and the clauses that they belong to."""
    shelf, ledger = await asked_book(request)
    terms: dict[str, list[Clause]] = {}
    for clause in ledger:
        for term in clause.terms:
            terms.setdefault(term, []).append(clause)
    return book(request, shelf, "rules/terms.html", ledger=ledger, terms=sorted(terms.items()))


def book(request: Request, shelf: Shelf, template: str, status: int = 200, **facts: Any) -> Response:
    """Make a page about one rulebook, in its words."""
    lang = language(request)
    return page(request, template, status, shelf.catalogue(lang), book=shelf.id, title=shelf.title(lang), **facts)


# What belongs to a clause


def named_ruling(shelf: Shelf, name: str) -> Ruling | None:
    """The ruling that decides an open point, if it has a name."""
    return next((ruling for ruling in shelf.rulebook.rulings if ruling.id == name), None)


def passage(clause: Clause, words: str, lang: Language) -> str:
    """The passage of a clause that a search shows: its rule, or the part of its open point with all the words."""
    wanted = search_form(words).split()
    if clause.ruling and clause.ambiguity and not all(word in clause.words for word in wanted):
        texts = [text.lang(lang) for text in (clause.ambiguity, *clause.ruling.readings)]
        return next((text for text in texts if all(word in search_form(text) for word in wanted)), texts[0])
    return clause.rule.lang(lang)


@cache
def cases_in(rulebook: str) -> dict[str, Placed]:
    """The worked cases of a rulebook by their names, read on first use."""
    directory = case_directory(rulebook)
    return {placed.name: placed for placed in collect([directory]).cases} if directory.is_dir() else {}


@cache
def cases_of(rulebook: str) -> dict[str, list[Placed]]:
    """The worked cases of a rulebook, by the clauses that they prove."""
    found: dict[str, list[Placed]] = {}
    for placed in cases_in(rulebook).values():
        for clause in placed.case.clauses:
            found.setdefault(clause, []).append(placed)
    return found


def expected(expect: Expect) -> dict[str, Any]:
    """The fields that a case expects, as far as it gives them."""
    return {name: value for name, value in vars(expect).items() if value not in ((), {}, "", None)}


def around(row: Sequence[T], at: int) -> tuple[T | None, T | None]:
    """The items before and after a position in a sequence."""
    return (row[at - 1] if at else None), (row[at + 1] if at + 1 < len(row) else None)


def tools(lang: Language, words: str = "") -> dict[str, Any]:
    """The functions that the templates of the reference call."""
    return {
        "linked": linked,
        "marked": lambda text: marked(text, words),
        "passage": lambda clause: passage(clause, words, lang),
        "data_of": lambda clause, ledger: data_of(clause, ledger, lang),
        "written": lambda value, ledger: shaped(value, lang, lambda name, within: ledger.word(name, lang, within)),
        "expected": expected,
    }


routes = [
    Route("/rules", shelves_page),
    Route("/rules/{book}", book_page),
    Route("/rules/{book}/rulings", rulings_page),
    Route("/rules/{book}/terms", terms_page),
    Route("/rules/{book}/chapter/{chapter}", chapter_page),
    Route("/rules/{book}/case/{case}", case_page),
    Route("/rules/{book}/{clause}", clause_page),
    Route("/rules/{book}/{clause}/cases", cases_part),
]
