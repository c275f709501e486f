"""Chapters 05 to 10: checks (判定ロール)."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Campaign, Squad
from .dice import D6
from .gear import life_max
from .leader import skill
from .scenario.overrides import override

FUMBLE, FAILURE, SUCCESS, CRITICAL = range(4)
DEGREES = ("fumble", "failure", "success", "critical")
SUB_ABILITIES = ("melee", "dexterity", "shooting", "command")
"""UA-09.6. UA-07.6: attack and defence rolls use skill, rolls named for a sub-ability use it, the life roll life."""


class Result(NamedTuple):
    """A check that was made: the natural face, the total (達成値), and the degree."""

    face: int
    total: int
    degree: int

    @property
    def success(self) -> bool:
        """Whether the check succeeded, by a critical or by its total."""
        return self.degree >= SUCCESS


def degree(face: int, total: int, target: int) -> int:
    """UA-07.4: success when the total reaches the target; but the natural face decides first (UA-08.6):
    the highest always succeeds (UA-08.1), the lowest always fails (UA-08.2)."""
    if face == 6:
        return CRITICAL
    if face == 1:
        return FUMBLE
    return SUCCESS if total >= target else FAILURE


def check(table: Table, kind: str, target: int, tally: Tally, **facts: Fact) -> Result:
    """UA-05.6, UA-07.1: 1d6 plus the ability (the check value, UA-07.2) plus every modifier is the total (UA-07.3).

    `kind` names the check and the throw, `tally` holds ability and modifiers; `facts` say who and against whom.
    """
    face = table.roll(D6, kind, str(facts.get("who", "")))
    total = face + tally.value
    result = Result(face, total, degree(face, total, target))
    table.tell("check", tally, kind=kind, face=face, total=total, target=target, degree=DEGREES[result.degree], **facts)
    return result


def default_target(c: Campaign) -> int:
    """UA-07.5: the target number is 4 unless the text names another."""
    return override(c, "UA-07.5", 4)


def skill_tally(squad: Squad, clause: str = "UA-07.7") -> Tally:
    """UA-07.7: a check normally uses skill."""
    return Tally(skill(squad.leader), clause, "skill")


def sub_tally(squad: Squad) -> Tally:
    """UA-09.2: the current, not the maximum, value of the sub-ability."""
    return Tally(squad.leader.points, "UA-09.2", squad.leader.sub)


def can_use_sub(squad: Squad, sub: str) -> bool:
    """UA-09.4: at 0 or below the sub-ability cannot be used; UA-13.4: the leader has only one."""
    return squad.leader.sub == sub and squad.leader.points > 0


def spend_point(table: Table, seat: str, squad: Squad, skill: str = "", **facts: Fact) -> None:
    """UA-09.3: the sub-ability falls by 1 after the check; at 0 that harms nobody (UA-09.5). `skill`: what for."""
    squad.leader.points -= 1
    table.tell("points", None, who=seat, sub=squad.leader.sub, left=squad.leader.points, skill=skill, **facts)


def point_to_pay(squad: Squad) -> dict[str, Fact]:
    """UA-09.3: what a check tells of the point that it takes: of which sub-ability, and how many it leaves."""
    return {"sub": squad.leader.sub, "points": squad.leader.points - 1}


def pay_point(table: Table, seat: str, squad: Squad) -> None:
    """UA-09.3: the point of a check that has told it by `point_to_pay`."""
    spend_point(table, seat, squad, told=True)


def tell_skill(table: Table, seat: str, squad: Squad, skill: str, **facts: Fact) -> None:
    """UA-09.3: a skill is used, for a point that is spent in its course."""
    leader = squad.leader
    table.tell("skill_used", None, who=seat, skill=skill, sub=leader.sub, left=leader.points - 1, **facts)


def spend_on_skill(table: Table, seat: str, squad: Squad, skill: str, **facts: Fact) -> None:
    """UA-09.3: a skill is used, and its point spent at once."""
    tell_skill(table, seat, squad, skill, **facts)
    spend_point(table, seat, squad, skill)


def named_ability(c: Campaign, table: Table, seat: str, sub: str, kind: str) -> str:
    """UA-09.1, UA-09.7: whether a named roll is made with the sub-ability or with skill; "" where it is impossible."""
    squad = c.squads[seat]
    ruling = c.rulings["named_roll_substitute"]
    if can_use_sub(squad, sub):
        if ruling != "choice":
            return sub
        return table.choose(Choice(seat, "ability", "UA-09.7", [sub, "skill"], {"check": kind}))
    return "skill" if ruling != "impossible" else ""


def named_roll(
    c: Campaign, table: Table, seat: str, sub: str, kind: str, target: int, extra: Tally, **told: Fact
) -> Result | None:
    """A shooting, dexterity, command or melee roll that gear or a scenario calls for (UA-09.1 to UA-09.7).

    `extra` holds the modifiers, `told` what else the log is to know. The point is spent after the roll, whatever its
    outcome (UA-09.3). None where the table rules that nobody without the sub-ability may try.
    """
    squad = c.squads[seat]
    ability = named_ability(c, table, seat, sub, kind)
    if not ability:
        table.tell("impossible", who=seat, kind=kind)
        return None
    tally = sub_tally(squad) if ability == sub else skill_tally(squad)
    for step in extra.steps:
        tally.add(step.amount, step.clause, step.label)
    cost = point_to_pay(squad) if ability == sub else {}
    result = check(table, kind, target, tally, who=seat, **cost, **told)
    if ability == sub:
        pay_point(table, seat, squad)
    return result


def life_value(c: Campaign, squad: Squad) -> int:
    """UA-10.1: what a life roll adds: the life that is left, or its maximum where the table rules so."""
    return squad.leader.life if c.rulings["life_roll_value"] == "current" else life_max(c, squad).value


def ability_value(c: Campaign, squad: Squad, ability: str) -> int:
    """What a named roll adds that is made with this ability: skill, life, or the leader's sub-ability."""
    if ability == "skill":
        return skill(squad.leader)
    return life_value(c, squad) if ability == "life" else squad.leader.points


def life_roll(c: Campaign, table: Table, seat: str, target: int, extra: Tally) -> Result:
    """UA-10.1: 1d6 plus life; UA-10.2: skill may stand in; UA-10.3: no life is spent."""
    squad = c.squads[seat]
    if table.choose(Choice(seat, "ability", "UA-10.2", ["life", "skill"], {"check": "life"})) == "skill":
        tally = skill_tally(squad, "UA-10.2")
    else:
        tally = Tally(life_value(c, squad), "UA-10.1", "life")
    for step in extra.steps:
        tally.add(step.amount, step.clause, step.label)
    return check(table, "life", target, tally, who=seat)
