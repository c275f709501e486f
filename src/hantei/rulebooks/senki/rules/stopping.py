"""Chapters 06, 07, 08, 10: what stops a mover: where it stands, on its way out, before a square and in it. Every
function returns the clause that stops it, or "".
"""

from __future__ import annotations

from ..state import Cell, Fight
from . import grid, hindering
from .move_kinds import Kind
from .mover import Mover, mover_of
from .step_costs import cost

# Charging


def ignores_enemies(mover: Mover) -> bool:
    """SK-10.10, SK-10.11: no enemy interrupts or holds the charging; SK-11.25: nor during a charge X.

    SK-10.12: this ignores the presence of enemies and nothing else. SK-10.16: once the state is over, an enemy square
    holds it as it holds anyone.
    """
    return mover.charging


def ignores_seals(mover: Mover) -> bool:
    """SK-10.14: sealed squares keep their effect on the charging, unless so ruled; a disengage move is no charge."""
    return mover.charging and mover.kind != "disengage" and mover.ruled("charge_through_sealed")


def ignores_control(mover: Mover) -> bool:
    """SK-10.13: controlled squares stop and hold the charging, unless so ruled."""
    return mover.charging and mover.ruled("charge_through_controlled")


# Enemies in a square


def stopped_by_enemies(mover: Mover, at: Cell) -> bool:
    """SK-06.10: whether enemies in a square who hinder the mover, or a hindrance, end its movement.

    SK-06.11: friends alone do not; SK-10.19: slow movers are hindered by the slow and the quick alike.
    """
    if ignores_enemies(mover):
        return False
    hindered = at in mover.met and hindering.hinderers(mover.c, mover.who, at)
    return bool(hindered) or hindering.hindrance(mover.c, mover.who, at)


def held_by_enemies(mover: Mover) -> str:
    """SK-06.12: combat and full moves do not leave an enemy square.

    SK-10.4, SK-10.20: enemies who cannot hinder the mover do not hold it; SK-DATA.13: nor is it held where an effect
    lets it leave.
    """
    if ignores_enemies(mover) or mover.leave_effects:
        return ""
    if stopped_by_enemies(mover, mover.start):
        return "SK-06.12"
    return held_by_ruling(mover)


def held_by_ruling(mover: Mover) -> str:
    """SK-10.4, SK-10.20, by rulings: neither height nor speed spares the disengage move in an enemy's square."""
    if mover.start not in mover.met:
        return ""
    c, who = mover.c, mover.who
    high = mover.high and not mover.ruled("high_mobility_start_in_enemy_square")
    slow = mover.slow or mover.ruled("slow_enemy_at_the_start")
    enemies = hindering.enemies_at(c, who, mover.start)
    if any(hindering.can_hold(c, who, other, high, mover.slow) for other in enemies):
        return "SK-10.4"
    return "SK-10.20" if any(hindering.can_hold(c, who, other, high, slow) for other in enemies) else ""


# Sealed squares


def opponents(mover: Mover, at: Cell) -> list[str]:
    """SK-08.4: the enemies against whom a disengage check must be won to leave a sealed square.

    SK-08.6: all who hinder the mover there; SK-08.10: without any the mark means nothing; SK-10.7: not those who
    cannot hinder a mover in high mobility, unless so ruled; SK-10.14: for a charging mover those who would hinder it
    without the charge; SK-DATA.13: not where an effect lets the mover go.
    """
    if "sealed" not in mover.marks[at] or at not in mover.met:
        return []
    if ignores_seals(mover) or any(effect.sealed for effect in mover.leave_effects):
        return []
    if mover.ruled("sealed_vs_unhindered"):
        return hindering.enemies_at(mover.c, mover.who, at)
    return hindering.hinderers(mover.c, mover.who, at)


# Controlled squares


def stopped_by_control(mover: Mover, at: Cell) -> bool:
    """SK-08.13: whether a square stops and holds the mover because the enemy controls it (SK-08.12).

    SK-10.8: in high mobility too; by ruling only where an enemy is in high mobility.
    """
    if "controlled" not in mover.marks[at] or not mover.shut_out or ignores_control(mover):
        return False
    if mover.high and mover.ruled("high_mobility_controlled"):
        return any(mover.c.fighters[other].high for other in hindering.enemies_at(mover.c, mover.who, at))
    return True


