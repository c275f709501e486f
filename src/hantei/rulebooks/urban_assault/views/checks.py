"""Checks in words: who, against whom, the die and the total, what it had to reach, how it went; skills and points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hantei.core.message import Message, Sayable

from ..state import Campaign
from .names import arguments, check_name, own, person, role_name, sub_name, unit_name, unit_spec

Facts = Mapping[str, Any]

FEW = 3
"""At or below this number of magazines, every shot tells how many are left."""


def check_line(c: Campaign, facts: Facts) -> Message:
    """A check: who, against whom, the die, the total, what it had to reach, and how it went."""
    kind = facts["kind"]
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "sum": sum_of(facts, whole=routed(c, facts))}
    named = "skill" if kind == "special_event" else kind  # UA-SC.13: it is rolled with skill
    args["check"] = paid_for(check_name(named), facts)
    warded = "check" if kind == "defence" and "unit" not in facts else kind  # nobody attacks: a trap, a slide
    args["outcome"] = outcome(warded, facts["degree"])
    if "unit" in facts:
        args["unit"] = unit_name(c, facts["unit"])
    if kind == "attack":
        return attack_line(c, facts, args)
    if kind == "defence":
        return defence_line(c, facts, args)
    if kind == "escape" and "prisoner" in facts:
        return Message("ua-log-check-escape", {**args, "prisoner": arguments(c, facts)["prisoner"]})
    return Message("ua-log-check-at" if "unit" in facts else "ua-log-check", args)


def routed(c: Campaign, facts: Facts) -> bool:
    """Whether the total says whom a hit strikes, or how hard, even where the die alone decides that it is one."""
    return "whole" in facts or (facts["kind"] == "attack" and bool(unit_spec(c, facts["unit"]).routes))


def paid_for(check: Message, facts: Facts) -> Message:
    """The name of a check, with the point that it takes (UA-09.3)."""
    return Message("ua-check-paid", {"check": check, **point(facts)}) if "points" in facts else check


def point(facts: Facts) -> dict[str, Sayable]:
    """Which sub-ability a check takes a point of, and how many are left."""
    return {"sub": sub_name(facts["sub"]), "left": facts["points"]}


def attack_line(c: Campaign, facts: Facts, args: dict[str, Sayable]) -> Message:
    """An attack: the deed, what it costs, how it went. A die may say whom a shot strikes, and is then named first."""
    notes = list(costs(facts))
    args["note"] = Message("ua-note", {"notes": notes}) if notes else Message("ua-note-none")
    method = facts.get("method", "shot")
    again = facts.get("extra")
    sole = facts.get("sole")  # nobody else is there, so the target is not named each time
    if method == "shot":
        args["at"] = Message("ua-at-sole" if sole else "ua-at", {"unit": args["unit"]})
        args["act"] = Message(another_shot(facts) if again else "ua-act-shot")
        return Message("ua-log-shot-noted", {**args, "notes": notes}) if notes else Message("ua-log-shot", args)
    deed = f"ua-deed-{method}-again" if again else f"ua-deed-{method}"
    if sole:
        deed = f"ua-deed-{method}-again-sole" if again else f"ua-deed-{method}-sole"
    args["deed"] = Message(deed, {"who": args["who"], "unit": args["unit"]})
    return Message("ua-log-attack", args)


def another_shot(facts: Facts) -> str:
    """UA-08.5: the act of a follow-up, which takes a magazine only where the table has it so."""
    return "ua-act-shot-again" if "magazines" in facts else "ua-act-shot-again-free"


def costs(facts: Facts) -> Iterator[Message]:
    """The point that an attack takes, and the magazines that a shot leaves where they are few; else they show in the
    situation."""
    if "points" in facts:
        yield Message("ua-note-point", point(facts))
    if facts.get("extra") and facts.get("method", "shot") == "shot" and "magazines" not in facts:
        yield Message("ua-note-free")
    left = facts.get("magazines")
    if left is not None and left <= FEW:
        yield Message("ua-note-magazines", {"left": left})


def defence_line(c: Campaign, facts: Facts, args: dict[str, Sayable]) -> Message:
    """A defence roll: of the leader, for the members, or in place of a member."""
    of = facts.get("of", "")
    if "unit" not in facts:
        return Message("ua-log-check", args)
    if not of and "points" in facts:
        return Message("ua-log-check-defence-paid", {**args, **point(facts)})
    if not of:
        return defended(facts, args, "ua-log-check-defence", "ua-log-check-defence-held")
    if of == "members":
        return defended(facts, args, "ua-log-check-defence-members", "ua-log-check-defence-members-held")
    args["outcome"] = Message(f"ua-outcome-protect-{facts['degree']}")  # UA-22.8: the damage is the member's
    return Message("ua-log-check-defence-for", {**args, "member": person(c, of)})


def defended(facts: Facts, args: dict[str, Sayable], failed: str, held: str) -> Message:
    """A defence roll; of one that held, what it shares with others like it."""
    args["dice"] = dice_of(facts)
    if facts["degree"] not in ("success", "critical"):
        return Message(failed, args)
    bonus, sign = added(facts)
    each = Message(f"ua-each-{sign}", {"n": abs(bonus), "target": facts["target"]})
    return Message(held, {**args, "face": facts["face"], "each": each})


def sum_of(facts: Facts, whole: bool = True) -> Message:
    """Die, modifiers, total, and the number to reach; the die alone where it decides and not the `whole` is wanted.

    After a fumble no total matters.
    """
    if facts["degree"] == "fumble" or (facts["degree"] == "critical" and not whole):
        return Message("ua-sum-sure", {"face": facts["face"]})
    return Message("ua-sum", figures_of(facts))


def dice_of(facts: Facts) -> Message:
    """The same where the sentence says already how it went."""
    if facts["degree"] in ("critical", "fumble"):
        return Message(f"ua-dice-{facts['degree']}", {"face": facts["face"]})
    return Message("ua-dice", figures_of(facts))


def figures_of(facts: Facts) -> dict[str, Sayable]:
    """The die, what is added and the total, and the number to reach."""
    bonus, sign = added(facts)
    degree = facts["degree"]
    against = degree if degree in ("success", "failure") else "beyond"
    return {
        "face": facts["face"],
        "bonus": Message(f"ua-sum-{sign}", {"n": abs(bonus), "total": facts["total"]}),
        "against": Message(f"ua-against-{against}", {"target": facts["target"]}),
    }


def added(facts: Facts) -> tuple[int, str]:
    """What a check adds to its die, and the word for the sign."""
    bonus = facts["total"] - facts["face"]
    return bonus, "zero" if not bonus else "plus" if bonus > 0 else "minus"


def outcome(kind: str, degree: str) -> Message:
    """How a check went: a hit, a blow warded off, or plain success."""
    group = kind if kind in ("attack", "defence") else "check"
    return Message(f"ua-outcome-{group}-{degree}")


def impossible(c: Campaign, facts: Facts) -> Message:
    """A roll that the table's ruling does not allow."""
    return Message("ua-log-impossible", {"who": person(c, facts["who"]), "check": check_name(facts["kind"])})


