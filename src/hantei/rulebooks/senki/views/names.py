"""What things are called: machines, sides, weapons, skills, states; who may read which figures of whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from hantei.core.decision import Fact
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable, phrase
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.scenes.naming import Name, seated, without_article

from ..content.records import Cost, Power, Weapon
from ..rules.costs import cost_of
from ..rules.grid import fallen, is_slow, marks, metres, named, place
from ..rules.knowledge import knows, origin, start_hp
from ..rules.shapes import Target, parse_target
from ..state import Fight, Status

MOST_NAMES = 500
"""How many names are kept: the same few stand on sheet after sheet."""


def plain(text: Sayable) -> Message:
    """A name or text as a message."""
    return text if isinstance(text, Message) else Message("sk-plain", {"text": text})


# Who may read what


# Machines and sides


def fighter_name(c: Fight, who: str) -> Name:
    """A machine in a sentence: in English with an article if it is called by what it is ("The Mantis")."""
    if who not in c.fighters or c.fighters[who].number:
        return labelled(c, who)
    name = full_name(c, who)
    return one_of_a_kind(name) if of_the_book(c, who) else name


def of_the_book(c: Fight, who: str) -> bool:
    """Whether somebody is a foe of the book without a name of its own: no PC and no ace has TS 0."""
    unit, own = origin(c, who), c.scene.arsenal.characters
    if unit is None or unit.name is not None or unit.character in own:
        return False
    return not c.sheet(who).ts and not c.scene.sides[unit.side].pc


@lru_cache(MOST_NAMES)
def one_of_a_kind(name: Text) -> Message:
    """The only one of its kind."""
    return Message("sk-one", {"name": name})


@at_a_glance
def labelled(c: Fight, who: str) -> Name:
    """A machine's name on a label, with its number where several are called the same."""
    if who not in c.fighters:
        return seat_name(c, who)
    name, n = kind_name(c, who), c.fighters[who].number
    return numbered(name, n) if n else name


@lru_cache(MOST_NAMES)
def numbered(name: Name, n: int) -> Message:
    """A machine's name among several who are called the same."""
    return Message("sk-numbered", {"name": name, "n": n})


def kind_name(c: Fight, who: str) -> Name:
    """A machine's name on a label, without its number."""
    return without_article(full_name(c, who))


def full_name(c: Fight, who: str) -> Text:
    """A machine's name without its number, with the article that the encounter gives it."""
    unit = origin(c, who)
    return unit.name if unit is not None and unit.name is not None else c.sheet(who).name


def side_name(c: Fight, side: str) -> Name:
    """The name of a side."""
    return c.scene.sides[side].name if side in c.scene.sides else side


def seat_name(c: Fight, seat: str) -> Name:
    """Who answers: the game master, a side, or the machine that the seat plays."""
    if seat == REFEREE:
        return phrase("sk-referee")
    mine = {who: fighter.side for who, fighter in c.fighters.items() if fighter.seat == seat}
    return seated(mine, partial(labelled, c), partial(side_name, c)) or side_name(c, seat)


def life(c: Fight, seat: str, who: str) -> Message:
    """How somebody is, as far as a seat may know."""
    return health(c, who, knows(c, seat, who))


def health(c: Fight, who: str, known: bool) -> Message:
    """How somebody is: fallen, HP where they are `known`, else the damage taken (SK-DATA.25)."""
    fighter = c.fighters[who]
    for state in ("dead", "shot_down", "incapacitated"):
        if getattr(fighter, state):
            return phrase(f"sk-state-{state}")
    if known:
        return hp_left(fighter.hp, c.sheet(who).hp)
    return harm_taken(start_hp(c, who) - fighter.hp)


@lru_cache(MOST_NAMES)
def hp_left(n: int, most: int) -> Message:
    """HP left, of so many."""
    return Message("sk-hp", {"n": n, "max": most})


@lru_cache(MOST_NAMES)
def harm_taken(n: int) -> Message:
    """Damage taken so far."""
    return Message("sk-harm", {"n": n}) if n > 0 else phrase("sk-unharmed")


def foes_and_allies(c: Fight, user: str, names: Sequence[str]) -> tuple[list[str], list[str]]:
    """Of some people those of other sides than somebody, and those of the same side but oneself."""
    side = c.fighters[user].side if user in c.fighters else ""
    foes = [who for who in names if c.fighters[who].side != side]
    return foes, [who for who in names if who != user and who not in foes]


