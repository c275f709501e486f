"""The options of every question: their words, and what their references stand for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hantei.core.decision import Decision, Route
from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.scenes.naming import Name

from ..rules.costs import cost_of
from ..rules.grid import cell, distance, fallen, named, place
from ..rules.hindering import hindrance, hostile
from ..rules.shapes import parse_target
from ..rules.sight import sight
from ..rules.stopping import may_start
from ..state import Fight
from .aim import met_by
from .going import lookout, walked_to
from .map import tags
from .names import (
    assault_name,
    cost_parts,
    distance_of,
    door_squares,
    equipment_name,
    fighter_name,
    foes_and_allies,
    item_name,
    labelled,
    life,
    mark_names,
    plain,
    reach_parts,
    skill_name,
    square_of,
    status_of,
    vehicle_name,
    weapon_figures,
    weapon_line,
    weapon_name,
)
from .worth import idle

Naming = Callable[[Fight, Decision, str], Message]


def actor(c: Fight, decision: Decision) -> str:
    """Whose means are used: the one the question is about."""
    return str(decision.about.get("who", c.current))


def with_parts(name: Sayable, parts: list[Message]) -> Message:
    """A name, with what matters of it in brackets."""
    return Message("sk-with", {"name": name, "parts": parts}) if parts else plain(name)


# Machines


def lettered(c: Fight, who: str) -> Message:
    """A machine's name with its letter on the sheet."""
    return Message("sk-lettered", {"tag": tags(c)[who], "name": labelled(c, who)})


def a_fighter(c: Fight, decision: Decision, who: str) -> Message:
    """A machine: how it is, and where."""
    return with_parts(lettered(c, who), [life(c, decision.who, who), at_square(square_of(c, who))])


def a_target(c: Fight, decision: Decision, who: str) -> Message:
    """Somebody to be aimed at: how it is, where, how far off, in what cover."""
    user = actor(c, decision)
    parts = [life(c, decision.who, who), at_square(square_of(c, who))]
    if user != who:
        here, there = place(c, user), place(c, who)
        parts.append(distance_of(c, distance(c, here, there)))
        if sight(c, here, there) == "partial":
            parts.append(Message("sk-partial-cover"))
        if not hostile(c, user, who):
            parts.append(Message("sk-friend"))
    return with_parts(lettered(c, who), parts)


def at_square(square: str) -> Message:
    """Where something is."""
    return Message("sk-at", {"square": square})


# Equipment and skills


def a_weapon(c: Fight, decision: Decision, weapon: str) -> Message:
    """A weapon with kind, power, range, shape and cost."""
    return weapon_line(c, actor(c, decision), weapon) if weapon else Message("sk-no-weapon")


def a_bare_weapon(c: Fight, decision: Decision, weapon: str) -> Message:
    """A weapon without its figures."""
    return plain(weapon_name(c, weapon))


def a_piece(c: Fight, decision: Decision, piece: str) -> Message:
    """A weapon or an assault to be sealed."""
    kind = Message("sk-word-weapon") if piece in c.records.weapons else Message("sk-word-assault")
    return Message("sk-with", {"name": equipment_name(c, piece), "parts": [kind]})


def a_skill(c: Fight, decision: Decision, skill: str) -> Message:
    """A skill: range, target, cost."""
    who, entry = actor(c, decision), c.records.skills[skill]
    target = parse_target(entry.target)
    reach = [] if target.kind == "self" else reach_parts(target, entry.range)
    parts = [*reach, *idle(c, who, "skill", skill), *cost_parts(cost_of(c, who, f"skills/{skill}"))]
    return with_parts(skill_name(c, skill), parts)


def an_item(c: Fight, decision: Decision, item: str) -> Message:
    """An item: how many are left, range, target."""
    who, entry = actor(c, decision), c.records.items[item]
    left = Message("sk-left", {"n": c.fighters[who].items.get(item, 0)})
    parts = [left, *reach_parts(parse_target(entry.target), entry.range), *idle(c, who, "item", item)]
    return with_parts(item_name(c, item), [*parts, *cost_parts(cost_of(c, who, f"items/{item}"))])


