"""What is asked: one short sentence for every question, and a label for every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from hantei.core.decision import Amount, Answer, Decision, Faces
from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.scenes.naming import Name

from ..rules.acting import incapacitated
from ..rules.costs import price
from ..rules.people import arm, hostile
from ..rules.support import COSTS
from ..rules.things import cost, thing_of
from ..state import Fight
from .effects import FULL, check
from .names import (
    arguments,
    arm_name,
    guard_name,
    in_full,
    item_name,
    labelled,
    person,
    possession_name,
    seat_name,
    skill_name,
    split_off,
    status_name,
    thing_name,
    thing_used,
    with_user,
)
from .reach import whom
from .worth import nothing_lacked, reaches_no_foe

STANDING = {"wa-ask-guard": "wa-always-guard", "wa-ask-act": "wa-always-act"}
"""The questions that tell of their moment, and how a standing answer calls them."""


def question(c: Fight, decision: Decision) -> Message:
    """One short sentence: what this seat is to decide."""
    if isinstance(decision, Faces):
        return Message("wa-ask-throw", {"dice": decision.dice.name, "why": throw_name(decision.kind)})
    about = decision.about
    args = {**arguments(c, about), "seat": seat_name(c, decision.who)}
    if "targets" in about:
        people = [str(one) for one in cast(Sequence[str], about["targets"])]
        args["targets"] = whom(c, people, args["targets"])
    if isinstance(decision, Amount):
        args |= {"low": decision.low, "high": decision.high}
    if decision.kind == "act":
        free = "both" if about["minor"] and about["major"] else "minor" if about["minor"] else "major"
        return Message("wa-ask-act", {**args, "free": Message(f"wa-free-{free}")})
    if decision.kind == "support":
        return Message("wa-ask-support", {**args, "check": throw_name(str(about["check"]))})
    if decision.kind == "target":
        kind = "-arm" if attacks_with(c, str(about["thing"])) else ""
        return Message(f"wa-ask-target{kind}" if about["of"] == 1 else f"wa-ask-target{kind}-of", args)
    if decision.kind == "battle_over":
        return Message("wa-ask-battle_over-met" if about["result"] else "wa-ask-battle_over", args)
    if decision.kind == "side":
        return at_side(c, decision, args)
    if decision.kind == "order":
        return who_comes_first(c, decision, args)
    if decision.kind == "leave":
        return Message(f"wa-ask-leave-{about['act']}", args)
    return Message(f"wa-ask-{decision.kind}", args)


def who_comes_first(c: Fight, decision: Decision, args: Mapping[str, Sayable]) -> Message:
    """Of whom equals are asked, by what; who is out of action keeps a place, for which it takes a cure (WA-18.5)."""
    if decision.clause != "WA-07.6":
        return Message("wa-ask-order-score", args)
    tied = [str(one) for one in cast(Sequence[str], decision.about["tied"])]
    down = [person(c, who) for who in tied if incapacitated(c, who)]
    return Message("wa-ask-order-down", {**args, "down": everybody(down)}) if down else Message("wa-ask-order", args)


def attacks_with(c: Fight, thing: str) -> bool:
    """Whether what is used attacks: an ARM, a natural attack, or a skill or spell that does."""
    kind, _, name = thing.partition(":")
    return kind == "arm" or (kind == "art" and bool(c.records.arts[name].attack))


def at_side(c: Fight, decision: Decision, args: Mapping[str, Sayable]) -> Message:
    """Who is among the targets by now; whoever acts is not named twice."""
    about = decision.about
    targets = [str(one) for one in cast(Sequence[str], about["targets"])]
    if not targets:
        return Message("wa-ask-side-none", args)
    if attacks_with(c, str(about["thing"])):
        return Message("wa-ask-side-attack", args)
    others, how = split_off(c, str(about["who"]), targets)
    said = everybody(others)
    named: dict[str, Sayable] = {
        "targets": whom(c, targets, said),
        "everybody": with_user(c, str(about["who"]), others),
    }
    return Message(f"wa-ask-side{how}", {**args, **named})


def throw_name(why: str) -> Message:
    """What dice are thrown for; a check for a use or a task, by its skill where that is counted."""
    kind, _, skill = why.partition("-")
    if kind == "use" and skill:
        return Message("wa-throw-by-skill", {"skill": phrase(f"wa-skill-{skill}")})
    return Message(f"wa-throw-{why}")


# Labels


def label(c: Fight, decision: Decision, answer: Answer) -> Message:
    """The short label of an option."""
    word = str(answer)
    if isinstance(decision, Amount):
        return Message(f"wa-opt-{decision.kind}", {"n": int(word)})
    if decision.kind == "representative":
        return Message("wa-opt-representative", {"name": labelled(c, word), "check": check(c, word, "tactics")})
    if word in c.fighters:
        return Message(f"wa-opt-{stands(c, decision, word)}", {"name": labelled(c, word)})
    naming = NAMED.get(decision.kind)
    name = naming(c, decision, word) if naming is not None else None
    if name is not None:
        return name if isinstance(name, Message) else Message("wa-opt-named", {"name": name})
    return Message(f"wa-opt-{decision.kind}-{word}", arguments(c, decision.about))


def stands(c: Fight, decision: Decision, word: str) -> str:
    """Return how a target is related to whoever acts: oneself, a comrade, or nothing worth saying."""
    who = str(decision.about.get("who", ""))
    if decision.kind != "target" or who not in c.fighters:
        return "named"
    if word == who:
        return "oneself"
    return "named" if hostile(c, c.fighters[who].faction, c.fighters[word].faction) else "comrade"


Naming = Callable[[Fight, Decision, str], Name | Sayable | None]


def thing(c: Fight, who: str, option: str) -> Message:
    """Something that can be used, and whether it is meant for foes and reaches none, or help that nobody needs."""
    if lack := nothing_lacked(c, who, option):
        return used(c, who, option, phrase(f"wa-opt-needless-{lack}"))
    return used(c, who, option, phrase("wa-opt-in-vain") if reaches_no_foe(c, who, option) else None)


def used(c: Fight, who: str, option: str, note: Message | None) -> Message:
    """An attack with its kind and rounds, a skill or spell with its cost, an item; and a note on it, if any."""
    said = plainly_used(c, who, option)
    return said if note is None else Message(f"{said.id}-noted", {**said.args, "note": note})


def plainly_used(c: Fight, who: str, option: str) -> Message:
    """An attack with its kind and rounds, a skill or spell with its cost, an item."""
    kind, _, name = option.partition(":")
    args: dict[str, Sayable] = {"thing": thing_used(c, option) if kind == "arm" else thing_name(c, option)}
    fighter = c.fighters[who]
    if kind == "arm":
        args["attack"] = Message(f"wa-attack-{arm(c, who, name).kind}")
        rounds = fighter.arms[name]
        return Message("wa-opt-arm-rounds", {**args, "rounds": rounds}) if rounds >= 0 else Message("wa-opt-arm", args)
    if kind == "item":
        return Message("wa-opt-item", {**args, "count": fighter.items[name]})
    found = cost(c, who, thing_of(c, who, option), c.rulings["magnification_optional"] == "automatic")
    return Message("wa-opt-art", args) if found is None else Message("wa-opt-art-cost", {**args, "cost": found})


def an_act(c: Fight, decision: Decision, word: str) -> Message | None:
    """An act of a main process: the slot it takes, and what is done."""
    slot, colon, what = word.partition(":")
    if word == "wait" and c.fighters[str(decision.about["who"])].initiative <= 0:
        return Message("wa-opt-act-wait-no-delay")  # WA-08.10
    if not colon:
        return None
    head, colon, _ = what.partition(":")
    if not colon:
        full = what in FULL and FULL[what](c, str(decision.about["who"]))
        name = Message(f"wa-act-{what}-full" if full else f"wa-act-{what}")
    elif head == "task":
        name = Message("wa-opt-task", {"task": thing_name(c, what)})
    else:
        name = thing(c, str(decision.about["who"]), what)
    return Message("wa-opt-slotted", {"slot": Message(f"wa-slot-{slot}"), "what": name})


def at_set_up(c: Fight, decision: Decision, word: str) -> Message | None:
    """The change of ARM, or a skill or spell."""
    kind, colon, name = word.partition(":")
    if kind == "arm":
        return Message("wa-opt-set_up-arm", {"arm": arm_name(c, name)})
    return thing(c, str(decision.about["who"]), word) if colon else None


def a_change_of_targets(c: Fight, decision: Decision, word: str) -> Message | None:
    """Somebody left out or counted in."""
    verb, colon, who = word.partition(":")
    if not colon:
        return None
    if who == str(decision.about["who"]):
        return Message(f"wa-opt-side-{verb}-self", {"name": in_full(c, who)})
    foe = "-foe" if hostile(c, c.fighters[str(decision.about["who"])].faction, c.fighters[who].faction) else ""
    return Message(f"wa-opt-side-{verb}{foe}", {"name": in_full(c, who)})


def a_support_skill(c: Fight, decision: Decision, word: str) -> Message | None:
    """A support skill with its cost."""
    if word == "none":
        return None
    name = "covering" if word == "cover" else word
    cost_now = price(c, str(decision.about["who"]), COSTS[name]).value
    return Message("wa-opt-art-cost", {"thing": Message(f"wa-support-{name}"), "cost": cost_now})


def a_guard(c: Fight, decision: Decision, word: str) -> Sayable | None:
    """What somebody guards with."""
    return None if word == "none" else Message("wa-opt-guard", {"source": guard_name(c, word)})


NAMED: Mapping[str, Naming] = {
    "act": an_act,
    "set_up": at_set_up,
    "side": a_change_of_targets,
    "support": a_support_skill,
    "cover": a_support_skill,
    "guard": a_guard,
    "possession": lambda c, decision, word: possession_name(word),
    "crest": lambda c, decision, word: Message(f"wa-crest-{word}"),
    "move": lambda c, decision, word: Message(f"wa-move-{word}"),
    "change_arm": lambda c, decision, word: arm_name(c, word),
    "weapon": lambda c, decision, word: arm_name(c, word),
    "hand_over": lambda c, decision, word: item_name(c, word),
    "leave_behind": lambda c, decision, word: thing_name(c, word),
    "obstruct_skill": lambda c, decision, word: skill_name(c, word),
    "flee_skill": lambda c, decision, word: skill_name(c, word),
    "overpower": lambda c, decision, word: status_name(word),
    "mishap": lambda c, decision, word: Message(f"wa-mishap-{word}"),
}
"""Options that are named by what they stand for rather than by a word of their own."""
