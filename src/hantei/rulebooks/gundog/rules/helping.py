"""Chapter 04: the actions スキル使用 and アイテム使用, the medical action, and effects from outside (GD-07.45)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..content.records import Change
from ..state import Fight, Impairment
from .beats import beat
from .checks import dice_formula
from .conditions import end_bleeding, give, impair, present, remove, remove_serious, restore
from .figures import Modifier, rate_in_force, success_check
from .ground import band, distance_m, sees, touches
from .movement import allowance
from .penalties import wake_check

MEDICINE = "medicine"
"""GD-04.16: the skill of the medical action."""

LEGS = ("left_leg", "right_leg")

# スキル使用


def skills_to_use(c: Fight, who: str, moves: bool) -> list[str]:
    """GD-04.10, GD-04.16: what somebody can declare the use of.

    Of what has been declared, only that. What a use brings is in the book for the medical action alone; all else
    needs a game master. `moves`: a move may come first.
    """
    known = [c.check.what] if c.check.what else [name for name in c.sheet(who).skills if name not in c.check.refused]
    if c.referee:
        return known
    return [name for name in known if name == MEDICINE and patients(c, who, moves)]


def allowed_skill(c: Fight, table: Table, who: str, skill: str) -> bool:
    """GD-04.10: the game master decides whether the use is possible, and what modifies it."""
    if not c.referee:
        return True
    about: dict[str, Fact] = {"who": who, "skill": skill}
    if table.choose(Choice(REFEREE, "skill_use", "GD-04.10", ["allow", "refuse"], about)) == "refuse":
        c.check.refused.append(skill)
        table.tell("skill_refused", who=who, skill=skill)
        return False
    c.check.modifier = table.amount(Amount(REFEREE, "skill_modifier", "GD-04.10", -100, 100, about))
    return True


@beat("use_skill", "GD-04.10", "GD-04.16")
def use_skill(c: Fight, table: Table, who: str) -> None:
    """One success check; what it brings is in the book for the medical action, else the game master's to say."""
    skill = c.check.what
    if skill == MEDICINE and patients(c, who):
        medical_action(c, table, who)
    else:
        success_check(c, table, who, "skill", skill, modifiers(c), limbs=limbs_used(c, who, skill), what=skill)


def limbs_used(c: Fight, who: str, skill: str) -> Sequence[str]:
    """GD-10.14: the limbs that a skill uses: the legs, if one evades with it."""
    return LEGS if skill == c.sheet(who).evasion else ()


def skill_rate(c: Fight, who: str, skill: str) -> int:
    """The rate at which somebody would use a skill now, before what a game master gives."""
    return rate_in_force(c, who, skill, limbs=limbs_used(c, who, skill)).value


def modifiers(c: Fight) -> list[Modifier]:
    """GD-04.10: what the game master has given to this use of a skill."""
    return [(c.check.modifier, "GD-04.10", "referee")]


# 医療行動


def patients(c: Fight, who: str, moves: bool = False) -> list[str]:
    """GD-04.16: those within reach, oneself included, for whom a medical action can do something."""
    return within_reach(c, who, [name for name in c.fighters if treatable(c, name)], moves)


def within_reach(c: Fight, who: str, people: Iterable[str], moves: bool = False) -> list[str]:
    """Those living of some on whom somebody can lay hands; `moves`: or could, after a move of the declared method."""
    there = [name for name in people if present(c, name) and not c.fighters[name].dead]
    return [
        name
        for name in there
        if name == who or (touches(c, who, name) and sees(c, who, name)) or (moves and may_touch(c, who, name))
    ]


def may_touch(c: Fight, who: str, other: str) -> bool:
    """GD-04.12: whether a move of the declared method could bring somebody within reach."""
    if c.scene.map.kind == "area":
        return c.fighters[who].side == c.fighters[other].side
    left = distance_m(c, who, other) - allowance(c, who, c.fighters[who].method).value
    return band(c, left) == "point_blank"


