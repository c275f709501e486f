"""Traces (7.8): finding out where somebody is, throwing a tracer off, a false trail."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...state import Run, Trace
from ..beats import beat
from ..figures import able, hostile
from ..rolls.tasks import progress
from ..rolls.testing import beaten, success_test, threshold
from ..street.actions import action, some
from .nodes import in_touch, makes_out
from .operations import connected, operation_pool, set_threshold
from .personas import is_program, program


def traceable(c: Run, who: str) -> list[str]:
    """Icons of enemies that somebody can make out and whose place in the world is not known yet."""
    return [
        name for name in hostile(c, who)
        if in_touch(c, who, name) and makes_out(c, who, name) and not c.actors[name].matrix.traced
        and not is_program(c.actors[name])
    ]  # fmt: skip


@action("trace", "complex", "SR-7.1.30", some(traceable), needs=connected, domain="matrix")
def do_trace(c: Run, table: Table, who: str) -> None:
    """SR-7.8.4: computer + track against the threshold that the game master sets; the trace goes on until the tracer's
    next phase, so that the target can throw it off (SR-7.8.11). By ruling it is long work."""
    target = table.choose(Choice(c.actors[who].seat, "icon", "SR-7.1.30", traceable(c, who), {"who": who}))
    need = set_threshold(c, table, who, "SR-7.8.4", {"target": target})
    trace(c, table, who, target, need)


def trace(c: Run, table: Table, who: str, target: str, need: int) -> None:
    """SR-7.8.4: one tracing test."""
    pool = operation_pool(c, who, "trace")
    one = next((one for one in c.traces if (one.tracer, one.target) == (who, target)), Trace(who, target))
    if c.rulings["trace_test"] == "extended":
        result = success_test(c, table, who, "trace", pool, target=target)
        how = progress(c, one.work, result, need, pool.value)
        one.hits = one.work.hits
        keep(c, one, how in ("open", "done"))
        table.tell("tracing", who=who, target=target, hits=one.hits, need=need)
        if how == "done":
            ends(c, table, one)
        return
    result = success_test(c, table, who, "trace", pool, threshold(c, need), target=target)
    if result.success:
        one.hits = result.hits
        keep(c, one, True)
        table.tell("tracing", who=who, target=target, hits=one.hits, need=need)


def keep(c: Run, one: Trace, goes_on: bool) -> None:
    """A trace goes on, or does not."""
    c.traces = [other for other in c.traces if (other.tracer, other.target) != (one.tracer, one.target)]
    if goes_on:
        c.traces.append(one)


@beat("trace_ends", "SR-7.8.4")
def trace_ends(c: Run, table: Table, who: str) -> None:
    """The traces that a tracer has going reach their end with the tracer's next phase."""
    if c.rulings["trace_test"] == "extended":
        return
    for one in [one for one in c.traces if one.tracer == who]:
        ends(c, table, one)


def ends(c: Run, table: Table, one: Trace) -> None:
    """SR-7.8.4: where the target is in the world is known to the tracer's side; SR-7.8.13: or the trail was false."""
    keep(c, one, False)
    target = c.actors[one.target]
    if target.matrix.spoofed:
        target.matrix.spoofed = False
        table.tell("false_trail", who=one.tracer, target=one.target)
        return
    target.matrix.traced = True
    side = c.actors[one.tracer].side
    for actor in c.actors.values():
        if actor.side == side and one.target in actor.guard.unaware_of:
            actor.guard.unaware_of.remove(one.target)
    table.tell("traced", who=one.tracer, target=one.target)


def upon(c: Run, who: str) -> list[Trace]:
    """Return the traces that are after somebody."""
    return [one for one in c.traces if one.target == who and able(c.actors[one.tracer])]


def tracers(c: Run, who: str) -> list[str]:
    """Return those who trace somebody."""
    return [one.tracer for one in upon(c, who)]


@action("disturb_trace", "complex", "SR-7.1.25", some(tracers), needs=connected, domain="matrix")
def do_disturb_trace(c: Run, table: Table, who: str) -> None:
    """SR-7.8.11: hacking + deception against the hits of the tracing test; more hits end the trace."""
    tracer = table.choose(Choice(c.actors[who].seat, "icon", "SR-7.1.25", tracers(c, who), {"who": who}))
    one = next(one for one in upon(c, who) if one.tracer == tracer)
    hits = success_test(c, table, who, "disturb_trace", operation_pool(c, who, "disturb_trace"), against=one.hits).hits
    result = beaten(hits, one.hits)
    facts: dict[str, Fact] = {"hits": result.hits, "against": result.need, "success": result.success}
    table.tell("disturbs", None, who=who, target=tracer, **facts)
    if result.success:
        keep(c, one, False)


@action("spoof_trail", "complex", "SR-7.8.13", lambda c, who: not c.actors[who].matrix.spoofed,
        needs=connected, domain="option", planes=("physical", "matrix"))  # fmt: skip
def do_spoof_trail(c: Run, table: Table, who: str) -> None:
    """SR-7.8.13: hacking + deception against the rating of the tracer's track program, or the usual threshold; the
    trace that comes next leads astray."""
    ratings = [program(c, one.tracer, "track") for one in upon(c, who)]
    need = threshold(c, max(ratings)) if ratings else threshold(c)
    if success_test(c, table, who, "spoof_trail", operation_pool(c, who, "spoof_trail"), need).success:
        c.actors[who].matrix.spoofed = True
        table.tell("trail_spoofed", who=who)
