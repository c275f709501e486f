"""Chapters 01, 02, 05: a combat is declared, goes on round after round, and ends (戦闘)."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, instead, then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight, Running
from .beats import beat
from .cleanup import cleanup_steps
from .goals import accepted, judge_end
from .initiative import next_actors
from .preparation import may_prepare
from .scenes import down

MANY = 3
"""How many of a side are told by name when they come to; more are told as a number."""


@beat("combat", "SK-01.1", "SK-01.2", "SK-05.1")
def combat(c: Fight, table: Table) -> None:
    """Combat is declared; preparation comes once, then the first setup."""
    table.tell("combat", encounter=c.encounter)
    first: list[BeatCall] = [("preparation",)] if may_prepare(c, table) else []
    then(c, *first, ("setup",))


@beat("next_round", "SK-01.3", "SK-02.4")
def next_round(c: Fight, table: Table) -> None:
    """The combat goes on with the next setup, unless it is decided."""
    if judge_end(c, table):
        return
    if c.round >= c.scene.rounds_max and accepted(c, table, "rounds", c.scene.winner_at_end, "rounds"):
        then(c, ("combat_end",))
        return
    then(c, ("setup",))


@beat("cut_short", "SK-02.5", "SK-02.6")
def cut_short(c: Fight, table: Table, refused: str) -> None:
    """Break a round off: the unacted act if the game master permits it, in the usual order; no cleanup by default.

    `refused`: those to whom it was not permitted.
    """
    next_ones = next_actors(c, refused.split())
    if c.referee and next_ones:
        name = next_ones[0]
        choice = table.choose(Choice(REFEREE, "last_turn", "SK-02.6", ["allow", "refuse"], {"who": name}))
        if choice == "allow":
            then(c, ("main", name), ("cut_short", refused))
        else:
            then(c, ("cut_short", " ".join([*refused.split(), name])))
        return
    steps = cleanup_steps(c) if c.rulings["cleanup_on_early_end"] == "1" else []
    then(c, *steps, ("combat_end",))


@beat("combat_end", "SK-02.3", "SK-02.7", "SK-02.8", "SK-02.9", "SK-14.18")
def combat_end(c: Fight, table: Table) -> None:
    """End and recover what characters received in combat, unless the game master keeps it (SK-02.8).

    The incapacitated come to with HP 1; the shot down stay down (SK-14.20). The scene goes on: what was received before
    the combat stays (SK-02.3).
    """
    c.stage = "combat_end"
    back = []
    for name, fighter in c.fighters.items():
        kept = c.kept.get(name, [])
        fighter.statuses = [found for found in fighter.statuses if not found.round or found.id in kept]
        fighter.effects = [running for running in fighter.effects if outlasts(running) or running.record in kept]
        fighter.high = fighter.charging = fighter.submerged = False
        if fighter.incapacitated and "incapacitated" not in kept:
            fighter.incapacitated = False
            fighter.came_to = True
            fighter.hp = 1
            back.append(name)
    instead(c)
    table.tell("combat_end", winner=c.winner, by=c.ended_by, rounds=c.round)
    for side in dict.fromkeys(c.fighters[name].side for name in back):
        mine = [name for name in back if c.fighters[name].side == side]
        if len(mine) > MANY:
            table.tell("all_came_to", side=side, n=len(mine))
            continue
        for name in mine:
            table.tell("came_to", who=name, hp=1)
    for name in down(c):
        table.tell("stays_down", who=name)
    if c.referee and down(c):
        then(c, ("scene_over",))
    else:
        c.over = True


def outlasts(running: Running) -> bool:
    """SK-02.7: whether an effect was received before the combat and is not over with it."""
    return not running.round and running.until in ("scene", "beyond_round")
