"""What happened when a skill, an item or an assault was used, and what it cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.scenes.naming import Name

from ..content.records import Assault, Cost, Skill
from ..rules.effects import TIMELESS
from ..rules.figures import record
from ..rules.knowledge import hides
from ..state import Fight
from .changes import changes, using, with_move
from .names import arguments, cost_parts, fighter_name, foes_and_allies, record_name, signed

Facts = Mapping[str, Any]


def paid(c: Fight, facts: Facts) -> Message:
    """A use and its cost, with what is left; HP lost and a bad status received for it tell themselves, and the line
    about an attack tells its price.
    """
    parts = cost_parts(Cost(0, facts["en"], facts["ts"]))
    if not parts or facts["attacking"]:
        return Message("sk-nothing")
    shelf = facts["path"].partition("/")[0]
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "cost": parts}
    args |= {"path": record_name(c, facts["path"]), **kept(c, facts["path"])}
    whom = ""
    if other(facts):
        whom, args["user"], args["target"] = "-on", args["who"], fighter_name(c, other(facts))
    if hides(c, facts["who"]):
        return with_changes(c, Message(f"sk-log-used-{shelf}{whom}-hidden", args), facts["path"])
    return with_changes(c, Message(f"sk-log-used-{shelf}{whom}", {**args, "rest": rests(facts)}), facts["path"])


def rests(facts: Facts) -> list[Message]:
    """What is left of what was paid."""
    left = {"en": facts["left"], "ts": facts["ts_left"]}
    return [Message(f"sk-rest-{what}", {"n": signed_left(n)}) for what, n in left.items() if facts[what]]


def used(c: Fight, facts: Facts) -> Message:
    """A skill, an item or an assault used; where it has a price or is an attack, the line about that tells it."""
    line = next(line for what, line in USED.items() if what in facts)
    if facts["priced"] or facts.get("attacking"):
        return Message("sk-nothing")
    if "item" in facts and any(name != facts["who"] for name in facts.get("targets", ())):
        args = arguments(c, facts)
        return Message("sk-log-item-on", {**args, "user": args["who"], "targets": everybody(fighters(c, facts))})
    own = {name: fact for name, fact in facts.items() if name != "targets"}  # only the user, if anybody
    more = kept(c, f"assaults/{facts['assault']}") if "assault" in facts else {}
    said = Message(line, {**arguments(c, own), **more})
    if "item" in facts:
        return with_changes(c, said, f"items/{facts['item']}")
    return with_changes(c, said, f"skills/{facts['skill']}") if "skill" in facts else said


def kept(c: Fight, path: str) -> dict[str, Sayable]:
    """Of an assault that moves its user: whether a charge shot stays possible (SK-12.9)."""
    one = record(c, path)
    if not isinstance(one, Assault):
        return {}
    return {"kept": Message("sk-keeps" if one.squares and one.keeps_charge_shot else "sk-nothing")}


def other(facts: Facts) -> str:
    """Whom something is used on, if on somebody else."""
    target = str(facts.get("target", ""))
    return "" if target == facts["who"] else target


def with_changes(c: Fight, said: Message, path: str) -> Message:
    """A use, with what its effects change that last for the attack alone, and with the move that it allows: no other
    line tells that."""
    one = record(c, path)
    hooked = isinstance(one, Skill) and bool(one.hook) and one.duration in TIMELESS  # then for the attack alone
    brief = hooked or getattr(one, "duration", "") == "attack"
    if brief and (changed := changes(c, path, "effects", now=True)):
        args: dict[str, Sayable] = {"who": said.args["who"], "said": said, "using": using(said)}
        said = Message("sk-log-used-changes", {**args, "changes": changed})
    return with_move(c, said, path)


def fighters(c: Fight, facts: Facts) -> list[Name]:
    """The names of the targets."""
    return [fighter_name(c, name) for name in facts["targets"]]


def met(c: Fight, facts: Facts) -> Sayable:
    """The targets: those who had already fallen apart from the others, since no more comes of it for them; allies come
    behind enemies and are called so, and whoever strikes itself too comes last.
    """
    down, own = facts.get("down", ()), str(facts.get("who") or facts.get("user", ""))
    _, friends = foes_and_allies(c, own, facts["targets"])
    oneself = own if own == facts.get("who") else ""

    def called(those: list[str]) -> list[Name]:
        names: list[Name] = [fighter_name(c, who) for who in those if who not in friends and who != oneself]
        beside = [fighter_name(c, who) for who in those if who in friends]
        names += [Message(f"sk-comrade{'-many' if beside[1:] else ''}", {"name": everybody(beside)})] if beside else []
        return [*names, phrase(f"sk-oneself{'-also' if names else ''}")] if oneself in those else names

    standing = called([who for who in facts["targets"] if who not in down])
    fallen = called([who for who in facts["targets"] if who in down])
    if not fallen:
        return everybody(standing)
    args: dict[str, Sayable] = {"targets": everybody(standing) if standing else "", "fallen": everybody(fallen)}
    return Message("sk-and-fallen" if standing else "sk-only-fallen", args)


USED = {"skill": "sk-log-skill", "item": "sk-log-item", "assault": "sk-log-assault"}
"""The message for a use, by the fact that names what is used."""


def cost(c: Fight, facts: Facts) -> Message:
    """A part of a cost that something has changed."""
    args = arguments(c, {"who": facts["who"], "path": facts["path"], "n": facts["n"]})
    return Message("sk-log-cost", {**args, "what": Message(f"sk-word-{facts['part']}")})


def drained(c: Fight, facts: Facts) -> Message:
    """EN or TS taken away."""
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]), "what": Message(f"sk-word-{facts['what']}"), "n": facts["n"],
    }  # fmt: skip
    if hides(c, facts["who"]):
        return Message("sk-log-drained-hidden", args)
    return Message("sk-log-drained", {**args, "left": signed_left(facts["left"])})


def signed_left(n: int) -> Sayable:
    """What is left; below 0 with its sign."""
    return signed(n) if n < 0 else n
