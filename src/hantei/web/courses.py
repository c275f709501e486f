"""The course of a game on its page: how likely a side is to win, as a line over time that grows while one plays, and
shows afterwards where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hantei.core.message import Sayable
from hantei.core.seats import HAND, REFEREE
from hantei.lab.course import ChancePoint, Course, Gap
from hantei.play import Session
from hantei.telling.chances import percent
from hantei.telling.courses import figure
from hantei.text import Catalogue

from . import slots
from .admission import Admission
from .handling import seated
from .live import LiveTable
from .pages import language, page, rendered
from .places import WATCH
from .thinking import Retrospect

LEVELS = 2
"""Times that a moment is looked at again, at most."""

MOST_MOMENTS = 6
"""Moments of a game that is over which are looked at for its page; the terminal looks at more."""

WHY = {"outlook-guessed": "web-outlook-guessed", "outlook-hidden": "web-outlook-hidden"}
"""What a page says in place of what the terminal says where there is no chance to show."""

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

    drawn = [" ".join(at(one, one.chance) for one in line) for line in lines if len(line) > 1]
    around = [[at(one, one.high) for one in line] + [at(one, one.low) for one in reversed(line)] for line in lines]
    single = [line[0] for line in lines if len(line) == 1]
    dots = [tuple(at(one, one.chance).split(",")) for one in dict.fromkeys([*single, points[-1]])]
    span = None
    if turned is not None:
        before, after = across[id(lines[0][turned])], across[id(lines[0][turned + 1])]
        span = f"{before:.1f}", f"{after - before:.1f}"
    bands = tuple(" ".join(one) for one in around if len(one) > 2)
    return CourseChart(tuple(drawn), bands, tuple((x, y) for x, y in dots), span)


def looker(live: LiveTable, place: str) -> str | None:
    """The seat through whose eyes a place may look ahead now; None where it is not asked.

    It is the seat that is asked, as in the terminal: another one might learn what happened out of its sight. Whoever
    oversees the table sees as the game master does.
    """
    for one in live.questions(place).values():
        if one.who != HAND:
            return one.who
    return REFEREE if live.oversees(place) and live.session.decisions and not live.prepares else None


def looked_before(live: LiveTable, place: str) -> str:
    """The seat of a place that has looked ahead before; "" for none."""
    mine = live.seats_at(place) or ([REFEREE] if live.may_rule(place) else [])
    return next((seat for seat in mine if seat in live.courses), "")


async def ahead(request: Request) -> Response:
    """Show how likely one's side is to win from where the game stands, and the line so far."""
    here = await seated(request)
    if here.place == WATCH:
        raise HTTPException(404, "no-such-place")
    typed = request.query_params.get("level", "0")
    if typed not in [str(level) for level in range(LEVELS + 1)]:
        raise HTTPException(404, "no-such-place")
    level = int(typed)

    def look(live: LiveTable) -> tuple[str, str, Session] | None:
        eye = looker(live, here.place)
        return None if eye is None else (live.moment, eye, live.session.fork())

    asked = await here.see(look)
    found = None
    if asked is not None:
        moment, eye, session = asked
        found = await here.chance(moment, eye, level, session, request.is_disconnected)

    def course(live: LiveTable) -> tuple[Sayable, Course] | None:
        if asked is not None and asked[0] != live.moment:
            return None
        eye = asked[1] if asked is not None else looked_before(live, here.place)
        known, judging = live.courses.get(eye, Course()), live.shelf.rulebook.judging
        side = judging.side(live.session.state, eye) if eye not in ("", REFEREE) else ""
        name = live.shelf.rulebook.speech.side_name(live.session.state, side or side_of_all(live))
        return name, Course(list(known.moments))

    seen = await here.see(course)
    if seen is None:
        return Response(status_code=204)  # the page asks again for what is open now
    side, known = seen
    catalogue = here.shelf.catalogue(language(request))
    facts = told(known, found, asked is not None, catalogue)
    facts["side"] = catalogue.name(side)
    further = isinstance(found, ChancePoint) and not found.precise and level < LEVELS
    facts["again"] = level + 1 if further else None
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/outlook.html", catalogue, facts))
    return page(request, "pages/outlook.html", 200, catalogue, **around(here, catalogue), **facts)


def side_of_all(live: LiveTable) -> str:
    """The side whose chances are told to somebody who belongs to none."""
    rulebook, state = live.shelf.rulebook, live.session.state
    return next(filter(None, (rulebook.judging.side(state, seat) for seat in live.seats())), "")


def told(known: Course, found: ChancePoint | Gap | None, asked: bool, catalogue: Catalogue) -> dict[str, object]:
    """What the page says of a course: the chance now, how it changed, the line, and what has to be known."""
    say, lines = catalogue.say_id, known.lines
    points = [point for line in lines for point in line]
    facts: dict[str, object] = {"now": "", "notes": [], "chart": chart(lines) if points else None, "change": ""}
    notes: list[str] = []
    if isinstance(found, Gap):
        notes.append(say(WHY.get(found.why, found.why)))
    elif isinstance(found, ChancePoint):
        facts["now"], facts["fight"] = figure(found), found.fight
        facts["change"] = changed(lines)
        notes.append(say("outlook-sampled", samples=found.samples) if found.samples else say("outlook-exact"))
        notes.append(say("web-outlook-note"))
    elif asked:
        notes.append(say("web-outlook-long"))
    else:
        notes.append(say("web-outlook-waits"))
    facts["notes"] = notes
    if points:
        chances = [point.chance for point in points]
        ends: dict[str, Sayable] = {"first": figure(points[0]), "last": figure(points[-1])}
        bounds = {"lowest": percent(min(chances)), "highest": percent(max(chances))}
        facts["spoken"] = say("web-outlook-line", moments=len(points), **ends, **bounds)
    return facts


def changed(lines: Sequence[Sequence[ChancePoint]]) -> str:
    """How the chance has changed since the moment before, where that is sure."""
    last = lines[-1] if lines else []
    if len(last) < 2:
        return ""
    before, now = [*pairwise(last)][-1]
    gain = now.chance - before.chance
    return f"{100 * gain:+.0f}".replace("-", "−") if abs(gain) > before.spread + now.spread else ""


async def course(request: Request) -> Response:
    """Show how the chances changed in a game that is over, and where it turned.

    One game is looked at at a time, and given up when its reader has gone.
    """
    here = await seated(request)
    lang = language(request)

    def look(live: LiveTable) -> Retrospect:
        if live.looks_on(here.place) or not live.session.finished:
            raise HTTPException(404, "no-such-place")
        reads, kept = live.reads(here.place), slots.lines(live.store, live.id)
        return Retrospect(kept, live.shelf.id, lang, None if reads is None else tuple(reads), MOST_MOMENTS)

    found = await here.review(look, request.is_disconnected)
    if found is None:
        return Response(status_code=204)  # the reader has gone
    catalogue = here.shelf.catalogue(lang)
    facts = {"course": found, "chart": chart([found.points], found.turned) if found.points else None}
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/course.html", catalogue, facts))
    return page(request, "pages/course.html", 200, catalogue, **around(here, catalogue), **facts)


def around(here: Admission, catalogue: Catalogue) -> dict[str, object]:
    """What a page of its own needs besides: the title of the table, and the way back."""
    return {"title": catalogue.name(here.title), "back": here.page}


routes = [
    Route("/t/{table}/{place}/outlook", ahead),
    Route("/t/{table}/{place}/course", course),
]
