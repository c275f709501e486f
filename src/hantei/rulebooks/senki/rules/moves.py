"""Chapters 07 and 10: kinds of movement, walked square by square, and the squares that can be reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from typing import Literal

from hantei.core.tally import Tally

from ..content.effects import Going, Leave
from ..state import Cell, Fight
from . import grid, hindering
from .figures import in_force

Kind = Literal["combat", "full", "disengage", "charge"]
"""SK-07.2; "charge" is the movement of 突撃X (SK-11.24). A forced move is not walked (SK-07.9)."""

EXHAUSTED = {"combat": "SK-07.3", "full": "SK-07.4", "disengage": "SK-07.6", "charge": "SK-11.27"}
CONTROLLED = {"combat": "SK-08.14", "disengage": "SK-08.15", "charge": "SK-11.29"}


def budget(kind: Kind, movement: int) -> int:
    """SK-07.2: how many squares' worth a move carries: movement, twice that (SK-07.4), one to disengage (SK-07.6)."""
    if kind == "disengage":
        return 1
    return max(0, movement) * (2 if kind == "full" else 1)


def ends_turn(kind: Kind) -> bool:
    """SK-07.5, SK-07.8: after a full or disengage move the character has finished, whatever the distance."""
    return kind in ("full", "disengage")


@dataclass(frozen=True)
class Walk:
    """How far a path goes.

    `problem` is the clause that ends it early; `checks` are the places on the `trail` (0: the start) that must be
    left by a won disengage check.
    """

    start: Cell
    squares: tuple[Cell, ...] = ()
    spent: int = 0
    problem: str = ""
    checks: tuple[int, ...] = ()

    @property
    def trail(self) -> tuple[Cell, ...]:
        """The start and every square entered."""
        return (self.start, *self.squares)

    @property
    def end(self) -> Cell:
        """Where the mover is then."""
        return self.squares[-1] if self.squares else self.start


