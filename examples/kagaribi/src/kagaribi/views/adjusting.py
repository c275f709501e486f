"""What the game master can change by pointing (KG-5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.adjusting import Adjustable, OnSheet
from hantei.core.message import Message, phrase

from ..rules.field import named
from ..state import Game
from .names import keeper_name, side_name


def adjustable(c: Game) -> Iterator[Adjustable]:
    """Keeper by keeper: embers, where they stand, and of those who burn what they are."""
    for who, keeper in c.keepers.items():
        on = OnSheet(who, keeper_name(c, who))
        yield on.figure(Message("kg-embers"), f"{who}.embers", keeper.embers, c.record(who).embers)
        yield on.where(f"{who}.at", named((keeper.x, keeper.y)))
        if keeper.embers:
            yield on.state(Message("kg-note-banked"), f"{who}.banked", keeper.banked)
            yield on.state(Message("kg-note-dazzled"), f"{who}.dazzled", keeper.dazzled)


def ground(c: Game) -> Iterator[Adjustable]:
    """The game: its end, for a band or for nobody."""
    on = OnSheet("", phrase("adjust-scene"))
    yield from on.pick(phrase("adjust-end-for"), {side: side_name(c, side) for side in c.scene.sides}, "end")
    yield on.act(phrase("adjust-end"), "end")
