"""The start page: what there is to play, and the choice of the language."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse
from starlette.routing import Route

from hantei import library
from hantei.text import LANGS

from .pages import LANG_COOKIE, language, page

YEAR = 365 * 24 * 3600


async def home(request: Request) -> HTMLResponse:
    """The start page."""
    lang = language(request)
    books = [(shelf, shelf.title(lang), shelf.headings(shelf.kind)) for shelf in library.shelves().values()]
    return page(request, "start.html", books=books)


async def choose_language(request: Request) -> RedirectResponse:
    """Keep the language chosen, and go back to the page it was chosen on."""
    form = parse_qs((await request.body()).decode("utf-8", "replace"))
    lang, back = form.get("lang", [""])[0], form.get("back", ["/"])[0]
    answer = RedirectResponse(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/", 303)
    if lang in LANGS:
        answer.set_cookie(LANG_COOKIE, lang, max_age=YEAR, samesite="lax", httponly=True)
    return answer


routes = [Route("/", home), Route("/language", choose_language, methods=["POST"])]
