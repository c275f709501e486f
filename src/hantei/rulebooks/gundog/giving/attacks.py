"""Procedures that cases may run on attacks: rates, the firing table, rows of the penalty table, what is heard."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.scenes.giving import BadCase, known

from ..content.records import HEARING, Place_
from ..rules import noise, shooting, wounding
from ..rules.firing_table import FIRING
from ..rules.hit_rate import PART
from ..rules.hit_rate import hit_rate as rate_of
from ..state import Attack, Fight

KINDS = dict.fromkeys(("shot", "melee", "thrown"))
PARTS = dict.fromkeys(("", *PART))


def hit_rate(
    c: Fight,
    table: Table,
    who: str,
    weapon: str,
    target: str = "",
    targets: list[str] | None = None,
    kind: str = "shot",
    mode: str = "",
    aim: str = "",
) -> None:
    """GD-08.8: the hit rate of each shot of an attack: one at `target`, or at each of `targets` in their order."""
    attack = attack_of(c, who, weapon, targets or [target], kind, mode)
    attack.aim = known("hit_rate.aim", aim, PARTS)
    for index in range(len(attack.targets)):
        rate = rate_of(c, attack, index)
        table.tell("hit_rate", rate, who=who, target=attack.targets[index], shot=index + 1, rate=rate.value)


def attack_of(c: Fight, who: str, weapon: str, targets: list[str], kind: str, mode: str) -> Attack:
    """An attack that nobody has declared; without a mode the first one of the gun."""
    carried = c.fighters[known("hit_rate.who", who, c.fighters)].carried
    arm = carried[known("hit_rate.weapon", weapon, dict.fromkeys(at_hand(c, who)))].weapon
    modes = c.records.weapons[arm].modes
    for name in targets:
        known("hit_rate.target", name, c.fighters)
    attack = Attack(who, known("hit_rate.kind", kind, KINDS), weapon, arm, mode or next(iter(modes), ""), targets)
    if kind == "shot":
        cells_of(attack.mode, len(dict.fromkeys(targets)), len(targets))
    return attack


def at_hand(c: Fight, who: str) -> list[str]:
    """GD-04.7: the weapons with which somebody can attack: those in hand, and bare hands."""
    return shooting.weapons_in_hand(c, who, *wounding.TABLES)


def cells_of(mode: str, targets: int, shots: int) -> list[int]:
    """GD-09.1: the cells for so many shots at so many targets; a combination without any is refused."""
    cells = FIRING[known("firing.mode", mode, FIRING)].cells
    if targets not in cells or shots not in cells[targets]:
        raise BadCase("given-odd", where="firing", found=f"{mode}, {targets}, {shots}")
    return list(cells[targets][shots])


def firing_table(c: Fight, table: Table, mode: str, targets: int = 1, shots: int = 1) -> None:
    """GD-09.1 to GD-09.6: the cells of the firing table, the rounds of each shot, the D6 that so many hits add."""
    cells, row = cells_of(mode, targets, shots), FIRING[mode]
    facts: dict[str, Fact] = {"cells": cells, "rounds": row.rounds, "most": row.shots, "table": row.table}
    table.tell("firing", None, mode=mode, **facts, bonus=[row.bonus[hits] for hits in sorted(row.bonus)])


def can_shoot(c: Fight, table: Table, who: str) -> None:
    """GD-04.7, GD-09.11: the guns that somebody can shoot with now, and the modes for which there are rounds."""
    guns = shooting.guns(c, known("can_shoot.who", who, c.fighters))
    table.tell("can_shoot", who=who, guns=guns, modes=[mode for gun in guns for mode in shooting.modes(c, who, gun)])


def penalty_row(c: Fight, table: Table, who: str, row: int, kind: str = "shooting") -> None:
    """GD-00.7: a row of a damage penalty table is applied to somebody."""
    known("penalty_row.who", who, c.fighters)
    known("penalty_row.kind", kind, dict.fromkeys(wounding.TABLES.values()))
    rows = {str(number): found for number, found in enumerate(wounding.penalty_table(c, kind).rows)}
    wounding.apply_row(c, table, who, rows[known("penalty_row.row", str(row), rows)])


def hearing_cell(c: Fight, table: Table, level: int, column: str) -> None:
    """GD-11.2: a cell of the noticing table: o, x, or the modifier to perception."""
    place: dict[str, Place_] = {name: name for name in HEARING}
    cell = noise.cell_for(c, level, place[known("hearing_cell.column", column, place)])
    table.tell("hearing_cell", level=level, column=column, cell=cell)


def silencing_level(c: Fight, table: Table, weapon: str) -> None:
    """GD-11.1, GD-11.8: the silencing level of a weapon."""
    arm = c.records.weapons[known("silencing_level.weapon", weapon, c.records.weapons)]
    table.tell("silencing_level", weapon=weapon, level=noise.silencing_level(arm))


PROCEDURES: dict[str, Callable[..., None]] = {
    "hit_rate": hit_rate,
    "firing": firing_table,
    "can_shoot": can_shoot,
    "penalty_row": penalty_row,
    "hearing_cell": hearing_cell,
    "silencing_level": silencing_level,
}
"""What `run` of a case may name for attacks."""
