"""Close combat as actions (3.2, 3.5, 10.4 to 10.7): blows, full defence, interception, pins and how to get out."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.glance import at_a_glance
from hantei.core.table import Table
from hantei.scenes.plane import straight

from ...state import Attack, Run
from ..beats import beat
from ..figures import able, attribute, embodied, hostile, skill_pool
from ..figures import armour as worn
from ..magic.orders import waits
from ..riders import is_machine
from ..rolls.testing import success_test
from .actions import EVERYWHERE, action
from .attacks import divide, strike
from .called import announce, called_onto
from .consequences import forget_aim, held_by
from .defence import declare_full
from .gear import favoured_hand, in_hand
from .ground import TOUCH, knows_of, within_reach
from .holds import break_free, keep_hold, pin
from .melee_rows import UNARMED, melee_pool, melee_skill
from .movement import charges, meets_charge


def blades(c: Run, who: str) -> list[str]:
    """What somebody can strike with: close-combat weapons in hand, bare hands."""
    return [*in_hand(c, who, "melee"), UNARMED]


@at_a_glance
def within_reach_of(c: Run, who: str) -> list[str]:
    """The enemies within reach, known or not."""
    return [name for name in hostile(c, who) if within_reach(c, who, name)]


def at_hand(c: Run, who: str) -> list[str]:
    """The enemies within reach whom somebody knows of."""
    return [name for name in within_reach_of(c, who) if knows_of(c, who, name) and embodied(c.actors[name])]


def blow(c: Run, who: str, target: str, weapon: str) -> Attack:
    """An attack in close combat."""
    held = c.actors[who].carried.get(weapon)
    arm, hand = (held.weapon, held.hand) if held is not None else ("", favoured_hand(c, who))
    return Attack(who, target, "melee", weapon, arm, hand=hand)


# The action


def may_strike(c: Run, who: str) -> bool:
    """SR-3.2.29: somebody within reach, and no prisoner to be held."""
    return bool(called_onto(c, who, at_hand(c, who)))


@action("melee", "complex", "SR-3.2.29", may_strike, aims=True)
def do_melee(c: Run, table: Table, who: str) -> None:
    """SR-3.2.29, SR-3.5.2: one close-combat attack: to hurt, to knock down (10.6), to subdue (10.7); SR-T3.5: or to
    hurt several, with a divided pool."""
    seat = c.actors[who].seat
    weapon = table.choose(Choice(seat, "weapon", "SR-3.2.29", blades(c, who), {"who": who}))
    found = called_onto(c, who, at_hand(c, who))
    number = how_many(c, table, who, weapon, found)
    if number > 1:
        strike(c, *several(c, table, who, weapon, found, number))
        return
    target = table.choose(Choice(seat, "target", "SR-3.5.2", found, {"who": who, "weapon": arm_of(c, who, weapon)}))
    attack = blow(c, who, target, weapon)
    attack.charge = charges(c, target)
    only_harm = c.phase.called or is_machine(c.actors[target])
    intents = ["harm"] if only_harm else ["harm", "knockdown", "subdue"]
    about: dict[str, Fact] = {"who": who, "target": target}
    attack.intent = table.choose(Choice(seat, "intent", "SR-3.5.2", intents, about))
    announce(c, table, attack)
    forget_aim(c.actors[who])
    strike(c, attack)


def arm_of(c: Run, who: str, weapon: str) -> str:
    """The record of a weapon that somebody strikes with."""
    held = c.actors[who].carried.get(weapon)
    return held.weapon if held is not None else UNARMED


def how_many(c: Run, table: Table, who: str, weapon: str, found: list[str]) -> int:
    """SR-T3.5: how many opponents are attacked; each needs a die at least."""
    dice = melee_pool(c, blow(c, who, found[0], weapon)).value
    most = 1 if c.phase.called else max(1, min(len(found), dice))
    return table.amount(Amount(c.actors[who].seat, "opponents", "SR-T3.5", 1, most, {"who": who}))


def several(c: Run, table: Table, who: str, weapon: str, found: list[str], number: int) -> list[Attack]:
    """SR-T3.5: the opponents one by one, and how the dice are divided among them, each part at least 1."""
    seat = c.actors[who].seat
    attacks: list[Attack] = []
    shares: list[int] = []
    whole = base_dice(c, who, weapon, found[0])
    left = max(number, whole)
    for n in range(number):
        options = [name for name in found if name not in [attack.target for attack in attacks]]
        about: dict[str, Fact] = {"who": who, "weapon": arm_of(c, who, weapon)}
        target = table.choose(Choice(seat, "target", "SR-T3.5", options, about))
        attack = blow(c, who, target, weapon)
        attack.charge, attack.intent = charges(c, target), "harm"
        rest = number - n - 1
        high = left - rest if rest else left
        low = 1 if rest else left
        shares.append(table.amount(Amount(seat, "split", "SR-T3.5", low, high, {**about, "pool": left})))
        left -= shares[-1]
        attacks.append(attack)
    divide(c, attacks, shares)
    forget_aim(c.actors[who])
    return attacks


def base_dice(c: Run, who: str, weapon: str, target: str) -> int:
    """SR-T1.12: what is divided: Agility + skill, or by ruling what the modifiers have left."""
    attack = blow(c, who, target, weapon)
    if c.rulings["split_before_modifiers"] == "after":
        return melee_pool(c, attack).value
    return skill_pool(c, who, melee_skill(c, attack), with_="agility").value


# Full defence


@action("full_defence", "complex", "SR-3.2.28", lambda c, who: True, planes=EVERYWHERE)
def do_full_defence(c: Run, table: Table, who: str) -> None:
    """SR-3.2.28, SR-10.4.1: a better defence until the next phase."""
    declare_full(c, table, who, early=False)


# Interception


@beat("step_in", "SR-3.2.10", "SR-3.2.36", "SR-10.5.1", "SR-T3.9")
def step_in(c: Run, table: Table, name: str) -> None:
    """SR-10.5.1: with a free action somebody may strike at whoever passes within 1 m."""
    walk, actor = c.walk, c.actors[name]
    ready = (
        actor.initiative.gratis
        and able(actor)
        and not (actor.guard.surprised or actor.guard.pinned_by or actor.quiet or waits(actor))
    )
    if walk is None or not ready:
        return
    about: dict[str, Fact] = {"who": name, "target": walk.who}
    if table.choose(Choice(actor.seat, "step_in", "SR-10.5.1", ["no", "strike"], about)) == "strike":
        actor.initiative.gratis = False
        began, ends = (straight(x, y, actor.x, actor.y) for x, y in ((walk.start_x, walk.start_y), (walk.x, walk.y)))
        way: dict[str, Fact] = {"close": True} if ends <= TOUCH < began else {}
        way |= {"again": True} if walk.start_place == walk.place else {}
        way |= {"prone": True} if c.actors[walk.who].motion.prone else {}
        table.tell("action", None, who=name, action="intercept", kind="free", target=walk.who, place=walk.place, **way)
        do_intercept(c, table, name)


def passing(c: Run, who: str) -> bool:
    """SR-3.2.10: whether somebody is just passing whom one may strike at."""
    return c.walk is not None and c.walk.who in hostile(c, who)


@action("intercept", "free", "SR-3.2.10", passing)
def do_intercept(c: Run, table: Table, who: str) -> None:
    """SR-3.2.10, SR-3.2.36: a close-combat attack on the one who passes."""
    walk = c.walk
    if walk is None:
        return
    weapon = table.choose(Choice(c.actors[who].seat, "weapon", "SR-3.2.10", blades(c, who), {"who": who}))
    attack = blow(c, who, walk.who, weapon)
    attack.received, attack.intent = meets_charge(c, walk, who), "harm"
    strike(c, attack)


# Pins


@action("hold", "complex", "SR-10.7.4", lambda c, who: bool(held_by(c, who)), domain="option")
def do_hold(c: Run, table: Table, who: str) -> None:
    """SR-10.7.4: the pins are kept, along with one option for one of those pinned: a better grip, damage, a
    knockdown."""
    question = Choice(c.actors[who].seat, "target", "SR-10.7.4", held_by(c, who), {"who": who, "weapon": UNARMED})
    target = table.choose(question)
    about: dict[str, Fact] = {"who": who, "target": target}
    way = table.choose(Choice(c.actors[who].seat, "hold", "SR-10.7.4", list(HOLDS), about))
    table.tell("holds", who=who, target=target, way=way)
    keep_hold(c, table, who, target)
    HOLDS[way](c, table, who, target)


def keep(c: Run, table: Table, who: str, target: str) -> None:
    """SR-10.7.4: nothing more than that."""


def better_grip(c: Run, table: Table, who: str, target: str) -> None:
    """SR-10.7.5: another close-combat attack, whose net hits are added; by ruling nobody opposes it."""
    attack = blow(c, who, target, UNARMED)
    attack.intent = "grip"
    if c.rulings["regrip_test"] == "opposed":
        strike(c, attack)
    else:
        pin(c, table, who, target, success_test(c, table, who, "blow", melee_pool(c, attack)).hits)


def hurt(c: Run, table: Table, who: str, target: str) -> None:
    """SR-10.7.6: Strength as stun, which can be resisted, with impact armour or by ruling without."""
    armour = worn(c, target, impact=True) if c.rulings["pinned_damage_armour"] == "impact" else 0
    then(c, ("resist", target, attribute(c, who, "strength"), "S", armour, who))


def floor(c: Run, table: Table, who: str, target: str) -> None:
    """SR-10.7.7: a new attack by the rule of knocking down (10.6)."""
    attack = blow(c, who, target, UNARMED)
    attack.intent = "floor"
    strike(c, attack)


HOLDS = {"keep": keep, "grip": better_grip, "hurt": hurt, "floor": floor}


@action("break_free", "complex", "SR-10.7.8", lambda c, who: True, domain="option", pinned=True)
def do_break_free(c: Run, table: Table, who: str) -> None:
    """SR-10.7.8: an attempt to get out of a pin."""
    break_free(c, table, who)
