"""What is asked: one short sentence for every question, and a label for every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Choice, Decision, Faces, Route
from hantei.core.message import Message, Sayable, phrase

from ..rules.figures import edge_rating
from ..rules.hearing import SEARCHES
from ..rules.knowledge import sight
from ..rules.machines.vehicles import chase_distance
from ..rules.magic.servants import owed
from ..rules.street.defence import defence_pool
from ..rules.street.ground import distance, metres
from ..state import Run
from . import matrix as view_matrix
from .deeds import DEEDS
from .going import brief
from .machines import NAMED as MACHINES
from .machines import band
from .names import (
    arguments,
    debt,
    defence_name,
    focus_name,
    labelled,
    person,
    place_name,
    seat_name,
    spell_name,
    task_name,
    weapon_name,
    wielded,
)
from .throws import against_black

STANDING = {
    "sr-ask-test": "sr-always-test", "sr-ask-test-against": "sr-always-test", "sr-ask-test-need": "sr-always-test",
    "sr-ask-test-value": "sr-always-test", "sr-ask-test-value-machine": "sr-always-test",
    "sr-ask-test-none": "sr-always-test-none", "sr-ask-test-none-against": "sr-always-test-none",
    "sr-ask-test-none-need": "sr-always-test-none", "sr-ask-test-none-value": "sr-always-test-none",
    "sr-ask-test-none-value-machine": "sr-always-test-none",
    "sr-ask-after": "sr-always-after", "sr-ask-after-against": "sr-always-after",
    "sr-ask-after-need": "sr-always-after", "sr-ask-after-value": "sr-always-after",
    "sr-ask-after-value-machine": "sr-always-after", "sr-ask-action": "sr-always-action",
    "sr-ask-first": "sr-always-first",
}  # fmt: skip
"""The questions that tell of their moment, and how a standing answer calls them."""


def question(c: Run, decision: Decision) -> Message:
    """One short sentence: what this seat is to decide."""
    if isinstance(decision, Faces):
        return Message("sr-ask-throw", {"dice": decision.dice.name, "why": throw_name(decision.kind)})
    args = {**arguments(c, decision.about), "seat": seat_name(c, decision.who)}
    if decision.kind in ("target", "defend") and "weapon" in decision.about:
        bearer = str(decision.about.get("attacker", decision.about["who"]))
        args["weapon"] = wielded(c, bearer, str(decision.about["weapon"]))
    if isinstance(decision, Amount):
        args |= {"low": decision.low, "high": decision.high}
    if decision.kind in ("target", "split") and "spell" in decision.about:
        wide = decision.kind == "target" and c.records.spells[str(decision.about["spell"])].area
        return Message(f"sr-ask-{decision.kind}-spell{'-area' if wide else ''}", args)
    if decision.kind == "after":
        found = decision.about.get("glitch")
        args["mark"] = Message("sr-after-glitch", {"glitch": args["glitch"]}) if found else ""
    if decision.kind in ("test", "after"):
        if decision.about["kind"] == "icon_resistance" and against_black(c, str(decision.about["who"])):
            what: dict[str, Sayable] = {"kind": throw_name("black_resistance"), "why": "black_resistance"}
            args |= {**what, "for": Message("sr-for", what)}
        none = "-none" if no_dice(decision) else ""
        return Message(f"sr-ask-{decision.kind}{none}{against(c, decision)}", args)
    if decision.kind == "fight_over" and decision.about["by"]:  # SR-3.1.13: what the conditions of victory say
        kind = "met" if decision.about["side"] else "nobody"
        return Message(f"sr-ask-fight_over-{kind}", {**args, "by": phrase(f"sr-by-{decision.about['by']}")})
    if decision.kind == "interrupt" and not sight(c, decision.who)(str(decision.about["who"])):
        return phrase("sr-ask-interrupt-now")  # SR-3.1.11: at any time, so before the phase of somebody unknown too
    return Message(f"sr-ask-{which(c, decision)}", args)


def which(c: Run, decision: Decision) -> str:
    """The question's own name, where what it is about makes another sentence."""
    kind, about = decision.kind, decision.about
    if kind == "first" and about["number"] == 1:
        return "first-unseen"
    if kind == "force" and "servant" in about:
        return "spirit_force"
    if kind == "order" and (servant := c.actors[str(about["target"])].kind) in ("watcher", "sprite"):
        return f"order-{servant}"
    if deed := DEEDS.get(kind, {}).get(decision.clause):
        return f"{kind}-{deed}"
    return f"{kind}-astral" if astral(decision) else kind


