"""What addresses are for. Each route says it once. Everything that treats requests differently reads it there: the
guard (bounds), the log and the figures, the curtain of a table that is prepared, and forwarding to other servers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Scope

from .addresses import root

MOST_FORM = 16 * 1024
MOST_TABLE = 64 * 1024
"""Bytes of a form, and of a table of results that somebody sends along: a letter has three, and three times as many in
a form."""

MOST_PICTURE = 6 * 1024 * 1024
MOST_FILE = 9 * 1024 * 1024
"""Bytes of an image that somebody brings along, and of a form with a save file or another text: a little more than they
may have, so that most people who send a larger one get a refusal in words."""

SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods of requests that only look."""


@dataclass(frozen=True)
class Deed:
    """What a request is for.

    name: what figures and the log call it.
    makes: a table is made, or a scenario, a person or a picture is kept; these have a bound of their own.
    keeps: a version of what is sent may be kept; the answer says how much of it (`UnderWay`).
    streams: somebody waits there for what comes.
    noted: the log notes it.
    early: those who do not rule may ask for it while a table is prepared.
    most: the bytes that its body may have.
    of_table: it belongs to one table, so the server that holds the table answers it.
    """

    name: str = "other"
    makes: bool = False
    keeps: bool = False
    streams: bool = False
    noted: bool = False
    early: bool = False
    most: int = MOST_FORM
    of_table: bool = False


TEXT, KEPT_TEXT = Deed(most=MOST_FILE), Deed(most=MOST_FILE, keeps=True)
"""A text of somebody's own is sent in; the second is kept, or a version of it."""

NOWHERE = Deed()
"""The deed of a request for an unknown address."""

DEED = "hantei.deed"
"""Where the deed stands in the scope of a request."""


def deed_of(scope: Scope) -> Deed:
    """What a request is for."""
    found: Deed = scope.get(DEED, NOWHERE)
    return found


def posted(path: str, endpoint: Callable[..., Any], deed: Deed = NOWHERE) -> DeedRoute:
    """A route for forms: its deed is named by its address unless it says otherwise."""
    return DeedRoute(path, endpoint, ["POST"], deed)


class DeedRoute(Route):
    """A route that says what it is for. Parameters: as those of Starlette's, and the deed."""

    def __init__(
        self,
        path: str,
        endpoint: Callable[..., Any],
        methods: Sequence[str] | None = None,
        deed: Deed = NOWHERE,
    ) -> None:
        super().__init__(path, endpoint, methods=methods)
        self.deed = deed_at(path, deed)


def deed_at(path: str, deed: Deed = NOWHERE) -> Deed:
    """What requests for an address are for, with what the address says by itself."""
    name = named(path) if deed.name == NOWHERE.name else deed.name
    return replace(deed, name=name, of_table=deed.of_table or "{table}" in path or "{secret}" in path)


def named(path: str) -> str:
    """What requests for an address are called: by the last part of an address of a table, the first of any other."""
    parts = path.strip("/").split("/")
    if parts[0] == "t":
        return parts[3] if len(parts) > 3 else "table"
    return parts[0] or "start"


NOTHING = re.compile(r"(?!)")
FILLED_IN = re.compile(r"\(\?P<\w+>")
"""Where the pattern of an address has a part with a name."""


class DeedIndex:
    """The deeds of routes, found by a request before its route is: the first route that takes it, as the router has it.

    One pattern holds the addresses of all routes of a method, which takes a fraction of asking each route.
    """

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        those: dict[str, list[tuple[str, Deed]]] = {}
        for route in routes:
            if isinstance(route, Mount):
                shape, methods, deed = route.path_regex.pattern, ["GET"], Deed(named(route.path))
            elif isinstance(route, Route):
                shape, methods = route.path_regex.pattern, list(route.methods or ("GET",))
                deed = route.deed if isinstance(route, DeedRoute) else deed_at(route.path)
            else:
                continue
            for method in methods:
                those.setdefault(method, []).append((FILLED_IN.sub("(?:", shape), deed))
        self._of = {
            method: (re.compile("|".join(f"({shape})" for shape, _ in found)), [deed for _, deed in found])
            for method, found in those.items()
        }

    def of(self, method: str, path: str) -> Deed:
        """What a request is for; `NOWHERE` if no route takes it."""
        pattern, deeds = self._of.get("GET" if method == "HEAD" else method, (NOTHING, []))
        found = pattern.match(path)
        return deeds[(found.lastindex or 1) - 1] if found else NOWHERE

    def say(self, scope: Scope) -> Scope:
        """A request with its deed."""
        return {**scope, DEED: self.of(scope["method"], scope["path"].removeprefix(root()))}


PLACE = re.compile(r"(?:/t|/api/v1/tables)/([^/]+)/([^/]*)")
"""How addresses begin that name a table and a place."""


def place_in(path: str) -> tuple[str, str] | None:
    """The table and the place that a path names; None for one that names none."""
    found = PLACE.match(path.removeprefix(root()))
    return (found[1], found[2]) if found else None
