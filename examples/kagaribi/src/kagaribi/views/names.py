"""What things are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, Sayable
from hantei.scenes.naming import Name, apart, arguments

from ..state import Game


def keeper_name(c: Game, who: str) -> Name:
    """Name somebody so that no two have the same name."""
    everybody = [(one, c.record(one).name, keeper.number) for one, keeper in c.keepers.items()]
    return apart(everybody, "kg-numbered").get(who, who)


def side_name(c: Game, side: str) -> Sayable:
    """A band."""
    return c.scene.sides[side].name if side in c.scene.sides else Message("kg-nobody")


def seat_name(c: Game, seat: str) -> Sayable:
    """Name the player of a seat by its band."""
    return next((side_name(c, keeper.side) for keeper in c.keepers.values() if keeper.seat == seat), seat)


def step(slug: str) -> Message:
    """A step of a guard."""
    return Message(f"kg-step-{slug}")


def said(c: Game, facts: Mapping[str, Any]) -> dict[str, Sayable]:
    """Facts as arguments of messages."""
    people = dict.fromkeys(("who", "target", "attacker", "cause"), keeper_name)
    return arguments(c, facts, {**people, "winner": side_name}, keeper_name)