def astral(decision: Decision) -> bool:
    """Whether it is about an attack in the astral world, which is made with nothing but the will."""
    unarmed = decision.kind == "target" and decision.about.get("weapon") == ""
    return unarmed or (decision.kind == "defend" and decision.about.get("kind") == "astral")


def against(c: Run, decision: Decision) -> str:
    """Say what a test is up against, as far as it is known: a threshold, the hits of the other side, damage to resist,
    that of a machine without its kind (SR-X.9); nothing for a search.
    """
    if decision.about["kind"] in SEARCHES:
        return ""
    known = ("need", "against", "value")
    found = next((f"-{name}" for name in known if name in decision.about), "")
    who = str(decision.about["who"])
    machine = found == "-value" and who in c.actors and bool(c.actors[who].machine.model)
    return f"{found}-machine" if machine else found


def no_dice(decision: Decision) -> bool:
    """SR-1.2.11: whether a test is asked about for which no dice are left."""
    return decision.kind == "test" and isinstance(decision, Choice) and "none" in decision.options


def throw_name(why: str) -> Message:
    """What dice are thrown for."""
    return phrase(f"sr-throw-{why}")


# Labels


def label(c: Run, decision: Decision, answer: Answer) -> Message:
    """The short label of an option."""
    word = str(answer)
    if isinstance(decision, Amount):
        return Message(f"sr-opt-{decision.kind}", {"n": int(word)})
    if isinstance(decision, Route):
        return destination(c, decision, word)
    naming = NAMED.get(decision.kind) or view_matrix.NAMED.get(decision.kind)
    if naming is not None:
        found = naming(c, decision, word)
        if found is not None:
            return found
    args = arguments(c, decision.about)
    if word == "buy":
        hits = max(0, int(str(decision.about["pool"])) // 4)
        args, word = args | {"n": hits}, word if hits else "buy-none"
    if decision.kind in ("test", "after") and word in ("edge", "long_shot", "add"):
        args |= {"n": edge_rating(c, str(decision.about["who"]))}
    if word == "quiet" and no_dice(decision):
        word = "quiet-none"
    return Message(f"sr-opt-{decision.kind}-{word}", args)


def a_target(c: Run, decision: Decision, word: str) -> Message | None:
    """Somebody, or the place where the middle of an area is."""
    if word.startswith("to:"):
        return Message("sr-opt-centre", {"place": place_name(c, word.removeprefix("to:"))})
    return a_person(c, decision, word)


def a_lasting_spell(c: Run, decision: Decision, word: str) -> Message:
    """A spell that lasts, with its caster."""
    who, _, name = word.rpartition(":")
    spell = spell_name(c, name if name in c.records.spells else name.rpartition("-")[0])
    if not who:
        return Message("sr-opt-spell", {"spell": spell})
    return Message("sr-opt-lasting", {"spell": spell, "who": person(c, who)})


def a_member(c: Run, decision: Decision, word: str) -> Message | None:
    """Somebody of a ritual."""
    return Message("sr-opt-member", {"name": labelled(c, word)}) if word in c.actors else None


def a_protected(c: Run, decision: Decision, word: str) -> Message | None:
    """Somebody to be protected."""
    return Message("sr-opt-protect", {"name": labelled(c, word)}) if word in c.actors else None


def a_person(c: Run, decision: Decision, word: str) -> Message | None:
    """Somebody, and how far away."""
    who = str(decision.about.get("who", ""))
    if who in c.actors and word in c.actors and chase_distance(c, who, word):
        return Message("sr-opt-person-chase", {"name": labelled(c, word), "distance": band(c, who, word)})
    if who in c.actors and word in c.actors:
        if word == who:
            return Message("sr-opt-person-self", {"name": labelled(c, word)})
        ours = c.actors[word].side == c.actors[who].side
        args: dict[str, Sayable] = {"name": labelled(c, word), "metres": metres(distance(c, who, word))}
        if decision.kind == "target" and c.actors[who].aim == word:
            return Message("sr-opt-person-aimed", args)
        return Message("sr-opt-person-own" if ours else "sr-opt-person", args)
    return None


def destination(c: Run, decision: Route, word: str) -> Message:
    """Where a move ends: at a place, towards or away from somebody, here, outside, or at a point."""
    head, colon, rest = word.partition(":")
    if not colon:
        fixed = word in ("stay", "leave")
        return phrase(f"sr-opt-destination-{word}") if fixed else Message("sr-opt-destination-point", {"at": word})
    name: Sayable = place_name(c, rest) if head == "to" else person(c, rest)
    return Message(f"sr-opt-destination-{head}", {"place": name, "facts": brief(c, decision, word)})


def a_defence(c: Run, way: str) -> Message:
    """A way to defend, with its dice against the attack that is under way."""
    name = defence_name(c, way)
    if way == "none" or not c.attacks:
        return name
    return Message("sr-opt-defence", {"way": name, "pool": max(0, defence_pool(c, c.attack, way).value)})


def a_thing(c: Run, decision: Decision, word: str) -> Message:
    """Something laid down or picked up."""
    way, _, name = word.partition(":")
    return Message(f"sr-opt-thing-{way}", {"weapon": weapon_name(c, name)})


def a_line(c: Run, decision: Decision, word: str) -> Message:
    """A line along which fire is laid."""
    kind, _, name = word.partition(":")
    return Message(f"sr-opt-line-{kind}", {"name": person(c, name) if kind == "at" else place_name(c, name)})


def a_servant(c: Run, decision: Decision, word: str) -> Message:
    """A spirit or a sprite, and what it owes."""
    actor = c.actors[word]
    args: dict[str, Sayable] = {"name": labelled(c, word), "rating": actor.servant.rating, "owed": owed(actor)}
    return Message(f"sr-opt-servant{debt(actor)}", args)


def a_mark(c: Run, decision: Decision, word: str) -> Message:
    """A mark of magic or Resonance."""
    one = c.signatures[int(word)]
    args: dict[str, Sayable] = {"name": person(c, one.owner), "rating": one.rating, "work": one.work}
    return Message("sr-opt-signature", args)


def a_thread(c: Run, decision: Decision, word: str) -> Message:
    """A thread that somebody keeps up."""
    one = c.actors[str(decision.about["who"])].matrix.threads[int(word)]
    return Message("sr-opt-thread", {**arguments(c, {"program": one.form}), "by": one.by})


def an_interruption(c: Run, decision: Decision, word: str) -> Message | None:
    """A free action of somebody."""
    who, colon, name = word.partition(":")
    if not colon:
        return None
    return Message("sr-opt-interrupt", {"who": labelled(c, who), "action": phrase(f"sr-action-{name}")})


NAMED: Mapping[str, Callable[[Run, Decision, str], Message | None]] = {
    "target": a_target,
    "aim_at": a_person,
    "action": view_matrix.an_action,
    "weapon": lambda c, decision, word: Message("sr-opt-weapon", {"weapon": weapon_name(c, word)}),
    "mode": lambda c, decision, word: phrase(f"sr-mode-{word}"),
    "burst": lambda c, decision, word: phrase(f"sr-burst-{word or 'single'}"),
    "spread": lambda c, decision, word: phrase(f"sr-spread-{word}"),
    "band": lambda c, decision, word: phrase(f"sr-band-{word}"),
    "called": lambda c, decision, word: phrase(f"sr-called-{word}"),
    "part_effect": lambda c, decision, word: phrase(f"sr-part-{word}"),
    "intent": lambda c, decision, word: phrase(f"sr-intent-{word}"),
    "defend": lambda c, decision, word: a_defence(c, word),
    "task": lambda c, decision, word: Message("sr-opt-task", {"task": task_name(c, word)}),
    "thing": a_thing,
    "spell": lambda c, decision, word: Message("sr-opt-spell", {"spell": spell_name(c, word)}),
    "kept": a_lasting_spell,
    "dispel": a_lasting_spell,
    "protect": a_protected,
    "member": a_member,
    "leader": a_member,
    "spotter": a_member,
    "focus": lambda c, decision, word: Message("sr-opt-focus", {"focus": focus_name(c, word)}),
    "line": a_line,
    "machine": a_person,
    "rival": a_person,
    **MACHINES,
    "interrupt": an_interruption,
    "spirit": lambda c, decision, word: Message("sr-opt-spirit", {"name": c.records.characters[word].name}),
    "servant": a_servant,
    "signature": a_mark,
    "aspect": a_person,
    "sprite": lambda c, decision, word: Message("sr-opt-spirit", {"name": c.records.characters[word].name}),
    "which_thread": a_thread,
}
"""Options that are named by what they stand for rather than by a word of their own."""
