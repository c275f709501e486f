"""Chapters 07 and 08: the kinds of movement, forced moves, and the way out of the scene."""

from __future__ import annotations

from typing import Literal

from ..state import Cell, Fight
from . import grid, hindering

Kind = Literal["combat", "full", "disengage", "charge"]
"""SK-07.2; "charge" is the movement of 突撃X (SK-11.24). A forced move is not walked (SK-07.9)."""

EXHAUSTED = {"combat": "SK-07.3", "full": "SK-07.4", "disengage": "SK-07.6", "charge": "SK-11.27"}
"""The clause that says how far each kind of move goes."""


# The kinds of movement


def budget(kind: Kind, movement: int) -> int:
    """SK-07.2: how many squares' worth a move carries: movement, twice that (SK-07.4), one to disengage (SK-07.6)."""
    if kind == "disengage":
        return 1
    return max(0, movement) * (2 if kind == "full" else 1)


def ends_turn(kind: Kind) -> bool:
    """SK-07.5, SK-07.8: after a full or disengage move the character has finished, whatever the distance."""
    return kind in ("full", "disengage")


# Forced moves


def forced_ends(c: Fight, who: str, squares: int) -> list[Cell]:
    """SK-07.9: the squares that an effect which moves somebody so far can name, other than the one it is in."""
    at = grid.place(c, who)
    near = [to for to in grid.within_steps(c, at, grid.squares(c), squares) if to != at]
    return [to for to in near if not forced_problem(c, to)]


def forced_problem(c: Fight, to: Cell) -> str:
    """SK-07.10, SK-07.11: forced moves ignore enemies, marks and walls, but nobody ends in a closed square; by ruling
    somebody may in an obstacle square.
    """
    if not grid.on_board(c, to):
        return "SK-06.2"
    if c.rulings["forced_onto_obstacle"] == "1":
        return "SK-07.11" if "impassable" in grid.marks(c, to) else ""
    return "SK-07.11" if grid.closed(c, to) else ""


# The way out of the scene


def may_escape(c: Fight, who: str) -> bool:
    """Whether somebody may leave the scene from where it stands (SK-08.28)."""
    return not escape_problem(c, who)


def escape_problem(c: Fight, who: str) -> str:
    """SK-08.28, SK-08.29, SK-08.30: one leaves from an escape square that is no enemy square, if it is allowed at all.

    Any enemy able to act bars the way out, whatever its movement state.
    """
    at = grid.place(c, who)
    if "escape" not in grid.marks(c, at):
        return "SK-08.28"
    if hindering.enemy_square(c, who, at):
        return "SK-08.29"
    return "" if c.scene.escape_allowed else "SK-08.30"
