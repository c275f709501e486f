"""The report on games that were played, as one page: shown in a tab of its own, or sent as a file to keep."""

from __future__ import annotations

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hantei import library
from hantei.core.message import BadSetup
from hantei.core.text import Language
from hantei.lab import Result
from hantei.telling import EXPECTED
from hantei.web.http.deeds import TEXT, posted
from hantei.web.http.pages import language
from hantei.web.routes.handling import filled
from hantei.web.server.seating import room_of

from .playing import PAPER_POLICY, not_done, text_in
from .workbench import trials, workbench_of


async def report_page(request: Request) -> Response:
    """The report on the games of a text, as far as they have been played."""
    bench, form = workbench_of(request), await filled(request)
    people = form.get("people", "")
    try:
        now, _ = await trials(request, text_in(form), form.get("difficulty", ""), people)
        return await reported(request, bench.trier.played(now), "keep" in form)
    except EXPECTED as error:
        return await not_done(request, error)


async def reported(request: Request, result: Result, keep: bool) -> Response:
    """The report on games that have been played.

    Parameters: the games, to which none is added any more; whether it is a file to keep.
    Raises `BadSetup` (`workshop-no-games`).
    """
    lang = language(request)
    if not result.runs:
        raise BadSetup("workshop-no-games")
    document = await room_of(request).work.look(lambda: written(result, lang))
    answer = HTMLResponse(document, headers={"content-security-policy": PAPER_POLICY})
    if keep:
        name = quote(f"{result.trial.setup['scenario']}-report.html")
        answer.headers["content-disposition"] = f"attachment; filename*=UTF-8''{name}"
    return answer


def written(result: Result, lang: Language) -> bytes:
    """A report in a language."""
    from hantei.lab.report import report  # loads much that nobody else needs

    name = str(result.trial.setup["scenario"])
    heading = library.heading(name, result.trial.setup["scenarios"][name])
    return report([("", result)], library.shelf(result.trial.rulebook), heading, lang)


routes = [posted("/workshop/report", report_page, TEXT)]
