"""Chapter 36: the battle (戦闘): its start, round 0, and the order of every round."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...state import Campaign, encounter, spec, waiting
from ..beats import beat
from ..gear import drop_surplus, grip, has_light, safe_grips, take_grip
from ..leader import knows
from ..scenario.conditions import traits
from ..scenario.in_battle import attackers_max, gather, hold_back, reinforce
from ..squad import alive, can_be_hit, fighters, in_stock, member_of, stock
from .actions import action_entries, free_skills, zero_skills
from .attack_modifiers import dark_penalty, darkness_hinders
from .end import end_battle, judge_end
from .enemies import enemies, groups, standing
from .expendables import usable_items
from .harm import hurt_leader, stage
from .hit_table import hit_table
from .shooting_skills import preempt
from .snipers import ready_snipers
from .targeting import dies_decide
from .withdrawal import may_withdraw

# The start


@beat("battle_start", "UA-36.2", "UA-41.13", "UA-29.11", "UA-27.24")
def battle_start(c: Campaign, table: Table) -> None:
    """Settle what holds for the whole battle: light, stocks, the level of a first battle, effects that waited."""
    battle = c.fight
    battle.dark = "dark" in traits(c)
    if stage(c) >= 3 and c.op.battles == 0:
        battle.level_shift = 1
    c.op.battles += 1
    for seat in alive(c):
        battle.began_with[seat] = stock(c, seat).magazines
    gather(c)
    first = battle.first
    begun: dict[str, Fact] = {}
    for effect in battle.effects:
        wait = waiting(c, effect)
        if wait.first and wait.first != battle.first:
            battle.first = wait.first
            begun["since"] = effect.path
        if wait.extra_enemies and groups(c):
            reinforce_first(c, table, wait.extra_enemies)
        if wait.absent:
            send_away(c, table)
        if wait.silent:
            keep_silent(c, table)
    hold_back(c)
    turned = battle.first != first
    begun |= firm(c, first) | own_limit(c) | common_limit(c)
    most = attackers_max(c) or 0
    begun |= {"first": battle.first, "space": battle.space, "dark": battle.dark, "turned": turned}
    table.tell("battle_begins", None, **begun, attackers=most, **hindrance(c))
    if dies_decide(c):
        table.tell("mixed")
    seats = alive(c)
    then(
        c,
        *(("grip", seat) for seat in seats),
        *(("c4_before", seat) for seat in seats),
        *(("preempt", seat) for seat in seats),
        ("round_zero",),
    )


def firm(c: Campaign, first: str) -> dict[str, Fact]:
    """UA-35.19, UA-38.6: which groups stay at half their number too, where no reaction says it (for the log)."""
    meeting = encounter(c, c.fight)
    read = bool(meeting.reactions) and first == "enemy" and not meeting.first and not meeting.initiative_target
    units = c.fight.units
    those: list[str] = [
        key
        for key in groups(c)
        if spec(c, units[key]).never_withdraws or (not read and units[key].attitude == "fight_to_the_end")
    ]
    return {"firm": those} if those else {}


def own_limit(c: Campaign) -> dict[str, Fact]:
    """UA-SC.23: a group that withdraws at a number of its own, and that number, if it is the only one (for the log)."""
    units = c.fight.units
    able = [key for key in groups(c) if may_withdraw(c, units[key]) and spec(c, units[key]).withdraw_at is not None]
    return {"until": able[0], "least": spec(c, units[able[0]]).withdraw_at or 0} if len(able) == 1 else {}


def common_limit(c: Campaign) -> dict[str, Fact]:
    """UA-SC.23: units that withdraw together at a number of the scenario's, fallen or left (for the log)."""
    meeting = encounter(c, c.fight)
    limit = meeting.joined_felled or meeting.joined_at
    those: list[str] = [key for key in standing(c) if key in meeting.joined_units]
    if not limit or len(those) < 2 or not all(may_withdraw(c, c.fight.units[key]) for key in those):
        return {}
    return {"together": those, "way": "felled" if meeting.joined_felled else "left", "limit": limit}


def hindrance(c: Campaign) -> dict[str, Fact]:
    """UA-28.57: what the dark does to shots, and whose they are; nothing where it hinders nobody."""
    seats = alive(c)
    leaders = [seat for seat in seats if darkness_hinders(c, c.squads[seat], seat)]
    members = any(darkness_hinders(c, c.squads[seat], who) for seat in seats for who in fighters(c, c.squads[seat]))
    if not dark_penalty(c) or not (leaders or members):
        return {}
    whose = "leaders" if not members else "all" if leaders == seats else "members"
    return {"penalty": dark_penalty(c), "hindered": whose}


def reinforce_first(c: Campaign, table: Table, amount: int) -> None:
    """One more enemy in the first group, there from the start."""
    key = groups(c)[0]
    reinforce(c, table, key, amount)
    c.fight.units[key].initial = c.fight.units[key].strength


def send_away(c: Campaign, table: Table) -> None:
    """A member found by the hit table stays out of this battle."""
    key = somebody(c, table)
    if key:
        member_of(c, key).absent = True
        table.tell("absent", who=key)


def keep_silent(c: Campaign, table: Table) -> None:
    """A member found by the hit table is there, but does not attack in this battle."""
    key = somebody(c, table)
    if key:
        member_of(c, key).silent = True
        table.tell("silent", who=key)


def somebody(c: Campaign, table: Table) -> str:
    """A member found by the hit table, in the first squad that has one to be hit; "" where none has."""
    seats = [seat for seat in alive(c) if can_be_hit(c, c.squads[seat])]
    return hit_table(c, table, seats[0], picks=True) if seats else ""


