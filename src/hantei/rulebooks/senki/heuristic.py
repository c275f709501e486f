"""A machine player that uses the book's means sensibly: position, range, cover, resources, repair, retreat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision, Route, Words

from .attack import ways, weapon_problem
from .content import Cure, Inflict, Mend, Revive, Skill
from .figures import armour, figure
from .grid import able, cell, distance, hostile, place
from .shapes import parse_target
from .sight import sight
from .state import Fight
from .statuses import names

if TYPE_CHECKING:
    from random import Random


def heuristic(c: Fight, decision: Decision, rng: Random) -> Answer:
    """An answer to any decision of this rulebook; where it has no opinion, any legal one."""
    if isinstance(decision, Route):
        return route(c, decision)
    if isinstance(decision, Amount):
        return decision.high
    if isinstance(decision, Words):
        return decision.suggestions[0]
    if not isinstance(decision, Choice):
        return decision.sample(rng)
    think = THOUGHTS.get(decision.kind)
    answer = think(c, decision) if think else ""
    if answer in decision.options:
        return answer
    for usual in ("act", "done", "defend", "hinder", "enemies", "friends", "take", "pass", "no_skill", "allow"):
        if usual in decision.options:
            return usual
    return decision.sample(rng)


def actor(decision: Decision) -> str:
    """Whom the question is about."""
    return str(decision.about["who"])


def enemies(c: Fight, who: str) -> list[str]:
    """Enemies able to act."""
    return [name for name in c.fighters if able(c, name) and hostile(c, who, name)]


def friends(c: Fight, who: str) -> list[str]:
    """Friends on the field, oneself included."""
    side = c.fighters[who].side
    return [name for name, fighter in c.fighters.items() if fighter.side == side and not fighter.away]


# What a blow is worth


def worth(c: Fight, who: str, target: str, weapon: str) -> int:
    """Expected effect of an attack, in hundredths of damage: hits on 2D6, mean damage, armour; more on who is weak."""
    arm = c.records.weapons[weapon]
    attack = figure(c, who, "melee" if arm.kind == "blade" else "shooting") + arm.hit
    guard = figure(c, target, "evasion" if arm.kind == "blade" else "reaction")
    if sight(c, place(c, who), place(c, target)) == "partial":
        guard += 2
    chance = WINS[max(-10, min(10, attack - guard)) + 10]
    harm = 7 + arm.power.modifier + figure(c, who, "power") - armour(c, target, arm.power.attribute).value
    hp = c.fighters[target].hp
    return chance * max(0, min(harm, hp + 2)) + (chance * 6 if harm >= hp else 0)


WINS = (0, 1, 1, 2, 4, 6, 10, 16, 24, 34, 44, 56, 66, 76, 84, 90, 94, 96, 98, 99, 99)
"""Chances in hundred to beat an opposed 2D6 with a difference of -10 to +10; a tie is lost."""


def best_attack(c: Fight, who: str) -> tuple[int, str]:
    """The best attack that can be made from here: its worth and its weapon."""
    found = (0, "")
    for name in c.fighters[who].equipped:
        if weapon_problem(c, who, name):
            continue
        arm = c.records.weapons[name]
        target = parse_target(arm.target)
        meets = ways(c, who, target, arm.range)
        near = [foe for foe in meets if foe in c.fighters] or in_shape(c, who, arm.range + target.x)
        best = max((worth(c, who, foe, name) for foe in near), default=0)
        if best > found[0]:
            found = (best, name)
    return found


def in_shape(c: Fight, who: str, reach: int) -> list[str]:
    """Enemies near enough to be met by a shape."""
    return [foe for foe in enemies(c, who) if distance(c, place(c, who), place(c, foe)) <= reach]


# The main process


def move(c: Fight, decision: Choice) -> str:
    """Stay where a good attack can be made; else close in; from an enemy's square a charge or a blade is better."""
    who = actor(decision)
    options = decision.options
    for name in options:
        if name.startswith("recover:panic"):
            return name
    heavy = any(c.records.weapons[name].kind == "charge_shot" for name in c.fighters[who].equipped)
    here = best_attack(c, who)[0]
    if here >= 250 or (heavy and here > 0):
        return "pass"
    for name in ("move:combat", *(option for option in options if option.startswith("assault:")), "move:full"):
        if name in options and nearest(c, who) > 0:
            return name
    return "pass"


def nearest(c: Fight, who: str) -> int:
    """Squares to the nearest enemy."""
    return min((distance(c, place(c, who), place(c, foe)) for foe in enemies(c, who)), default=0)


def wanted_range(c: Fight, who: str) -> int:
    """How far off this machine fights best."""
    ranges = [c.records.weapons[name].range for name in c.fighters[who].equipped]
    return max(ranges, default=0)


def route(c: Fight, decision: Route) -> str:
    """To where an enemy comes into reach, as far off as the weapons allow; else nearer."""
    who = actor(decision)
    foes = [place(c, foe) for foe in enemies(c, who)]
    if not decision.ends or not foes:
        return next(iter(decision.ends), "")
    reach = wanted_range(c, who)

    def score(end: str) -> tuple[int, int, int]:
        gaps = sorted(distance(c, cell(end), foe) for foe in foes)
        seen = any(gap <= reach and sight(c, cell(end), foe) != "complete" for gap, foe in zip(gaps, foes, strict=True))
        return (1 if seen else 0, gaps[0] if seen else -gaps[0], -len(decision.ends[end]))

    return max(decision.ends, key=score)


