"""What happened in attacks: declared, rolled, decided, and what damage is left of them."""

from __future__ import annotations

from hantei.core.message import Message, Sayable, phrase

from ..content.records import Cost
from ..rules.knowledge import hides, start_hp
from ..state import Fight
from .names import arguments, cost_parts, fighter_name, record_name, signed, skill_name, step_label
from .questions import way
from .uses import Facts, met, rests, with_changes


def attack(c: Fight, facts: Facts) -> Message:
    """An attack declared: on whom, with what weapon and skill, what it costs, and what the skill changes in it."""
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]),
        "kind": Message(f"sk-kind-{facts['kind']}"),
        "how": way(c, facts["weapon"], facts["skill"]),
        "going": charging(facts),
    }
    those, parts = facts["targets"], cost_parts(Cost(0, facts["en"], facts["ts"]))
    whom = "" if those else "-empty"
    args |= {"targets": met(c, facts)} if those else {}
    said = Message(f"sk-log-attack{whom}", args)
    if parts and hides(c, facts["who"]):
        said = Message(f"sk-log-attack{whom}-paid-hidden", {**args, "cost": parts})
    elif parts:
        said = Message(f"sk-log-attack{whom}-paid", {**args, "cost": parts, "rest": rests(facts)})
    return with_changes(c, said, f"skills/{facts['skill']}") if facts["skill"] and those else said


def charging(facts: Facts) -> Message:
    """From where to where an attack charges, where no other line has told that."""
    if not facts.get("charge"):
        return Message("sk-nothing")
    start, end = facts["charge"]
    back = "-back" if start == end else ""
    return Message(f"sk-charging{back}", {"start": start, "end": end})


def check(c: Fight, facts: Facts) -> Message:
    """A check: the dice, what is added, the total; critical or fumble."""
    bonus = facts["total"] - facts["dice_sum"]
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]),
        "check": throw(c, facts),
        "dice": facts["dice_sum"],
        "bonus": signed(bonus),
        "total": facts["total"],
        "enough": enough(facts),
    }
    if facts.get("charge") and facts.get("weapon", facts.get("skill")):
        how = "-fumble" if facts["fumble"] else "-critical" if facts["critical"] else ""
        args |= {"check": phrase("sk-rolls-disengage"), "square": facts["square"]}
        args["how"] = way(c, facts["weapon"], facts["skill"], inside=True)
        return Message(f"sk-log-check-charging{'-through' if facts.get('passing') else ''}{how}", args)
    stays = "-absent" if stays_away(c, facts) else ""
    if facts["fumble"]:
        return Message(f"sk-log-check-fumble{stays}", args)
    if stays:
        return Message("sk-log-check-absent-of", {**args, "target": c.fighters[facts["who"]].appearance})
    how = "-critical" if facts["critical"] else ""
    if facts["kind"] == "appearance":
        return Message(f"sk-log-check-appears{how}", {**args, "target": c.fighters[facts["who"]].appearance})
    return Message(f"sk-log-check{how}", args)


def enough(facts: Facts) -> Message:
    """That a sum below 12 is critical, where it is."""
    if not facts["critical"] or facts["dice_sum"] >= 12:
        return Message("sk-nothing")
    return Message("sk-enough", {"n": facts["dice_sum"]})


def throw(c: Fight, facts: Facts) -> Message:
    """What a check is for: a skill, a square that somebody wants to leave, or what its kind is called."""
    if facts["kind"] == "skill":
        return Message("sk-rolls-skill", {"skill": skill_name(c, facts["skill"])})
    if facts.get("square"):
        how = "through" if facts.get("passing") else "charge" if facts.get("charge") else "from"
        return Message(f"sk-rolls-disengage-{how}", {"square": facts["square"]})
    said = phrase(f"sk-rolls-{facts['kind']}")
    found = [noted(name, facts[name]) for name in NOTED if facts.get(name)]
    return Message("sk-rolls-noted", {"check": said, "notes": found}) if found else said


NOTED = ("daze", "panic", "slow_in_water", "submerged", "cover")
"""What a line about a check tells of its sum: what the book itself adds or takes off, which no other line has told."""


def noted(name: str, n: int) -> Message:
    """One such figure."""
    return Message("sk-value", {"name": phrase(f"sk-rolls-{name}"), "n": signed(n)})


def stays_away(c: Fight, facts: Facts) -> bool:
    """SK-05.6: whether it is a newcomer's failed check, which no other line would tell."""
    if facts["kind"] != "appearance" or facts["critical"]:
        return False
    return bool(facts["fumble"]) or facts["total"] < c.fighters[facts["who"]].appearance