def needs_full_move(mover: Mover, at: Cell) -> str:
    """SK-08.14, SK-08.15: only a full move enters a controlled square; SK-10.13, SK-11.29: the charging need one too.

    To its holder it is an ordinary square (SK-08.12).
    """
    if mover.kind == "full" or "controlled" not in mover.marks[at] or not mover.shut_out:
        return ""
    return {"combat": "SK-08.14", "disengage": "SK-08.15", "charge": "SK-11.29"}[mover.kind]


# Closed squares, walls and doors


def closed_to(mover: Mover, at: Cell) -> str:
    """SK-08.20, SK-08.24: nobody enters an impassable or an obstacle square."""
    if "impassable" in mover.marks[at]:
        return "SK-08.20"
    return "SK-08.24" if "obstacle" in mover.marks[at] and not passes_over(mover, at) else ""


def passes_over(mover: Mover, at: Cell) -> bool:
    """SK-08.24, by ruling: high mobility passes over obstacles where nothing stops it."""
    if not (mover.high and mover.ruled("high_mobility_over_obstacle")) or mover.kind == "disengage":
        return False
    return not stop(mover, at) and not opponents(mover, at)


def no_way_through(mover: Mover, a: Cell, b: Cell) -> str:
    """SK-08.21: a wall or closed door between two squares; SK-08.23: it stops every kind of move and the charging.

    SK-06.6: a step leads to a neighbour; SK-06.2: and stays on the sheet.
    """
    if b in mover.ground.open[a]:
        return ""
    if (b[0] - a[0], b[1] - a[1]) not in grid.deltas(mover.c):
        return "SK-06.6"
    return "SK-08.21" if grid.on_board(mover.c, b) else "SK-06.2"


# The questions of a move, in the order in which it is walked (SK-07.15)


def start_problem(mover: Mover) -> str:
    """The clause by which this kind of move cannot begin where the mover stands.

    SK-08.13, SK-10.13: a controlled square holds even the charging, as an enemy square holds the others (SK-06.12).
    So nothing leads from beside an enemy into a controlled square (SK-08.18).
    """
    if mover.kind == "disengage":
        return no_way_out(mover)
    if mover.ruled("move_out_of_enemy_square"):
        return ""
    if stopped_by_control(mover, mover.start):
        return "SK-10.13" if mover.charging else "SK-08.13"
    return held_by_enemies(mover)


def no_way_out(mover: Mover) -> str:
    """SK-08.16, SK-08.17: a disengage move needs a neighbour that can be entered; SK-07.7: it needs no enemy."""
    beside = grid.neighbours(mover.c, mover.start)
    if any(not step_problem(mover, mover.start, to) and cost(mover, to) <= 1 for to in beside):
        return ""
    controlled = any(hindering.controlled_against(mover.c, mover.who, to) for to in beside)
    return "SK-08.16" if controlled else "SK-08.17"


def step_problem(mover: Mover, a: Cell, b: Cell) -> str:
    """The clause that forbids a step whatever the movement left."""
    return no_way_through(mover, a, b) or entry_problem(mover, b)


def entry_problem(mover: Mover, at: Cell) -> str:
    """The clause that forbids entering a square from anywhere."""
    return closed_to(mover, at) or needs_full_move(mover, at)


def stop(mover: Mover, at: Cell) -> str:
    """The clause by which movement ends in a square once it is entered.

    SK-08.19, SK-10.8, SK-10.13: it ends in a controlled square for all; SK-06.10: in an enemy square for those whom
    enemies hinder.
    """
    if stopped_by_control(mover, at):
        return "SK-10.13" if mover.charging else "SK-08.19"
    return "SK-06.10" if stopped_by_enemies(mover, at) else ""


def can_end(mover: Mover, at: Cell) -> bool:
    """SK-08.24, by ruling: one passes over an obstacle but does not stop there."""
    return "obstacle" not in mover.marks[at]


# The same of somebody by name


def may_start(c: Fight, who: str, kind: Kind) -> str:
    """The clause by which a kind of move cannot begin where somebody stands (SK-06.12, SK-08.13, SK-08.16)."""
    return start_problem(mover_of(c, who, kind))


def stops(c: Fight, who: str, at: Cell, kind: Kind) -> str:
    """The clause by which a move ends in a square (SK-06.10, SK-08.19)."""
    return stop(mover_of(c, who, kind), at)
