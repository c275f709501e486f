"""Servants' deeds: the orders of a spirit or a sprite, and the actions that each allows (4.1, 5, 8)."""

from __future__ import annotations

from collections.abc import Mapping

from ...state import Actor, Run

SERVANTS = ("spirit", "watcher", "sprite")
"""Kinds that act by the orders of somebody."""

SEEING = ("move", "observe", "assense", "speak", "gesture", "manifest", "full_defence", "matrix_perception", "done")
"""The actions that looking around and reporting take."""

WORKING = (*SEEING, "simple_device", "complex_device", "use_skill", "help")
"""The actions that a piece of work takes."""

ORDERS: Mapping[str, tuple[str, ...]] = {"fight": (), "work": WORKING, "scout": SEEING}
"""The orders that are carried out in the fight, and the actions each allows; none named: all."""

REMOTE = "remote"
"""SR-5.1.2: the order that sends a spirit away on a service of its own."""


def serves(actor: Actor) -> bool:
    """Whether somebody acts by the orders of somebody else."""
    return actor.kind in SERVANTS and bool(actor.owner)


def waits(actor: Actor) -> bool:
    """Whether a servant has nothing to do: it defends itself and no more."""
    return serves(actor) and not actor.servant.order


def obeying(c: Run, who: str, found: list[str]) -> list[str]:
    """Return those of somebody's actions that their orders allow; without orders a servant waits."""
    actor = c.actors[who]
    if not serves(actor):
        return found
    if waits(actor):
        return []
    allowed = ORDERS.get(actor.servant.order, ()) if actor.kind != "sprite" else ()
    return [name for name in found if name in allowed] if allowed else found