def treatable(c: Fight, patient: str) -> bool:
    """Whether a medical action can do anything for one of the living."""
    fighter = c.fighters[patient]
    restores = c.rulings["medical_action_effect"] == "restores" and fighter.endurance < c.sheet(patient).endurance
    return restores or bool(treatments(c, patient))


def treatments(c: Fight, patient: str) -> list[str]:
    """GD-04.16: the effects among which the healer chooses, as far as there is anything to do."""
    fighter = c.fighters[patient]
    if not (fighter.bleeding or fighter.impairments or fighter.unconscious or fighter.endurance <= 0):
        return []  # as most are, most of the time
    possible = {
        "bleeding": bool(fighter.bleeding),
        "serious": bool(serious(c, patient)),
        "stabilise": can_stabilise(c, patient),
        "rouse": can_rouse(c, patient),
    }
    return [name for name, there in possible.items() if there]


def serious(c: Fight, patient: str) -> list[Impairment]:
    """The serious wounds of somebody, the worst first."""
    wounds = [one for one in c.fighters[patient].impairments if one.kind == "serious"]
    return sorted(wounds, key=severity)


def severity(wound: Impairment) -> int:
    """Return how much a wound hampers."""
    return wound.amount


def can_stabilise(c: Fight, patient: str) -> bool:
    """GD-04.17: at 耐久力 0 or below only, and not by every table's ruling."""
    fighter = c.fighters[patient]
    return fighter.endurance <= 0 and not fighter.stabilised and c.rulings["stabilising"] == "allowed"


def can_rouse(c: Fight, patient: str) -> bool:
    """GD-04.18, GD-07.8: the unconscious with 耐久力 1 or more, and not by every table's ruling."""
    fighter = c.fighters[patient]
    return fighter.unconscious and fighter.endurance > 0 and c.rulings["medical_rousing"] == "immediate"


def medical_action(c: Fight, table: Table, who: str) -> None:
    """GD-04.16: a check of medicine on somebody within reach; a success has one effect, which the healer chooses."""
    patient = on_whom(c, table, who, patients(c, who), MEDICINE, "GD-04.16")
    if not success_check(c, table, who, "medical", MEDICINE, modifiers(c), patient=patient).success:
        return
    effects = treatments(c, patient)
    if effects:
        about: dict[str, Fact] = {"who": who, "patient": patient}
        effect = table.choose(Choice(c.fighters[who].seat, "treatment", "GD-04.16", effects, about))
        table.tell("treated", who=who, patient=patient, treatment=effect)
        treat(c, table, who, patient, effect)
    formula = c.scene.arsenal.tables.medicine or c.content.arsenal.tables.medicine
    if c.rulings["medical_action_effect"] == "restores" and formula:
        restore(c, table, patient, dice_formula(table, formula, "medicine", who))


def on_whom(c: Fight, table: Table, who: str, people: list[str], what: str, clause: str) -> str:
    """Return who is treated; ask if there are several."""
    about: dict[str, Fact] = {"who": who, "with": what}
    return table.choose(Choice(c.fighters[who].seat, "patient", clause, people, about))


def treat(c: Fight, table: Table, who: str, patient: str, effect: str) -> None:
    """GD-04.16: the one effect; by ruling all serious wounds count as one."""
    if effect == "bleeding":
        end_bleeding(c, table, patient)
    elif effect == "stabilise":
        stabilise(c, table, patient)
    elif effect == "rouse":
        wake_check(c, table, patient)
    elif c.rulings["medical_action_effect"] == "all_serious":
        heal(c, table, patient, serious(c, patient))
    else:
        heal(c, table, patient, [which_wound(c, table, who, patient)])


def which_wound(c: Fight, table: Table, who: str, patient: str) -> Impairment:
    """The serious wound that is removed; asked where several differ."""
    wounds = {f"{one.amount}{':' if one.limb else ''}{one.limb}": one for one in serious(c, patient)}
    about: dict[str, Fact] = {"who": who, "patient": patient}
    return wounds[table.choose(Choice(c.fighters[who].seat, "wound", "GD-04.16", list(wounds), about))]


