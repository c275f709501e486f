"""Foci (収束具): switched on and off (4.1)."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Run
from ..street.actions import action, some


def dormant(c: Run, who: str) -> list[str]:
    """The foci that somebody carries and has not switched on."""
    return [name for name in c.sheet(who).foci if name not in c.actors[who].magic.active]


@action("deactivate_focus", "free", "SR-4.1.3", lambda c, who: bool(c.actors[who].magic.active), domain="magic")
def do_deactivate(c: Run, table: Table, who: str) -> None:
    """SR-4.1.3: an active focus is switched off; its modifier ends."""
    actor = c.actors[who]
    name = table.choose(Choice(actor.seat, "focus", "SR-4.1.3", list(actor.magic.active), {"who": who}))
    actor.magic.active.remove(name)
    table.tell("focus", who=who, focus=name, on=False)


@action("activate_focus", "simple", "SR-4.1.6", some(dormant), domain="magic")
def do_activate(c: Run, table: Table, who: str) -> None:
    """SR-4.1.6: a focus is switched on; its rating counts for the tests it serves."""
    actor = c.actors[who]
    name = table.choose(Choice(actor.seat, "focus", "SR-4.1.6", dormant(c, who), {"who": who}))
    actor.magic.active.append(name)
    table.tell("focus", who=who, focus=name, on=True)
