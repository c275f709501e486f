"""Order options for display: usual ones first, those in vain last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.decision import Decision

from ..rules.acting import incapacitated
from ..rules.people import hostile
from ..rules.targets import foes_among
from ..rules.things import under_way
from ..state import Fight
from .effects import FULL
from .worth import effect_of, lacks, reaches_no_foe, restores_nothing

Rank = tuple[int, ...]

SLOTS = ("major", "minor")
"""A major action before a minor one; what takes neither, waiting and the end, after both."""

ACTS = ("arm", "attack", "task", "clear_sight", "obstruct", "will", "art", "item", "reload", "change_arm", "focus")
"""Acts of a slot by how often people do them: attacks, what the encounter asks for, then what helps; others after."""

ENDS = ("wait", "end")


def order(c: Fight, decision: Decision, keys: Sequence[str]) -> Sequence[str]:
    """The options of a question as they are shown."""
    rank = RANKS.get(decision.kind)
    return keys if rank is None else sorted(keys, key=lambda key: rank(c, decision, key))


def an_act(c: Fight, decision: Decision, key: str) -> Rank:
    """By slot and use; what reaches nobody hostile or changes nothing comes after all that does something."""
    if key in ENDS:
        return (2, ENDS.index(key))
    who, (slot, _, what) = str(decision.about["who"]), key.partition(":")
    return (int(changes_nothing(c, who, what)), SLOTS.index(slot), by_use(c, what))


def changes_nothing(c: Fight, who: str, what: str) -> bool:
    """Whether an act reaches nobody hostile, restores what nobody lacks, or fills up what is full."""
    if what in FULL:
        return FULL[what](c, who)
    usable = what.partition(":")[0] in ("arm", "art", "item")
    return usable and (reaches_no_foe(c, who, what) or restores_nothing(c, who, what))


def by_use(c: Fight, what: str) -> int:
    """How often people do such a thing."""
    head, _, name = what.partition(":")
    if head == "art" and c.records.arts[name].attack:
        head = "attack"
    return ACTS.index(head) if head in ACTS else len(ACTS)


def at_set_up(c: Fight, decision: Decision, key: str) -> Rank:
    """Skills and spells that change something before nothing and a change of ARM."""
    return (("art", "item", "pass", "arm").index(key.partition(":")[0]),)


def a_support_skill(c: Fight, decision: Decision, key: str) -> Rank:
    """WA-06.15, WA-06.16: what helps one's own side or hinders the enemy; the opposite after nothing at all."""
    who, target = (c.fighters[str(decision.about[name])].faction for name in ("who", "target"))
    usual = ("jamming", "none", "cooperation") if hostile(c, who, target) else ("cooperation", "none", "jamming")
    return (usual.index(key),) if key in usual else (0,)


def a_target(c: Fight, decision: Decision, key: str) -> Rank:
    """Of what harms foes first, those who are out of action after the others of their side; of what restores those of
    one's own side who need it; "this is enough" last."""
    if key not in c.fighters:
        return (2, 0)
    friend = key not in foes_among(c, str(decision.about["who"]), [key])
    if under_way(c).harms:
        return (int(friend), int(incapacitated(c, key)))
    needy = friend and lacks(c, key, effect_of(c, str(decision.about["thing"])))
    return (0, int(not needy))


def a_guard(c: Fight, decision: Decision, key: str) -> Rank:
    """WA-14.14: what costs nothing before what breaks; no guard last."""
    return (GUARDS.index(key.partition(":")[0]),)


GUARDS = ("lean", "effect", "item", "none")

RANKS: Mapping[str, Callable[[Fight, Decision, str], Rank]] = {
    "act": an_act,
    "set_up": at_set_up,
    "support": a_support_skill,
    "guard": a_guard,
    "target": a_target,
}
"""How options of a kind are ranked, those of the lowest rank first; other kinds stand as the rules ask them."""
