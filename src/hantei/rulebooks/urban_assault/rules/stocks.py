"""Chapters 26, 27, 31: gear and stocks at the start of an operation: the deployment cap, MRE, what a stage adds."""

from __future__ import annotations

from hantei.core.table import Table

from ..state import Campaign, Squad
from .battle.harm import stage
from .beats import beat
from .gear import add_item, drop_surplus, life_max
from .leader import points_max
from .scenario.overrides import override
from .squad import alive, in_action, stock

INITIAL_GEAR = {  # UA-26.2 to UA-26.5
    "melee": ("smg", "plate_carrier", "flashbang"),
    "shooting": ("ar", "soft_armor", "laser_sight"),
    "dexterity": ("dmr", "soft_armor", "cable_ties"),
    "command": ("ar", "soft_armor", "medkit"),
}
STAGE_MAGAZINES = 3  # UA-41.11


@beat("initial_gear", "UA-26.1", "UA-26.2", "UA-26.3", "UA-26.4", "UA-26.5", "UA-41.15")
def initial_gear(c: Campaign, table: Table, seat: str) -> None:
    """Every leader starts with the gear of the sub-ability chosen; radio, uniform and boots weigh nothing (UA-26.6)."""
    squad = c.squads[seat]
    for gear in INITIAL_GEAR[squad.leader.sub]:
        add_item(c, table, seat, gear)
    restore(c, squad)
    drop_surplus(c, table, seat)


def restore(c: Campaign, squad: Squad) -> None:
    """UA-13.7, UA-44.6: every ability of the leader stands at its maximum."""
    leader = squad.leader
    leader.life = life_max(c, squad).value
    leader.points = points_max(leader)
    leader.skill_loss = 0


# Magazines and the deployment cap


def cap(c: Campaign) -> int | None:
    """UA-27.18, UA-SC.3: the scenario's cap, or its difficulty's; None where it has none."""
    difficulty = c.scenario.difficulties.get(c.op.difficulty)
    return difficulty.deployment_cap if difficulty else c.scenario.deployment_cap


def stocks(c: Campaign) -> list[tuple[str, int]]:
    """List who holds a stock, and for how many squads (UA-45.5)."""
    seats = alive(c)
    return [(seats[0], len(seats))] if c.pool == "shared" else [(seat, 1) for seat in seats]


@beat("level_stock", "UA-27.18", "UA-27.19", "UA-27.20", "UA-27.21", "UA-27.22")
def level_stock(c: Campaign, table: Table, issue: int) -> None:
    """What exceeds the cap becomes scrip, one for one; what is missing is issued free (where `issue` is 1)."""
    most = cap(c)
    if most is None:
        return
    for seat, squads in stocks(c):
        held = stock(c, seat)
        surplus = held.magazines - most * squads
        if surplus > 0:
            held.scrip += surplus
            held.magazines -= surplus
            table.tell("surplus", who=seat, n=surplus)
        elif surplus < 0 and issue:
            held.magazines -= surplus
            table.tell("issued", who=seat, n=-surplus, now=held.magazines)


@beat("deploy", "UA-27.22", "UA-31.3", "UA-31.4", "UA-41.11", "UA-13.7", "UA-28.54")
def deploy(c: Campaign, table: Table) -> None:
    """At the start itself: the upper bound, the stage's magazines on top of it, MRE, and every ability at its maximum.

    With the ruling after_purchases the stock is levelled only now, with free issue.
    """
    level_stock(c, table, int(c.rulings["deployment_cap_timing"] == "after_purchases"))
    portions = rations(c)
    if c.rulings["mre_issue"] == "creation_extra" and c.operations == 0:
        portions += 2
    for squad in c.squads.values():
        squad.mre = 0
        squad.spares = []
    for seat in alive(c):
        stock(c, seat).mre += portions
        restore(c, c.squads[seat])
    if stage(c) >= 1:
        give_stage_magazines(c, table)
    c.operations += 1
    for seat in alive(c):
        held = stock(c, seat)
        table.tell("deployed", who=seat, magazines=held.magazines, members=len(in_action(c.squads[seat])), mre=held.mre)


def rations(c: Campaign) -> int:
    """UA-31.3: the MRE of each leader for an operation: the scenario's number, else two."""
    return c.scenario.mre if c.scenario.mre is not None else override(c, "UA-31.3", 2)


def give_stage_magazines(c: Campaign, table: Table) -> None:
    """UA-41.11: three magazines more for every stock."""
    for seat, _ in stocks(c):
        stock(c, seat).magazines += STAGE_MAGAZINES
        table.tell("stage_magazines", who=seat, n=STAGE_MAGAZINES)
