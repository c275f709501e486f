"""How a fight came out, in figures: for those who compare many."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message
from hantei.core.rulebook import Finding
from hantei.scenes.muster import pc_side

from ..content.records import RATED
from ..rules.figures import able
from ..rules.magic.bodies import BODY
from ..rules.street.goals import holds_field, still_to_come
from ..state import Run
from .names import side_name


def outcome(c: Run) -> Sequence[Finding] | None:
    """The winner, the turns it took, and what every side has left: people, machines and spirits, damage taken,
    Edge, ammunition; those who never came are not counted."""
    if not c.over and c.agenda[-1:] != [("fight_end",)]:
        return None
    won = Message("sr-figure-winner", {"side": side_name(c, c.winner)}) if c.winner else Message("sr-figure-nobody")
    figures = [
        Finding("win", int(c.winner == pc_side(c.scene.sides)), Message("figure-win")),
        Finding("end", c.winner or "nobody", Message("figure-end"), won),
        Finding("rounds", c.turn, Message("sr-figure-turns")),
    ]
    for side in c.scene.sides:
        mine = [actor for actor in c.actors.values() if actor.side == side]
        mine = [actor for actor in mine if actor.kind != BODY and not still_to_come(actor)]
        rounds = sum(held.rounds for actor in mine for held in actor.carried.values())
        things = [actor for actor in mine if actor.machine.model or actor.kind in RATED]
        standing = sum(able(actor) for actor in mine if holds_field(actor))
        gone = sum(actor.dead for actor in things)
        dead = sum(actor.dead for actor in mine) - gone
        said = {"side": side_name(c, side)}
        figures += [
            Finding(f"able.{side}", standing, Message("sr-figure-able", said)),
            Finding(f"dead.{side}", dead, Message("sr-figure-dead", said)),
            Finding(f"destroyed.{side}", gone, Message("sr-figure-destroyed", said)),
            Finding(f"boxes.{side}", sum(one.physical + one.stun for one in mine), Message("sr-figure-boxes", said)),
            Finding(f"edge.{side}", sum(actor.edge for actor in mine), Message("sr-figure-edge", said)),
            Finding(f"rounds_left.{side}", rounds, Message("sr-figure-rounds_left", said)),
        ]
    return figures