def an_assault(c: Fight, decision: Decision, assault: str) -> Message:
    """An assault: how far it moves, what it grants, its cost."""
    who, entry = actor(c, decision), c.records.assaults[assault]
    parts = [Message("sk-squares", {"n": entry.squares})] if entry.squares else []
    if held_back(c, who, assault):
        parts.append(Message("sk-cannot-move"))
    parts += idle(c, who, "assault", assault)
    parts += [Message(f"sk-state-{state}") for state in entry.grants]
    return with_parts(assault_name(c, assault), [*parts, *cost_parts(cost_of(c, who, f"assaults/{assault}"))])


def held_back(c: Fight, who: str, assault: str) -> bool:
    """SK-06.12: whether the move of an assault that grants no state cannot begin where somebody stands."""
    entry = c.records.assaults[assault]
    return bool(entry.squares) and not entry.grants and bool(may_start(c, who, "combat"))


def a_status(c: Fight, decision: Decision, name: str) -> Message:
    """A bad status."""
    return status_of(c, name)


def a_recovery(c: Fight, decision: Decision, name: str) -> Message:
    """A bad status to recover from, or a seal to take off."""
    status, _, piece = name.partition(":")
    if piece:
        return Message("sk-opt-recover-seal", {"equipment": equipment_name(c, piece)})
    return Message("sk-opt-recover", {"state": phrase(f"sk-affected-{status}")})


def a_change(c: Fight, decision: Decision, change: str) -> Message:
    """One weapon put away, one equipped, or either alone."""
    old, _, new = change.partition(">")
    if not new:
        return Message("sk-opt-weapon-off", {"old": weapon_name(c, old)})
    if not old:
        said = Message("sk-opt-weapon-on", {"new": weapon_name(c, new)})
    else:
        said = Message("sk-opt-weapon-swap", {"old": weapon_name(c, old), "new": weapon_name(c, new)})
    return with_parts(said, weapon_figures(c, actor(c, decision), new))


def a_door(c: Fight, decision: Decision, door: str) -> Message:
    """A door to be opened or closed, with its two squares."""
    entry = next(edge for edge in c.scene.board.edges if "|".join(edge.between) == door)
    closed = c.doors.get(door, entry.state) == "closed"
    args: dict[str, Sayable] = {"door": door_squares(door)}
    return Message("sk-opt-door-open", args) if closed else Message("sk-opt-door-close", args)


def a_door_ajar(c: Fight, decision: Decision, door: str) -> Message:
    """A door to be left half open, with its two squares."""
    return Message("sk-opt-door-ajar", {"door": door_squares(door)})


# Preparation


def a_readied(c: Fight, decision: Decision, rest: str) -> Message:
    """A weapon to be readied; in preparation by whom."""
    who, colon, weapon = rest.rpartition(":")
    if not colon:
        return Message("sk-opt-ready", {"weapon": weapon_name(c, weapon)})
    return Message("sk-opt-ready-by", {"who": fighter_name(c, who), "weapon": weapon_name(c, weapon)})


def a_vehicle(c: Fight, decision: Decision, who: str) -> Message:
    """A vehicle mounted: by whom."""
    return Message("sk-opt-mount", {"who": fighter_name(c, who), "vehicle": vehicle_name(c, who)})


def a_gift(c: Fight, decision: Decision, rest: str) -> Message:
    """An item to be handed over, and by whom."""
    who, item = rest.split(":")
    return Message("sk-opt-give", {"who": fighter_name(c, who), "item": item_name(c, item)})


# Squares


def people(c: Fight, user: str, names: list[str]) -> list[Message]:
    """Who is met: enemies, allies marked as such, the user last."""
    foes, allies = foes_and_allies(c, user, names)
    found = [plain(labelled(c, who)) for who in foes]
    if allies:
        many = "-many" if allies[1:] else ""
        found.append(Message(f"sk-friendly{many}", {"name": everybody([labelled(c, who) for who in allies])}))
    return [*found, Message("sk-oneself")] if user in names else found


