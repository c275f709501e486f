"""What is asked: one short sentence for every question, and a label for every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Decision, Faces, Route
from hantei.core.message import Message, Sayable, everybody, phrase

from ..rules.firing_table import FIRING
from ..rules.ground import opponents, sees
from ..rules.melee import BLOWS
from ..rules.movement import allowance
from ..rules.shooting import guns, usable
from ..state import Fight
from .going import AT_HAND, away, brief, metres_from, reach, together
from .initiatives import unable
from .names import (
    arguments,
    armed,
    condition_name,
    ended_by,
    item_name,
    labelled,
    limb_name,
    person,
    place_name,
    seat_name,
    skill_name,
    weapon_name,
    wound,
)

METHODS = ("cautious", "normal", "full")

STANDING = {"gd-ask-evade": "gd-always-evade"}
"""The questions that tell of their moment, and how a standing answer calls them."""


def question(c: Fight, decision: Decision) -> Message:
    """One short sentence: what this seat is to decide."""
    if isinstance(decision, Faces):
        return Message("gd-ask-throw", {"dice": decision.dice.name, "why": throw_name(decision.kind)})
    args = {**arguments(c, decision.about), "seat": seat_name(c, decision.who)}
    if isinstance(decision, Amount):
        args |= {"low": decision.low, "high": decision.high, **counted(c, decision)}
    if decision.kind == "target":
        args["weapon"] = armed(c, str(decision.about["weapon"]))
    if decision.kind == "fight_over" and decision.about["by"]:
        return goal_met(c, decision, args)
    if decision.kind == "patient":
        return with_what(c, str(decision.about["with"]), args)
    if decision.kind == "target" and int(str(decision.about.get("of", 1))) > 1:
        return Message("gd-ask-target-of", args)
    return Message(f"gd-ask-{decision.kind}", args)


def goal_met(c: Fight, decision: Decision, args: Mapping[str, Sayable]) -> Message:
    """GD-01.3: what the conditions of victory say where the game master decides whether the fight is over."""
    side, by = str(decision.about["side"]), str(decision.about["by"])
    kind = "met" if side else "nobody"
    return Message(f"gd-ask-fight_over-{kind}", {**args, "by": ended_by(c, side, by)})


def with_what(c: Fight, what: str, args: Mapping[str, Sayable]) -> Message:
    """GD-04.11, GD-04.16: on whom an item or a skill is used."""
    if what in c.records.items:
        return Message("gd-ask-patient", {**args, "item": item_name(c, what)})
    return Message("gd-ask-patient-skill", {**args, "skill": skill_name(c, what)})


def counted(c: Fight, decision: Amount) -> dict[str, Sayable]:
    """GD-09.8, GD-09.10: what a shot uses and what is left to use; what each further target costs every shot."""
    about = decision.about
    if decision.kind == "shots":
        left = c.fighters[str(about["who"])].carried[str(about["weapon"])].rounds
        return {"each": FIRING[str(about["mode"])].rounds, "left": left}
    if decision.kind == "targets":
        cells, shots = FIRING[str(about["mode"])].cells, int(str(about["shots"]))
        return {"percent": cells[2][shots][0] - cells[1][shots][0]}
    return {}


def throw_name(why: str) -> Message:
    """What dice are thrown for."""
    return phrase(f"gd-throw-{why}")


# Labels


def label(c: Fight, decision: Decision, answer: Answer) -> Message:
    """The short label of an option."""
    word = str(answer)
    if isinstance(decision, Amount):
        return Message(f"gd-opt-{decision.kind}", {"n": int(word)})
    if isinstance(decision, Route):
        return destination(c, decision, word)
    naming = NAMED.get(decision.kind)
    if naming is not None:
        found = naming(c, decision, word)
        if found is not None:
            return found
    head, colon, rest = word.partition(":")
    if colon:
        return with_hand(c, f"gd-opt-{decision.kind}-{head}", rest)
    return Message(f"gd-opt-{decision.kind}-{word}", arguments(c, decision.about))


def with_hand(c: Fight, message: str, rest: str) -> Message:
    """A weapon of an option, and the hand that takes it: `handgun:right`, `knife`."""
    name, _, hand = rest.partition(":")
    if name in c.dropped:
        name = c.dropped[name].weapon
    if not hand:
        return Message(message, {"weapon": weapon_name(c, name)})
    return Message(f"{message}-in", {"weapon": weapon_name(c, name), "hand": phrase(f"gd-hand-{hand}")})


def aims_at(c: Fight, decision: Decision, word: str) -> bool:
    """GD-04.8: whether the question is whom to attack, and the attacker has taken aim at this one."""
    who = str(decision.about.get("who", ""))
    return decision.kind == "target" and who in c.fighters and c.fighters[who].aiming == word


def a_person(c: Fight, decision: Decision, word: str) -> Message | None:
    """Name somebody and the distance, if the option is a person."""
    if word not in c.fighters:
        return None
    who = str(decision.about.get("who", ""))
    if who in c.fighters and word != who:
        far = reach(c, who, word)
        aimed = "gd-opt-person-aimed" if aims_at(c, decision, word) else "gd-opt-person-far"
        why = unable(c, word)
        far |= {"why": condition_name(why)} if why else {}
        return Message(f"{aimed}-unable" if why else aimed, {"name": labelled(c, word), **far})
    return Message("gd-opt-person", {"name": labelled(c, word)})


def a_method(c: Fight, decision: Decision, word: str) -> Message | None:
    """A movement method, with how far it carries."""
    if word not in METHODS or c.scene.map.kind == "area":
        return None
    metres = allowance(c, str(decision.about["who"]), word).value
    return Message(f"gd-opt-method-{word}-far", {"metres": metres})


def only_by_moving(c: Fight, who: str, action: str) -> bool:
    """GD-04.12: whether an attack reaches nobody from here, and is possible since a move may come first."""
    if action == "shoot":
        return not guns(c, who)
    if action == "throw":
        return not usable(c, who, "thrown")
    return action == "melee" and not usable(c, who, *BLOWS)


def an_action(c: Fight, decision: Decision, word: str) -> Message | None:
    """An attack that reaches nobody from here says so; others have words of their own."""
    if not only_by_moving(c, str(decision.about["who"]), word):
        return None
    unseen = "" if anybody_seen(c, str(decision.about["who"])) else "-unseen"
    return Message(f"gd-opt-action-moving{unseen}", {"action": phrase(f"gd-opt-action-{word}")})


def anybody_seen(c: Fight, who: str) -> bool:
    """Whether somebody sees any opponent alive from here, within reach or not."""
    return any(sees(c, who, name) and not c.fighters[name].dead for name in opponents(c, who))


def which_first(c: Fight, decision: Decision, word: str) -> Message | None:
    """To act first says so where the action declared comes to nothing from here; other words are its own."""
    about = decision.about
    if word != "act" or not only_by_moving(c, str(about["who"]), str(about["action"])):
        return None
    return phrase("gd-opt-order-act-vain" if anybody_seen(c, str(about["who"])) else "gd-opt-order-act-vain-unseen")


def destination(c: Fight, decision: Route, word: str) -> Message:
    """Where a move ends: at a place, towards or away from one or somebody, here, or at a point."""
    head, colon, rest = word.partition(":")
    if not colon:
        fixed = word in ("stay", "leave")
        return phrase(f"gd-opt-destination-{word}") if fixed else Message("gd-opt-destination-point", {"at": word})
    facts = brief(c, decision, word)
    alike = together(c, decision, word)
    if alike[0] == word and alike[1:]:
        goals = [one.partition(":")[2] for one in alike]
        if head == "to":
            beside = [name for name in goals[1:] if metres_from(c, decision.ends[word], name) <= AT_HAND]
            said: dict[str, Sayable] = {"place": place_name(c, rest), "facts": facts}
            said["who"] = everybody([goal(c, name) for name in beside or goals[1:]])
            return Message(f"gd-opt-destination-{'beside' if beside else 'onward'}", said)
        far = {name: away(c, decision, one) for name, one in zip(goals, alike, strict=True)}
        apart = head == "towards" and min(far.values()) < max(far.values())
        there = by_distance(c, far) if apart else places_among(c, goals) or goals
        if not apart and there != goals:  # in the brackets: before them a label says the way alone
            people = [goal(c, name) for name in goals if name not in there]
            facts = [Message("gd-goals-there", {"people": people}), *facts]
        if apart:
            facts = [*people_behind(c, far, there), *facts]
        named = everybody([goal(c, name) for name in there])
        return Message(f"gd-opt-destination-{head}-several", {"place": named, "facts": facts})
    if rest in c.fighters:
        return Message(f"gd-opt-destination-{head}", {"place": person(c, rest), "facts": facts})
    whither = head if head == "to" else f"{head}-place"
    return Message(f"gd-opt-destination-{whither}", {"place": place_name(c, rest), "facts": facts})


def by_distance(c: Fight, far: Mapping[str, int]) -> list[str]:
    """Several goals in one direction, the nearest first; of those as far as one another the places, or else the people.
    Of many the two nearest are named, and the farthest place.
    """
    rows = [[name for name in far if far[name] == metres] for metres in sorted(dict.fromkeys(far.values()))]
    said = [places_among(c, row) or row for row in rows]
    if len(said) <= MOST_ROWS:
        return [name for row in said for name in row]
    near, beyond = said[: MOST_ROWS - 1], said[MOST_ROWS - 1 :]
    last = [row for row in beyond if places_among(c, row)][-1:] or beyond[-1:]
    return [name for row in [*near, *last] for name in row]


def people_behind(c: Fight, far: Mapping[str, int], there: list[str]) -> list[Message]:
    """Those who are as far as a place that is named for them, with the distance."""
    told: list[Message] = []
    for metres in sorted(dict.fromkeys(far[name] for name in there)):
        people = [name for name in far if far[name] == metres and name in c.fighters and name not in there]
        if people:
            told.append(Message("gd-goals-far", {"people": [goal(c, one) for one in people], "far": metres}))
    return told


MOST_ROWS = 3
"""So many distances of goals in one direction are named."""


def places_among(c: Fight, goals: list[str]) -> list[str]:
    """Those goals that are places."""
    return [name for name in goals if name not in c.fighters]


def goal(c: Fight, name: str) -> Message:
    """A place or somebody that one goes towards, among others in a sentence."""
    if name in c.fighters:
        return Message("gd-goal-person", {"who": person(c, name)})
    return Message("gd-goal-place", {"place": place_name(c, name)})


def an_assignment(c: Fight, decision: Decision, word: str) -> Message | None:
    """How the shots go: the targets in the order of the shots."""
    chosen = decision.about["targets"]
    if not isinstance(chosen, list):
        return None
    return Message("gd-opt-assign", {"targets": [labelled(c, str(chosen[int(one) - 1])) for one in word]})


def a_wound(word: str) -> Message:
    """A serious wound by its percent, and its limb where it has one: `-20:left_arm`."""
    amount, _, limb = word.partition(":")
    return wound("serious", int(amount), limb)


def a_part(c: Fight, decision: Decision, word: str) -> Message | None:
    """An aim: a spot, or a limb of one side."""
    head, _, side = word.replace(":", "_").partition("_")
    if side and head in ("left", "right"):
        return Message("gd-opt-aim-limb", {"limb": limb_name(f"{head}_{side}")})
    if side:
        return Message("gd-opt-aim-limb", {"limb": limb_name(f"{side}_{head}")})
    return None


NAMED: Mapping[str, Callable[[Fight, Decision, str], Message | None]] = {
    "action": an_action,
    "order": which_first,
    "target": a_person,
    "aim_at": a_person,
    "patient": lambda c, decision, word: Message("gd-opt-person", {"name": labelled(c, word)}),
    "commander": a_person,
    "method": a_method,
    "assign": an_assignment,
    "aim": a_part,
    "weapon": lambda c, decision, word: Message("gd-opt-weapon", {"weapon": weapon_name(c, word)}),
    "drop": lambda c, decision, word: Message("gd-opt-weapon", {"weapon": weapon_name(c, word)}),
    "mode": lambda c, decision, word: Message("gd-opt-mode", {"mode": phrase(f"gd-mode-{word}")}),
    "skill": lambda c, decision, word: Message("gd-opt-skill", {"skill": skill_name(c, word)}),
    "item": lambda c, decision, word: Message("gd-opt-item", {"item": item_name(c, word)}),
    "treatment": lambda c, decision, word: phrase(f"gd-treatment-{word}"),
    "wound": lambda c, decision, word: a_wound(word),
}
"""Options that are named by what they stand for rather than by a word of their own."""
