"""Figures and formulas of a scenario: what can be read, and what makes sense (UA-SC.3, UA-SC.7, UA-SC.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from hantei.core.message import Message, Sayable
from hantei.core.text import plain_width
from hantei.scenes.faults import Faults, error, warning

from ..content import language as say
from ..content import scenario as sc
from ..content.conditions import Condition
from ..content.enemies import Modifier, Reinforcement
from ..content.records import Gear, Role
from ..content.walk import Spot
from ..rules.dice import BadFormula, terms
from .facts import Facts, spans

Limit = tuple[int | None, int | None]

MOST = 9999
"""No figure of a scenario is higher, and none is as far below 0."""

SHOWN = 40
"""How many digits of a figure are shown."""

CHANGE: Limit = (-30, 30)
"""How far a level or a roll can be changed."""

AT_LEAST_0: Limit = (0, None)
AT_LEAST_1: Limit = (1, None)
PRICES: dict[str, Limit] = dict.fromkeys(("magazines", "scrip", "mre"), AT_LEAST_0)

LIMITS: Mapping[type, Mapping[str, Limit]] = {
    sc.Scenario: {
        "minutes": AT_LEAST_0, "deployment_cap": AT_LEAST_0, "attackers_max": AT_LEAST_0, "mre": AT_LEAST_0,
        "dark_penalty": (None, 0),
    },
    sc.People: {"min": (1, 2), "max": (1, 2)},
    sc.Levels: {"min": AT_LEAST_1},
    sc.Difficulty: {"deployment_cap": AT_LEAST_0},
    sc.PrisonerSpec: {"magazines": AT_LEAST_0, "scrip": AT_LEAST_0, "escape_target": AT_LEAST_0},
    sc.MidEvent: {"at": AT_LEAST_1},
    sc.FinalChance: {"first": AT_LEAST_1, "step": AT_LEAST_1},
    sc.Traits: {"from_tile": AT_LEAST_1},
    sc.Progress: {"length": AT_LEAST_0},
    sc.Issue: {"count": AT_LEAST_1},
    Gear: {
        "cost": AT_LEAST_0, "shots": AT_LEAST_0, "uses": AT_LEAST_0, "carry_max": AT_LEAST_0, "exchange": (-1, None),
    },
    Role: {"hire_from_lap": AT_LEAST_0, "cost": AT_LEAST_0, "shots": AT_LEAST_0, "life": AT_LEAST_1, "hit_row": (0, 6)},
    say.Gain: PRICES,
    say.Hurt: {"amount": AT_LEAST_0},
    say.Heal: {"amount": AT_LEAST_1},
    say.Wound: {"levels": (-3, 3)},
    say.Restore: {"amount": AT_LEAST_1},
    say.Check: {"target": AT_LEAST_1},
    say.Option: PRICES,
    say.Price: PRICES,
    say.Trap: {"damage": AT_LEAST_0, "target": AT_LEAST_1},
    say.Loot: {"rolls": AT_LEAST_0},
    say.Ware: {"mre": AT_LEAST_0, "price": AT_LEAST_0, "stock": AT_LEAST_1},
    say.Wait: {
        "attackers_max": AT_LEAST_0, "attackers_held_back": AT_LEAST_0, "enemy_attacks_min": AT_LEAST_0,
        "extra_enemies": AT_LEAST_0, "fix_tens": (0, 6), "fix_ones": (0, 6),
        "tens": (-5, 5), "ones": (-5, 5), "shift": (0, 5), "laps": AT_LEAST_0,
    },
    say.Capture: {"count": AT_LEAST_1},
    say.Enlist: {"price": AT_LEAST_0},
    say.UnitSpec: {
        "level": (1, 30), "number": AT_LEAST_0, "life": AT_LEAST_0, "attacks": AT_LEAST_0, "damage": AT_LEAST_0,
        "withdraw_at": AT_LEAST_0, "on_fumble_damage": AT_LEAST_0,
    },
    Modifier: {
        "set_attacks": AT_LEAST_0, "attacks_min": AT_LEAST_0, "level": CHANGE, "squad_attack": CHANGE,
        "squad_defence": CHANGE, "leader_defence": CHANGE,
    },
    Reinforcement: {"number": AT_LEAST_1, "round": AT_LEAST_1, "until": AT_LEAST_0},
    say.Course: {"round": AT_LEAST_0},
    say.Reaction: PRICES,
    say.Encounter: {
        "initiative_target": AT_LEAST_0, "attackers_max": AT_LEAST_0, "attackers_held_back": AT_LEAST_0,
        "rounds": AT_LEAST_0, "joined_at": AT_LEAST_0, "joined_felled": AT_LEAST_0,
    },
    Condition: {
        "lap_from": AT_LEAST_0, "tile_from": AT_LEAST_0, "tile_to": AT_LEAST_0, "round_from": AT_LEAST_0,
        "round_to": AT_LEAST_0,
    },
}  # fmt: skip
"""The lowest and the highest figure of a field."""


def figure_faults(facts: Facts) -> Faults:
    """Every formula and figure, and what units and other parts must state."""
    for spot in facts.spots:
        yield from formula_faults(spot)
        yield from limit_faults(spot)
        yield from order_faults(spot)
        check = STATED.get(type(spot.node))
        if check is not None:
            yield from check(spot.path, spot.node)


def formula_faults(spot: Spot) -> Faults:
    """UA-06: figures and dice, their sums and products."""
    for field in fields(spot.node):
        value = getattr(spot.node, field.name)
        if field.type == "Formula" and isinstance(value, str):
            try:
                terms(value)
            except BadFormula:
                message, told = formula_fault(value)
                yield error(join(spot.path, field.name), message, **told)


def formula_fault(value: str) -> tuple[str, dict[str, Sayable]]:
    """What is wrong with a formula: signs of full width, or that it is none."""
    plain = plain_width(value)
    try:
        terms(plain)
    except BadFormula:
        return "fault-formula", {"found": value}
    return "fault-full-width", {"found": Message("found-text", {"text": value}), "plain": plain}


def limit_faults(spot: Spot) -> Faults:
    """Figures below the lowest or above the highest that makes sense; none is beyond what anybody writes."""
    limits = LIMITS.get(type(spot.node), {})
    for field in fields(spot.node):
        value = figure(getattr(spot.node, field.name))
        if value is None:
            continue
        low, high = limits.get(field.name, (None, None))
        if isinstance(spot.node, say.Strike) and spot.node.do == "level" and field.name == "amount":
            low, high = CHANGE
        low, high = -MOST if low is None else low, MOST if high is None else high
        found = str(value) if abs(value) < 10**SHOWN else f"{str(value)[:SHOWN]}…"
        if value < low:
            yield error(join(spot.path, field.name), "fault-at-least", found=found, limit=low)
        if value > high:
            yield error(join(spot.path, field.name), "fault-at-most", found=found, limit=high)


def figure(value: Any) -> int | None:
    """The figure a field gives, also where it is written as a formula without dice."""
    if isinstance(value, str) and value.isascii() and value.isdecimal():
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def order_faults(spot: Spot) -> Faults:
    """Ranges given by two figures, of which the first must not be higher."""
    node = spot.node
    pairs: list[tuple[str, int, str, int]] = []
    if isinstance(node, sc.People | sc.Levels):
        pairs.append(("min", node.min, "max", node.max))
    if isinstance(node, sc.FinalChance):
        pairs.append(("first", node.first, "certain", node.certain))
    if isinstance(node, Reinforcement) and node.until:
        pairs.append(("round", node.round, "until", node.until))
    if isinstance(node, Condition):
        pairs += spans(node)
    for low_name, low, high_name, high in pairs:
        if low > high:
            yield error(
                join(spot.path, high_name), "fault-order", low=low, high=high, low_field=low_name, high_field=high_name
            )


def unit_faults(path: str, unit: say.UnitSpec) -> Faults:
    """UA-SC.7: a group states its number; UA-SC.8: a target its life and its number of attacks."""
    if unit.kind == "group":
        if not unit.number and not unit.arrives:
            yield error(path, "fault-group-number", unit=unit.id)
        other = {"life": bool(unit.life), "can_withdraw": unit.can_withdraw}
    else:
        if not unit.life:
            yield error(path, "fault-target-life", unit=unit.id)
        if unit.attacks is None:
            yield error(path, "fault-target-attacks", unit=unit.id)
        other = {"number": bool(unit.number)}
    for field, given in other.items():
        if given:
            yield warning(join(path, field), "fault-field-idle", field=field, of=unit.kind)


def ware_faults(path: str, ware: say.Ware) -> Faults:
    """Something for sale is gear or MRE."""
    if not ware.item and not ware.mre:
        yield error(path, "fault-needs-one", fields=["item", "mre"])
    if ware.prices and ware.price:
        yield warning(join(path, "price"), "fault-never-both", field="price", other="prices")


def issue_faults(path: str, issue: sc.Issue) -> Faults:
    """What is issued is gear or a member."""
    if not issue.gear and not issue.member:
        yield error(path, "fault-needs-one", fields=["gear", "member"])


def gear_faults(path: str, gear: Gear) -> Faults:
    """UA-SC.24: gear whose use does something says when it can be used."""
    if gear.use and gear.use_when == "never":
        yield warning(join(path, "use"), "fault-use-never", allowed=["battle", "outside", "any"])


def condition_faults(path: str, condition: Condition) -> Faults:
    """Figures and states of a condition say what they are about."""
    bounded = condition.at_least is not None or condition.at_most is not None
    if bounded and not condition.counter and not condition.resource:
        field = "at_least" if condition.at_least is not None else "at_most"
        yield error(join(path, field), "fault-needs-one-for", field=field, fields=["counter", "resource"])
    for field in ("state", "strength_at_most"):
        if getattr(condition, field) is not None and not condition.unit:
            yield error(join(path, field), "fault-needs-field", field=field, needs="unit")


OF_MAP = ("tens", "ones", "fix_tens", "fix_ones", "twice", "shift")
"""What an effect that waits can change about the roll for a map."""

OF_BATTLE = (
    "first", "attack", "defence", "leader_defence", "reaction", "enemy_attacks", "attackers_max", "attackers_held_back",
    "absent", "silent", "extra_enemies", "hit_die",
)  # fmt: skip
"""What one can change about a battle."""

OF_OPERATION = ("attack", "defence", "leader_defence", "reaction", "shift")
"""What one can change to the operation's end."""

