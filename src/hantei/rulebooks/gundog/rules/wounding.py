"""Chapters 09, 10 and 00: damage, the damage penalty table, and what hits in arms and legs do."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.records import PenaltyTable, Row, Weapon
from ..state import Fight
from .aimed_parts import aimed
from .beats import beat
from .checks import D100, dice_formula, halved, two_d9
from .conditions import bleed, drop_weapon, give, impair, lose_endurance, out_of_action
from .figures import Modifier, success_check
from .firing_table import row_for_damage
from .penalties import lethality_check

TABLES: Mapping[str, str] = {"gun": "shooting", "close_combat": "melee", "unarmed": "melee", "thrown": "other"}
"""GD-00.6: the damage penalty table of a kind of weapon; a table file may hold one or all of them."""

HALVING: Mapping[str, str] = {"arm": "GD-10.6", "leg": "GD-10.12"}
RESISTING: Mapping[str, str] = {"arm": "GD-10.9", "leg": "GD-10.15"}
LIMB_WOUND = -20
"""GD-10.8, GD-10.14."""

RESISTANCE = -20
"""GD-10.9, GD-10.15."""


# Damage


@beat("settle", "GD-09.12", "GD-09.18", "GD-09.21", "GD-10.18")
def settle(c: Fight, table: Table, target: str) -> None:
    """One damage roll for a target, however many shots have hit it: damage, 耐久力, table or limb, effects."""
    attack = c.strike
    if c.fighters[target].dead:
        return
    part, side = aimed(attack, attack.targets.index(target))
    damage = damage_roll(c, table, target)
    total = damage.value
    through = subtract_armour(c, target, damage)
    multiply(c, part, damage)
    facts: dict[str, Fact] = {
        "hits": attack.hits[target],
        "aim": part,
        "damage": total,
        "through": through,
        "loss": damage.value,
        "dice": damage_dice(c, target),
    }
    table.tell("damage", damage, who=target, by=attack.attacker, weapon=attack.arm, **facts)
    lose_endurance(c, table, target, damage.value, "damage")
    if part in HALVING:
        hit_limb(c, table, target, part, side, through, damage.value)
    else:
        roll_penalties(c, table, target, part, through)


def damage_roll(c: Fight, table: Table, target: str) -> Tally:
    """GD-09.18: the dice of the weapon, and in a volley those that so many hits add (GD-09.13 to GD-09.17)."""
    attack = c.strike
    formula = c.records.weapons[attack.arm].damage
    damage = Tally(dice_formula(table, formula, "damage", attack.attacker), "GD-09.18", "damage")
    if dice := bonus_dice(c, target):
        clause = row_for_damage(attack, target).bonus_clause
        damage.add(dice_formula(table, f"{dice}D6", "bonus", attack.attacker), clause, "bonus")
    return damage


def bonus_dice(c: Fight, target: str) -> int:
    """GD-09.13 to GD-09.17: the D6 that the hits of a volley add for a target."""
    attack = c.strike
    return row_for_damage(attack, target).bonus[attack.hits[target]] if attack.kind == "shot" else 0


def damage_dice(c: Fight, target: str) -> str:
    """GD-09.18: all dice of a damage roll as a formula: "4D6+2"."""
    count, d6, rest = c.records.weapons[c.strike.arm].damage.upper().partition("D6")
    more = bonus_dice(c, target)
    if not d6:
        return f"{count}+{more}D6" if more else count
    return f"{int(count) + more}D6{rest}"


def subtract_armour(c: Fight, target: str, damage: Tally) -> int:
    """GD-09.18: 防御値 is subtracted, not below 0. Returns what gets through."""
    armour = c.fighters[target].armour
    if armour:
        damage.add(-c.records.armour[armour].value, "GD-09.18", "armour")
    damage.at_least(0, "GD-09.18", "no-less")
    return damage.value


def multiply(c: Fight, part: str, damage: Tally) -> None:
    """GD-10.3: a vital spot doubles what is left; GD-10.6, GD-10.12: a limb halves it; GD-10.20: bonus dice too."""
    if part == "vital":
        damage.times(2, "GD-10.3", "part-vital")
    elif part in HALVING:
        damage.add(halved(damage.value, c.rulings) - damage.value, HALVING[part], f"part-{part}")


# The damage penalty table


VITAL_ROW = -5
"""GD-10.4: what aiming at a vital spot puts on the 2D9."""


def roll_penalties(c: Fight, table: Table, target: str, part: str, through: int) -> None:
    """GD-09.19: once for a damage roll that gets through, also for the unconscious; by ruling for every hit, or only
    where 耐久力 is at half or less."""
    rule, times = c.rulings["penalty_roll_condition"], 1 if through else 0
    if rule == "every_hit":
        times = c.strike.hits[target]
    elif rule == "half_endurance" and 2 * c.fighters[target].endurance > c.sheet(target).endurance:
        times = 0
    for _ in range(times):
        if not c.fighters[target].dead:
            roll_penalty(c, table, target, part)


def roll_penalty(c: Fight, table: Table, target: str, part: str) -> None:
    """GD-00.6: a row of the table is rolled with 2D9 and applied."""
    attack = c.strike
    name = table_of(c.records.weapons[attack.arm])
    modifier = table_modifier(c, target, part)
    row = two_d9(table, "penalty", modifier, attack.attacker)
    table.tell("penalty_row", modifier, who=target, by=attack.attacker, table=name, row=row)
    apply_row(c, table, target, penalty_table(c, name).rows[row])


def table_modifier(c: Fight, target: str, part: str) -> Tally:
    """GD-09.20: -3 by burst and full, once; GD-10.4: -5 by a vital spot; GD-10.17: both add."""
    modifier = Tally()
    if c.strike.kind == "shot":
        modifier.add(row_for_damage(c.strike, target).table, "GD-09.20", f"mode-{c.strike.mode}")
    if part == "vital":
        modifier.add(VITAL_ROW, "GD-10.4", "part-vital")
    return modifier


def table_of(arm: Weapon) -> str:
    """GD-00.6: which of the damage penalty tables a weapon uses."""
    return arm.table or TABLES[arm.kind]


def penalty_table(c: Fight, name: str) -> PenaltyTable:
    """GD-00.6: the table of the book, or by ruling that of the group: the one for this kind, or the only one."""
    own, book = c.scene.arsenal.tables, c.content.arsenal.tables
    shelves = [own, book] if c.rulings["damage_penalty_table"] == "group_file" else [book]
    found: PenaltyTable = next(
        held for shelf in shelves for held in (getattr(shelf, name), shelf.shooting) if held is not None
    )
    return found


def apply_row(c: Fight, table: Table, who: str, row: Row) -> None:
    """GD-00.7: death, extra damage, unconsciousness, stun check, then all else; by ruling the check comes last."""
    if row.death:
        die_by_table(c, table, who)
        return
    if row.extra_damage:
        lose_endurance(c, table, who, dice_formula(table, row.extra_damage, "extra_damage", who), "extra_damage")
    if row.unconscious:
        give(c, table, who, "unconscious", "table")
    if c.rulings["row_wounds_affect_stun_check"] == "stun_first":
        stun_check(c, table, who, row)
        apply_other_effects(c, table, who, row)
    else:
        apply_other_effects(c, table, who, row)
        stun_check(c, table, who, row)


def die_by_table(c: Fight, table: Table, who: str) -> None:
    """GD-07.4: the row kills at once; by ruling it brings 耐久力 to 0 and forces a lethality check."""
    if c.rulings["table_death"] == "immediate":
        give(c, table, who, "dead", "table")
        return
    lose_endurance(c, table, who, c.fighters[who].endurance, "table")
    lethality_check(c, table, who)


def stun_check(c: Fight, table: Table, who: str, row: Row) -> None:
    """GD-00.8: toughness at the modifier of the row, or by ruling up to the degree that it names.

    GD-00.7: neither the dead nor the unconscious make it.
    """
    if (row.stun_check is None and row.stun_degree is None) or out_of_action(c, who):
        return
    degree = row.stun_degree or 0 if c.rulings["stun_check_method"] == "degree" else 0
    modifiers: list[Modifier] = [(row.stun_check or 0, "GD-00.8", "table-row")]
    already = c.fighters[who].stunned
    result = success_check(c, table, who, "stun", "toughness", modifiers, needed=degree, already=already)
    if not result.success or result.degree < degree:
        give(c, table, who, "stunned", "table")


def apply_other_effects(c: Fight, table: Table, who: str, row: Row) -> None:
    """GD-00.7: bleeding, wounds, shock, falling, losing balance or one's wits, a dropped weapon."""
    if row.bleeding:
        bleed(c, table, who, row.bleeding, "table")
    for kind in ("serious", "light", "shock"):
        amount = getattr(row, kind)
        if amount is not None:
            impair(c, table, who, kind, amount, source="table")
    for condition in ("prone", "unstable", "confused"):
        if getattr(row, condition):
            give(c, table, who, condition, "table")
    if row.drop_weapon:
        drop_weapon(c, table, who)


