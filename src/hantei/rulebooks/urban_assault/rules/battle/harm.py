"""Chapters 36, 32 and 41: damage to leaders and members, drop-outs, and death."""

from __future__ import annotations

from hantei.core.agenda import cut_to
from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Campaign, Squad
from ..gear import drop_surplus, find, gear_of
from ..squad import alive, can_be_hit, role_of

MOST_STAGES = 3  # UA-41.14


# The leader


def hurt_leader(c: Campaign, table: Table, seat: str, amount: int, kind: str = "attack") -> None:
    """UA-36.22: damage comes off the leader's life; at 0 the leader falls (UA-13.2, UA-13.3, UA-41.1).

    `kind`: protection worn helps against some kinds, down to 0; a rope cancels one fall an operation (UA-28.63).
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
    """Return how much the protection worn takes off damage of this kind: the EOD suit 1 of explosions and traps
    (UA-28.16, UA-30.3).
    """
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
    elif amount:
        table.tell("hurt", who=key, amount=amount, left=member.life)


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
