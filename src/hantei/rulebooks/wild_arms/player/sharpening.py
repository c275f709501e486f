"""Weigh what sharpens attacks: what is added to their checks and their damage, another attribute, awakening."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei.core.memory import numbered

from ..content.records import Effect, Modifier
from ..rules.acting import able
from ..rules.attack import hit_changes
from ..rules.in_force import arts_of
from ..rules.modifiers import HINDERED
from ..rules.people import enemies, has_hp, weapons
from ..rules.things import least_cost
from ..state import Fight
from .arming import fits, unloaded
from .chances import TWO_DICE
from .prospects import FP, Attack, Facing, arsenal, attack_with, hit_worth, size, weapons_for, weighed
from .remembered import pool, stance

ATTACKING = ("attack", "damage", "shooting", "melee", "magic")
"""What modifiers are on that change attacks alone."""


def sharpens(effect: Effect) -> bool:
    """Whether an effect changes attacks."""
    return bool(effect.attribute) or any(one.on in ATTACKING for one in effect.modifiers)


def sharper_worth(c: Fight, who: str, effect: Effect) -> int:
    """Return how much more the best attack of somebody is worth under an effect: for a round against the enemy it is
    best made at, for longer in two rounds against all of them, each by its size. An attack already made is past.
    """
    passing = effect.until == "round"
    rounds = (1 if passing else 2) - has_struck(c, who)
    if rounds <= 0:
        return 0
    others, now = Facing(c), arsenal(c, who, stance(c, who), "major").attacks
    then = [sharpened(c, who, attack, effect) for attack in now]
    if passing:
        return rounds * (at_best(c, who, then, others) - at_best(c, who, now, others))
    foes = {name: heft(c, name) for name in enemies(c, who) if able(c, name)}
    more = [
        much * (against(c, who, then, name, others) - against(c, who, now, name, others)) for name, much in foes.items()
    ]
    return rounds * sum(more) // max(1, sum(foes.values()))


def has_struck(c: Fight, who: str) -> bool:
    """Whether somebody has made its major action of this round."""
    if c.phase != "action":
        return False
    mine = c.process is not None and c.process.who == who and c.process.major
    return mine or c.fighters[who].acted or c.fighters[who].majored


def at_best(c: Fight, who: str, attacks: Sequence[Attack], others: Facing) -> int:
    """What the best of some attacks is worth."""
    return max([0, *(weighed(c, who, attack, others).worth for attack in attacks)])


def against(c: Fight, who: str, attacks: Sequence[Attack], foe: str, others: Facing) -> int:
    """What the best of some attacks is worth on one enemy."""
    reaching = [attack for attack in attacks if foe in attack.foes]
    return max([0, *(hit_worth(c, who, attack, foe, others[foe]) - attack.price for attack in reaching)])


def heft(c: Fight, who: str) -> int:
    """For how many fighters what is left of somebody counts, in hundredths."""
    return size(c.fighters[who].hp) if has_hp(c, who) else 100


def sharpened(c: Fight, who: str, attack: Attack, effect: Effect) -> Attack:
    """The same attack under an effect."""
    used = attack.used
    value, dice = hit_changes(used)
    more = changes(effect.modifiers, ("attack", used.skill))
    hurt = changes(effect.modifiers, ("damage",))
    check = pool(c, who, used.skill, "attack", (*value, (more.value, "", "")), (*dice, (more.dice, "", "")))
    attribute = effect.attribute or attack.attribute
    damage = attack.damage + hurt.value + hurt.dice * TWO_DICE // 2
    mark = numbered(c, (attack.mark, more.value, more.dice, attribute, damage))
    return attack._replace(check=check, attribute=attribute, damage=damage, mark=mark)


def changes(modifiers: Sequence[Modifier], on: Sequence[str]) -> Modifier:
    """The sum of the modifiers on something."""
    found = [one for one in modifiers if one.on in on]
    return Modifier(on[0], sum([one.dice for one in found]), sum([one.value for one in found]))


# Awakening


def awake_worth(c: Fight, who: str) -> int:
    """Return how much more somebody can do in a round in which it pays no FP and wounds do not hinder it (WA-17.9,
    WA-17.10): much once its FP are spent, little before.
    """
    others, fighter, attacks = Facing(c), c.fighters[who], list(known_attacks(c, who))
    paid = [attack for attack in attacks if least_cost(c, who, attack.used) <= fighter.fp]
    whole = Effect(modifiers=(Modifier("attack", 0, -HINDERED * fighter.wounded),))
    freed = [free_of_cost(c, who, sharpened(c, who, attack, whole)) for attack in attacks]
    return at_best(c, who, freed, others) - at_best(c, who, paid, others)


def free_of_cost(c: Fight, who: str, attack: Attack) -> Attack:
    """The same attack without its FP; the rounds that it spends are no cost that awakening takes away (WA-17.9)."""
    return attack._replace(price=attack.price - FP * least_cost(c, who, attack.used))


def known_attacks(c: Fight, who: str) -> Iterator[Attack]:
    """Every attack of the action phase that somebody has rounds for, whatever it costs."""
    arts = [name for name in arts_of(c, who) if c.records.arts[name].attack and c.records.arts[name].timing == "major"]
    for option in (*(f"arm:{name}" for name, _ in weapons(c, who)), *(f"art:{name}" for name in arts)):
        for used in weapons_for(c, who, option):
            if used.attack and (not unloaded(c, who, used) or fits(c, who, used)):
                yield attack_with(c, who, stance(c, who), used)
