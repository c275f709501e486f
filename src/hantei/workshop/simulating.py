"""Many games of a scenario or encounter that comes with a rulebook: a page that shows their figures, and the report."""

from __future__ import annotations

import json
from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hantei.core.message import BadSetup
from hantei.lab import Trial
from hantei.lab.trial import check
from hantei.play import policy_names
from hantei.play.policies import player_of
from hantei.telling import EXPECTED
from hantei.web.http.addresses import at
from hantei.web.http.deeds import posted
from hantei.web.http.forms import json_in
from hantei.web.http.guard import senders
from hantei.web.http.pages import language
from hantei.web.http.people import hand_out, handed_with, person, somebody
from hantei.web.routes.handling import filled
from hantei.web.routes.setting import piece_of
from hantei.web.server.seating import room_of
from hantei.web.setup.laying import LONGEST_SEED, Playable
from hantei.web.setup.offering import offered
from hantei.web.table.players import must_offer

from .drawing import drawn
from .figures import played_text
from .offered import SIMULATION
from .pages import SAID, refused
from .playing import not_done, read_game, told
from .reporting import reported
from .trying import POLICY, Scene, Trier
from .workbench import aside, inspected

GAMES = (100, 400, 1000)
"""How many games can be asked for."""

USUAL_SEED = "1"

PLAYER = "player-"
"""The beginning of the fields that say which machine plays a seat."""


async def simulation(request: Request) -> Response:
    """The page."""
    piece, (_, token) = await found(request), somebody(request)
    answer = await aside(request, page_of, request, piece)
    hand_out(request, token)
    handed_with(answer, request)
    return answer


def page_of(request: Request, piece: Playable) -> Response:
    """The page of a scenario or encounter; the first of a rulebook reads what that says."""
    shelf, heading = piece.shelf, piece.heading
    catalogue = shelf.catalogue(language(request))
    rulebook = shelf.rulebook
    players = [(one, catalogue.say(player_of(one, rulebook))) for one in policy_names(rulebook)]
    return drawn(
        request, "simulation.html", catalogue, title=shelf.title(catalogue.lang), heading=heading, players=players,
        difficulties=[(one, catalogue.name(said)) for one, said in heading.difficulties.items()], games=GAMES,
        seats=offered(piece, heading.leaders[0], False, (), (), catalogue.lang), seed=USUAL_SEED,
        base=base_of(piece), back=piece.address,
        most_seed=LONGEST_SEED,
        words=json.dumps({name: catalogue.say_id(f"workshop-says-{name}") for name in SAID}, ensure_ascii=False),
    )  # fmt: skip


async def figures(request: Request) -> Response:
    """The figures of the games that were asked for, again and again as more are played."""
    piece, given = await found(request), await wish_in(request)
    must_be_known(request)
    try:
        trial, most = await aside(request, trial_of, piece, given)
        shown = await inspected(request, played_text, trial, None, language(request))
    except EXPECTED as error:
        return await refused(request, error, 422)
    return await told(request, trier_of(request).games(trial, None, most), trial, shown)


async def game(request: Request) -> Response:
    """A game of the figures in words."""
    trier: Trier | None = request.app.state.hosted.triers.get(place_of(request))
    if trier is None:
        raise HTTPException(404)
    return await read_game(request, trier)


async def report(request: Request) -> Response:
    """The report on the games that have been played so far."""
    piece, form = await found(request), await filled(request)
    must_be_known(request)
    try:
        trial, most = await aside(request, trial_of, piece, form)
        return await reported(request, trier_of(request).played(trial, most), "keep" in form)
    except EXPECTED as error:
        return await not_done(request, error)


async def found(request: Request) -> Playable:
    """The scenario or encounter that is asked for. Raises 404."""
    piece = await room_of(request).work.look(lambda: piece_of(request))
    if piece is None:
        raise HTTPException(404)
    return piece


def must_be_known(request: Request) -> None:
    """Raise 404 for somebody who has not seen the page."""
    if not person(request):
        raise HTTPException(404)


def place_of(request: Request) -> tuple[str, str]:
    """Who asks, and for which scenario or encounter."""
    return person(request), "/".join(str(request.path_params[name]) for name in ("rulebook", "scenario"))


def trier_of(request: Request) -> Trier:
    """Who plays for whoever asks; only what can be played takes one. Raises 503 where too many play."""
    who, asked = place_of(request)
    trier: Trier = request.app.state.hosted.trier(who, senders(request.scope)[1], asked)
    return trier


async def wish_in(request: Request) -> Mapping[str, str]:
    """What the script has sent. Raises 400 where that is no record."""
    try:
        given = json_in(await request.body())
    except ValueError:
        raise HTTPException(400) from None
    if not isinstance(given, dict):
        raise HTTPException(400)
    return {str(name): str(value) for name, value in given.items()}


def trial_of(piece: Playable, given: Mapping[str, str]) -> tuple[Trial, int]:
    """What is played, and how many times.

    Raises `BadSetup` for a seed or a number of games that is not on offer, `Refused` for such a machine player.
    """
    games, seed = given.get("games", ""), given.get("seed", "") or USUAL_SEED
    if games not in map(str, GAMES):
        raise BadSetup("workshop-bad-games", given=games, allowed=[*map(str, GAMES)])
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadSetup("web-bad-seed", most=LONGEST_SEED)
    scene = Scene(piece.shelf, piece.heading, piece.text, piece.heading.leaders[0])
    setup, rulebook = scene.setup(given.get("difficulty", "")), piece.shelf.rulebook
    policies = {seat: given.get(f"{PLAYER}{seat}") or POLICY for seat in rulebook.seats(rulebook.start(setup))}
    for policy in policies.values():
        must_offer(rulebook, policy)
    others = {seat: policy for seat, policy in policies.items() if policy != POLICY}
    trial = Trial(piece.shelf.id, setup, {"": POLICY, **others}, seed)
    check(trial)
    return trial, int(games)


def base_of(piece: Playable) -> str:
    """Where the pages of a simulation lie."""
    return at(SIMULATION.format(rulebook=piece.shelf.id, scenario=piece.heading.id))


routes = [
    Route(SIMULATION, simulation),
    posted(f"{SIMULATION}figures", figures),
    Route(f"{SIMULATION}games/{{key}}/{{number:number}}", game),
    posted(f"{SIMULATION}report", report),
]
