"""Spells that are kept up (4.1, 4.2): dropped when the caster wants."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Lasting, Run
from ..street.actions import action
from .lasting import remove


def kept(c: Run, who: str) -> dict[str, Lasting]:
    """The spells that somebody keeps up, by name; the second one of a kind is "bark-2"."""
    found: dict[str, Lasting] = {}
    for one in c.actors[who].sustained:
        number = sum(other.spell == one.spell for other in found.values()) + 1
        found[one.spell if number == 1 else f"{one.spell}-{number}"] = one
    return found


@action("drop_spell", "free", "SR-4.1.5", lambda c, who: bool(c.actors[who].sustained), domain="magic", between=True)
def do_drop(c: Run, table: Table, who: str) -> None:
    """SR-4.1.5: a spell that the caster keeps up ends."""
    found = kept(c, who)
    name = table.choose(Choice(c.actors[who].seat, "kept", "SR-4.1.5", list(found), {"who": who}))
    remove(c, table, who, found[name])
