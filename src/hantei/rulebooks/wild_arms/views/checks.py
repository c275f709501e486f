"""Checks in words: whose, what for, what the total is made up of, what it had to reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from hantei.core.message import Message, Sayable, phrase
from hantei.notation import signed

from ..content.records import REACTIONS
from ..rules.acting import incapacitated
from ..rules.checks import CRITICAL, FUMBLE, Roll, succeeds
from ..state import Fight
from .names import arguments, person, skill_name, step_label, task_name

Facts = Mapping[str, Any]


def check(c: Fight, facts: Facts) -> Message:
    """A check: whose, what for, its dice, what it came to, what it had to reach."""
    args: dict[str, Sayable] = {name: facts[name] for name in ("dice", "total", "sum")}
    args |= {"who": person(c, facts["who"])}
    args |= {"parts": parts(skill_in(c, facts), changes_of(c, facts)), "came": came(c, facts)}
    name, own = special(c, facts)
    args |= own
    if "target_number" in facts:
        args["n"] = facts["target_number"]
        if facts["kind"] in ("use", "survival", "first_aid") and passes(c, facts):
            return Message("wa-log-check-target-passed", args)
        if not fails_untold(c, facts):
            return Message("wa-log-check-target", args)
        return Message(f"wa-log-check-{'will' if facts['kind'] == 'will' else 'target'}-failed", args)
    return Message(f"wa-log-check{name}", args)


def skill_in(c: Fight, facts: Facts) -> int:
    """What the total of a check is made up of besides the dice and the changes that are named: the skill; nothing where
    the total stops at 0.
    """
    if c.rulings["achievement_floor"] == "zero" and facts["total"] == 0:
        return 0
    named = sum(amount_of(one) for one in facts.get("added", ()))
    return int(facts["total"] - facts["sum"] - named - turn(facts))


def came(c: Fight, facts: Facts) -> Message:
    """The total of a check behind its dice, of which English needs no word where they alone make it up, unless brackets
    would meet; of one that shakes off an obstruction, what it was made against, and whose a tie is (WA-06.36)."""
    alone = facts["total"] == facts["sum"] and not changes_of(c, facts)
    bracketed = facts.get("changes") and "target_number" in facts
    args: dict[str, Sayable] = {"total": facts["total"]}
    against = ""
    if facts["kind"] == "flee" and "against" in facts:
        args["against"] = facts["against"]
        against = "-against-tie" if facts["against"] == facts["total"] else "-against"
    return Message(f"wa-came{'-plain' if alone and not bracketed else ''}{against}", args)


def parts(skill: int, changes: Sequence[Message]) -> Sayable:
    """What is added to dice before the total is told: a skill, then what else changes it ("+4, wounded −5")."""
    said = signed(skill) if skill else ""
    if not (said or changes):
        return ""
    if not changes:
        return Message("wa-parts-skill", {"skill": said})
    return (
        Message("wa-parts", {"skill": said, "changes": changes})
        if said
        else Message("wa-parts-changes", {"changes": changes})
    )


def turn(facts: Facts) -> int:
    """What a critical adds to a total (WA-02.2), or a fumble takes away (WA-02.6)."""
    return CRITICAL if facts["critical"] else FUMBLE if facts["fumble"] else 0


def fails_untold(c: Fight, facts: Facts) -> bool:
    """Whether a check fails of which nothing more is told then."""
    return facts["kind"] in ("will", "first_aid", "task", "survival") and not passes(c, facts)


def passes(c: Fight, facts: Facts) -> bool:
    """Whether a check reaches its target value."""
    roll = Roll(facts["total"], facts["critical"], facts["fumble"])
    return bool(succeeds(roll, facts["target_number"], c.rulings))


def pool(c: Fight, facts: Facts) -> Message:
    """Why somebody rolls more dice or fewer than the ability has."""
    return Message("wa-log-pool", {"who": person(c, facts["who"]), "changes": included(c, facts)})


def included(c: Fight, facts: Facts) -> Message:
    """What is among the dice that are rolled, besides those of the ability; whether one was added to reach one."""
    least = "-least" if facts.get("floored") else ""
    return Message(f"wa-included{least}", {"changes": reasons_of(c, facts["changes"])})


def reasons_of(c: Fight, written: Sequence[object], of: str = "") -> list[Message]:
    """Changes of the dice, or of the value (`of`: "-value"), each with how often it is made."""
    return [change(c, one, times, of) for one, times in Counter(map(str, written)).items()]


def amount_of(written: object) -> int:
    """What a change, `label:number`, comes to."""
    return int(str(written).rpartition(":")[2])


def change(c: Fight, written: str, times: int, of: str = "") -> Message:
    """A change of the dice, or of the value (`of`: "-value"), `label:number`, with how often it is made."""
    label, _, n = written.rpartition(":")
    why = step_label(c, label)
    if label.startswith("task-"):
        why = Message("wa-quoted", {"text": why})  # its name is a sentence
    args: dict[str, Sayable] = {"why": why, "n": signed(int(n) * times)}
    many = {"times": times} if times > 1 else {}
    return Message(f"wa-change{'-times' if many else ''}{of}", {**args, **many})


def kind_of(c: Fight, facts: Facts) -> Message:
    """What a check is, as what somebody does: a task by its name, a check made for or against somebody by who that is,
    a reaction or a use by its skill."""
    kind = facts["kind"]
    if kind == "task" and "task" in facts:
        return Message("wa-rolls-at", {"task": task_name(c, facts["task"]), "skill": skill_name(c, facts["skill"])})
    if kind in ON_SOMEBODY and facts.get("target") in c.fighters:
        args = {"target": person(c, facts["target"]), "skill": skill_name(c, facts["skill"])}
        return Message(f"wa-rolls-on-{kind}", args)
    if kind in ("reaction", "use"):
        name = "skill" if kind == "reaction" else "use"
        return Message(f"wa-rolls-{name}", {"skill": skill_name(c, facts["skill"])})
    return rolls(kind)


def rolls(kind: str) -> Message:
    """What somebody does in a check of a kind of its own."""
    return Message(f"wa-rolls-{kind}")


def special(c: Fight, facts: Facts) -> tuple[str, dict[str, Sayable]]:
    """The message about a check that is told in words of its own, behind `wa-log-check`, and what else that says: an
    attack by its kind, a reaction by its skill, whoever hides."""
    if facts["kind"] == "attack" and "attack" in facts:
        return "-attack", {"kind": Message(f"wa-kind-{facts['attack']}")}
    if facts["kind"] == "reaction" and facts["skill"] in REACTIONS.values():
        return "-reaction", {"by": str(facts["skill"])}
    if facts["kind"] != "hide":
        return "", {"what": kind_of(c, facts)}
    notes = notes_on_hiding(c, facts)
    return "-hide", {"notes": notes, "against": searched(facts)}


def notes_on_hiding(c: Fight, facts: Facts) -> Sayable:
    """What is to be said behind a check of whoever hides: whose a tie is, why those out of action roll (WA-06.28)."""
    tie = "-tie" if facts.get("against") == facts["total"] else ""
    down = "-down" if incapacitated(c, facts["who"]) else ""
    return phrase(f"wa-hides{tie}{down}") if tie or down else ""


def searched(facts: Facts) -> Sayable:
    """The total of whoever looks for somebody who hides; nothing if an earlier version has told of it."""
    return Message("wa-against", {"n": facts["against"]}) if "against" in facts else ""


ON_SOMEBODY = ("search", "obstruct", "flee", "first_aid")
"""Checks that are made for or against one other, who is named (WA-06.28, WA-06.36, WA-18.6)."""


def changes_of(c: Fight, facts: Facts) -> list[Message]:
    """What changes the total of a check besides its dice and the skill; a critical or a fumble last."""
    return [*reasons_of(c, facts.get("added", ()), "-value"), *marked(facts)]


def marked(facts: Facts) -> list[Message]:
    """A critical or a fumble, with what it changes."""
    name = "critical" if facts["critical"] else "fumble"
    args: dict[str, Sayable] = {"n": signed(turn(facts)), "dice": int(facts.get("dice", 0))}
    return [Message(f"wa-change-{name}", args)] if turn(facts) else []


def part(c: Fight, facts: Facts) -> Message:
    """What somebody adds to a check made together."""
    skill = facts["total"] - facts["sum"] - sum(amount_of(one) for one in facts.get("added", ()))
    changes = reasons_of(c, facts.get("added", ()), "-value")
    args = {**arguments(c, facts), "parts": parts(skill, changes)}
    return Message("wa-log-part" if skill or changes else "wa-log-part-plain", args)


def cooperation(c: Fight, facts: Facts) -> Message:
    """A check made together: the sum of the shares, and what it comes to."""
    args = {**arguments(c, facts), "sum": facts["total"] - turn(facts), "parts": parts(0, marked(facts))}
    args["came"] = Message("wa-came", {"total": facts["total"]}) if turn(facts) else ""
    if "target_number" not in facts:
        return Message("wa-log-cooperation", args)
    args["n"] = facts["target_number"]
    return Message(f"wa-log-cooperation-{'passed' if passes(c, facts) else 'failed'}", args)


def competition(c: Fight, facts: Facts) -> Message:
    """Who has won a competition; several in a draw."""
    many = len(facts["winners"]) > 1
    return Message("wa-log-competition-draw" if many else "wa-log-competition", arguments(c, facts))
