"""Estimate how likely attacks hit, what a hit is worth, and how exposed somebody is."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from hantei.core.glance import at_a_glance
from hantei.core.memory import numbered, remembered

from ..content.records import REACTIONS, Effect
from ..rules import targets
from ..rules.acting import able, incapacitated
from ..rules.action_phase import still_to_act
from ..rules.attack import hit_changes, reacts
from ..rules.attributes import attribute_of, prevented, traits_against
from ..rules.checks import Pool
from ..rules.damage import armour_against, damage_bonus, damage_dice, in_open
from ..rules.harm import worst
from ..rules.hiding import needs_search
from ..rules.people import allies, enemies, has, has_hp, weapons
from ..rules.skills import dice, level
from ..rules.supply import can_reload
from ..rules.things import Thing, option_of, thing_of
from ..rules.usable import ways
from ..state import Fight
from .chances import TWO_DICE, beats, better, mean
from .goals import decisive, errands
from .remembered import Stance, cost_and_most, crowd, options, pool, scope_of, stance, stocks, uses_left
from .score import EACH_HP, STANDING

STEP = {"": 40, "wounded": 75, "dying": 3, "death": 0}
"""The worth of a step of harm, by the worst status held; 100 puts a fighter with HP out of action."""

GUARDED = 16
"""The worth of using up a guard."""

FP = 2
"""The worth of a point of FP."""

ROUND, LAST_ROUND = 1, 10
"""The worth of a further round that an attack spends; of one that nothing replaces, for it was to be another attack."""

WIPED = 4
"""The worth of a minor action that somebody needs to wipe its eyes."""

USUAL_HP = 16
"""The HP of somebody who counts as one fighter."""

GIANT = 200
"""The size from which somebody is worn down HP by HP: two fighters, in hundredths."""

LEAST_WEIGHT, USUAL_WEIGHT, MOST_WEIGHT = 50, 100, 250
"""How much a target counts by what it threatens, in hundredths."""

DECISIVE = 2
"""How many times as much somebody counts whose fall ends the battle, to both sides."""

SOON = 4
"""The rounds ahead for which a threat is weighed where not everybody is in range."""


class Plan(NamedTuple):
    """An attack that could be made, and what it is worth, in hundredths of a fighter."""

    worth: int
    option: str = ""
    arm: str = ""
    targets: tuple[str, ...] = ()


NO_PLAN = Plan(0)

first = itemgetter(0)


# Attacks


class Attack(NamedTuple):
    """An attack that somebody could make as it stands: with what, which foes it could reach, and what is brought to it.

    `price`: what it costs; `most`: how many it may reach where bodies are counted; `check`, `search`: the pools of its
    check and of the search for whoever hides; `damage`: what its roll comes to on average. `mark` is a key for
    everything on this side that decides a strike, `same` a key for the whole attack.
    """

    used: Thing
    foes: tuple[str, ...]
    price: int
    most: int | None
    check: Pool
    search: Pool
    attribute: str
    damage: int
    mark: Hashable
    same: Hashable


@remembered(lambda c, who, mine, used: (mine, used.label, crowd(c, who), can_reload(c, who)))
def attack_with(c: Fight, who: str, mine: Stance, used: Thing) -> Attack:
    """Return the attack with something by somebody in the condition `mine`."""
    value, dice = hit_changes(used)
    check, search = pool(c, who, used.skill, "attack", tuple(value), tuple(dice)), pool(c, who, "perception")
    attribute, damage = attribute_of(c, who, used), mean_damage(c, who, used)
    cost, most = cost_and_most(c, who, mine, used)
    price = FP * cost + (ROUND if can_reload(c, who) else LAST_ROUND) * max(0, used.rounds - 1)
    foes = scope_of(c, who, used).foes
    figures = [tally.value for made in (check, search) for tally in (made.dice, made.value)]
    mark = numbered(c, (c.fighters[who].character, used.label, *figures, attribute, damage))
    same = numbered(c, (mark, foes, price, most))
    return Attack(used, foes, price, most, check, search, attribute, damage, mark, same)


class Arsenal(NamedTuple):
    """Everything that somebody could use in a slot, and every attack among it; `same` stands for all the attacks."""

    options: tuple[str, ...]
    attacks: tuple[Attack, ...]
    same: Hashable


@remembered(lambda c, who, mine, slot: (mine, stocks(c, who), crowd(c, who), slot))
def arsenal(c: Fight, who: str, mine: Stance, slot: str) -> Arsenal:
    """Return what somebody in the condition `mine` could use."""
    usable = options(c, who, slot)
    things = [used for option in usable for used in weapons_for(c, who, option)]
    attacks = tuple([attack_with(c, who, mine, used) for used in things if used.attack])
    return Arsenal(usable, attacks, numbered(c, tuple([attack.same for attack in attacks])))


def plans(c: Fight, who: str, slot: str = "major", facing: Facing | None = None) -> Iterator[Plan]:
    """Every attack somebody could make now, each at those targets at which it is worth most; `facing`: how the others
    stand, as far as it has been asked."""
    others = Facing(c) if facing is None else facing
    for attack in arsenal(c, who, stance(c, who), slot).attacks:
        yield weighed(c, who, attack, others)


class Facing(dict[str, Stance]):
    """The condition of everybody, worked out as it is asked for, while no other possession is supposed."""

    def __init__(self, c: Fight) -> None:
        super().__init__()
        self.c = c

    def __missing__(self, name: str) -> Stance:
        found = self[name] = stance(self.c, name)
        return found


def weapons_for(c: Fight, who: str, option: str) -> list[Thing]:
    """The ways in which something can be used."""
    kind, _, name = option.partition(":")
    if kind == "art" and c.records.arts[name].attack:
        return ways(c, who, name)
    return [thing_of(c, who, option)]


def planned(c: Fight, who: str, used: Thing) -> Plan:
    """The best that can be made of an attack, less what it costs."""
    return weighed(c, who, attack_with(c, who, stance(c, who), used), Facing(c))


def weighed(c: Fight, who: str, attack: Attack, facing: Facing) -> Plan:
    """Return the same from the attack and everybody's condition."""
    worths = worths_on(c, who, attack, facing)
    if attack.most == 1:
        spared = left_to_comrades(c, who)
        worths = [(worth * (1000 - spared.get(name, 0)) // 1000, name) for worth, name in worths]
    return plan_of(attack, worths)


def worths_on(c: Fight, who: str, attack: Attack, facing: Facing) -> list[tuple[int, str]]:
    """What an attack is worth on each whom it could reach."""
    return [(hit_worth(c, who, attack, name, facing[name]), name) for name in attack.foes]


def plan_of(attack: Attack, worths: list[tuple[int, str]]) -> Plan:
    """Return the best that can be made of an attack by its worth on each, less what it costs."""
    used, most = attack.used, attack.most
    each = [max(worths, key=first)] if worths and most == 1 else sorted(worths, key=first, reverse=True)
    chosen = [(worth, name) for worth, name in each[:most] if worth > 0]
    worth = sum([worth for worth, _ in chosen]) - attack.price
    return Plan(worth, option_of(used), used.arm, tuple([name for _, name in chosen]))


@at_a_glance
def left_to_comrades(c: Fight, who: str) -> dict[str, int]:
    """How likely, in thousandths, enemies with HP are felled by what a comrade strikes several with who acts after
    somebody and before them (WA-08.1): an attack on one of them would be lost.
    """
    order = still_to_act(c) if c.phase == "action" else []
    facing, found = Facing(c), dict[str, int]()
    mates = [name for name in allies(c, who) if name != who and able(c, name)]
    for turn, mate in enumerate(order):
        attack = at_several(c, mate, facing) if mate in mates else None
        for foe in attack.foes if attack else ():
            if foe not in order[:turn] and has_hp(c, foe):
                strike = strike_at(c, attack, foe, facing[foe], False)
                felled = strike.damage is not None and strike.damage >= c.fighters[foe].hp > 0
                found[foe] = max(found.get(foe, 0), strike.chance if felled else 0)
    return found


def at_several(c: Fight, who: str, facing: Facing) -> Attack | None:
    """The attack on several worth most to somebody, if that is more than any attack on one."""
    attacks = arsenal(c, who, stance(c, who), "major").attacks
    found = [(plan_of(attack, worths_on(c, who, attack, facing)).worth, attack) for attack in attacks]
    worth, chosen = max(found, key=first, default=(0, None))
    return chosen if chosen is not None and worth > 0 and chosen.most != 1 else None


def hit_worth(c: Fight, who: str, attack: Attack, target: str, theirs: Stance) -> int:
    """What an attack on somebody is worth: how likely it hits, times what a hit does; never nothing."""
    strike = strike_at(c, attack, target, theirs, needs_search(c, who, target, attack.used.area))
    return -(-strike.chance * harm_left(c, target, strike) * weight_of(c, target) // 100_000)


def harm_worth(c: Fight, who: str, used: Thing, target: str) -> int:
    """What a hit on somebody does, in hundredths of a fighter."""
    attack = attack_with(c, who, stance(c, who), used)
    return harm_left(c, target, strike_at(c, attack, target, stance(c, target), False))


class Strike(NamedTuple):
    """An attack on somebody, whatever HP and guards the target has left.

    `chance`: in thousandths, that it hits; `worth` of what a hit does besides its damage, or of a step of harm;
    `damage`: to HP, below 0 where it heals them, None where none is taken; `guardable`: whether a guard can stand
    between.
    """

    chance: int
    worth: int
    damage: int | None = None
    guardable: bool = False


@remembered(lambda c, attack, target, theirs, hidden: (attack.mark, theirs, hidden))
def strike_at(c: Fight, attack: Attack, target: str, theirs: Stance, hidden: bool) -> Strike:
    """Return the attack on somebody in the condition `theirs`; `hidden`: somebody who must be found first."""
    used, attribute = attack.used, attack.attribute
    chance = hit_chance(c, attack, target)
    if hidden:
        chance = chance * beats(attack.search, pool(c, target, "acrobatics", "passive")) // 1000
    if prevented(c, target, attribute):
        return Strike(chance, 0)
    rider = sum(effect_harm(c, target, effect) for effect in rider_of(used))
    if not has_hp(c, target):
        return Strike(chance, STEP[worst(c, target)] + rider, guardable=True)
    traits = traits_against(c, target, attribute)
    if "null" in traits:
        return Strike(chance, 0)
    if "absorb" in traits:
        return Strike(chance, 0, -1)
    dealt = max(0, attack.damage - armour_against(c, target, used, traits))
    return Strike(chance, rider, dealt * (2 if "weak" in traits else 1) // (2 if "half" in traits else 1))


def hit_chance(c: Fight, attack: Attack, target: str) -> int:
    """How likely, in thousandths, an attack on somebody in view hits."""
    kind = attack.used.attack
    if not reacts(c, target, kind):
        return 1000
    return beats(attack.check, pool(c, target, REACTIONS[kind], "reaction"))


def harm_left(c: Fight, target: str, strike: Strike) -> int:
    """What a hit does to what is left of the target, in hundredths of a fighter. A guard is worth no more than what it
    would take: to the fallen, who may hold one still, a hit does little or nothing. A giant is worn down HP by HP, each
    of which counts the same; others count for more the less is left of them.
    """
    if strike.damage is None:
        return min(GUARDED, strike.worth) if strike.guardable and uses_left(c, target) else strike.worth
    left, most = c.fighters[target].hp, c.sheet(target).hp or 1
    if left <= 0:
        return 0
    if strike.damage < 0:
        return -20
    large = size(most)
    if large >= GIANT:
        lost = 100 * min(left, strike.damage) // most
    else:
        lost = min(1000, 1000 * strike.damage // left) * (60 + 40 * left // most) // 1000
    return (lost + 10 * (strike.damage >= left)) * large // 100 + strike.worth


def size(most: int) -> int:
    """For how many fighters somebody with so many HP counts, in hundredths: a giant is more than one."""
    return max(100, 100 * (STANDING + EACH_HP * most) // (STANDING + EACH_HP * USUAL_HP))


def mean_damage(c: Fight, who: str, used: Thing) -> int:
    """What the damage roll comes to on average."""
    return damage_dice(c, who, used) * TWO_DICE // 2 + damage_bonus(c, who, used).value + in_open(c, who)


def rider_of(used: Thing) -> Iterator[Effect]:
    """Return what a hit does besides its damage."""
    if used.weapon is not None:
        yield used.weapon.rider
    if used.art is not None:
        yield used.art.rider


def effect_harm(c: Fight, target: str, effect: Effect) -> int:
    """What the statuses and modifiers of an effect do to an enemy: nothing to one who is out of action."""
    if incapacitated(c, target):
        return 0
    fighter = c.fighters[target]
    given = sum(WIPED if wiped(effect, status) else 12 for status in effect.give if not has(fighter, status))
    return given - 2 * sum(one.value + 3 * one.dice for one in effect.modifiers)


def wiped(effect: Effect, status: str) -> bool:
    """Whether a status that an effect gives is ended by a minor action, before the next attack (WA-18.23)."""
    return status == "sight_impaired" and effect.ending == "minor"


def best(c: Fight, who: str, slot: str = "major", facing: Facing | None = None) -> Plan:
    """The attack worth most; `facing` as for `plans`."""
    return max(plans(c, who, slot, facing), default=NO_PLAN, key=lambda plan: plan.worth)


# Whom to aim at


@at_a_glance
def weight_of(c: Fight, who: str) -> int:
    """Return how much somebody counts as a target, in hundredths: what it threatens, and more if its fall decides."""
    return menace_of(c, who) * (DECISIVE if decisive(c, who) else 1)


def menace_of(c: Fight, who: str) -> int:
    """Return how likely somebody hits, against the average of its side, in hundredths. Where somebody has a task to do
    or a way to go, whoever shoots best need not matter most, and all count the same.
    """
    friends = [name for name in allies(c, who) if able(c, name)]
    if who not in friends or errands(c):
        return USUAL_WEIGHT
    average = sum(threat_to_all(c, name) for name in friends) // len(friends)
    return max(LEAST_WEIGHT, min(MOST_WEIGHT, 100 * threat_to_all(c, who) // average)) if average else USUAL_WEIGHT


@at_a_glance
def threat_to_all(c: Fight, who: str) -> int:
    """How likely, in thousandths, the usual attack of somebody hits each of its enemies, added up: by their skills
    alone, so that the wounded are no lesser prize, and less of those who are out of range."""
    used = usual_attack(c, who)
    if used is None:
        return 0
    reaction = REACTIONS[used.attack]
    foes = [name for name in enemies(c, who) if able(c, name)]
    return sum([by_skill(c, who, used.skill, foe, reaction) for foe in foes]) * in_time(c, who) // 100


def in_time(c: Fight, who: str) -> int:
    """Return in what share of the next rounds, in hundredths, somebody reaches its enemies: whoever lacks the range of
    a sniping battle waits until the sides have met (WA-21.9, WA-21.13), for good where they cannot (WA-21.19).
    """
    if far_enough(c, who):
        return 100
    scene = c.scene.sniping
    if scene is None or not scene.charge:
        return 0
    return 100 * max(0, SOON - max(1, c.distance - c.charges)) // SOON


def far_enough(c: Fight, who: str) -> bool:
    """Whether somebody has an attack whose range suffices at present."""
    arms = [thing_of(c, who, f"arm:{name}") for name in c.fighters[who].arms]
    arts = [thing_of(c, who, f"art:{name}") for name in c.sheet(who).arts]
    ranges = [one.range for one in [*arms, *arts] if one.attack]
    return not c.sniping or any(targets.reaches(c, who, foe, max(ranges, default=0)) for foe in enemies(c, who))


def by_skill(c: Fight, who: str, skill: str, other: str, against: str) -> int:
    """How likely, in thousandths, a skill of somebody beats that of another, whatever state they are in."""
    ahead = level(c, who, skill) - level(c, other, against)
    return better(max(1, dice(c, who, skill)), max(1, dice(c, other, against)), ahead)


# The danger to somebody


@at_a_glance
def exposure(c: Fight, who: str, alone: bool) -> int:
    """How many attacks somebody has to expect in a round, in tenths: those of able enemies, shared by its side unless
    it draws them `alone`."""
    foes = [name for name in enemies(c, who) if able(c, name)]
    mine = [name for name in enemies(c, foes[0]) if not incapacitated(c, name)] if foes and not alone else []
    return 10 * len(foes) // max(1, len(mine))


@remembered(lambda c, foe: stance(c, foe))
def usual_attack(c: Fight, foe: str) -> Thing | None:
    """The plain attack by which somebody threatens most: by its skill."""
    arms = [thing_of(c, foe, f"arm:{name}") for name, _ in weapons(c, foe)]
    spells = [thing_of(c, foe, f"art:{name}") for name in c.sheet(foe).arts]
    attacks = [one for one in [*arms, *spells] if one.attack]
    return max(attacks, default=None, key=lambda one: mean(pool(c, foe, one.skill, "attack")))


def danger(c: Fight, who: str, foes: Sequence[str], facing: Facing) -> int:
    """How likely, in thousandths, the attack of one of some enemies hits somebody; `facing`: how they stand."""
    mine = stance(c, who)
    chances = [threat(c, foe, facing[foe], who, mine) for foe in foes]
    known = [chance for chance in chances if chance is not None]
    return sum(known) // len(known) if known else 0


@remembered(lambda c, foe, theirs, who, mine: (theirs, mine))
def threat(c: Fight, foe: str, theirs: Stance, who: str, mine: Stance) -> int | None:
    """How likely, in thousandths, the usual attack of an enemy hits somebody; None where it has none.

    `theirs`, `mine`: how the two stand.
    """
    used = usual_attack(c, foe)
    if used is None:
        return None
    return beats(pool(c, foe, used.skill, "attack"), pool(c, who, REACTIONS[used.attack], "reaction"))


def own_worth(c: Fight, who: str) -> int:
    """Return what the next harm costs somebody."""
    if not has_hp(c, who):
        return STEP[worst(c, who)]
    return 35 + 30 * (c.sheet(who).hp or 1) // max(1, 2 * c.fighters[who].hp)
