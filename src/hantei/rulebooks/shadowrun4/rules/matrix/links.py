"""Links that are cut, and everything that somebody keeps going in the Matrix and that ends with them (7.1.22, 7.8)."""

from __future__ import annotations

from hantei.core.table import Table

from ...state import Run
from ..street.consequences import when_out


def stop_jamming(c: Run, table: Table, who: str) -> None:
    """SR-7.1.22: links are cut for as long as the jammer spends a complex action in each phase on it."""
    for name, actor in c.actors.items():
        if actor.matrix.jammed_by == who:
            actor.matrix.jammed_by = ""
            table.tell("link_back", who=name)


@when_out("SR-7.1.22")
def lose_hold(c: Run, table: Table, who: str) -> None:
    """Whoever is out of action leaves the Matrix without a shock to feel: traces, transfers and jamming end."""
    actor = c.actors[who]
    actor.matrix.vr, actor.matrix.nodes, actor.matrix.probing = "", [], ""
    if actor.plane == "matrix" and actor.kind == "person":
        actor.plane = "physical"
    stop_jamming(c, table, who)
    c.traces = [one for one in c.traces if who not in (one.tracer, one.target)]
    c.transfers = [one for one in c.transfers if one.who != who]
