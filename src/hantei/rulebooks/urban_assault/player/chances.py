"""The chances of a squad's attacks. They are kept for all moments of a batch of games in which they are the same."""

from __future__ import annotations

from collections.abc import Hashable

from hantei.core.memory import memory_of, results_of
from hantei.core.record import hashable_without

from ..rules.battle.attack_modifiers import attack_tally, from_without
from ..rules.battle.enemies import level, modifiers, standing
from ..rules.battle.targeting import choices, method_of, source_of
from ..state import Campaign, Leader, Squad

abilities_of = hashable_without(Leader, "name", "level", "life", "killed", "preset", "done")
"""What an attack may read of a leader."""


def chance(c: Campaign, who: str, method: str, key: str) -> int:
    """How likely an attack is to hit, in sixths: the enemy's level against everything that is added."""
    need = level(c, key, source_of(c, who, method)) - attack_tally(c, who, method, key, ap=False).value
    return min(5, max(1, 7 - need))


class Chances:
    """The chances of one squad's attacks while nothing changes that bears on them; each is worked out once.

    They are the same for all members of a role.
    """

    def __init__(self) -> None:
        self._at: dict[tuple[str, str, str], int] = {}
        self._best: dict[tuple[str, str], int] = {}

    def at(self, c: Campaign, who: str, role: str, method: str, key: str) -> int:
        """The chance of an attack on one enemy."""
        named = role, method, key
        if named not in self._at:
            self._at[named] = chance(c, who, method, key)
        return self._at[named]

    def best(self, c: Campaign, who: str, role: str, method: str) -> int:
        """The best chance of an attack, against whomever; 0 where there is nobody."""
        named = role, method
        if named not in self._best:
            aimed = method_of(c, who, method)
            there = choices(c, who, method)
            self._best[named] = max([self.at(c, who, role, aimed, key) for key in there], default=0)
        return self._best[named]


def chances_of(c: Campaign, seat: str) -> Chances:
    """The chances of a squad's attacks as things stand."""
    known = results_of(memory_of(*c.grounds), Chances)
    now = situation(c, c.squads[seat])
    found: Chances | None = known.get(now)
    if found is None:
        found = known[now] = Chances()
    return found


def situation(c: Campaign, squad: Squad) -> Hashable:
    """Everything besides content and rulings that decides whom a squad's attacks may strike, and with what chance."""
    battle = c.fight
    return (
        battle.path, battle.level_shift, battle.dark, battle.space, *battle.lights,
        tuple(from_without(c, "attack")),
        tuple([enemy(c, key) for key in standing(c)]),
        abilities_of(squad.leader), squad.gun, squad.worn, squad.shield,
        tuple([(key, item.gear, item.attachment, item.bearer) for key, item in squad.items.items()]),
        tuple([member.role for member in squad.members.values() if member.active]),
    )  # fmt: skip


def enemy(c: Campaign, key: str) -> Hashable:
    """What decides the chance of an attack on an enemy."""
    unit = c.fight.units[key]
    changes = [(one.level, one.squad_attack) for one in modifiers(c, key)]
    return key, unit.spec, unit.kind, unit.level + unit.shift, unit.stunned, *changes
