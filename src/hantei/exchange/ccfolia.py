"""CCFOLIA: a sheet as a piece for its table, and what has changed of it since as lines for its chat.

The form of pieces is that of CCFOLIA's Clipboard API, which takes one piece at a time, and no picture from elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hantei.core.roster import Figure, Sheet
from hantei.text import Catalogue

COLOURS = ("#2f6f9f", "#b23a3a", "#4f7d3a")
"""The colours in which pieces speak, by the place of their side; all beyond have the last one."""


def piece(sheet: Sheet, catalogue: Catalogue, colour: str = "") -> str:
    """What CCFOLIA makes a piece of when it is pasted onto its table.

    Gauges become its status, with a maximum where there is one; figures its parameters; rolls commands for its chat;
    conditions and gear the memo. `colour` is that in which it speaks ("" for CCFOLIA's own).
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
        "commands": palette(sheet, catalogue),
    }
    if sheet.initiative is not None:
        data["initiative"] = sheet.initiative
    if colour:
        data["color"] = colour
    return json.dumps({"kind": "character", "data": data}, ensure_ascii=False)


def colours(sheets: Iterable[Sheet]) -> dict[str, str]:
    """In which colour the pieces of each side speak, in the order in which the sides come."""
    sides = dict.fromkeys(sheet.side for sheet in sheets)
    return {side: COLOURS[min(place, len(COLOURS) - 1)] for place, side in enumerate(sides)}


def palette(sheet: Sheet, catalogue: Catalogue) -> str:
    """The rolls of a sheet as commands for a chat, a line each: what dice bots read, then what it is for."""
    return "\n".join(f"{roll.command} {catalogue.name(roll.label)}" for roll in sheet.rolls)


def typed(figure: Figure, catalogue: Catalogue) -> str:
    """The value of a figure as one types it: commands reckon with it, and know no printed minus."""
    return str(figure.value) if isinstance(figure.value, int) else catalogue.name(figure.value)


def memo(sheet: Sheet, catalogue: Catalogue) -> Iterator[str]:
    """The lines of the memo: how somebody is, what they carry."""
    if sheet.conditions:
        yield catalogue.say_id("character-conditions", names=[catalogue.name(one) for one in sheet.conditions])
    if sheet.gear:
        yield catalogue.say_id("character-gear", names=[catalogue.name(one) for one in sheet.gear])


def status(sheet: Sheet, catalogue: Catalogue) -> dict[str, int]:
    """The gauges of a sheet by their labels."""
    return {catalogue.name(gauge.label): gauge.value for gauge in sheet.gauges}


def status_lines(sheet: Sheet, before: Mapping[str, int], catalogue: Catalogue) -> list[str]:
    """What is typed into CCFOLIA's chat as this piece so that its status is as it is here: `:HP-3`.

    `before` is the status that the piece has there, by its labels; a label that it does not have is set as a whole.
    """
    lines = []
    for label, value in status(sheet, catalogue).items():
        if label not in before:
            lines.append(f":{label}={value}")
        elif value != before[label]:
            lines.append(f":{label}{value - before[label]:+d}")
    return lines