def status_name(c: Fight, status: Status) -> Message:
    """A bad status: with the rank of corrosion, the equipment of a seal."""
    if status.id == "corrosion":
        return Message("sk-corroded", {"rank": status.rank})
    if status.id == "seal":
        return Message("sk-sealed", {"equipment": equipment_name(c, status.equipment)})
    return phrase(f"sk-affected-{status.id}")


def status_of(c: Fight, name: str) -> Message:
    """A bad status by the id of an answer: "panic", "seal:rifle"."""
    status, _, piece = name.partition(":")
    return Message("sk-sealed", {"equipment": equipment_name(c, piece)}) if piece else phrase(f"sk-status-{status}")


@at_a_glance
def notes(c: Fight, who: str) -> list[Message]:
    """What else is to be seen of somebody: states of movement and action, bad statuses."""
    fighter = c.fighters[who]
    found = [phrase(f"sk-state-{state}") for state in ("high", "charging", "submerged") if getattr(fighter, state)]
    if is_slow(c, who):
        found.append(phrase("sk-state-slow"))
    found += [status_name(c, status) for status in fighter.statuses]
    if fighter.finished:
        found.append(phrase("sk-state-finished"))
    elif fighter.waiting and not fallen(fighter):
        found.append(phrase("sk-state-waiting"))
    return found


# Equipment and skills


def weapon_name(c: Fight, weapon: str) -> Name:
    """The name of a weapon."""
    return c.records.weapons[weapon].name


def vehicle_name(c: Fight, who: str) -> Name:
    """The name of somebody's vehicle."""
    return c.sheet(who).vehicle or ""


def skill_name(c: Fight, skill: str) -> Message:
    """The name of a skill, in the book's brackets."""
    return bracketed(c.records.skills[skill].name)


@lru_cache(MOST_NAMES)
def bracketed(name: Text) -> Message:
    """The name of a skill in the book's brackets."""
    return Message("sk-skill", {"name": name})


def item_name(c: Fight, item: str) -> Name:
    """The name of an item, or of a weapon handed over as one."""
    return c.records.items[item].name if item in c.records.items else weapon_name(c, item)


def assault_name(c: Fight, assault: str) -> Name:
    """The name of an assault."""
    return c.records.assaults[assault].name


def equipment_name(c: Fight, piece: str) -> Name:
    """A weapon or an assault."""
    weapon = c.records.weapons.get(piece)
    return weapon.name if weapon is not None else assault_name(c, piece)


def record_name(c: Fight, path: str) -> Name:
    """The name of the record at a path such as "skills/guard"."""
    shelf, _, name = path.partition("/")
    return skill_name(c, name) if shelf == "skills" else getattr(c.records, shelf)[name].name


def target_name(target: Target) -> Message:
    """What something is aimed at: one character, oneself, or a shape."""
    shape = Message(f"sk-shape-{target.kind}", {"x": target.x})
    if target.width > 1:
        shape = Message("sk-shape-wide", {"x": target.x, "width": target.width})
    return Message("sk-shape-select", {"shape": shape}) if target.select else shape


def power_name(power: Power) -> Message:
    """Attack power as the book writes it: attribute and modifier."""
    args: dict[str, Sayable] = {"attribute": Message(f"sk-attribute-{power.attribute}"), "n": abs(power.modifier)}
    return Message("sk-power-minus", args) if power.modifier < 0 else Message("sk-power", args)


def reach_parts(target: Target, squares: int) -> list[Message]:
    """Range and target; a shape that begins at the user has no range."""
    own = target.kind in ("self", "line", "radiation", "charge")
    found = [] if own else [Message("sk-range", {"n": squares})]
    return [*found, target_name(target)]


def cost_parts(cost: Cost) -> list[Message]:
    """What something costs, part by part."""
    found = [Message(f"sk-cost-{what}", {"n": n}) for what in ("hp", "en", "ts") if (n := getattr(cost, what))]
    if cost.status:
        name = phrase(f"sk-affected-{cost.status}")
        status = Message("sk-corroded", {"rank": cost.rank}) if cost.rank else name
        found.append(Message("sk-cost-status", {"status": status}))
    return found


def cost_now(c: Fight, who: str, path: str) -> list[Message]:
    """What using a record costs somebody now."""
    return cost_parts(cost_of(c, who, path))


