"""Small battle sheets: rows of marks and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hantei.core.rulings import Rulings
from hantei.core.text import Text
from hantei.rulebooks.senki.content.records import (
    Arsenal,
    Board,
    Character,
    Dress,
    Edge,
    Encounter,
    Goal,
    Power,
    SideSpec,
    UnitSpec,
    Weapon,
)
from hantei.rulebooks.senki.content.words import Mark
from hantei.rulebooks.senki.rules.grid import cell
from hantei.rulebooks.senki.rulings import RULINGS
from hantei.rulebooks.senki.state import Attack, Cell, Fight, Fighter

NAME = Text("機体", "Machine")
SIDES: Mapping[str, SideSpec] = {"pc": SideSpec(NAME, pc=True), "foe": SideSpec(NAME)}
PLAIN = Character(NAME, NAME, 6, 6, 6, 6, 8, 3, 4, 30)
ARSENAL = Arsenal(
    dresses={"crawler": Dress(NAME, slow=True), "light": Dress(NAME)},
    characters={
        "plain": PLAIN,
        "slow": replace(PLAIN, slow=True),
        "dressed": replace(PLAIN, dress="crawler"),
        "light": replace(PLAIN, dress="light"),
    },
)


def piece(at: str, side: str = "pc", character: str = "plain", **states: bool) -> Fighter:
    """Somebody on the sheet; `states` sets fields such as high, charging, incapacitated."""
    x, y = cell(at)
    fighter = Fighter(character, side, side, x, y, 30, 10, pc=side == "pc")
    for name, value in states.items():
        assert hasattr(fighter, name)
        setattr(fighter, name, value)
    return fighter


def foe(at: str, character: str = "plain", **states: bool) -> Fighter:
    """An enemy of the PCs."""
    return piece(at, "foe", character, **states)


def fight(
    rows: str,
    *,
    walls: str = "",
    edges: tuple[Edge, ...] = (),
    second: Mapping[str, tuple[Mark, ...]] | None = None,
    hindered: Mapping[str, str] | None = None,
    controlled_by: str = "",
    sides: Mapping[str, SideSpec] = SIDES,
    rulings: Mapping[str, str] | None = None,
    escape_allowed: bool = True,
    goals: tuple[Goal, ...] = (),
    **fighters: Fighter,
) -> Fight:
    """A fight on a sheet written as rows between blanks; walls as "0,0|1,0 0,0|0,1"."""
    built = tuple(Edge((a, b)) for a, _, b in (wall.partition("|") for wall in walls.split()))
    board = Board(tuple(rows.split()), second or {}, (*built, *edges), controlled_by, hindered or {})
    units = (UnitSpec("plain", "pc", "0,0"),)
    encounter = Encounter("senki/1", "e", "1", NAME, board, sides, units, goals=goals, escape_allowed=escape_allowed)
    readings = Rulings(RULINGS, rulings or {})
    return Fight("e", fighters=dict(fighters), scene=encounter, records=ARSENAL, units={}, rulings=readings)


def under_fire(c: Fight, attacker: str, *hit: str, power: int = 5, critical: bool = False) -> Fight:
    """The same fight in the middle of a shot that has hit some."""
    gun = Weapon(NAME, NAME, "shot", Power("fire", power), 9, "単体")
    c.records = replace(c.records, weapons={**c.records.weapons, "gun": gun})
    c.attack = Attack(attacker, "shot", "gun", targets=[*hit], hit=[*hit], hit_critical=critical)
    return c


def path(text: str) -> list[Cell]:
    """ "1,0 2,0" as squares."""
    return [cell(square) for square in text.split()]


def at(text: str) -> Cell:
    """ "1,0" as a square."""
    return cell(text)
