"""Chapter 12: attacks step by step: declaration, hit check, defence checks, decision; damage is `strike`'s."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from hantei.core.agenda import BeatCall, cut_to, then
from hantei.core.decision import Choice, Fact, Route
from hantei.core.glance import glance, looking
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.effects import Margin
from ..content.records import Weapon
from ..state import Attack, Cell, Fight
from .beats import beat
from .checks import ABANDONED, Result, active_wins, add_defence_modifiers, check
from .costs import cost_of, note_use, pay, payable, priced, together, used_up
from .effects import TIMELESS, apply
from .figures import add_modifiers, figure, holds, in_force, in_order, modify
from .grid import able, cell, fallen, named, place, taken, up
from .hindering import against, hostile
from .paths import paths
from .shapes import (
    Target,
    cells,
    centres,
    directions,
    meetable_from,
    parse_target,
    single_problem,
    targets_in,
)
from .sight import sight
from .statuses import sealed, spared
from .travelling import declared, note_move, travel

HIT_VALUE = {"blade": "melee", "shot": "shooting", "charge_shot": "shooting"}  # SK-12.4, SK-12.13
DEFENCE_VALUE = {"blade": "evasion", "shot": "reaction", "charge_shot": "reaction"}  # SK-12.15

PARTIAL_COVER = 2
"""SK-09.11: what partial cover adds to a reaction."""


# What is possible


def weapon_problem(c: Fight, who: str, name: str) -> str:
    """SK-12.23: the clause that bars an attack with this weapon now, or ""."""
    return weapon_barred(c, who, name) or ("" if reaches(c, who, *shape_of(c, who, name)) else "SK-12.3")


def weapon_barred(c: Fight, who: str, name: str, skill: str = "") -> str:
    """The clause that keeps this weapon from being used now, perhaps with a skill, whomever it might reach, or ""."""
    fighter = c.fighters[who]
    weapon = c.records.weapons[name]
    if name in sealed(c, who):
        return "SK-15.17"
    if name in fighter.unready:
        return "SK-04.18"
    if spoilt(c, who, weapon.kind, weapon.keeps_charge_shot, shape_of(c, who, name, skill)[0]):
        return "SK-12.8"
    return payable(c, who, f"weapons/{name}")


def spoilt(c: Fight, who: str, kind: str, keeps: bool, target: Target) -> bool:
    """SK-12.8: whether movement in this main process bars an attack of this kind and aim: no charge shot follows a
    movement, nor is one made by a charge (SK-11.24), unless the table rules so. `keeps`: whether its text says that
    movement does not bar it (SK-12.9).
    """
    if kind != "charge_shot" or keeps:
        return False
    moved = c.moved and c.current == who
    return moved or (target.kind == "charge" and c.rulings["charge_shot_by_charge"] == "default")


def shape_of(c: Fight, who: str, weapon: str, skill: str = "") -> tuple[Target, int]:
    """SK-12.3: the targets and the reach of an attack: those of the weapon, or of its skill instead."""
    record = c.records.skills[skill] if skill else None
    arm = c.records.weapons[weapon] if weapon else None
    if arm is not None and (record is None or (record.attack is None and record.target == "自身")):
        return parse_target(arm.target), range_of(c, who, arm.range, arm.kind)
    assert record is not None  # noqa: S101 - an attack is made with a weapon or by a skill
    kind = arm.kind if arm is not None else record.attack_kind
    return parse_target(record.target), range_of(c, who, record.range, kind)


def range_of(c: Fight, who: str, squares: int, attack: str = "") -> int:
    """Return a range with its modifiers, some of which hold for one kind of attack only."""
    effects = in_force(c, who)
    if not effects:
        return max(0, squares)
    tally = Tally(squares, "SK-DATA.4", "range")
    modify(tally, effects, "range", attack)
    return max(0, tally.value)


def foes(c: Fight, who: str) -> list[str]:
    """Those in the scene at whom an attack can be aimed, the incapacitated included (SK-14.7)."""
    there = {name: other for name, other in c.fighters.items() if not (other.away or other.shot_down)}
    if c.rulings["attack_targets"] == "1":
        return [name for name in there if assailable(c, who, name)]
    enemies = against(c, c.fighters[who].side)
    return [name for name, other in there.items() if other.side in enemies]


def assailable(c: Fight, who: str, name: str) -> bool:
    """SK-12.1: an attack is meant for an enemy; by ruling for anybody within range (SK-12.3) but the attacker."""
    return hostile(c, who, name) or (c.rulings["attack_targets"] == "1" and name != who)


@looking
def ways(c: Fight, who: str, target: Target, reach: int) -> list[str]:
    """List the ways to aim an attack of this shape at an enemy: targets, centres, directions, ends.

    SK-12.1: by ruling a comrade will do; enemies come first.
    """
    found = [*each_way(c, who, target, reach)]
    return sorted(found, key=lambda name: not hostile(c, who, name)) if target.kind == "single" else found


@looking
def reaches(c: Fight, who: str, target: Target, reach: int) -> bool:
    """Whether there is any such way."""
    return any(True for _ in each_way(c, who, target, reach))


def each_way(c: Fight, who: str, target: Target, reach: int) -> Iterator[str]:
    """Yield each of these ways as it is found."""
    here = place(c, who)
    if target.kind == "single":
        yield from meetable_from(c, here, {name: c.fighters[name] for name in foes(c, who)}, reach)
    elif target.kind == "area":
        people = taken(c).keys()
        for spot in centres(c, who, reach):
            squares = cells(c, target, spot)
            if not people.isdisjoint(squares) and meets(c, who, target, squares, spot, reach):
                yield named(spot)
    elif target.kind == "charge":
        for end, walked in paths(c, who, "charge", target.x).best.items():
            if meets(c, who, target, list(walked.squares), here, reach):
                yield end
    else:
        for way in directions(c, target):
            if meets(c, who, target, cells(c, target, here, way), here, reach):
                yield way


def meets(c: Fight, who: str, target: Target, squares: list[Cell], centre: Cell, reach: int) -> bool:
    """Return whether anybody in the area can be a target."""
    return any(assailable(c, who, name) for name in targets_in(c, who, target, squares, centre, reach))


# Declaration


@beat("declare", "SK-12.10", "SK-12.11", "SK-12.12", "SK-12.23")
def declare(c: Fight, table: Table, who: str, weapon: str, skill: str) -> None:
    """Kind, weapon, skill, and whom it is aimed at; only what is possible is offered, and the cost is paid."""
    record = c.records.skills[skill] if skill else None
    arm = c.records.weapons[weapon] if weapon else None
    kind = arm.kind if arm is not None else record.attack_kind  # type: ignore[union-attr]
    target, reach = shape_of(c, who, weapon, skill)
    c.attack = Attack(who, kind, weapon, skill)
    about: dict[str, Fact] = {"who": who, "weapon": weapon, "skill": skill}
    charge = aim(c, table, target, reach, about)
    paths = [f"{shelf}/{name}" for shelf, name in (("skills", skill), ("weapons", weapon)) if name]
    facts: dict[str, Fact] = {"weapon": weapon, "skill": skill, "kind": kind, "targets": list(c.strike.targets)}
    down = [name for name in c.strike.targets if fallen(c.fighters[name])]
    facts |= {"down": down} if down else {}
    facts |= {"charge": charge} if charge else {}
    table.tell("attack", None, who=who, **facts, **price_told(c, who, paths))
    for path in paths:
        pay(c, table, who, path, attacking=True)
    if skill:
        note_use(c, who, skill)
    c.reacted = []
    if not able(c, who):  # the cost was too much (SK-14.24)
        c.attack = None
        return
    if skill:
        apply(c, table, who, who, f"skills/{skill}", "attack")
    if not c.strike.targets:  # SK-11.28: a charge that met nobody: there is no hit check to make
        then(c, ("attack_over",))
        return
    early = c.rulings["cover_up_offer"] == "1"  # SK-16.20
    middle = ("covers", "defences") if early else ("defences", "covers")
    steps = ("hit_check", *middle, "damage_roll", "attack_over")
    then(c, ("boost", who, "hit_check", who), *((step,) for step in steps))


def price_told(c: Fight, who: str, paths: list[str]) -> dict[str, int]:
    """The EN and TS that an attack is about to cost, and what is left of them then."""
    cost, fighter = together([cost_of(c, who, path) for path in paths]), c.fighters[who]
    return {"en": cost.en, "ts": cost.ts, "left": fighter.en - cost.en, "ts_left": fighter.ts - cost.ts}


def aim_problem(c: Fight, who: str, reach: int, name: str) -> str:
    """SK-12.12: the clause by which somebody cannot be the target, or "" for one who is unknown."""
    return single_problem(c, who, name, reach) if name in c.fighters else ""


def aim(c: Fight, table: Table, target: Target, reach: int, about: dict[str, Fact]) -> list[str]:
    """Name the target, or the squares of the area and whom in it (SK-11.2).

    Returns from where to where the attacker has charged, if nobody held it on the way.
    """
    attack = c.strike
    who = attack.attacker
    if target.kind == "charge":
        start = place(c, who)
        path = charge_declared(c, table, target, ways(c, who, target, reach), about)
        squares = travel(c, table, who, path, "charge", attacking=True)
        note_move(c, who, bool(squares) and not keeps_charge_shots(c))
        attack.charged = True
        mark(c, table, target, squares, place(c, who), reach)
        return [named(start), named(place(c, who))] if squares and len(squares) == len(path) else []
    with glance(c):  # the options and the answer come from the same look at the situation
        aim_standing(c, table, target, reach, about)
    return []


def aim_standing(c: Fight, table: Table, target: Target, reach: int, about: dict[str, Fact]) -> None:
    """The same of an attack that does not move its attacker."""
    attack = c.strike
    who = attack.attacker
    seat, here, options = c.fighters[who].seat, place(c, who), ways(c, who, target, reach)
    if target.kind in ("single", "self"):
        judge = partial(aim_problem, c, who, reach)  # SK-12.12
        attack.targets = [table.choose(Choice(seat, "target", "SK-12.11", options, about, judge))]
    elif target.kind == "area":
        centre = cell(table.choose(Choice(seat, "centre", "SK-11.7", options, about)))
        mark(c, table, target, cells(c, target, centre), centre, reach)
    else:
        way = table.choose(Choice(seat, "direction", "SK-11.12", options, about))
        mark(c, table, target, cells(c, target, here, way), here, reach)


def mark(c: Fight, table: Table, target: Target, squares: list[Cell], centre: Cell, reach: int) -> None:
    """The squares of an attack, and whom in them it is aimed at."""
    attack = c.strike
    attack.squares = [named(square) for square in squares]
    attack.targets = selected(c, table, target, targets_in(c, attack.attacker, target, squares, centre, reach))


def keeps_charge_shots(c: Fight) -> bool:
    """SK-12.9: whether the weapon or the skill of the attack says that its movement leaves charge shots open."""
    arm, skill = c.records.weapons.get(c.strike.weapon), c.records.skills.get(c.strike.skill)
    return any(each is not None and each.keeps_charge_shot for each in (arm, skill))


def charge_path(c: Fight, table: Table, target: Target, options: list[str], by: dict[str, Fact]) -> list[Cell]:
    """SK-11.24 to SK-11.29: the user moves at once, charging; the squares entered are the area.

    `by`: who charges, and with what.
    """
    return travel(c, table, str(by["who"]), charge_declared(c, table, target, options, by), "charge")


def charge_declared(c: Fight, table: Table, target: Target, options: list[str], by: dict[str, Fact]) -> Sequence[Cell]:
    """SK-11.28: the way of a charge, before anything is moved."""
    who = str(by["who"])
    open_to = paths(c, who, "charge", target.x)
    found = open_to.ends()
    there = {end: found[end] for end in options}
    about: dict[str, Fact] = {**by, "kind": "charge", "points": target.x}
    seat, start = c.fighters[who].seat, named(place(c, who))
    return declared(table, Route(seat, "charge_path", "SK-11.28", start, there, open_to, about), open_to)


def selected(c: Fight, table: Table, target: Target, there: list[str]) -> list[str]:
    """SK-11.2, SK-11.31: with (選択) the user picks any in the area, at least one; without it all are targets."""
    who = c.strike.attacker
    if not target.select or len(there) < 2:
        return in_order(c, there)
    enemies = [name for name in there if hostile(c, who, name)]
    groups = [name for name, members in (("enemies", enemies), ("everyone", there)) if members]
    options = [*groups, "each"]
    choice = table.choose(Choice(c.fighters[who].seat, "selection", "SK-11.2", options, {"targets": there}))
    if choice == "everyone":
        return in_order(c, there)
    if choice == "enemies":
        return in_order(c, enemies)
    picked: list[str] = []
    for i, name in enumerate(there):
        left = there[i + 1 :]
        words = ["take", "spare"] if picked or left else ["take"]
        if table.choose(Choice(c.fighters[who].seat, "include", "SK-11.2", words, {"who": name})) == "take":
            picked.append(name)
    return in_order(c, picked)


# Hit check and defence


@beat("boost", "SK-12.11", "SK-DATA.13")
def boost(c: Fight, table: Table, who: str, hook: str, target: str) -> None:
    """Skills attached to a step of the attack are offered at that step, each once: to `who`, for `target`.

    SK-14.24, SK-14.4: a skill paid with the last HP is lifted at once; SK-14.15: an attacker who falls by that attacks
    no more.
    """
    if c.attack is None or not able(c, who):
        return
    options = [name for name in c.sheet(who).skills if hooked(c, who, name, hook, target)]
    if not options:
        return
    about: dict[str, Fact] = {"who": who, "hook": hook, "target": target}
    choice = table.choose(Choice(c.fighters[who].seat, "boost", "SK-DATA.13", ["no_skill", *options], about))
    if choice == "no_skill":
        return
    table.tell("skill", who=who, skill=choice, priced=priced(c, who, f"skills/{choice}"), target=target)
    pay(c, table, who, f"skills/{choice}", target=target)
    note_use(c, who, choice)
    c.strike.used.setdefault(f"{who}/{choice}", []).append(target)
    if c.records.skills[choice].timing == "reaction" and hook == "damage_taken":
        c.reacted.append(who)
    if not able(c, who):
        if who == c.strike.attacker:
            break_off(c)
        return
    apply(c, table, who, target, f"skills/{choice}", span_of(c, choice))
    then(c, ("boost", who, hook, target))


def span_of(c: Fight, skill: str) -> str:
    """Return how long the effects of a skill attached to a step last: for the attack, unless its record says longer."""
    duration = c.records.skills[skill].duration
    return "attack" if duration in TIMELESS else duration


def break_off(c: Fight) -> None:
    """Drop the rest of the attack; its end comes next, after the last word of those who have just fallen."""
    cut_to(c, "attack_over", keep=("last_word",))


def hooked(c: Fight, who: str, name: str, hook: str, target: str) -> bool:
    """Whether a skill can be used at this step: timing and hook fit, it reaches so far, can be paid, is not on, and
    has not been used for this target.
    """
    skill = c.records.skills[name]
    reacts = skill.timing == "reaction" and hook in ("defence_check", "damage_taken")
    if skill.hook != hook or not (skill.timing in ("hook", "auto") or reacts) or not holds(c, who, skill.condition):
        return False
    if reacts and has_reacted(c, who):
        return False
    if any(found.record == f"skills/{name}" for found in c.fighters[target].effects):
        return False
    if target in c.strike.used.get(f"{who}/{name}", []):
        return False
    if used_up(c, who, name) or payable(c, who, f"skills/{name}"):
        return False
    if target == who:
        return True
    kind = parse_target(skill.target).kind
    return kind == "single" and not single_problem(c, who, target, range_of(c, who, skill.range))


def has_reacted(c: Fight, who: str) -> bool:
    """SK-04.12: whether somebody has made, or abandoned, its one reaction to this attack, so that no other is left.

    SK-04.11: a reaction is a check, and a skill used for it is part of it; by ruling a skill of that timing used later
    is a reaction too.
    """
    return who in c.reacted and c.rulings["reaction_skills"] == "1"


def boosts_for(c: Fight, target: str, hook: str) -> list[BeatCall]:
    """A step's skills are offered to the one concerned, then to friends whose skills reach so far."""
    side = c.fighters[target].side
    hooked_on = c.records.hooks
    friends = {name: one for name, one in c.fighters.items() if one.side == side and name != target}
    helpers = [name for name, one in friends.items() if hook in hooked_on(one.character) and up(one)]
    return [("boost", target, hook, target), *(("boost", name, hook, target) for name in in_order(c, helpers))]


