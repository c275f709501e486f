"""KG-5.1: what a game master may change."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import then
from hantei.core.amending import Verbs, apply, one_of, truth, whole
from hantei.core.command import Example
from hantei.core.message import BadSetup, Message

from ..state import Game
from .field import enter, named, place, square

AMENDMENTS = (
    Example(Message("kg-gm-embers"), "gm set 守り手.embers 数", "gm set KEEPER.embers N"),
    Example(
        Message("kg-gm-state"),
        "gm set 守り手.banked|守り手.dazzled true|false",
        "gm set KEEPER.banked|KEEPER.dazzled true|false",
    ),
    Example(Message("kg-gm-at"), "gm set 守り手.at x,y", "gm set KEEPER.at X,Y"),
    Example(Message("kg-gm-end"), "gm end [陣営]", "gm end [SIDE]"),
)
"""How rulings are written."""

FIELDS = ("embers", "at", "banked", "dazzled")


def amend(c: Game, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling (KG-5.1): `set KEEPER.embers N`, `set KEEPER.banked true`, `set KEEPER.at X,Y`, `end [SIDE]`.

    Raises `BadSetup` naming what is allowed.
    """
    apply(c, VERBS, verb, words)


def set_field(c: Game, path: str, text: str) -> None:
    """A figure, a state or the place of somebody."""
    who, _, name = path.removeprefix("keepers.").rpartition(".")
    if who not in c.keepers:
        raise BadSetup("amend-path", path=path, allowed=", ".join(c.keepers))
    if name not in FIELDS:
        raise BadSetup("amend-path", path=path, allowed=", ".join(FIELDS))
    keeper = c.keepers[who]
    if name == "embers":
        light(c, who, whole(text, 0, c.record(who).embers, path), path)
    elif name == "at":
        move(c, who, text, path)
    else:
        setattr(keeper, name, one_of(("false",), text, path) == "true" if not keeper.embers else truth(text, path))


def light(c: Game, who: str, embers: int, path: str) -> None:
    """Set somebody's embers; with none they are dark (KG-4.1), and nobody is lit where another burns (KG-2.2)."""
    keeper = c.keepers[who]
    if embers and not keeper.embers and not enter(c, (keeper.x, keeper.y)):
        raise BadSetup("amend-value", path=path, found=str(embers), allowed="0")
    keeper.embers = embers
    if not embers:
        keeper.banked = keeper.dazzled = False
        then(c, ("struck",))


def move(c: Game, who: str, text: str, path: str) -> None:
    """Put somebody in another square where they can stand (KG-2.2)."""
    columns, rows = len(c.scene.rows[0]), len(c.scene.rows)
    squares = [(x, y) for y in range(rows) for x in range(columns)]
    free = [named(at) for at in squares if enter(c, at) or at == place(c, who)]
    one_of(free, text, path)
    c.keepers[who].x, c.keepers[who].y = square(text)


def finish(c: Game, side: str = "") -> None:
    """The game ends, for a band or for nobody."""
    winner = one_of(list(c.scene.sides), side, "end") if side else ""
    c.agenda = [("ruled_end", winner)]


VERBS: Verbs = {"set": set_field, "end": finish}
