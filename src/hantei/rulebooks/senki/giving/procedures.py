"""Bare questions that cases may put to the rules: squares, lines, shapes, walks, checks, damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast, get_args

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.giving import BadCase, known
from hantei.scenes.muster import seats

from ..content.words import CheckValue
from ..rules import grid, hindering, move_kinds, paths, shapes, statuses, step_costs, stopping, walking
from ..rules.attack import shape_of, ways, weapon_problem
from ..rules.attributes import attributes
from ..rules.checks import Result, active_wins, add_reaction_modifiers, check, succeeds
from ..rules.damage import Share, take_damage
from ..rules.figures import figure, in_order
from ..rules.goals import judge_end
from ..rules.grid import named
from ..rules.impossible import weapon_reasons
from ..rules.move_kinds import Kind
from ..rules.mover import Mover
from ..rules.referee import amend
from ..rules.sight import blockers, ruled, sight
from ..state import Cell, Fight
from ..views import view

KINDS = ("combat", "full", "disengage", "charge")


# Reading


def square_of(c: Fight, text: str, where: str) -> Cell:
    """A square, "2,3", or where a fighter stands, by its id."""
    if text in c.fighters:
        return grid.place(c, text)
    path = paths.read(text) if isinstance(text, str) and text else None
    if path is None or len(path) != 1:
        raise BadCase("given-odd", where=where, found=str(text))
    return path[0]


def someone(c: Fight, who: str, where: str) -> str:
    """A fighter."""
    return known(where, who, c.fighters)


def kind_of(kind: str, where: str) -> Kind:
    """A kind of movement."""
    return cast(Kind, known(where, kind, dict.fromkeys(KINDS)))


def points_of(c: Fight, who: str, kind: Kind, points: int | None) -> int:
    """Movement points: those given, else what the fighter has for this kind of move."""
    return move_kinds.budget(kind, figure(c, who, "movement")) if points is None else points


def listed(squares: Sequence[Cell]) -> list[str]:
    """Squares row by row from the lower left."""
    return [named(at) for at in sorted(squares, key=lambda at: (at[1], at[0]))]


# Squares and lines


def ask_sight(c: Fight, table: Table, from_: str, to: str) -> None:
    """The line between two squares or fighters; tells `sight`: `result`, what is in the way, whether it is ruled."""
    a, b = square_of(c, from_, "sight.from"), square_of(c, to, "sight.to")
    by = list(dict.fromkeys(blocker.what for blocker in blockers(c, a, b)))
    table.tell("sight", start=named(a), to=named(b), result=sight(c, a, b), by=by, ruled=ruled(c, a, b) is not None)


def ask_distance(c: Fight, table: Table, from_: str, to: str) -> None:
    """How far two squares or fighters are apart; tells `distance` with `squares` and `metres`."""
    a, b = square_of(c, from_, "distance.from"), square_of(c, to, "distance.to")
    far = grid.distance(c, a, b)
    table.tell("distance", start=named(a), to=named(b), squares=far, metres=grid.metres(c, far))


def ask_square(c: Fight, table: Table, who: str, at: str = "", kind: str = "combat") -> None:
    """What a square means for a fighter; tells `square`."""
    someone(c, who, "square.who")
    spot, how = square_of(c, at or who, "square.at"), kind_of(kind, "square.kind")
    mover = Mover(c, who, how)
    facts: dict[str, Fact] = {
        "marks": list(grid.marks(c, spot)),
        "here": grid.here(c, spot),
        "enemy": hindering.enemy_square(c, who, spot),
        "hinderers": [] if stopping.ignores_enemies(mover) else hindering.hinderers(c, who, spot),
        "cost": step_costs.cost(mover, spot),
        "enter": stopping.entry_problem(mover, spot),
        "stops": stopping.stop(mover, spot),
        "check": stopping.opponents(mover, spot),
    }
    table.tell("square", step_costs.toll(mover, spot), who=who, at=named(spot), kind=kind, **facts)


# Movement


def ask_reach(c: Fight, table: Table, who: str, kind: str = "combat", points: int | None = None) -> None:
    """Where a move may end; tells `reach`: `ends`, what each costs, the clause that keeps it from beginning."""
    how = kind_of(kind, "reach.kind")
    left = points_of(c, someone(c, who, "reach.who"), how, points)
    found = walking.reach(c, who, how, left)
    ends = listed(list(found))
    mover = Mover(c, who, how)
    costs = [sum(step_costs.cost(mover, at) for at in found[grid.cell(end)]) for end in ends]
    facts: dict[str, Fact] = {"ends": ends, "costs": costs, "n": len(ends), "problem": stopping.start_problem(mover)}
    table.tell("reach", None, who=who, kind=kind, points=left, **facts)


def ask_walk(c: Fight, table: Table, who: str, path: str, kind: str = "combat", points: int | None = None) -> None:
    """How far a path goes, every check on it won; tells `walk`. Nobody moves."""
    how = kind_of(kind, "walk.kind")
    squares = paths.read(path)
    if squares is None:
        raise BadCase("given-odd", where="walk.path", found=path)
    left = points_of(c, someone(c, who, "walk.who"), how, points)
    walk = walking.walk(c, who, squares, how, left)
    checks = [named(walk.trail[at]) for at in walk.checks]
    facts: dict[str, Fact] = {"spent": walk.spent, "problem": walk.problem, "checks": checks}
    spent = step_costs.spent(Mover(c, who, how), walk.squares)
    table.tell("walk", spent, who=who, kind=kind, entered=paths.written(walk.squares), end=named(walk.end), **facts)


def ask_forced(c: Fight, table: Table, who: str, squares: int) -> None:
    """Where a forced move may put a fighter; tells `forced` with `ends`."""
    ends = listed(move_kinds.forced_ends(c, someone(c, who, "forced.who"), squares))
    table.tell("forced", who=who, ends=ends, n=len(ends))


def ask_escape(c: Fight, table: Table, who: str) -> None:
    """Whether a fighter may leave the scene; tells `escape` with `allowed` and the clause that forbids it."""
    problem = move_kinds.escape_problem(c, someone(c, who, "escape.who"))
    table.tell("escape", who=who, allowed=not problem, problem=problem)


# Shapes


def ask_parse(c: Fight, table: Table, target: str) -> None:
    """A target as it is written; tells `target`."""
    read = shapes.parse_target(target)
    table.tell("target", kind=read.kind, x=read.x, width=read.width, select=read.select)


def ask_cells(
    c: Fight, table: Table, target: str, at: str, direction: str = "N", who: str = "", within: int = 0
) -> None:
    """The squares of a shape; tells `cells`, with `targets` where `who` uses it."""
    read, spot = shapes.parse_target(target), square_of(c, at, "cells.at")
    known("cells.direction", direction, {**shapes.DIRECTIONS, **shapes.SLANTING})
    found = shapes.cells(c, read, spot, direction)
    facts: dict[str, Fact] = {"cells": listed(found), "n": len(found)}
    if who:
        someone(c, who, "cells.who")
        facts["targets"] = shapes.targets_in(c, who, read, found, spot, within)
    table.tell("cells", None, target=target, at=named(spot), direction=direction, **facts)


def ask_aims(c: Fight, table: Table, who: str, weapon: str) -> None:
    """How a weapon can be aimed; tells `aims` with `ways`, the clause that bars the attack, and all reasons."""
    someone(c, who, "aims.who")
    found = ways(c, who, *shape_of(c, who, known("aims.weapon", weapon, c.records.weapons)))
    reasons = weapon_reasons(c, who, weapon)
    table.tell("aims", who=who, weapon=weapon, ways=found, problem=weapon_problem(c, who, weapon), reasons=reasons)


# Checks and damage


def make_check(
    c: Fight,
    table: Table,
    who: str,
    value: str = "shooting",
    kind: str = "check",
    difficulty: int | None = None,
    modifiers: Sequence[int] = (),
    reaction: bool = False,
) -> None:
    """A check by itself; tells `check`, and `success` where there is a difficulty."""
    result = throw_check(c, table, someone(c, who, "check.who"), value, kind, modifiers, reaction)
    if difficulty is not None:
        table.tell("success", who=who, difficulty=difficulty, success=succeeds(result, difficulty))


def throw_check(
    c: Fight, table: Table, who: str, value: str, kind: str, modifiers: Sequence[int], reaction: bool
) -> Result:
    """The roll of a check."""
    known("check.value", value, dict.fromkeys(get_args(CheckValue)))
    tally = Tally(figure(c, who, value), "SK-CHECK.1", value)
    for amount in modifiers:
        tally.add(amount, "SK-CHECK.1", "modifier")
    if reaction:
        add_reaction_modifiers(c, who, tally)
    return check(c, table, who, kind, tally, c.sheet(who).critical_at, reaction=reaction)


def ask_opposed(
    c: Fight,
    table: Table,
    active: str,
    reacting: str,
    value: str = "initiative",
    against: str = "",
    kind: str = "check",
) -> None:
    """Two checks against each other, the active one first; tells `opposed` with `wins`."""
    someone(c, active, "opposed.active")
    someone(c, reacting, "opposed.reacting")
    first = throw_check(c, table, active, value, kind, (), False)
    wins = False
    if not first.fumble:  # SK-CHECK.8
        wins = active_wins(first, throw_check(c, table, reacting, against or value, kind, (), True))
    table.tell("opposed", active=active, reacting=reacting, wins=wins)


def deal_damage(
    c: Fight, table: Table, who: str, damage: int, attribute: str = "physical", twice: bool = False
) -> None:
    """Damage of an attribute falls on a fighter: defence, halving, the loss of HP."""
    known("damage.attribute", attribute, dict.fromkeys(attributes(c.rulings)))
    take_damage(c, table, someone(c, who, "damage.who"), damage, attribute, Share(twice=twice))


def inflict(c: Fight, table: Table, who: str, status: str, rank: int = 0, source: str = "") -> None:
    """A bad status falls on a fighter; corrosion, and nothing else, with a rank."""
    if (rank > 0) != (status == "corrosion"):
        raise BadCase("given-odd", where="inflict.rank", found=str(rank))
    statuses.inflict(c, table, someone(c, who, "inflict.who"), status, rank, source or who)


def recover(c: Fight, table: Table, who: str, status: str) -> None:
    """A bad status goes: "daze", "seal:rifle"."""
    statuses.recover(c, table, someone(c, who, "recover.who"), status)


# The table


def ask_order(c: Fight, table: Table) -> None:
    """Everybody in descending initiative; tells `order` with `names`."""
    table.tell("order", names=in_order(c, list(c.fighters)))


def ask_seats(c: Fight, table: Table) -> None:
    """Who sits at the table; tells `game` with `seats`."""
    table.tell("game", seats=seats(c.fighters.values(), c.referee))


def ask_seen(c: Fight, table: Table, seat: str, who: str) -> None:
    """What a seat may see of a fighter; tells `seen`: where it stands, the damage it has taken, and whether its values
    and HP are shown."""
    shown = view(c, seat)["fighters"][someone(c, who, "seen.who")]
    told: dict[str, Fact] = {"at": shown["at"], "taken": shown["damage_taken"]}
    table.tell("seen", None, seat=seat, who=who, **told, values="values" in shown, hp="hp" in shown)


def ask_end(c: Fight, table: Table) -> None:
    """Whether the combat is over now; if so its end follows. Tells `judged`."""
    table.tell("judged", over=judge_end(c, table))


def rule(c: Fight, table: Table, words: str) -> None:
    """A ruling of the referee, as it is given at the table: "status add thistle daze"."""
    verb, *rest = words.split()
    amend(c, verb, rest)


PROCEDURES: dict[str, Callable[..., None]] = {
    "sight": ask_sight,
    "distance": ask_distance,
    "square": ask_square,
    "reach": ask_reach,
    "walk": ask_walk,
    "forced": ask_forced,
    "escape": ask_escape,
    "parse": ask_parse,
    "cells": ask_cells,
    "aims": ask_aims,
    "check": make_check,
    "opposed": ask_opposed,
    "damage": deal_damage,
    "inflict": inflict,
    "recover": recover,
    "order": ask_order,
    "seats": ask_seats,
    "seen": ask_seen,
    "judge_end": ask_end,
    "amend": rule,
}
