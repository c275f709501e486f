"""Chapter 00: the effects of a fumble, if the table plays with a fumble table of the group (GD-00.2)."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.records import FumbleRow, FumbleTable
from ..content.rows import find_row
from ..state import Fight
from .beats import beat
from .checks import two_d9
from .conditions import can_act, drop_weapon, let_go
from .helping import apply_change

KINDS: Mapping[str, str] = {"shot": "shooting", "blow": "melee", "throw": "melee"}
"""The table for a kind of check; any other check has the table `other`."""


@beat("fumble", "GD-00.2")
def fumble(c: Fight, table: Table, who: str, kind: str) -> None:
    """A row rolled with 2D9: a jam empties the gun, the weapon falls, an effect takes hold."""
    name = KINDS.get(kind, "other")
    found = fumble_table(c, name)
    if found is None:
        return
    figure = two_d9(table, "fumble", Tally(), who)
    span = find_row(found.rows, figure)
    row = found.rows[span]
    table.tell("fumble", who=who, table=name, figure=figure, row=span)
    suffer(c, table, who, row)
    break_off(c, who, row.jam)


def fumble_table(c: Fight, name: str) -> FumbleTable | None:
    """The group's table for this kind of check, or the one it has for all else; without a file that of the book."""
    tables = c.scene.arsenal.tables.fumbles or c.content.arsenal.tables.fumbles
    fitting = [found for kind, found in tables.items() if kind == name]
    return next(iter(fitting), tables.get("other"))


def suffer(c: Fight, table: Table, who: str, row: FumbleRow) -> None:
    """Apply the row to whoever has fumbled; the weapon that jams or falls is that of the attack."""
    fighter, attack = c.fighters[who], c.attack
    weapon = attack.weapon if attack is not None and attack.attacker == who else ""
    if row.jam and weapon in fighter.carried:
        fighter.carried[weapon].rounds = 0
    if row.drop_weapon:
        if weapon in fighter.carried and fighter.carried[weapon].hand:
            let_go(c, table, who, weapon)
        else:
            drop_weapon(c, table, who)
    if row.effect is not None:
        apply_change(c, table, who, row.effect, "fumble")


def break_off(c: Fight, who: str, jammed: bool) -> None:
    """No shot follows from a gun that has jammed or fallen, nor by somebody who cannot do anything any more."""
    attack = c.attack
    if attack is None or attack.attacker != who:
        return
    if jammed or attack.weapon not in c.fighters[who].carried or not can_act(c, who):
        attack.targets = attack.targets[: max(1, attack.shot)]
