"""Chapters 13, 14, 16: cover-up (カバーアップ), the damage roll, and the end of the attack."""

from __future__ import annotations

from hantei.core.agenda import Entry, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.effects import Change, CoverAnyway, Margin, Modify
from ..content.records import Power
from ..state import Fight
from .attack import boosts_for
from .beats import beat
from .costs import note_use, pay, payable, used_up
from .damage import real_damage, take_damage
from .dice import POOLS
from .effects import apply
from .fall import lose_hp, revive, shoot_down
from .figures import add_modifiers, figure, holds, in_force, in_order, record
from .grid import able, distance, place

# Cover-up


@beat("covers", "SK-16.1", "SK-16.3", "SK-16.20", "SK-16.21")
def covers(c: Fight, table: Table) -> None:
    """After the hit check and before the damage roll; by default once all defence checks are done, for those hit."""
    early = c.rulings["cover_up_offer"] == "1"
    names = c.strike.targets if early else [name for name in c.strike.targets if name in c.strike.hit]
    if not c.strike.hit_fumble:
        then(c, *(("cover", name) for name in names))


@beat("cover", "SK-16.1", "SK-16.4", "SK-16.5", "SK-16.6", "SK-16.9", "SK-16.10", "SK-16.11", "SK-16.21")
def cover(c: Fight, table: Table, target: str) -> None:
    """The offer goes round in descending initiative until one accepts."""
    for name in in_order(c, [name for name in c.fighters if may_cover(c, name, target)]):
        about: dict[str, Fact] = {"who": name, "target": target, "attacker": c.strike.attacker}
        options = ["stay", "cover"]
        if table.choose(Choice(c.fighters[name].seat, "cover", "SK-16.1", options, about)) == "cover":
            c.strike.covers[target] = name
            table.tell("cover", who=name, target=target)
            return


def may_cover(c: Fight, name: str, target: str) -> bool:
    """SK-16.4 to SK-16.11, SK-16.22: unacted, able, in the same square, not oneself, no chain, no mob; SK-16.1: on
    whatever side.

    SK-DATA.22: nor an extra. SK-16.12: a skill may lift the conditions it names, the game master all but the place.
    SK-16.19: it is none of the five actions, so no status bars it, and no reaction made before.
    """
    attack, fighter = c.strike, c.fighters[name]
    if name == target or not able(c, name) or name == attack.attacker:
        return False
    if name in attack.covers.values() or target in attack.covers.values() or name in attack.covers:
        return False
    if attack.covers and c.rulings["cover_up_limit"] == "1":
        return False
    special = [effect for effect, _ in in_force(c, name) if isinstance(effect, CoverAnyway)]
    span = max((effect.distance for effect in special), default=0)
    if distance(c, place(c, name), place(c, target)) > span:
        return False
    if fighter.may_cover:
        return True
    if (fighter.finished or fighter.acted) and not any(effect.while_finished for effect in special):
        return False
    return c.sheet(name).npc_class == "normal" or bool(special)


# Damage


@beat("damage_roll", "SK-13.6", "SK-13.7", "SK-13.9", "SK-13.14")
def damage_roll(c: Fight, table: Table) -> None:
    """2D6 plus attack power plus modifiers, +2D6 on a critical hit; one roll for all who were hit."""
    attack = c.strike
    if not attack.hit:
        return
    attack.attribute = attribute_of(c)
    recipients: list[str] = []
    for target in attack.targets:
        if target in attack.hit:
            who = attack.covers.get(target, target)
            recipients += [who] if who not in recipients else []
    each = c.rulings["damage_roll_per_target"] == "1"
    guards = [entry for who in recipients for entry in boosts_for(c, who, "damage_taken")]
    deals: list[Entry] = [("deal", who) for who in recipients]
    rolls: list[Entry] = [] if each else [("roll_damage",)]
    if each:
        deals = []
        for who in recipients:
            deals += [("roll_damage",), ("deal", who)]
    then(c, ("boost", attack.attacker, "damage_roll", attack.attacker), *rolls, *guards, *deals)


def power_of(c: Fight) -> Power:
    """SK-13.1: the attack power of the weapon, or of the skill."""
    attack = c.strike
    skill = c.records.skills.get(attack.skill)
    if skill is not None and skill.attack is not None:
        return skill.attack
    return c.records.weapons[attack.weapon].power


def attribute_of(c: Fight) -> str:
    """SK-13.2, SK-13.4: effects may change the attribute, but never that of piercing damage."""
    attribute: str = power_of(c).strikes_as
    for effect, _ in in_force(c, c.strike.attacker):
        if isinstance(effect, Change) and attribute != "piercing":
            attribute = effect.to
    return attribute