def those_met(c: Fight, user: str, names: list[str]) -> Sayable:
    """Whom it meets, in a sentence to whoever chooses: enemies, allies, the user last."""
    foes, allies = foes_and_allies(c, user, names)
    found = [fighter_name(c, who) for who in foes]
    if allies:
        many = "-many" if allies[1:] else ""
        found.append(Message(f"sk-yours{many}", {"name": everybody([fighter_name(c, who) for who in allies])}))
    return everybody([*found, Message("sk-yourself")] if user in names else found)


def met_line(c: Fight, decision: Decision, option: str, head: Sayable) -> Message:
    """A square or direction with those whom it would meet."""
    met = people(c, actor(c, decision), met_by(c, decision, option))
    return Message("sk-opt-met", {"where": head, "who": met}) if met else plain(head)


def a_centre(c: Fight, decision: Decision, square: str) -> Message:
    """The centre of an area, with those whom it meets."""
    return met_line(c, decision, square, square)


def a_direction(c: Fight, decision: Decision, way: str) -> Message:
    """A direction, with those whom the shape meets."""
    return met_line(c, decision, way, Message(f"sk-direction-{way}"))


def a_square(c: Fight, decision: Decision, square: str) -> Message:
    """A square: its marks, and who is there."""
    return with_parts(square, square_parts(c, square))


def square_parts(c: Fight, square: str, mover: str = "") -> list[Message]:
    """The marks of a square, and who is there; for somebody who moves, the enemies who can act by themselves."""
    x, y = cell(square)
    there = [who for who, one in c.fighters.items() if one.x == x and one.y == y and not (one.away or one.dead)]
    stuck = mover and not c.fighters[mover].charging and hindrance(c, mover, (x, y))  # nothing on the sheet shows it
    stops = [phrase("sk-hindrance")] if stuck else []
    return [*mark_names(c, square), *stops, *([beside(c, there, mover)] if there else [])]


def beside(c: Fight, there: list[str], mover: str) -> Message:
    """Those in a square; for somebody who moves, enemies who can act, allies and fallen enemies apart."""
    if not mover:
        return Message("sk-beside", {"who": everybody([fighter_name(c, who) for who in there])})
    enemies = [who for who in there if hostile(c, mover, who)]
    down = [who for who in enemies if fallen(c.fighters[who])]
    foes = [fighter_name(c, who) for who in enemies if who not in down]
    groups = {"friends": [who for who in there if who not in enemies], "fallen": down}
    others: dict[str, Sayable] = {
        kind: everybody([fighter_name(c, who) for who in members]) for kind, members in groups.items() if members
    }
    args: dict[str, Sayable] = {"foes": everybody(foes)} if foes else {}
    args |= {"who": Message(f"sk-beside-{'-'.join(others)}", others)} if others else {}
    return Message(f"sk-beside{'' if not foes else '-both' if others else '-foes'}", args)


def an_end(c: Fight, decision: Decision, answer: str) -> Message:
    """Where a move ends: what it costs, which checks it takes, what is there; a path of one's own with its squares."""
    if not answer:
        return Message("sk-opt-route-stay")
    assert isinstance(decision, Route)  # noqa: S101 - only routes have ends
    walked = walked_to(decision, answer)
    # a disengage move goes one square, whatever movement somebody has (SK-07.6)
    disengages = decision.kind == "route" and decision.about["kind"] == "disengage"
    parts = [] if disengages else [Message("sk-spent", {"n": walked.spent})]
    if walked.checks:
        parts.append(Message("sk-disengage-checks", {"n": len(walked.checks)}))
    end = answer if answer in decision.ends else named(walked.end)
    if decision.kind == "charge_path":
        parts += [Message("sk-meets", {"who": met}) for met in [people_met(c, decision, answer)] if met]
    else:
        there = square_parts(c, end, str(decision.about["who"]))
        parts += [*to_goal(c, decision, end), *nearest(c, decision, end), *there]
    if answer in decision.ends:
        return with_parts(end, parts)
    return with_parts(Message("sk-path", {"path": answer}), parts)


