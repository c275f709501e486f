"""The routes of the workshop: the page, and what its script asks for while somebody writes."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from time import time
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from hantei.content import BadContent
from hantei.core.message import Complaint
from hantei.scenes.dossiers import id_of
from hantei.telling import EXPECTED, reasons
from hantei.text import Catalogue, general
from hantei.web.http.deeds import KEPT_TEXT, TEXT, Deed, DeedRoute, posted
from hantei.web.http.forms import json_in
from hantei.web.http.guard import UNDER_WAY, Refusal
from hantei.web.http.pages import language
from hantei.web.storage.scripts import naming
from hantei.web.working.crew import TooDear

from .comparing import differences
from .completing import offers
from .desk import Superseded, TookTooLong
from .drawing import drawn
from .manuscript import ChangedMeanwhile
from .reading import read_text
from .shelved import Shelved
from .workbench import Workbench, aside, base_of, inspected, workbench_of

DEADLINE = 20.0
"""Seconds that reading a text may take."""

PAGE = re.compile(r"[0-9a-z-]{1,40}")
"""The word that identifies an open page."""

SAID = (
    "saved", "unsaved", "saving", "sound", "faults", "slow", "busy", "away", "changed", "reloaded", "unreadable",
    "gone", "refused", "line", "error", "warning", "draft", "take-draft", "keep-file", "compare", "take-theirs",
    "keep-mine", "theirs", "version-saved", "version-found", "version-draft", "playing", "waiting", "mend-first",
    "too-slow", "games-gone", "balance-trying", "balance-found", "balance-missed", "balance-take", "balance-tried",
)  # fmt: skip
"""What the script of the page says."""

EDITOR = {
    "Find": "find", "Replace": "replace-by", "next": "next", "previous": "previous", "all": "all",
    "match case": "match-case", "regexp": "regexp", "by word": "by-word", "replace": "replace",
    "replace all": "replace-all", "close": "close", "Go to line": "go-to-line", "go": "go", "Fold line": "fold-line",
    "Unfold line": "unfold-line", "unfold": "unfold", "Completions": "completions", "Diagnostics": "diagnostics",
    "Control character": "control-character", "No diagnostics": "no-diagnostics", "current match": "current-match",
    "replaced match on line $": "replaced-match", "replaced $ matches": "replaced-matches", "on line": "on-line",
    "$ unchanged lines": "unchanged-lines",
}  # fmt: skip
"""What the editor says, by the phrases that its library translates."""


async def start(request: Request) -> Response:
    """From the address of the workshop to its page."""
    return RedirectResponse(base_of(request), 303)


async def workshop(request: Request) -> Response:
    """The page."""
    bench, catalogue = workbench_of(request), general(language(request))
    words = {name: catalogue.say_id(f"workshop-says-{name}") for name in SAID}
    words["large"] = catalogue.say_id("workshop-says-large", limit=bench.most // 1000)
    named, people = id_of(bench.manuscript.path.stem, "new"), await aside(request, bench.people)
    return drawn(
        request, "workshop.html", catalogue, file=bench.manuscript, id=named, base=base_of(request),
        people=[(one, catalogue.name(title)) for one, title, _ in people],
        words=json.dumps(words, ensure_ascii=False), phrases=json.dumps(phrases(catalogue), ensure_ascii=False),
    )  # fmt: skip


def phrases(catalogue: Catalogue) -> dict[str, str]:
    """What the editor says, in the language of the page."""
    return {asked: catalogue.say_id(f"workshop-editor-{one}") for asked, one in EDITOR.items()}


async def file(request: Request) -> Response:
    """The text in the file, its mark, and the text that was being written and never saved, if there is one."""
    bench = workbench_of(request)
    try:
        standing = await aside(request, bench.found)
    except BadContent as bad:
        return await refused(request, bad, 422)
    unsaved = await aside(request, bench.versions.unsaved)
    return JSONResponse({**asdict(standing), "unsaved": unsaved if unsaved != standing.text else None})


async def check(request: Request) -> Response:
    """What is wrong with a text; it is kept as a draft. Nothing (204) where something newer has been asked."""
    bench, text = workbench_of(request), (await request.body()).decode(errors="replace")
    bounded(bench, text)
    request.scope[UNDER_WAY].kept = await aside(
        request, bench.versions.keep, text, "draft", int(time()), writer_of(request)
    )
    try:
        found = await bench.checking.ask(DEADLINE, read_text, text, bench.manuscript.name, language(request))
    except Superseded:
        return Response(status_code=204)
    except TookTooLong:
        return JSONResponse({"slow": True}, 503)
    return JSONResponse(asdict(found))


def writer_of(request: Request) -> str:
    """The page that sends a text: each that is open has a word of its own; "" for one that says none."""
    word = request.query_params.get("page", "")
    return word if PAGE.fullmatch(word) else ""


async def complete(request: Request) -> Response:
    """What may stand at a place of a text."""
    given = await sent(request)
    if not isinstance(given.get("at"), int):
        raise HTTPException(400)
    try:
        return JSONResponse(asdict(await inspected(request, offers, str(given.get("text", "")), given["at"])))
    except EXPECTED as error:
        return await refused(request, error, 422)


async def save(request: Request) -> Response:
    """Write a text into the file; where that has changed meanwhile, what stands in it."""
    bench, given = workbench_of(request), await sent(request)
    text, base = given.get("text"), given.get("base")
    if not isinstance(text, str) or not isinstance(base, str):  # nothing is written that nobody wrote
        raise HTTPException(400)
    try:
        request.scope[UNDER_WAY].kept = len(text.encode(errors="replace"))
        standing = await aside(request, bench.save, text, base, writer_of(request))
    except ChangedMeanwhile as error:
        there = await aside(request, bench.manuscript.read)
        return await refused(request, error, 409, **asdict(there))
    except (Complaint, BadContent) as error:
        return await refused(request, error, 422)
    await called(request, bench, standing.text)
    return JSONResponse({"mark": standing.mark})


async def called(request: Request, bench: Workbench, text: str) -> None:
    """Let a text in the store be called what it says of itself. It is kept already: where this takes too long, it is
    called as before until it is saved again."""
    shelved = bench.manuscript
    if isinstance(shelved, Shelved):
        with suppress(TooDear, Refusal):
            said = await inspected(request, naming, text, shelved.name)
            if said is not None:
                await aside(request, shelved.call_by, text, said)


async def stream(request: Request) -> Response:
    """The mark of the file, again and again, as another program changes it."""

    bench = workbench_of(request)

    async def events() -> AsyncIterator[str]:
        async for found in bench.changes(lambda work: aside(request, work)):
            yield f"event: file\ndata: {found}\n\n" if found else ": still here\n\n"

    return StreamingResponse(events(), media_type="text/event-stream")


async def versions(request: Request) -> Response:
    """All versions, the newest first."""
    found = await aside(request, workbench_of(request).versions.all)
    moments = {one.number: datetime.fromtimestamp(one.made).astimezone().isoformat() for one in found}
    return JSONResponse([{**asdict(one), "at": moments[one.number]} for one in found])


async def version(request: Request) -> Response:
    """The text of a version."""
    text = await aside(request, workbench_of(request).versions.text, request.path_params["number"])
    if text is None:
        raise HTTPException(404)
    return JSONResponse({"text": text})


async def compared(request: Request) -> Response:
    """What is different between a version and a text, in words, place by place."""
    bench, given, lang = workbench_of(request), await sent(request), language(request)
    before = await aside(request, bench.versions.text, request.path_params["number"])
    if before is None:
        raise HTTPException(404)
    now = str(given.get("text", ""))
    try:
        lines = await inspected(request, differences, before, now, lang)
    except (Complaint, BadContent):  # one of them is not whole
        lines = []
    return JSONResponse({"lines": lines})


async def sent(request: Request) -> dict[str, Any]:
    """What the script has sent; nothing where that is no record."""
    try:
        found = json_in(await request.body())
    except ValueError:
        raise HTTPException(400) from None
    if not isinstance(found, dict):
        return {}
    bounded(workbench_of(request), str(found.get("text", "")))
    return found


def bounded(bench: Workbench, text: str) -> None:
    """Refuse a body that is larger than a text may be. Raises 413."""
    if bench.most and len(text.encode()) > bench.most:
        raise HTTPException(413)


async def refused(request: Request, error: Complaint | BadContent, status: int, **facts: str) -> Response:
    """Why something was not done, in the reader's language."""
    return JSONResponse({"said": await said_aside(request, error), **facts}, status)


async def said_aside(request: Request, error: Complaint | BadContent) -> str:
    """Why something was not done, in the reader's language, put into words beside the loop."""
    return " ".join(await aside(request, reasons, error, language(request)))


routes = [
    Route("/workshop", start),
    Route("/workshop/", workshop),
    Route("/workshop/file", file),
    posted("/workshop/check", check, KEPT_TEXT),
    posted("/workshop/complete", complete, TEXT),
    posted("/workshop/save", save, KEPT_TEXT),
    DeedRoute("/workshop/stream", stream, deed=Deed(streams=True)),
    Route("/workshop/versions", versions),
    Route("/workshop/versions/{number:number}", version),
    posted("/workshop/versions/{number:number}/changes", compared, TEXT),
]