@beat("hit_check", "SK-12.13", "SK-12.20", "SK-12.24")
def hit_check(c: Fight, table: Table) -> None:
    """One check for all targets: SK-12.2, SK-12.4: melee for blades, shooting for shots and charge shots."""
    attack = c.strike
    who = attack.attacker
    weapon: Weapon | None = c.records.weapons.get(attack.weapon)
    limit = c.sheet(who).critical_at
    if weapon is not None:
        limit = min(limit, weapon.critical_at)
    tally = hit_value(c, who, attack.kind, attack.weapon)
    add_modifiers(c, who, tally, "hit", attack.kind)
    result = check(c, table, who, "hit", tally, limit, attack.kind, skill=attack.skill)
    attack.hit_total, attack.hit_critical, attack.hit_fumble = result.total, result.critical, result.fumble


def hit_value(c: Fight, who: str, kind: str, weapon: str) -> Tally:
    """SK-12.13: the value of a kind of attack, and SK-DATA.4: what a weapon adds; "" is none."""
    value = HIT_VALUE[kind]
    tally = Tally(figure(c, who, value), "SK-12.13", value)
    if weapon in c.records.weapons:
        tally.add(c.records.weapons[weapon].hit, "SK-DATA.4", f"weapon-{weapon}")
    return tally