def to_goal(c: Fight, decision: Route, end: str) -> list[Message]:
    """How far it is from a square to where the side has to be; nothing where it has to be nowhere."""
    n = lookout(c, decision).to_goal(cell(end))
    if n is None:
        return []
    return [Message("sk-to-goal", {"squares": Message("sk-squares", {"n": n})}) if n else Message("sk-at-goal")]


def nearest(c: Fight, decision: Route, end: str) -> list[Message]:
    """How far the nearest enemy who can act is from a square, and what cover there is from it; nothing where there is
    none."""
    at, seen = cell(end), lookout(c, decision)
    n = seen.nearest(at)
    if n is None:
        return []
    if not n:  # who stands there says so
        return []
    return [Message("sk-nearest", {"n": n, "squares": Message("sk-squares", {"n": n})}), *seen.cover(at)]


def people_met(c: Fight, decision: Decision, answer: str) -> list[Message]:
    """Whom a charge meets on its way."""
    return people(c, actor(c, decision), met_by(c, decision, answer))


# The options of a kind of question


class Options(NamedTuple):
    """The options of a kind of question: closed words, and how references are named."""

    words: tuple[str, ...] = ()
    naming: Naming | None = None
    compounds: tuple[str, ...] = ()


AUTO = ("ready", "assault", "skill", "item")
OPTIONS = {
    "preparation": Options(("allow", "refuse")),
    "prepare": Options(("done",), None, ("ready", "mount", "give")),
    "give_to": Options((), a_fighter),
    "process": Options(("pass",), None, ("assault", "skill", "item")),
    "tie": Options((), a_fighter),
    "turn": Options(("act", "wait")),
    "round_over": Options(("go_on", "end")),
    "victory": Options(("end", "go_on")),
    "scene_over": Options(("go_on", "end")),
    "last_turn": Options(("allow", "refuse")),
    "move": Options(
        ("move:combat", "move:full", "move:disengage", "finishing_blow", "leave", "deed", "pass"),
        None,
        ("recover", *AUTO),
    ),
    "minor": Options(
        ("surface", "submerge", "finishing_blow", "leave", "deed", "pass"),
        None,
        ("recover", "weapon", "door", "ajar", *AUTO),
    ),
    "major": Options(("finishing_blow", "leave", "deed", "pass"), None, ("attack", "recover", *AUTO)),
    "deed": Options(("move", "minor", "major", "auto", "refuse")),
    "escape": Options(("allow", "refuse")),
    "leave": Options(("stay", "leave")),
    "route": Options((), an_end),
    "charge_path": Options((), an_end),
    "target": Options((), a_target),
    "on_whom": Options((), a_target),
    "centre": Options((), a_centre),
    "direction": Options((), a_direction),
    "selection": Options(("enemies", "friends", "everyone", "each")),
    "include": Options(("take", "spare")),
    "boost": Options(("no_skill",), a_skill),
    "weapon": Options((), a_weapon),
    "reaction": Options(("defend", "abandon")),
    "cover": Options(("stay", "cover")),
    "fall": Options(("fall",), a_skill),
    "cure": Options((), a_status),
    "seal": Options((), a_piece),
    "short_path": Options(("walk", "again")),
    "push_to": Options((), a_square),
    "hinder": Options(("hinder", "let_go")),
}
COMMON = ("pass", "finishing_blow", "leave", "deed")
"""Words that mean the same in all three actions; passing is explained for each."""

COMPOUNDS: dict[str, Naming] = {
    "assault": an_assault,
    "skill": a_skill,
    "item": an_item,
    "recover": a_recovery,
    "attack": a_weapon,
    "weapon": a_change,
    "door": a_door,
    "ajar": a_door_ajar,
    "ready": a_readied,
    "mount": a_vehicle,
    "give": a_gift,
}
WHOLE = ("weapon", "door", "ajar", "ready", "mount", "give", "attack", "recover")
"""Compound options whose label needs no word in front."""


def compound(c: Fight, decision: Decision, head: str, rest: str) -> Message:
    """The label of an option such as "skill:repair"."""
    name: Name = COMPOUNDS[head](c, decision, rest)
    return plain(name) if head in WHOLE else Message(f"sk-opt-{head}", {"name": name})