class Course:
    """What every square means for one mover and one kind of move, looked up once."""

    def __init__(self, c: Fight, who: str, kind: Kind) -> None:
        self.c, self.who, self.kind = c, who, kind
        fighter = c.fighters[who]
        self.start = (fighter.x, fighter.y)
        self.high, self.slow = fighter.high, grid.is_slow(c, who)
        self.charging = fighter.charging or kind == "charge"  # SK-11.25
        self.ground = grid.ground(c)
        self.occupied = {(one.x, one.y): True for one in c.fighters.values() if grid.present(one)}
        self.costly = not (kind == "disengage" and c.rulings["disengage_into_costly"] == "1")
        found = in_force(c, who)
        self.going = [(effect, label) for effect, label in found if isinstance(effect, Going)]
        self.leaving = [effect for effect, _ in found if isinstance(effect, Leave)]
        self.unhampered = not (self.going or c.scene.board.hindered)
        self._entry: dict[Cell, tuple[str, int, str]] = {}
        self._checkers: dict[Cell, list[str]] = {}

    @cached_property
    def shut_out(self) -> bool:
        """SK-08.12: whether controlled squares are held by the mover's enemies."""
        return hindering.shut_out(self.c, self.who)

    # Leaving

    def start_problem(self) -> str:
        """The clause by which this kind of move cannot begin where the mover stands, or "".

        SK-06.12, SK-08.13: combat and full moves do not leave an enemy or controlled square; SK-10.4, SK-10.11,
        SK-10.20: enemies who cannot hinder the mover, or whom it charges past, do not hold it, but do once it is
        over (SK-10.16); SK-DATA.13: nor where an effect lets it leave; SK-10.13: a controlled square holds even the
        charging. SK-08.16, SK-08.17: a disengage move needs a neighbour that can be entered; SK-07.7: it needs no
        enemy. So nothing leads from beside an enemy into a controlled square (SK-08.18).
        """
        c, who, at = self.c, self.who, self.start
        if self.kind == "disengage":
            return self.no_way_out()
        if c.rulings["move_out_of_enemy_square"] == "1":
            return ""
        if self.controlled(at):
            return "SK-10.13" if self.charging else "SK-08.13"
        if self.charging or self.leaving:
            return ""
        if hindering.hinderers(c, who, at) or hindering.hindrance(c, who, at):
            return "SK-06.12"
        must_disengage = self.high and c.rulings["high_mobility_start_in_enemy_square"] == "1"
        below = must_disengage and any(
            hindering.can_hold(c, who, other, False) for other in hindering.enemies_at(c, who, at)
        )
        return "SK-10.4" if below else ""

    def no_way_out(self) -> str:
        """SK-08.16, SK-08.17: why no neighbour can be entered by a disengage move, or ""."""
        beside = grid.neighbours(self.c, self.start)
        if any(not self.step_problem(self.start, to) and self.cost(to) <= 1 for to in beside):
            return ""
        return "SK-08.16" if any(hindering.controlled_against(self.c, self.who, to) for to in beside) else "SK-08.17"

    def checkers(self, at: Cell) -> list[str]:
        """The enemies against whom a disengage check must be won to leave a sealed square.

        SK-08.4, SK-08.6: all who hinder the mover there; SK-08.10: without any the mark means nothing; SK-10.7: not
        those who cannot hinder a mover in high mobility, unless so ruled; SK-10.14: for a charging mover those who
        would hinder it without the charge, unless so ruled; SK-DATA.13: not where an effect lets the mover go.
        """
        found = self._checkers.get(at)
        if found is None:
            sealed = at in self.occupied and "sealed" in self.ground.marks[at]
            found = self._checkers[at] = self.find_checkers(at) if sealed else []
        return found

    def find_checkers(self, at: Cell) -> list[str]:
        """Who has to be beaten in a sealed square."""
        rulings = self.c.rulings
        if any(effect.sealed for effect in self.leaving):
            return []
        if self.charging and self.kind != "disengage" and rulings["charge_through_sealed"] == "1":
            return []
        if rulings["sealed_vs_unhindered"] == "1":
            return hindering.enemies_at(self.c, self.who, at)
        return hindering.hinderers(self.c, self.who, at)

    # Entering

    def step_problem(self, a: Cell, b: Cell) -> str:
        """The clause that forbids a step whatever the movement left, or "", in the order of SK-07.15.

        SK-08.23: a wall or closed door stops every kind of move and the charging.
        """
        if b in self.ground.open[a]:
            return self.entry(b)[0]
        if (b[0] - a[0], b[1] - a[1]) not in grid.deltas(self.c):
            return "SK-06.6"
        return "SK-08.21" if grid.on_board(self.c, b) else "SK-06.2"

    def cost(self, at: Cell) -> int:
        """SK-07.12: one square's worth, or two, paid for the square entered; costs are not added (SK-08.2)."""
        return self.entry(at)[1]

    def stop(self, at: Cell) -> str:
        """The clause by which movement ends in a square once it is entered, or ""."""
        return self.entry(at)[2]

    def entry(self, at: Cell) -> tuple[str, int, str]:
        """What forbids entering a square, what it costs, what stops the mover there.

        SK-10.12: to the charging all of this is as to others, but for the enemies who would stop them.
        """
        found = self._entry.get(at)
        if found is None:
            found = self._entry[at] = self.find_entry(at)
        return found

    def find_entry(self, at: Cell) -> tuple[str, int, str]:
        """The same worked out; nothing is in the way where nothing is at all."""
        marks = self.ground.marks[at]
        if self.unhampered and not marks and at not in self.occupied:
            return "", 1, ""
        stop = self.find_stop(at)
        return self.find_problem(at, marks, stop), self.find_cost(marks), stop

    def find_problem(self, at: Cell, marks: Sequence[str], stop: str) -> str:
        """SK-08.20, SK-08.24: closed squares; SK-08.14, SK-08.15, SK-10.13, SK-11.29: controlled ones need a full move.

        By ruling high mobility passes over obstacles where nothing stops it (SK-08.24).
        """
        if "impassable" in marks:
            return "SK-08.20"
        if "obstacle" in marks and (stop or self.checkers(at) or not self.passes_over()):
            return "SK-08.24"
        if self.kind != "full" and "controlled" in marks and self.shut_out:
            return CONTROLLED[self.kind]
        return ""

    def passes_over(self) -> bool:
        """SK-08.24, by ruling: whether the mover passes over obstacles, without stopping there."""
        over = self.high and self.c.rulings["high_mobility_over_obstacle"] == "1"
        return over and self.kind != "disengage"

    def can_end(self, at: Cell) -> bool:
        """SK-08.24, by ruling: one passes over an obstacle but does not stop there."""
        return "obstacle" not in self.ground.marks[at]

    def find_cost(self, marks: Sequence[str]) -> int:
        """SK-08.26, SK-10.5: a difficult square costs two, not in high mobility; SK-10.22: water costs the slow two.

        SK-07.14: by ruling a disengage move goes to the neighbouring square whatever it costs.
        """
        return self.toll(marks).value if self.going else self.plain_toll(marks)

    def plain_toll(self, marks: Sequence[str]) -> int:
        """The cost by the marks alone."""
        hard = ("difficult" in marks and not self.high) or ("water" in marks and self.slow)
        return 2 if hard and self.costly else 1

    def toll(self, marks: Sequence[str]) -> Tally:
        """What entering a square with these marks costs, with what effects make of it: one square's worth at least."""
        tally = Tally(self.plain_toll(marks), "SK-07.12", "movement_cost")
        for effect, label in self.going if self.costly else ():
            if effect.mark is None or effect.mark in marks:
                tally.add(max(1 - tally.value, effect.amount), "SK-DATA.13", label)
        return tally

    def spent(self, path: Sequence[Cell]) -> Tally:
        """What walking a path costs, and what effects make of it."""
        tolls = [step for at in path for step in self.toll(self.ground.marks[at]).steps]
        tally = Tally(sum(step.amount for step in tolls if step.clause == "SK-07.12"), "SK-07.12", "movement_cost")
        for label in dict.fromkeys(step.label for step in tolls if step.clause == "SK-DATA.13"):
            tally.add(sum(step.amount for step in tolls if step.label == label), "SK-DATA.13", label)
        return tally

    def find_stop(self, at: Cell) -> str:
        """SK-06.10: movement ends in a square with an enemy who hinders the mover, or a hindrance; not among
        friends alone (SK-06.11). SK-10.19: slow movers are hindered by the slow and the quick alike.

        SK-10.10: not that of the charging; SK-08.19, SK-10.8, SK-10.13: it ends in a controlled square for all.
        """
        if self.controlled(at):
            return "SK-10.13" if self.charging else "SK-08.19"
        if self.charging:
            return ""
        if at in self.occupied and hindering.hinderers(self.c, self.who, at):
            return "SK-06.10"
        return "SK-06.10" if hindering.hindrance(self.c, self.who, at) else ""

    def controlled(self, at: Cell) -> bool:
        """SK-08.13: whether a square stops and holds the mover because the enemy controls it.

        By ruling the charging run on through (SK-10.13), and high mobility passes where no enemy is in high mobility
        (SK-10.8).
        """
        c = self.c
        if "controlled" not in self.ground.marks[at] or not self.shut_out:
            return False
        if self.charging and c.rulings["charge_through_controlled"] == "1":
            return False
        if self.high and c.rulings["high_mobility_controlled"] == "1":
            return any(c.fighters[other].high for other in hindering.enemies_at(c, self.who, at))
        return True

    # Walking

    def walk(self, path: Sequence[Cell], points: int) -> Walk:
        """SK-07.15, SK-07.16: walk a path as far as it is legal; by ruling an impossible path is refused as a whole."""
        stuck = "" if self.kind == "disengage" else self.start_problem()  # there every step says why it is closed
        problem = stuck or self.path_problem(path, points)
        whole = Walk(self.start, problem=problem) if problem else self.pace(path, points)
        if whole.problem and self.c.rulings["impossible_path"] == "1":
            return Walk(self.start, problem=whole.problem)
        return whole

    def path_problem(self, path: Sequence[Cell], points: int) -> str:
        """SK-07.3, SK-07.4, SK-07.6, SK-11.27: nobody can declare more squares than the move carries.

        SK-07.13: it may be none, but a disengage move leaves the square, and a charge enters at least one (SK-11.28).
        """
        if len(path) > points:
            return EXHAUSTED[self.kind]
        return "" if path else {"disengage": "SK-07.6", "charge": "SK-11.28"}.get(self.kind, "")

    def pace(self, path: Sequence[Cell], points: int) -> Walk:
        """Step by step until something ends the move."""
        trail, spents, checks, problem = [self.start], [0], [], ""
        for to in path:
            at, left = trail[-1], points - spents[-1]
            problem = self.stopped(trail) or self.bend(trail, to) or self.step_problem(at, to) or self.unpaid(to, left)
            if problem:
                break
            if self.checkers(at):
                checks.append(len(trail) - 1)
            trail.append(to)
            spents.append(spents[-1] + self.cost(to))
        while len(trail) > 1 and not self.can_end(trail[-1]):  # passed over, but not to stop in
            problem = "SK-08.24"
            trail.pop()
            spents.pop()
        length = len(trail) - 1
        return Walk(self.start, tuple(trail[1:]), spents[-1], problem, tuple(i for i in checks if i < length))

    def stopped(self, trail: Sequence[Cell]) -> str:
        """What ended the move in the square last entered, or ""."""
        return self.stop(trail[-1]) if len(trail) > 1 else ""

    def bend(self, trail: Sequence[Cell], to: Cell) -> str:
        """SK-11.28: a charge may bend, unless it is ruled that it goes straight on."""
        if len(trail) < 2 or self.kind != "charge" or self.c.rulings["charge_path_straight"] != "1":
            return ""
        (x0, y0), (x1, y1) = trail[-2], trail[-1]
        return "" if to == (2 * x1 - x0, 2 * y1 - y0) else "SK-11.28"

    def unpaid(self, to: Cell, left: int) -> str:
        """SK-07.12: a step that cannot be paid in full cannot be made; SK-07.14: nor to disengage."""
        if self.cost(to) <= left:
            return ""
        if left < 1:
            return EXHAUSTED[self.kind]
        return "SK-07.14" if self.kind == "disengage" else "SK-07.12"

    # Reaching

    def reach(self, points: int) -> dict[Cell, list[Cell]]:
        """SK-07.17: every square where the mover may end, each with the path of fewest checks, then of least cost."""
        return {walked.end: list(walked.squares) for walked in self.reached(points)}

    def reached(self, points: int) -> Iterator[Walk]:
        """The same paths one by one, as they are found."""
        if self.start_problem():
            return
        if self.kind == "charge" and self.c.rulings["charge_path_straight"] == "1":
            yield from self.rays(points)
            return
        ended: dict[Cell, bool] = {}
        cheapest = {self.start: 0}
        queue: list[tuple[int, int, int, Cell, tuple[Cell, ...], tuple[int, ...]]] = [(0, 0, 0, self.start, (), ())]
        pushed = 0
        while queue:
            _, spent, _, at, path, checks = heappop(queue)
            if path:
                if cheapest.get(at, points + 1) <= spent:
                    continue
                cheapest[at] = spent
                if at not in ended and self.can_end(at):
                    ended[at] = True
                    yield Walk(self.start, path, spent, "", checks)
                if self.stop(at):
                    continue
            if self.checkers(at):
                checks = (*checks, len(path))
            for to in self.ground.open[at]:
                problem, cost, _ = self.entry(to)
                total = spent + cost
                if not problem and total <= points and total < cheapest.get(to, points + 1):
                    pushed += 1
                    heappush(queue, (len(checks), total, pushed, to, (*path, to), checks))

    def rays(self, points: int) -> Iterator[Walk]:
        """SK-11.28, by ruling: straight charges."""
        for dx, dy in grid.deltas(self.c):
            line = [(self.start[0] + k * dx, self.start[1] + k * dy) for k in range(1, points + 1)]
            for length in range(1, len(self.pace(line, points).squares) + 1):
                if self.can_end(line[length - 1]):
                    yield self.pace(line[:length], points)


