"""Order options for display: usual ones first, then those without effect now, giving up last."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.decision import Decision, Route

from ..content.effects import Harm, Mend
from ..rules.chosen_targets import reached
from ..rules.hindering import hostile
from ..state import Fight
from .going import by_worth
from .options import actor, held_back

Rank = tuple[int, ...]

ACTIONS = ("minor", "major")
"""The questions whose options stand by use; a move action stands as the rules list it, moves first, except for assaults
that cannot move."""

HEADS = (
    "attack", "finishing_blow", "deed", "skill", "item", "recover", "surface", "submerge", "assault", "door", "ajar",
    "ready", "weapon", "leave",
)  # fmt: skip
"""Options by how often people take them; others come after, as weapons that are only put away, and giving up last."""


def order(c: Fight, decision: Decision, keys: Sequence[str]) -> Sequence[str]:
    """The options of a question as they are shown."""
    if isinstance(decision, Route) and decision.kind == "route":
        return by_worth(c, decision, keys)
    if decision.kind == "move":
        return sorted(keys, key=lambda key: (key == "pass", stuck(c, decision, key)))
    return sorted(keys, key=lambda key: by_use(c, decision, key)) if decision.kind in ACTIONS else keys


def stuck(c: Fight, decision: Decision, key: str) -> bool:
    """Whether an option is an assault whose move cannot begin here."""
    head, _, name = key.partition(":")
    return head == "assault" and held_back(c, actor(c, decision), name)


def by_use(c: Fight, decision: Decision, key: str) -> Rank:
    """What does something first, then what comes to nothing now, then giving up."""
    head, _, name = key.partition(":")
    if head == "pass":
        return (2,)
    return (
        int(comes_to_nothing(c, actor(c, decision), head, name)),
        HEADS.index(head) if head in HEADS and not name.endswith(">") else len(HEADS),
    )


def comes_to_nothing(c: Fight, who: str, head: str, name: str) -> bool:
    """Whether a skill or item deals damage where nobody hostile is, or only restores HP and EN of which nobody has lost
    any."""
    if head not in ("skill", "item"):
        return False
    path = f"{head}s/{name}"
    effects = (c.records.skills if head == "skill" else c.records.items)[name].effects
    if any(isinstance(effect, Harm) for effect in effects):
        return not any(hostile(c, who, one) for one in reached(c, who, path))
    restoring = [effect for effect in effects if isinstance(effect, Mend)]
    if not restoring or len(restoring) < len(effects) or any(effect.ts for effect in restoring):
        return False
    there = reached(c, who, path)
    return not any(lacks(c, one, effect) for one in there for effect in restoring)


def lacks(c: Fight, who: str, effect: Mend) -> bool:
    """Whether somebody has lost of what is restored."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    return bool((effect.hp and fighter.hp < sheet.hp) or (effect.en and fighter.en < sheet.en))
