"""Dice of the log that a game master points at: they fall anew, or show other faces, and what came after them is played
anew."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .commands.refereeing import RethrowLine
from .deeds import Deed, posted
from .handling import done, filled, number, presiding, shown, text
from .panel import faces_of
from .throwing import thrown_in


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


routes = [
    Route("/t/{table}/{place}/throws/{line:line}", editor),
    posted("/t/{table}/{place}/throw", fall, Deed(noted=True)),
]
