"""Chapters 13, 14, 16: the damage roll, the blow dealt, the end of the attack."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Step, Tally

from ..content.effects import Change, Margin, Modify
from ..content.records import Power
from ..state import Fight
from .attack import boosts_for
from .beats import beat
from .costs import note_use, pay, payable, priced, used_up
from .damage import Share, real_damage, take_damage, taken_as
from .dice import POOLS
from .effects import apply
from .fall import lose_hp, revive, shoot_down
from .figures import Effects, add_modifiers, figure, holds, in_force, record
from .grid import fallen
from .lasting import lift

# The damage roll


@beat("damage_roll", "SK-13.6", "SK-13.7", "SK-13.9", "SK-13.14")
def damage_roll(c: Fight, table: Table) -> None:
    """2D6 plus attack power plus modifiers, +2D6 on a critical hit; one roll for all who were hit."""
    attack = c.strike
    if not attack.hit:
        return
    attack.attribute = attribute_of(c)
    recipients = takers(c)
    each = c.rulings["damage_roll_per_target"] == "1"
    guards = [entry for who in recipients for entry in boosts_for(c, who, "damage_taken")]
    deals: list[BeatCall] = [("deal", who) for who in recipients]
    rolls: list[BeatCall] = [] if each else [("roll_damage",)]
    if each:
        deals = []
        for who in recipients:
            deals += [("roll_damage",), ("deal", who)]
    then(c, ("boost", attack.attacker, "damage_roll", attack.attacker), *rolls, *guards, *deals)


def takers(c: Fight) -> list[str]:
    """Return those who take the blows: those hit, or those who cover them (SK-16.1), everyone once (SK-16.14)."""
    attack = c.strike
    return list(dict.fromkeys(attack.covers.get(target, target) for target in attack.targets if target in attack.hit))


def power_of(c: Fight) -> Power:
    """SK-13.1: the attack power of the weapon, or of the skill."""
    attack = c.strike
    skill = c.records.skills.get(attack.skill)
    if skill is not None and skill.attack is not None:
        return skill.attack
    return c.records.weapons[attack.weapon].power


def attribute_of(c: Fight) -> str:
    """SK-13.2: the attribute of the attack's damage."""
    return changed_attribute(power_of(c).attribute, in_force(c, c.strike.attacker))


def changed_attribute(attribute: str, effects: Effects) -> str:
    """SK-13.2, SK-13.4: effects may change the attribute, never piercing damage."""
    for effect, _ in effects:
        if isinstance(effect, Change) and attribute != "piercing":
            attribute = effect.to
    return attribute


def damage_dice(dice: int, effects: Effects, kind: str) -> int:
    """SK-13.7: the dice of a damage roll, with what effects add for a kind of attack."""
    added = [
        effect.amount for effect, _ in effects
        if isinstance(effect, Modify) and effect.figure == "damage_dice" and effect.attack in ("", kind)
    ]  # fmt: skip
    return max(1, min(len(POOLS), dice + sum(added)))


@beat("roll_damage", "SK-13.7", "SK-13.8", "SK-13.9")
def roll_damage(c: Fight, table: Table) -> None:
    """The dice of the damage."""
    attack = c.strike
    who = attack.attacker
    power = power_of(c)
    dice = damage_dice(4 if attack.hit_critical else 2, in_force(c, who), attack.kind)
    rolled = table.roll(POOLS[dice], "damage", who)
    tally = Tally(rolled, "SK-13.9", "dice")
    tally.add(power.modifier, "SK-13.1", f"weapon-{attack.weapon}" if attack.weapon else f"skill-{attack.skill}")
    tally.add(figure(c, who, "power", attack.kind), "SK-13.6", "power")
    add_modifiers(c, who, tally, "damage", attack.kind, attack.attribute)
    tally.at_least(0, "SK-13.10", "no_less")
    attack.damage = tally.value
    facts: dict[str, Fact] = {"damage": attack.damage, "attribute": attack.attribute, "dice": dice, "dice_sum": rolled}
    if not c.finishing and all(fallen(c.fighters[taker]) for taker in takers(c)):
        facts["idle"] = True  # it falls on nobody who could still lose anything
    table.tell("damage", tally, who=who, **facts)


# Dealing


@beat("deal", "SK-16.17")
def deal(c: Fight, table: Table, who: str) -> None:
    """The blow falls on the one who takes it: real damage, what comes with it, and perhaps the end."""
    fighter = c.fighters[who]
    if fighter.shot_down:
        return
    already_down = fighter.incapacitated
    real = take_shares(c, table, who)
    take_what_comes_with_it(c, table, who, real)
    if already_down and finishes_off(c, real):
        shoot_down(c, table, who)
    c.strike.dealt.append(who)