@beat("grip", "UA-27.24")
def choose_grip(c: Campaign, table: Table, seat: str) -> None:
    """Before round 0 the leader names gun and shield; UA-27.23: the limit may sink with it."""
    squad = c.squads[seat]
    choice = table.choose(Choice(seat, "grip", "UA-27.24", safe_grips(c, squad), {"now": grip(squad)}))
    if choice != grip(squad):
        take_grip(c, squad, choice)
        drop_surplus(c, table, seat)


# Round 0


@beat("round_zero", "UA-36.4", "UA-28.82", "UA-28.60")
def round_zero(c: Campaign, table: Table) -> None:
    """Round 0 always takes place and is the squad's: opening shots of snipers, one act of each leader."""
    c.fight.phase = "zero"
    seats = alive(c)
    shots: list[BeatCall] = [("sniper_shot", key) for seat in seats for key in ready_snipers(c, seat)]
    lights: list[BeatCall] = [("light", seat) for seat in seats]
    acts: list[BeatCall] = [("zero_act", seat) for seat in seats]
    then(c, *lights, ("course",), *shots, *acts, ("round",))


@beat("light", "UA-28.59", "UA-28.60")
def light(c: Campaign, table: Table, seat: str) -> None:
    """In the dark the leader declares the flashlight on or off at the start of each round."""
    squad = c.squads[seat]
    if seat in c.fight.lights:
        c.fight.lights.remove(seat)
    if not c.fight.dark or not has_light(c, squad):
        return
    if table.choose(Choice(seat, "light", "UA-28.60", ["light_off", "light_on"])) == "light_on":
        c.fight.lights.append(seat)


@beat("zero_act", "UA-36.4", "UA-19.2", "UA-28.26")
def zero_act(c: Campaign, table: Table, seat: str) -> None:
    """One expendable or one skill that deals no damage, besides skills that are no action."""
    if c.squads[seat].leader.life <= 0:
        return
    acts = [*zero_skills(c, seat), *usable_items(c, seat, zero=True)]
    free = free_skills(c, seat)
    choice = table.choose(Choice(seat, "zero_act", "UA-36.4", [*acts, *free, "pass"]))
    if choice == "pass":
        return
    again = choice in free or c.rulings["round_zero_limit"] == "unlimited"
    then(c, *action_entries(c, seat, choice), *([("zero_act", seat)] if again else []))


# Rounds


@beat("round", "UA-36.5", "UA-36.2")
def start_round(c: Campaign, table: Table) -> None:
    """Start of round, first side, second side, end of round; the first side stays first in every round."""
    battle = c.fight
    battle.round += 1
    battle.attackers = 0
    battle.protected = []
    battle.half_acted = []
    battle.enemies_at_start = enemies(c)
    there = standing(c)
    battle.lone = there[0] if len(there) == 1 else ""
    for unit in battle.units.values():
        unit.attacked = False
    apart = [seat for seat, squad in c.squads.items() if squad.magazines]
    each: dict[str, Fact] = {"holders": apart, "shares": [c.squads[seat].magazines for seat in apart]}
    table.tell("round", None, n=battle.round, magazines=in_stock(c), **(each if len(apart) > 1 else {}))
    seats = alive(c)
    late = [("late_preempt", seat) for seat in seats] if battle.first == "enemy" and battle.round > 1 else []
    then(c, *(("light", seat) for seat in seats), ("blasts",), ("arrivals",), ("course",), *late, ("phases",))


@beat("late_preempt", "UA-19.17")
def late_preempt(c: Campaign, table: Table, seat: str) -> None:
    """Option any_round: declared in a later round it makes the squad the first side from then on."""
    usable = c.rulings["preemptive_fire_timing"] == "any_round" and c.fight.first == "enemy"
    if not usable or not knows(c, c.squads[seat].leader, "preemptive_fire"):
        return
    if table.choose(Choice(seat, "preemptive_fire", "UA-19.17", ["wait", "fire"])) == "fire":
        preempt(c, table, seat)


@beat("phases", "UA-36.1", "UA-36.2", "UA-36.3")
def phases(c: Campaign, table: Table) -> None:
    """First side, then second side; units that always act first come before either."""
    early: list[BeatCall] = []
    if any(spec(c, c.fight.units[key]).always_first for key in standing(c)):
        early = [("enemy_phase", 1)]
    squad, enemy = ("squad_phase",), ("enemy_phase", 0)
    order = [squad, enemy] if c.fight.first == "squad" else [enemy, squad]
    then(c, *early, *order, ("round_end",))


@beat("round_end", "UA-36.5", "UA-28.50", "UA-19.3")
def round_end(c: Campaign, table: Table) -> None:
    """End of round: a third wound costs 1 life, stuns end, effects of the first round end."""
    battle = c.fight
    for unit in battle.units.values():
        unit.stunned = False
        if c.rulings["stun_timing"] == "same_round":  # UA-28.31: else it waits for the next enemy phase
            unit.flashed = 0
    if battle.round == 1:
        battle.effects = [effect for effect in battle.effects if effect.scope != "first_round"]
    judge_end(c, table)
    if battle.result:
        return
    limit = encounter(c, battle).rounds
    if limit and battle.round >= limit:
        end_battle(c, table, encounter(c, battle).rounds_result)
        return
    for seat in alive(c):
        if c.squads[seat].leader.wounds >= 3:
            table.tell("bleeding", who=seat)
            hurt_leader(c, table, seat, 1)
    if not battle.result:
        then(c, ("round",))