def automatic(c: Campaign, facts: Facts) -> Message:
    """A check that needs no roll."""
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "check": check_name(facts["kind"])}
    if "information" in facts:
        return Message("ua-log-automatic-known", {**args, "by": own(c, "information", facts["information"])})
    if "role" in facts:
        return Message("ua-log-automatic-helped", {**args, "by": role_name(c, facts["role"])})
    return Message("ua-log-automatic", args)


# Skills, points and tables


def hit_table(c: Campaign, facts: Facts) -> Message:
    """A throw on the hit table, with its row where that is called otherwise than the die."""
    named = "ua-hit-die" if str(facts["die"]) == str(facts["row"]) else "ua-hit-row"
    hit = Message(named, {"die": facts["die"], "row": facts["row"]})
    if "counts" in facts:
        hit = Message("ua-hit-passed", {"hit": hit, "lacking": lacking(c, passed_rows(facts["row"], facts["counts"]))})
    return Message("ua-log-picks" if facts.get("picks") else "ua-log-hit_table", {"hit": hit})


def passed_rows(row: int, counts: int) -> list[int]:
    """The rows of the hit table in which nobody stands: UA-36.25 upwards, and UA-36.26 downwards from the last."""
    return [*range(row, counts)] if counts > row else [*range(counts + 1, LAST_ROW + 1)]


LAST_ROW = 6
"""The last row of the hit table (UA-36.24)."""


def lacking(c: Campaign, rows: list[int]) -> Message:
    """Whom the squad lacks: the members whom the book puts in one or two rows, but no drone; or all these rows."""
    roles = [role for role in c.content.roles.values() if not role.hit_first]
    there = [next((role.name for role in roles if role.hit_row == row), "") for row in rows]
    if len(there) > 2 or "" in there:
        return Message("ua-hit-lacking-rows", {"low": rows[0], "high": rows[-1]})
    if there[1:]:
        return Message("ua-hit-lacking-two", {"role": there[0], "other": there[1]})
    return Message("ua-hit-lacking", {"role": there[0]})


def skill_used(c: Campaign, facts: Facts) -> Message:
    """A skill is used, with the point that it takes (UA-09.3)."""
    if facts.get("turned"):  # the battle has begun, and the enemy was about to act first
        return Message("ua-log-skill_used-preempt", arguments(c, facts))
    if facts.get("uncounted"):  # who is outnumbered was still to be seen
        return Message("ua-log-skill_used-uncounted", arguments(c, facts))
    if facts.get("unheard"):  # the enemy was about to demand something
        return Message("ua-log-skill_used-unheard", arguments(c, facts))
    if "die" in facts:
        return Message("ua-log-skill_used-shift", arguments(c, facts))
    if "sheltered" in facts:
        return Message(f"ua-log-skill_used-fortify-{facts['sheltered']}", arguments(c, facts))
    if "member" in facts:
        return Message("ua-log-skill_used-protect", arguments(c, facts))
    if facts["skill"] == "evade" and "left" in facts:
        return Message("ua-log-skill_used-evade", arguments(c, facts))
    return Message("ua-log-skill_used-left" if "left" in facts else "ua-log-skill_used", arguments(c, facts))


def points(c: Campaign, facts: Facts) -> Message:
    """A point is spent; that of a skill is told with the skill, that of a check with the check."""
    told = facts.get("skill") or facts.get("told") or facts.get("shown")
    if told:
        return Message("ua-nothing")
    return Message("ua-log-points-plus" if facts.get("plus") else "ua-log-points", arguments(c, facts))
