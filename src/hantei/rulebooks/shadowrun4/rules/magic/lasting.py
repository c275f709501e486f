"""Spells that last (4.2, 4.4): what they change of figures while they do, and how they end."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.table import Table

from ...content.records import Spell
from ...state import Lasting, Run


def all_lasting(c: Run) -> Iterator[tuple[str, Lasting]]:
    """Every spell that lasts, with its caster: those kept up, then the permanent ones."""
    for who, actor in c.actors.items():
        for one in actor.sustained:
            yield who, one
        for one in actor.permanent:
            yield who, one


def steps(spell: Spell, net: int) -> int:
    """SR-4.2.12: how often net hits change what a spell changes; SR-4.2.10: not at all where dispelling has left fewer
    hits than it was resisted with."""
    found = max(0, net) // spell.per
    return found if spell.most is None else min(found, spell.most)


def renew(c: Run) -> None:
    """What lasting spells change of everybody's figures now, and which senses they lend; of one spell twice on
    somebody the stronger counts."""
    best: dict[tuple[str, str], int] = {}
    for _, one in all_lasting(c):
        for who, against in one.targets.items():
            key = (who, one.spell)
            best[key] = max(best.get(key, 0), steps(c.records.spells[one.spell], one.hits - against))
    for actor in c.actors.values():
        actor.spelled, actor.lent = {}, []
    for (who, name), often in best.items():
        actor, spell = c.actors[who], c.records.spells[name]
        for figure, each in spell.changes.items():
            if often:
                actor.spelled[figure] = actor.spelled.get(figure, 0) + each * often
        actor.lent += [sense for sense in spell.senses if sense not in actor.lent]


def remove(c: Run, table: Table, who: str, one: Lasting) -> None:
    """A lasting spell ends."""
    actor = c.actors[who]
    for kept in (actor.sustained, actor.permanent):
        kept[:] = [other for other in kept if other is not one]
    table.tell("spell_ends", who=who, spell=one.spell)
    renew(c)


def let_all_go(c: Run, table: Table, who: str) -> None:
    """SR-4.2.6: what somebody keeps up ends with consciousness; permanent spells stay."""
    for one in list(c.actors[who].sustained):
        remove(c, table, who, one)
