"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from hantei.core.board import Chart, Spot
from hantei.core.message import Message, Sayable
from hantei.core.text import Text
from hantei.edition import Doorways

from .content.at_hand import Content
from .content.records import Book, Gear, Preset, Role, Skill
from .content.rows import in_order
from .content.scenario import Scenario

CONTENT: Mapping[str, Any] = {
    "gear": dict[str, Gear],
    "roles": dict[str, Role],
    "skills": dict[str, Skill],
    "presets": dict[str, Preset],
    "callsigns": tuple[Text, ...],
}
"""The content files by name, and the model of each."""

SCENARIO = Scenario
"""The model of a scenario file."""

TITLE = "URBAN ASSAULT scenario"
"""What the schema of scenario files is called."""


def content(part: Callable[[str], Any], scenarios: Mapping[str, Scenario]) -> Content:
    """All that a game is played with.

    Parameters: the value of a content file by its name, and the scenarios at hand by their ids.
    """
    return Content(Book(**{name: part(name) for name in CONTENT}), scenarios)


# Begun at a map

Notes = Mapping[str, Sequence[Sayable]]
"""What is noted of maps, by their ids."""


def maps(scenario: Scenario) -> Mapping[str, Sayable]:
    """The maps at which an operation can be begun, each with its title."""
    return {name: tile.title for name, tile in scenario.tiles.items()}


def begun_at(plain: Mapping[str, Any], tile: str) -> Mapping[str, Any]:
    """UA-SC.17: the scenario as it begins with a map: as the first place of a fixed map, as the fixed event in place of
    the first map elsewhere, after which it goes on as ever; the final event alone."""
    progress = {**plain["progress"]}
    places = progress.get("places", {})
    there = next((name for name, place in places.items() if place.get("tile") == tile), "")
    if there:
        progress["start"] = there
    elif tile == plain["final_event"] or progress.get("mode") == "fixed_map":
        progress = {"mode": "fixed_map", "start": "here", "places": {"here": {"tile": tile, "final": True}}}
    elif progress.get("laps"):
        first, *more = progress["laps"]
        progress["laps"] = [{**first, "mid_event": {"at": 1, "tile": tile}}, *more]
    else:
        progress["mid_event"] = {"at": 1, "tile": tile}
    return {**plain, "progress": progress}


def chart(scenario: Scenario, notes: Notes) -> Chart:
    """UA-SC.17: the places of a fixed map and the ways between them; else the events that stand fast, from the start to
    the final event, and below them the maps that are drawn, each with its rows.

    Parameters: the scenario, and what else is noted of maps, by their ids.
    """
    progress = scenario.progress

    def box(tile: str, *own: Sayable) -> Spot:
        return Spot(scenario.tiles[tile].title, notes=[*own, *notes.get(tile, ())])

    if progress.places:
        places = progress.places
        spots = {
            name: box(one.tile, *([Message("ua-board-final")] if one.final else [])) for name, one in places.items()
        }
        ways = [(name, way.to) for name, one in places.items() for way in one.ways]
        return Chart(Message("ua-board-plan"), spots, [], ways=ways)
    fixed: dict[str, Spot] = {"": Spot(Message("ua-board-start"))}
    for event in filter(None, (progress.mid_event, *(lap.mid_event for lap in progress.laps))):
        fixed.setdefault(event.tile, box(event.tile, Message("ua-board-map", {"n": event.at})))
    for tile in (*(lap.final_tile for lap in progress.laps if lap.final_tile), scenario.final_event):
        fixed.setdefault(tile, box(tile, Message("ua-board-final")))
    drawn: dict[str, list[str]] = {}
    for row in in_order(progress.rows):
        drawn.setdefault(progress.rows[row], []).append(row)
    spots = {tile: box(tile, ", ".join(rows)) for tile, rows in drawn.items()}
    return Chart(Message("ua-board-plan"), {**spots, **fixed}, [], ways=list(pairwise(fixed)))


DOORWAYS = Doorways(maps, chart, begun_at)
"""The maps of an operation: how they lie to each other, and how it is begun at one of them."""