def decision(c: Fight, facts: Facts) -> Message:
    """Whether a target was hit, and why, if the totals of both checks do not show it. Of the fallen, who cannot defend,
    the damage tells.
    """
    hit, clauses = facts["hit"], facts["clauses"]
    if "SK-14.7" in clauses:
        return Message("sk-nothing")
    why = ""
    if "SK-04.22" in clauses:
        why = "-abandoned"
    elif not hit and "SK-CHECK.8" in clauses:
        why = "-fumble"
    elif hit != (facts["attack"] > facts["defence"]):
        why = "-critical"
    elif facts["attack"] == facts["defence"]:
        why = "-equal"
    return Message(f"sk-log-decision-{'hit' if hit else 'missed'}{why}", arguments(c, facts))


def damage(c: Fight, facts: Facts) -> Message:
    """The damage roll: of an attack, or of something that is none."""
    args = arguments(c, facts)
    if "dice" in facts:
        bonus = signed(facts["damage"] - facts["dice_sum"])
        return Message("sk-log-damage-idle" if facts.get("idle") else "sk-log-damage", {**args, "bonus": bonus})
    args["who"] = met(c, facts)
    how = "by" if facts["user"] else "other"
    if cause := facts.get("source") or facts.get("cause"):
        name = record_name(c, cause)
        args["source"] = Message("sk-assault", {"name": name}) if cause.startswith("assaults/") else name
        how = "source"
    elif facts.get("again"):
        how = "again"
        text = c.scene.hazards[facts["hazard"]].text if "hazard" in facts else None
        if text is not None:
            how, args["text"] = "hazard", text
    if "rolled" not in facts:  # no dice, or told by an earlier version
        return Message(f"sk-log-damage-{how}", args)
    args |= {"dice": facts["rolled"], "bonus": signed(facts["added"]) if facts["added"] else ""}
    made = {name: args[name] for name in ("dice", "bonus", "damage", "attribute")}
    args["sum"] = Message(f"sk-damage-{'sum' if facts['added'] else 'plain'}", made)
    if facts.get("down") and len(facts["down"]) == len(facts["targets"]):
        args["sum"] = Message("sk-damage-idle", {"sum": args["sum"]})
    return Message(f"sk-log-damage-{how}-rolled", args)


def real_damage(c: Fight, facts: Facts) -> Message:
    """What defence and effects change in the damage. The loss of HP tells what is left; it is the only line if nothing
    changes, unless no HP are left to lose.
    """
    damage, real = facts["damage"], facts["real"]
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"])}
    if not damage:  # the line about it has said so
        return Message("sk-nothing")
    if facts.get("lasting"):
        args |= {"source": step_label(c, facts["lasting"]), "n": damage, "real": real}
        if not facts["attribute"]:
            return Message("sk-log-real_damage-lasting-plain", args)
        attribute = Message(f"sk-attribute-{facts['attribute']}")
        return Message("sk-log-real_damage-lasting", {**args, "attribute": attribute})
    if not real and not facts.get("named"):
        return Message("sk-nothing") if facts.get("warded") else Message("sk-log-real_damage-none", args)
    if facts["down"]:
        return Message("sk-nothing") if facts.get("named") else Message("sk-log-real_damage-full", args)
    if facts.get("covered"):
        return Message("sk-log-real_damage-twice", {**args, **both_shares(c, facts)})
    if real > damage:
        return Message("sk-log-real_damage-more", {**args, "real": real, "n": damage})
    if real == damage:
        return Message("sk-nothing")
    more = damage - real - facts.get("kept_off", 0)  # the line about what was used for it has told the rest
    return (
        Message("sk-log-real_damage-spared", {**args, "n": spared(c, facts, more)})
        if more > 0
        else phrase("sk-nothing")
    )


def spared(c: Fight, facts: Facts, more: int) -> Sayable:
    """How much less damage somebody takes than was rolled, besides what an earlier line has told; by what it is halved
    (SK-16.15: before that reduction), and what comes on top of that."""
    if "halved" in facts:
        args: dict[str, Sayable] = {"n": facts["half"], "why": [step_label(c, label) for label in facts["halved"]]}
        rest, before = more - facts["half"], "-before" if "kept_off" in facts else ""
        return Message(f"sk-halved{before}{'-more' if rest > 0 else ''}", {**args, "more": rest})
    return Message("sk-another", {"n": more}) if "kept_off" in facts else more


def both_shares(c: Fight, facts: Facts) -> dict[str, Sayable]:
    """SK-16.14: whose share comes with one's own, and the real damage of both."""
    own, other = facts["shares"]
    each = Message("sk-shares-alike", {"n": own}) if own == other else Message("sk-shares", {"n": own, "other": other})
    return {"target": fighter_name(c, facts["covered"]), "each": each}


def hp(c: Fight, facts: Facts) -> Message:
    """HP lost: with what is left of it, or with what has been taken off it so far, if that is more."""
    who = facts["who"]
    args: dict[str, Sayable] = {"who": fighter_name(c, who), "lost": facts["lost"]}
    if hides(c, who):
        taken = start_hp(c, who) - facts["left"]
        if not facts["left"] or taken == facts["lost"]:
            return Message("sk-log-hp-bare", args)
        return Message("sk-log-hp-hidden", {**args, "taken": taken})
    return Message("sk-log-hp", {**args, "left": facts["left"]})