@beat("defences", "SK-04.14", "SK-12.14", "SK-12.20", "SK-16.13")
def defences(c: Fight, table: Table) -> None:
    """The targets defend in descending initiative, each for itself; SK-16.7: who will cover another up does so too."""
    attack = c.strike
    entries: list[BeatCall] = []
    for name in attack.targets:
        if name in attack.covers:
            attack.hit.append(name)  # SK-16.20, alternative: a covered target makes no defence check
        else:
            helped = [] if attack.hit_fumble else boosts_for(c, name, "defence_check")  # SK-CHECK.8
            entries += [*helped, ("defend", name)]
    then(c, *entries)


@beat("defend", "SK-12.14", "SK-12.15", "SK-12.16", "SK-12.17", "SK-12.18", "SK-12.19", "SK-04.11", "SK-04.12")
def defend(c: Fight, table: Table, name: str) -> None:
    """A defence check is a reaction; it can be abandoned (SK-04.22); one who cannot act is hit (SK-14.7).

    SK-04.13: the finished react too, and nobody is finished by it.
    """
    attack = c.strike
    if not able(c, name) or attack.hit_fumble:
        won = not attack.hit_fumble
        decide(c, table, name, won, 0, ["SK-14.7" if won else "SK-CHECK.8"])
        return
    reaction = ABANDONED
    about: dict[str, Fact] = {"who": name, "total": attack.hit_total, "attacker": attack.attacker}
    if name not in c.reacted:  # SK-04.12: one reaction to one major action
        c.reacted.append(name)
        seat = c.fighters[name].seat
        if table.choose(Choice(seat, "reaction", "SK-12.14", ["defend", "abandon"], about)) == "defend":
            reaction = defence_check(c, table, name)
    active = Result(attack.hit_total, attack.hit_critical, attack.hit_fumble)
    won = reaction is ABANDONED or active_wins(active, reaction)
    decide(c, table, name, won, reaction.total, grounds(active, reaction))


