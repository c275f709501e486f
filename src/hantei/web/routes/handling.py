"""What the routes of a table share: the asking person and place, fields of forms, changes and refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartParser
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from hantei.content import BadContent
from hantei.core.decision import Decision
from hantei.core.message import Complaint
from hantei.ledger import Clause, Ledger
from hantei.library import Shelf
from hantei.telling import EXPECTED, reasons
from hantei.telling.lines import Reason

from ..commands import TableCommand
from ..http.deeds import MOST_FILE, MOST_FORM
from ..http.forms import fields
from ..http.pages import language, page, rendered
from ..server.admission import Admission
from ..server.seating import room_of, seated
from ..storage.uploads import LONGEST_FILE_NAME, MOST_BYTES

MultiPartParser.spool_max_size = MOST_FILE
"""Bytes of a file that are held in memory while it comes: any that the guard lets in, of so many at once. The disk is
left to the store, because everybody waits for that."""

SEEN = Response(status_code=204)
"""The answer to a page with a stream, which will bring it the change."""


async def filled(request: Request) -> Mapping[str, str]:
    """The form that was sent. A form without files comes as one line, like a query. Raises 413 for too many fields."""
    body = await request.body()
    try:
        if len(body) <= MOST_FORM:
            return fields(body)
        return await room_of(request).work.run(lambda: fields(body))
    except ValueError:
        raise HTTPException(413) from None


async def with_file(request: Request, most: int = MOST_BYTES, fields: int = 4) -> tuple[dict[str, str], str, bytes]:
    """The fields of a form with a file, and the name and the content of the file, both empty without one. Parameters:
    the most bytes of the file, of which one more is read; the most fields of the form."""
    async with request.form(max_files=1, max_fields=fields) as form:  # what came is let go once it is read
        plain = {name: value for name, value in form.items() if isinstance(value, str)}
        file = form.get("file")
        if file is None or isinstance(file, str):
            return plain, "", b""
        return plain, (file.filename or "")[:LONGEST_FILE_NAME], await file.read(most + 1)


async def done(request: Request, made: Callable[[], TableCommand]) -> Response:
    """Carry out the command that a request makes. Answers as `answered`."""
    here = await seated(request)
    try:
        await here.do(made())
    except EXPECTED as error:
        return refused(request, here, error)
    return accepted(request, here)


async def answered(request: Request, work: Callable[[Admission], Awaitable[None]]) -> Response:
    """Do something at a table. A page with a stream gets no body, a page without scripts the page itself; a refusal is
    told, and nothing changes."""
    here = await seated(request)
    try:
        await work(here)
    except EXPECTED as error:
        return refused(request, here, error)
    return accepted(request, here)


def accepted(request: Request, here: Admission) -> Response:
    """Answer to a change: no body for a page with a stream, else the page."""
    return SEEN if "hx-request" in request.headers else RedirectResponse(here.page, 303)


def led_to(request: Request, address: str) -> Response:
    """Lead a page of ours to another one, with scripts or without."""
    if "hx-request" in request.headers:
        return Response(status_code=204, headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)


async def refusing(request: Request, here: Admission, work: Callable[[], Awaitable[Response]]) -> Response:
    """Do something, and tell the reader if it is refused."""
    try:
        return await work()
    except EXPECTED as error:
        return refused(request, here, error)


def refused(request: Request, here: Admission, error: Complaint | BadContent) -> Response:
    """Tell why something was not done; of a file with faults its first ones."""
    catalogue = here.shelf.catalogue(language(request))
    said = " ".join(reasons(error, language(request))) if isinstance(error, BadContent) else catalogue.say(error.said)
    facts = {"text": said, "back": here.page}
    if "hx-request" in request.headers:
        fragment = rendered("table/refused.html", catalogue, facts)
        return HTMLResponse(fragment, 422, {"HX-Retarget": "#refused", "HX-Reswap": "innerHTML"})
    return page(request, "pages/refused.html", 422, catalogue, **facts)


def shown(
    request: Request, here: Admission, part: str, facts: Mapping[str, Any], whole: str = "", back: str = ""
) -> Response:
    """Show something of a table: as a part of its page for a script that asks for it, as a page of its own for others.

    Parameters: the template of the part, and of the page where it has another name; the way back, where it is not the
    top of the table's page.
    """
    catalogue = here.shelf.catalogue(language(request))
    if "hx-request" in request.headers:
        return HTMLResponse(rendered(f"table/{part}.html", catalogue, facts))
    around = {"title": catalogue.name(here.title), "back": back or here.page, **facts}
    return page(request, f"pages/{whole or part}.html", 200, catalogue, **around)


def clauses(shelf: Shelf, parts: Iterable[Reason | Decision]) -> dict[str, Clause]:
    """The clauses that reasons and questions name, if the rulebook has a ledger."""
    try:
        ledger = Ledger.of(shelf.id)
    except ValueError:
        return {}
    return {part.clause: ledger.get(part.clause) for part in parts if part.clause in ledger}


def sent_as(name: str) -> dict[str, str]:
    """The headers of a file to download."""
    return {"content-disposition": f'attachment; filename="{name}"'}


def name_of(here: Admission, ending: str) -> str:
    """The name of a file to download."""
    return f"{here.shelf.id}-{here.table}.{ending}"
