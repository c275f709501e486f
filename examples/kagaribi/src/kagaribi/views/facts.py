"""What can be seen of a game, and how it has come out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from hantei.core.message import Message
from hantei.core.rulebook import Finding
from hantei.scenes.muster import pc_side

from ..rules.field import side
from ..rules.rounds import embers_of
from ..state import Game, Keeper
from .names import side_name

GAME = ("round", "current", "over", "winner", "ended_by")


def facts(c: Game) -> dict[str, Any]:
    """The readable sheet of a game: the names under which cases expect it."""
    return {
        "encounter": c.encounter,
        **{name: getattr(c, name) for name in GAME},
        "keepers": {who: keeper_facts(keeper) for who, keeper in c.keepers.items()},
    }


def keeper_facts(keeper: Keeper) -> dict[str, Any]:
    """A keeper as it stands."""
    return {"at": keeper.at, **{each.name: getattr(keeper, each.name) for each in fields(keeper)}}


def view(c: Game, seat: str) -> dict[str, Any]:
    """What a seat sees: all."""
    return {"seat": seat, "side": side(c, seat), **facts(c)}


def outcome(c: Game) -> Sequence[Finding] | None:
    """KG-1.5, KG-1.6: who has won, after how many rounds, and the embers left."""
    if not c.over:
        return None
    won = Message("kg-figure-winner", {"side": side_name(c, c.winner)})
    return [
        Finding("win", int(c.winner == pc_side(c.scene.sides)), Message("figure-win")),
        Finding("end", c.winner or "nobody", Message("figure-end"), won),
        Finding("rounds", c.round, Message("figure-rounds")),
        *(
            Finding(f"embers.{name}", embers_of(c, name), Message("kg-figure-embers", {"side": side_name(c, name)}))
            for name in c.scene.sides
        ),
    ]
