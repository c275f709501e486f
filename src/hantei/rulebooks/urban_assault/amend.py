"""The referee's free hand (UA-11.2): set a figure, add or remove a condition; kept in the journal as a ruling.

So extreme stocks of magazines or MRE can be cut too (UA-27.10); without such a ruling nothing restricts them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from hantei.core.rulebook import BadSetup

from .state import Campaign

WORDS = {
    "first": ("squad", "enemy"),
    "space": ("indoor", "outdoor"),
    "attitude": ("hostile", "fight_to_the_end"),
}


def amend(c: Campaign, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling: `set PATH VALUE`, or `condition add|remove SEAT NAME`.

    Paths begin at the campaign ("squads.leader.magazines", "battle.units.militia.strength"); "leader.life" and
    "magazines" stand for the first squad's. Raises `BadSetup` naming what is allowed.
    """
    if verb == "set" and len(words) == 2:
        set_value(c, words[0], words[1])
    elif verb == "condition" and len(words) == 3 and words[0] in ("add", "remove"):
        change_condition(c, words[0], words[1], words[2])
    else:
        raise BadSetup("amend-usage", given=" ".join([verb, *words]))


def full_path(c: Campaign, path: str) -> list[str]:
    """A path from the campaign on, short forms written out."""
    parts = path.split(".")
    first = next(iter(c.squads))
    if parts[0] in c.squads and len(parts) == 2:
        return ["squads", parts[0], "leader", parts[1]]
    if parts[0] in ("magazines", "scrip", "mre"):
        return ["squads", first, parts[0]]
    if parts[0] == "units":
        return ["battle", *parts]
    return parts


def names(thing: Any) -> list[str]:
    """What can follow in a path."""
    if isinstance(thing, dict):
        return list(thing)
    if dataclasses.is_dataclass(thing):
        return [field.name for field in dataclasses.fields(thing) if not field.metadata.get("shared")]
    return []


def set_value(c: Campaign, path: str, text: str) -> None:
    """Set a whole number, a word or true/false where one of its kind stands now."""
    parts = full_path(c, path)
    holder: Any = c
    for i, part in enumerate(parts):
        if part not in names(holder):
            raise BadSetup("amend-path", path=".".join(parts[: i + 1]), allowed=", ".join(names(holder)) or "-")
        if i < len(parts) - 1:
            holder = holder[part] if isinstance(holder, dict) else getattr(holder, part)
    old = holder[parts[-1]] if isinstance(holder, dict) else getattr(holder, parts[-1])
    new = converted(old, text, path)
    if isinstance(holder, dict):
        holder[parts[-1]] = new
    else:
        setattr(holder, parts[-1], new)


def converted(old: Any, text: str, path: str) -> int | str | bool:
    """The text as a value of the same kind as the old one; figures below 0 are refused."""
    if isinstance(old, bool):
        if text in ("true", "false"):
            return text == "true"
        raise BadSetup("amend-value", path=path, found=text, allowed="true, false")
    if isinstance(old, int):
        if text.isascii() and text.isdecimal() and len(text) < 7:
            return int(text)
        raise BadSetup("amend-value", path=path, found=text, allowed="0, 1, 2, ...")
    if isinstance(old, str):
        return word(text, path)
    raise BadSetup("amend-path", path=path, allowed=", ".join(names(old)) or "-")


def word(text: str, path: str) -> str:
    """A word where only certain words make sense; a name is free, other words are not for a ruling to set."""
    field = path.rpartition(".")[2]
    if field == "name":
        return text
    if field not in WORDS:
        raise BadSetup("amend-path", path=path, allowed=", ".join(["name", *WORDS]))
    if text not in WORDS[field]:
        raise BadSetup("amend-value", path=path, found=text, allowed=", ".join(WORDS[field]))
    return text


def change_condition(c: Campaign, way: str, seat: str, name: str) -> None:
    """Put a condition on a leader, or take it off."""
    if seat not in c.squads:
        raise BadSetup("amend-path", path=seat, allowed=", ".join(c.squads))
    known = ["arm_injured", *(c.scenario.conditions if c.operation is not None else [])]
    conditions = c.squads[seat].leader.conditions
    if way == "add":
        if name not in known:
            raise BadSetup("amend-value", path=seat, found=name, allowed=", ".join(known))
        if name not in conditions:
            conditions.append(name)
        return
    if name not in conditions:
        raise BadSetup("amend-value", path=seat, found=name, allowed=", ".join(conditions) or "-")
    conditions.remove(name)
