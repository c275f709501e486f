"""The routes by which a text is played: its figures while somebody writes, a game in words, a table, a page."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Mapping
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from hantei import library
from hantei.content import BadContent
from hantei.core.message import Complaint
from hantei.core.text import Language
from hantei.examining import examined
from hantei.lab import Trial
from hantei.library import Heading
from hantei.publish import published
from hantei.telling import EXPECTED
from hantei.web.http.addresses import at
from hantei.web.http.deeds import TEXT, posted
from hantei.web.http.pages import language, page
from hantei.web.http.people import hand_out, handed_with, somebody
from hantei.web.routes.handling import filled
from hantei.web.server.seating import room_of
from hantei.web.setup import founding
from hantei.web.storage.places import OWNER
from hantei.web.storage.store import Store
from hantei.web.table.stand import HERE, MACHINE

from .desk import Superseded, TookTooLong
from .drawing import fragment
from .figures import PlayedText, figures_of, played_text
from .manuscript import plain
from .pages import refused, said_aside, sent
from .trying import POLICY, BothPlayed, Party, Scene, Trier, scene_of
from .workbench import aside, base_of, inspected, trials, workbench_of

LINES = "application/x-ndjson"

PAPER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""What a published page may load: nothing but the styles in it."""


async def figures(request: Request) -> Response:
    """The figures of a text, again and again as more games are played, a record on each line; whoever closes the
    connection wants no more."""
    bench, given = workbench_of(request), await sent(request)
    text, difficulty, people = (str(given.get(name) or "") for name in ("text", "difficulty", "people"))
    try:
        now, before = await trials(request, text, difficulty, people)
        shown = await inspected(request, played_text, now, before, language(request))
    except EXPECTED as error:
        return await refused(request, error, 422)
    return await told(request, bench.trier.games(now, before), now, shown)


async def told(request: Request, games: AsyncIterator[BothPlayed], trial: Trial, text: PlayedText) -> Response:
    """The figures of games as they are played, a record on each line. Parameters: the games, what is played, and the
    text of that."""
    catalogue = await aside(request, library.catalogue, trial.rulebook, language(request))

    def drawn(pair: BothPlayed) -> str:
        found = figures_of(pair, text, catalogue)
        page = fragment("figures.html", catalogue, shown=found)
        chosen = {"difficulties": dict(found.difficulties), "difficulty": found.difficulty}
        named = {key: catalogue.say(pair.now.figures[key]) for key in pair.now.numbers() if pair.now.each(key)}
        facts = {"runs": found.runs, "wins": pair.now.wins.estimate, "named": named, **chosen}
        return json.dumps({"html": page, **facts}) + "\n"

    async def lines() -> AsyncIterator[str]:
        try:
            async for pair in games:
                yield await aside(request, drawn, pair)
        except Superseded:
            return
        except TookTooLong:
            yield json.dumps({"slow": True}) + "\n"

    return StreamingResponse(lines(), media_type=LINES)


async def game(request: Request) -> Response:
    """A game of the figures in words."""
    return await read_game(request, workbench_of(request).trier)


async def read_game(request: Request, trier: Trier) -> Response:
    """A game that was played, in words. Parameter: who has played it."""
    key, number = request.path_params["key"], request.path_params["number"]
    try:
        found = await trier.tell(key, number, language(request))
    except (Superseded, TookTooLong):
        return Response(status_code=204)
    if found is None:
        raise HTTPException(404)
    return JSONResponse({"lines": found})


async def play(request: Request) -> Response:
    """A table for the text, in a tab of its own: from its beginning, or at once at a place of it."""
    bench, form = workbench_of(request), await filled(request)
    who, token = somebody(request)
    room = room_of(request)
    hand_out(request, token)
    try:
        party = await aside(request, bench.party_with, form.get("people", ""))
        facts = text_in(form), bench.manuscript.name, party, form.get("place", "")
        rulebook_id, heading, text, leaders = await inspected(request, begun_scene, *facts)
        scene = Scene(library.shelf(rulebook_id), heading, text, leaders)
        table = await room.work.look(lambda: table_for(room.store, who, scene, form.get("difficulty", "")))
    except EXPECTED as error:
        return await not_done(request, error)
    answer = RedirectResponse(at(f"/t/{table}/{OWNER}/"), 303)
    handed_with(answer, request)
    return answer


def begun_scene(text: str, name: str, party: Party, place: str) -> tuple[str, Heading, str, int]:
    """What a text is as something to play, from a place of it where one is given: the rulebook's id, and the rest of a
    `Scene`. Raises as `scene_of` and `Scene.begun_at` do."""
    found = scene_of(text, name, party)
    begun = found.begun_at(place) if place else found
    return begun.shelf.id, begun.heading, begun.text, begun.leaders


def table_for(store: Store, who: str, scene: Scene, difficulty: str) -> str:
    """Make a table on which a scene is played by whoever writes it, against machines where they are usual; its id."""
    setup, rulebook = scene.setup(difficulty), scene.shelf.rulebook
    state = rulebook.start(setup)
    machines = dict.fromkeys(rulebook.opponents(state), POLICY)
    players = {seat: MACHINE if seat in machines else HERE for seat in rulebook.seats(state)}
    manner = founding.Manner("seeded", "fast", "own", secrets.token_hex(8))
    return founding.create(store, who, scene.shelf, scene.heading.title, setup, players, machines, manner)


async def paper(request: Request) -> Response:
    """The text as one page to read and to print: shown in a tab of its own, or sent as a file to keep."""
    bench, form, lang = workbench_of(request), await filled(request), language(request)

    try:
        document = await inspected(request, paper_of, text_in(form), bench.manuscript.name, lang)
    except EXPECTED as error:
        return await not_done(request, error)
    answer = HTMLResponse(document, headers={"content-security-policy": PAPER_POLICY})
    if "keep" in form:
        name = quote(bench.manuscript.path.with_suffix(".html").name)
        answer.headers["content-disposition"] = f"attachment; filename*=UTF-8''{name}"
    return answer


def paper_of(text: str, name: str, lang: Language) -> str:
    """A text as one page: a scenario, an encounter or people. Raises as `sound_in`."""
    return published(text, library.shelf(sound_in(text, name)), lang)


def sound_in(text: str, name: str) -> str:
    """The rulebook of a text without errors. Raises `BadContent` with them, `BadSetup` where no rulebook reads it."""
    found = examined(text, name)
    if found.errors:
        raise BadContent(found.errors)
    return found.rulebook_id


def text_in(form: Mapping[str, str]) -> str:
    """The text that a form sends, whose lines end as forms have it."""
    return plain(form.get("text", ""))


async def not_done(request: Request, error: Complaint | BadContent) -> Response:
    """Why something was not done, as a page."""
    said = await said_aside(request, error)
    return page(request, "pages/refused.html", 422, text=said, back=base_of(request), leads="workshop-back")


routes = [
    posted("/workshop/paper", paper, TEXT),
    posted("/workshop/play", play, TEXT),
    posted("/workshop/figures", figures, TEXT),
    Route("/workshop/games/{key}/{number:number}", game),
]
