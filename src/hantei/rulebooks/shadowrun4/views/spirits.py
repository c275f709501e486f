"""What options about spirits, sprites and the astral world bring, in a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Decision
from hantei.core.message import Message, Sayable, phrase
from hantei.notation import signed

from ..content.records import ATTRIBUTES
from ..rules.figures import elusive
from ..rules.magic.drain import kind_of
from ..rules.magic.servants import ARTS, pool
from ..rules.matrix.resonance import kind_of_fading
from ..state import Run
from .lines import Facts, Line
from .names import arguments, person, weapon_name


def kind_effect(c: Run, decision: Decision, word: str) -> Message:
    """A kind of spirit or sprite: what sets it apart from its Force or rating, what it strikes with."""
    sheet = c.records.characters[word]
    if sheet.kind == "watcher":
        return phrase("sr-eff-watcher")
    changed = {name: sheet.changes[name] for name in ATTRIBUTES if name in sheet.changes}
    said = [
        Message("sr-eff-change", {"name": phrase(f"sr-attribute-{name}"), "by": signed(by)})
        for name, by in changed.items()
    ]
    args: dict[str, Sayable] = {"changes": said, "passes": sheet.passes}
    if not said:
        args["changes"] = phrase("sr-eff-no-change")
    if not sheet.weapons:
        return Message("sr-eff-kind", args)
    return Message("sr-eff-kind-armed", {**args, "weapons": [weapon_name(c, name) for name in sheet.weapons]})


def rating_effect(c: Run, decision: Decision, word: str) -> Message:
    """SR-5.1.10, SR-5.1.12, SR-8.2.8, SR-8.2.10: the dice on both sides, and which damage calling it can do."""
    who, rating = str(decision.about["who"]), int(word)
    spirit = decision.kind == "force"
    kind = kind_of(c, who, rating) if spirit else kind_of_fading(c, who, rating)
    mine = pool(c, who, ARTS["spirit" if spirit else "sprite"], "call").value
    return Message("sr-eff-rating", {"pool": mine, "against": rating, "kind": phrase(f"sr-kind-{kind}")})


def tied(name: str, whom: str) -> Line:
    """What becomes of the ties of a spirit, of which the words are, or of a sprite or a watcher, in its own."""

    def line(c: Run, facts: Facts) -> Message:
        kind = c.actors[facts[whom]].kind
        return Message(f"sr-log-{name}{f'-{kind}' if kind in ('sprite', 'watcher') else ''}", arguments(c, facts))

    return line


def taken_over(c: Run, facts: Facts) -> Message:
    """SR-5.3.1: a servant serves somebody else; through another servant, whoever that one serves is named too, unless
    an enemy may not know of them."""
    told, master = tied("taken_over", "target")(c, facts), c.actors[facts["who"]].owner
    if not master or elusive(c, master):
        return told
    return Message("sr-log-taken_over-through", {"head": told, "by": person(c, master)})


def departs(c: Run, facts: Facts) -> Message:
    """SR-4.1.8: a servant goes; where its master is dead, the master is named."""
    owner = c.actors[facts["who"]].owner
    if facts["why"] != "master" or not owner:
        return Message(f"sr-log-departs-{facts['why']}", arguments(c, facts))
    return Message("sr-log-departs-master", {**arguments(c, facts), "master": person(c, owner)})


def worded(head: str) -> Callable[[Run, Decision, str], Message]:
    """An option with a sentence of its own."""
    return lambda c, decision, word: phrase(f"sr-eff-{head}-{word}")


TOLD: Mapping[str, Callable[[Run, Decision, str], Message]] = {
    "spirit": kind_effect, "sprite": kind_effect, "order": worded("order"), "command": worded("order"),
    "dismiss": worded("dismiss"), "banished": worded("banished"),
}  # fmt: skip
"""What is told of options that are no figures."""


def amount_effect(c: Run, decision: Amount, word: str) -> Message | None:
    """What is told of a Force or a rating to be chosen; None for other figures."""
    return rating_effect(c, decision, word) if "servant" in decision.about and decision.kind != "situation" else None
