"""Chapter 07: conditions (コンディション): how they come, what they bar, how they end; and 耐久力 (GD-00.9)."""

from __future__ import annotations

from collections import Counter

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import NO_FIGURE, Bleeding, Carried, Dropped, Fight, Fighter, Impairment
from .beats import beat
from .checks import dice_formula
from .figures import success_check
from .readying import lose_aim

WAKING = 30 * 60
"""GD-07.10: seconds between two checks to wake."""

LEAVES_NO_AIM = ("dead", "unconscious", "stunned", "confused", "prone")
"""GD-04.8: conditions by which an aim taken is lost."""


def present(c: Fight, who: str) -> bool:
    """Whether somebody is in the fight, in whatever state."""
    fighter = c.fighters[who]
    return not fighter.away and not fighter.escaped


def able(c: Fight, who: str) -> bool:
    """Whether somebody is in the fight and neither dead nor unconscious (GD-01.3)."""
    fighter = c.fighters[who]
    return not (fighter.dead or fighter.unconscious or fighter.away or fighter.escaped)


def can_act(c: Fight, who: str) -> bool:
    """GD-07.2, GD-07.7, GD-07.14, GD-07.16, GD-07.18: whether somebody can do anything of their own will."""
    fighter = c.fighters[who]
    return able(c, who) and not (fighter.stunned or fighter.confused)


def aware(c: Fight, who: str) -> bool:
    """Whether somebody's side knows of the fight: a surprised one does once somebody of it has noticed shooting."""
    side = c.fighters[who].side
    if not c.scene.sides[side].unaware:
        return True
    return any(fighter.alerted for fighter in c.fighters.values() if fighter.side == side)


def out_of_action(c: Fight, who: str) -> bool:
    """GD-07.2, GD-07.7: whether somebody is dead or unconscious, and makes none of the checks that a hit asks for.

    GD-03.5, ruling simultaneous: so is who has just been felled and whose fall is held back, or by ruling not yet.
    """
    fighter = c.fighters[who]
    felled = [("befall", who, condition) for condition in ("dead", "unconscious")]
    held = any(entry[:3] in felled for entry in c.held)
    return fighter.dead or fighter.unconscious or (held and c.rulings["checks_of_the_felled"] == "none")


# Given and removed


def give(c: Fight, table: Table, who: str, condition: str, source: str = "") -> None:
    """Somebody comes into a condition without a degree; what they already have changes nothing (GD-07.46).

    GD-07.6, GD-07.7: the unconscious fall, whatever 耐久力 is left; GD-07.32: who becomes unstable loses what a tactics
    roll gave. Nothing more befalls the dead. Parameters: `condition`: dead, unconscious, stunned, confused, prone or
    unstable; `source`: what gives it, for the record (GD-07.45).
    """
    fighter = c.fighters[who]
    if fighter.dead or getattr(fighter, condition) or held_back(c, who, ("befall", who, condition, source)):
        return
    lying: dict[str, Fact] = {"lying": True} if condition == "unconscious" and fighter.prone else {}
    setattr(fighter, condition, True)
    if condition == "unstable":
        fighter.tactics = 0
        if c.rulings["initiative_ties"] == "roll_off" and c.stage == "action_check" and who in c.order:
            then(c, ("roll_off", who))
    table.tell("condition", None, who=who, condition=condition, source=source, **lying)
    if condition in LEAVES_NO_AIM:
        lose_aim(c, table, who)
    if condition == "unconscious":
        fighter.fell = c.round if c.stage == "action_check" else 0
        begin_waking(c, fighter)
        give(c, table, who, "prone", "unconscious")


@beat("befall", "GD-03.5")
def befall(c: Fight, table: Table, who: str, condition: str, source: str) -> None:
    """Apply what was held back while all of one initiative acted."""
    give(c, table, who, condition, source)


def held_back(c: Fight, who: str, entry: BeatCall) -> bool:
    """GD-03.5, ruling simultaneous: what befalls somebody who acts at the same moment waits until all of it have."""
    if who not in c.moment:
        return False
    c.held.append(entry)
    return True


def remove(c: Fight, table: Table, who: str, condition: str, source: str = "") -> None:
    """Somebody is rid of a condition; GD-07.3: nothing removes death."""
    fighter = c.fighters[who]
    if condition == "dead" or not getattr(fighter, condition):
        return
    setattr(fighter, condition, False)
    if condition == "unconscious":
        fighter.wake_at = NO_FIGURE
    table.tell("condition_over", who=who, condition=condition, source=source)


def impair(c: Fight, table: Table, who: str, kind: str, amount: int, limb: str = "", source: str = "") -> None:
    """A shock, light or serious wound (GD-07.35 to GD-07.44), each counted for itself (GD-07.42).

    Parameters: `amount` in percent, as the table prints it (-20); `limb`: the only one that it hampers (GD-10.8).
    """
    fighter = c.fighters[who]
    if fighter.dead or held_back(c, who, ("hamper", who, kind, amount, limb, source)):
        return
    fighter.impairments.append(Impairment(kind, amount, limb, False, source))
    table.tell("impaired", who=who, kind=kind, amount=amount, limb=limb, source=source)


@beat("hamper", "GD-03.5")
def hamper(c: Fight, table: Table, who: str, kind: str, amount: int, limb: str, source: str) -> None:
    """A wound that was held back while all of one initiative acted."""
    impair(c, table, who, kind, amount, limb, source)


