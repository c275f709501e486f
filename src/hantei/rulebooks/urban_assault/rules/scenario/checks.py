"""Checks that events call for (UA-SC.13): the ability, the modifiers, who rolls, and the outcome."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.conditions import Condition
from ...content.language import Check
from ...state import Campaign, at
from .. import detection
from ..battle.hit_table import hit_table
from ..beats import beat
from ..checks import (
    CRITICAL,
    DEGREES,
    FAILURE,
    FUMBLE,
    SUCCESS,
    Result,
    check,
    default_target,
    life_roll,
    named_roll,
    skill_tally,
    spend_on_skill,
)
from ..gear import gear_of
from ..leader import knows, skill
from ..squad import add_role_bonuses, alive, can_be_hit, fighters, member_of, own_skill, role_of
from ..two_leaders import leader_seats, one_of
from .conditions import holds

Roll = Callable[[Campaign, Table, str, int, Tally, Check], Result | None]


def called_for(c: Campaign, table: Table, effect: Check, path: str, seat: str) -> None:
    """UA-SC.13: the leader concerned rolls, a member named by the hit table, or everyone."""
    if effect.who == "everyone":
        then(c, ("check_all", path))
        return
    hit = [one for one in alive(c) if can_be_hit(c, c.squads[one])] if effect.who == "random_member" else []
    if hit:
        owner = one_of(c, table, "UA-45.8", hit, seat, {"path": path})
        then(c, ("check_member", path, owner))
        return
    seats = leader_seats(c, table, "UA-45.8", seat, {"what": "check", "path": path})
    then(c, *(("check", path, one) for one in seats))


@beat("check", "UA-07.1", "UA-07.5", "UA-SC.13")
def leader_check(c: Campaign, table: Table, path: str, seat: str) -> None:
    """A leader makes the check; the outcome concerns the same leader."""
    effect: Check = at(c, path)
    outcome(c, path, effect, attempt(c, table, effect, path, seat), seat)


@beat("check_member", "UA-36.23", "UA-SC.13")
def member_check(c: Campaign, table: Table, path: str, seat: str) -> None:
    """The hit table names a member, who rolls."""
    effect: Check = at(c, path)
    degree = SUCCESS
    if not passes(c, table, effect, seat):
        degree = member_roll(c, table, effect, hit_table(c, table, seat, picks=True))
    outcome(c, path, effect, degree, seat)


@beat("check_all", "UA-SC.13")
def everyone(c: Campaign, table: Table, path: str) -> None:
    """Leaders and every combatant with them roll; the worst of it counts: any fumbled, any failed, or success."""
    effect: Check = at(c, path)
    worst = CRITICAL
    if not passes(c, table, effect, alive(c)[0]):
        for seat in alive(c):
            worst = min(worst, attempt(c, table, effect, path, seat))
            for key in fighters(c, c.squads[seat]):
                worst = min(worst, member_roll(c, table, effect, key))
    c.op.last_degree = DEGREES[min(worst, SUCCESS)]
    branch = "success"
    if worst == FUMBLE and effect.any_fumbled is not None:
        branch = "any_fumbled"
    elif worst < SUCCESS:
        branch = "any_failed"
    then(c, ("effects", f"{path}/{branch}"))


def outcome(c: Campaign, path: str, effect: Check, degree: int, seat: str) -> None:
    """UA-SC.13: what follows; a critical is a success and a fumble a failure unless they have outcomes of their own."""
    c.op.last_degree = DEGREES[degree]
    branch = "success" if degree >= SUCCESS else "failure"
    if degree == CRITICAL and effect.critical is not None:
        branch = "critical"
    if degree == FUMBLE and effect.fumble is not None:
        branch = "fumble"
    then(c, ("effects", f"{path}/{branch}", seat))


# Making a check


def passes(c: Campaign, table: Table, effect: Check, seat: str) -> bool:
    """UA-SC.13: a check that succeeds without a roll while a condition holds."""
    if effect.automatic is None or not holds(c, effect.automatic):
        return False
    table.tell("automatic", None, who=seat, kind=effect.ability, **thanks_to(effect.automatic))
    return True


def thanks_to(condition: Condition) -> dict[str, Fact]:
    """What spares a check, where it is one thing: a piece of information, or a member of a role."""
    if condition.information:
        return {"information": condition.information}
    return {"role": condition.member} if condition.member else {}


def attempt(c: Campaign, table: Table, effect: Check, path: str, seat: str) -> int:
    """The degree of a leader's check: without a roll, by a skill that stands in for it at its price, or rolled."""
    if passes(c, table, effect, seat):
        return SUCCESS
    squad = c.squads[seat]
    if effect.replace and knows(c, squad.leader, effect.replace):
        options = ["roll", effect.replace]
        if table.choose(Choice(seat, "replace_check", "UA-SC.13", options, {"path": path})) != "roll":
            spend_on_skill(table, seat, squad, effect.replace)
            return SUCCESS
    result = ROLLS[effect.ability](c, table, seat, target_of(c, effect), extras(c, effect), effect)
    return FAILURE if result is None else result.degree


