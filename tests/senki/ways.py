"""Chapters 7, 8 and 10 read a second time: every way of a move tried out, by the readings of a table.

It shares no code with the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

Cell = tuple[int, int]
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))


# Boards


def board(rng: Random, marks: str, width: int = 5, height: int = 4) -> dict[str, Any]:
    """A sheet with marks by chance, and walls and doors between some of its squares."""
    rows = ["".join(rng.choice(marks) for _ in range(width)) for _ in range(height)]
    edges = []
    for x in range(width):
        for y in range(height):
            for to in ((x + 1, y), (x, y + 1)):
                if to[0] < width and to[1] < height and rng.random() < 0.1:
                    between = [f"{x},{y}", f"{to[0]},{to[1]}"]
                    kind = rng.choice(("wall", "door"))
                    state = rng.choice(("closed", "open", "half_open")) if kind == "door" else "closed"
                    edges.append(
                        {"between": between, "kind": kind, "state": state, "partial_cover": rng.random() < 0.5}
                    )
    return {"rows": rows, "edges": edges}


def mark(sheet: dict[str, Any], at: Cell) -> str:
    """What stands on a square, " " beyond the edge; the top row is the farthest."""
    rows = sheet["rows"]
    inside = 0 <= at[0] < len(rows[0]) and 0 <= at[1] < len(rows)
    return str(rows[len(rows) - 1 - at[1]][at[0]]) if inside else " "


def walled(sheet: dict[str, Any], a: Cell, b: Cell) -> bool:
    """Whether a wall or a closed door stands between two squares."""
    names = {f"{a[0]},{a[1]}", f"{b[0]},{b[1]}"}
    return any(set(edge["between"]) == names and edge["state"] == "closed" for edge in sheet["edges"])


# Chapters 7, 8, 10: where a move may end, by trying every way


def movers(rng: Random) -> dict[str, Any]:
    """A mover and others about it."""
    fighters: dict[str, Any] = {
        "ash": {
            "at": "2,1",
            "side": rng.choice(("pc", "pc", "npc")),
            "high": rng.random() < 0.3,
            "slow": rng.random() < 0.3,
            "charging": rng.random() < 0.2,
        }
    }
    for name in ("oak", "elm", "fir", "yew"):
        near = rng.choice(("2,1", "2,1", *(f"{rng.randrange(5)},{rng.randrange(4)}" for _ in range(3))))
        fighters[name] = {
            "at": near,
            "side": rng.choice(("pc", "npc")),
            "high": rng.random() < 0.3,
            "slow": rng.random() < 0.3,
            "incapacitated": rng.random() < 0.2,
        }
    return fighters


READINGS = (
    "move_out_of_enemy_square",
    "incapacitated_hinder",
    "disengage_into_costly",
    "high_mobility_over_obstacle",
    "high_mobility_start_in_enemy_square",
    "sealed_vs_unhindered",
    "high_mobility_controlled",
    "charge_through_controlled",
    "charge_through_sealed",
    "slow_enemy_at_the_start",
)
"""Where a table may read the book in another way."""


class Ways:
    """Every way of a move, by the book as it is read here, and as the table reads it where it is open."""

    def __init__(self, given: dict[str, Any], kind: str, points: int, ruled: Mapping[str, str]) -> None:
        self.sheet, self.fighters, self.kind, self.points = given["board"], given["fighters"], kind, points
        self.me, self.ruled = self.fighters["ash"], ruled
        self.charging = self.me["charging"] or kind == "charge"
        x, _, y = self.me["at"].partition(",")
        self.start = int(x), int(y)
        self.best: dict[Cell, tuple[int, int]] = {}
        self.tried: dict[tuple[Cell, int, int], bool] = {}

    def reads(self, name: str) -> bool:
        """Whether the table has taken the other reading."""
        return self.ruled.get(name) == "1"

    def enemies(self, at: Cell) -> Iterator[dict[str, Any]]:
        """Those there who make it an enemy's square."""
        for name, one in self.fighters.items():
            there = name != "ash" and one["at"] == f"{at[0]},{at[1]}" and one["side"] != self.me["side"]
            if there and (not one["incapacitated"] or self.reads("incapacitated_hinder")):
                yield one

    def held_by(self, at: Cell) -> bool:
        """Whether an enemy there can get in the way: as high as the mover, and not too slow for it."""
        return any(hampers(one, self.me["high"], self.me["slow"]) for one in self.enemies(at))

    def held_at_first(self) -> bool:
        """Whether an enemy holds the mover where it stands: by some readings neither height nor speed spares it."""
        high = self.me["high"] and not self.reads("high_mobility_start_in_enemy_square")
        slow = self.me["slow"] or self.reads("slow_enemy_at_the_start")
        return not self.charging and any(hampers(one, high, slow) for one in self.enemies(self.start))

    def controlled(self, at: Cell) -> bool:
        """Whether the enemy holds the square; the squares are held by the NPCs."""
        return mark(self.sheet, at) == "*" and self.me["side"] == "pc"

    def stopped_by_control(self, at: Cell) -> bool:
        """Whether that ends the move and holds the mover: all, but for what the table rules."""
        over = self.me["high"] and self.reads("high_mobility_controlled")
        if over and not any(one["high"] for one in self.enemies(at)):
            return False
        return self.controlled(at) and not (self.charging and self.reads("charge_through_controlled"))

    def stopped(self, at: Cell) -> bool:
        """Whether the move ends in a square."""
        return self.stopped_by_control(at) or (self.held_by(at) and not self.charging)

    def checked(self, at: Cell) -> bool:
        """Whether leaving a square takes a check."""
        if mark(self.sheet, at) != "o":
            return False
        if self.charging and self.kind != "disengage" and self.reads("charge_through_sealed"):
            return False
        return any(self.enemies(at)) if self.reads("sealed_vs_unhindered") else self.held_by(at)

    def cost(self, at: Cell) -> int:
        """Two for difficult ground unless one is above it, two for the slow in water."""
        if self.kind == "disengage" and self.reads("disengage_into_costly"):
            return 1
        there = mark(self.sheet, at)
        return 2 if (there == "v" and not self.me["high"]) or (there == "~" and self.me["slow"]) else 1

    def may_enter(self, a: Cell, b: Cell) -> bool:
        """Walls, closed squares, and controlled ones that take a full move."""
        if mark(self.sheet, b) in " #" or walled(self.sheet, a, b):
            return False
        if mark(self.sheet, b) == "^":
            flies = self.me["high"] and self.reads("high_mobility_over_obstacle") and self.kind != "disengage"
            return bool(flies and not self.stopped(b))
        return self.kind == "full" or not self.controlled(b)

    def search(self) -> dict[Cell, tuple[int, int]]:
        """End squares with the fewest checks on the way and what it costs then."""
        stuck = self.stopped_by_control(self.start) or self.held_at_first()
        if self.kind == "disengage" or not stuck or self.reads("move_out_of_enemy_square"):
            self.on(self.start, 0, 0)
        self.best.pop(self.start, None)
        return self.best

    def on(self, at: Cell, spent: int, checks: int) -> None:
        """All steps that can be made from a square."""
        if (at, spent, checks) in self.tried:
            return
        self.tried[at, spent, checks] = True
        checks += self.checked(at)
        for dx, dy in BESIDE:
            to = at[0] + dx, at[1] + dy
            if not self.may_enter(at, to) or spent + self.cost(to) > self.points:
                continue
            found = checks, spent + self.cost(to)
            if mark(self.sheet, to) != "^":
                self.best[to] = min(self.best.get(to, found), found)
            if not self.stopped(to):
                self.on(to, found[1], checks)


def hampers(one: Mapping[str, Any], high: bool, slow: bool) -> bool:
    """Whether somebody gets in the way of a mover who is high, or slow."""
    return (one["high"] or not high) and (slow or not one["slow"])
