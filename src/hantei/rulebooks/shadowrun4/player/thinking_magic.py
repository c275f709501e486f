"""Decide about magic: which spell at which Force at whom, whom to protect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from hantei.core.decision import Amount, Choice, Decision
from hantei.core.tally import Tally

from ..content.records import RATED, Attribute, Spell
from ..rules.figures import able, add_state, attribute, boxes_left, half_up, hostile, power, track
from ..rules.figures import armour as worn
from ..rules.knowledge import knows
from ..rules.magic.casting import base_radius, cast_pool, highest_force, resist_pool, struck, targets
from ..rules.magic.counterspelling import perceived
from ..rules.magic.drain import drain_of, drain_pool, kind_of
from ..rules.magic.lasting import all_lasting, kept_up, steps
from ..rules.magic.protection import protects
from ..rules.street.damage import resistance_pool
from ..state import Cast, Run
from .prospects import PARTS, WHOLE, left_after, menace, net_law, readable, usual_figures
from .suppose import average

BOX = 60
"""The worth of a box healed, in parts of a person."""

WAKING = 500
"""The worth of bringing somebody round."""

KEEPING = 100
"""The cost of keeping a spell up."""

VALUE: Mapping[str, int] = {
    "passes": 400, "initiative": 10, "armour": 28, "barrier": 15, "tests": 70, "shots": -45, "blows": -20,
    "walking": 5, "body": 25, "agility": 45, "reaction": 45, "strength": 15, "charisma": 2, "intuition": 15, "logic": 2,
    "willpower": 15,
}  # fmt: skip
"""The worth of one more point of a figure to its bearer."""


ACTIONS = ("declare_spell_defence", "drop_spell", "cast_spell", "dispel")
"""The actions decided here."""


class Spellwork(NamedTuple):
    """A spell that could be cast."""

    worth: int
    spell: str = ""
    force: int = 0
    target: str = ""


NOTHING = Spellwork(0)

PHYSICAL = 150
"""What a box of physical drain costs, in hundredths of one of stun: it stays when the fight is over."""


# Which spell


def best_spell(c: Run, who: str, names: Sequence[str] = (), forces: Sequence[int] = ()) -> Spellwork:
    """Return the spell worth most now, at a Force up to twice the Magic (SR-4.2.3): what it does, less its drain."""
    magic = power(c, who, "magic")
    usual = dict.fromkeys((highest_force(c, who), half_up(3 * magic), magic, max(1, magic - 1), half_up(magic)))
    found = [NOTHING]
    for name in names or c.sheet(who).spells:
        spell = c.records.spells[name]
        for force in forces or usual:
            for target in targets(c, who, name):
                worth = worth_of(c, who, name, spell, force, target)
                if worth > 0:
                    found.append(Spellwork(worth - drain_cost(c, who, name, force), name, force, target))
    return max(found)


def worth_of(c: Run, who: str, name: str, spell: Spell, force: int, target: str) -> int:
    """Return the worth of a spell at a target, over all whom it would reach, foes and friends."""
    cast = Cast(who, name, force, target)
    if spell.area:
        cast.radius = base_radius(c, cast)
    return worth_on(c, cast, struck(c, cast), cast_pool(c, cast).value)


def worth_on(c: Run, cast: Cast, reached: Sequence[str], pool: int) -> int:
    """Return the worth of a spell cast with so many dice on those whom it reaches; what it does to the wrong ones
    counts twice against it."""
    who, spell = cast.caster, c.records.spells[cast.spell]
    side, foes = c.actors[who].side, hostile(c, who)
    total = 0
    for one in reached:
        if one in foes or c.actors[one].side == side:
            here = on_one(c, cast, one, pool)
            total += here if (one in foes) == harmful(spell) else -2 * here
    return total


def harmful(spell: Spell) -> bool:
    """Whether a spell is meant for enemies."""
    return bool(spell.damage) or spell.prone or sum(VALUE[name] * each for name, each in spell.changes.items()) < 0


def on_one(c: Run, cast: Cast, target: str, dice: int) -> int:
    """Return what a spell does for or against one person, as a figure without a sign."""
    who, name, force, spell = cast.caster, cast.spell, cast.force, c.records.spells[cast.spell]
    pool, resist = max(0, dice), max(0, resisting(c, cast, target))
    actor = c.actors[target]
    harmed = harm(c, cast, target, pool, resist) if spell.damage and able(actor) else 0
    worth = harmed * menace(c, target) // 100
    expected = hits_left(pool, resist, force)
    if spell.heals:
        worth += healing(c, spell, target, expected)
    if spell.prone and able(actor) and not actor.motion.prone:
        worth += 40
    if spell.duration == "sustained" and (spell.changes or spell.senses) and able(actor):
        worth += lasting_worth(c, who, name, spell, target, expected)
    return worth


def resisting(c: Run, cast: Cast, target: str) -> int:
    """Return the dice that resist a spell (SR-4.2.9): of the caster's own side only what harms is resisted, never by
    the caster or the unconscious (SR-4.2.13); of others a guess if the caster may not read the figures.
    """
    spell, seat, actor = c.records.spells[cast.spell], c.actors[cast.caster].seat, c.actors[target]
    willing = actor.unconscious or not harmful(spell)
    if not spell.resist or target == cast.caster or (actor.side == c.actors[cast.caster].side and willing):
        return 0
    if knows(c, seat, target) or c.sheet(target).kind in RATED:
        return resist_pool(c, cast, target).value
    found = Tally()
    add_state(c, target, found)
    shielded = any(protects(c, name, target) for name in c.actors)
    return guessed(c, seat, spell.resist) + found.value + SHIELDED * shielded


SHIELDED = 3
"""The dice supposed of spell defence, which everybody can see but not how good it is."""


def guessed(c: Run, seat: str, name: Attribute) -> int:
    """The average of an attribute of those whom a seat can read."""
    return average([sheet.attributes.get(name, 3) for sheet in readable(c, seat)])


def harm(c: Run, cast: Cast, target: str, pool: int, resist: int) -> int:
    """Return what a spell takes from somebody on average, in parts of a person."""
    spell, force = c.records.spells[cast.spell], cast.force
    base = {"force": force, "half_force": half_up(force), "none": 0}[spell.base]
    body, armour = withstanding(c, cast, target) if spell.armour else (0, BARE)
    left = boxes_left(c, target, "P"), boxes_left(c, target, "S")
    return mean_harm(pool, resist, force, base, spell.damage == "S", armour, body, left)


def withstanding(c: Run, cast: Cast, target: str) -> tuple[int, int]:
    """Return Body and armour against a spell that they resist (SR-3.4.14); those supposed of people whose figures the
    caster may not read.
    """
    seat, sheet = c.actors[cast.caster].seat, c.sheet(target)
    impact = c.records.spells[cast.spell].armour == "impact"
    body, armour = resistance_pool(c, target, 0).value, worn(c, target, impact=impact)
    if knows(c, seat, target) or sheet.kind in RATED or c.actors[target].machine.model:
        return body, armour
    usual = usual_figures(c, seat)
    own, supposed = (sheet.impact, usual.impact) if impact else (sheet.armour, usual.armour)
    return body + usual.body - attribute(c, target, "body"), max(0, supposed + armour - own)


BARE = -1
"""Spells against which neither armour nor Body counts."""


@lru_cache(1 << 14)
def mean_harm(
    pool: int, resist: int, force: int, base: int, stuns: bool, armour: int, body: int, left: tuple[int, int]
) -> int:
    """The same from figures alone: dice against dice, of which no more hits count than the Force (SR-4.2.8); boxes left
    on both tracks."""
    total = 0
    for net, chance in enumerate(net_law(pool, resist, force), 1):
        value = base + net
        physical = not stuns and value > armour
        boxes = 100 * value if armour == BARE else left_after(value, body + armour)
        total += chance * min(WHOLE, WHOLE * boxes // (100 * max(1, left[0] if physical else left[1])))
    return total // PARTS


@lru_cache(1 << 12)
def hits_left(pool: int, resist: int, force: int) -> int:
    """The net hits to be expected, where no more hits count than the Force (SR-4.2.8), to the nearest whole number."""
    total = sum(chance * net for net, chance in enumerate(net_law(pool, resist, force), 1))
    return (total + PARTS // 2) // PARTS


def healing(c: Run, spell: Spell, target: str, hits: int) -> int:
    """Return the worth of clearing boxes; more if that brings somebody round."""
    actor = c.actors[target]
    hurt = actor.physical if spell.heals == "P" else actor.stun
    boxes = min(hits, hurt)
    other_free = actor.stun < track(c, target, "S") if spell.heals == "P" else actor.physical < track(c, target, "P")
    wakes = actor.unconscious and boxes > 0 and other_free
    return (BOX * boxes if boxes > 1 or wakes else 0) + WAKING * wakes


def lasting_worth(c: Run, who: str, name: str, spell: Spell, target: str, hits: int) -> int:
    """Return the worth of a spell kept up: one at a time, not twice on one target."""
    if c.actors[who].magic.sustained or any(target in one.targets and one.spell == name for _, one in all_lasting(c)):
        return 0
    found = abs(sum(VALUE[figure] * each for figure, each in spell.changes.items())) * steps(spell, hits)
    return max(0, found - KEEPING)


def drain_cost(c: Run, who: str, name: str, force: int) -> int:
    """Return the cost of a spell's drain: higher the fewer boxes are left, and if it is physical (SR-4.2.16)."""
    kind = kind_of(c, who, force)
    left, weight = max(1, boxes_left(c, who, kind)), PHYSICAL if kind == "P" else 100
    return weight * WHOLE * left_after(drain_of(c, name, force), max(0, drain_pool(c, who).value)) // (10_000 * left)