def grounds(active: Result, reaction: Result) -> list[str]:
    """SK-DATA.26: the clauses on which a decision rests."""
    if reaction is ABANDONED:
        return ["SK-04.22"]
    if reaction.critical:
        return ["SK-12.16"]
    if active.critical:
        return ["SK-CHECK.7"]
    return ["SK-CHECK.8"] if reaction.fumble else ["SK-12.17", "SK-CHECK.6"]


def decide(c: Fight, table: Table, name: str, hit: bool, total: int, clauses: list[str]) -> None:
    """SK-12.17: the decision, told with both totals and what it rests on."""
    if hit:
        c.strike.hit.append(name)
        note_margin(c, name, total)
    about: dict[str, Fact] = {"who": name, "attacker": c.strike.attacker, "hit": hit}
    table.tell("decision", None, **about, attack=c.strike.hit_total, defence=total, clauses=clauses)


def note_margin(c: Fight, name: str, total: int) -> None:
    """SK-04.22: hit total less defence total, of an abandoned one 0; kept where an effect of the attacker may ask."""
    who = c.strike.attacker
    own = (effect for skill in c.sheet(who).skills for effect in c.records.skills[skill].effects)
    if any(isinstance(effect, Margin) for effect in (*own, *(found for found, _ in in_force(c, who)))):
        c.strike.margins[name] = c.strike.hit_total - total


