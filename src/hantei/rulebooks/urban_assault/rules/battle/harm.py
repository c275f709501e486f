"""Damage: to the leader, to members by the hit table, wounds, and death (chapters 36, 28, 41)."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Campaign, Squad, waiting
from ..dice import D6
from ..gear import drop_surplus, find, gear_of, life_max
from ..squad import alive, can_be_hit, in_action, role_of
from ..two_leaders import cut_to

MOST_WOUNDS = 3  # UA-28.50
MOST_STAGES = 3  # UA-41.14


def wound_rule(c: Campaign) -> bool:
    """Whether wounds are levels (UA-28.50); in the other readings an injury is only a condition."""
    return c.rulings["injury_reading"] == "wound_levels"


# The leader


def hurt_leader(c: Campaign, table: Table, seat: str, amount: int, kind: str = "attack") -> None:
    """UA-36.22: damage comes off the leader's life; at 0 the leader falls (UA-13.2, UA-13.3, UA-41.1).

    `kind`: the EOD suit takes 1 off explosions and traps, down to 0 (UA-28.16, UA-30.3); a rope cancels one fall
    an operation (UA-28.63).
    """
    squad = c.squads[seat]
    amount = max(0, amount - softened(c, squad, kind))
    if kind == "fall" and amount and find(squad, "rope") and f"rope:{seat}" not in c.op.marks:
        c.op.marks.append(f"rope:{seat}")
        table.tell("rope_holds", who=seat)
        return
    squad.leader.life -= amount
    table.tell("hurt", who=seat, amount=amount, left=squad.leader.life)
    if amount:
        check_leader(c, table, seat)


def softened(c: Campaign, squad: Squad, kind: str) -> int:
    """How much the protection worn takes off damage of this kind."""
    if kind not in ("explosion", "trap") or not squad.worn:
        return 0
    return gear_of(c, squad.items[squad.worn]).blast_trap_damage * -1


def check_leader(c: Campaign, table: Table, seat: str) -> None:
    """UA-13.3, UA-41.1: at 0 life or below the leader is killed: at once, or when the battle ends if so ruled."""
    leader = c.squads[seat].leader
    if leader.life > 0 or leader.killed:
        return
    if c.rulings["leader_zero_life"] == "after_battle" and c.battle is not None and not c.battle.result:
        table.tell("incapacitated", who=seat)
        last_stand(c, table)
        return
    kill_leader(c, table, seat)


def last_stand(c: Campaign, table: Table) -> None:
    """UA-13.3, option after_battle: with nobody left to fight, incapacitated leaders are killed and the battle lost."""
    if c.battle is None or c.battle.result:
        return
    if any(c.squads[other].leader.life > 0 or fit(c, other) for other in alive(c)):
        return
    for seat in list(alive(c)):
        kill_leader(c, table, seat)


def fit(c: Campaign, seat: str) -> bool:
    """Whether a squad without its leader still has somebody to fight."""
    return bool(can_be_hit(c, c.squads[seat]))


def kill_leader(c: Campaign, table: Table, seat: str) -> None:
    """UA-41.1, UA-41.9, UA-41.14: the leader is killed, the stage rises, to 3 at most; UA-45.7: another takes over."""
    squad = c.squads[seat]
    squad.leader.killed = True
    c.fallen.append(squad.leader.name)
    c.fallen_level[seat] = squad.leader.level
    if c.operation is not None:
        c.stages[c.op.scenario] = min(MOST_STAGES, c.stages.get(c.op.scenario, 0) + 1)
    table.tell("killed", who=seat, name=squad.leader.name, stage=stage(c))
    others = alive(c)
    if others:
        take_over(c, table, seat, others[0])
        last_stand(c, table)
        return
    if c.operation is not None and not c.op.result:
        c.op.result = "lost"
    if c.battle is not None and not c.battle.result:
        c.battle.result = "lost"
        cut_to(c, "battle_over")
    elif c.battle is None:
        cut_to(c, "operation_over")


def take_over(c: Campaign, table: Table, seat: str, other: str) -> None:
    """UA-45.7: the other leader takes over the survivors, above squad size if need be, and the stocks."""
    fallen, heir = c.squads[seat], c.squads[other]
    heir.members.update(fallen.members)
    fallen.members = {}
    if c.pool != "shared":
        heir.magazines += fallen.magazines
        heir.scrip += fallen.scrip
        fallen.magazines = fallen.scrip = 0
    table.tell("taken_over", who=other, fallen=seat)


def stage(c: Campaign) -> int:
    """UA-41.9, UA-41.10: the reorganisation stage (再編段階) of the scenario now played."""
    return c.stages.get(c.op.scenario, 0) if c.operation is not None else 0


# Wounds


def add_wound(c: Campaign, table: Table, seat: str, levels: int = 1) -> None:
    """UA-28.50: the wounds of the leader rise, to 3 at most."""
    leader = c.squads[seat].leader
    before = leader.wounds
    leader.wounds = min(MOST_WOUNDS, before + levels)
    if leader.wounds != before:
        table.tell("wounded", who=seat, wounds=leader.wounds)


def curable(c: Campaign, squad: Squad) -> list[str]:
    """What a cure could take off the leader: a wound level, or one of the conditions; life in other readings."""
    leader = squad.leader
    options = ["wound"] if leader.wounds and wound_rule(c) else []
    reading = c.rulings["injury_reading"]
    if reading != "life_only":
        options += [name for name in leader.conditions if is_curable(c, name)]
    hurt = leader.life < life_max(c, squad).value
    if hurt and (reading == "life_only" or (reading == "condition_or_life" and not options)):
        options.append("life")
    return options


def is_curable(c: Campaign, condition: str) -> bool:
    """UA-SC.21: whether first aid, medic and kit help against a condition."""
    if c.operation is None or condition not in c.scenario.conditions:
        return True
    return c.scenario.conditions[condition].curable


def cure(c: Campaign, table: Table, seat: str, clause: str) -> bool:
    """UA-28.48, UA-28.50, UA-28.78: take one wound level or one injury off the leader, at the player's choice."""
    squad = c.squads[seat]
    options = curable(c, squad)
    if not options:
        return False
    choice = table.choose(Choice(seat, "cure", clause, options))
    if choice == "wound":
        squad.leader.wounds -= 1
    elif choice == "life":
        squad.leader.life += 1
    else:
        squad.leader.conditions.remove(choice)
    table.tell("cured", who=seat, what=choice)
    return True


