"""What a player sees and reads: the fight as plain data, and everything that is said about it.

Nothing here decides anything; texts are messages and named texts, which the reader's language says.
"""

from __future__ import annotations

from itertools import compress
from typing import Any

from ..rules.figures import edge_rating, track
from ..rules.knowledge import knows, shown
from ..rules.street.ground import written
from ..state import Run
from .board import boards
from .counts import count_name
from .effects import effect
from .events import report
from .gathers import GATHERS, HOLLOW, IDLE, LOOSE, ROLLED, SPANS
from .going import heading
from .icons import icon_view, matrix_view
from .joins import JOINS
from .names import IN_STATES, STATES, side_name, step_label
from .order import TOGETHER, order
from .purposes import purpose
from .questions import STANDING, label, question, throw_name
from .roster import plays, roster
from .situation import situation

__all__ = [
    "GATHERS",
    "HOLLOW",
    "IDLE",
    "JOINS",
    "LOOSE",
    "ROLLED",
    "SPANS",
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


def view(c: Run, seat: str) -> dict[str, Any]:
    """What the player of a seat may see, built from nothing: figures of one's own side, of others what shows."""
    return {
        "seat": seat,
        "encounter": c.encounter,
        "turn": c.turn,
        "pass": c.pass_,
        "phase": c.phases[-1].who if c.phases and c.phases[-1].who in shown(c, seat) else "",
        "conditions": list(c.conditions),
        "places": {
            name: {"at": place.at, "height": place.height, "cover": place.cover, "room": place.room}
            for name, place in c.scene.map.places.items()
        },
        "actors": {who: actor_view(c, seat, who) for who in shown(c, seat)},
        "dropped": {name: {"weapon": found.weapon, "place": found.place} for name, found in c.dropped.items()},
        "zones": [
            {"owner": zone.owner if zone.owner in shown(c, seat) else "", "from": written(zone.x, zone.y),
             "to": written(zone.to_x, zone.to_y), "width": zone.width, "reach": zone.reach}
            for zone in c.zones
        ],
        "chase": dict(c.chase),
        "tasks": {name: job.done for name, job in c.jobs.items()},
        **matrix_view(c, seat),
        "over": c.over,
        "winner": c.winner,
        "ended_by": c.ended_by,
    }  # fmt: skip


def actor_view(c: Run, seat: str, who: str) -> dict[str, Any]:
    """Somebody as this seat sees them."""
    actor = c.actors[who]
    plain: dict[str, Any] = {
        "side": actor.side,
        "plane": actor.plane,
        "place": actor.place,
        "at": written(actor.x, actor.y),
        "cover": actor.motion.cover,
        "states": [*compress(STATES, IN_STATES(actor))],
        "pinned_by": actor.guard.pinned_by,
        "in_hand": [held.weapon for held in actor.carried.values() if held.hand],
        "score": actor.initiative.score,
        "aboard": actor.machine.aboard,
        "jumped_in": actor.machine.jumped_in,
        "driver": actor.machine.driver,
        "speed": actor.machine.speed,
    }
    if not knows(c, seat, who):
        return plain
    return plain | {
        "physical": actor.physical,
        "physical_boxes": track(c, who, "P"),
        "stun": actor.stun,
        "stun_boxes": track(c, who, "S"),
        "edge": actor.edge,
        "edge_rating": edge_rating(c, who),
        "gratis": actor.initiative.gratis,
        "weapons": {
            name: {"rounds": held.rounds, "hand": held.hand, "mode": held.mode, "loaded": held.loaded}
            for name, held in actor.carried.items()
        },
        "clips": dict(actor.clips),
        "loose": dict(actor.loose),
        **icon_view(c, who),
        "sustained": [one.spell for one in actor.magic.sustained],
        "active": list(actor.magic.active),
        "shields": list(actor.magic.shields),
        "aim": actor.aim,
        "aims": actor.aims,
    }