# The phase


def magic_action(c: Run, who: str, options: Sequence[str], other: int) -> str:
    """Choose an action of magic: spell defence against casters, centering before a spell, a spell worth more than any
    other attack, dispelling a foreign spell, dropping one that nobody needs any more. `other`: the worth of the best
    attack.
    """
    if "declare_spell_defence" in options and c.actors[who].initiative.gratis and threatened(c, who):
        return "declare_spell_defence"
    if "drop_spell" in options and c.actors[who].initiative.gratis and useless(c, who):
        return "drop_spell"
    plan = best_spell(c, who) if "cast_spell" in options else NOTHING
    if plan.worth > max(other, 60):
        centres = "use_centering" in options and c.actors[who].initiative.gratis and c.sheet(who).centering
        return "use_centering" if centres else "cast_spell"
    if "dispel" in options and other < 100 and foreign(c, who):
        return "dispel"
    return ""


def threatened(c: Run, who: str) -> bool:
    """Whether an enemy could cast, and somebody of one's side in sight is unprotected."""
    casters = [name for name in hostile(c, who) if c.sheet(name).spells and power(c, name, "magic") > 0]
    return bool(casters) and not any(one.magic.shields for one in c.actors.values() if one.side == c.actors[who].side)


def useless(c: Run, who: str) -> str:
    """A spell kept up on nobody who is still on their feet."""
    for name, one in kept_up(c, who).items():
        if not any(able(c.actors[target]) for target in one.targets):
            return name
    return ""


