"""Somebody at the place that a request names: how routes, of pages and of programs, come to an `Admission`."""

from __future__ import annotations

from typing import cast

from starlette.requests import Request

from ..commands import Needs
from ..http.deeds import deed_of
from ..http.guard import senders
from ..http.people import person
from ..storage.doors import Viewer
from .admission import Admission, admitted
from .room import Room


def room_of(request: Request) -> Room:
    """The room of the server."""
    return cast(Room, request.app.state.room)


async def seated(request: Request, needs: Needs = Needs.PLACE) -> Admission:
    """The asking person at the place of the request. Raises `NoSuchTable` if they have no such place, or if it is not
    what it must be."""
    viewer = Viewer(person(request), request.path_params["place"])
    early, table = deed_of(request.scope).early, request.path_params["table"]
    return await admitted(room_of(request), viewer, table, senders(request.scope), early, needs)


async def presiding(request: Request) -> Admission:
    """Somebody who rules, at the place of the request. Raises `NoSuchTable` for others."""
    return await seated(request, Needs.RULES)


async def leading(request: Request) -> Admission:
    """Somebody who rules or owns the table, at the place of the request. Raises `NoSuchTable` for others."""
    return await seated(request, Needs.LEADS)


async def owning(request: Request) -> Admission:
    """The owner, at the place of the request. Raises `NoSuchTable` for others."""
    return await seated(request, Needs.OWNS)
