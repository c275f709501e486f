"""The routes by which a text is played: its figures while somebody writes, a game of them in words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from hantei import library
from hantei.telling import EXPECTED
from hantei.web.pages import language

from .desk import Superseded, TookTooLong
from .drawing import fragment
from .figures import figures_of
from .pages import refused, sent
from .trying import BothPlayed
from .workbench import workbench_of

LINES = "application/x-ndjson"


async def figures(request: Request) -> Response:
    """The figures of a text, again and again as more games are played, a record on each line; whoever closes the
    connection wants no more."""
    bench, given, lang = workbench_of(request), await sent(request), language(request)
    text, difficulty = str(given.get("text", "")), str(given.get("difficulty", ""))
    try:
        now, before = await asyncio.to_thread(bench.trials, text, difficulty)
    except EXPECTED as error:
        return refused(request, error, 422)
    catalogue = library.catalogue(now.rulebook, lang)
    heading = library.heading(str(now.setup["scenario"]), now.setup["scenarios"][now.setup["scenario"]])

    def drawn(pair: BothPlayed) -> str:
        found = figures_of(pair, heading, catalogue)
        page = fragment("figures.html", catalogue, shown=found)
        chosen = {"difficulties": dict(found.difficulties), "difficulty": found.difficulty}
        return json.dumps({"html": page, "runs": found.runs, "wins": pair.now.wins.estimate, **chosen}) + "\n"

    async def lines() -> AsyncIterator[str]:
        try:
            async for pair in bench.trier.games(now, before):
                yield await asyncio.to_thread(drawn, pair)
        except Superseded:
            return
        except TookTooLong:
            yield json.dumps({"slow": True}) + "\n"

    return StreamingResponse(lines(), media_type=LINES)


async def game(request: Request) -> Response:
    """A game of the figures in words."""
    bench, key, number = workbench_of(request), request.path_params["key"], request.path_params["number"]
    try:
        told = await bench.trier.tell(key, number, language(request))
    except (Superseded, TookTooLong):
        return Response(status_code=204)
    if told is None:
        raise HTTPException(404)
    return JSONResponse({"lines": told})


routes = [
    Route("/workshop/figures", figures, methods=["POST"]),
    Route("/workshop/games/{key}/{number:int}", game),
]
