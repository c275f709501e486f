"""Chapters 07, 08, 10: movement carried out: paths walked, sealed squares left by a check."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact, Route
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Cell, Fight
from .checks import ABANDONED, active_wins, add_reaction_modifiers, check
from .effects import put
from .figures import add_modifiers, figure, in_order
from .grid import able, marks, named, place
from .hindering import can_hold, enemies_at
from .move_kinds import Kind
from .mover import Mover
from .paths import Paths, paths, read
from .step_costs import spent
from .stopping import opponents


def choose_path(c: Fight, table: Table, who: str, kind: Kind, points: int) -> Sequence[Cell]:
    """Choose where to go: an end square by its best path, or a path of one's own, as far as it is legal."""
    open_to = paths(c, who, kind, points)
    there = open_to.ends()
    if not there and kind != "full":
        return ()
    clause = {"combat": "SK-07.3", "full": "SK-07.4", "disengage": "SK-07.6"}.get(kind, "SK-10.9")
    about: dict[str, Fact] = {"who": who, "kind": kind, "points": points}
    seat, start = c.fighters[who].seat, named(place(c, who))
    return declared(table, Route(seat, "route", clause, start, there, open_to, about), open_to)


def declared(table: Table, route: Route, open_to: Paths) -> Sequence[Cell]:
    """SK-07.15: the path that is declared, as far as it is legal; one that cannot be walked to its end is confirmed
    before anything is spent.

    The best path to an end square leads there if every check on it is won, so there is nothing to confirm.
    """
    while True:
        answer = table.route(route)
        walked = open_to.to(answer)
        if answer in route.ends or walked.squares == tuple(read(answer) or ()):
            return walked.squares
        about: dict[str, Fact] = {"who": route.about["who"], "end": named(walked.end), "clause": walked.problem}
        if table.choose(Choice(route.who, "short_path", "SK-07.15", ["walk", "again"], about)) == "walk":
            return walked.squares


def travel(c: Fight, table: Table, who: str, path: Sequence[Cell], kind: Kind, attacking: bool = False) -> list[Cell]:
    """SK-07.15: walk a legal path step by step, as it was declared just now; returns the squares entered.

    SK-08.4 to SK-08.8: a sealed square that is left where enemies hinder takes a won check against all of them; on a
    loss the movement ends there. SK-08.28: an escape square offers its way out. `attacking`: the movement is part of an
    attack, which is told next.
    """
    entered: list[Cell] = []
    here = place(c, who)
    told: dict[str, Fact] = {"attacking": True} if attacking else {}
    if kind == "disengage" and not enemies_at(c, who, here):
        told["free"] = True  # there is nobody to get away from
    mover = Mover(c, who, kind)
    if free := unheld(mover, [here, *path[:-1]]):
        told["unheld"] = free
    for square in path:
        foes = opponents(mover, here)
        by = with_what(c) if attacking else {}
        held = kept_by(c, table, who, foes, here, {**way(kind, bool(entered)), **by}) if foes else ""
        if held:
            table.tell("held", who=who, square=named(here), equal=held == "equal")
            told = {}
            break
        entered.append(square)
        here = square
    if entered:
        cost = spent(mover, entered) if mover.cost_effects else None
        put(c, table, who, named(here), kind, cost if cost is not None and cost.changed else None, told=told)
        if "escape" in marks(c, here):
            then(c, ("way_out", who))
    return entered


def unheld(mover: Mover, squares: Sequence[Cell]) -> str:
    """Why no enemy in squares that are left holds the mover: it is in high mobility (SK-10.2), or they are slow
    (SK-10.18); "" where none is there, or where something else lets it go.
    """
    if mover.kind not in ("combat", "full") or mover.charging or mover.leave_effects:
        return ""
    c, who = mover.c, mover.who
    met = [foe for at in squares if at in mover.met for foe in enemies_at(c, who, at)]
    if not met or any(can_hold(c, who, foe, mover.high, mover.slow) for foe in met):
        return ""
    return "high" if mover.high and any(can_hold(c, who, foe, False, mover.slow) for foe in met) else "slow"


def way(kind: Kind, on_the_way: bool) -> dict[str, Fact]:
    """What is told of a disengage check besides its square: that the one who moves has come there just now, and that
    it charges."""
    return {**({"passing": True} if on_the_way else {}), **({"charge": True} if kind == "charge" else {})}


def with_what(c: Fight) -> dict[str, Fact]:
    """With what the attack is made of which a movement is part; it is told after the movement."""
    return {"weapon": c.strike.weapon, "skill": c.strike.skill}


def kept_by(c: Fight, table: Table, who: str, foes: list[str], here: Cell, told: dict[str, Fact]) -> str:
    """SK-08.4 to SK-08.9: initiative against initiative, one roll against each enemy's own (or one roll for each);
    by what somebody is kept in the square `here`: "equal" totals, a check "lost", "" for nothing. `told`: what else is
    told of the check.

    An enemy may let one go (SK-08.9). The hindering check stands on the reaction side (SK-08.5).
    """
    rolls_each = c.rulings["disengage_roll_per_enemy"] == "1"  # SK-08.7
    active = None
    for foe in in_order(c, foes):
        seat = c.fighters[foe].seat
        if table.choose(Choice(seat, "hinder", "SK-08.9", ["hinder", "let_go"], {"who": who, "foe": foe})) == "let_go":
            continue
        if active is None or rolls_each:
            tally = Tally(figure(c, who, "initiative"), "SK-08.4", "initiative")
            add_modifiers(c, who, tally, "disengage")
            active = check(
                c, table, who, "disengage", tally, c.sheet(who).critical_at, "", False, square=named(here), **told
            )
        hinder = Tally(figure(c, foe, "initiative"), "SK-08.4", "initiative")
        add_reaction_modifiers(c, foe, hinder)
        if active.fumble:  # SK-CHECK.8
            return "lost"
        reaction = ABANDONED
        if able(c, foe):
            reaction = check(c, table, foe, "hindering", hinder, c.sheet(foe).critical_at, reaction=True)
        if not active_wins(active, reaction):
            return "equal" if active.total == reaction.total and not reaction.critical else "lost"
    return ""


def note_move(c: Fight, who: str, moved: bool) -> None:
    """SK-12.8, SK-12.21: a move in one's own main process bars charge shots; a move by somebody else does not."""
    c.moved = c.moved or (moved and c.current in ("", who))
