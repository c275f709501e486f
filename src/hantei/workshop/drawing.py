"""How the pages of the workshop are drawn: its own templates on the frame of the web table."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader
from starlette.requests import Request
from starlette.responses import HTMLResponse

from hantei.text import Catalogue
from hantei.web.drawing.drawing_cache import DrawingCache
from hantei.web.http.guard import POLICY
from hantei.web.http.pages import environment

BASE = "base.html"
"""The frame of the web table, on which the pages of the workshop stand."""


@cache
def _own() -> Environment:
    usual = environment()
    assert usual.loader is not None  # noqa: S101 - the pages come from somewhere
    return usual.overlay(loader=ChoiceLoader([PackageLoader("hantei.workshop"), usual.loader]))


def compiled() -> None:
    """Compile the templates of the workshop; see `pages.compiled`."""
    for name in [BASE, *PackageLoader("hantei.workshop").list_templates()]:
        _own().get_template(name)


def drawn(request: Request, template: str, catalogue: Catalogue, **facts: Any) -> HTMLResponse:
    """A page of the workshop. The editor brings its own styles, which carry a word that is new for each page: the page
    allows no others.

    Parameters: the request, the template, the catalogue to speak by, and what the template is filled with.
    """
    nonce = secrets.token_urlsafe(12)
    page = _own().get_template(template)
    said = {"say": catalogue.say_id, "name": catalogue.name, "lang": catalogue.lang, "path": request.url.path}
    answer = HTMLResponse(page.render(said, request=request, nonce=nonce, **facts))
    answer.headers["content-security-policy"] = POLICY.replace("style-src 'self'", f"style-src 'self' 'nonce-{nonce}'")
    return answer


def fragment(template: str, catalogue: Catalogue, **facts: Any) -> str:
    """A part of a page."""
    said = {"say": catalogue.say_id, "name": catalogue.name, "lang": catalogue.lang, "cached": DrawingCache()}
    return _own().get_template(template).render(said, **facts)
