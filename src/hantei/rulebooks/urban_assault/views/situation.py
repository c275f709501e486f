"""What matters for a question: a few lines about leader, stocks, members, the map and the battle."""

from __future__ import annotations

from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable, Single
from hantei.core.text import Text
from hantei.scenes.naming import Name

from ..rules.battle.enemies import level, reachable, standing
from ..rules.battle.harm import stage
from ..rules.gear import counted, life_max, limit
from ..rules.leader import GROWTH, base, points_max, skill, skills_of, squad_size, unspent
from ..rules.scenario.conditions import traits
from ..rules.squad import alive, fighters, in_action, snipers_of, stock
from ..rules.stocks import cap
from ..state import Campaign, spec
from .names import (
    amount,
    called,
    condition_name,
    crew,
    difficulty_name,
    item_name,
    own,
    prisoner_name,
    skill_name,
    spaces,
    strength,
    sub_name,
)

CREATION = ("leader", "sub_ability", "growth", "learn_skill", "leader_name", "successor_level")
PREPARATION = ("prepare", "buy", "sell", "hire", "dismiss", "exchange", "attachments", "pool", "grip", "mount", "drop")
BARE = ("leader", "sub_ability", "successor_level", "difficulty", "interlude", "after_death")
"""Questions that come before there is anything to tell."""


def situation(c: Campaign, decision: Decision) -> list[Message]:
    """The lines that matter for this question."""
    if decision.kind in BARE:
        return head(c)
    if decision.kind in CREATION:
        return [*abilities(c, decision.who)]
    if c.battle is not None:
        return battle_lines(c, decision.who)
    if c.operation is None:
        return []
    if decision.kind in PREPARATION and not c.op.entered and not c.op.tile:
        return preparation_lines(c, decision.who)
    return [*head(c), *map_lines(c), *squads(c, gear=decision.kind in GOODS), *progress(c)]


GOODS = (
    "camp", "make_room", "drop", "discard", "use_gear", "hand_over", "shop", "mount", "supply_request", "change_armour",
    "lose_item", "who_takes",
)  # fmt: skip
"""Questions for which it matters what is carried."""


def head(c: Campaign) -> list[Message]:
    """The scenario and its difficulty; the reorganisation stage where it counts."""
    if c.operation is None:
        return []
    title = c.scenario.title
    lines = [Message("ua-sit-operation", {"title": title})]
    if c.op.difficulty:
        args: dict[str, Sayable] = {"title": title, "difficulty": difficulty_name(c, c.op.difficulty)}
        lines = [Message("ua-sit-operation-difficulty", args)]
    if stage(c):
        lines.append(Message("ua-sit-stage", {"n": stage(c)}))
    return lines


# Leaders and squads


def abilities(c: Campaign, seat: str) -> list[Message]:
    """Growth so far and what is left of it."""
    leader = c.squads[seat].leader
    args: dict[str, Sayable] = {
        "sub": sub_name(leader.sub), "skill": skill(leader), "life": base(leader, "life"), "points": points_max(leader),
        "size": squad_size(c, leader), "left": unspent(leader), "level": leader.level,
    }  # fmt: skip
    lines = [Message("ua-sit-growth", args)]
    if leader.skills:
        lines.append(Message("ua-sit-skills", {"skills": [skill_name(c, name) for name in leader.skills]}))
    return lines


def leader_line(c: Campaign, seat: str) -> Message:
    """A leader: life, points, and what is wrong."""
    return Message("ua-sit-leader", {"name": called(c, seat), "parts": leader_parts(c, seat)})


def leader_parts(c: Campaign, seat: str) -> list[Message]:
    """Life, points and ailments of a leader."""
    squad = c.squads[seat]
    leader = squad.leader
    parts: list[Message] = [
        Message("ua-sit-life", {"n": leader.life, "max": life_max(c, squad).value}),
        Message("ua-sit-skill", {"n": skill(leader)}),
        Message("ua-sit-points", {"sub": sub_name(leader.sub), "n": leader.points, "max": points_max(leader)}),
    ]
    if leader.wounds:
        parts.append(Message("ua-sit-wounds", {"n": leader.wounds}))
    if leader.conditions:
        names = [Message("ua-sit-condition", {"name": condition_name(c, name)}) for name in leader.conditions]
        parts.append(Message("ua-sit-conditions", {"conditions": names}))
    return parts


