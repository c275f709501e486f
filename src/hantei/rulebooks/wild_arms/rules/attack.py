"""Chapter 13: attacks: Covering, the attack check, reactions, hits, and what a hit does (order: WA-13.10)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..content.records import REACTIONS
from ..state import Fight
from . import checks, damage, effects, harm
from .acting import incapacitated
from .attributes import attribute_of, prevented
from .beats import beat
from .checks import Change, Roll
from .making_checks import make_check
from .people import count_in_round, has_hp, in_round, participants, present
from .skills import no_check
from .support import skills_for, use_support
from .surprise import overpowered
from .things import Thing, under_way


@beat("covering", "WA-06.17", "WA-06.18", "WA-06.19", "WA-06.20")
def covering(c: Fight, table: Table) -> None:
    """Whoever supports may make itself the only target of an attack, once that is declared with its targets."""
    action = c.use
    if not action.done:
        return
    for supporter in participants(c):
        if action.targets == [supporter] or supporter == action.who:
            continue
        if not skills_for(c, supporter, action.who, "covering"):
            continue
        about: dict[str, Fact] = {"who": supporter, "by": action.who, "targets": list(action.targets)}
        seat = c.fighters[supporter].seat
        if table.choose(Choice(seat, "cover", "WA-06.17", ["cover", "none"], about)) == "cover":
            use_support(c, table, supporter, "covering", action.who)
            action.covered, action.targets = supporter, [supporter]


@beat("attack", "WA-13.9", "WA-13.10", "WA-DATA.10")
def attack(c: Fight, table: Table) -> None:
    """One attack check against all targets, each reacting on its own; by ruling one for each."""
    action = c.use
    if not action.done:
        then(c, ("attack_done",))
    elif c.rulings["multi_target_rolls"] == "attack_per_target":
        pairs = [(("attack_check", name), ("reaction", name)) for name in action.targets]
        then(c, *(entry for pair in pairs for entry in pair), ("hits",))
    else:
        then(c, ("attack_check",), *(("reaction", name) for name in action.targets), ("hits",))


# The attack check


@beat("attack_check", "WA-13.5", "WA-13.11", "WA-06.9", "WA-06.22", "WA-20.8")
def attack_check(c: Fight, table: Table, target: str = "") -> None:
    """The check of the attacker, against all targets or one; by ruling none is made where nobody can react."""
    action, used = c.use, under_way(c)
    against = [target] if target else action.targets
    no_roll = c.rulings["no_reaction_attack"] == "auto_hit_no_roll"
    if no_roll and not any(reacts(c, name, used.attack) for name in against):
        return
    more, more_dice = hit_changes(used)
    roll = make_check(
        c, table, action.who, used.skill, "attack", more, more_dice, targets=list(against), attack=used.attack
    )
    if target:
        action.totals[target] = roll.total
        action.criticals += [target] if roll.critical else []
    else:
        action.critical = roll.critical
    action.total, action.fumble = roll.total, roll.fumble


def hit_changes(used: Thing) -> tuple[list[Change], list[Change]]:
    """WA-DATA.4: what a skill or spell adds to the value and to the dice of its own attack check."""
    hit = used.art.hit if used.art is not None else None
    if hit is None:
        return [], []
    label = f"art-{used.name}"
    return [(hit.value, "WA-DATA.4", label)], [(hit.dice, "WA-DATA.4", label)]


# Reactions


def reacts(c: Fight, who: str, kind: str) -> bool:
    """Whether somebody can make the reaction to a kind of attack."""
    return not no_reaction(c, who, kind)


def no_reaction(c: Fight, who: str, kind: str) -> str:
    """Why somebody cannot react to a kind of attack, "" where it can.

    Not while drawing a crest (WA-06.21), out of action (WA-18.8) or overpowered by surprise (WA-20.8), nor by ruling
    without the skill (WA-01.4). WA-13.12: having acted or reacted already does not matter, unless the table rules that
    there is one reaction in a round.
    """
    if incapacitated(c, who):
        return "down"
    if overpowered(c, who):
        return "surprise"
    if c.rulings["reactions"] == "once_per_round" and in_round(c.fighters[who], "reaction"):
        return "reacted"
    if not present(c, who):
        return "gone"
    return {"WA-06.21": "draw_crest", "WA-01.4": "skill"}.get(no_check(c, who, REACTIONS[kind]), "")


@beat("reaction", "WA-13.3", "WA-13.4", "WA-13.6", "WA-13.7", "WA-13.12", "WA-02.15", "WA-06.21", "WA-06.22", "WA-20.8")
def reaction(c: Fight, table: Table, who: str) -> None:
    """A target opposes the attack as the passive side: evasion, resistance against magic; a tie is no hit.

    A target that may not react is hit; by ruling its achievement counts as 0, except in a surprise.
    """
    action = c.use
    kind = under_way(c).attack
    roll = Roll(0)
    why = no_reaction(c, who, kind)
    can = not why
    if can:
        roll = make_check(c, table, who, REACTIONS[kind], "reaction", by=action.who)
        if c.rulings["reactions"] == "once_per_round":
            count_in_round(c.fighters[who], "reaction")
    against = attack_roll(c, who)
    hit = surely_hit(c, who, can) or checks.wins(against, roll, c.rulings)
    if hit:
        action.hit.append(who)
    facts: dict[str, Fact] = {
        "who": action.who,
        "target": who,
        "total": attack_roll(c, who).total,
        "reaction": roll.total,
    }
    table.tell("hit" if hit else "missed", None, **facts, reacts=can, why=why)


def surely_hit(c: Fight, who: str, can: bool) -> bool:
    """WA-06.22, WA-20.8: whether somebody is hit whatever the attack check came to."""
    return not can and (c.rulings["no_reaction_attack"] != "passive_zero" or overpowered(c, who))


def attack_roll(c: Fight, target: str) -> Roll:
    """The attack check that stands against a target."""
    action = c.use
    total = action.totals.get(target, action.total)
    return Roll(total, action.critical or target in action.criticals, action.fumble)


@beat("hits", "WA-13.6", "WA-13.7", "WA-13.10", "WA-16.4")
def hits(c: Fight, table: Table) -> None:
    """Those hit may guard, then the damage is rolled and dealt; without a hit the attack is over."""
    hit = c.use.hit
    roll = [] if damage.own_roll(c) else [("damage_roll",)]
    then(c, *(("guard", name) for name in hit), *roll, *(("harm", name) for name in hit), ("attack_done",))


# What a hit does


@beat("harm", "WA-14.2", "WA-14.12", "WA-14.13", "WA-14.21", "WA-15.10", "WA-15.13", "WA-16.5", "WA-16.15", "WA-20.11")
def harmed(c: Fight, table: Table, who: str) -> None:
    """Somebody who was hit takes the damage, unless it was guarded, and what the attack does besides.

    WA-14.5: an attack that deals damage does nothing else if none is dealt, unless the table rules so.
    """
    if who in c.use.guarded:
        more = c.rulings["break_guard_riders"] == "still_apply"
    else:
        hurt = deal(c, table, who) if has_hp(c, who) else strike(c, table, who)
        more = hurt or c.rulings["harmless_riders"] == "still_apply" or not damage.deals(under_way(c))
    for origin in riders(c) if more else ():
        effects.apply(c, table, who, origin)


def deal(c: Fight, table: Table, who: str) -> bool:
    """WA-14.4: damage to somebody with HP, by the damage roll of the attack or by one of its own (WA-13.9).

    Whether it takes any (WA-14.5).
    """
    if damage.own_roll(c):
        damage.roll(c, table, who)
    traits = damage.traits_now(c, who)
    total = damage.dealt(c, who, traits)
    facts: dict[str, Fact] = {"who": who, "by": c.use.who, "damage": total.value, "traits": [*map(str, traits)]}
    if "absorb" in traits:
        table.tell("absorbed", total, **facts)
        harm.regain(c, table, who, total.value)
        return False
    armour = -sum(step.amount for step in total.steps if step.label == "armour")
    dying: dict[str, Fact] = {"dying": True} if harm.stays_dying(c, who) else {}
    table.tell("damage", total, **facts, hp=left(c, who, total.value), armour=armour, **dying)
    harm.lose(c, table, who, total.value)
    return total.value > 0


def left(c: Fight, who: str, lost: int) -> int:
    """WA-14.7: the HP after a loss."""
    hp = c.fighters[who].hp - lost
    return max(0, hp) if c.rulings["hp_below_zero"] == "stops_at_zero" else hp


def strike(c: Fight, table: Table, who: str) -> bool:
    """Somebody without HP takes damage: WA-15.13: nothing by a trait, WA-20.9: what the attacker chooses, or a step.

    WA-14.23: in the death state there is nothing to choose. Whether it takes any (WA-14.13): hit, and not kept from it.
    """
    used = under_way(c)
    if prevented(c, who, attribute_of(c, c.use.who, used)):
        table.tell("unharmed", who=who, by=c.use.who)
        return False
    if overpowered(c, who) and not c.fighters[who].death:
        overpower(c, table, who)
    else:
        harm.step(c, table, who)
    return True


def overpower(c: Fight, table: Table, who: str) -> None:
    """WA-20.9: the attacker chooses wounded or dying; WA-20.10: a status already held makes it an ordinary step, or by
    ruling nothing.
    """
    action, fighter = c.use, c.fighters[who]
    about = {"who": action.who, "target": who}
    seat = c.fighters[action.who].seat
    status = table.choose(Choice(seat, "overpower", "WA-20.9", ["wounded", "dying"], about))
    if not getattr(fighter, status):
        if status == "dying" and c.rulings["surprise_dying_includes_wounded"] == "both":
            harm.suffer(c, table, who, "wounded")
        harm.suffer(c, table, who, status)
    elif c.rulings["surprise_repeat_status"] == "ladder":
        harm.step(c, table, who)


def riders(c: Fight) -> list[str]:
    """WA-16.15: what the attack adds to its damage: that of the weapon, that of the skill or spell."""
    action, used = c.use, under_way(c)
    found = []
    if used.weapon is not None:
        natural = action.arm in c.sheet(action.who).attacks
        found.append(f"attack:{c.fighters[action.who].character}/{action.arm}" if natural else f"rider:{action.arm}")
    if used.art is not None:
        found.append(f"rider:{used.name}")
    return found


@beat("attack_done", "WA-13.7", "WA-11.7", "WA-13.8", "WA-13.10")
def attack_done(c: Fight, table: Table) -> None:
    """Hit or miss, the rounds used are taken off, and the attack is over."""
    action = c.use
    fighter = c.fighters[action.who]
    spent = under_way(c).rounds
    if action.done and spent and fighter.arms[action.arm] > 0:
        fighter.arms[action.arm] = max(0, fighter.arms[action.arm] - spent)
        table.tell("rounds", who=action.who, arm=action.arm, left=fighter.arms[action.arm])
    c.action = None
