"""What events do to leaders and members: damage, healing, wounds, conditions, points, traps (UA-SC.15, 16, 21)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.language import Afflict, Heal, Hurt, Restore, Trap, Wound
from ...state import Campaign, Squad, at
from ..battle.harm import hurt_leader, hurt_member
from ..battle.hit_table import alike, hit_table
from ..battle.wounds import change_wounds, cure, wound_rule
from ..beats import beat
from ..checks import named_roll
from ..dice import roll_formula
from ..gear import find, recover, tell_use, use_up
from ..leader import points_max
from ..squad import add_role_bonuses, alive, can_be_hit, full_life, in_action, role_of
from ..two_leaders import leader_seats, one_leader, one_of


def hurt(c: Campaign, table: Table, effect: Hurt, path: str, seat: str) -> None:
    """UA-SC.15: damage outside the exchange of attacks: whom it strikes, how much, of which kind."""
    strike(c, table, effect.who, roll_formula(c, table, effect.amount, "damage"), effect.kind, seat)


def strike(c: Campaign, table: Table, who: str, amount: int, kind: str, seat: str) -> None:
    """UA-33.6, UA-45.8: harm those named by `who`; members of every squad, or one whom the players or a die name."""
    about: dict[str, Fact] = {"what": "hurt", "amount": amount}
    if who == "leader":
        for victim in leader_seats(c, table, "UA-45.8", seat, about):
            hurt_leader(c, table, victim, amount, kind)
        return
    if who in ("members", "all"):
        for victim in alive(c):
            hurt_somebody(c, table, victim, who, amount, kind)
        return
    seats = [other for other in alive(c) if exposed(c, c.squads[other], who)]
    if seats:
        hurt_somebody(c, table, one_of(c, table, "UA-45.8", seats, seat, about), who, amount, kind)


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
    if who == "rolled":
        keys = [key for key in in_action(squad) if key == c.op.rolled]
    elif who == "noncombatant":
        keys = [key for key in in_action(squad) if not role_of(c, squad.members[key]).fights]
    else:
        keys = [key for key in in_action(squad) if who == f"role:{squad.members[key].role}"]
    if keys:  # UA-33.6
        key = table.choose(Choice(seat, "who_is_hit", "UA-33.6", list(alike(squad, keys))))
        hurt_member(c, table, seat, key, amount)


def exposed(c: Campaign, squad: Squad, who: str) -> bool:
    """UA-36.29: whether a squad has anybody whom such harm can strike."""
    if who in ("random_member", "hit_table"):
        return bool(can_be_hit(c, squad))
    if who == "rolled":
        return c.op.rolled in in_action(squad)
    members = [squad.members[key] for key in in_action(squad)]
    if who == "noncombatant":
        return any(not role_of(c, member).fights for member in members)
    return any(who == f"role:{member.role}" for member in members)


def heal(c: Campaign, table: Table, effect: Heal, path: str, seat: str) -> None:
    """UA-13.8, UA-32.12: life regained, up to the maximum; the rest is lost."""
    amount = roll_formula(c, table, effect.amount, "healing")
    leaders = alive(c) if effect.who == "all" else []
    if effect.who == "leader":
        leaders = leader_seats(c, table, "UA-45.8", seat, {"what": "heal", "amount": amount})
    regained = 0
    for one in leaders:
        squad = c.squads[one]
        n = recover(c, squad, amount)
        regained += n
        table.tell("healed", who=one, n=n, left=squad.leader.life)
    if effect.who != "leader":
        for one in alive(c):
            regained += heal_members(c, table, c.squads[one], amount)
    if not regained:
        table.tell("unhurt", None, whom=effect.who)


def heal_members(c: Campaign, table: Table, squad: Squad, amount: int) -> int:
    """UA-32.12: members regain life up to the figure of their role; how much in all."""
    regained = 0
    for key in in_action(squad):
        member = squad.members[key]
        n = min(amount, full_life(c, member) - member.life)
        if n > 0:
            member.life += n
            regained += n
            table.tell("healed", who=key, n=n, left=member.life)
    return regained


def wound(c: Campaign, table: Table, effect: Wound, path: str, seat: str) -> None:
    """UA-28.50, UA-SC.21: wound levels, or a cure for each level taken off.

    Where the table reads injuries as conditions alone there are no levels to gain; a cure is one as ruled.
    """
    for one in leader_seats(c, table, "UA-45.8", seat, {"what": "wound", "amount": effect.levels}):
        if wound_rule(c):
            change_wounds(c, table, one, effect.levels)
            continue
        for _ in range(-effect.levels):
            cure(c, table, one, "UA-28.50")


def afflict(c: Campaign, table: Table, effect: Afflict, path: str, seat: str) -> None:
    """UA-SC.21: a named condition; the same one twice is one."""
    for one in leader_seats(c, table, "UA-45.8", seat, {"what": effect.condition}):
        conditions = c.squads[one].leader.conditions
        if effect.condition not in conditions:
            conditions.append(effect.condition)
            table.tell("afflicted", who=one, condition=effect.condition)


def remove(c: Campaign, table: Table, effect: Afflict, path: str, seat: str) -> None:
    """UA-SC.21: the condition is gone, for whomever of the leaders has it."""
    bearers = [one for one in alive(c) if effect.condition in c.squads[one].leader.conditions]
    if seat in bearers:
        bearers = [seat]
    elif len(bearers) > 1:
        bearers = leader_seats(c, table, "UA-45.8", seat, {"what": effect.condition})
    for one in bearers:
        c.squads[one].leader.conditions.remove(effect.condition)
        table.tell("cured", who=one, what=effect.condition)


def restore(c: Campaign, table: Table, effect: Restore, path: str, seat: str) -> None:
    """UA-13.4, UA-SC.2: points of the sub-ability given back, up to the maximum."""
    for one in leader_seats(c, table, "UA-45.8", seat, {"what": "restore", "amount": effect.amount}):
        leader = c.squads[one].leader
        n = min(effect.amount, points_max(leader) - leader.points)
        if n > 0:
            leader.points += n
            table.tell("restored", who=one, sub=leader.sub, n=n, left=leader.points)


# Traps


def trap(c: Campaign, table: Table, effect: Trap, path: str, seat: str) -> None:
    """UA-SC.16, UA-34.4: a trap; of two leaders one deals with it."""
    then(c, ("trap", path, one_leader(c, table, "UA-45.8", seat, {"what": "trap"})))


@beat("trap", "UA-14.8", "UA-28.41", "UA-28.73", "UA-SC.16")
def disarm(c: Campaign, table: Table, path: str, seat: str) -> None:
    """Disarm it by a dexterity roll, blow up a booby trap with C4 without a roll, or bear it. Failure springs it."""
    effect: Trap = at(c, path)
    squad = c.squads[seat]
    about: dict[str, Fact] = {"target": effect.target, "path": path}
    ways = ways_out(c, squad, effect)
    choice = table.choose(Choice(seat, "trap", "UA-14.8", ways, about))
    if choice == "c4":
        key = find(squad, "c4")
        tell_use(c, table, seat, key)
        use_up(c, table, seat, key)
    safe = choice == "c4"
    if choice == "disarm":
        extra = Tally()
        add_role_bonuses(c, squad, extra, "trap_disarm")
        result = named_roll(c, table, seat, "dexterity", "trap", effect.target, extra)
        safe = result is not None and result.success
    if safe:
        table.tell("trap_disarmed", who=seat)
        then(c, ("effects", f"{path}/disarmed", seat))
    else:
        untried: dict[str, Fact] = {"untried": "left" if ways[1:] else "unable"} if choice == "bear" else {}
        table.tell("trap_sprung", None, who=seat, **untried)
        then(c, ("trap_springs", path, seat), ("effects", f"{path}/sprung", seat))


def ways_out(c: Campaign, squad: Squad, effect: Trap) -> list[str]:
    """UA-14.8: who may disarm is ruled; UA-28.41: C4 clears booby traps before battle; a trap can always be borne."""
    open_to_all = c.rulings["trap_disarm_by"] == "any_leader"
    ways = ["disarm"] if open_to_all or squad.leader.sub == "dexterity" else []
    if effect.booby_trap and find(squad, "c4") and c.battle is None:
        ways.append("c4")
    return [*ways, "bear"]


@beat("trap_springs", "UA-14.8", "UA-SC.15", "UA-SC.16")
def springs(c: Campaign, table: Table, path: str, seat: str) -> None:
    """The trap does its damage, by its kind; where both leaders are concerned by ruling, to both."""
    effect: Trap = at(c, path)
    amount = roll_formula(c, table, effect.damage, "damage")
    known = "" if c.rulings["single_leader_event"] == "both" else seat
    strike(c, table, effect.who, amount, effect.kind, known)
    then(c, ("judge",))