def stock_line(c: Campaign, seat: str) -> Message:
    """Magazines, MRE, scrip."""
    held = stock(c, seat)
    parts = [amount("magazines", held.magazines), amount("mre", held.mre)]
    if held.scrip:
        parts.append(amount("scrip", held.scrip))
    return stocks_of(c, seat, parts)


def stocks_of(c: Campaign, seat: str, parts: list[Message]) -> Message:
    """What a squad has, or both of them together."""
    if c.pool == "shared":
        return Message("ua-sit-stock", {"parts": parts})
    return owned(c, seat, "stock", {"parts": parts})


def owned(c: Campaign, seat: str, what: str, args: dict[str, Sayable]) -> Message:
    """A line about a squad, which is called by its leader where there are two."""
    if len(alive(c)) < 2:
        return Message(f"ua-sit-{what}", args)
    return Message(f"ua-sit-{what}-of", {**args, "name": called(c, seat)})


def gear_line(c: Campaign, seat: str) -> Message:
    """What is carried and counts against the limit, and what is carried besides (UA-27.9)."""
    squad = c.squads[seat]
    counts = counted(c, squad)
    carried = each_once([item_name(c, squad.items[key]) for key in counts])
    more = each_once(
        [item_name(c, item) for key, item in squad.items.items() if key not in counts and not item.started]
    )
    args: dict[str, Sayable] = {"n": len(counts), "max": limit(c, squad).value, "items": carried, "more": more}
    if not carried:
        return owned(c, seat, "gear_none_more" if more else "gear_none", args)
    return owned(c, seat, "gear_more" if more else "gear", args)


def each_once(things: list[Name]) -> list[Single]:
    """Every name once, with how many there are of it."""
    return [
        Message("ua-many", {"name": thing, "n": things.count(thing)}) if things.count(thing) > 1 else thing
        for i, thing in enumerate(things)
        if thing not in things[:i]
    ]


def members_line(c: Campaign, seat: str, keys: list[str], size: int = 0) -> Message:
    """Members by role; with the squad size where places matter."""
    if size:
        if not keys:
            return Message("ua-sit-squad-none", {"max": size})
        return Message("ua-sit-squad", {"members": crew(c, keys), "n": len(keys), "max": size})
    return owned(c, seat, "members", {"members": crew(c, keys)}) if keys else owned(c, seat, "members_none", {})


def squads(c: Campaign, gear: bool) -> list[Message]:
    """Every squad in action."""
    lines: list[Message] = []
    for seat in alive(c):
        lines += [leader_line(c, seat)]
        if c.pool != "shared" or seat == alive(c)[0]:
            lines.append(stock_line(c, seat))
        lines.append(members_line(c, seat, in_action(c.squads[seat])))
        if gear:
            lines.append(gear_line(c, seat))
    return lines


def preparation_lines(c: Campaign, seat: str) -> list[Message]:
    """The operation ahead, abilities, stocks, gear and squad."""
    squad = c.squads[seat]
    most = cap(c)
    lines = head(c)
    if most is not None:
        together = len(alive(c)) if c.pool == "shared" else 1  # UA-45.5: the stock of all who share it
        lines.append(Message("ua-sit-cap", {"n": most * together}))
    if any(squad.leader.steps.get(ability, 0) for ability in GROWTH) or squad.leader.name:
        lines.append(leader_line(c, seat))
    if skills_of(c, squad.leader) and squad.leader.skills:
        lines.append(Message("ua-sit-skills", {"skills": [skill_name(c, name) for name in squad.leader.skills]}))
    lines += [stocks_of(c, seat, preparation_stock(c, seat)), gear_line(c, seat)]
    return [*lines, members_line(c, seat, in_action(squad), squad_size(c, squad.leader))]


def preparation_stock(c: Campaign, seat: str) -> list[Message]:
    """Magazines and scrip; MRE are issued only when the operation begins."""
    held = stock(c, seat)
    scrip = [amount("scrip", held.scrip)] if held.scrip else []
    return [amount("magazines", held.magazines), *scrip]


# The operation


