"""Weigh an attack: its dice by the rules themselves, and what they do to the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple

from hantei.core.glance import at_a_glance
from hantei.core.memory import remembered
from hantei.core.tally import Tally

from ..content.records import RATED, Character
from ..rules.figures import able, attribute, boxes_left, skill_pool
from ..rules.knowledge import knows, readable_sides
from ..rules.street.attack_damage import base_damage, modified_armour
from ..rules.street.attacks import attack_pool
from ..rules.street.clock import regular_passes
from ..rules.street.damage import parse, resistance_pool
from ..rules.street.defence import EARLY, add_defence_rows, best, can_defend, defence_pool, ways
from ..rules.street.firing import BURSTS, FULL, LONG, SHORT, recoil
from ..rules.street.ground import in_close_combat, knows_of
from ..rules.street.melee_rows import melee_skill
from ..rules.street.ranged_rows import add_visibility
from ..state import Attack, Run
from .stances import aiming, between, by_machine, company, exposed, fired, mark, read_by
from .suppose import average

WHOLE = 1_000
"""The worth of putting somebody out of action."""

PARTS = 10_000
"""The denominator of chances."""


class Plan(NamedTuple):
    """An attack that could be made: its worth, its action, the weapon, the target, the way of firing."""

    worth: int
    action: str = ""
    weapon: str = ""
    target: str = ""
    burst: str = ""
    mode: str = ""


NOTHING = Plan(0)


class Victim(NamedTuple):
    """A target as an attacker sees it: dice of defence, Body with what tells on resistance (SR-3.4.14), armour against
    this attack, boxes left, whether it acts."""

    defence: int
    body: int
    armour: int
    physical: int
    stun: int
    acts: bool


# Chances


@cache
def law(dice: int) -> Sequence[int]:
    """Return how often each number of hits comes up among all throws of a pool (SR-1.1.3)."""
    ways_, total = [1], 1
    for _ in range(max(0, dice)):
        ways_ = [2 * stay + more for stay, more in zip([*ways_, 0], [0, *ways_], strict=True)]
        total *= 3
    return [PARTS * count // total for count in ways_]


@lru_cache(1 << 12)
def net_law(pool: int, against: int, most: int = 0) -> Sequence[int]:
    """The chance of each number of net hits from 1 on (SR-1.1.5); `most`: as many hits as count before they are
    compared, as with a spell its Force (SR-4.2.8).
    """
    mine, theirs = law(pool), law(against)
    found = [0] * len(mine)
    for rolled, chance in enumerate(mine):
        hits = min(rolled, most or rolled)
        for other, part in enumerate(theirs[:hits]):
            found[hits - other] += chance * part // PARTS
    return found[1:]


@lru_cache(1 << 12)
def left_after(value: int, dice: int) -> int:
    """Return the boxes that damage leaves on average, in hundredths, against a resistance pool (SR-3.4.15)."""
    return sum(100 * max(0, value - hits) * chance for hits, chance in enumerate(law(dice))) // PARTS


@lru_cache(1 << 14)
def worth_of(pool: int, value: int, more: int, stuns: bool, victim: Victim) -> int:
    """Return what an attack with a pool does: the part of the victim that it takes out, worth more near the end.

    Parameters: base damage, what a burst adds without being compared with armour (SR-10.1.7), whether the weapon only
    stuns.
    """
    total = 0
    for net, chance in enumerate(net_law(max(0, pool), max(0, victim.defence)), 1):
        physical = not stuns and value + net > victim.armour
        left = victim.physical if physical else victim.stun
        boxes = left_after(value + net + more, victim.body + victim.armour)
        total += chance * min(WHOLE, WHOLE * boxes // (100 * max(1, left)))
    worth = total // PARTS
    return worth if victim.acts else worth // 2


# Who should be stopped first

DICE, SOMEBODY = 8, Victim(4, 4, 8, 10, 10, True)
"""The attack dice and the target supposed where figures are unknown: those of average people."""

PRACTISED = 4
"""The skill supposed at least of whoever gives a phase for full defence, which adds it."""

MARKSMAN = 3
"""The dice more supposed of whoever has a scope on the weapon, which is seldom in untrained hands."""

ARMED = 400
"""What an average person with a plain pistol does in a phase, in parts of a person."""

SPIRITS = ("spirit", "watcher")
"""Kinds whose figures are their Force (SR-X.6)."""

WAYS = {"SS": ("",), "SA": ("",), "BF": SHORT, "FA": (*LONG, *FULL)}
"""The ways of firing of each mode."""

THIRDS = {"SA": 5, "BF": 5}
"""The effect of a phase in a mode that fires twice, in thirds of one attack: the second attack meets somebody who is
hurt (SR-10.1.3, SR-10.1.4).
"""


@at_a_glance
def menace(c: Run, who: str) -> int:
    """Return the danger from somebody, in hundredths of somebody with a pistol: by the weapons in hand, which all can
    see, or of a spirit by its Force. Never less than 100, since empty hands cast spells and give orders.
    """
    actor = c.actors[who]
    if c.sheet(who).kind in SPIRITS:
        return max(100, 100 * wrath(c, who) // ARMED)
    held = [one.weapon for one in actor.carried.values() if one.hand or actor.machine.model]
    return max([100, *(100 * havoc(c, name) // ARMED for name in held)])


def wrath(c: Run, who: str) -> int:
    """Return what a spirit does to an average person in a turn, in parts of another: its dice (SR-3.5.4) and its
    Strength (SR-3.5.18) come from its Force (SR-X.6), which is no secret, and it strikes in each of its passes
    (SR-3.1.12).
    """
    found = []
    for arm in [one.weapon for one in c.actors[who].carried.values() if one.hand] or [""]:
        struck = Attack(who, "", "melee", "", arm)
        value, kind = base_damage(c, struck)
        dice = skill_pool(c, who, melee_skill(c, struck), with_="agility").value
        target = SOMEBODY._replace(armour=SOMEBODY.armour + (c.records.weapons[arm].ap if arm else 0))
        found.append(worth_of(dice, value, 0, kind == "S", target))
    return max(found) * regular_passes(c, who)


@remembered(lambda c, arm: arm)
def havoc(c: Run, arm: str) -> int:
    """Return what an average person, or a marksman with a scope, does with a weapon in a phase, in parts of another: in
    the best mode and way of firing, under the recoil left of each (SR-T1.22 to SR-T1.25).
    """
    weapon = c.records.weapons[arm]
    skilled = DICE + (MARKSMAN if "scope" in weapon.sights else 0)
    value, kind = parse(weapon.damage)
    victim = SOMEBODY._replace(armour=SOMEBODY.armour + weapon.ap)
    found = []
    for mode in weapon.modes or ("",):
        for burst in WAYS.get(mode, ("",)):
            left, way = recoil(c, Attack("", "", "ranged", "", arm, mode, burst), weapon), BURSTS[burst]
            dice = skilled + weapon.tracers * way.tracers - (left.raw + left.doubled - left.compensated - left.gyro)
            target = victim._replace(defence=victim.defence + way.defence)
            found.append(worth_of(dice, value, way.damage, kind == "S", target) * THIRDS.get(mode, 3) // 3)
    return max(found)


# Attacks


def estimate(c: Run, attack: Attack) -> int:
    """Return the worth of an attack by the rules and what is known of the target: the dangerous come first."""
    pool = dice_of(c, attack)
    if pool <= 0:
        return 0
    return worth_with(c, attack, pool, victim_of(c, attack)) * menace(c, attack.target) // 100


def worth_against(c: Run, attack: Attack, defence: int) -> int:
    """Return the worth of an attack under way against so many dice of defence, by what the target's seat may know."""
    seat = c.actors[attack.target].seat
    victim = faced(c, replace(attack, burst=""), seat)[0]._replace(defence=max(0, defence))
    return worth_with(c, attack, supposed_dice(c, seat, attack), victim)