BEYOND = ("against", "lapses", "enemy_attacks_min")
"""Further fields of those that wait for a battle."""

ACTING = {"next_map": OF_MAP, "operation": OF_OPERATION}
"""What acts by scope; `OF_BATTLE` in the others."""

FURTHER = {"next_map": (), "operation": ("laps",)}
"""What further fields count by scope; `BEYOND` in the others."""


def wait_faults(path: str, wait: say.Wait) -> Faults:
    """An effect that waits changes something, and each only what its scope reaches: a battle, or the way."""
    acting = ACTING.get(wait.scope, OF_BATTLE)
    counting = (*acting, *FURTHER.get(wait.scope, BEYOND))
    given = [name for name in (*OF_MAP, *OF_BATTLE, *BEYOND, "laps") if getattr(wait, name)]
    idle = [name for name in given if name not in counting]
    for name in idle:
        yield warning(join(path, name), "fault-wait-idle", field=name, scope=wait.scope)
    if wait.price is not None and not wait.shift:
        yield error(join(path, "price"), "fault-needs-field", field="price", needs="shift")
    elif not idle and not any(name in acting for name in given):
        yield warning(path, "fault-changes-nothing", fields=list(acting))


def modifier_faults(path: str, modifier: Modifier) -> Faults:
    """A modifier of a unit changes some figure."""
    changes = ("squad_attack", "squad_defence", "leader_defence", "level", "attacks", "set_attacks", "damage")
    if modifier.attacks_min and not modifier.attacks:
        yield warning(join(path, "attacks_min"), "fault-needs-field", field="attacks_min", needs="attacks")
    elif modifier == Modifier(when=modifier.when):
        yield warning(path, "fault-changes-nothing", fields=list(changes))


def join(path: str, field: str) -> str:
    """The path of a field."""
    return f"{path}/{field}" if path else field


STATED: Mapping[type, Callable[[str, Any], Faults]] = {
    say.UnitSpec: unit_faults,
    say.Ware: ware_faults,
    sc.Issue: issue_faults,
    Gear: gear_faults,
    Condition: condition_faults,
    say.Wait: wait_faults,
    Modifier: modifier_faults,
}
"""Checks of what a part must state."""