def bleed(c: Fight, table: Table, who: str, formula: str, source: str = "") -> None:
    """GD-07.20: a new bleeding is added to the earlier ones; GD-07.19: rolled each round, or by ruling once for all."""
    fighter = c.fighters[who]
    if fighter.dead:
        return
    fixed = dice_formula(table, formula, "bleeding", who) if c.rulings["bleeding_roll"] == "once" else NO_FIGURE
    fighter.bleeding.append(Bleeding(formula, fixed))
    table.tell("bleeding", who=who, formula=formula, source=source)


def end_bleeding(c: Fight, table: Table, who: str) -> None:
    """GD-07.21: care ends all bleeding; it never stops by itself."""
    fighter = c.fighters[who]
    if fighter.bleeding:
        fighter.bleeding = []
        table.tell("bleeding_over", who=who)


def remove_serious(c: Fight, table: Table, who: str, wound: Impairment) -> None:
    """GD-07.41: a serious wound is healed, and no other."""
    fighter = c.fighters[who]
    fighter.impairments = [one for one in fighter.impairments if one is not wound]
    table.tell("wound_healed", who=who, amount=wound.amount, limb=wound.limb)


def ends_with_action_check(c: Fight, table: Table, who: str, begin: bool) -> None:
    """GD-07.36, GD-07.39: shock and light wounds end with the first own action check that begins after they came.

    `begin`: whether that action check begins now, or ends. GD-03.6: an empty one counts too, or by ruling does not.
    """
    fighter = c.fighters[who]
    if begin:
        if c.rulings["incapacitated_turn"] == "empty" or can_act(c, who):
            for one in fighter.impairments:
                one.running = True
        return
    over = [one for one in fighter.impairments if one.running and one.kind != "serious"]
    fighter.impairments = [one for one in fighter.impairments if one not in over]
    for (kind, amount), count in Counter((one.kind, one.amount) for one in over).items():
        table.tell("impairment_over", who=who, kind=kind, amount=amount, count=count)


# Endurance


def lose_endurance(c: Fight, table: Table, who: str, amount: int, why: str) -> None:
    """耐久力 falls without a floor, or by ruling to 0 (GD-00.9); at 0 or below unconsciousness follows (GD-07.5).

    GD-04.17: a stabilised patient who loses any is no longer stable. `why`: damage, extra_damage, bleeding, effect.
    """
    fighter = c.fighters[who]
    if amount <= 0 or fighter.dead:
        return
    floor = c.rulings["endurance_floor"] == "zero"
    lost = min(amount, max(0, fighter.endurance)) if floor else amount
    if lost:
        fighter.endurance -= lost
        fighter.stabilised = False
        table.tell("endurance_lost", who=who, amount=lost, left=fighter.endurance, why=why)
    if fighter.endurance <= 0:
        fighter.wake_at = NO_FIGURE  # GD-07.8
        if c.rulings["unconscious_at_zero"] == "automatic" or not stays_conscious(c, table, who):
            give(c, table, who, "unconscious", why)


def stays_conscious(c: Fight, table: Table, who: str) -> bool:
    """GD-07.5, ruling check: a check to stay conscious at 0 or below, at each loss; the unconscious make none."""
    return c.fighters[who].unconscious or success_check(c, table, who, "consciousness", "toughness").success


def restore(c: Fight, table: Table, who: str, amount: int) -> None:
    """耐久力 rises, never above the sheet (GD-00.9), which wakes nobody (GD-07.9); GD-07.3: the dead stay dead."""
    fighter = c.fighters[who]
    gain = min(amount, c.sheet(who).endurance - fighter.endurance)
    if gain <= 0 or fighter.dead:
        return
    fighter.endurance += gain
    table.tell("endurance_restored", who=who, amount=gain, left=fighter.endurance)
    if fighter.endurance > 0:
        fighter.lethality_checks = 0
        fighter.stabilised = False
        begin_waking(c, fighter)


def begin_waking(c: Fight, fighter: Fighter) -> None:
    """GD-07.10: the interval starts once somebody is unconscious at 1 or more; GD-07.46: one that runs goes on."""
    if fighter.unconscious and fighter.endurance > 0 and fighter.wake_at == NO_FIGURE:
        fighter.wake_at = c.seconds + WAKING


# What is in the hands


def drop_weapon(c: Fight, table: Table, who: str, hand: str = "") -> None:
    """GD-00.7: the weapon in hand falls; of two the one that its holder chooses; with none nothing happens.

    `hand`: right or left, where only what that hand holds falls (GD-10.9).
    """
    if held_back(c, who, ("let_fall", who, hand)):
        return
    fighter = c.fighters[who]
    held = [
        name
        for name, one in fighter.carried.items()
        if (one.hand in (hand, "both") if hand else one.hand) and c.records.weapons[one.weapon].kind != "unarmed"
    ]
    if held:
        let_go(c, table, who, table.choose(Choice(fighter.seat, "drop", "GD-00.7", held, {"who": who})))


@beat("let_fall", "GD-03.5")
def let_fall(c: Fight, table: Table, who: str, hand: str) -> None:
    """A weapon struck from the hand of one of those who acted at the same moment."""
    drop_weapon(c, table, who, hand)


def let_go(c: Fight, table: Table, who: str, name: str) -> None:
    """A weapon carried lies on the ground where its holder stands."""
    fighter = c.fighters[who]
    gone = fighter.carried.pop(name)
    lay_down(c, gone, fighter)
    table.tell("dropped", who=who, weapon=gone.weapon)


def lay_down(c: Fight, gone: Carried, where: Fighter) -> None:
    """A weapon comes to lie where somebody stands, with the rounds that are in it; several of a kind by number."""
    number = 1
    while (name := gone.weapon if number == 1 else f"{gone.weapon}-{number}") in c.dropped:
        number += 1
    c.dropped[name] = Dropped(gone.weapon, gone.rounds, where.x, where.y, where.place)
