"""The routes of the form and of edits: a record of the text to be filled in, and the text with what was filled in."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hantei.content import edited, read
from hantei.content.faults import Path, path_text
from hantei.core.message import BadSetup
from hantei.core.text import LANGUAGES
from hantei.scenes.drafting import Edit
from hantei.telling import EXPECTED
from hantei.text import general
from hantei.web.http.deeds import TEXT, posted
from hantei.web.http.pages import language
from hantei.web.working.work import SMALL

from .drawing import fragment
from .forms import form_of
from .pages import bounded, refused, sent
from .workbench import aside, inspected, workbench_of

MOST_EDITS, DEEPEST = 50, 40
"""Edits that are made at once; levels of the path of an edit, and of the value that it brings."""


async def form(request: Request) -> Response:
    """A record of a text as a form, with the path at which it stands."""
    given, lang = await sent(request), language(request)
    at = path_in(given.get("at", []))

    try:
        found = await inspected(request, form_of, str(given.get("text", "")), at, lang)
        page = await aside(request, partial(fragment, "form.html", general(lang), form=found, languages=LANGUAGES))
        return JSONResponse({"html": page, "at": list(found.path)})
    except EXPECTED as error:
        return await refused(request, error, 422)


async def edit(request: Request) -> Response:
    """A text with edits made in it, and the path of what the last of them made."""
    given = await sent(request)
    wishes = wishes_in(given.get("edits"))
    bounded(workbench_of(request), json.dumps(wishes, ensure_ascii=False))
    large = len(await request.body()) * len(wishes) > SMALL  # each reads the text that those before it have made
    try:
        return JSONResponse(await inspected(request, with_edits, str(given.get("text", "")), wishes, large=large))
    except EXPECTED as error:
        return await refused(request, error, 422)


def with_edits(text: str, wishes: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A text with edits made in it, one after the other, and the path of what the last of them made."""
    at: Path = ()
    for wish in wishes:
        edits = edits_of(wish, read(text, "text").value)
        text, at = edited(text, edits), edits[-1].path if edits else tuple(wish["path"])
    return {"text": text, "at": list(at)}


def line_of(text: str, path: Path) -> int:
    """The line of a text at which a record stands."""
    return read(text, "text").line(path)


async def line(request: Request) -> Response:
    """The line of a text at which a record stands."""
    given = await sent(request)
    path = path_in(given.get("at"))
    try:
        return JSONResponse({"line": await inspected(request, line_of, str(given.get("text", "")), path)})
    except EXPECTED as error:
        return await refused(request, error, 422)


def edits_of(wish: Mapping[str, Any], plain: Any) -> list[Edit]:
    """The edits that the script wishes: a `value` at a path, `yaml` in its place, or `gone`; with `add` an entry at the
    end of a list, or by its `name`; `raise` brings an entry before the one above it; `make` an empty record where none
    is. Parameters: what is wished, and what the text holds. Raises `BadSetup` (`splice-nowhere`) for an entry of what
    is no list, `BadContent` for `yaml` that is none."""
    path = tuple(wish["path"])
    there = found_at(plain, path)
    value = read(str(wish["yaml"]), "value").value if "yaml" in wish else wish.get("value")
    if wish.get("add") is True:
        name = wish.get("name")
        if not there:
            inner = {str(name): value} if name is not None else [value]
            outer, last = Edit(path, inner), str(name) if name is not None else 0
            return [outer, Edit((*path, last), value)]
        if not isinstance(there, list if name is None else dict):
            raise BadSetup("splice-nowhere", place=path_text(path))
        return [Edit((*path, str(name) if name is not None else len(there)), value)]
    if wish.get("raise") is True:
        above = (*path[:-1], int(path[-1]) - 1)
        return [Edit(path, found_at(plain, above)), Edit(above, there)]
    if wish.get("make") is True:
        return [] if there is not None else [Edit(path, {})]
    return [Edit(path, value, wish.get("gone") is True)] if wish.get("gone") is not True or there is not None else []


def found_at(plain: Any, path: Path) -> Any:
    """What stands at a path of what a text holds; None for nothing."""
    here = plain
    for part in path:
        if isinstance(here, dict):
            here = here.get(str(part))
        elif isinstance(here, list) and isinstance(part, int) and 0 <= part < len(here):
            here = here[part]
        else:
            return None
    return here


def wishes_in(given: Any) -> list[Mapping[str, Any]]:
    """The edits that the script wishes, as `edits_of` reads them. Raises 400 for what it never sends."""
    if not isinstance(given, list) or not 0 < len(given) <= MOST_EDITS or not is_shallow(given, DEEPEST):
        raise HTTPException(400)
    for wish in given:
        path = path_in(wish.get("path")) if isinstance(wish, dict) else None
        if path is None or (wish.get("raise") is True and not (path and isinstance(path[-1], int))):
            raise HTTPException(400)
    return given


def is_shallow(value: Any, most: int) -> bool:
    """Whether what was sent is nested less than `most` levels deep."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return most > 0 and all(is_shallow(one, most - 1) for one in inner)


def path_in(given: Any) -> Path:
    """A path as the script sends it."""
    if not isinstance(given, list) or len(given) > DEEPEST or not all(type(part) in (str, int) for part in given):
        raise HTTPException(400)
    return tuple(given)


routes = [
    posted("/workshop/form", form, TEXT),
    posted("/workshop/edit", edit, TEXT),
    posted("/workshop/line", line, TEXT),
]
