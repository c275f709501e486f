"""Downloads: the save file, and the log as text and as a page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from . import slots
from .handling import clauses, seated, seen_long
from .hub import Hub
from .pages import language, page
from .written import NEVER, last_lines


def sent_as(name: str) -> dict[str, str]:
    """The headers of a file to download."""
    return {"content-disposition": f'attachment; filename="{name}"'}


def name_of(hub: Hub, ending: str) -> str:
    """The name of a file to download."""
    return f"{hub.live.card.rulebook}-{hub.live.id}.{ending}"


async def save(request: Request) -> Response:
    """Send the game as a save file to its owner or the game master only, because it holds all that is hidden."""
    hub, place = await seated(request)
    if not hub.live.may_rule(place):
        return Response(status_code=404)
    data = await seen_long(request, hub, lambda: slots.lines(hub.live.store, hub.live.id))
    return Response(data, media_type="application/jsonl", headers=sent_as(name_of(hub, "hantei")))


async def log_text(request: Request) -> Response:
    """Send the log as plain text."""
    hub, place = await seated(request)
    catalogue = hub.live.shelf.catalogue(language(request))

    def written() -> str:
        lines = [catalogue.name(hub.live.card.title), ""]
        for line in last_lines(hub.live.store, hub.live.id, hub.live.hears(place), NEVER):
            dice = " ".join(f"[{' '.join(map(str, throw.faces))}]" for throw in line.told.throws)
            text = catalogue.again(line.told.message)
            lines.append(f"{dice} {text}" if dice else text)
            for part in line.told.reasons:
                lines.append(f"    {part.figure}  {catalogue.again(part.label)}  {part.clause}")
            if line.told.reasons:
                lines.append(f"    = {catalogue.name(line.told.total)}")
        return "\n".join(lines) + "\n"

    text = await seen_long(request, hub, written)
    return PlainTextResponse(text, headers=sent_as(name_of(hub, "txt")))


async def log_page(request: Request) -> Response:
    """Send the log as a page of its own, with the steps of each number."""
    hub, place = await seated(request)
    catalogue = hub.live.shelf.catalogue(language(request))

    def written() -> Response:
        lines = last_lines(hub.live.store, hub.live.id, hub.live.hears(place), NEVER)
        known = clauses(hub.live, [part for line in lines for part in line.told.reasons])
        title = catalogue.name(hub.live.card.title)
        return page(request, "pages/log.html", 200, catalogue, lines=lines, clauses=known, title=title)

    answer = await seen_long(request, hub, written)
    answer.headers.update(sent_as(name_of(hub, "html")))
    return answer


routes = [
    Route("/t/{table}/{place}/save", save),
    Route("/t/{table}/{place}/log.txt", log_text),
    Route("/t/{table}/{place}/log.html", log_page),
]
