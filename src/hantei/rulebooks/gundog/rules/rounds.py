"""Chapters 01 and 05: the fight and its rounds, the order of the action checks, the end check (終了チェック)."""

from __future__ import annotations

from hantei.core.agenda import instead, then
from hantei.core.table import Table

from ..state import Fight, Fighter
from .actions import begin, end
from .beats import beat
from .conditions import can_act, remove
from .goals import judge_end
from .helping import heal, serious
from .movement import round_seconds
from .tactics import order_key, still_to_act


@beat("fight", "GD-01.1")
def fight(c: Fight, table: Table) -> None:
    """The fight begins with its first round."""
    table.tell("fight", encounter=c.encounter)
    then(c, ("round",))


@beat("round", "GD-01.1", "GD-01.2")
def begin_round(c: Fight, table: Table) -> None:
    """The four checks of a round; everybody has one action check to come. Who is due arrives first."""
    c.round += 1
    table.tell("round", n=c.round)
    for who, fighter in c.fighters.items():
        fighter.acted = fighter.waiting = False
        if c.rulings["noise_check_frequency"] == "per_round":
            fighter.listened = []
        if due(c, fighter):
            fighter.away = False
            table.tell("arrived", who=who, place=fighter.place)
    then(c, ("penalty_check",), ("tactics_check",), ("action_checks",), ("end_check",))


def due(c: Fight, fighter: Fighter) -> bool:
    """Whether somebody whom the encounter keeps back comes now."""
    return fighter.away and not fighter.escaped and 0 < fighter.arrives <= c.round


# 行動チェック


@beat("action_checks", "GD-01.1", "GD-01.2", "GD-03.4", "GD-03.5", "GD-04.1", "GD-07.31")
def action_checks(c: Fight, table: Table) -> None:
    """One character after the other, each completely before the next."""
    c.stage = "action_check"
    queue = still_to_act(c)
    if c.moment and not any(who in c.moment for who in queue):
        takes_hold(c)
    elif queue:
        if c.rulings["initiative_ties"] == "simultaneous" and not c.moment:
            c.moment = moment(c, queue)
        then(c, ("action_check", queue[0]), ("action_checks",))


def moment(c: Fight, queue: list[str]) -> list[str]:
    """GD-03.5, ruling simultaneous: all of one initiative act at the same moment."""
    first = order_key(c, queue[0])
    equal = [who for who in queue if order_key(c, who) == first and can_act(c, who)]
    return equal if len(equal) > 1 else []


def takes_hold(c: Fight) -> None:
    """GD-03.5, ruling simultaneous: all of the moment have acted; what befell them in it takes hold now."""
    befallen, c.held, c.moment = c.held, [], []
    then(c, *befallen, ("action_checks",))


# 終了チェック


@beat("end_check", "GD-05.1", "GD-05.2", "GD-05.3", "GD-07.34", "GD-00.16")
def end_check(c: Fight, table: Table) -> None:
    """End what lasts for the round, without a roll; then the clock goes on."""
    c.stage = "end_check"
    table.tell("end_check")
    for who, fighter in c.fighters.items():
        lose_wait(c, table, who)
        remove(c, table, who, "unstable", "end_check")
        fighter.posture = False
        fighter.tactics = 0
        fighter.halved_legs = []
        if c.rulings["movement_modifier_scope"] != "to_next_declaration":
            fighter.method = ""
    c.seconds += round_seconds(c)
    then(c, ("next_round",))


def lose_wait(c: Fight, table: Table, who: str) -> None:
    """GD-04.5: an action check waited with and not taken is lost, and counts as ended here."""
    fighter = c.fighters[who]
    if fighter.waiting and not fighter.acted:
        fighter.waiting = False
        begin(c, table, who)
        end(c, table, who)


@beat("next_round", "GD-01.3")
def next_round(c: Fight, table: Table) -> None:
    """The fight is over, or goes on with the next penalty check."""
    then(c, ("fight_end",) if judge_end(c, table) else ("round",))


@beat("fight_end", "GD-01.3", "GD-07.41")
def fight_end(c: Fight, table: Table) -> None:
    """Conditions and the clock are kept as they are; nothing is rolled or lost any more.

    GD-07.41: by ruling the spare time that follows removes the serious wounds of the living.
    """
    c.over = True
    if c.rulings["spare_time"] == "after_fight":
        for name, fighter in c.fighters.items():
            heal(c, table, name, [] if fighter.dead else serious(c, name))
    instead(c)
    table.tell("fight_end", winner=c.winner, by=c.ended_by, rounds=c.round)
