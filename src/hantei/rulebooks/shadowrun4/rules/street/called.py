"""Called shots (10.3): what they are for, what they cost, and what a hit does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ...state import Attack, Run
from ..figures import armour as worn
from ..figures import attribute
from .consequences import fall_prone
from .gear import drop_held

MOST = 4
"""SR-10.3.3: by how much the damage can be raised."""

EFFECTS = ("harm", "fall", "drop", "nothing")
"""SR-10.3.5: what the game master can rule that hitting a part does."""


def may_call(c: Run, who: str) -> bool:
    """SR-10.3.1: at least one aiming action has been taken; one effect for each called shot."""
    return c.actors[who].aims > 0 and not c.phase.called and bool(c.phase.simple)


def called_onto(c: Run, who: str, found: list[str]) -> list[str]:
    """SR-10.3.1: a called shot goes at the one aimed at."""
    if c.phases and c.phase.who == who and c.phase.called:
        return [name for name in found if name == c.actors[who].aim]
    return found


def announce(c: Run, table: Table, attack: Attack) -> None:
    """The called shot announced in this phase is this attack, and is used up by it."""
    phase = c.phase
    if not phase.called:
        return
    attack.called, attack.called_by = phase.called, phase.called_by
    phase.called, phase.called_by = "", 0
    attack.called_modifier = COSTS[attack.called](c, attack)
    if attack.called == "other":
        other_part(c, table, attack)


def armour_cost(c: Run, attack: Attack) -> int:
    """SR-10.3.2: as much as the armour that the attack is compared with."""
    return -worn(c, attack.target, impact=attack.kind == "melee")


COSTS: Mapping[str, Callable[[Run, Attack], int]] = {
    "armour": armour_cost,
    "damage": lambda c, attack: -attack.called_by,  # SR-10.3.3
    "disarm": lambda c, attack: -4,  # SR-10.3.4
    "other": lambda c, attack: 0,
}


def other_part(c: Run, table: Table, attack: Attack) -> None:
    """SR-10.3.5: the game master sets the modifier and the effect."""
    about: dict[str, Fact] = {"who": attack.attacker, "target": attack.target}
    attack.called_modifier = -table.amount(Amount(REFEREE, "part_cost", "SR-10.3.5", 0, 10, about))
    effect = table.choose(Choice(REFEREE, "part_effect", "SR-10.3.5", list(EFFECTS), about))
    attack.called_effect = "" if effect == "harm" else effect


def disarm(c: Run, table: Table, found: Attack, value: int) -> None:
    """SR-10.3.4: what is held falls if the modified damage is at least the target's Strength."""
    if value >= attribute(c, found.target, "strength"):
        drop_held(c, table, found.target)


def hit_part(c: Run, table: Table, found: Attack) -> None:
    """SR-10.3.5: what the game master has said that hitting this part does."""
    table.tell("part_hit", who=found.target, effect=found.called_effect)
    if found.called_effect == "drop":
        drop_held(c, table, found.target)
    elif found.called_effect == "fall":
        fall_prone(c, table, found.target, "knocked_down")
