"""How a fight came out, in figures: for those who compare many."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.muster import pc_side
from hantei.core.rulebook import Figure, Message

from .figures import able
from .magic.bodies import BODY
from .state import Run
from .views.names import side_name


def outcome(c: Run) -> Sequence[Figure] | None:
    """The winner, the turns it took, and what every side has left: people, damage taken, Edge, ammunition."""
    if not c.over and c.agenda[-1:] != [("fight_end",)]:
        return None
    won = Message("sr-figure-winner", {"side": side_name(c, c.winner)}) if c.winner else Message("sr-figure-nobody")
    figures = [
        Figure("win", int(c.winner == pc_side(c.scene.sides)), Message("figure-win")),
        Figure("end", c.winner or "nobody", Message("figure-end"), won),
        Figure("rounds", c.turn, Message("figure-rounds")),
    ]
    for side in c.scene.sides:
        mine = [actor for actor in c.actors.values() if actor.side == side]
        mine = [actor for actor in mine if actor.kind != BODY]
        rounds = sum(held.rounds for actor in mine for held in actor.carried.values())
        said = {"side": side_name(c, side)}
        figures += [
            Figure(f"able.{side}", sum(map(able, mine)), Message("sr-figure-able", said)),
            Figure(f"dead.{side}", sum(actor.dead for actor in mine), Message("sr-figure-dead", said)),
            Figure(f"boxes.{side}", sum(one.physical + one.stun for one in mine), Message("sr-figure-boxes", said)),
            Figure(f"edge.{side}", sum(actor.edge for actor in mine), Message("sr-figure-edge", said)),
            Figure(f"rounds_left.{side}", rounds, Message("sr-figure-rounds_left", said)),
        ]
    return figures