def defence_check(c: Fight, table: Table, name: str) -> Result:
    """SK-12.15: a defence check against the attack in progress."""
    tally = defence_tally(c, name)
    covered = any(step.label == "partial_cover" for step in tally.steps)
    facts: dict[str, Fact] = {"cover": PARTIAL_COVER} if covered else {}
    return check(c, table, name, "defence", tally, c.sheet(name).critical_at, "", True, **facts)


def defence_tally(c: Fight, name: str) -> Tally:
    """SK-12.15: evasion against blades, reaction against shots; with every modifier of reactions."""
    kind = c.strike.kind
    value = DEFENCE_VALUE[kind]
    tally = Tally(figure(c, name, value), "SK-12.15", value)
    add_defence_modifiers(c, name, tally, kind)
    if sheltered(c, name) and not spared(c, name, PARTIAL_COVER):
        tally.add(PARTIAL_COVER, "SK-09.11", "partial_cover")
    return tally


def sheltered(c: Fight, name: str) -> bool:
    """SK-09.11: whether a target of the attack in progress has partial cover from it; from a charge nobody has."""
    return not c.strike.charged and in_partial_cover(c, c.strike.attacker, name)


def in_partial_cover(c: Fight, attacker: str, name: str) -> bool:
    """SK-09.10, SK-09.13: something on the line gives partial cover; SK-09.12: not within one square; SK-09.14: once,
    however much of it there is."""
    here, there = place(c, attacker), place(c, name)
    return here != there and sight(c, here, there) == "partial"
