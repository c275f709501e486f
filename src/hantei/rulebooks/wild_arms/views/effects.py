"""What an option does: a sentence for `?`, from the rules and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.decision import Amount, Answer, Decision
from hantei.core.message import Message, Sayable, phrase
from hantei.notation import signed

from ..content.records import Task
from ..rules.attributes import attribute_of
from ..rules.break_guard import sources
from ..rules.damage import OPEN, base_of, damage_bonus, more_dice
from ..rules.harm import worst
from ..rules.modifiers import pool_of
from ..rules.people import arm, has_hp
from ..rules.skills import dice, level
from ..rules.things import Thing, thing_of
from ..rules.usable import ways
from ..state import HARM, Fight
from .checks import reasons_of
from .names import arm_name, attribute_name, guard_name, person, skill_name, status_name, thing_name, thing_used
from .situation import line


def effect(c: Fight, decision: Decision, answer: Answer) -> Message:
    """What an option brings: people as they stand, things by their records, all else in a sentence of its own."""
    word = str(answer)
    if isinstance(decision, Amount):
        return Message(f"wa-eff-{decision.kind}", {"n": int(word)})
    if decision.kind == "representative":
        return Message("wa-eff-representative", {"who": person(c, word), "check": check(c, word, "tactics")})
    if word in c.fighters and decision.kind == "order":
        score = "" if decision.clause == "WA-07.6" else "-score"
        return Message(f"wa-eff-order-first{score}", {"who": person(c, word)})
    if word in c.fighters:
        return line(c, word)
    told = TOLD.get(decision.kind)
    found = told(c, decision, word) if told is not None else None
    return found if found is not None else Message(f"wa-eff-{decision.kind}-{word}")


def thing(c: Fight, who: str, option: str) -> Message | None:
    """Something that can be used, in its figures and its own words."""
    kind, _, name = option.partition(":")
    if kind == "arm":
        return weapon(c, who, name)
    if kind == "task":
        task = c.scene.tasks[name]
        args: dict[str, Sayable] = {"task": task.name, "text": task.text or "", "target": task.target}
        if not task.skill:
            return Message("wa-eff-task-free", args)
        return Message(f"wa-eff-task-{task.kind}", {**args, "skill": skill_name(c, task.skill), "then": then(task)})
    record = c.records.arts[name] if kind == "art" else c.records.items[name]
    args = {"thing": thing_name(c, option), "text": record.text or ""}
    used = thing_of(c, who, option)
    if used.art is not None and used.art.attack:
        args["text"] = turned(c, who, used, args["text"])
        return with_weapon(c, who, name, args) if used.art.range == "weapon" else spell(c, who, used, args)
    if used.item is not None and used.item.timing is None:
        return Message("wa-eff-thing-plain", args)
    if used.target == "self":
        return Message("wa-eff-thing-self", args)
    return Message("wa-eff-thing", {**args, "range": used.range})


def then(task: Task) -> Sayable:
    """What a task brings that is done, in the words of the encounter: these tell what lasts, and of an effect that only
    cures, that; what it cures besides is added."""
    if task.text is None:
        return ""
    cured = [status_name(one) for one in task.effect.cure]
    if cured and (task.effect.modifiers or task.effect.guard or task.effect.attribute):
        return Message("wa-eff-task-then-cures", {"text": task.text, "statuses": cured})
    return Message("wa-eff-task-then", {"text": task.text})


def with_weapon(c: Fight, who: str, name: str, args: Mapping[str, Sayable]) -> Message:
    """An attack with a weapon: which one, if that is sure, and its range (WA-19.9)."""
    found = ways(c, who, name)
    if len(found) != 1:
        return Message("wa-eff-thing-weapons", args)
    return Message(
        "wa-eff-thing-weapon", {**args, "arm": thing_used(c, f"arm:{found[0].arm}"), "range": found[0].range}
    )


def spell(c: Fight, who: str, used: Thing, args: Mapping[str, Sayable]) -> Message:
    """An attack without a weapon: the check it is made with, damage, range; its text names the attribute."""
    figures: dict[str, Sayable] = {"check": attack_check(c, who, used.skill), "range": used.range}
    figures["damage"] = damage_now(c, who, used, used.art.damage or "0" if used.art is not None else "0")
    return Message("wa-eff-thing-attack", {**args, **figures})


def turned(c: Fight, who: str, used: Thing, text: Sayable) -> Sayable:
    """The words of a skill or spell that attacks; an effect may have given it another attribute than they name
    (WA-15.4)."""
    now = attribute_of(c, who, used)
    if used.art is None or not used.art.attribute or used.art.attribute == now:
        return text
    return Message("wa-eff-turned", {"text": text, "attribute": attribute_name(c, now)})


def weapon(c: Fight, who: str, name: str) -> Message:
    """An ARM or natural attack: damage, the attribute that it has now, range, the check it is made with."""
    record, used = arm(c, who, name), thing_of(c, who, f"arm:{name}")
    args: dict[str, Sayable] = {"arm": arm_name(c, name), "range": record.range}
    args["damage"] = damage_now(c, who, used, record.damage)
    attribute = attribute_of(c, who, used)
    plain = phrase("wa-attribute-none")
    named = Message("wa-attribute", {"attribute": attribute_name(c, attribute)})
    args["attribute"] = plain if attribute == "none" else named
    return Message("wa-eff-weapon", {**args, "check": attack_check(c, who, record.kind)})


def loaded_weapon(c: Fight, who: str, name: str) -> Message:
    """A weapon that is not in hand yet, with the rounds that are in it."""
    said, rounds = weapon(c, who, name), c.fighters[who].arms[name]
    return said if rounds < 0 else Message("wa-eff-weapon-rounds", {**said.args, "rounds": rounds})


def check(c: Fight, who: str, skill: str) -> Message:
    """A skill as it is rolled, before anything else changes it."""
    args: dict[str, Sayable] = {"skill": skill_name(c, skill), "dice": dice(c, who, skill)}
    return Message("wa-eff-check", {**args, "level": with_sign(level(c, who, skill))})


def attack_check(c: Fight, who: str, skill: str) -> Message:
    """The check of an attack, with what changes it now for whatever is used (WA-13.11)."""
    pool = pool_of(c, who, skill, "attack")
    more = [f"{step.label}:{step.amount}" for step in pool.dice.steps[1:] if step.op == "add"]
    added = [f"{step.label}:{step.amount}" for step in pool.value.steps if step.label != f"skill-{skill}"]
    return changed(check(c, who, skill), [*reasons_of(c, more), *reasons_of(c, added, "-value")])


def damage_now(c: Fight, who: str, used: Thing, written: str) -> Sayable:
    """Damage as it is written, with what is added to it now (WA-14.3, WA-06.10)."""
    more = [f"{label}:{n}" for n, label in more_dice(c, who, used) if n]
    base = base_of(used)
    added = [f"{step.label}:{step.amount}" for step in damage_bonus(c, who, used).steps if step.label != base]
    added += [f"open:{OPEN}"] if c.fighters[who].possession == "open" else []
    return changed(written, [*reasons_of(c, more), *reasons_of(c, added, "-value")])


def changed(figure: Sayable, changes: Sequence[Message]) -> Message:
    """A figure as it is written, with what changes it now."""
    return Message("wa-eff-changed" if changes else "wa-eff-plain", {"figure": figure, "changes": changes})


def with_sign(n: int) -> str:
    """What is added to dice; nothing for 0."""
    return signed(n) if n else ""


def an_act(c: Fight, decision: Decision, word: str) -> Message | None:
    """An act of a main process."""
    who, (_, colon, what) = str(decision.about["who"]), word.partition(":")
    if not colon:
        return effect_of_waiting(c, who) if word == "wait" else Message(f"wa-eff-act-{word}")
    if what in FULL and FULL[what](c, who):
        return Message(f"wa-eff-act-{what}-full")
    if ":" in what:
        return thing(c, who, what)
    granted = not c.referee and what in ("change_arm", "hand_over")
    return Message(f"wa-eff-act-{what}-free" if granted else f"wa-eff-act-{what}")


def effect_of_waiting(c: Fight, who: str) -> Message:
    """待機 delays nobody at 0 or below (WA-08.10): the turn comes at once, or by ruling after equals."""
    now = c.fighters[who].initiative
    if now > 0:
        return Message("wa-eff-act-wait")
    if c.rulings["wait_nonpositive"] == "after_equals":
        return Message("wa-eff-act-wait-equals", {"initiative": now})
    return Message("wa-eff-act-wait-at-once", {"initiative": -now})


def loaded(c: Fight, who: str) -> bool:
    """Whether every ARM that counts rounds has as many as it takes."""
    counting = [(arm(c, who, name).capacity, rounds) for name, rounds in c.fighters[who].arms.items()]
    return all(capacity is None or rounds >= capacity for capacity, rounds in counting)


def rested(c: Fight, who: str) -> bool:
    """Whether somebody has as many FP as they can have."""
    return c.fighters[who].fp >= c.sheet(who).fp


FULL: Mapping[str, Callable[[Fight, str], bool]] = {"reload": loaded, "focus": rested}
"""Acts that fill something up, which change nothing where it is full."""


def at_set_up(c: Fight, decision: Decision, word: str) -> Message | None:
    """The change of ARM, or a skill or spell."""
    who, (kind, colon, name) = str(decision.about["who"]), word.partition(":")
    if kind == "arm":
        return loaded_weapon(c, who, name)
    return thing(c, who, word) if colon else None


def a_possession(c: Fight, decision: Decision, word: str) -> Message | None:
    """WA-16.8: the cover of リーン guards nobody with HP."""
    who = str(decision.about["who"])
    unguarded = word == "lean" and has_hp(c, who) and not c.fighters[who].guards
    return Message("wa-eff-possession-lean-hp") if unguarded else None


def a_skill(c: Fight, decision: Decision, word: str) -> Message:
    """A skill for a check."""
    return check(c, str(decision.about["who"]), word)


def a_guard(c: Fight, decision: Decision, word: str) -> Message | None:
    """What is used up by a guard, and how often it can be used yet."""
    if word == "none":
        return unguarded(c, str(decision.about["who"]))
    uses = sources(c, str(decision.about["who"])).get(word, 0)
    effect = "-effect" if word.startswith("effect:") else ""
    return Message(f"wa-eff-guard{effect}", {"source": guard_name(c, word), "left": max(0, uses - 1)})


def unguarded(c: Fight, who: str) -> Message:
    """What comes of a hit that is not guarded: damage, or without HP the next step of harm (WA-14.14)."""
    now = worst(c, who)
    if has_hp(c, who) or now == HARM[-1]:
        return Message("wa-eff-guard-none")
    return Message("wa-eff-guard-none-harm", {"step": phrase(f"wa-harm-{HARM[HARM.index(now) + 1 if now else 0]}")})


def a_change_of_targets(c: Fight, decision: Decision, word: str) -> Message | None:
    """Somebody left out or counted in."""
    verb, colon, who = word.partition(":")
    return Message(f"wa-eff-side-{verb}", {"name": person(c, who)}) if colon else None


TOLD: Mapping[str, Callable[[Fight, Decision, str], Message | None]] = {
    "act": an_act,
    "set_up": at_set_up,
    "weapon": lambda c, decision, word: weapon(c, str(decision.about["who"]), word),
    "change_arm": lambda c, decision, word: loaded_weapon(c, str(decision.about["who"]), word),
    "possession": a_possession,
    "obstruct_skill": a_skill,
    "flee_skill": a_skill,
    "guard": a_guard,
    "side": a_change_of_targets,
    "leave_behind": lambda c, decision, word: thing(c, str(decision.about["who"]), word),
    "hand_over": lambda c, decision, word: thing(c, str(decision.about["who"]), f"item:{word}"),
}
