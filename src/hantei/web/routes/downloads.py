"""Downloads: the save file, and the log as text and as a page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..http.pages import language, page
from ..server.looking import LiveViewpoint
from ..server.seating import presiding, seated
from ..storage import slots
from ..storage.written import NEVER, HeardLog
from .handling import clauses, name_of, sent_as


async def save(request: Request) -> Response:
    """Send the game as a save file to its owner or the game master only, because it holds all that is hidden."""
    here = await presiding(request)
    data = await here.see_long(LiveViewpoint.ruled, lambda live: slots.lines(live.store, live.id))
    return Response(data, media_type="application/jsonl", headers=sent_as(name_of(here, "hantei")))


async def log_text(request: Request) -> Response:
    """Send the log as plain text."""
    here = await seated(request)
    catalogue = here.shelf.catalogue(language(request))

    def written(log: HeardLog) -> str:
        lines = [catalogue.name(here.title), ""]
        for line in log.last(NEVER):
            dice = " ".join(f"[{' '.join(map(str, throw.faces))}]" for throw in line.told.throws)
            text = catalogue.again(line.told.message)
            lines.append(f"{dice} {text}" if dice else text)
            for part in line.told.reasons:
                lines.append(f"    {part.figure}  {catalogue.again(part.label)}  {part.clause}")
            if line.told.reasons:
                lines.append(f"    = {catalogue.name(line.told.total)}")
        return "\n".join(lines) + "\n"

    text = await here.see_long(LiveViewpoint.log, written)
    return PlainTextResponse(text, headers=sent_as(name_of(here, "txt")))


async def log_page(request: Request) -> Response:
    """Send the log as a page of its own, with the steps of each number."""
    here = await seated(request)
    catalogue = here.shelf.catalogue(language(request))

    def written(log: HeardLog) -> Response:
        lines = log.last(NEVER)
        known = clauses(here.shelf, [part for line in lines for part in line.told.reasons])
        title = catalogue.name(here.title)
        return page(request, "pages/log.html", 200, catalogue, lines=lines, clauses=known, title=title)

    answer = await here.see_long(LiveViewpoint.log, written)
    answer.headers.update(sent_as(name_of(here, "html")))
    return answer


routes = [
    Route("/t/{table}/{place}/save", save),
    Route("/t/{table}/{place}/log.txt", log_text),
    Route("/t/{table}/{place}/log.html", log_page),
]