def weapon_parts(c: Fight, who: str, weapon: str) -> list[Message]:
    """What matters of a weapon: power, range, shape, modifier to hit, cost."""
    entry: Weapon = c.records.weapons[weapon]
    found = [power_name(entry.power), *reach_parts(parse_target(entry.target), entry.range)]
    if entry.hit:
        found.append(Message("sk-hit-bonus", {"bonus": signed(entry.hit)}))
    return [*found, *(cost_now(c, who, f"weapons/{weapon}") if who else cost_parts(entry.cost))]


def weapon_line(c: Fight, who: str, weapon: str) -> Message:
    """A weapon with its kind and what matters of it."""
    return Message("sk-with", {"name": c.records.weapons[weapon].name, "parts": weapon_figures(c, who, weapon)})


def weapon_figures(c: Fight, who: str, weapon: str) -> list[Message]:
    """The kind of a weapon and what matters of it."""
    entry = c.records.weapons[weapon]
    after = [Message("sk-after-move")] if entry.keeps_charge_shot else []
    return [Message(f"sk-kind-{entry.kind}"), *after, *weapon_parts(c, who, weapon)]


def signed(n: int) -> Message:
    """A figure with its sign."""
    return Message("sk-minus", {"n": -n}) if n < 0 else Message("sk-plus", {"n": n})


# Squares


def mark_names(c: Fight, square: str) -> list[Message]:
    """The marks of a square, if it has any."""
    x, _, y = square.partition(",")
    return [phrase(f"sk-mark-{mark}") for mark in marks(c, (int(x), int(y)))]


def square_of(c: Fight, who: str) -> str:
    """Where somebody stands, as it is written."""
    return named(place(c, who))


def distance_of(c: Fight, squares: int) -> Message:
    """A distance in squares and metres (SK-06.3), or that there is none."""
    if not squares:
        return Message("sk-distance-none")
    return Message("sk-distance", {"n": squares, "metres": metres(c, squares)})


def door_squares(door: str) -> Message:
    """A door by the two squares it separates."""
    first, _, second = door.partition("|")
    return Message("sk-door", {"a": first, "b": second})


# Facts of questions and events as arguments of messages


def said(c: Fight, name: str, fact: Fact) -> Sayable:
    """A fact as an argument: names for ids, everything else as it is."""
    if isinstance(fact, bool):
        return int(fact)
    if isinstance(fact, list):
        return [fighter_name(c, str(part)) for part in fact] if name == "targets" else list(fact)
    if isinstance(fact, int) or not fact:
        return fact
    simple = SIMPLE.get(name)
    return simple(c, fact) if simple is not None else fact


def arguments(c: Fight, facts: Mapping[str, Fact]) -> dict[str, Sayable]:
    """Facts as arguments."""
    return {name: said(c, name, fact) for name, fact in facts.items()}


SIMPLE: dict[str, Callable[[Fight, str], Name]] = {
    **dict.fromkeys(("who", "to", "foe", "target", "attacker", "user"), fighter_name),
    **dict.fromkeys(("weapon", "old", "new"), weapon_name),
    "vehicle": vehicle_name,
    "skill": skill_name,
    "item": item_name,
    "assault": assault_name,
    "equipment": equipment_name,
    "path": record_name,
    "door": lambda c, door: door_squares(door),
    "attribute": lambda c, attribute: Message(f"sk-attribute-{attribute}") if attribute else "",
    "side": side_name,
    "by": lambda c, by: Message(f"sk-by-{by}"),
    "action": lambda c, action: Message(f"sk-action-{action}"),
}


def step_label(c: Fight, label: str) -> Message:
    """The name of a step of a tally: why a number is what it is."""
    head, dash, name = label.partition("-")
    if head == "attribute":
        return Message("sk-step-armour", {"attribute": Message(f"sk-attribute-{name}")})
    if head == "status":
        return phrase(f"sk-status-{name}")
    if dash and head in STEPS:
        shelf: Any = getattr(c.records, STEPS[head])
        return skill_name(c, name) if head == "skill" else plain(shelf[name].name)
    return Message(f"sk-step-{label}")


STEPS = {"weapon": "weapons", "skill": "skills", "item": "items", "assault": "assaults", "dress": "dresses"}


def listed(names: Sequence[Name]) -> Sayable:
    """Names in a row, or the word for nobody."""
    return list(names) if names else Message("sk-nobody")
