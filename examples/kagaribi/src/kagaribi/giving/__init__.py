"""Set up cases: the game that a case gives, and the procedures that cases may run besides beats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.edition import Giving
from hantei.scenes.giving import Fields, known, text

from ..content.records import Content, Encounter
from ..rules.field import square
from ..rules.referee import amend
from ..rules.strikes import guard
from ..start import new_game
from ..state import Game

DESCRIBING = ("encounter", "rows", "rounds", "sides")
SIDES = {
    "ours": {"name": text("ours"), "pc": True, "hostile": ["theirs"]},
    "theirs": {"name": text("theirs"), "hostile": ["ours"]},
}


def scene_of(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """The encounter of a case: an open field of 5 by 5 and two bands, unless it says otherwise."""
    given = Fields(mapping, "given")
    units = []
    for who, entry in Fields(given.take("keepers", {}), "given.keepers").left.items():
        plain = Fields(entry or {}, f"given.keepers.{who}").left
        unit = {"id": str(who), "character": str(who), "side": "ours", "at": "0,0"}
        units.append({**unit, **{name: plain[name] for name in ("character", "side", "at") if name in plain}})
    scene = {
        "hantei": "kagaribi/1",
        "id": "case",
        "version": "1",
        "title": text("case"),
        "rows": given.take("rows", ["....."] * 5),
        "rounds": given.take("rounds", 8),
        "sides": given.take("sides", SIDES),
        "units": units,
    }
    return {**scene, **Fields(given.take("encounter", {}), "given.encounter").left}


def given(mapping: Mapping[str, Any], scene: Encounter, content: Content, rulings: Rulings) -> Game:
    """The state that a case gives in its encounter."""
    fields = Fields(mapping, "given")
    for unit in scene.units:
        known(f"given.keepers.{unit.id}.character", unit.character, content.records)
        known(f"given.keepers.{unit.id}.side", unit.side, scene.sides)
    c = new_game({"scenario": scene.id, "rulings": rulings}, Content(content.records, {scene.id: scene}))
    c.round, c.agenda = 1, []
    keepers = Fields(fields.take("keepers", {}), "given.keepers").left
    for name in DESCRIBING:
        fields.take(name)
    fields.fill(c, "encounter", "agenda", "keepers")
    fields.done()
    for who, entry in keepers.items():
        keeper = c.keepers[known("given.keepers", who, c.keepers)]
        own = Fields(entry or {}, f"given.keepers.{who}")
        at = own.text("at", keeper.at)
        keeper.x, keeper.y = square(at)
        own.take("character")
        own.take("side")
        own.complete(keeper, "character", "side", "x", "y")
    return c


def rule(c: Game, table: Table, words: str) -> None:
    """A ruling of the game master, as it is typed after `gm`."""
    verb, *more = words.split()
    amend(c, verb, more)


def show_guard(c: Game, table: Table, who: str) -> None:
    """The guard of somebody."""
    table.tell("guard", guard(c, who), n=guard(c, who).value)


GIVING = Giving(DESCRIBING, scene_of, given, {"rule": rule, "guard": show_guard})
"""What cases of this rulebook give and run."""
