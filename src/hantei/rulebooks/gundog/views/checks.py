"""How success checks are told: what they are for, the face against the rate, what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, Sayable, phrase

from ..rules.checks import degree_parts
from ..rules.conditions import aware
from ..rules.noise import still_missing
from ..state import Fight
from .names import condition_name, item_name, person, skill_name
from .questions import throw_name

Facts = Mapping[str, Any]


def check(c: Fight, facts: Facts) -> Message:
    """A success check: its purpose, the face against the rate, the outcome; somebody who treats themselves is not named
    twice.
    """
    args: dict[str, Sayable] = {"what": purpose(c, facts), "rate": facts["rate"], "face": facts["face"]}
    args |= {"degree": facts["degree"], "result": result(c, facts)}
    args["who"] = person(c, facts["who"]) if "who" in facts else ""
    if "target" in facts:
        args["target"] = person(c, facts["target"])
        if facts["kind"] == "shot" and c.attack is not None and len(c.attack.targets) > 1:
            return a_shot(args | {"n": facts["shot"]}, len(list(dict.fromkeys(c.attack.targets))))
        return Message("gd-log-check-hit", args)
    if "patient" not in facts:
        return Message("gd-log-check-own" if heard_of(c, facts) else "gd-log-check", args)
    args["patient"] = person(c, facts["patient"])
    alone = facts["patient"] == facts.get("who")
    if facts["kind"] == "medical":
        return Message(f"gd-log-check-treats{'-self' if alone else ''}", args)
    return Message(f"gd-log-check-{'self' if alone else 'patient'}", args)


def a_shot(args: Mapping[str, Sayable], targets: int) -> Message:
    """One shot of several, whose line before names who fires at whom; at several targets it says at which, and apart
    from that line who fires at whom."""
    told = {**args, "apart": Message("gd-log-check-shot-apart", args)}
    return Message("gd-log-check-shot-at" if targets > 1 else "gd-log-check-shot", told)


def heard_of(c: Fight, facts: Facts) -> bool:
    """GD-11.7: whether a check to notice a shot is made by somebody who has been told of the fight."""
    return bool(facts["kind"] == "noise" and "who" in facts and aware(c, facts["who"]))


def purpose(c: Fight, facts: Facts) -> Message:
    """What a check is for, by the skill that is used where it is one of several; whoever has been told of the fight
    still has to notice a shot in person (GD-11.7), which matters where it may raise an alarm."""
    if facts["kind"] == "skill" and "what" in facts:
        return Message("gd-check-skill", {"skill": skill_name(c, facts["what"])})
    if heard_of(c, facts):
        missing = still_missing(c, c.fighters[facts["who"]].side)
        return Message("gd-check-noise-counts", {"missing": missing}) if missing else phrase("gd-check-noise-own")
    return throw_name(facts["kind"])


HITS = ("shot", "blow", "throw")
"""The checks that hit or miss."""


def result(c: Fight, facts: Facts) -> Message:
    """What came of a check, with the degree where it goes into initiative (GD-03.3).

    GD-00.2: at a rate of 0 or below only 01 succeeds; where no degree counts, a critical is no better than a success.
    """
    word, hits = facts["result"], facts["kind"] in HITS
    plain = phrase(f"gd-result-{HIT_WORDS[word] if hits and word in HIT_WORDS else word}")
    if word in FAILED:
        return failed(c, facts, plain)
    if facts["kind"] == "tactics" and c.rulings["tactics_effect"] == "initiative":
        return with_degree(facts, plain)
    if word == "absolute" and facts["rate"] < 1:
        return Message("gd-result-always", {"result": plain})
    if word != "success" and not degree_counts(c, facts):
        plain = phrase(f"gd-result-{'hit' if hits else 'success'}-{word}")
    return averted(facts, plain)


def averted(facts: Facts, plain: Message) -> Message:
    """A success with what it averts where that is death or being stunned; whoever was stunned before stays so."""
    if facts["kind"] == "stun" and facts.get("already"):
        return Message("gd-result-still-before", {"result": plain, "condition": condition_name("stunned")})
    stunned = facts["kind"] == "stun" and facts["degree"] < facts.get("needed", 0)
    if facts["kind"] not in ("lethality", "stun") or stunned:
        return plain
    if plain.id == "gd-result-success-critical":  # what is averted says already that it is a success
        return phrase(f"gd-result-{facts['kind']}-critical")
    return Message(f"gd-result-{facts['kind']}", {"result": plain})


def failed(c: Fight, facts: Facts, plain: Message) -> Message:
    """A failure or fumble, with what it means: an item is gone, a condition lasts."""
    told = plain
    if facts["result"] == "fumble" and c.rulings["fumble_table"] == "none":
        told = phrase(f"gd-result-fumble-{'missed' if facts['kind'] in HITS else 'plain'}")
    elif facts["result"] == "failure" and facts["rate"] < 1:
        told = Message("gd-result-slim", {"result": plain})
    if "item" in facts:
        return Message("gd-result-wasted", {"result": told, "item": item_name(c, facts["item"])})
    if facts["kind"] == "stun" and facts.get("already"):
        return Message("gd-result-still", {"result": told, "condition": condition_name("stunned")})
    if facts["kind"] == "recovery" and "condition" in facts:
        return Message("gd-result-still", {"result": told, "condition": condition_name(facts["condition"])})
    if facts["kind"] == "wake":
        return Message("gd-result-still", {"result": told, "condition": condition_name("unconscious")})
    return told


FAILED = ("failure", "fumble")
"""What comes of a check that does not succeed."""

HIT_WORDS: Mapping[str, str] = {"success": "hit", "failure": "miss"}
"""What came of a check that hits or misses, where another check has succeeded or failed."""


def degree_counts(c: Fight, facts: Facts) -> bool:
    """Return whether a check has a use for its degree: a skill that a game master judges, by ruling the stun check
    (GD-00.8), an attack that can be evaded and the evasion (GD-00.12)."""
    kind, compared = facts["kind"], c.rulings["evasion_rule"] == "compare"
    return kind == "skill" or (kind == "stun" and facts.get("needed", 0) > 0) or (compared and kind in COMPARED)


COMPARED = ("blow", "throw", "evasion")
"""GD-00.12: the checks whose degrees are compared, by ruling."""


def with_degree(facts: Facts, plain: Message) -> Message:
    """GD-00.3: a success with its degree and what that is made of: both digits, or the figure of a critical, and the
    skill level if there is one."""
    face, degree, critical = int(facts["face"]), int(facts["degree"]), facts["result"] == "critical"
    parts = degree_parts(face, critical)
    told: dict[str, Sayable] = {"result": plain, "degree": degree}
    args: dict[str, Sayable] = {"parts": "+".join(map(str, parts)), "level": degree - sum(parts)}
    if critical:
        learnt = "" if args["level"] else "-unlearnt"
        return Message("gd-result-degree", {**told, "sum": Message(f"gd-degree-critical{learnt}", args)})
    unlearnt = "" if args["level"] else "-unlearnt"
    return Message("gd-result-degree", {**told, "sum": Message(f"gd-degree-digits{unlearnt}", args)})
