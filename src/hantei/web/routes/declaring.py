"""Declarations answered in one form, standing orders, and how much a seat is asked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hantei.core.decision import Amount, Answer
from hantei.telling.compound import Part, alone, followed

from ..commands.playing import Declare, Release, SetAsking
from ..http.forms import text
from ..http.pages import language, rendered
from ..server.seating import room_of, seated
from ..table.typed import TypedAnswer
from .handling import done, filled

MOST_OPTIONS = 60
"""Options that a list in the form may have; a question with more is asked by itself."""


async def declaration(request: Request) -> Response:
    """Show the form of a declaration, with the default answers filled in."""
    here = await seated(request)
    room, lang = room_of(request), language(request)
    key, at, first = (request.query_params.get(name, "") for name in ("key", "at", "part-0"))

    asked = await here.see(lambda seen: seen.foresight.asked_from(key, at))
    if asked is None:
        return Response(status_code=204)  # another question is open by now
    shelf, catalogue = here.shelf, here.shelf.catalogue(lang)
    session, decision = asked.session, asked.decision

    def draw() -> str:
        begun: Answer = first if decision.legal(first) else alone(shelf, session, decision)
        parts = followed(shelf, catalogue, session, key, begun)
        rows = [(part, options(part)) for part in parts]
        return rendered("table/declaration.html", catalogue, {"rows": rows, "key": key, "at": at})

    return HTMLResponse(await room.work.look(draw))


def options(part: Part) -> list[tuple[str, str]]:
    """The answers to a part with their names."""
    decision = part.question.decision
    if isinstance(decision, Amount):
        return [(str(n), str(n)) for n in range(decision.low, min(decision.high, decision.low + MOST_OPTIONS) + 1)]
    return list(zip(part.question.keys, part.question.labels, strict=True))[:MOST_OPTIONS]


async def declare(request: Request) -> Response:
    """Answer a declaration, as long as the rules ask its parts as foreseen."""
    form = await filled(request)
    rows = [(text(form, f"kind-{n}"), text(form, f"part-{n}")) for n in range(len(form))]
    key, at = text(form, "key"), text(form, "at")

    lang = language(request)
    parts = [(kind, TypedAnswer(typed, lang)) for kind, typed in rows if kind]
    return await done(request, lambda: Declare(key, parts, at))


async def release(request: Request) -> Response:
    """End a standing order, so that its questions are asked again."""
    form = await filled(request)
    return await done(request, lambda: Release(text(form, "who"), text(form, "topic")))


async def asking(request: Request) -> Response:
    """Set how much a seat is asked."""
    form = await filled(request)
    return await done(request, lambda: SetAsking(text(form, "who"), text(form, "much")))


AT = "/t/{table}/{place}"

routes = [
    Route(f"{AT}/declaration", declaration),
    Route(f"{AT}/declare", declare, methods=["POST"]),
    Route(f"{AT}/release", release, methods=["POST"]),
    Route(f"{AT}/asking", asking, methods=["POST"]),
]