# Members


def hurt_member(c: Campaign, table: Table, seat: str, key: str, amount: int, outright: bool = False) -> None:
    """UA-32.4, UA-33.4: a member at 0 life drops out; the drone may cancel damage once an operation (UA-40.19).

    `outright`: the member drops out whatever life is left (UA-28.50).
    """
    squad = c.squads[seat]
    member = squad.members[key]
    if role_of(c, member).cancels_damage and "cancel" not in member.used:
        choice = table.choose(Choice(seat, "cancel_damage", "UA-40.19", ["cancel", "take"], {"member": key}))
        if choice == "cancel":
            member.used.append("cancel")
            table.tell("cancelled", who=key)
            return
    member.life = 0 if outright else member.life - amount
    if member.life <= 0:
        drop_out(c, table, seat, key)


def drop_out(c: Campaign, table: Table, seat: str, key: str) -> None:
    """UA-32.4: the member has dropped out (脱落); a started drone is destroyed (UA-40.20)."""
    squad = c.squads[seat]
    squad.members[key].active = False
    squad.members[key].life = 0
    if c.battle is not None:
        c.battle.dropped.append(key)
    for item in squad.items.values():
        if item.bearer == key:
            item.bearer = ""
    table.tell("dropped_out", who=key)
    drop_surplus(c, table, seat)  # UA-27.23: a porter may have carried some of it
    last_stand(c, table)


def hit_table(c: Campaign, table: Table, seat: str) -> str:
    """UA-36.23: roll on the hit table; the member who takes the damage.

    UA-36.25, UA-36.26: an empty row passes upwards, then downwards; UA-36.27: the player picks among several.
    Somebody must be there to be hit (UA-36.29).
    """
    squad = c.squads[seat]
    die = table.roll(D6, "hit_table")
    row = hit_row(die + hit_modifier(c))
    table.tell("hit_table", who=seat, die=die, row=row)
    mark = "hit_minus"  # one use in an operation, also for two squads
    if stage(c) >= 2 and mark not in c.op.marks and row > 1:  # UA-41.12
        choice = table.choose(Choice(seat, "hit_minus", "UA-41.12", ["keep", "minus"], {"die": row}))
        if choice == "minus":
            c.op.marks.append(mark)
            row -= 1
    candidates = candidates_on(c, squad, row)
    return table.choose(Choice(seat, "who_is_hit", "UA-36.27", candidates, {"row": row}))


def hit_row(die: int) -> int:
    """UA-36.24: the row of the hit table for a modified die."""
    return min(6, max(1, die))


def hit_modifier(c: Campaign) -> int:
    """UA-28.65, UA-SC.26: modifiers of the hit table exist only where a scenario makes them."""
    if c.battle is None:
        return 0
    return sum(waiting(c, effect).hit_die for effect in c.battle.effects)


def candidates_on(c: Campaign, squad: Squad, row: int) -> list[str]:
    """The members whom this row of the hit table names, after its fall-through; a drone before gunners (UA-40.18)."""
    standing = can_be_hit(c, squad)
    for number in (*range(row, 7), *range(row - 1, 0, -1)):
        there = [key for key in standing if role_of(c, squad.members[key]).hit_row == number]
        first = [key for key in there if role_of(c, squad.members[key]).hit_first]
        if there:
            return list(alike(squad, first or there))
    return []


def alike(squad: Squad, keys: list[str]) -> dict[str, list[str]]:
    """Members between whom no rule makes a difference, under the first of them: same role, life, marks, shield."""
    first: dict[tuple[str, int, str, bool], str] = {}
    found: dict[str, list[str]] = {}
    bearers = [item.bearer for item in squad.items.values() if item.bearer]
    for key in keys:
        member = squad.members[key]
        kind = (member.role, member.life, ",".join(member.used), key in bearers)
        found.setdefault(first.setdefault(kind, key), []).append(key)
    return found


def hurt_somebody(c: Campaign, table: Table, seat: str, who: str, amount: int, kind: str) -> None:
    """UA-SC.15: harm outside the exchange of attacks: leader, members, all, random_member, noncombatant, role:ID."""
    squad = c.squads[seat]
    if who in ("leader", "all"):
        hurt_leader(c, table, seat, amount, kind)
    if who in ("members", "all"):
        for key in in_action(squad):
            hurt_member(c, table, seat, key, amount)
        return
    if who in ("random_member", "hit_table"):
        if can_be_hit(c, squad):
            hurt_member(c, table, seat, hit_table(c, table, seat), amount)
        return
    if who == "noncombatant":
        keys = [key for key in in_action(squad) if not role_of(c, squad.members[key]).fights]
    else:
        keys = [key for key in in_action(squad) if who == f"role:{squad.members[key].role}"]
    if keys:  # UA-33.6
        key = table.choose(Choice(seat, "who_is_hit", "UA-33.6", list(alike(squad, keys))))
        hurt_member(c, table, seat, key, amount)