@beat("roll_damage", "SK-13.7", "SK-13.8", "SK-13.9")
def roll_damage(c: Fight, table: Table) -> None:
    """The dice of the damage."""
    attack = c.strike
    who = attack.attacker
    power = power_of(c)
    dice = 4 if attack.hit_critical else 2
    for effect, _ in in_force(c, who):
        if isinstance(effect, Modify) and effect.figure == "damage_dice" and effect.attack in ("", attack.kind):
            dice += effect.amount
    tally = Tally(table.roll(POOLS[max(1, min(40, dice))], "damage"), "SK-13.9", "dice")
    tally.add(power.modifier, "SK-13.1", f"weapon-{attack.weapon}" if attack.weapon else f"skill-{attack.skill}")
    tally.add(figure(c, who, "power"), "SK-13.6", "power")
    add_modifiers(c, who, tally, "damage", attack.kind, attack.attribute)
    tally.at_least(0, "SK-13.10", "no_less")
    attack.damage = tally.value
    table.tell("damage", tally, who=who, damage=attack.damage, attribute=attack.attribute, dice=dice)


@beat(
    "deal",
    "SK-13.10",
    "SK-13.12",
    "SK-14.9",
    "SK-14.10",
    "SK-14.11",
    "SK-14.12",
    "SK-16.14",
    "SK-16.15",
    "SK-16.17",
    "SK-16.18",
)
def deal(c: Fight, table: Table, who: str) -> None:
    """Real damage and what comes with it fall on the one who takes the blow.

    SK-14.12: a finishing blow is struck by an attack as a major action; SK-14.14: by any of its blows.
    """
    attack = c.strike
    fighter = c.fighters[who]
    if fighter.shot_down or fighter.dead:
        return
    down = fighter.incapacitated
    real = suffer(c, table, who)
    apply_hits(c, table, who, real)
    if c.finishing and "major" in c.spent and down and real >= 1:  # SK-14.11: already incapacitated before this blow
        shoot_down(c, table, who)
    attack.dealt.append(who)


def suffer(c: Fight, table: Table, who: str) -> int:
    """SK-16.14, SK-16.17: the own share, the covered one, or both at once, which doubles the real damage."""
    attack = c.strike
    covered = [target for target, by in attack.covers.items() if by == who and target in attack.hit]
    own = who in attack.hit and who not in attack.covers
    if covered and c.rulings["cover_up_defence"] == "1":
        total = real_damage(c, who, attack.damage, attack.attribute, False, by_margin(c, who)).value if own else 0
        for target in covered:
            total += real_damage(c, target, attack.damage, attack.attribute, False, by_margin(c, target)).value
        table.tell("real_damage", who=who, attribute=attack.attribute, damage=attack.damage, real=total)
        lose_hp(c, table, who, total)
        return total
    margin = by_margin(c, who if own else covered[0])
    return take_damage(c, table, who, attack.damage, attack.attribute, bool(covered) and own, margin)


def by_margin(c: Fight, target: str) -> Tally:
    """SK-04.22: what effects of the attacker add to the damage for the margin by which a target was hit.

    A margin below 0 adds nothing. Who covers up takes the blow with the margin of the one covered; where it was hit
    itself, its own counts.
    """
    tally = Tally()
    for effect, label in in_force(c, c.strike.attacker):
        if isinstance(effect, Margin):
            tally.add(max(0, c.strike.margins.get(target, 0)), "SK-04.22", label)
    return tally


def apply_hits(c: Fight, table: Table, who: str, real: int) -> None:
    """SK-13.12: effects of a hit come with the hit, effects of real damage need at least 1 of it."""
    attack = c.strike
    paths = [f"{shelf}/{name}" for shelf, name in (("weapons", attack.weapon), ("skills", attack.skill)) if name]
    for path in paths:
        until = record(c, path).duration
        for part in ("on_hit", "on_real_damage") if real >= 1 else ("on_hit",):
            apply(c, table, attack.attacker, who, path, until, part)


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
            pay(c, table, who, f"skills/{name}")
            note_use(c, who, name)
            table.tell("skill", who=who, skill=name)
            apply(c, table, who, who, f"skills/{name}", skill.duration)
            if fighter.incapacitated:  # SK-14.17
                revive(c, table, who, 1)


@beat("attack_over", "SK-12.22", "SK-16.8", "SK-16.23")
def attack_over(c: Fight, table: Table) -> None:
    """Effects until the end of the attack stop; who covered up has finished its turn."""
    for name in c.strike.covers.values():
        c.fighters[name].finished = True
        c.fighters[name].waiting = False
    for fighter in c.fighters.values():
        fighter.effects = [running for running in fighter.effects if running.until != "attack"]
    c.attack = None
