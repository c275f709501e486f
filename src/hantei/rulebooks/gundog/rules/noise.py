"""Chapter 11: who notices a gunshot (銃声に気づく可能性)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Fact
from hantei.core.table import Table

from ..content.records import HEARING, Cell, Place_, Weapon
from ..state import Fight
from .beats import beat
from .conditions import able, aware, can_act
from .figures import Modifier, success_check
from .goals import having_noticed
from .ground import hearing


@beat("alarm", "GD-11.7", "GD-11.8")
def alarm(c: Fight, table: Table) -> None:
    """Once for a shooting action: everybody able to notice who does not know of the shooting yet.

    Whoever has been attacked, with whatever, and can still do anything knows without hearing a shot.
    """
    attack = c.strike
    shot = attack.kind == "shot"
    if shot:
        arm = c.records.weapons[attack.arm]
        table.tell("noise", who=attack.attacker, weapon=attack.arm, level=silencing_level(arm))
    for who in dict.fromkeys(attack.targets):
        if listens(c, attack.attacker, who):
            notice(c, table, attack.attacker, who, attacked=True)
        elif listens(c, attack.attacker, who, dazed=True):
            table.tell("unnoticed", who=who, by=attack.attacker)
    if shot:
        then(c, *(("hear", who) for who in c.fighters if listens(c, attack.attacker, who)))


def silencing_level(arm: Weapon) -> int:
    """GD-11.1, GD-11.8: the level in the data of the weapon and what its accessories add, within 1 to 5."""
    return max(1, min(5, arm.silencing + arm.silencer))


def listens(c: Fight, shooter: str, who: str, dazed: bool = False) -> bool:
    """GD-11.7: whether somebody can notice anything and does not know that the shooter's side is shooting; `dazed`: or
    could, but for being stunned or confused.

    Only on a surprised side is anybody who does not know.
    """
    fighter, side = c.fighters[who], c.fighters[shooter].side
    if not c.scene.sides[fighter.side].unaware or side == fighter.side or side in fighter.alerted:
        return False
    return able(c, who) if dazed else can_act(c, who)


@beat("hear", "GD-11.2", "GD-11.3", "GD-11.4", "GD-11.5", "GD-11.6", "GD-11.7")
def hear(c: Fight, table: Table, who: str) -> None:
    """The cell of the noticing table: noticed, no check possible, or a check of perception with its modifier."""
    attack = c.strike
    column = hearing(c, attack.attacker, who)
    cell = cell_for(c, silencing_level(c.records.weapons[attack.arm]), column)
    if cell == "o":
        notice(c, table, attack.attacker, who)
    elif cell != "x" and may_check(c, attack.attacker, who):
        modifiers: list[Modifier] = [(int(cell), "GD-11.5", f"hearing-{column}")]
        if success_check(c, table, who, "noise", "awareness", modifiers, use="perception", by=attack.attacker).success:
            notice(c, table, attack.attacker, who)


def cell_for(c: Fight, level: int, column: Place_ | None) -> Cell:
    """GD-11.2: the cell for a silencing level in the table of the book, or by ruling in that of the group, as far as it
    has the level.

    Beyond all columns nothing can be noticed.
    """
    if column is None:
        return "x"
    own, book = c.scene.arsenal.tables.silencing, c.content.arsenal.tables.silencing
    tables = [own or {}, book or {}] if c.rulings["silencing_table"] == "group_file" else [book or {}]
    rows = [cells for table in tables for name, cells in table.items() if name == str(level)]
    return rows[0][HEARING.index(column)]


def may_check(c: Fight, shooter: str, who: str) -> bool:
    """GD-11.7: a check for every shooting action, by ruling only one for this side's shooting in a round or scene."""
    fighter, side = c.fighters[who], c.fighters[shooter].side
    if c.rulings["noise_check_frequency"] == "per_action":
        return True
    if side in fighter.listened:
        return False
    fighter.listened.append(side)
    return True


def notice(c: Fight, table: Table, shooter: str, who: str, attacked: bool = False) -> None:
    """Somebody knows from now on that this side is shooting, and by the first who does their own side of the fight."""
    side, wakes = c.fighters[shooter].side, not aware(c, who)
    if side not in c.fighters[who].alerted:
        c.fighters[who].alerted.append(side)
        own = c.fighters[who].side
        missing = still_missing(c, own)
        alarm: dict[str, Fact] = {} if missing is None else {"missing": missing}
        table.tell("noticed", None, who=who, by=shooter, side=own, attacked=attacked, wakes=wakes, **alarm)


def still_missing(c: Fight, side: str) -> int | None:
    """How many of a side have yet to notice something before it reaches its goal; None where that is no goal of its."""
    asked = [goal.count for goal in c.scene.goals if (goal.side, goal.kind) == (side, "noticed")]
    return max(0, min(asked) - len(having_noticed(c, side))) if asked else None
