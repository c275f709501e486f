"""What is asked: one short sentence for every question, and a label for every option."""

from __future__ import annotations

from hantei.core.decision import Answer, Choice, Decision, Faces
from hantei.core.message import Message, Sayable
from hantei.scenes.naming import Name

from ..rules.figures import figure
from ..rules.grid import fallen
from ..state import Fight
from .names import arguments, fighter_name, labelled, record_name, seat_name, skill_name, weapon_name
from .options import COMMON, COMPOUNDS, OPTIONS, compound

STANDING = {
    "sk-ask-boost-defence_check": "sk-always-defence", "sk-ask-boost-for-defence_check": "sk-always-for-defence",
    "sk-ask-reaction": "sk-always-reaction", "sk-ask-cover": "sk-always-cover",
    "sk-ask-boost-for-damage_taken": "sk-always-for-damage",
}  # fmt: skip
"""The questions that tell of their moment, and how a standing answer calls them."""


def question(c: Fight, decision: Decision) -> Message:
    """One short sentence: what this seat is to decide."""
    if isinstance(decision, Faces):
        return Message("sk-ask-throw", {"dice": decision.dice.name, "why": throw_name(decision.kind)})
    args = arguments(c, decision.about)
    args["seat"] = seat_name(c, decision.who)
    if decision.kind == "victory":
        args["side"] = args["side"] or Message("sk-nobody")
    who = str(decision.about.get("who", ""))
    charging = who in c.fighters and c.fighters[who].charging
    args |= means(c, decision)
    if decision.kind == "cover" and fallen(c.fighters[str(decision.about["target"])]):  # SK-16.22
        args["target"] = Message("sk-only-fallen", {"fallen": args["target"]})
    if decision.kind == "reaction" or (decision.kind == "boost" and decision.about["hook"] == "defence_check"):
        args |= blow(c)
    both = "-shared" if decision.kind == "tie" and of_several_seats(c, decision) else ""
    return Message(f"sk-ask-{which(decision, charging)}{both}", args)


def of_several_seats(c: Fight, decision: Decision) -> bool:
    """SK-05.11: whether players of several seats have to agree who is first, as no game master decides."""
    names = decision.options if isinstance(decision, Choice) and not c.referee else ()
    return len(dict.fromkeys(c.fighters[name].seat for name in names)) > 1


def blow(c: Fight) -> dict[str, Sayable]:
    """Who attacks with what, and the total of the hit check."""
    attack, total = c.strike, c.strike.hit_total
    args: dict[str, Sayable] = {"attacker": fighter_name(c, attack.attacker)}
    args["how"] = way(c, attack.weapon, attack.skill)
    args["total"] = Message("sk-critical-total", {"n": total}) if attack.hit_critical else total
    return args


def throw_name(why: str) -> Message:
    """What dice are thrown for."""
    return Message(f"sk-throw-{why}")


def which(decision: Decision, charging: bool) -> str:
    """The question's own name: by what is used, moved or boosted where that makes another sentence."""
    about = decision.about
    if decision.kind == "route" and about["kind"] == "combat" and charging:
        return "route-charge"
    if decision.kind in BY_FACT:
        return f"{decision.kind}-{about[BY_FACT[decision.kind]]}"
    if decision.kind in AIMED and (about.get("weapon") or about.get("skill") or about.get("path")):
        return f"{decision.kind}-with"
    if decision.kind == "boost" and about["hook"] in ("defence_check", "damage_taken"):
        other = "for-" if about.get("target", about["who"]) != about["who"] else ""
        return f"boost-{other}{about['hook']}"
    return f"boost-{about['hook']}" if decision.kind == "boost" else decision.kind


BY_FACT = {"process": "timing", "route": "kind"}
AIMED = ("target", "on_whom", "centre", "direction")


def means(c: Fight, decision: Decision) -> dict[str, Sayable]:
    """With what a question aims: a weapon, a skill, or a skill with a weapon."""
    weapon, skill = str(decision.about.get("weapon", "")), str(decision.about.get("skill", ""))
    path = str(decision.about.get("path", ""))
    return {"how": record_name(c, path) if path else way(c, weapon, skill)}


def way(c: Fight, weapon: str, skill: str, inside: bool = False) -> Name:
    """How an attack is made; `inside` a sentence that goes on behind it."""
    if weapon and skill:
        both: dict[str, Sayable] = {"skill": skill_name(c, skill), "weapon": weapon_name(c, weapon)}
        return Message(f"sk-skill-weapon{'-inside' if inside else ''}", both)
    if skill:
        return skill_name(c, skill)
    return weapon_name(c, weapon) if weapon else ""


# Labels


def label(c: Fight, decision: Decision, answer: Answer) -> Message:
    """The short label of an option."""
    word = str(answer)
    options = OPTIONS[decision.kind]
    if word in options.words:
        other = "-same" if comes_to_the_same(c, decision, word) else ""
        other = "-auto" if decision.kind == "process" and decision.about.get("timing") == "auto" else other
        return Message(f"sk-opt-{scope(decision.kind, word)}{other}", figures(c, decision))
    head, colon, rest = word.partition(":")
    if colon and head in options.compounds and head in COMPOUNDS:
        return compound(c, decision, head, rest)
    if options.naming is None:
        raise KeyError(f"{decision.kind}: {answer}")
    return options.naming(c, decision, word)


def scope(kind: str, word: str) -> str:
    """Where a word belongs: to one kind of question, or to all."""
    if word in COMMON and kind in ("move", "minor", "major"):
        return f"common-{word}"
    return f"{kind}-{word.replace(':', '-')}"


def comes_to_the_same(c: Fight, decision: Decision, word: str) -> bool:
    """Whether everybody is taken by the answer above too, since they are all of one side."""
    if not isinstance(decision, Choice) or decision.kind != "selection" or word != "everyone":
        return False
    there = decision.about["targets"]
    assert isinstance(there, list)  # noqa: S101 - the question lists them
    sides = [c.fighters[str(name)].side for name in there]
    return all(side == sides[0] for side in sides) and decision.options[0] != word


def figures(c: Fight, decision: Decision) -> dict[str, Sayable]:
    """Figures that the words of a question name."""
    who = str(decision.about.get("who", ""))
    found: dict[str, Sayable] = {}
    if decision.kind == "move":
        movement = figure(c, who, "movement")
        found = {"movement": movement, "twice": 2 * movement}
    if decision.kind == "reaction":
        value = "evasion" if c.strike.kind == "blade" else "reaction"
        found = {"value": Message(f"sk-step-{value}"), "n": figure(c, who, value)}
    if decision.kind == "selection":
        found = selected(c, decision)
    return found


def side_of(c: Fight, decision: Decision) -> str:
    """The side for which a seat decides: that of the attacker, of whose turn it is, else the first it plays."""
    mine = [who for who, fighter in c.fighters.items() if fighter.seat == decision.who]
    nearer = [c.strike.attacker if c.attack is not None else "", c.current]
    user = next((who for who in [*nearer, *mine] if who in mine), "")
    return c.fighters[user].side if user else ""


def selected(c: Fight, decision: Decision) -> dict[str, Sayable]:
    """Those whom a selection would take, by side."""
    there = decision.about["targets"]
    assert isinstance(there, list)  # noqa: S101 - the question lists them
    own = side_of(c, decision)
    groups = {"foes": [name for name in there if c.fighters[str(name)].side != own]}
    groups |= {"friends": [name for name in there if c.fighters[str(name)].side == own]}
    return {
        name: [labelled(c, str(who)) for who in members] or Message("sk-nobody") for name, members in groups.items()
    }
