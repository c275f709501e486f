"""What a player sees and reads: the battle as plain data, and everything that is said about it.

Nothing here decides anything; texts are messages and named texts, which the reader's language says.
"""

from __future__ import annotations

from typing import Any

from ..state import HARM, Fight
from .board import boards
from .counts import count_name
from .effects import effect
from .events import report
from .gathers import GATHERS, HOLLOW, LOOSE
from .joins import JOINS
from .names import faction_name as side_name
from .names import shown, step_label
from .order import order
from .purposes import purpose
from .questions import STANDING, label, question, throw_name
from .roster import insight, plays, roster
from .situation import situation
from .together import TOGETHER
from .turns import IDLE

__all__ = [
    "GATHERS",
    "HOLLOW",
    "IDLE",
    "JOINS",
    "LOOSE",
    "STANDING",
    "TOGETHER",
    "boards",
    "count_name",
    "effect",
    "insight",
    "label",
    "order",
    "plays",
    "purpose",
    "question",
    "report",
    "roster",
    "side_name",
    "situation",
    "step_label",
    "throw_name",
    "view",
]


def view(c: Fight, seat: str) -> dict[str, Any]:
    """What the player of a seat may see, built from nothing: all figures lie open, but not who is still to come."""
    return {
        "seat": seat,
        "encounter": c.encounter,
        "round": c.round,
        "phase": c.phase,
        "order": list(c.order),
        "barred": list(c.barred),
        "scene": [held.status for held in c.scene_statuses],
        "sniping": c.sniping,
        "distance": c.distance,
        "charges": c.charges,
        "moves": {name: faction.move for name, faction in c.factions.items()},
        "tasks": dict(c.tasks),
        "fighters": {who: fighter_view(c, who) for who in shown(c)},
        "over": c.over,
        "result": c.result,
        "ended_by": c.ended_by,
    }


def fighter_view(c: Fight, who: str) -> dict[str, Any]:
    """Somebody as everybody sees them."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    return {
        "faction": fighter.faction,
        "hp": fighter.hp if sheet.hp is not None else None,
        "hp_max": sheet.hp,
        "fp": fighter.fp,
        "fp_max": sheet.fp,
        "initiative": fighter.initiative,
        "acted": fighter.acted,
        "possession": fighter.possession,
        "crest": fighter.crest,
        "harm": [step for step in HARM if getattr(fighter, step)],
        "statuses": sorted(dict.fromkeys(held.status for held in fighter.statuses)),
        "lasting": [held.origin for held in fighter.lasting],
        "in_use": fighter.in_use,
        "arms": {name: rounds if rounds >= 0 else None for name, rounds in fighter.arms.items()},
        "items": {name: count for name, count in fighter.items.items() if count},
    }
