"""Add up hit rates from parts that are worked out once for a batch of games. GD-08.8: everything adds. So a hit rate is
what an attacker brings along wherever it is, plus the modifiers of distance, light, cover and posture. The rules give
both parts, for every situation in which somebody tries out where to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hantei.core.memory import memory_of, results_of
from hantei.core.tally import Tally

from ..content.records import Band
from ..rules.figures import add_own_modifiers, rate
from ..rules.ground import visibilities
from ..rules.hit_rate import add_circumstances, add_taken_aim, limbs_used, under_pressure
from ..rules.movement import add_target_movement, in_action_check, in_force
from ..state import Attack, Fight
from .prospects import KINDS


class Brought(NamedTuple):
    """What an attacker brings along: the rate of the skill, and the modifier of its own state."""

    skill: int
    hampers: int

    def with_skill(self, guess: int | None) -> int:
        """The sum; `guess`: a figure in place of a skill that cannot be read."""
        return self.hampers + (self.skill if guess is None else guess)


class Aspect(NamedTuple):
    """What an attacker sees of a target, except the distance: the rows of visibility there, cover and posture, whether
    it is in full movement, and whether the attacker is under pressure itself."""

    light: Sequence[str]
    cover: bool
    prone: bool
    runs: bool
    pressed: bool


class Rates:
    """The hit rates of one situation."""

    def __init__(self, c: Fight) -> None:
        self.c = c
        memory = memory_of(*c.grounds)
        self.known_brought: dict[Any, Brought] = results_of(memory, Brought)
        self.known_circumstances: dict[Any, int] = results_of(memory, Aspect)

    def brought(self, who: str, weapon: str) -> Brought:
        """Return what somebody brings along to an attack with a weapon carried. The key holds everything that the rules
        read: the sheet, the hand, wounds and posture, movement and tactics.
        """
        c, one = self.c, self.c.fighters[who]
        held = one.carried[weapon]
        wounds = tuple([(wound.kind, wound.amount, wound.limb) for wound in one.impairments])
        moves = (one.method, one.pc, in_action_check(c, who))
        key = (one.character, held.weapon, held.hand, one.posture, one.tactics, moves, wounds)
        found = self.known_brought.get(key)
        if found is None:
            found = self.known_brought[key] = self.bring(who, weapon)
        return found

    def bring(self, who: str, weapon: str) -> Brought:
        """The same, worked out."""
        arm = self.c.records.weapons[self.c.fighters[who].carried[weapon].weapon]
        total = rate(self.c, who, arm.skill)
        skill = total.value
        add_own_modifiers(self.c, who, total, KINDS[arm.kind][1], limbs_used(self.c, who, weapon))
        return Brought(skill, total.value - skill)

    def aspect(self, who: str, target: str) -> Aspect:
        """What an attacker sees of a target where the two are now."""
        c, other = self.c, self.c.fighters[target]
        light, runs = tuple(visibilities(c, who, target)), in_force(c, target) == "full"
        return Aspect(light, other.cover, other.prone, runs, under_pressure(c, who, target))

    def aim(self, who: str, weapon: str, target: str) -> int:
        """Return what an aim taken at somebody brings."""
        if self.c.fighters[who].aiming != target:
            return 0
        total = Tally()
        attack = self.attack(who, weapon, target)
        if attack.kind == "shot":
            add_taken_aim(self.c, attack, total)
        return total.value

    def attack(self, who: str, weapon: str, target: str) -> Attack:
        """An attack on somebody with a weapon carried."""
        arm = self.c.fighters[who].carried[weapon].weapon
        return Attack(who, KINDS[self.c.records.weapons[arm].kind][1], weapon, arm, "", [target])

    def circumstances(self, who: str, weapon: str, target: str, gap: Band, aspect: Aspect) -> int:
        """Return the modifier of the circumstances; `aspect`: what the attacker sees of the target now."""
        key = (self.c.fighters[who].carried[weapon].weapon, gap, aspect)
        found = self.known_circumstances.get(key)
        if found is None:
            total = Tally()
            add_circumstances(self.c, self.attack(who, weapon, target), target, gap, total)
            add_target_movement(self.c, who, target, total)
            found = self.known_circumstances[key] = total.value
        return found

    def rate(self, who: str, weapon: str, target: str, gap: Band, guess: int | None = None) -> int:
        """The hit rate of one plain attack where the two are now, before the modifiers of more shots or targets.

        Parameters: `gap`: the distance between them; `guess`: a figure in place of a hidden skill.
        """
        aspect = self.aspect(who, target)
        brought = self.brought(who, weapon).with_skill(guess)
        return brought + self.circumstances(who, weapon, target, gap, aspect) + self.aim(who, weapon, target)