def map_lines(c: Campaign) -> list[Message]:
    """Which map, and what it is like."""
    if not c.op.tile:
        return [Message("ua-sit-outside", {"passed": c.op.passed})]
    found = traits(c)
    sides = [side for side in ("indoor", "outdoor") if side in found]
    place = spaces("both" if len(sides) == 2 else sides[0] if sides else "outdoor")
    if "night" in found:
        place.append(Message("ua-trait-night"))
    if "dark" in found:
        place.append(Message("ua-trait-dark"))
    title = c.scenario.tiles[c.op.tile].title
    return [Message("ua-sit-map", {"n": max(1, c.op.entered), "title": title, "traits": place})]


def progress(c: Campaign) -> list[Message]:
    """Counters, information, companions and prisoners."""
    op = c.op
    lines = counters(c)
    if op.information:
        lines.append(Message("ua-sit-information", {"names": [own(c, "information", name) for name in op.information]}))
    if op.companions:
        lines.append(Message("ua-sit-companions", {"names": [own(c, "companions", name) for name in op.companions]}))
    return [*lines, *prisoners(c)]


def counters(c: Campaign) -> list[Message]:
    """The scenario's counters that stand at anything."""
    names = [Message("ua-count", {"name": own(c, "counters", name), "n": n}) for name, n in c.op.counters.items() if n]
    return [Message("ua-sit-counters", {"counters": names})] if names else []


def prisoners(c: Campaign) -> list[Message]:
    """Who is held."""
    held = [Message("ua-many", {"name": prisoner_name(c, kind), "n": n}) for kind, n in c.op.prisoners.items() if n]
    return [Message("ua-sit-prisoners", {"prisoners": held})] if held else []


# Battle


def battle_lines(c: Campaign, asked: str) -> list[Message]:
    """Round, enemies, leaders, magazines, who can fight."""
    lines = [round_line(c), *(enemy_line(c, key) for key in standing(c))]
    for seat in alive(c):
        lines.append(leader_line(c, seat))
        if c.pool != "shared" or seat == alive(c)[0]:
            lines.append(stocks_of(c, seat, [amount("magazines", stock(c, seat).magazines)]))
        fit = fighters(c, c.squads[seat])
        post = snipers_of(c, c.squads[seat]) if c.fight.outdoors else []
        lines.append(members_line(c, seat, [*fit, *post]))
    return [*lines, *counters(c), *prisoners(c)]


def round_line(c: Campaign) -> Message:
    """The round, and where it is fought."""
    battle = c.fight
    place = spaces(battle.space)
    if battle.dark:
        place.append(Message("ua-trait-dark"))
    args: dict[str, Sayable] = {"n": battle.round, "traits": place}
    if battle.phase == "start":  # it has begun once the stocks are counted
        return Message("ua-sit-before-round-zero" if battle.began_with else "ua-sit-before-battle", args)
    if battle.phase == "zero":
        return Message("ua-sit-round-zero", args)
    return Message("ua-sit-round-enemy", args) if battle.phase == "enemy" else Message("ua-sit-round-squad", args)


def enemy_line(c: Campaign, key: str) -> Message:
    """An enemy: level and strength, where it stands, what ails it."""
    unit = c.fight.units[key]
    line = strength(unit, level(c, key), spec(c, unit).name)
    notes = enemy_notes(c, key)
    return (
        Message("ua-sit-enemy-notes", {"unit": line, "notes": notes})
        if notes
        else Message("ua-sit-enemy", {"unit": line})
    )


def enemy_notes(c: Campaign, key: str) -> list[Message | Text]:
    """Where an enemy stands, how it is armed, what ails it."""
    unit = c.fight.units[key]
    entry = spec(c, unit)
    found: list[Message | Text] = [entry.place] if entry.place is not None else []
    if entry.main_arms == "melee":
        found.append(Message("ua-note-melee"))
    if not entry.exposed and not reachable(c, key, "precise"):
        found.append(Message("ua-note-out_of_reach"))
    elif not entry.exposed and entry.guarded_by in standing(c):
        found.append(Message("ua-note-guarded"))
    if unit.stunned:
        found.append(Message("ua-note-stunned"))
    if unit.flashed:
        found.append(Message("ua-note-flashed"))
    if key in c.fight.blasts:
        found.append(Message("ua-note-c4"))
    return found
