"""What a game master points at in the log: dice fall anew or show other faces, and what came after them is played anew;
rulings are taken back."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ..commands.refereeing import RethrowLine, TakeAmendmentBack
from ..http.deeds import Deed, posted
from ..http.forms import number, text
from ..http.pages import language, rendered
from ..server.seating import presiding
from ..table.throwing import thrown_in
from ..table.typed import faces_of
from ..table.unruling import standing
from .handling import done, filled, shown


async def editor(request: Request) -> Response:
    """Show the throws of a line of the log, each with a form that lets it fall anew."""
    here = await presiding(request)
    line = request.path_params["line"]
    found = await here.see(lambda at: thrown_in(at.ruled(), at.place, line))
    return shown(request, here, "throws", {"throws": found, "line": line}, back=f"{here.page}#line-{line}")


async def fall(request: Request) -> Response:
    """Let a throw of the log fall anew."""
    form = await filled(request)
    line, nth, typed = number(form, "line", 0), number(form, "nth", 0), text(form, "faces").strip()
    secret = bool(text(form, "privately"))

    return await done(request, lambda: RethrowLine(line, nth, faces_of(typed) if typed else None, secret))


async def ruling_back(request: Request) -> Response:
    """Show how the ruling of a line of the log is taken back."""
    here = await presiding(request)
    line, catalogue = request.path_params["line"], here.shelf.catalogue(language(request))
    found = await here.see(lambda at: next((one for one in standing(at.ruled()) if one.line == line), None))
    facts = {"one": found, "told": catalogue.again(found.told) if found else ""}
    return HTMLResponse(rendered("table/ruled.html", catalogue, facts))


async def unrule(request: Request) -> Response:
    """Take a ruling back."""
    line = number(await filled(request), "line", 0)
    return await done(request, lambda: TakeAmendmentBack(line))


routes = [
    Route("/t/{table}/{place}/throws/{line:number}", editor),
    posted("/t/{table}/{place}/throw", fall, Deed(noted=True)),
    Route("/t/{table}/{place}/rulings/{line:number}", ruling_back),
    posted("/t/{table}/{place}/unrule", unrule, Deed(noted=True)),
]
