"""Tests in words: who throws how many dice for what, and what Edge has made of it."""

from __future__ import annotations

from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.naming import Name

from ..rules.figures import PROGRAMS, hostile
from ..rules.hearing import SEARCHES
from ..rules.matrix.personas import is_program
from ..state import Run
from .lines import Facts
from .names import arguments, person


def test(c: Run, facts: Facts) -> Message:
    """A test: how it was made, its pool, its hits; who makes it, or which node (SR-7.3.4), or nobody."""
    if not (facts["who"] or facts.get("node")):
        named = "-named" if facts.get("servant") else ""  # events of an earlier version do not say what is called
        return Message(f"sr-log-test-{nobody(facts)}{named}", arguments(c, facts))
    if tells_score(facts):
        args: dict[str, Sayable] = {"pool": facts["pool"], "hits": facts["hits"]}
        score = facts["hits"] + facts["attribute"]
        if at_rest(c, facts["who"]):
            return phrase("sr-nothing")
        bought = "-bought" if facts["way"] == "buy" else ""
        parts: dict[str, Sayable] = {"score": score, "base": facts["attribute"]}
        return Message(f"sr-log-initiative{bought}", {**args, **parts, "who": as_seen(c, facts["who"])})
    if facts.get("looks") and facts["way"] == "roll":
        return phrase("sr-nothing")  # whom it has found is told, with its hits
    if facts["kind"] in SEARCHES and facts["way"] == "roll":
        return Message(f"sr-log-test-{facts['kind']}", made_by(c, facts))
    if facts["kind"] in RESISTING and facts["way"] == "roll":
        return resistance(c, facts)
    if facts["kind"] == "hacking" and "node" in facts and facts["way"] == "roll":
        return Message("sr-log-test-hacking", made_by(c, facts))
    if facts["kind"] == "trace" and "target" in facts and facts["way"] == "roll":
        return Message("sr-log-test-trace", made_by(c, facts))
    if "target" in facts and facts["way"] == "roll":
        return Message("sr-log-test-roll-on", {**made_by(c, facts), "why": str(facts["kind"])})
    if "needed" in facts:  # SR-7.3.4: a node gathers hits against an intruder
        return Message("sr-log-test-detection", {**made_by(c, facts), "sum": facts["before"] + facts["hits"]})
    thrown = "-thrown" if "sixes" in facts else "-capped" if "counts" in facts and facts["way"] == "roll" else ""
    return Message(f"sr-log-test-{facts['way']}{thrown}", made_by(c, facts))


RESISTING = ("resistance", "drain", "fading", "feedback", "icon_resistance", "dumpshock")
"""Tests against damage, which the line about the damage tells."""


PRICES = ("drain", "fading", "feedback")
"""Those against what no line before has told the size of."""


def resistance(c: Run, facts: Facts) -> Message:
    """A test against damage, with how much it was where nothing before tells it; the line of one that holds does."""
    args = made_by(c, facts)
    if facts["kind"] in PRICES and "value" in facts:
        args["kind"] = Message("sr-throw-against", {"kind": args["kind"], "value": facts["value"]})
    if facts["kind"] == "icon_resistance" and against_black(c, facts["who"]):
        args["kind"] = phrase("sr-throw-black_resistance")
    return Message("sr-log-test-resistance", args)


def against_black(c: Run, who: str) -> bool:
    """SR-7.6.7: whether somebody resists with their own mind what black IC does to them."""
    if not c.attacks or c.attack.kind != "cyber" or c.attack.target != who:
        return False
    return c.sheet(c.attack.attacker).black and not is_program(c.actors[who])


def at_rest(c: Run, who: str) -> bool:
    """Return whether a program has nobody in the Matrix to deal with, so that nothing is told of its turns either."""
    return is_program(c.actors[who]) and not any(c.actors[foe].matrix.nodes for foe in hostile(c, who))


def as_seen(c: Run, who: str) -> Name:
    """Somebody by name, marked while no enemy knows of them."""
    sides = c.scene.enemies[c.actors[who].side]  # those who have fallen since have known too
    foes = [foe for foe in c.actors.values() if foe.side in sides and foe.kind not in PROGRAMS and not foe.away]
    hidden = bool(hostile(c, who)) and all(who in foe.guard.unaware_of for foe in foes)
    return Message("sr-hidden", {"who": person(c, who)}) if hidden else person(c, who)


def tells_score(facts: Facts) -> bool:
    """Return whether the line of an initiative test tells the score too: it was rolled or bought, so only Edge could
    change it.
    """
    return facts["kind"] == "initiative" and facts["way"] in ("roll", "none", "buy") and "attribute" in facts


def score(c: Run, facts: Facts) -> Message:
    """SR-3.1.2: an initiative score, where the line of the test does not tell it: Edge was spent."""
    return Message("sr-log-score", arguments(c, facts)) if facts.get("edge", 1) else phrase("sr-nothing")


def made_by(c: Run, facts: Facts) -> dict[str, Sayable]:
    """Return the facts of a test; if nobody makes it, a node is named as its maker."""
    found = arguments(c, {name: fact for name, fact in facts.items() if name != "ones"})  # a glitch has its own line
    if facts["who"] or "node" not in facts:
        return found
    known = facts["node"] in c.actors  # a machine or somebody has a name of its own
    return {**found, "who": found["node"] if known else Message("sr-node-first", {"node": found["node"]})}


def tried(c: Run, facts: Facts) -> dict[str, Sayable]:
    """SR-1.3.2: the facts of a test, and the tries before it that failed, which are why it has fewer dice."""
    tries = facts.get("tries")
    return {**made_by(c, facts), "tried": Message("sr-tried", {"n": tries}) if tries else ""}


def test_changed(c: Run, facts: Facts) -> Message:
    """Edge has changed a test."""
    same = "-capped" if "counts" in facts else "-same" if facts.get("before") == facts["hits"] else ""
    args = arguments(c, {**facts, "glitch": facts["glitch"] or "none"})
    sixes = "-sixes" if facts.get("sixes") else ""
    thrown = f"-thrown{sixes}" if facts.get("again") else ""  # older records tell no dice
    bought = Message(f"sr-bought-{facts['use']}{thrown}", {name: facts[name] for name in BOUGHT if name in facts})
    return Message(f"sr-log-test_changed{same}", {**args, "bought": bought})


BOUGHT = ("again", "sixes")
"""The dice that Edge has bought for a test."""


def nobody(facts: Facts) -> str:
    """What makes a test that nobody makes: a spell (SR-4.4.6), a node (SR-7.3.4), or what is called."""
    if facts["kind"] == "spell":
        return "spell"
    return "nobody" if facts["kind"] == "servant" else "node"
