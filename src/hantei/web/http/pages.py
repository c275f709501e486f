"""Pages: HTML from templates, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from jinja2 import Environment, Template
from starlette.requests import Request
from starlette.responses import HTMLResponse

from hantei.core.text import Language, language_of
from hantei.text import LANGS, Catalogue, general

from .addresses import asset, root, window
from .people import cookies_of
from .templating import Drawings, Templates, filled

LANG_COOKIE = "lang"

MOST_HEADERS = 100
"""Languages as browsers ask for them that are remembered; most ask for one of a few."""

AT_ONCE, CROWDED, LONG = 5, 400, 150
"""Lines that are read at once; the bytes of all from which some are folded away, and of each of those."""


@cache
def environment() -> Environment:
    """The environment of all templates.

    The macros of `parts` and `drawings` are global, because an `import` would be looked up each time a template is
    filled in.
    """
    found = Templates()
    found.globals = {"range": range, "langs": LANGS, "root": root(), "asset": asset, "by_post": bool(window())}
    found.globals["folded"] = folded
    found.globals["parts"] = Drawings(found.get_template("parts.html").module)
    found.globals["drawings"] = found.get_template("board.html").module
    return found


def language(request: Request) -> Language:
    """The language of a reader: the one they chose, else the best that their browser asks for."""
    chosen = cookies_of(request).get(LANG_COOKIE, "")
    return language_of(chosen) or accepted(request.headers.get("accept-language", ""))


@lru_cache(MOST_HEADERS)
def accepted(header: str) -> Language:
    """The best language of an `Accept-Language` header; English without one."""
    wishes: list[tuple[float, int, Language]] = []
    for rank, part in enumerate(header.split(",")):
        tag, _, quality = part.strip().partition(";q=")
        lang = language_of(tag.strip().partition("-")[0].lower())
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if lang is not None and weight > 0:
            wishes.append((-weight, rank, lang))
    return min(wishes)[2] if wishes else "en"


def rendered(template: str, catalogue: Catalogue, facts: Mapping[str, Any]) -> str:
    """Fill in a template. In it, `say(id, ...)` gives sentences and `name(value)` names from the catalogue."""
    return filled(loaded(template), {**facts, "say": catalogue.say_id, "name": catalogue.name, "lang": catalogue.lang})


@cache
def loaded(template: str) -> Template:
    """A template by its name."""
    return environment().get_template(template)


def folded(lines: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """What matters for a question in two parts: the lines that are seen at once, and those behind a fold, where lines
    are many or some list many people."""
    if len(lines) > AT_ONCE:
        return lines[:2], lines[2:]
    if len("".join(lines).encode()) <= CROWDED:
        return lines, ()
    crowded = [len(line.encode()) > LONG for line in lines]
    parts = list(zip(lines, crowded, strict=True))
    return [line for line, long in parts if not long], [line for line, long in parts if long]


def compiled() -> None:
    """Compile all templates: the longest takes as long as twenty answers, and should not be met by one."""
    for name in environment().list_templates():
        loaded(name)


def page(
    request: Request, template: str, status: int = 200, catalogue: Catalogue | None = None, **facts: Any
) -> HTMLResponse:
    """Answer a request with a whole page.

    Parameters: the template, the status, the catalogue (by default the general one in the reader's language), and the
    values for the template.
    """
    said = catalogue or general(language(request))
    return HTMLResponse(rendered(template, said, {"request": request, "path": request.url.path, **facts}), status)
