"""Tell what an option is worth where somebody stands: whether it can do anything at all."""

from __future__ import annotations

from hantei.core.message import Message

from ..content.effects import Cure, Effect, Harm, Mend, Revive
from ..content.records import Assault, Weapon
from ..rules.chosen_targets import reached
from ..rules.figures import record
from ..rules.grid import fallen
from ..rules.hindering import hostile
from ..rules.statuses import names
from ..state import Fight

SHELVES = {"skill": "skills", "item": "items", "assault": "assaults"}
"""Where records stand, by how the options that use them begin."""


def comes_to_nothing(c: Fight, who: str, head: str, name: str) -> bool:
    """Whether an option deals damage where nobody hostile is, or only restores what nobody has lost."""
    return bool(idle(c, who, head, name))


def idle(c: Fight, who: str, head: str, name: str) -> list[Message]:
    """Why an option comes to nothing here; nothing where it may do something."""
    if head not in SHELVES:
        return []
    path = f"{SHELVES[head]}/{name}"
    if head == "assault":
        moves = c.records.assaults[name].squares
        return [Message("sk-no-enemy")] if harmful(c, path) and not moves and not meets_enemies(c, who, path) else []
    effects = getattr(record(c, path), "effects", ())
    if any(isinstance(effect, Harm) for effect in effects):
        return [] if meets_enemies(c, who, path) else [Message("sk-no-enemy")]
    if not effects or not all(isinstance(effect, Mend | Revive | Cure) for effect in effects):
        return []
    there = reached(c, who, path)
    if any(needs(c, one, effect) for one in there for effect in effects):
        return []
    return [Message("sk-no-need")]


def harmful(c: Fight, path: str) -> bool:
    """Whether what stands at a path deals damage; "" is an attack."""
    if not path:
        return True
    entry = record(c, path)
    if isinstance(entry, Assault) and entry.damage is not None:
        return True
    return isinstance(entry, Weapon) or any(isinstance(effect, Harm) for effect in entry.effects)


def meets_enemies(c: Fight, who: str, path: str) -> bool:
    """Whether something that is no attack could meet anybody hostile."""
    return any(hostile(c, who, one) for one in reached(c, who, path))


def needs(c: Fight, who: str, effect: Effect) -> bool:
    """Whether somebody is in need of what is restored."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    if isinstance(effect, Mend):
        hurt = fighter.hp < sheet.hp and not fallen(fighter)  # SK-14.6
        return bool(effect.ts or (effect.hp and hurt) or (effect.en and fighter.en < sheet.en))
    if isinstance(effect, Revive):
        return fighter.shot_down if effect.do == "recover_shot_down" else fighter.incapacitated
    if isinstance(effect, Cure):
        return any(effect.status in (None, name.partition(":")[0]) for name in names(c, who))
    return True