def threat_of(c: Run, seat: str, attack: Attack) -> int:
    """Return the worth of an enemy's attack on somebody, whoever that is, by what a seat of theirs may know."""
    victim = faced(c, replace(attack, burst=""), seat)[0]
    against = victim._replace(defence=victim.defence + BURSTS[attack.burst].defence)
    return worth_with(c, attack, supposed_dice(c, seat, attack), against) * menace(c, attack.target) // 100


def supposed_dice(c: Run, seat: str, attack: Attack) -> int:
    """Return the dice of an attack as a seat may reckon them: of people whose figures are hidden the dice of average
    people, with the rows of the table, whose reasons everybody can see.
    """
    who, found = attack.attacker, attack_pool(c, attack).value  # as it is made, which is not remembered
    if knows(c, seat, who) or c.actors[who].machine.model or c.sheet(who).kind in RATED:
        return found
    skill = melee_skill(c, attack) if attack.kind == "melee" else c.records.weapons[attack.arm].skill
    own = attack.share or skill_pool(c, who, skill, with_="agility").value
    return found - own + (DICE // 2 if attack.share else DICE)


def worth_with(c: Run, attack: Attack, pool: int, victim: Victim) -> int:
    """Return what an attack with so many dice does to a target."""
    value, kind = base_damage(c, attack)
    return worth_of(pool, value, BURSTS[attack.burst].damage, kind == "S", victim)


def dice_of(c: Run, attack: Attack) -> int:
    """The dice of an attack."""
    if attack.kind != "ranged" or by_machine(c, attack.attacker) or by_machine(c, attack.target):
        return attack_pool(c, attack).value
    return dice_of_shot(c, attack)


@remembered(lambda c, attack: (
    aiming(c, attack.attacker), exposed(c, attack.target), between(c, attack.attacker, attack.target, attack.arm),
    fired(c, attack.attacker, attack.weapon), attack.arm, attack.mode, attack.burst, attack.nth, attack.hand,
    attack.aims, attack.changes, attack.called, attack.called_modifier,
    attack.target if c.actors[attack.attacker].works else "",
))  # fmt: skip
def dice_of_shot(c: Run, attack: Attack) -> int:
    """The dice of a shot as `sense.shot` makes it, or of one under way, among people on foot."""
    return attack_pool(c, attack).value


def hampered(c: Run, who: str, target: str) -> int:
    """Return what the dark takes off a shot (SR-T2.1)."""
    pool = Tally()
    add_visibility(c, who, target, pool)
    return pool.value


def victim_of(c: Run, attack: Attack) -> Victim:
    """Return the target of an attack; guess its figures if the attacker may not read them."""
    gun = (attack.attacker, attack.target, attack.weapon, attack.arm)
    shown, defends = shot_at(c, *gun) if attack.kind == "ranged" else faced(c, attack)
    less = BURSTS[attack.burst].defence if defends else 0
    return shown._replace(defence=shown.defence + less) if less else shown


@at_a_glance
def shot_at(c: Run, attacker: str, target: str, weapon: str, arm: str) -> tuple[Victim, bool]:
    """The target of a gun, however it is fired, and whether it can defend."""
    attack = Attack(attacker, target, "ranged", weapon, arm)
    return faced(c, attack) if by_machine(c, target) else person_shot_at(c, attack)


@remembered(lambda c, attack: (
    mark(c, attack.target), attack.arm, knows_of(c, attack.target, attack.attacker),
    read_by(c, c.actors[attack.attacker].seat, attack.target), in_close_combat(c, attack.target),
))  # fmt: skip
def person_shot_at(c: Run, attack: Attack) -> tuple[Victim, bool]:
    """Somebody on foot as the target of a gun."""
    return faced(c, attack)


def faced(c: Run, attack: Attack, seat: str = "") -> tuple[Victim, bool]:
    """Return the target of an attack, before the way of firing reduces its defence, and whether it can defend; as the
    attacker's seat may know it, or another.
    """
    who, actor, seat = attack.target, c.actors[attack.target], seat or c.actors[attack.attacker].seat
    armour, body = modified_armour(c, attack).value, resistance_pool(c, who, 0).value
    hidden = not actor.machine.model and actor.side not in readable_sides(c, seat) and c.sheet(who).kind not in RATED
    if hidden:
        usual, sheet = usual_figures(c, seat), c.sheet(who)
        body += usual.body - attribute(c, who, "body")
        armour = max(0, (usual.impact if attack.kind == "melee" else usual.armour) - (sheet.armour - armour) // 2)
    defends = can_defend(c, attack)
    dice = (supposed_defence(c, attack, seat) if hidden else own_defence(c, attack)) if defends else 0
    physical = boxes_left(c, who, "P")
    stun = physical if actor.machine.model else boxes_left(c, who, "S")
    return Victim(dice, body, armour, physical, stun, able(actor)), defends


def own_defence(c: Run, attack: Attack) -> int:
    """Return the dice of the best defence, without full defence that would have to be declared first (SR-3.4.3)."""
    options = [way for way in ways(c, attack) if not way.startswith(EARLY)]
    return defence_pool(c, attack, best(c, attack, options)).value


def supposed_defence(c: Run, attack: Attack, seat: str) -> int:
    """Return the dice supposed of people whose figures are hidden: Reaction, in close combat with a skill (SR-3.4.6,
    SR-3.5.5), in full defence with one more (SR-10.4.1), and the rows of the table, whose reasons everybody can see.
    """
    usual, full = usual_figures(c, seat), c.actors[attack.target].guard.full_defence
    skill = (usual.skill if attack.kind == "melee" else 0) + (max(usual.skill, PRACTISED) if full else 0)
    rows = Tally()
    add_defence_rows(c, attack, rows)
    return usual.reaction + skill + rows.value


class Usual(NamedTuple):
    """The figures that a seat supposes for people it may not read: the average of those it can."""

    reaction: int
    body: int
    skill: int
    armour: int
    impact: int


@remembered(lambda c, seat: company(c, seat))
def usual_figures(c: Run, seat: str) -> Usual:
    """The averages of the records that a seat can read."""
    known = readable(c, seat)
    return Usual(
        average([one.attributes.get("reaction", 0) for one in known]),
        average([one.attributes.get("body", 0) for one in known]),
        average([max(one.skills.get("dodge", 0), one.skills.get("unarmed", 0)) for one in known]),
        average([one.armour for one in known]),
        average([one.impact for one in known]),
    )


def readable(c: Run, seat: str) -> list[Character]:
    """The records that a seat can read."""
    first, *found = [c.records.characters[name] for name in company(c, seat)]
    return [sheet for sheet in found if sheet.attributes] or [first]