# The same as functions


def may_start(c: Fight, who: str, kind: Kind) -> str:
    """The clause by which a kind of move cannot begin where somebody stands, or "" (SK-06.12, SK-08.13, SK-08.16)."""
    return Course(c, who, kind).start_problem()


def step_cost(c: Fight, who: str, to: Cell, kind: Kind) -> int:
    """What entering a square costs (SK-07.12)."""
    return Course(c, who, kind).cost(to)


def stops(c: Fight, who: str, at: Cell, kind: Kind) -> str:
    """The clause by which a move ends in a square, or "" (SK-06.10, SK-08.19)."""
    return Course(c, who, kind).stop(at)


def needs_check(c: Fight, who: str, at: Cell, kind: Kind) -> list[str]:
    """The enemies to be beaten by the disengage check to leave a square, none where no check is due (SK-08.4)."""
    return Course(c, who, kind).checkers(at)


def walk(c: Fight, who: str, path: Sequence[Cell], kind: Kind, points: int) -> Walk:
    """How far a path goes with so many squares' worth of movement, as if every check on it were won (SK-07.15)."""
    return Course(c, who, kind).walk(path, points)


def leads(c: Fight, who: str, kind: Kind, points: int) -> bool:
    """Whether there is any square where a move may end."""
    return any(True for _ in Course(c, who, kind).reached(points))


def reach(c: Fight, who: str, kind: Kind, points: int) -> dict[Cell, list[Cell]]:
    """Every square where a move may end, with one best path to it; the start is none of them (SK-07.17)."""
    return Course(c, who, kind).reach(points)


# Forced moves and escape


def forced_problem(c: Fight, to: Cell) -> str:
    """SK-07.10, SK-07.11: forced moves ignore enemies, marks and walls, but nobody ends in a closed square."""
    if not grid.on_board(c, to):
        return "SK-06.2"
    return "SK-07.11" if grid.closed(c, to) else ""


def forced_ends(c: Fight, who: str, squares: int) -> list[Cell]:
    """SK-07.9: the squares that an effect which moves somebody so far can name, other than the one it is in."""
    at = grid.place(c, who)
    near = [to for to in grid.squares(c) if 0 < grid.steps_apart(c, at, to) <= squares]
    return [to for to in near if not forced_problem(c, to)]


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


def may_escape(c: Fight, who: str) -> bool:
    """Whether somebody may leave the scene from where it stands (SK-08.28)."""
    return not escape_problem(c, who)
