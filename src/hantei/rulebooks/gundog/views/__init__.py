"""What a player sees and reads: the fight as plain data, and everything that is said about it.

Nothing here decides anything; texts are messages and named texts, which the reader's language says.
"""

from __future__ import annotations

from typing import Any

from ..rules.knowledge import knows
from ..state import Fight
from .board import boards
from .counts import count_name
from .effects import effect
from .events import report
from .gathers import GATHERS, HOLLOW, IDLE, JOINS
from .going import heading
from .names import CONDITIONS, shown, side_name, step_label
from .order import SKIPPED, TOGETHER, order
from .purposes import purpose
from .questions import STANDING, label, question, throw_name
from .roster import plays, roster
from .situation import situation

__all__ = [
    "GATHERS",
    "HOLLOW",
    "IDLE",
    "JOINS",
    "SKIPPED",
    "STANDING",
    "TOGETHER",
    "boards",
    "count_name",
    "effect",
    "heading",
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
    """What the player of a seat may see, built from nothing: figures of one's own side, of others what shows."""
    return {
        "seat": seat,
        "encounter": c.encounter,
        "round": c.round,
        "seconds": c.seconds,
        "stage": c.stage,
        "order": [who for who in c.order if who in shown(c)],
        "visibility": c.visibility or c.scene.map.visibility,
        "places": {
            name: {
                "at": place.at,
                "cover": place.cover,
                "terrain": place.terrain,
                "room": place.room,
                "floor": place.floor,
            }
            for name, place in c.scene.map.places.items()
        },
        "fighters": {who: fighter_view(c, seat, who) for who in shown(c)},
        "dropped": {name: {"weapon": found.weapon, "place": found.place} for name, found in c.dropped.items()},
        "over": c.over,
        "winner": c.winner,
        "ended_by": c.ended_by,
    }


def fighter_view(c: Fight, seat: str, who: str) -> dict[str, Any]:
    """Somebody as this seat sees them."""
    fighter = c.fighters[who]
    plain: dict[str, Any] = {
        "side": fighter.side,
        "place": fighter.place,
        "at": f"{fighter.x},{fighter.y}",
        "cover": fighter.cover,
        "method": fighter.method,
        "acted": fighter.acted,
        "conditions": [name for name in CONDITIONS if getattr(fighter, name)],
        "bleeding": bool(fighter.bleeding),
        "in_hand": [held.weapon for held in fighter.carried.values() if held.hand],
    }
    if not knows(c, seat, who):
        return plain
    return plain | {
        "endurance": fighter.endurance,
        "endurance_max": c.sheet(who).endurance,
        "wounds": [{"kind": one.kind, "amount": one.amount, "limb": one.limb} for one in fighter.impairments],
        "weapons": {name: {"rounds": held.rounds, "hand": held.hand} for name, held in fighter.carried.items()},
        "magazines": dict(fighter.magazines),
        "items": dict(fighter.items),
        "aiming": fighter.aiming,
    }
