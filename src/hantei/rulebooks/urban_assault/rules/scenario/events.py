"""What the effects of a scenario do (UA-SC.2), and when an operation is won or lost by them (UA-SC.18, UA-SC.28)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hantei.core.agenda import cut_to, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...content.language import Achieve, Choose, Count, Effect, Encounter, End, Go, If, Loot, Roll, Say, Strike, Wait
from ...content.rows import find_row, span
from ...state import Campaign, Waiting, at
from ..battle.end import end_battle, waves_to_come
from ..battle.enemies import standing
from ..beats import beat
from ..camp import pausing
from ..dice import dice, roll_formula
from ..loot import table_die
from ..operation import all_met, go_to
from ..squad import alive
from ..two_leaders import one_leader, speaker
from .checks import called_for
from .conditions import holds, named_unit
from .goods import gain, lose, open_shop, pay, payers
from .harm import afflict, heal, hurt, remove, restore, trap, wound
from .in_battle import damage_unit, modify, reinforce, shift_level
from .people import bring_back, capture, join, lose_member, part, recruit, release

Carry = Callable[[Campaign, Table, Any, str, str], None]


@beat("effects", "UA-SC.6", "UA-34.4")
def effects(c: Campaign, table: Table, path: str, seat: str = "") -> None:
    """Effects are carried out in the order listed; `seat` is the leader whom they already concern."""
    then(c, *(("effect", f"{path}/{i}", seat) for i in range(len(at(c, path)))))


@beat("effect", "UA-SC.2", "UA-34.17", "UA-44.1", "UA-SC.28")
def carry_out(c: Campaign, table: Table, path: str, seat: str = "") -> None:
    """One effect of the scenario; then it is judged whether the operation is won or lost.

    UA-31.1: before an encounter or a trap a leader hurt since the last rest may still eat or give first aid.
    """
    effect: Effect = at(c, path)
    if c.battle is None and effect.do in ("encounter", "trap"):
        seats = pausing(c)
        if seats:
            then(c, *(("pause", one) for one in seats), ("effect", path, seat))
            return
    EFFECTS[effect.do](c, table, effect, path, seat)
    judge(c, table)


# Judging the operation


@beat("judge", "UA-44.1", "UA-SC.18", "UA-SC.28")
def judge_beat(c: Campaign, table: Table) -> None:
    """Objectives and failure are judged again."""
    judge(c, table)


def judge(c: Campaign, table: Table) -> None:
    """UA-44.1, UA-SC.18: objectives whose condition holds are met; when all are, the operation is over at that moment,
    unless it is to go on. UA-SC.28: a failure that the scenario names loses it; an objective met in time comes first.
    """
    op = c.op
    if not op.result:
        for name, objective in c.scenario.objectives.items():
            if objective.when is not None and holds(c, objective.when):
                meet(c, table, name)
        if all_met(c):
            stop(c, table, "lap_over")
            return
        for failure in c.scenario.failure:
            if not op.result and holds(c, failure.when):
                op.result, op.ending = "failed", failure.ending
                table.tell("operation_failed", ending=failure.ending)
    if op.result:
        stop(c, table, "operation_over")


def meet(c: Campaign, table: Table, name: str) -> None:
    """UA-34.16: an objective is met, once."""
    if name not in c.op.objectives:
        c.op.objectives.append(name)
        table.tell("objective_met", objective=name)


def stop(c: Campaign, table: Table, at_beat: str) -> None:
    """UA-44.1, UA-44.2: nothing of the operation comes any more; a battle still running is broken off first.

    A battle with nobody left to fight ends by itself, as a victory, and is judged afterwards.
    """
    if c.battle is not None:
        if c.op.result or standing(c) or waves_to_come(c):
            end_battle(c, table, "broken_off")
        return
    cut_to(c, "operation_over")
    if at_beat == "lap_over":
        then(c, ("lap_over",))


# What the scenario says and counts


def say(c: Campaign, table: Table, effect: Say, path: str, seat: str) -> None:
    """The players are told something; the text is found by its path."""
    table.tell("say", path=path)


def count(c: Campaign, table: Table, effect: Count, path: str, seat: str) -> None:
    """UA-SC.19: a counter of the scenario is set, or changed."""
    before = c.op.counters.get(effect.counter, 0)
    after = effect.set if effect.set is not None else before + roll_formula(c, table, effect.add, "counter")
    c.op.counters[effect.counter] = after
    why = {} if effect.why is None else {"path": path}
    table.tell("counted", None, counter=effect.counter, change=after - before, now=after, **why)


def wait(c: Campaign, table: Table, effect: Wait, path: str, seat: str) -> None:
    """UA-SC.2: an effect that waits for its moment; one for the operation may end with a lap."""
    laps = effect.laps or (1 if c.scenario.progress.between_laps == "operation" else 0)
    last = c.op.lap + laps - 1 if laps and effect.scope == "operation" else 0
    c.op.waiting.append(Waiting(path, effect.scope, last))
    if last:
        table.tell("waits", path=path, scope=effect.scope, until_lap=last)
    else:
        table.tell("waits", path=path, scope=effect.scope)


def achieve(c: Campaign, table: Table, effect: Achieve, path: str, seat: str) -> None:
    """UA-34.16, UA-SC.18: an objective is met."""
    meet(c, table, effect.objective)


def end(c: Campaign, table: Table, effect: End, path: str, seat: str) -> None:
    """UA-SC.2, UA-SC.28: the scenario ends the operation."""
    if not c.op.result:
        c.op.result, c.op.ending = effect.result, effect.ending
        table.tell("operation_ended", result=effect.result, ending=effect.ending)


def go(c: Campaign, table: Table, effect: Go, path: str, seat: str) -> None:
    """UA-SC.2: on to another map at once, without drawing."""
    go_to(c, effect.tile)


# Ways that part


def branch(c: Campaign, table: Table, effect: If, path: str, seat: str) -> None:
    """UA-43.1: effects under a condition."""
    then(c, ("effects", f"{path}/{'then' if holds(c, effect.when) else 'otherwise'}", seat))


def choose(c: Campaign, table: Table, effect: Choose, path: str, seat: str) -> None:
    """UA-43.1, UA-11.2: a choice of the players, or of the referee; only what is open and can be paid is offered."""
    open_to = [i for i, option in enumerate(effect.options) if holds(c, option.when) and payers(c, option)]
    if not open_to:
        return
    asked = c.judge if effect.who == "referee" else seat if seat in alive(c) else speaker(c)
    ids = [effect.options[i].id for i in open_to]
    clause = "UA-11.2" if effect.who == "referee" else "UA-43.1"
    taken = open_to[ids.index(table.choose(Choice(asked, "event", clause, ids, {"path": path})))]
    table.tell("chosen", who=asked, path=f"{path}/options/{taken}")
    pay(c, table, effect.options[taken], seat)
    then(c, ("effects", f"{path}/options/{taken}/then", seat))


def roll(c: Campaign, table: Table, effect: Roll, path: str, seat: str) -> None:
    """UA-SC.2, UA-SC.30: a small table; local procurement helps where it is one of equipment or supplies.

    UA-28.49: an injury roll exists only here; conditions may add to it, up to the table's last row.
    """
    paid: dict[str, Fact] = {}
    if effect.kind == "injury":
        seat = one_leader(c, table, "UA-45.8", seat, {"what": effect.kind})
        face = table.roll(dice(c, effect.die), "event_table")
        die = face + effect.modifier
        for name in c.squads[seat].leader.conditions:
            die += c.scenario.conditions[name].injury_roll if name in c.scenario.conditions else 0
        die = min(die, max(span(row)[1] for row in effect.rows))
    elif effect.kind == "other" or effect.die != "1d6":
        face = table.roll(dice(c, effect.die), "event_table")
        die = face + effect.modifier
    else:
        seat = one_leader(c, table, "UA-45.8", seat, {"what": effect.kind})
        face, die = table_die(c, table, seat, effect.kind, effect.modifier, shown=True)
        if die != face + effect.modifier:  # UA-23.1
            leader = c.squads[seat].leader
            paid = {"paid": leader.sub, "points": leader.points}
    row = find_row(effect.rows, die)
    table.tell("table_row", None, path=path, face=face, die=die, row=row, **paid)
    then(c, ("effects", f"{path}/rows/{row}", seat))


def loot(c: Campaign, table: Table, effect: Loot, path: str, seat: str) -> None:
    """UA-SC.12: rolls on a loot table."""
    if effect.rolls > 0:
        then(c, ("loot", effect.rolls, effect.modifier, effect.table))


def encounter(c: Campaign, table: Table, effect: Encounter, path: str, seat: str) -> None:
    """UA-SC.25: hostile forces are met; UA-28.33: those already taken by a flashbang fight no battle."""
    here = [i for i, unit in enumerate(effect.units) if not unit.arrives and holds(c, unit.present)]
    if here and all(f"captured:{path}/units/{i}" in c.op.map_marks for i in here):
        then(c, ("effects", f"{path}/victory", seat))
        return
    then(c, ("encounter", path))


# In battle


def strike(c: Campaign, table: Table, effect: Strike, path: str, seat: str) -> None:
    """UA-SC.2, UA-SC.23, UA-SC.34: what the scenario does to a running battle."""
    if c.battle is None or c.battle.result:
        return
    amount = roll_formula(c, table, effect.amount, effect.do)
    unit = named_unit(c, effect.unit)
    if effect.unit and not unit:
        return
    if effect.do == "damage_unit":
        damage_unit(c, table, unit, amount)
    elif effect.do == "damage_chosen":
        then(c, ("damage_chosen", speaker(c), amount))
    elif effect.do == "level":
        shift_level(c, table, unit, amount)
    elif effect.do == "reinforce":
        reinforce(c, table, unit, amount)
    elif effect.do == "modify_battle":
        modify(c, table, effect, path)
    else:
        end_battle(c, table, effect.result)


EFFECTS: dict[str, Carry] = {
    "say": say,
    "gain": gain,
    "lose": lose,
    "hurt": hurt,
    "heal": heal,
    "wound": wound,
    "afflict": afflict,
    "cure": remove,
    "restore": restore,
    "check": called_for,
    "choose": choose,
    "roll": roll,
    "trap": trap,
    "loot": loot,
    "shop": open_shop,
    "join": join,
    "part": part,
    "count": count,
    "wait": wait,
    "if": branch,
    "capture": capture,
    "release": release,
    "recruit": recruit,
    "bring_back": bring_back,
    "drop_out": lose_member,
    "objective": achieve,
    "end": end,
    "go": go,
    "damage_unit": strike,
    "damage_chosen": strike,
    "level": strike,
    "reinforce": strike,
    "modify_battle": strike,
    "end_battle": strike,
    "encounter": encounter,
}
