"""Decide about rituals: whether the hours serve for one, who takes part, which spell at whom, who senses the target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hantei.core.decision import Choice

from ..rules.figures import power
from ..rules.magic.ritual import highest, reached, ritual_pool, targets, team_for
from ..state import Cast, Run
from . import thinking_magic

A_HIT = 3
"""Dice of a helper for each die that the leader can expect of them (SR-4.5.12)."""


class Rite(NamedTuple):
    """A ritual that could be held: what it is worth, its spell, its target."""

    worth: int
    spell: str = ""
    target: str = ""


def in_ritual(c: Run) -> bool:
    """Whether a spell now chosen is that of a ritual: nobody acts while hours pass (SR-X.5), or the action under way
    begins one (SR-4.5.1)."""
    return not c.phases or c.doing == "begin_ritual"


def best_rite(c: Run, leader: str, members: Sequence[str], names: Sequence[str], aims: Sequence[str] = ()) -> Rite:
    """Return the ritual worth most at the highest Force: what it does to all whom it reaches, less the drain of
    everybody who takes part (SR-4.5.15)."""
    team = list(members)
    force = highest(c, leader, team)
    if force < 1:
        return Rite(0)
    dice = ritual_pool(c, leader).value
    dice += sum(ritual_pool(c, name).value // A_HIT for name in team if name != leader)
    found = [Rite(0)]
    for spell in names:
        drain = sum(thinking_magic.drain_cost(c, name, spell, force) for name in team)
        for target in aims or targets(c, leader, team):
            cast = Cast(leader, spell, force, target, ritual=True)
            worth = thinking_magic.worth_on(c, cast, reached(c, cast), dice)
            found.append(Rite(worth - drain, spell, target))
    return max(found)


def use_the_hours(c: Run, decision: Choice) -> str:
    """Hold a ritual where one is worth its drain."""
    who = str(decision.about["who"])
    return "yes" if best_rite(c, who, [who, *team_for(c, who)], c.sheet(who).spells).worth > 0 else "no"


def member(c: Run, decision: Choice) -> str:
    """Take in whoever makes the ritual stronger; whose skill would lower its Force by more than they help stays out
    (SR-4.5.4)."""
    who = str(decision.about["who"])
    joined = [who, *(name for name in able_to_join(c, who) if name not in decision.options)]
    spells = c.sheet(who).spells
    worth = {name: best_rite(c, who, [*joined, name], spells).worth for name in decision.options if name in c.actors}
    best = max(worth, key=lambda name: worth[name], default="done")
    return best if worth.get(best, 0) > best_rite(c, who, joined, spells).worth else "done"


def able_to_join(c: Run, who: str) -> list[str]:
    """Those who could take part with somebody."""
    return [name for name in team_for(c, who) if highest(c, who, [who, name]) > 0]


def leader(c: Run, decision: Choice) -> str:
    """Let the one lead who has the most dice."""
    return max(decision.options, key=lambda who: (ritual_pool(c, who).value, power(c, who, "magic")))


def spell(c: Run, decision: Choice) -> str:
    """Choose the spell that does most."""
    who = str(decision.about["who"])
    found = best_rite(c, who, [who, *team_for(c, who)], decision.options).spell
    return found or thinking_magic.spell(c, decision)


def target(c: Run, decision: Choice) -> str:
    """Choose the one at whom the spell does most, friends nearby counted."""
    who, name = str(decision.about["who"]), str(decision.about["spell"])
    return best_rite(c, who, [who], [name], decision.options).target


def spotter(c: Run, decision: Choice) -> str:
    """Let a spirit keep sight of the target rather than a magician: it can follow it anywhere (SR-4.5.11)."""
    return next((name for name in decision.options if c.actors[name].kind == "spirit"), decision.options[0])


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "offer_ritual": use_the_hours, "member": member, "leader": leader, "spotter": spotter,
}  # fmt: skip
"""The functions that answer each kind of question of rituals."""