def heal(c: Fight, table: Table, patient: str, wounds: list[Impairment]) -> None:
    """GD-07.41: serious wounds are removed."""
    for wound in wounds:
        remove_serious(c, table, patient, wound)


def stabilise(c: Fight, table: Table, patient: str) -> None:
    """GD-04.17: no lethality checks until 耐久力 is lost again; the patient stays unconscious."""
    c.fighters[patient].stabilised = True
    table.tell("stabilised", who=patient)


# アイテム使用


def items_to_use(c: Fight, who: str, moves: bool) -> list[str]:
    """GD-04.11: the carried items that can do something for somebody within reach.

    Of what has been declared, only that. `moves`: a move may bring others within reach first.
    """
    mine = [c.check.what] if c.check.what else [name for name, left in c.fighters[who].items.items() if left > 0]
    if c.fighters[who].dead:
        mine = [name for name in mine if c.records.items[name].usable_when_dead]  # GD-07.2
    return [name for name in mine if item_targets(c, who, name, moves)]


def item_targets(c: Fight, who: str, item: str, moves: bool = False) -> list[str]:
    """GD-04.11: for whom an item can be used now, or after a move."""
    record = c.records.items[item]
    if record.reach == "self":
        return [who] if does_something(c, who, record.effect) else []
    return within_reach(c, who, [name for name in c.fighters if does_something(c, name, record.effect)], moves)


def does_something(c: Fight, who: str, change: Change) -> bool:
    """Whether a change would change anything about somebody now; nothing does for the dead (GD-07.3)."""
    fighter = c.fighters[who]
    if fighter.dead:
        return False
    return (
        (change.endurance != "0" and fighter.endurance < c.sheet(who).endurance)
        or (change.end_bleeding and bool(fighter.bleeding))
        or (change.remove_serious > 0 and bool(serious(c, who)))
        or (change.stabilise and can_stabilise(c, who))
        or (change.rouse and can_rouse(c, who))
        or (bool(change.remove) and any(getattr(fighter, name) for name in change.remove))
        or (bool(change.give) and any(not getattr(fighter, name) for name in change.give))
        or change.wound is not None
    )


@beat("use_item", "GD-04.11")
def use_item(c: Fight, table: Table, who: str) -> None:
    """The effect printed with a carried item, which is used up; a check only where it asks for one."""
    item = c.check.what
    record = c.records.items[item]
    patient = on_whom(c, table, who, item_targets(c, who, item), item, "GD-04.11")
    c.fighters[who].items[item] -= 1
    table.tell("item_used", who=who, item=item, patient=patient, left=c.fighters[who].items[item])
    if record.skill:
        asked: list[Modifier] = [(record.modifier, "GD-04.11", "item")]
        if not success_check(c, table, who, "item", record.skill, asked, patient=patient, item=item).success:
            return
    apply_change(c, table, patient, record.effect, item)


# Effects from outside


def apply_change(c: Fight, table: Table, who: str, change: Change, source: str) -> None:
    """GD-07.45, GD-00.18, GD-07.41: what an item, the game master or a named effect (class art, spare time) changes.

    Nothing brings the dead back (GD-07.3). `source`: what it comes from, for the record.
    """
    table.tell("effect", who=who, source=source)
    if change.endurance != "0":
        restore(c, table, who, dice_formula(table, change.endurance, "effect", who))
    if change.end_bleeding:
        end_bleeding(c, table, who)
    heal(c, table, who, serious(c, who)[: change.remove_serious])
    if change.stabilise and can_stabilise(c, who):
        stabilise(c, table, who)
    for condition in change.remove:
        remove(c, table, who, condition, source)
    for condition in change.give:
        give(c, table, who, condition, source)
    if change.wound is not None:
        impair(c, table, who, change.wound, change.wound_amount, source=source)
    if change.rouse and can_rouse(c, who):
        wake_check(c, table, who)