# Arms and legs


def hit_limb(c: Fight, table: Table, who: str, part: str, side: str, through: int, loss: int) -> None:
    """GD-10.7, GD-10.13: no table; GD-10.19: wound, check and halved way come of damage that gets through the armour,
    by ruling of any hit, or of a point lost; GD-10.18: one wound and one check however many hits."""
    enough = {"through_armour": through, "any_hit": 1, "point_lost": loss}[c.rulings["limb_effect_condition"]]
    if enough < 1:
        return
    side = side or random_side(table, who)
    limb = f"{side}_{part}"
    impair(c, table, who, "serious", LIMB_WOUND, limb, "aim")
    if part == "leg" and limb not in c.fighters[who].halved_legs:
        c.fighters[who].halved_legs.append(limb)
    if not resists(c, table, who, part, limb):
        if part == "arm":
            drop_weapon(c, table, who, side)
        else:
            give(c, table, who, "prone", "aim")


def random_side(table: Table, who: str) -> str:
    """GD-10.10, ruling random: d100 odd left, even right."""
    return "left" if table.roll(D100, "side", who) % 2 else "right"


def resists(c: Fight, table: Table, who: str, part: str, limb: str) -> bool:
    """GD-10.9, GD-10.15: toughness at -20%; GD-10.22: under all that hampers but this wound; the dead and the
    unconscious make no check and lose hold."""
    if out_of_action(c, who):
        return False
    modifiers: list[Modifier] = [(RESISTANCE, RESISTING[part], f"part-{part}")]
    return success_check(c, table, who, "resist", "toughness", modifiers, limb=limb).success
