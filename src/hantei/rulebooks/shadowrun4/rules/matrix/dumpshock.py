"""Dumpshock (7.7): being thrown out of virtual reality, and leaving it in an orderly way."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table

from ...state import Run
from ..beats import beat
from ..figures import attribute
from ..machines.vehicles import let_go_of_wheel
from ..magic.hours import MINUTE, since, when_time_passes
from ..rolls.testing import success_test
from ..street.consequences import is_dead
from ..street.damage import take
from .links import lose_hold
from .personas import hot, is_program, mind_resistance

VALUE = 5
"""SR-7.7.1: 5S, in hot sim 5P."""

MINUTES = 10
"""SR-7.7.3: minutes of aftermath, less Willpower."""


def leave_vr(c: Run, who: str) -> None:
    """Back in the body: no node is left that one could be on, and no machine that one is one with (SR-9.3.1)."""
    actor = c.actors[who]
    if actor.machine.jumped_in:
        let_go_of_wheel(c, who)
    actor.matrix.vr, actor.matrix.nodes = "", []
    if actor.plane == "matrix":
        actor.plane = "physical"


def throw_out(c: Run, table: Table, who: str) -> None:
    """SR-7.7.1: whoever is in virtual reality is thrown out of it and suffers dumpshock; who uses AR only loses the
    connection; a program has nowhere to go and ends."""
    actor = c.actors[who]
    if is_program(actor):
        end_program(c, table, who)
        return
    kind = ("P" if hot(c, who) else "S") if actor.matrix.vr else ""
    leave_vr(c, who)
    table.tell("thrown_out", who=who, vr=bool(kind))
    if kind:
        then(c, ("dumpshock", who, kind))


def end_program(c: Run, table: Table, who: str) -> None:
    """SR-7.6.8, SR-7.1.7: IC, an agent or a sprite is gone."""
    is_dead(c, who)
    lose_hold(c, table, who)
    table.tell("program_ends", who=who)


@when_time_passes("SR-7.7.3")
def wear_off(c: Run, table: Table, before: int) -> None:
    """SR-7.7.3, SR-X.5: the aftermath passes with the minutes."""
    for actor in c.actors.values():
        actor.matrix.shock = max(0, actor.matrix.shock - since(c, before, MINUTE))


@beat("dumpshock", "SR-7.7.1", "SR-7.7.2", "SR-7.7.3")
def dumpshock(c: Run, table: Table, who: str, kind: str) -> None:
    """SR-7.7.2: Willpower + biofeedback filter, without the dice of hot sim (SR-7.5.3); SR-7.7.3: the aftermath begins
    after that, and anew with each dumpshock."""
    actor = c.actors[who]
    if actor.dead:
        return
    pool = mind_resistance(c, who, "SR-7.7.2", simsense=False)
    hits = success_test(c, table, who, "dumpshock", pool, kind_of=kind, value=VALUE).hits
    boxes = max(0, VALUE - hits)
    table.tell("resisted", who=who, value=VALUE, kind_of=kind, hits=hits, boxes=boxes)
    actor.matrix.shock = max(0, MINUTES - attribute(c, who, "willpower"))
    table.tell("dumpshock", who=who, minutes=actor.matrix.shock, value=VALUE, boxes=boxes, kind_of=kind)
    take(c, table, who, boxes, kind, "", body="")
