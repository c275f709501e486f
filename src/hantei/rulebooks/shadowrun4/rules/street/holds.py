"""Overpowering somebody (10.6, 10.7): knocked down, or pinned; keeping hold, breaking free."""

from __future__ import annotations

from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Attack, Run
from ..figures import add_own_action, add_state, attribute, skill_pool
from ..rolls.retries import add_retry, note_try
from ..rolls.testing import Result, success_test, threshold
from .consequences import BREAK_FREE, end_full_defence, fall_prone, forget_aim, held_by, let_go, run_no_more

TO_THE_GROUND = ("knockdown", "floor")
"""SR-10.6.1, SR-10.7.7: what a blow is made for that throws somebody down."""

OVERPOWERING = (*TO_THE_GROUND, "subdue", "grip")
"""SR-10.6.2, SR-10.7.1, SR-10.7.5: what a blow is made for instead of damage."""


def overpower(c: Run, table: Table, found: Attack) -> None:
    """SR-10.6.1, SR-10.7.1: Strength + net hits against Body, by ruling the net hits alone; SR-10.6.2: no damage."""
    net = found.hits - found.against
    sum_counts = c.rulings["knockdown_compare"] == "sum"
    force = net + (attribute(c, found.attacker, "strength") if sum_counts else 0)
    body = attribute(c, found.target, "body")
    works = found.intent == "grip" or force > body
    table.tell("overpowered", who=found.attacker, target=found.target, force=force, body=body, success=works)
    if not works:
        return
    if found.intent in TO_THE_GROUND:
        fall_prone(c, table, found.target, "knocked_down")
    else:
        pin(c, table, found.attacker, found.target, net)


def pin(c: Run, table: Table, who: str, target: str, net: int) -> None:
    """SR-10.7.1: somebody is pinned; SR-10.7.5: a better grip adds its net hits. SR-10.7.4: the complex action of the
    phase in which that happens keeps the pin."""
    actor = c.actors[target]
    actor.guard.grip = actor.guard.grip + net if actor.guard.pinned_by == who else net
    actor.guard.pinned_by = who
    run_no_more(c, target)
    end_full_defence(actor)
    forget_aim(actor)
    table.tell("pinned", who=target, by=who, grip=actor.guard.grip)
    keep_hold(c, table, who, target)


def keep_hold(c: Run, table: Table, who: str, target: str) -> None:
    """SR-10.7.4: the complex action of the phase under way keeps all whom somebody has pinned, by ruling the one it was
    spent on alone."""
    if c.phases and c.phase.who == who:
        c.phase.held = True
    if c.rulings["held_prisoners"] == "one":
        for other in held_by(c, who):
            if other != target:
                let_go(c, table, other)


def break_free(c: Run, table: Table, who: str) -> Result:
    """SR-10.7.8: Strength + unarmed combat against the net hits of the pin."""
    result = success_test(c, table, who, BREAK_FREE, break_pool(c, who), threshold(c, c.actors[who].guard.grip))
    if result.success:
        let_go(c, table, who)
    elif c.rulings["retry_scope"] == "attacks_too":
        note_try(c, who, BREAK_FREE, False)
    return result


def break_pool(c: Run, who: str) -> Tally:
    """SR-10.7.8: the dice of an attempt to get free; SR-1.3.3: by ruling another attempt is a retry."""
    pool = skill_pool(c, who, "unarmed", with_="strength")
    add_state(c, who, pool)
    add_own_action(c, who, pool)
    if c.rulings["retry_scope"] == "attacks_too":
        add_retry(c, who, BREAK_FREE, pool)
    return pool
