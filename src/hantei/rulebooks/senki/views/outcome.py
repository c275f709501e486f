"""How a combat came out, in figures: for those who compare many."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message
from hantei.core.rulebook import Finding
from hantei.scenes.muster import pc_side

from ..rules.grid import able
from ..state import Fight
from .names import side_name


def outcome(c: Fight) -> Sequence[Finding] | None:
    """SK-02.4: the winner, the rounds it took, and who still stands with how many HP and EN on every side.

    It counts those whom the end of combat brings back as they were before (SK-02.8).
    """
    if not c.over and c.agenda[-1:] != [("combat_end",)]:
        return None
    won = Message("sk-figure-winner", {"side": side_name(c, c.winner)}) if c.winner else Message("sk-figure-nobody")
    figures = [
        Finding("win", int(c.winner == pc_side(c.scene.sides)), Message("figure-win")),
        Finding("end", c.winner or "nobody", Message("figure-end"), won),
        Finding("rounds", c.round, Message("figure-rounds")),
    ]
    for side in c.scene.sides:
        names = [name for name, fighter in c.fighters.items() if fighter.side == side]
        able_ones = [name for name in names if able(c, name) and not c.fighters[name].came_to]
        said = {"side": side_name(c, side)}
        figures += [
            Finding(f"able.{side}", len(able_ones), Message("sk-figure-able", said)),
            Finding(f"hp.{side}", sum(c.fighters[name].hp for name in able_ones), Message("sk-figure-hp", said)),
            Finding(f"en.{side}", sum(c.fighters[name].en for name in able_ones), Message("sk-figure-en", said)),
        ]
    return figures