def take_shares(c: Fight, table: Table, who: str) -> int:
    """SK-16.17: a covered share is worked out for the one who covers; by ruling for the one covered. SK-16.14: its own
    share at the same time doubles the real damage. SK-13.10, SK-16.15: `damage` works each share through.
    """
    attack = c.strike
    covered, own = shares_of(c, who)
    if covered and c.rulings["cover_up_defence"] == "1":
        return take_each_share(c, table, who, [who, *covered] if own else covered)
    return take_damage(c, table, who, attack.damage, attack.attribute, share_of(c, who))


def shares_of(c: Fight, who: str) -> tuple[list[str], bool]:
    """SK-16.14: for whom somebody takes the blow, and whether it takes it for itself as well."""
    attack = c.strike
    covered = [target for target, by in attack.covers.items() if by == who and target in attack.hit]
    return covered, who in attack.hit and who not in attack.covers


def share_of(c: Fight, who: str) -> Share:
    """SK-16.14, SK-16.17: the part of the attack in progress that somebody takes whom it hits, or who covers up."""
    covered, own = shares_of(c, who)
    both = bool(covered) and own
    margin = by_margin(c, who if own or not covered else covered[0])
    return Share(c.strike.kind, both, margin, covered[0] if both else "", named=own)


def take_each_share(c: Fight, table: Table, who: str, targets: Sequence[str]) -> int:
    """SK-16.17, by ruling: every target's own defence counts for its share, and one takes them all."""
    attack = c.strike
    shares = {one: Share(attack.kind, margin=by_margin(c, one)) for one in targets}
    each = [
        real_damage(c, one, attack.damage, taken_as(c, one, attack.attribute), share).value
        for one, share in shares.items()
    ]
    total, down = sum(each), fallen(c.fighters[who])
    facts: dict[str, Fact] = {"covered": targets[1], "shares": [*each]} if len(targets) > 1 else {}
    facts |= {"attribute": attack.attribute, "damage": attack.damage, "real": total}
    table.tell("real_damage", None, who=who, down=down, **facts)
    lose_hp(c, table, who, total)
    return total


def by_margin(c: Fight, target: str) -> tuple[Step, ...]:
    """SK-04.22: what effects of the attacker add to the damage for the margin by which a target was hit.

    A margin below 0 adds nothing. Whoever covers up takes the blow with the margin of the one covered; if it was hit
    itself, its own margin counts.
    """
    tally = Tally()
    for effect, label in in_force(c, c.strike.attacker):
        if isinstance(effect, Margin):
            tally.add(max(0, c.strike.margins.get(target, 0)), "SK-04.22", label)
    return tuple(tally.steps)


def take_what_comes_with_it(c: Fight, table: Table, who: str, real: int) -> None:
    """SK-16.18: effects that come with the attack fall on the one who takes the blow.

    SK-13.12: effects of a hit come with the hit, effects of real damage need at least 1 of it.
    """
    attack = c.strike
    paths = [f"{shelf}/{name}" for shelf, name in (("weapons", attack.weapon), ("skills", attack.skill)) if name]
    for path in paths:
        until = record(c, path).duration
        for part in ("on_hit", "on_real_damage") if real >= 1 else ("on_hit",):
            apply(c, table, attack.attacker, who, path, until, part)


def finishes_off(c: Fight, real: int) -> bool:
    """SK-14.9: whether a blow against one who was down before it (SK-14.11) is the finishing blow.

    SK-14.10: only where it was declared; SK-14.12: only by an attack as a major action; SK-14.14: by any of its blows.
    """
    return c.finishing and "major" in c.spent and by_major_action(c) and real >= 1


def by_major_action(c: Fight) -> bool:
    """SK-04.9, SK-14.12: whether the attack is made as a major action: with a weapon, or by a skill of that timing."""
    skill = c.records.skills.get(c.strike.skill)
    return skill is None or skill.timing == "major"


# The end of the attack


@beat("last_word", "SK-DATA.13", "SK-14.16")
def last_word(c: Fight, table: Table, who: str) -> None:
    """A skill whose text says so answers the moment of falling."""
    fighter = c.fighters[who]
    for name in c.sheet(who).skills:
        skill = c.records.skills[name]
        if skill.hook != "fall" or not fighter.incapacitated or used_up(c, who, name):
            continue
        if payable(c, who, f"skills/{name}") or not holds(c, who, skill.condition):
            continue
        if table.choose(Choice(fighter.seat, "fall", "SK-14.16", ["fall", name], {"who": who})) == name:
            table.tell("skill", who=who, skill=name, priced=priced(c, who, f"skills/{name}"))
            pay(c, table, who, f"skills/{name}")
            note_use(c, who, name)
            apply(c, table, who, who, f"skills/{name}", skill.duration)
            if fighter.incapacitated:  # SK-14.17
                revive(c, table, who, 1)


@beat("attack_over", "SK-12.22", "SK-16.8", "SK-16.23")
def attack_over(c: Fight, table: Table) -> None:
    """Effects until the end of the attack stop; who covered up has finished its turn."""
    for name in c.strike.covers.values():
        c.fighters[name].finished = True
        c.fighters[name].waiting = False
    lift(c, table, lambda _, running: running.until == "attack")
    c.attack = None
