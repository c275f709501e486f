"""The course of a game on its page: how likely a side is to win, as a line over time that grows while one plays, and
shows afterwards where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hantei.core.message import Sayable
from hantei.lab.course import ChancePoint, Course, Gap, clear
from hantei.telling.chances import percent
from hantei.telling.courses import figure
from hantei.text import Catalogue

from ..http.pages import language
from ..server.looking import LiveViewpoint
from ..server.seating import seated
from ..storage.places import WATCH
from ..working.thinking import Retrospect
from .handling import shown

LEVELS = 2
"""Times that a moment is looked at again, at most."""

MOST_MOMENTS = 6
"""Moments of a game that is over which are looked at for its page; the terminal looks at more."""

WHY = {
    "outlook-guessed": "web-outlook-guessed",
    "outlook-hidden": "web-outlook-hidden",
    "outlook-hidden-fight": "web-outlook-hidden-fight",
}
"""What a page says, instead of the terminal's words, if there is no chance to show."""

WIDTH, HEIGHT, EDGE = 320, 64, 4
"""The measures of the drawing."""


@dataclass(frozen=True)
class CourseChart:
    """A line over time as SVG has it: the points of each piece and of the band around it, the dots of single points and
    of the last one, and the span of the sharpest turn."""

    lines: tuple[str, ...]
    bands: tuple[str, ...]
    dots: tuple[tuple[str, str], ...]
    turn: tuple[str, str] | None = None


def chart(lines: Sequence[Sequence[ChancePoint]], turned: int | None = None) -> CourseChart:
    """Draw the pieces of a line; `turned` is the point of the first piece after which it turned most."""
    points = [point for line in lines for point in line]
    step = (WIDTH - 2 * EDGE) / max(1, len(points) - 1)
    across = {id(point): EDGE + step * place for place, point in enumerate(points)}

    def at(point: ChancePoint, chance: float) -> str:
        return f"{across[id(point)]:.1f},{EDGE + (HEIGHT - 2 * EDGE) * (1 - chance):.1f}"

    drawn = [" ".join(at(one, one.chance.estimate) for one in line) for line in lines if len(line) > 1]
    around = [
        [at(one, one.chance.high) for one in line] + [at(one, one.chance.low) for one in reversed(line)]
        for line in lines
    ]
    single = [line[0] for line in lines if len(line) == 1]
    dots = [tuple(at(one, one.chance.estimate).split(",")) for one in dict.fromkeys([*single, points[-1]])]
    span = None
    if turned is not None:
        before, after = across[id(lines[0][turned])], across[id(lines[0][turned + 1])]
        span = f"{before:.1f}", f"{after - before:.1f}"
    bands = tuple(" ".join(one) for one in around if len(one) > 2)
    return CourseChart(tuple(drawn), bands, tuple((x, y) for x, y in dots), span)


async def ahead(request: Request) -> Response:
    """Show how likely one's side is to win from where the game stands, and the line so far."""
    here = await seated(request)
    if here.place == WATCH:
        raise HTTPException(404, "no-such-place")
    typed = request.query_params.get("level", "0")
    if typed not in [str(level) for level in range(LEVELS + 1)]:
        raise HTTPException(404, "no-such-place")
    level = int(typed)

    asked = await here.see(lambda at: at.foresight.ahead())
    found = None if asked is None else await here.chance(asked, level, request.is_disconnected)

    def course(at: LiveViewpoint) -> tuple[Sayable, Course] | None:
        return at.foresight.course(asked is not None) if asked is None or asked.moment == at.moment else None

    seen = await here.see(course)
    if seen is None:
        return Response(status_code=204)  # the page asks again for what is open now
    side, known = seen
    catalogue = here.shelf.catalogue(language(request))
    waits = "web-outlook-over" if await here.see(lambda at: at.finished) else "web-outlook-waits"
    facts = told(known, found, "web-outlook-long" if asked else waits, catalogue)
    facts["side"] = catalogue.name(side)
    further = isinstance(found, ChancePoint) and not found.precise and level < LEVELS
    facts["again"] = level + 1 if further else None
    return shown(request, here, "outlook", facts)


def told(known: Course, found: ChancePoint | Gap | None, why: str, catalogue: Catalogue) -> dict[str, object]:
    """What the page says of a course: the chance now, how it changed, the line, and what has to be known; `why` is the
    message that says why there is no chance now."""
    say, lines = catalogue.say_id, known.lines
    points = [point for line in lines for point in line]
    facts: dict[str, object] = {"now": "", "notes": [], "chart": chart(lines) if points else None, "change": ""}
    notes: list[str] = []
    if isinstance(found, Gap):
        notes.append(say(WHY.get(found.why, found.why)))
    elif isinstance(found, ChancePoint):
        facts["now"], facts["fight"] = figure(found, catalogue), found.fight
        facts["change"] = changed(lines)
        notes.append(say("outlook-sampled", samples=found.samples) if found.samples else say("outlook-exact"))
        notes.append(say("web-outlook-note"))
    else:
        notes.append(say(why))
    facts["notes"] = notes
    if points:
        chances = [point.chance.estimate for point in points]
        ends: dict[str, Sayable] = {"first": figure(points[0], catalogue), "last": figure(points[-1], catalogue)}
        bounds = {"lowest": percent(min(chances)), "highest": percent(max(chances))}
        facts["spoken"] = say("web-outlook-line", moments=len(points), **ends, **bounds)
    return facts


def changed(lines: Sequence[Sequence[ChancePoint]]) -> str:
    """How the chance has changed since the moment before, where that is sure."""
    last = lines[-1] if lines else []
    if len(last) < 2:
        return ""
    before, now = [*pairwise(last)][-1]
    gain = now.chance.estimate - before.chance.estimate
    return f"{100 * gain:+.0f}".replace("-", "−") if clear(before, now) else ""


async def course(request: Request) -> Response:
    """Show how the chances changed in a game that is over, and where it turned.

    One game is looked at at a time; the look is given up when its reader has gone.
    """
    here = await seated(request)
    lang = language(request)

    def look(at: LiveViewpoint) -> Retrospect:
        if at.looks_on or not at.finished:
            raise HTTPException(404, "no-such-place")
        game = at.over()
        return Retrospect(game.kept, at.shelf.id, lang, game.reads, MOST_MOMENTS)

    found = await here.review(look, request.is_disconnected)
    if found is None:
        return Response(status_code=204)  # the reader has gone
    facts = {"course": found, "chart": chart([found.points], found.turned) if found.points else None}
    return shown(request, here, "course", facts)


routes = [
    Route("/t/{table}/{place}/outlook", ahead),
    Route("/t/{table}/{place}/course", course),
]
