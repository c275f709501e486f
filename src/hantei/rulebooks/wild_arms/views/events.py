"""What happened: one line for every event, from its facts alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.message import Message, Sayable, everybody, phrase, worded
from hantei.core.text import Text
from hantei.notation import signed
from hantei.scenes.naming import Name

from ..content.records import Effect, Task
from ..rules.acting import incapacitated
from ..rules.actions import FOCUS
from ..rules.goals import done, own
from ..rules.harm import OUTSIDE, PASSED
from ..rules.in_force import record_of
from ..rules.people import has, hostile, in_round
from ..rules.statuses import CLEARING, PASSING, past_caring
from ..state import HARM, Fight
from .checks import check, competition, cooperation, part, pool
from .goals import goal_line, reason
from .harm import damage, damage_roll, guarded, harm, hp_restored, recovered
from .names import (
    arguments,
    arm_name,
    attribute_name,
    faction_name,
    item_name,
    items,
    labelled,
    person,
    possession_name,
    skill_name,
    split_off,
    status_name,
    task_name,
    with_user,
)
from .prices import changed_cost
from .questions import attacks_with
from .reach import every_enemy, reaches_all, record_used, whom
from .turns import main_process, withdrawn

Facts = Mapping[str, Any]
Line = Callable[[Fight, Facts], Message]


def report(c: Fight, name: str, facts: Facts) -> Message:
    """The line for an event. Raises `KeyError` for an event that nobody tells."""
    if name in PLAIN:
        return Message(f"wa-log-{name}", arguments(c, facts))
    return LINES[name](c, facts)


PLAIN = (
    "surprised", "round", "arm_changed", "disarmed", "rearmed", "move", "sniping_ends",
    "sniping_nears", "waits", "obstructs", "obstructed", "escape_kept",
    "alone", "handed_over", "not_allowed", "left", "died",
    "unsupplied", "supplied", "left_behind", "clinic", "jammed", "use_failed",
    "found", "not_found", "absorbed", "unharmed", "no_effect", "survived", "doomed", "rounds", "mishap",
)  # fmt: skip
"""Events whose facts fill one message."""


# The battle


def battle(c: Fight, facts: Facts) -> Message:
    """A battle begins, with the words of the encounter."""
    scene = c.content.encounters[facts["encounter"]]
    return worded("wa-log-battle", {"title": scene.title}, scene.intro)


def condition(c: Fight, facts: Facts) -> Message:
    """WA-04.2: the conditions of victory, or of defeat, made known."""
    return goal_line(c, facts["result"])


def barred(c: Fight, facts: Facts) -> Message:
    """Possessions that the place does not allow, or no more, for the reason that the encounter gives."""
    args: dict[str, Sayable] = {"possessions": [possession_name(one) for one in facts["possessions"]]}
    opener = next((task for task, one in c.scene.tasks.items() if opens_all(one, facts["possessions"])), "")
    if opener and not c.tasks.get(opener):
        return Message("wa-log-barred-until", {**args, "task": task_name(c, opener)})
    texts = [one.text for one in c.scene.later if one.text is not None and one.round == facts.get("round")]
    return Message("wa-log-barred-text", {**args, "text": texts[0]}) if texts else Message("wa-log-barred", args)


def opens_all(task: Task, possessions: Sequence[str]) -> bool:
    """Whether a task that is done allows all of some possessions."""
    return bool(possessions) and all(one in task.opens for one in possessions)


def unbarred(c: Fight, facts: Facts) -> Message:
    """Possessions that the place allows again."""
    return Message("wa-log-unbarred", {"possessions": [possession_name(one) for one in facts["possessions"]]})


def surprise(c: Fight, facts: Facts) -> Message:
    """A faction attacks by surprise, and whom."""
    others = [faction_name(c, one) for one in c.scene.factions if hostile(c, facts["faction"], one)]
    return Message("wa-log-surprise", {**arguments(c, facts), "others": everybody(others)})


def sniping(c: Fight, facts: Facts) -> Message:
    """A sniping battle begins."""
    return Message("wa-log-sniping-modifier" if facts["modifier"] else "wa-log-sniping", arguments(c, facts))


def charges(c: Fight, facts: Facts) -> Message:
    """WA-21.10: how many charges there have been; nothing where nobody can charge (WA-21.19)."""
    if c.scene.sniping is not None and not c.scene.sniping.charge:
        return phrase("wa-nothing")
    how = "-reached" if facts["charges"] >= facts["distance"] else ""
    return Message(f"wa-log-charges{how}", arguments(c, facts))


def battle_ends(c: Fight, facts: Facts) -> Message:
    """How the battle ends, and why, with the closing words of the encounter: they tell of the moment in which it is
    decided, and what becomes of people afterwards follows on them."""
    args = {**arguments(c, facts), "by": reason(c, facts["result"], facts["by"], facts["result"]), "factions": ours(c)}
    judged = "round" if c.rulings["battle_end_check"] == "at_once" else "clean_up"  # WA-09.6
    args["moment"] = Message(f"wa-moment-{judged}", {"rounds": facts["rounds"]})
    return worded(f"wa-log-battle_ends-{facts['result']}", args, c.scene.outro.get(facts["result"]))


def ours(c: Fight) -> Sayable:
    """The factions on whose side victory and defeat are judged."""
    return [faction_name(c, name) for name in own(c)]


def over(c: Fight, facts: Facts) -> Message:
    """All is over, which the end of the battle has told."""
    return phrase("wa-nothing")


# The round


def a_phase(c: Fight, facts: Facts) -> Message:
    """A phase begins, unless nothing happens in it."""
    return phrase("wa-nothing") if facts.get("idle") else Message("wa-log-phase", arguments(c, facts))


def possession(c: Fight, facts: Facts) -> Message:
    """Somebody holds a possession, or none; each side is told apart."""
    side = faction_name(c, c.fighters[facts["who"]].faction)
    if not facts["possession"]:
        return Message("wa-log-possession-none", {"who": person(c, facts["who"]), "side": side})
    args = {**arguments(c, facts), "possession": possession_name(facts["possession"]), "side": side}
    return Message("wa-log-possession-crest" if facts["crest"] else "wa-log-possession", args)


def tactics(c: Fight, facts: Facts) -> Message:
    """The tactics of a faction, by a representative, who may have made it slower, or without."""
    how = ("" if facts["total"] >= 0 else "-slower") if facts["who"] else "-nobody"
    return Message(f"wa-log-tactics{how}", arguments(c, facts))


def order(c: Fight, facts: Facts) -> Message:
    """The order of the main processes, with initiative values; those who cannot act keep a place, but are left out."""
    out = facts.get("out", ())
    pairs = [one for one in zip(facts["order"], facts["initiatives"], strict=True) if one[0] not in out]
    if not pairs:
        return phrase("wa-nothing")
    order = [Message("wa-initiative", {"who": [labelled(c, who) for who in row], "n": n}) for row, n in rows(c, pairs)]
    return Message("wa-log-order", {"order": order})


def rows(c: Fight, order: Sequence[tuple[str, int]]) -> list[tuple[list[str], int]]:
    """People in order of action with their initiative, those together whom a list names as a row ("Rustlers 1–4")."""
    found: list[tuple[list[str], int]] = []
    for who, n in order:
        if found and found[-1][1] == n and follows(c, found[-1][0][-1], who):
            found[-1][0].append(who)
        else:
            found.append(([who], n))
    return found


def follows(c: Fight, before: str, who: str) -> bool:
    """Whether somebody is of the same kind as another, with a later number."""
    one, other = c.fighters[before], c.fighters[who]
    return one.character == other.character and 0 < one.number < other.number


# Support


def support(c: Fight, facts: Facts) -> Message:
    """A support skill is used."""
    how = "-covering" if facts["skill"] == "covering" else "-self" if facts["who"] == facts["target"] else ""
    return Message(f"wa-log-support{how}", {**arguments(c, facts), "skill": Message(f"wa-support-{facts['skill']}")})


# Uses and attacks


def uses(c: Fight, facts: Facts) -> Message:
    """Something is used: on oneself, or on others, for FP or for nothing."""
    paid, args = "-cost" if facts["cost"] else "", arguments(c, facts)
    if facts.get("changed"):
        args["cost"] = changed_cost(c, facts)
    if attacks_with(c, facts["thing"]):
        return Message(f"wa-log-attacks{paid}", {**args, "targets": whom(c, facts["targets"], args["targets"])})
    others, how = split_off(c, facts["who"], facts["targets"])
    if how == "-also" and reaches_all(c, facts, foes=False):
        how = "-side"
    reached = (every_enemy(c, facts) if not how else None) or everybody([person(c, one) for one in facts["targets"]])
    args |= {
        "everybody": with_user(c, facts["who"], others),
        "reached": reached,
        "targets": whom(c, facts["targets"], reached),
    }
    said = Message(f"wa-log-uses{how}{paid}", {**args, "user": args["who"]})
    given, already = unmoved(c, facts)
    if already:
        said = Message("wa-log-uses-already", {"said": said, "status": given, "already": everybody(already)})
    does, until = lasting(c, facts["thing"], len(facts["targets"]) > 1)
    return Message("wa-log-uses-does", {"said": said, "does": does, "until": until}) if does else said


def unmoved(c: Fight, facts: Facts) -> tuple[Name, list[Name]]:
    """WA-18.13: the status that a use gives, and who of several is in it already, so that nothing is told of them."""
    for status in record_used(c, facts["thing"]).effect.give:
        already = [who for who in facts["targets"] if status not in HARM and has(c.fighters[who], status)]
        if already and facts["targets"][1:]:
            return status_name(status), [person(c, who) for who in already]
    return "", []


def lasting(c: Fight, thing: str, many: bool) -> tuple[list[Message], Message]:
    """What a use that needs no check changes as long as it lasts, for one or `many`, and how long."""
    one = record_used(c, thing)
    does = [] if one.check is not None else brings(c, one.effect, many)
    return does, phrase(f"wa-until-{one.effect.until or 'battle'}")


def effect(c: Fight, facts: Facts) -> Message:
    """An effect that lasts begins, with what it changes; if something was used for its sake alone, the line of the use
    has said so; the line of a finished task tells what it brings. What befalls those out of action matters to nobody.
    """
    if facts.get("out") or told_by_use(c, facts["origin"]):
        return phrase("wa-nothing")
    record, args = record_of(c, facts["origin"]), with_origin(c, facts)
    args["does"], args["until"] = brings(c, record), phrase(f"wa-until-{record.until or 'battle'}")
    return Message("wa-log-effect-does" if args["does"] else "wa-log-effect", args)


def brings(c: Fight, record: Effect, many: bool = False) -> list[Message]:
    """What an effect changes as long as it lasts, for one or `many`: figures, the attribute of attacks, guards."""
    found: list[Message] = []
    for one in record.modifiers:
        on = phrase(f"wa-on-{one.on}") if one.on in FIGURES else skill_name(c, one.on)
        found += [Message("wa-on-value", {"on": on, "n": signed(one.value)})] if one.value else []
        found += [Message("wa-on-dice", {"on": on, "n": signed(one.dice)})] if one.dice else []
    if record.attribute:
        found.append(Message("wa-on-attribute", {"attribute": attribute_name(c, record.attribute)}))
    guard = Message("wa-on-guard-each" if many else "wa-on-guard", {"n": record.guard})
    return [*found, guard] if record.guard else found


FIGURES = ("check", "attack", "reaction", "damage", "armour", "initiative")
"""What a modifier can be on besides a skill."""


def told_by_use(c: Fight, origin: str) -> bool:
    """Whether what does something was used for its sake alone, or done as a task: the line before has named it."""
    kind = origin.partition(":")[0]
    return kind in ("item", "task") or (kind == "art" and not attacks_with(c, origin))


def effect_over(c: Fight, facts: Facts) -> Message:
    """An effect that lasts ends, if that still matters to somebody; of those until the end of the round it has been
    told when they began."""
    if facts.get("out") or record_of(c, facts["origin"]).until == "round":
        return phrase("wa-nothing")
    return Message("wa-log-effect_over", with_origin(c, facts))


def with_origin(c: Fight, facts: Facts) -> dict[str, Sayable]:
    """The facts of an effect; a task that it comes from is quoted, since its name is a sentence."""
    args = arguments(c, facts)
    if facts["origin"].startswith("task:"):
        args["origin"] = Message("wa-quoted", {"text": args["origin"]})
    return args


def struck(name: str) -> Line:
    """An attack meets a target, which has reacted or could not, and why not."""

    def told(c: Fight, facts: Facts) -> Message:
        if facts["reacts"]:
            tie = "-tie" if name == "missed" and facts["total"] == facts["reaction"] else ""
            alone = c.action is not None and not c.use.targets[1:]  # the line before has told what it came to
            blow = Message("wa-blow-alone" if alone else "wa-blow", {"total": facts["total"]})
            return Message(f"wa-log-{name}{tie}", {**arguments(c, facts), "blow": blow})
        if not facts.get("why"):  # told by an earlier version
            return Message(f"wa-log-{name}-no-reaction", arguments(c, facts))
        return Message(f"wa-log-{name}-helpless", {**arguments(c, facts), "why": phrase(f"wa-helpless-{facts['why']}")})

    return told


def status(c: Fight, facts: Facts) -> Message:
    """A status begins; where it comes from, unless the line before has told what was used. Of one that somebody is in
    already, from elsewhere, it is not told."""
    if facts.get("more"):
        return phrase("wa-nothing")
    if facts["status"] == "awakened":
        return Message("wa-log-status-awakened", arguments(c, facts))
    if told_by_use(c, facts["source"]):
        return Message("wa-log-status-used", arguments(c, facts))
    dark = facts["source"] == "scene" and facts.get("ending") == "lantern"
    return Message("wa-log-status", arguments(c, facts) | ({"source": phrase("wa-source-dark")} if dark else {}))


def arrived(c: Fight, facts: Facts) -> Message:
    """Somebody joins the battle, and on which side."""
    side = faction_name(c, c.fighters[facts["who"]].faction)
    return Message("wa-log-arrived", {"who": person(c, facts["who"]), "side": side})


def status_over(c: Fight, facts: Facts) -> Message:
    """A status ends, if that still matters to somebody: people recover from a bad one. To those out of action it does:
    it has been told when it began."""
    if facts.get("out") and past_caring(c, facts["who"]):
        return phrase("wa-nothing")
    if facts.get("by") == CLEARING:
        return Message("wa-log-status_over-cleared", arguments(c, facts))
    notes = revived(c, facts)
    if notes:
        return Message("wa-log-status_over-revived", {**arguments(c, facts), "notes": notes})
    return Message(f"wa-log-status_over{how_over(c, facts)}", arguments(c, facts))


def revived(c: Fight, facts: Facts) -> list[Message]:
    """What matters of somebody who is no longer dying in a battle: the wounds that stay (WA-18.4), and when the turn
    comes (WA-18.30), since the order leaves out who cannot act."""
    fighter = c.fighters[facts["who"]]
    if facts["status"] != "dying" or c.phase in OUTSIDE or incapacitated(c, facts["who"]):
        return []
    held = [one.status for one in fighter.statuses]
    left = [*(["wounded"] if fighter.wounded else []), *(one for one in PASSING if one in held)]
    notes = [Message("wa-still-in", {"statuses": [status_name(one) for one in left]})] if left else []
    if c.phase == "action" and (not fighter.acted or in_round(fighter, PASSED)) and facts["who"] in c.order:
        notes.append(Message("wa-acts-at", {"n": fighter.initiative}))
    return notes


def how_over(c: Fight, facts: Facts) -> str:
    """What the end of a status is told as: awakening is no bad one, and who is dying is so without the wounds."""
    if facts["status"] == "awakened":
        return "-awakened"
    return "-dying" if facts["status"] == "wounded" and c.fighters[facts["who"]].dying else ""


def remains(c: Fight, facts: Facts) -> Message:
    """WA-18.16: what somebody who has lost supply has left, once all of it is settled."""
    *_, last = c.scene.after.left
    if facts["item"] != last:
        return phrase("wa-nothing")
    counts = {item: c.fighters[facts["who"]].items.get(item, 0) for item in c.scene.after.left}
    things = [items(item_name(c, item), count) for item, count in {**counts, last: facts["count"]}.items() if count]
    args: dict[str, Sayable] = {"who": person(c, facts["who"])}
    return (
        Message("wa-log-remains-all", {**args, "things": things}) if things else Message("wa-log-remains-nothing", args)
    )


def fp(c: Fight, facts: Facts) -> Message:
    """FP that come back or are lost; what for, unless the line before has told that something was used."""
    args = {**arguments(c, facts), "n": abs(facts["amount"])}
    if facts.get("origin") == FOCUS:
        return Message("wa-log-fp-focus", args)
    why = "-by" if str(facts.get("origin", "")).startswith(("rider:", "attack:")) else ""
    return Message(f"wa-log-fp{why}" if facts["amount"] > 0 else f"wa-log-fp-lost{why}", args)


def passed_over(c: Fight, facts: Facts) -> Message:
    """Somebody cannot act, taken by surprise; of those out of action, who stand in no order any more, it is not
    told."""
    return phrase("wa-nothing") if facts.get("out") else Message("wa-log-passed_over", arguments(c, facts))


def task_failed(c: Fight, facts: Facts) -> Message:
    """A task is tried in vain, unless the check has told that."""
    return phrase("wa-nothing") if facts.get("told") else by_those(c, "wa-log-task_failed", facts)


def by_those(c: Fight, name: str, facts: Facts) -> Message:
    """The message about a task that somebody has tried, or several together (`people`)."""
    args, people = arguments(c, facts), facts.get("people", ())
    return Message(f"{name}-many", {**args, "who": args["people"]}) if people else Message(name, args)


def reloaded(c: Fight, facts: Facts) -> Message:
    """ARMs are full again: which, with the rounds that each has now."""
    args = arguments(c, facts)
    if "filled" not in facts:  # told by an earlier version
        return Message("wa-log-reloaded", args)
    if not facts["filled"]:
        return Message("wa-log-reloaded-full", args)
    pairs = [str(one).rpartition(":") for one in facts["filled"]]
    arms = [Message("wa-rounds", {"arm": arm_name(c, name), "left": int(rounds)}) for name, _, rounds in pairs]
    return Message("wa-log-reloaded-arms", {**args, "arms": arms})


def task_done(c: Fight, facts: Facts) -> Message:
    """A task is done, with what lasts of it or what can be done next, in the words of the encounter."""
    task = c.scene.tasks[facts["task"]]
    opens = any(facts["task"] in other.needs for other in c.scene.tasks.values())
    lasts = opens or task.effect.attribute or task.effect.modifiers or task.effect.guard
    said = by_those(c, "wa-log-task_done", facts)
    if decides(c, facts["task"]):
        return Message(f"{said.id}-text", {**said.args, "text": phrase("wa-decides")})
    return worded(said.id, said.args, unstopped(task.text) if lasts and task.text else None)


def unstopped(text: Text) -> Text:
    """The words of an encounter as a line of the log, which ends without a full stop."""
    return Text(text.ja.rstrip("。"), text.en.rstrip("."))


def together(c: Fight, facts: Facts) -> Message:
    """Several set about a task with a check of one skill, each with a major action of their own; or one alone does."""
    args = {**arguments(c, facts), "skill": skill_name(c, c.scene.tasks[facts["task"]].skill)}
    return Message("wa-log-together" if facts["who"][1:] else "wa-log-together-alone", args)


def decides(c: Fight, task: str) -> bool:
    """WA-09.6: whether a task that is done decides the battle, which is judged when the round is over."""
    goals = [(goal, True) for goal in c.scene.victory] + [(goal, False) for goal in c.scene.defeat]
    met = any(goal.task == task and done(c, goal, victory, c.round) for goal, victory in goals if goal.kind == "done")
    return met and c.rulings["battle_end_check"] != "at_once"


def acted(c: Fight, facts: Facts) -> Message:
    """A main process is over, which the next line shows."""
    return phrase("wa-nothing")


LINES: Mapping[str, Line] = {
    "battle": battle,
    "acted": acted,
    "main_process": main_process,
    "withdrawn": withdrawn,
    "passed_over": passed_over,
    "task_failed": task_failed,
    "reloaded": reloaded,
    "remains": remains,
    "recovered": recovered,
    "arrived": arrived,
    "hp_restored": hp_restored,
    "status": status,
    "task_done": task_done,
    "together": together,
    "effect": effect,
    "condition": condition,
    "barred": barred,
    "unbarred": unbarred,
    "surprise": surprise,
    "sniping": sniping,
    "charges": charges,
    "battle_ends": battle_ends,
    "over": over,
    "phase": a_phase,
    "possession": possession,
    "tactics": tactics,
    "order": order,
    "check": check,
    "pool": pool,
    "part": part,
    "cooperation": cooperation,
    "competition": competition,
    "support": support,
    "uses": uses,
    "hit": struck("hit"),
    "missed": struck("missed"),
    "harm": harm,
    "guarded": guarded,
    "effect_over": effect_over,
    "status_over": status_over,
    "damage_roll": damage_roll,
    "damage": damage,
    "fp": fp,
}
"""Events that need more than their facts."""
