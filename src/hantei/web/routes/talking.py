"""What people say at a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .. import usecases
from ..http.deeds import Deed, posted
from ..http.forms import text
from .handling import answered, filled


async def say(request: Request) -> Response:
    """Say something at a table; dice commands are thrown."""
    form = await filled(request)
    typed, to, voice = text(form, "text"), text(form, "to"), text(form, "as")
    return await answered(request, lambda here: usecases.say(here, typed, to, voice))


routes = [
    posted("/t/{table}/{place}/say", say, Deed(early=True)),
]
