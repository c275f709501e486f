"""How a fight came out, in figures: for those who compare many."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message
from hantei.core.rulebook import Finding
from hantei.scenes.muster import pc_side

from ..rules.conditions import able
from ..state import Fight
from .names import side_name


def outcome(c: Fight) -> Sequence[Finding] | None:
    """GD-01.3: the winner, the rounds it took, and what every side has left: people, endurance, ammunition."""
    if not c.over and c.agenda[-1:] != [("fight_end",)]:
        return None
    won = Message("gd-figure-winner", {"side": side_name(c, c.winner)}) if c.winner else Message("gd-figure-nobody")
    figures = [
        Finding("win", int(c.winner == pc_side(c.scene.sides)), Message("figure-win")),
        Finding("end", c.winner or "nobody", Message("figure-end"), won),
        Finding("rounds", c.round, Message("figure-rounds")),
    ]
    for side in c.scene.sides:
        mine = {who: fighter for who, fighter in c.fighters.items() if fighter.side == side}
        standing = [fighter for who, fighter in mine.items() if able(c, who)]
        rounds = sum(held.rounds for fighter in mine.values() for held in fighter.carried.values())
        said = {"side": side_name(c, side)}
        figures += [
            Finding(f"able.{side}", len(standing), Message("gd-figure-able", said)),
            Finding(f"dead.{side}", sum(fighter.dead for fighter in mine.values()), Message("gd-figure-dead", said)),
            Finding(f"endurance.{side}", sum(one.endurance for one in standing), Message("gd-figure-endurance", said)),
            Finding(f"rounds_left.{side}", rounds, Message("gd-figure-rounds_left", said)),
        ]
    return figures
