"""The referee's free hand (UA-11.2): set a figure, add or remove a condition; kept in the journal as a ruling.

So extreme stocks of magazines or MRE can be cut too (UA-27.10); without such a ruling nothing restricts them.
"""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.amending import one_of, set_value
from hantei.core.command import Example
from hantei.core.rulebook import BadSetup, Message

from .state import Campaign

WORDS = {
    "name": (),
    "first": ("squad", "enemy"),
    "space": ("indoor", "outdoor"),
    "attitude": ("hostile", "fight_to_the_end"),
}
AMENDMENTS = (
    Example(Message("gm-set"), "gm set 場所 値", "gm set PLACE VALUE"),
    Example(Message("gm-condition"), "gm condition add|remove 席 状態", "gm condition add|remove SEAT CONDITION"),
)
"""How rulings are written."""


def amend(c: Campaign, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling: `set PATH VALUE`, or `condition add|remove SEAT NAME`.

    Paths begin at the campaign ("squads.leader.magazines", "battle.units.militia.strength"); "leader.life" and
    "magazines" stand for the first squad's. Raises `BadSetup` naming what is allowed.
    """
    if verb == "set" and len(words) == 2:
        set_value(c, full_path(c, words[0]), words[0], words[1], WORDS)
    elif verb == "condition" and len(words) == 3 and words[0] in ("add", "remove"):
        change_condition(c, words[0], words[1], words[2])
    else:
        raise BadSetup("amend-usage", given=" ".join([verb, *words]), allowed="set, condition")


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


def change_condition(c: Campaign, way: str, seat: str, name: str) -> None:
    """Put a condition on a leader, or take it off."""
    if seat not in c.squads:
        raise BadSetup("amend-path", path=seat, allowed=", ".join(c.squads))
    known = ["arm_injured", *(c.scenario.conditions if c.operation is not None else [])]
    conditions = c.squads[seat].leader.conditions
    if way == "add":
        if one_of(known, name, seat) not in conditions:
            conditions.append(name)
    else:
        conditions.remove(one_of(conditions, name, seat))
