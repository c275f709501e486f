"""Order options for display: usual ones first, then those without effect now, giving up last."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.decision import Decision, Route

from ..rules.grid import able
from ..rules.hindering import hostile
from ..state import Fight
from .aim import met_by
from .going import by_worth
from .options import actor, held_back
from .worth import comes_to_nothing, harmful

Rank = tuple[int, ...]

MOVES, ACTIONS = "move", ("minor", "major")
"""The questions about actions. Options of minor and major actions stand by use, those of move actions as the rules list
them, moves first."""

AREAS = ("centre", "direction", "charge_path")
"""The questions whose answers meet several people at once."""

HEADS = (
    "attack", "deed", "skill", "item", "finishing_blow", "recover", "surface", "submerge", "assault", "door", "ajar",
    "ready", "weapon", "leave",
)  # fmt: skip
"""Options by how often people take them; others come after, as weapons that are only put away, and giving up last."""


def order(c: Fight, decision: Decision, keys: Sequence[str]) -> Sequence[str]:
    """The options of a question as they are shown."""
    if isinstance(decision, Route) and decision.kind == "route":
        return by_worth(c, decision, keys)
    if decision.kind == MOVES:
        return sorted(keys, key=lambda key: by_turn(c, decision, key))
    if decision.kind in AREAS:
        return sorted(keys, key=lambda key: by_catch(c, decision, key))
    return sorted(keys, key=lambda key: by_use(c, decision, key)) if decision.kind in ACTIONS else keys


def by_turn(c: Fight, decision: Decision, key: str) -> Rank:
    """Moves and other uses of a move action first, then declaring a finishing blow, then what is of no use, then
    passing."""
    head, _, name = key.partition(":")
    if head == "pass":
        return (3,)
    if useless(c, actor(c, decision), head, name):
        return (2,)
    return (int(head == "finishing_blow"),)


def useless(c: Fight, who: str, head: str, name: str) -> bool:
    """Whether an option comes to nothing here, or is an assault whose move cannot begin."""
    return comes_to_nothing(c, who, head, name) or (head == "assault" and held_back(c, who, name))


def by_use(c: Fight, decision: Decision, key: str) -> Rank:
    """What does something first, then what comes to nothing now, then giving up."""
    head, _, name = key.partition(":")
    if head == "pass":
        return (2,)
    return (
        int(comes_to_nothing(c, actor(c, decision), head, name)),
        HEADS.index(head) if head in HEADS and not name.endswith(">") else len(HEADS),
    )


def by_catch(c: Fight, decision: Decision, key: str) -> Rank:
    """What meets most of those whom it is meant for, enemies who can act or friends; among those, fewest others."""
    who, met = actor(c, decision), met_by(c, decision, key)
    enemies = sum(hostile(c, who, name) and able(c, name) for name in met)
    friends = sum(not hostile(c, who, name) for name in met)
    return (-enemies, friends) if harmful(c, str(decision.about.get("path", ""))) else (-friends, enemies)
