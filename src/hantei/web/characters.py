"""Characters for the clipboard of online tables: a sheet of the roster as CCFOLIA's character JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hantei.core.roster import Figure, Sheet
from hantei.text import Catalogue

from .addresses import at
from .handling import room_of, seated
from .pages import language, page, rendered


def clipboard(sheet: Sheet, catalogue: Catalogue) -> str:
    """What CCFOLIA makes a piece of when it is pasted onto its table.

    Gauges become its status, with a maximum where there is one; figures its parameters; rolls and figures commands for
    its chat; conditions and gear the memo.
    """
    say = catalogue.name
    data: dict[str, Any] = {
        "name": say(sheet.name),
        "memo": "\n".join(memo(sheet, catalogue)),
        "status": [
            {"label": say(gauge.label), "value": gauge.value, "max": gauge.value if gauge.most is None else gauge.most}
            for gauge in sheet.gauges
        ],
        "params": [{"label": say(figure.label), "value": typed(figure, catalogue)} for figure in sheet.figures],
        "commands": "\n".join(f"{roll.command} {say(roll.label)}" for roll in sheet.rolls),
    }
    if sheet.initiative is not None:
        data["initiative"] = sheet.initiative
    return json.dumps({"kind": "character", "data": data}, ensure_ascii=False)


def typed(figure: Figure, catalogue: Catalogue) -> str:
    """The value of a figure as one types it: commands reckon with it, and know no printed minus."""
    return str(figure.value) if isinstance(figure.value, int) else catalogue.name(figure.value)


def memo(sheet: Sheet, catalogue: Catalogue) -> Iterator[str]:
    """The lines of the memo: how somebody is, what they carry."""
    if sheet.conditions:
        yield catalogue.say_id("character-conditions", names=[catalogue.name(one) for one in sheet.conditions])
    if sheet.gear:
        yield catalogue.say_id("character-gear", names=[catalogue.name(one) for one in sheet.gear])


async def character(request: Request) -> Response:
    """A character to be copied, as far as the place that asks may know it: as a part of a page, or as a page."""
    hub, place = await seated(request)
    live, who = hub.live, request.path_params["who"]

    def look() -> Sequence[Sheet]:
        with live.lock:
            return live.shelf.rulebook.sight.roster(live.session.state, live.eye(place, live.questions(place)))

    sheets = await room_of(request).run(look)
    sheet = next((one for one in sheets if one.id == who), None)
    if sheet is None:
        raise HTTPException(404, "no-such-place")
    catalogue = live.shelf.catalogue(language(request))
    facts = {"sheet": sheet, "text": clipboard(sheet, catalogue), "back": at(f"/t/{live.id}/{place}/")}
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/character.html", catalogue, facts))
    return page(request, "pages/character.html", 200, catalogue, **facts)


routes = [Route("/t/{table}/{place}/character/{who:path}", character)]
