"""What an option does, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.decision import Answer, Decision, Route
from hantei.core.message import Message, Sayable, phrase

from ..content.effects import Going, Hinder, Leave
from ..content.records import Condition
from ..rules.attack import DEFENCE_VALUE, weapon_problem
from ..rules.figures import figure, in_force
from ..rules.grid import fallen
from ..rules.impossible import weapon_reasons
from ..rules.knowledge import knows
from ..state import Fight
from .aim import aim_of, met_by
from .going import walked_to
from .names import (
    arguments,
    equipment_name,
    fighter_name,
    labelled,
    life,
    notes,
    plain,
    seat_name,
    step_label,
    target_name,
    vehicle_name,
    weapon_name,
)
from .options import OPTIONS, actor, those_met
from .questions import comes_to_the_same, figures, scope
from .striking import blow

Explaining = Callable[[Fight, Decision, str], Message]


def effect(c: Fight, decision: Decision, answer: Answer) -> Message:
    """What choosing an option does."""
    word = str(answer)
    options = OPTIONS[decision.kind]
    if word in options.words:
        args = {**arguments(c, decision.about), "seat": seat_name(c, decision.who), **figures(c, decision)}
        if decision.kind == "major" and word == "pass":
            return giving_up(c, decision, args)
        if word == "pass":
            auto = "-auto" if decision.about.get("timing") == "auto" else ""
            return Message(f"sk-fx-{decision.kind}-pass{auto}", args)
        if (decision.kind, word) == ("reaction", "defend") and c.strike.hit_critical:
            return Message("sk-fx-reaction-defend-critical", args)
        if (decision.kind, word) == ("cover", "cover") and c.fighters[str(decision.about["who"])].finished:
            return Message("sk-fx-cover-cover-finished", args)
        same = "-same" if comes_to_the_same(c, decision, word) else ""
        return Message(f"sk-fx-{scope(decision.kind, word)}{same}", args)
    head, colon, rest = word.partition(":")
    if colon and head in options.compounds:
        return COMPOUND_EFFECTS[head](c, decision, rest)
    return EFFECTS[decision.kind](c, decision, word)


def giving_up(c: Fight, decision: Decision, args: dict[str, Sayable]) -> Message:
    """SK-12.12: no major action, and why each weapon that cannot be used cannot."""
    who = actor(c, decision)
    barred = [
        Message("sk-fx-barred", {"weapon": weapon_name(c, name), "reasons": [reason(clause) for clause in found]})
        for name in dict.fromkeys(c.fighters[who].equipped)
        if (problem := weapon_problem(c, who, name))
        for found in [weapon_reasons(c, who, name) or [problem]]
    ]
    if barred:
        return Message("sk-fx-major-pass-barred", {**args, "barred": barred})
    return Message("sk-fx-major-pass", args)


def reason(clause: str) -> Message:
    """Why a weapon cannot be used, in a few words."""
    return Message(f"sk-barred-{clause.lower().replace('.', '-')}")


# Records


def explained(c: Fight, path: str) -> Message:
    """The words of a record, and when it can be used; what it costs stands in the name of the option."""
    shelf, _, name = path.partition("/")
    entry = getattr(c.records, shelf)[name]
    said = Message("sk-fx-card", {"text": entry.effect})
    found = condition_parts(getattr(entry, "condition", None))
    return Message("sk-fx-condition", {"text": said, "conditions": found}) if found else said


def condition_parts(condition: Condition | None) -> list[Message]:
    """SK-DATA.5: what must hold for a skill to be used."""
    if condition is None:
        return []
    found = [Message(f"sk-state-{condition.state}")] if condition.state else []
    if condition.status:
        found.append(Message(f"sk-status-{condition.status}"))
    if condition.hp_at_most:
        found.append(Message("sk-condition-hp", {"n": condition.hp_at_most}))
    if condition.round_from:
        found.append(Message("sk-condition-round", {"n": condition.round_from}))
    if condition.attack:
        found.append(Message("sk-condition-attack", {"kind": Message(f"sk-kind-{condition.attack}")}))
    if condition.attribute:
        attribute = Message(f"sk-attribute-{condition.attribute}")
        found.append(Message("sk-condition-attribute", {"attribute": attribute}))
    return found


def record_effect(shelf: str) -> Explaining:
    """What a record of a shelf does."""

    def explain(c: Fight, decision: Decision, name: str) -> Message:
        return explained(c, f"{shelf}/{name}")

    return explain


def weapon_effect(c: Fight, decision: Decision, weapon: str) -> Message:
    """What an attack with a weapon does: the check, the defence against it, the damage."""
    who = actor(c, decision)
    if not weapon:
        return explained(c, f"skills/{decision.about['skill']}")
    entry = c.records.weapons[weapon]
    args: dict[str, Sayable] = {"text": explained(c, f"weapons/{weapon}")}
    args |= blow(c, who, weapon, str(decision.about.get("skill", "")))
    args["defence"] = Message(f"sk-step-{DEFENCE_VALUE[entry.kind]}")
    return Message("sk-fx-weapon", args)


# People


def target_effect(c: Fight, decision: Decision, who: str) -> Message:
    """Whom an attack goes for: what has to be beaten, where the figures are open."""
    weapon = str(decision.about.get("weapon", ""))
    if not weapon:
        used = explained(c, f"skills/{decision.about['skill']}")
        return Message("sk-fx-target-skill", {**as_it_is(c, decision, who), "text": used})
    if fallen(c.fighters[who]):  # SK-14.7
        return Message(f"sk-fx-target-{'finish' if c.finishing else 'fallen'}", {"who": fighter_name(c, who)})
    kind = c.records.weapons[weapon].kind
    value = DEFENCE_VALUE[kind]
    args: dict[str, Sayable] = {"who": fighter_name(c, who), "value": Message(f"sk-step-{value}")}
    args |= blow(c, actor(c, decision), weapon, str(decision.about.get("skill", "")))
    if not knows(c, decision.who, who):
        return Message("sk-fx-target", args)
    return Message("sk-fx-target-known", {**args, "n": figure(c, who, value)})


def user_effect(c: Fight, decision: Decision, who: str) -> Message:
    """On whom something is used, how that one is, and what it does."""
    used = explained(c, str(decision.about["path"]))
    return Message("sk-fx-on_whom", {**as_it_is(c, decision, who), "text": used})


def as_it_is(c: Fight, decision: Decision, who: str) -> dict[str, Sayable]:
    """Somebody, and how they are to be seen."""
    return {"who": fighter_name(c, who), "state": [life(c, decision.who, who), *notes(c, who)]}


def taker_effect(c: Fight, decision: Decision, who: str) -> Message:
    """To whom something is handed over."""
    return Message("sk-fx-give_to", {**arguments(c, decision.about), "to": fighter_name(c, who)})


def first_effect(c: Fight, decision: Decision, who: str) -> Message:
    """Who goes first."""
    return Message("sk-fx-tie", {"who": fighter_name(c, who), "n": figure(c, who, "initiative")})


# Squares


def area_effect(c: Fight, decision: Decision, option: str) -> Message:
    """Whom an area meets: of several in it those who are chosen, without (選択) all."""
    user, names = actor(c, decision), met_by(c, decision, option)
    aim = aim_of(c, decision)
    args: dict[str, Sayable] = {"who": those_met(c, user, names) if names else phrase("sk-nobody")}
    if aim is None:
        return Message("sk-fx-area", args)
    args["shape"] = target_name(aim.target)
    if not names:
        return Message("sk-fx-area-nobody", args)
    if not names[1:]:  # one alone is the target (SK-11.2)
        alone = Message("sk-fx-area-self", {**args, "who": labelled(c, user)})
        return alone if user in names else Message("sk-fx-area-one", args)
    return Message("sk-fx-area-select" if aim.target.select else "sk-fx-area-all", args)


def end_effect(c: Fight, decision: Decision, answer: str) -> Message:
    """The way to a square; the empty path stays, and so does the one to where it begins."""
    assert isinstance(decision, Route)  # noqa: S101 - only routes have ends
    if not answer or (answer == decision.start and decision.kind == "route"):
        return Message("sk-fx-route-stay")
    walked, points = walked_to(decision, answer), int(str(decision.about["points"]))
    way = " → ".join(f"{x},{y}" for x, y in walked.trail)
    args: dict[str, Sayable] = {"way": way, "n": walked.spent, "points": points}
    if decision.kind == "charge_path":
        met = met_by(c, decision, answer)
        args["who"] = those_met(c, actor(c, decision), met) if met else phrase("sk-nobody")
        return Message("sk-fx-charge_path", args)
    said = Message("sk-fx-route-checked", args) if walked.checks else Message("sk-fx-route", args)
    effects = [step_label(c, label) for label in eased(c, actor(c, decision))]
    return Message("sk-fx-route-effects", {"text": said, "effects": effects}) if effects else said


def eased(c: Fight, who: str) -> list[str]:
    """SK-DATA.13: the effects in force that bear on how somebody walks: costs of squares, leaving, being hindered."""
    found = [(effect, label) for effect, label in in_force(c, who) if isinstance(effect, Going | Hinder | Leave)]
    walks = [label for effect, label in found if not isinstance(effect, Hinder) or effect.how == "unhindered"]
    return list(dict.fromkeys(walks))


def push_effect(c: Fight, decision: Decision, square: str) -> Message:
    """Where somebody is moved by force."""
    return Message("sk-fx-push_to", {**arguments(c, decision.about), "square": square})


# Deeds


def status_effect(c: Fight, decision: Decision, name: str) -> Message:
    """A bad status taken off."""
    status, _, piece = name.partition(":")
    args: dict[str, Sayable] = {"who": fighter_name(c, str(decision.about["who"]))}
    if piece:
        return Message("sk-fx-recover-seal", {**args, "equipment": equipment_name(c, piece)})
    return Message("sk-fx-recover", {**args, "state": phrase(f"sk-affected-{status}")})


def piece_effect(c: Fight, decision: Decision, piece: str) -> Message:
    """A piece of equipment that cannot be used any more."""
    return Message("sk-fx-seal", {"equipment": arguments(c, {"equipment": piece})["equipment"]})


def change_effect(c: Fight, decision: Decision, change: str) -> Message:
    """A weapon exchanged: what the new one does."""
    _, _, new = change.partition(">")
    if not new:
        return Message("sk-fx-weapon-off")
    entry = c.records.weapons[new]
    name = "sk-fx-weapon-on-unready" if entry.needs_ready else "sk-fx-weapon-on"
    return Message(name, {"text": entry.effect})


def door_effect(c: Fight, decision: Decision, door: str) -> Message:
    """A door opened or closed; a closed one stops movement and sight."""
    entry = next(edge for edge in c.scene.board.edges if "|".join(edge.between) == door)
    return phrase("sk-fx-door-open" if c.doors.get(door, entry.state) == "closed" else "sk-fx-door-close")


def ajar_effect(c: Fight, decision: Decision, door: str) -> Message:
    """A door left half open."""
    return Message("sk-fx-ajar")


def ready_effect(c: Fight, decision: Decision, rest: str) -> Message:
    """A weapon made ready."""
    return Message("sk-fx-ready", {"weapon": weapon_name(c, rest.rpartition(":")[2])})


def mount_effect(c: Fight, decision: Decision, who: str) -> Message:
    """A vehicle mounted."""
    return Message("sk-fx-mount", {"vehicle": vehicle_name(c, who)})


def gift_effect(c: Fight, decision: Decision, rest: str) -> Message:
    """What an item or weapon that is handed over does for whoever has it then."""
    thing = rest.partition(":")[2]
    text = c.records.items[thing].effect if thing in c.records.items else c.records.weapons[thing].effect
    return Message("sk-fx-give", {"text": plain(text)})


COMPOUND_EFFECTS: dict[str, Explaining] = {
    "assault": record_effect("assaults"),
    "skill": record_effect("skills"),
    "item": record_effect("items"),
    "recover": status_effect,
    "attack": weapon_effect,
    "weapon": change_effect,
    "door": door_effect,
    "ajar": ajar_effect,
    "ready": ready_effect,
    "mount": mount_effect,
    "give": gift_effect,
}
EFFECTS: dict[str, Explaining] = {
    "give_to": taker_effect,
    "tie": first_effect,
    "route": end_effect,
    "charge_path": end_effect,
    "target": target_effect,
    "on_whom": user_effect,
    "centre": area_effect,
    "direction": area_effect,
    "boost": record_effect("skills"),
    "fall": record_effect("skills"),
    "weapon": weapon_effect,
    "cure": status_effect,
    "seal": piece_effect,
    "push_to": push_effect,
}