def target_of(c: Campaign, effect: Check) -> int:
    """UA-07.5: 4 unless the text names another."""
    return default_target(c) if effect.target is None else effect.target


def extras(c: Campaign, effect: Check) -> Tally:
    """The modifiers that the scenario itself names."""
    tally = Tally()
    tally.add(effect.modifier, "UA-SC.13", "scenario")
    for bonus in effect.bonus:
        if holds(c, bonus.when):
            tally.add(bonus.amount, "UA-SC.13", "scenario")
    return tally


def with_skill(tally: Tally, base: Tally) -> Tally:
    """An ability with the modifiers gathered so far."""
    for step in tally.steps:
        base.add(step.amount, step.clause, step.label)
    return base


def member_roll(c: Campaign, table: Table, effect: Check, key: str) -> int:
    """UA-28.67: a member rolls on his own skill, without gear."""
    member = member_of(c, key)
    tally = with_skill(extras(c, effect), Tally(own_skill(c, member), role_of(c, member).clause, "skill"))
    return check(table, effect.ability, target_of(c, effect), tally, who=key).degree


# The abilities


def by_skill(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result:
    """UA-07.7: a plain check with skill."""
    return check(table, effect.ability, target, with_skill(extra, skill_tally(c.squads[seat])), who=seat)


def by_life(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result:
    """UA-10.1: a life roll."""
    return life_roll(c, table, seat, target, extra)


def by_sub(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result | None:
    """UA-09.1, UA-09.7: a melee, dexterity, shooting or command roll."""
    return named_roll(c, table, seat, effect.ability, effect.ability, target, extra)


def by_detection(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result | None:
    """UA-25.6: a detection roll that the scenario calls for, by any leader."""
    return detection.called_for(c, table, seat, target, extra)


def by_disarming(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result | None:
    """UA-14.8, UA-28.73: trap disarming is a dexterity roll; an engineer helps."""
    if c.rulings["trap_disarm_by"] == "dexterity_only" and c.squads[seat].leader.sub != "dexterity":
        table.tell("impossible", who=seat, kind="trap")
        return None
    add_role_bonuses(c, c.squads[seat], extra, "trap_disarm")
    return named_roll(c, table, seat, "dexterity", "trap", target, extra)


def at_special_event(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result:
    """UA-28.63: the rope helps where it is a matter of height or entry; carrying several helps no more than one."""
    seen: list[str] = []
    for item in c.squads[seat].items.values():
        entry = gear_of(c, item)
        if effect.height and item.gear not in seen:
            extra.add(entry.special_event, entry.clause, f"gear-{item.gear}")
            seen.append(item.gear)
    return by_skill(c, table, seat, target, extra, effect)


def about_prisoners(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result:
    """UA-28.91: the interpreter helps with checks about prisoners."""
    add_role_bonuses(c, c.squads[seat], extra, "prisoner_checks")
    return by_skill(c, table, seat, target, extra, effect)


def at_initiative(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result:
    """UA-28.15, UA-SC.26: initiative checks exist where a scenario makes them; body armour hinders."""
    squad = c.squads[seat]
    if squad.worn:
        worn = gear_of(c, squad.items[squad.worn])
        extra.add(worn.initiative, worn.clause, f"gear-{squad.items[squad.worn].gear}")
    return by_skill(c, table, seat, target, extra, effect)


def by_defence(c: Campaign, table: Table, seat: str, target: int, extra: Tally, effect: Check) -> Result:
    """UA-36.18, UA-36.37: a defence roll outside battle: skill, what is worn, a shield against shots, hindrances."""
    squad = c.squads[seat]
    if squad.worn:
        worn = gear_of(c, squad.items[squad.worn])
        extra.add(worn.defence, worn.clause, f"gear-{squad.items[squad.worn].gear}")
    if effect.shot and squad.shield:
        shield = gear_of(c, squad.items[squad.shield])
        extra.add(shield.defence_shots, shield.clause, f"gear-{squad.items[squad.shield].gear}")
    if squad.leader.wounds >= 2:
        extra.add(-1, "UA-28.50", "wounds")
    for name in squad.leader.conditions:
        if name in c.scenario.conditions:
            extra.add(c.scenario.conditions[name].defence, "UA-SC.21", f"condition-{name}")
    return check(table, "defence", target, with_skill(extra, Tally(skill(squad.leader), "UA-36.18", "skill")), who=seat)


ROLLS: dict[str, Roll] = {
    "skill": by_skill,
    "life": by_life,
    "melee": by_sub,
    "dexterity": by_sub,
    "shooting": by_sub,
    "command": by_sub,
    "detection": by_detection,
    "trap": by_disarming,
    "special_event": at_special_event,
    "prisoner": about_prisoners,
    "initiative": at_initiative,
    "defence": by_defence,
}
