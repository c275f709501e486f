"""Chapter 09: the firing table (射撃修正表), and the rounds that shots use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..state import Attack, Fight

Cells = Mapping[int, Mapping[int, Sequence[int]]]
"""GD-09.1: by the number of targets, then by the number of shots declared: the modifier of each shot in percent."""


class Firing(NamedTuple):
    """A row of the firing table.

    The clause of the row and its cells; rounds of ammunition a shot (GD-09.10); the clause of the damage bonus and its
    D6 by the number of hits on one target; the modifier to the 2D9 of the damage penalty table (GD-09.20).
    """

    clause: str
    cells: Cells
    rounds: int
    bonus_clause: str
    bonus: Mapping[int, int]
    table: int = 0

    @property
    def shots(self) -> int:
        """GD-09.7: the most shots that may be declared."""
        return max(self.cells[1])


SEMI = Firing(
    "GD-09.2",
    {
        1: {1: (0,), 2: (0, 0), 3: (0, 0, 0)},
        2: {2: (-10, -10), 3: (-10, -10, -10)},
        3: {3: (-20, -20, -20)},
    },
    rounds=1,
    bonus_clause="GD-09.13",
    bonus={1: 0, 2: 1, 3: 2},
)
MANUAL = Firing(
    "GD-09.3",
    {
        1: {1: (0,), 2: (0, 0)},
        2: {2: (-10, -10)},
    },
    rounds=1,
    bonus_clause="GD-09.14",
    bonus={1: 0, 2: 1},
)
SINGLE = Firing(
    "GD-09.4",
    {1: {1: (0,)}},
    rounds=1,
    bonus_clause="GD-09.15",
    bonus={1: 0},
)
BURST = Firing(
    "GD-09.5",
    {
        1: {1: (10,), 2: (10, 0), 3: (10, 0, -10)},
        2: {2: (0, -10), 3: (0, -10, -20)},
        3: {3: (-10, -20, -30)},
    },
    rounds=3,
    bonus_clause="GD-09.16",
    bonus={1: 0, 2: 1, 3: 2},
    table=-3,
)
FULL = Firing(
    "GD-09.6",
    {
        1: {1: (0,), 2: (0, -10), 3: (0, -10, -20)},
        2: {2: (-10, -20), 3: (-10, -20, -30)},
        3: {3: (-20, -30, -40)},
    },
    rounds=5,
    bonus_clause="GD-09.17",
    bonus={1: 1, 2: 2, 3: 3},
    table=-3,
)

FIRING: Mapping[str, Firing] = {
    "semi": SEMI,
    "double_action": SEMI,
    "single_action": MANUAL,
    "pump_action": MANUAL,
    "lever_action": MANUAL,
    "double_barrel": MANUAL,
    "bolt_action": SINGLE,
    "single_shot": SINGLE,
    "burst": BURST,
    "full": FULL,
}
"""The firing table by modes."""


# Ammunition


def full_shots(c: Fight, mode: str, rounds: int) -> int:
    """GD-09.10, GD-09.11: how many shots so many rounds pay in full: by the shot, or by ruling by the action."""
    fire = FIRING[mode]
    if c.rulings["ammo_per"] == "action":
        return fire.shots if rounds >= fire.rounds else 0
    return min(fire.shots, rounds // fire.rounds)


def most_shots(c: Fight, mode: str, rounds: int) -> int:
    """GD-09.7, GD-09.11: the most shots that may be declared; by ruling rounds left over make a last semi shot."""
    full, fire = full_shots(c, mode, rounds), FIRING[mode]
    if c.rulings["short_ammo"] == "last_as_semi" and full < fire.shots and rounds > full * fire.rounds:
        return full + 1
    return full


def price(c: Fight, mode: str, shots: int, rounds: int) -> int:
    """GD-09.10: the rounds that so many shots use; a last semi shot takes those that are left (GD-09.11)."""
    fire = FIRING[mode]
    return min(rounds, fire.rounds if c.rulings["ammo_per"] == "action" else fire.rounds * shots)


# Reading the table


def row_of(attack: Attack, index: int) -> Firing:
    """GD-09.23: the row of the mode; GD-09.11, ruling last_as_semi: that of semi for the last shot."""
    return SEMI if attack.as_semi and index == len(attack.targets) - 1 else FIRING[attack.mode]


def cell(attack: Attack, index: int) -> int:
    """GD-09.1, GD-09.9: the modifier of a shot, counted from 0, by its own cell."""
    targets = len(dict.fromkeys(attack.targets))
    return row_of(attack, index).cells[targets][len(attack.targets)][index]


def row_for_damage(attack: Attack, target: str) -> Firing:
    """GD-09.11, ruling last_as_semi: a target that nothing but the semi shot has hit was not hit by the mode."""
    only_semi = attack.semi_hit and attack.hits.get(target) == 1 and attack.targets[-1] == target
    return SEMI if only_semi else FIRING[attack.mode]
