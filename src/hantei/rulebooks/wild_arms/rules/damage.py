"""Chapter 14: the damage roll, armour, and what is left of it for each target with HP (order: WA-15.14)."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.records import Trait
from ..state import Fight
from .attributes import attribute_of, traits_against
from .beats import beat
from .checks import Change, Formula, formula, plain_dice
from .crest import more_damage
from .in_force import modifiers_on
from .people import has_hp
from .things import Thing, crest_on, under_way

OPEN, CRITICAL = 5, 10
"""WA-06.10, WA-02.3."""


def written(used: Thing) -> Iterator[tuple[Formula, str]]:
    """WA-14.3: the damage of the weapon with what a skill adds to it, or that of the spell alone."""
    if used.weapon is not None:
        yield formula(used.weapon.damage), "weapon"
    if used.art is not None and used.art.damage is not None:
        yield formula(used.art.damage), f"art-{used.name}"


def deals(used: Thing) -> bool:
    """WA-14.3: whether an attack deals damage by its record; one without only does what it does besides."""
    return any(figure != (0, 0) for figure, _ in written(used))


def damage_dice(c: Fight, who: str, used: Thing) -> int:
    """WA-14.3: how many dice the damage roll has; WA-06.25: Stampede adds one to magic."""
    first = next((figure.dice for figure, _ in written(used)), 0)
    return max(0, first + sum(n for n, _ in more_dice(c, who, used)))


def more_dice(c: Fight, who: str, used: Thing) -> Iterator[tuple[int, str]]:
    """WA-14.3: the dice that a skill, Stampede or an effect adds to those of the weapon or spell, with what it is."""
    for figure, label in list(written(used))[1:]:
        yield figure.dice, label
    yield more_damage(crest_on(c, who, used)), "stampede"
    for one, _, label in modifiers_on(c, who):
        if one.on == "damage":
            yield one.dice, label


def damage_bonus(c: Fight, who: str, used: Thing) -> Tally:
    """WA-14.3: what is added to the dice of the damage roll."""
    total = Tally()
    for figure, label in written(used):
        total.add(figure.constant, "WA-14.3", label)
    for one, clause, label in modifiers_on(c, who):
        if one.on == "damage":
            total.add(one.value, clause, label)
    return total


def in_open(c: Fight, who: str) -> int:
    """WA-06.10: what オープン adds to the damage of somebody's attacks."""
    return OPEN if c.fighters[who].possession == "open" else 0


def extra(c: Fight, target: str) -> Iterator[Change]:
    """WA-06.10, WA-02.3: +5 in open, +10 for a critical attack check, by ruling for that made against this target."""
    action = c.use
    if more := in_open(c, action.who):
        yield more, "WA-06.10", "open"
    if action.critical or target in action.criticals:
        yield CRITICAL, "WA-02.3", "critical"


def before_armour(c: Fight) -> bool:
    """Ruling damage_bonus_stage: whether these count as part of the damage roll."""
    return c.rulings["damage_bonus_stage"] == "before_armour"


@beat("damage_roll", "WA-14.2", "WA-14.3", "WA-13.9", "WA-02.14", "WA-06.25", "WA-DATA.10")
def damage_roll(c: Fight, table: Table) -> None:
    """One roll for all targets with HP that were hit and have not guarded; WA-14.12: none for those without HP.

    Sixes and ones mean nothing here.
    """
    action = c.use
    if any(has_hp(c, name) for name in action.hit if name not in action.guarded):
        roll(c, table, "")


def roll(c: Fight, table: Table, target: str) -> None:
    """The damage roll; `target`: for whom it is made alone (ruling multi_target_rolls)."""
    action, used = c.use, under_way(c)
    count = damage_dice(c, action.who, used)
    thrown = table.roll(plain_dice(count), "damage", action.who) if count else 0
    total = Tally(thrown, "WA-14.3", "dice")
    for step in damage_bonus(c, action.who, used).steps:
        total.add(step.amount, step.clause, step.label)
    if before_armour(c):
        for amount, clause, label in extra(c, target):
            total.add(amount, clause, label)
    action.damage, action.rolled = total.value, True
    told: dict[str, Fact] = {"who": action.who, "dice": count, "sum": thrown, "total": total.value, "target": target}
    told["changes"] = [f"{label}:{n}" for n, label in more_dice(c, action.who, used) if n]
    told["added"] = [f"{step.label}:{step.amount}" for step in total.steps[1:] if step.label != base_of(used)]
    table.tell("damage_roll", total, **told)


def base_of(used: Thing) -> str:
    """The label of the weapon's damage, or of the spell's, which counts as it is written."""
    return next((label for _, label in written(used)), "")


def armour_of(c: Fight, who: str) -> int:
    """The armour of somebody, with what effects make of it."""
    changes = sum(one.value for one, _, _ in modifiers_on(c, who) if one.on == "armour")
    return max(0, (c.sheet(who).armour or 0) + changes)


def armour_against(c: Fight, who: str, used: Thing, traits: list[Trait]) -> int:
    """WA-14.6: armour counts as lower by what is ignored, at least 0; WA-15.7, WA-15.10: as 0 for weak and absorb."""
    ignored = used.art.ignore_armour if used.art is not None else 0
    if "weak" in traits or "absorb" in traits or ignored == "all":
        return 0
    return max(0, armour_of(c, who) - ignored)


def dealt(c: Fight, who: str, traits: list[Trait]) -> Tally:
    """WA-15.14, WA-15.12: what of the damage roll somebody with HP loses, or regains by absorbing (WA-15.10).

    WA-14.4: the roll less armour, WA-14.5: at least 0; then doubled (WA-15.7), halved (WA-15.8) and nulled (WA-15.9).
    """
    action = c.use
    total = Tally(action.damage, "WA-14.2", "damage_roll")
    late = "half" in traits and c.rulings["half_damage_stage"] == "after_armour"
    if before_armour(c) and who in action.criticals:
        total.add(CRITICAL, "WA-02.3", "critical")
    if "half" in traits and not late:
        total.halve_down("WA-15.8", "half")
    total.add(-armour_against(c, who, under_way(c), traits), "WA-14.4", "armour")
    total.at_least(0, "WA-14.5", "armour_holds")
    if not before_armour(c):
        for amount, clause, label in extra(c, who):
            total.add(amount, clause, label)
    if "weak" in traits:
        total.times(2, "WA-15.7", "weak")
    if late:
        total.halve_down("WA-15.8", "half")
    if "null" in traits:
        total.times(0, "WA-15.9", "null")
    return total


def own_roll(c: Fight) -> bool:
    """WA-13.9: by ruling every target has a damage roll of its own."""
    return c.rulings["multi_target_rolls"] == "damage_per_target"


def traits_now(c: Fight, who: str) -> list[Trait]:
    """The traits of somebody that the attack under way meets."""
    return traits_against(c, who, attribute_of(c, c.use.who, under_way(c)))
