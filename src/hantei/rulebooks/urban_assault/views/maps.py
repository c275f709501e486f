"""Maps as they are drawn, chosen, entered and passed: a line for each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, Sayable, worded
from hantei.core.text import Text

from ..state import Campaign
from .names import own, person, search

Facts = Mapping[str, Any]


def text_at(c: Campaign, path: str) -> Text | None:
    """The text that stands at a path, or at its entry `text`."""
    found = search(c, path)
    if found is None or isinstance(found, Text):
        return found
    text: Text | None = getattr(found, "text", None)
    return text


def map_entered(c: Campaign, facts: Facts) -> Message:
    """A map, with its text."""
    args: dict[str, Sayable] = {"n": facts["number"], "tile": own(c, "tiles", facts["tile"])}
    if facts.get("way"):
        args["way"] = Message(f"ua-way-{facts['way']}")
    return worded(
        "ua-log-map_entered-way" if facts.get("way") else "ua-log-map_entered", args, text_at(c, facts["path"])
    )


def map_passed(c: Campaign, facts: Facts) -> Message:
    """A map is behind the squad, or crossed once more: one drawn again, or one that lies on the way."""
    args: dict[str, Sayable] = {"tile": own(c, "tiles", facts["tile"]), "n": facts["passed"]}
    if not facts["again"]:
        return Message("ua-log-map_passed", args)
    if facts.get("way") and not facts["drawn"]:
        return Message("ua-log-map_passed-known-way", {**args, "way": Message(f"ua-way-{facts['way']}")})
    return Message("ua-log-map_passed-again" if facts["drawn"] else "ua-log-map_passed-known", args)


def map_drawn(c: Campaign, facts: Facts) -> Message:
    """The dice for the next map."""
    args: dict[str, Sayable] = {"result": facts["result"], "row": facts["row"]}
    if "thrown" in facts:
        args["result"] = Message("ua-dice-bent", {"thrown": facts["thrown"], "result": facts["result"]})
    if not facts["row"]:
        return Message("ua-log-map_drawn-again", args)
    if facts["row"] == "final":
        return Message("ua-log-map_drawn-final", args)
    if (
        str(facts["row"]).isdecimal() and facts["row"] != facts["result"]
    ):  # UA-SC.22: what is resolved is not drawn again
        return Message("ua-log-map_drawn-moved", args)
    return Message("ua-log-map_drawn", args)


def map_chosen(c: Campaign, facts: Facts) -> Message:
    """Which of two maps thrown is entered, and who chose it."""
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "tile": own(c, "tiles", facts["tile"])}
    if not str(facts.get("row", "")).isdecimal():
        return Message("ua-log-map_chosen", args)
    return Message("ua-log-map_chosen-row", {**args, "row": facts["row"]})
