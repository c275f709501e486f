"""Chapters 16, 41, 44, 45: a campaign: operations one after another, their end, death and successors."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Campaign, Leader, Operation, Squad
from .battle.harm import stage
from .beats import beat
from .gear import drop, drop_surplus, gear_of, life_max
from .leader import NEW_LEADER_LEVEL
from .operation import lasting_marks
from .scenario.conditions import holds
from .scenario.overrides import apply_rulings, override
from .squad import alive, full_life, number_of, stock
from .stocks import give_stage_magazines, rations, restore


@beat("campaign", "UA-03.1", "UA-32.1", "UA-45.1")
def campaign(c: Campaign, table: Table, scenario: str, difficulty: str) -> None:
    """Make one leader or two, except for those who bring their squad; then begin the first operation."""
    entries: list[BeatCall] = []
    written_down = c.content.scenarios[scenario].squads
    for seat in (seat for seat in c.squads if seat not in written_down):
        entries += [("create_leader", seat, NEW_LEADER_LEVEL), ("initial_gear", seat)]
    then(c, *entries, ("operation", scenario, difficulty))


@beat("operation", "UA-41.10", "UA-45.5", "UA-32.6", "UA-27.22")
def operation(c: Campaign, table: Table, scenario: str, difficulty: str) -> None:
    """An attempt at a scenario: successors where needed, preparation, the operation itself, its end."""
    c.operation = Operation(scenario, difficulty)
    apply_rulings(c)
    if not difficulty and c.scenario.difficulties:
        options = list(c.scenario.difficulties)
        c.op.difficulty = table.choose(Choice(c.judge, "difficulty", "UA-SC.3", options))
    table.tell("operation", scenario=scenario, difficulty=c.op.difficulty)
    entries: list[BeatCall] = []
    for seat, squad in c.squads.items():
        if squad.leader.killed:
            entries += [("succeed", seat)]
    then(c, *entries, ("organise",))


@beat("organise", "UA-27.22", "UA-45.5")
def organise(c: Campaign, table: Table) -> None:
    """Preparation of every squad; two leaders settle first whether their stocks are one."""
    seats = list(c.squads)
    notice_levels(c, table)
    if len(seats) > 1:
        ruling = c.rulings["pool_two_leaders"]
        options = ["separate", "shared"] if ruling == "ask" else [ruling]
        pool_stocks(c, table.choose(Choice(seats[0], "pool", "UA-45.5", options)))
    first: list[BeatCall] = [] if c.rulings["deployment_cap_timing"] == "after_purchases" else [("level_stock", 1)]
    fees: list[BeatCall] = [("hire_fees", seat) for seat in seats]
    menus: list[BeatCall] = [("prepare", seat) for seat in seats]
    then(c, *first, *fees, *menus, ("deploy",), ("begin_operation",), ("operation_over",))


def notice_levels(c: Campaign, table: Table) -> None:
    """UA-SC.29, UA-16.6: leaders above or below the level that the scenario is meant for are told so, and may start."""
    meant = c.scenario.suggested_level
    for seat, squad in c.squads.items():
        if meant is not None and not meant.min <= squad.leader.level <= meant.max:
            table.tell("suggested_level", who=seat, low=meant.min, high=meant.max, level=squad.leader.level)


def pool_stocks(c: Campaign, choice: str) -> None:
    """UA-45.5: one common stock, or one each; a common stock is held by the first squad."""
    first, second = c.squads.values()
    if choice == "shared" and c.pool != "shared":
        first.magazines += second.magazines
        first.scrip += second.scrip
        second.magazines = second.scrip = 0
    if choice == "separate" and c.pool == "shared":
        second.magazines, second.scrip = first.magazines // 2, first.scrip // 2
        first.magazines -= second.magazines
        first.scrip -= second.scrip
    c.pool = choice


# The end of an operation


@beat("operation_over", "UA-44.1", "UA-44.2", "UA-34.15")
def operation_over(c: Campaign, table: Table) -> None:
    """Rewards of a completed operation, then the steps after it; a lost one goes to the successor."""
    op = c.op
    c.battle = None
    lost: dict[str, Fact] = {"stage": stage(c)} if op.result == "lost" else {}
    table.tell("operation_over", None, result=op.result, **lost)
    if op.result == "lost":
        then(c, ("lost",))
        return
    entries: list[BeatCall] = []
    if op.result == "completed":
        entries.append(("effects", "rewards"))
        for companion in op.companions:
            entries.append(("effects", f"companions/{companion}/at_end"))
        entries.append(("prisoners_delivered",))
    then(c, *entries, ("wrap_up",))


@beat("prisoners_delivered", "UA-SC.14")
def prisoners_delivered(c: Campaign, table: Table) -> None:
    """Prisoners brought home pay what the scenario says; without an entry they have no worth."""
    entries: list[BeatCall] = []
    for kind, n in c.op.prisoners.items():
        spec = c.scenario.prisoners.get(kind)
        if spec is None or not n:
            continue
        held = stock(c, alive(c)[0])
        held.magazines += spec.magazines * n
        held.scrip += spec.scrip * n
        paid = {"magazines": spec.magazines * n, "scrip": spec.scrip * n}
        table.tell("delivered", None, prisoner=kind, n=n, **paid, now_magazines=held.magazines, now_scrip=held.scrip)
        entries += [("effects", f"prisoners/{kind}/delivered")] * n if spec.delivered else []
    then(c, *entries)


@beat("wrap_up", "UA-44.3", "UA-16.2", "UA-44.4", "UA-44.6", "UA-44.7", "UA-44.8", "UA-44.9")
def wrap_up(c: Campaign, table: Table) -> None:
    """Experience, recovery of the leaders, of the members, consumables, conversion: in this order."""
    op = c.op
    tell_ending(c, table, op.result)
    for seat in alive(c):
        experience(c, table, seat, op.result)
    recover(c)
    if op.result == "completed" and op.scenario not in c.completed:
        c.completed.append(op.scenario)
    c.stages[op.scenario] = 0  # UA-41.10
    c.operation = None
    apply_rulings(c)
    for seat in alive(c):
        drop_surplus(c, table, seat)  # UA-27.23: armour handed back, companions gone
    then(c, ("interlude",))


def recover(c: Campaign) -> None:
    """UA-44.6 to UA-44.9: recovery of the leaders, of the members, consumables: in this order."""
    for squad in c.squads.values():
        hand_back(c, squad)  # UA-21.18: first the loss, then recovery, and no death in between
    for seat in alive(c):
        squad = c.squads[seat]
        restore(c, squad)
        squad.leader.wounds = 0
        squad.leader.conditions = []
    for squad in c.squads.values():
        members_recover(c, squad)
        tidy(c, squad)


def unwell(c: Campaign, seat: str) -> bool:
    """Whether a leader has something to recover from: lost life, wounds, conditions."""
    leader = c.squads[seat].leader
    return bool(leader.life < life_max(c, c.squads[seat]).value or leader.wounds or leader.conditions)


@beat("lap_break", "UA-SC.17", "UA-44.3", "UA-27.22")
def lap_break(c: Campaign, table: Table) -> None:
    """Between laps that are operations of their own: experience, recovery, preparation, the cap, what is issued.

    Progress, counters, companions and prisoners go on; what can be done once in an operation can be done again.
    """
    for seat in alive(c):
        experience(c, table, seat, "completed")
    hurt = [seat for seat in alive(c) if unwell(c, seat)]
    recover(c)
    for seat in hurt:
        table.tell("recovered", who=seat, life=c.squads[seat].leader.life)
    c.op.marks = lasting_marks(c)
    seats = alive(c)
    first: list[BeatCall] = [] if c.rulings["deployment_cap_timing"] == "after_purchases" else [("level_stock", 1)]
    fees: list[BeatCall] = [("hire_fees", seat) for seat in seats]
    menus: list[BeatCall] = [("prepare", seat) for seat in seats]
    lent: list[BeatCall] = [("issue", i) for i, entry in enumerate(c.scenario.issue) for _ in range(entry.count)]
    then(c, *first, *fees, *menus, ("deploy",), *lent)


def tell_ending(c: Campaign, table: Table, result: str) -> None:
    """The epilogue: the one an event named, else the first whose result and condition fit."""
    name = c.op.ending
    if not name:
        fitting = [key for key, entry in c.scenario.endings.items() if entry.result == result and holds(c, entry.when)]
        name = fitting[0] if fitting else ""
    if name:
        table.tell("ending", path=f"endings/{name}/text")


def experience(c: Campaign, table: Table, seat: str, result: str) -> None:
    """UA-16.2, UA-44.4: one point for a completed operation; the level rises with it (UA-16.5)."""
    leader = c.squads[seat].leader
    counts = result == "completed" or (result == "failed" and c.rulings["xp_for_failure"] == "every_end")
    once = c.scenario.xp == "once_per_leader" and c.op.scenario in leader.done
    if not counts or once or c.scenario.xp == "none":
        return
    leader.level += override(c, "UA-16.2", 1)
    leader.done.append(c.op.scenario)
    table.tell("experience", who=seat, level=leader.level)


def hand_back(c: Campaign, squad: Squad) -> None:
    """UA-21.17, UA-21.18: requested gear is lost, which kills nobody; issued gear goes back.

    A started drone never starts again (UA-40.20).
    """
    for key, item in list(squad.items.items()):
        if item.requested or item.issued or item.started or not gear_of(c, item).kept:
            drop(c, squad, key)


def members_recover(c: Campaign, squad: Squad) -> None:
    """UA-44.7: the living are restored; UA-44.8: the lost do not return; the drone stops; the issued go home."""
    for key, member in list(squad.members.items()):
        if not member.active or member.issued or member.role == "drone":
            if not member.issued and member.role != "drone":
                c.missing.setdefault(member.role, []).append(number_of(c, key))
            del squad.members[key]
            continue
        member.life = full_life(c, member)
        member.absent = member.silent = False
        member.used = []


def tidy(c: Campaign, squad: Squad) -> None:
    """UA-44.9, UA-31.5: MRE do not carry over; unused expendables are kept unless the table rules otherwise.

    Guns, protection and shields (UA-28.97) and equipment (UA-39.6) stay with the leader.
    """
    squad.mre = 0
    if c.rulings["expendables_after_operation"] == "lost":
        for key, item in list(squad.items.items()):
            if gear_of(c, item).kind == "expendable":
                drop(c, squad, key)
    for item in squad.items.values():
        item.bearer = ""


@beat("interlude", "UA-44.2", "UA-27.16")
def interlude(c: Campaign, table: Table) -> None:
    """Between operations: on to another scenario, or the campaign rests here."""
    options = [f"next:{scenario}" for scenario in c.content.scenarios]
    choice = table.choose(Choice(next(iter(c.squads)), "interlude", "UA-44.2", ["finish", *options]))
    if choice == "finish":
        c.over = True
        return
    then(c, ("operation", choice.removeprefix("next:"), ""))


# Death and successors


@beat("lost", "UA-41.3", "UA-41.4")
def lost(c: Campaign, table: Table) -> None:
    """The attempt is lost; the player carries on with a successor, who tries again from the start, or gives up.

    With the ruling in_place the successor takes over on the same map, if one was reached.
    """
    tell_ending(c, table, "lost")
    seat = next(iter(c.squads))
    choice = table.choose(Choice(seat, "after_death", "UA-41.3", ["successor", "finish"], {"stage": stage(c)}))
    if choice == "finish":
        c.over = True
        return
    if c.rulings["after_leader_death"] == "restart" or not c.op.entered:
        for squad in c.squads.values():
            hand_back(c, squad)
            members_recover(c, squad)
        then(c, ("operation", c.op.scenario, c.op.difficulty))
        return
    then(c, *(("succeed", name) for name in c.squads), ("take_command",))


@beat("succeed", "UA-41.6", "UA-41.7", "UA-41.8", "UA-41.15")
def succeed(c: Campaign, table: Table, seat: str) -> None:
    """What the squad keeps: stocks, survivors, standing equipment; abilities, skills and personal gear are lost.

    The dead lead no further operation (UA-41.2).
    """
    squad = c.squads[seat]
    level = squad.leader.level
    special = c.rulings["special_equipment_inherited"] == "inherited"
    keeps = ("equipment", "special") if special else ("equipment",)
    squad.spares = [item.attachment for item in squad.items.values() if item.attachment]
    squad.items = {
        key: item for key, item in squad.items.items() if gear_of(c, item).kind in keeps and not item.started
    }
    squad.worn = squad.gun = squad.shield = ""
    squad.leader = Leader("", "melee", level)
    then(c, ("create_leader", seat, level), ("initial_gear", seat))


@beat("take_command", "UA-41.4", "UA-41.11")
def take_command(c: Campaign, table: Table) -> None:
    """Option in_place: the successor goes on from the same map, with MRE and the stage's magazines at once.

    The map counts as entered once, and the way back (UA-42.6) leads where it led before.
    """
    op = c.op
    op.result = ""
    op.battles = 0
    for seat in alive(c):
        stock(c, seat).mre += rations(c)  # UA-41.15
    give_stage_magazines(c, table)
    then(c, ("enter", op.tile, op.row, op.position), ("operation_over",))
    op.entered -= 1
    if c.scenario.progress.mode == "linear":
        op.tile = op.before
    else:
        op.position = op.before