def foreign(c: Run, who: str) -> str:
    """A lasting spell of an enemy's that is perceived."""
    side = c.scene.enemies[c.actors[who].side]
    return next((name for name, (caster, _) in perceived(c, who).items() if c.actors[caster].side in side), "")


# The parts of casting


def planned(c: Run, decision: Decision, names: Sequence[str] = (), forces: Sequence[int] = ()) -> Spellwork:
    """The best spell of whoever is asked."""
    return best_spell(c, str(decision.about["who"]), names, forces)


def spell(c: Run, decision: Choice) -> str:
    """The spell of the plan, else one that strikes."""
    found = planned(c, decision, decision.options).spell
    return found or next((name for name in decision.options if harmful(c.records.spells[name])), decision.options[0])


def target(c: Run, decision: Choice) -> str:
    """Choose the target of the plan; without a plan the first enemy for a harmful spell, oneself for a helpful one."""
    who, name = str(decision.about["who"]), str(decision.about["spell"])
    found = planned(c, decision, [name], [int(str(decision.about["force"]))]).target
    if found in decision.options:
        return found
    foes = hostile(c, who)
    bad = harmful(c.records.spells[name])
    return next((one for one in decision.options if (one in foes) == bad and one in c.actors), decision.options[0])


def willing(c: Run, decision: Choice) -> str:
    """Let helpful spells through."""
    return "resist" if harmful(c.records.spells[str(decision.about["spell"])]) else "let"


def protect(c: Run, decision: Choice) -> str:
    """Everybody."""
    return "all"


def drop(c: Run, decision: Choice) -> str:
    """What nobody needs any more."""
    return useless(c, str(decision.about["who"]))


def dispel(c: Run, decision: Choice) -> str:
    """A spell of the enemy's."""
    return foreign(c, str(decision.about["who"]))


def force(c: Run, decision: Decision) -> int:
    """The Force of the plan; of a ritual the highest."""
    who, name = str(decision.about["who"]), str(decision.about["spell"])
    high = decision.high if isinstance(decision, Amount) else 1
    if high < highest_force(c, who):
        return high
    return planned(c, decision, [name]).force or power(c, who, "magic")


def radius(c: Run, decision: Decision) -> int:
    """Choose the radius at which the spell does most for the caster's side, where each metre more or less costs a die
    (SR-4.3.6); of equal ones the one that costs least.
    """
    found, base = c.casts[-1], int(str(decision.about["n"]))
    low, high = (decision.low, decision.high) if isinstance(decision, Amount) else (0, base)

    def worth(size: int) -> tuple[int, int]:
        """What the spell does at a radius, and how little the radius costs."""
        cast = replace(found, radius=size, given_up=abs(size - base))
        return worth_on(c, cast, struck(c, cast), cast_pool(c, cast).value), -cast.given_up

    return max(range(low, high + 1), key=worth)


def shield_dice(c: Run, decision: Decision) -> int:
    """Divide as evenly as possible."""
    names = list(c.actors[str(decision.about["who"])].magic.shields)
    later = len(names) - names.index(str(decision.about["target"]))
    return -(-int(str(decision.about["pool"])) // max(1, later))


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "willing": willing, "protect": protect, "kept": drop, "dispel": dispel,
}  # fmt: skip
"""The functions that answer each kind of question of magic."""

AMOUNTS: dict[str, Callable[[Run, Decision], int]] = {"force": force, "radius": radius, "shield_dice": shield_dice}
"""The same for figures."""
