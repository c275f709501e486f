"""Chapters 01, 06: a check of somebody in the battle: who interrupts it, the roll, what becomes of a fumble."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import then
from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Fight
from . import checks
from .checks import Change, Pool, Roll
from .modifiers import pool_of
from .support import JAM, interrupts, late_jams


def prepared(
    c: Fight,
    table: Table,
    who: str,
    skill: str,
    use: str = "check",
    more: Sequence[Change] = (),
    more_dice: Sequence[Change] = (),
    kind: str = "",
) -> Pool:
    """The pool of a check that is about to be made, with what supporters do to it before the dice (WA-06.19).

    Parameters: as `make_check`.
    """
    value, dice = interrupts(c, table, who, {"skill": skill, "check": kind or use})
    return pool_of(c, who, skill, use, [*more, *value], [*more_dice, *dice])


def make_check(
    c: Fight,
    table: Table,
    who: str,
    skill: str,
    use: str = "check",
    more: Sequence[Change] = (),
    more_dice: Sequence[Change] = (),
    kind: str = "",
    **facts: Fact,
) -> Roll:
    """WA-01.2: a check of a participant, with everything that is in force for it.

    Parameters: `use`: check, attack, reaction or passive, by which modifiers apply (WA-13.11); `more`, `more_dice`:
    what the situation adds; `kind`: what the check is called, `use` unless given; `facts`: told with it.
    """
    made = prepared(c, table, who, skill, use, more, more_dice, kind)
    roll = checks.check(table, kind or use, made, c.rulings, who=who, skill=skill, **facts)
    return after(c, table, who, roll, skill, kind or use)


def after(c: Fight, table: Table, who: str, roll: Roll, skill: str, kind: str) -> Roll:
    """What follows on the dice: a late Jamming (WA-06.19), the referee's word on a fumble (WA-02.7)."""
    if roll.fumble and c.referee:
        then(c, ("mishap", who))
    jams = late_jams(c, table, who, {"skill": skill, "check": kind, "total": roll.total})
    return jammed(c, table, who, roll, jams)


def jammed(c: Fight, table: Table, who: str, roll: Roll, jams: int) -> Roll:
    """WA-06.16: a check after Jamming, some number of times, once its dice were seen."""
    if not jams:
        return roll
    total = Tally(roll.total, "WA-01.2", "achievement")
    total.add(jams * JAM, "WA-06.16", "jamming")
    if c.rulings["achievement_floor"] == "zero":
        total.at_least(0, "WA-01.8", "achievement_floor")
    table.tell("jammed", total, who=who, total=total.value)
    return roll._replace(total=total.value)


def opposed(
    c: Fight,
    table: Table,
    active: str,
    active_skill: str,
    passive: str,
    passive_skill: str,
    use: str = "check",
    more: Sequence[Change] = (),
    passive_more: Sequence[Change] = (),
    kind: str = "",
    passive_kind: str = "",
) -> bool:
    """WA-01.16: an opposed check between two; whether the active one wins. WA-DATA.10: its dice come first.

    Parameters: `use`, `more`, `kind` as in `make_check` for the active one; `passive_more`, `passive_kind` for the
    other.
    """
    one = make_check(c, table, active, active_skill, use, more, kind=kind, target=passive)
    other = make_check(
        c, table, passive, passive_skill, "passive", passive_more, kind=passive_kind, target=active, against=one.total
    )
    return checks.wins(one, other, c.rulings)


def together(
    c: Fight, table: Table, people: Sequence[str], skill: str, more: Sequence[Change] = (), **facts: Fact
) -> Roll:
    """WA-01.19: a check that several make together with one skill; `more` is added for each, `facts` are told."""
    made = {who: prepared(c, table, who, skill, "check", more, kind="cooperative") for who in people}
    roll = checks.cooperative(table, made, c.rulings, **facts)
    if roll.fumble and c.referee:
        then(c, ("mishap", people[0]))
    jams = sum(late_jams(c, table, who, {"skill": skill, "check": "cooperative"}) for who in people)
    return jammed(c, table, people[0], roll, jams)
