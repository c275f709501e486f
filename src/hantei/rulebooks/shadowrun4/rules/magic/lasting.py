"""Spells that last (4.1, 4.2, 4.4): what they change of figures while they do, how they are dropped and end."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...content.records import Spell
from ...state import Lasting, Run
from ..street.actions import action
from ..street.consequences import when_out


def all_lasting(c: Run) -> Iterator[tuple[str, Lasting]]:
    """Every spell that lasts, with its caster: those kept up, then the permanent ones."""
    for who, actor in c.actors.items():
        for one in actor.magic.sustained:
            yield who, one
        for one in actor.magic.permanent:
            yield who, one


def steps(spell: Spell, net: int) -> int:
    """SR-4.2.12: how often net hits change what a spell changes; SR-4.2.10: not at all where dispelling has left fewer
    hits than it was resisted with."""
    found = max(0, net) // spell.per
    return found if spell.most is None else min(found, spell.most)


def renew(c: Run) -> None:
    """Work out what lasting spells change in everybody's figures now, and which senses they lend; if one spell is on
    somebody twice, the stronger counts.
    """
    best: dict[tuple[str, str], int] = {}
    for _, one in all_lasting(c):
        for who, against in one.targets.items():
            key = (who, one.spell)
            best[key] = max(best.get(key, 0), steps(c.records.spells[one.spell], one.hits - against))
    for actor in c.actors.values():
        actor.magic.spelled, actor.magic.lent = {}, []
    for (who, name), often in best.items():
        actor, spell = c.actors[who], c.records.spells[name]
        for figure, each in spell.changes.items():
            if often:
                actor.magic.spelled[figure] = actor.magic.spelled.get(figure, 0) + each * often
        actor.magic.lent += [sense for sense in spell.senses if sense not in actor.magic.lent]


def remove(c: Run, table: Table, who: str, one: Lasting) -> None:
    """A lasting spell ends."""
    actor = c.actors[who]
    for kept in (actor.magic.sustained, actor.magic.permanent):
        kept[:] = [other for other in kept if other is not one]
    table.tell("spell_ends", who=who, spell=one.spell)
    renew(c)


@when_out("SR-4.2.6")
def let_all_go(c: Run, table: Table, who: str) -> None:
    """SR-4.2.6: what somebody keeps up ends with consciousness; permanent spells stay."""
    for one in list(c.actors[who].magic.sustained):
        remove(c, table, who, one)


# Kept up, until the caster drops them


def kept_up(c: Run, who: str) -> dict[str, Lasting]:
    """The spells that somebody keeps up, by name; the second one of a kind is "bark-2"."""
    found: dict[str, Lasting] = {}
    for one in c.actors[who].magic.sustained:
        number = sum(other.spell == one.spell for other in found.values()) + 1
        found[one.spell if number == 1 else f"{one.spell}-{number}"] = one
    return found


@action(
    "drop_spell", "free", "SR-4.1.5", lambda c, who: bool(c.actors[who].magic.sustained), domain="magic", between=True
)
def do_drop(c: Run, table: Table, who: str) -> None:
    """SR-4.1.5: a spell that the caster keeps up ends."""
    found = kept_up(c, who)
    name = table.choose(Choice(c.actors[who].seat, "kept", "SR-4.1.5", list(found), {"who": who}))
    remove(c, table, who, found[name])