def minor(c: Fight, decision: Choice) -> str:
    """Recover what hurts; use what helps."""
    for wish in ("recover:stall", "recover:pressure", "recover:seal", "surface"):
        for option in decision.options:
            if option.startswith(wish):
                return option
    return useful(c, decision)


def major(c: Fight, decision: Choice) -> str:
    """Repair where it is needed most, else the best attack, by a skill where one makes it better."""
    who = actor(decision)
    help_ = useful(c, decision)
    if help_ != "pass" and needed(c, who, help_):
        return help_
    value, weapon = best_attack(c, who)
    skills = [option for option in decision.options if option.startswith("skill:") and is_attack(c, option)]
    if skills and c.fighters[who].en >= 2 * c.records.skills[skills[0].removeprefix("skill:")].cost.en:
        return skills[0]
    if value and f"attack:{weapon}" in decision.options:
        return f"attack:{weapon}"
    attacks = [option for option in decision.options if option.startswith("attack:")]
    return attacks[0] if attacks else skills[0] if skills else help_


def is_attack(c: Fight, option: str) -> bool:
    """Whether a skill is an attack."""
    skill = c.records.skills[option.removeprefix("skill:")]
    return skill.attack is not None or bool(skill.weapon_attack)


def useful(c: Fight, decision: Choice) -> str:
    """A skill or item that somebody needs, or one that only costs a little EN."""
    who = actor(decision)
    for option in decision.options:
        attacks = option.startswith("skill:") and is_attack(c, option)
        if option.startswith(("skill:", "item:")) and not attacks and needed(c, who, option):
            return option
    return "pass"


def needed(c: Fight, who: str, option: str) -> bool:
    """Whether a skill or item would do some good now."""
    how, _, name = option.partition(":")
    record: Skill = c.records.skills[name] if how == "skill" else c.records.items[name]  # type: ignore[assignment]
    mine = friends(c, who)
    for effect in record.effects:
        if isinstance(effect, Mend):
            return any(2 * c.fighters[name].hp <= c.sheet(name).hp and able(c, name) for name in mine)
        if isinstance(effect, Cure):
            return any(names(c, name) for name in mine)
        if isinstance(effect, Revive):
            return any(c.fighters[name].incapacitated for name in mine)
        if isinstance(effect, Inflict):
            return nearest(c, who) <= record.range
    return c.fighters[who].en >= 3 * record.cost.en


# Aiming and defending


def target(c: Fight, decision: Choice) -> str:
    """The enemy on whom the blow is worth most; somebody already down only if nobody else is left."""
    who = actor(decision)
    weapon = str(decision.about.get("weapon", ""))
    options = [name for name in decision.options if name in c.fighters]
    if not weapon:
        return min(options, key=lambda name: c.fighters[name].hp, default="")
    return max(options, key=lambda name: (able(c, name), worth(c, who, name, weapon)), default="")


def on_whom(c: Fight, decision: Choice) -> str:
    """Whoever needs it most: the fallen, then the most hurt; enemies for harm."""
    who = actor(decision)
    mine = [name for name in decision.options if name in friends(c, who)]
    fallen = [name for name in mine if c.fighters[name].incapacitated]
    pool = fallen or mine or [name for name in decision.options if name in c.fighters]
    return min(pool, key=lambda name: c.fighters[name].hp - c.sheet(name).hp, default="")


def aimed_area(c: Fight, decision: Choice) -> str:
    """The centre or direction nearest to most enemies."""
    who = actor(decision)
    foes = [place(c, foe) for foe in enemies(c, who)]
    squares = [option for option in decision.options if "," in option]
    if squares and foes:
        return min(squares, key=lambda option: sum(min(3, distance(c, cell(option), foe)) for foe in foes))
    here = place(c, who)
    steps = {"N": (0, 2), "E": (2, 0), "S": (0, -2), "W": (-2, 0)}
    ahead = {way: (here[0] + dx, here[1] + dy) for way, (dx, dy) in steps.items() if way in decision.options}
    return min(ahead, key=lambda way: sum(min(4, distance(c, ahead[way], foe)) for foe in foes), default="")


def boost(c: Fight, decision: Choice) -> str:
    """A skill at a step of an attack, while EN lasts."""
    who = actor(decision)
    for name in decision.options:
        if name in c.records.skills and c.fighters[who].en >= 2 * c.records.skills[name].cost.en:
            return name
    return "no_skill"


def cover(c: Fight, decision: Choice) -> str:
    """For somebody who would fall, by somebody who would not."""
    who, other = actor(decision), str(decision.about["target"])
    return "cover" if c.fighters[other].hp <= 14 < c.fighters[who].hp else "stay"


def fall(c: Fight, decision: Choice) -> str:
    """Stand up again wherever a skill allows it."""
    return next((option for option in decision.options if option != "fall"), "fall")


THOUGHTS: dict[str, Callable[[Fight, Choice], str]] = {
    "move": move,
    "minor": minor,
    "major": major,
    "target": target,
    "on_whom": on_whom,
    "centre": aimed_area,
    "direction": aimed_area,
    "boost": boost,
    "cover": cover,
    "fall": fall,
    "process": useful,
}
