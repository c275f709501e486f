"""What is brought along: a saved game becomes a table, a scenario or encounter one to be set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.content import BadContent, FileFault
from hantei.core.message import BadSetup, Complaint
from hantei.telling import EXPECTED, sentences, speaking

from . import founding, scripts
from .addresses import at
from .deeds import MOST_FILE, Deed, posted
from .handling import room_of
from .pages import language, page
from .people import person, remember, somebody
from .stand import OWNER

MOST_BYTES = 8 * 1024 * 1024
"""So large a saved game may be."""

SCRIPTS = (".yaml", ".yml")
"""How the names of scenarios end; everything else is taken for a saved game."""

LONGEST_NAME, LONGEST_LINE = 80, 160
"""So much is shown of the name of a file, and of a line of it."""

MOST_FLAWS = 100


@dataclass(frozen=True)
class Flaw:
    """A fault of a file as a page shows it: the line, how it reads there, the place in the file, what is wrong."""

    line: int
    source: str
    place: str
    severity: str
    text: str


async def bring(request: Request) -> Response:
    """Take in a file. A saved game is played again from its first line, a scenario checked, before anything is kept."""
    room, (who, token) = room_of(request), somebody(request)
    form = await request.form(max_files=1, max_fields=4)
    file = form.get("file")
    name, data = "", b""
    if file is not None and not isinstance(file, str):
        name, data = (file.filename or "")[:LONGEST_NAME], await file.read(MOST_BYTES + 1)
    script = name.lower().endswith(SCRIPTS)
    try:
        if not data or len(data) > (scripts.MOST_BYTES if script else MOST_BYTES):
            raise BadSetup("web-bring-what", save=MOST_BYTES // 1024 // 1024, script=scripts.MOST_BYTES // 1024)
        if script:
            target = at(f"/own/{await room.look(lambda: scripts.bring(room.store, who, data, name))}")
            target = at("/#people") if scripts.PEOPLE.search(data.decode("utf-8", "replace")) else target
        else:
            target = at(f"/t/{await room.look(lambda: founding.bring(room.store, who, data, name))}/{OWNER}/")
    except EXPECTED as error:
        return not_brought(request, error, data.decode("utf-8", "replace") if script else "")
    answer = RedirectResponse(target, 303)
    remember(answer, token, request.url.scheme == "https")
    return answer


def not_brought(request: Request, error: Complaint | BadContent, text: str) -> Response:
    """What is wrong with a file that was brought along, line by line; `text` is what stands in it, if that is known."""
    lang = language(request)
    if not isinstance(error, BadContent):
        return page(request, "pages/brought.html", 422, wrong=list(sentences(error, lang)), flaws=[], more=0)
    flaws = [flaw(fault, text.splitlines(), lang) for fault in error.faults[:MOST_FLAWS]]
    file = error.faults[0].file if error.faults else ""
    more = len(error.faults) - len(flaws)
    return page(request, "pages/brought.html", 422, wrong=[], flaws=flaws, file=file, more=more)


def flaw(fault: FileFault, lines: Sequence[str], lang: str) -> Flaw:
    """A fault as a page shows it."""
    source = lines[fault.line - 1] if 0 < fault.line <= len(lines) else ""
    said = speaking(fault.message, lang).say(fault.message)
    return Flaw(fault.line, source[:LONGEST_LINE], fault.place, fault.severity, said)


async def forget(request: Request) -> Response:
    """A scenario that was brought along is taken away again."""
    room, who = room_of(request), person(request)
    await room.run(lambda: scripts.remove(room.store, who, request.path_params["own"]))
    return RedirectResponse(at("/"), 303)


async def taken_away(request: Request) -> Response:
    """A file of one's own as it stands."""
    room, who = room_of(request), person(request)
    script = await room.run(lambda: scripts.find(room.store, who, request.path_params["own"]))
    if script is None:
        raise HTTPException(404)
    name = quote(f"{script.name}.yaml")
    kept = {"content-disposition": f"attachment; filename*=UTF-8''{name}"}
    return Response(script.text, media_type="application/yaml", headers=kept)


routes = [
    posted("/bring", bring, Deed(makes=True, noted=True, most=MOST_FILE)),
    Route("/own/{own}/file", taken_away),
    Route("/own/{own}/remove", forget, methods=["POST"]),
]
