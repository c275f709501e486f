"""What things are called: people, sides, weapons, places, conditions; who may read which figures of whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any

from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.scenes import naming
from hantei.scenes.naming import Name, called, seated, without_article

from ..rules.conditions import present
from ..rules.goals import achievers, met
from ..rules.routes import crossing
from ..state import Fight, Fighter
from .entries import MOST, loaded, numbered

CONDITIONS = ("dead", "unconscious", "stunned", "confused", "prone", "unstable", "stabilised")
"""Conditions without a degree, the worst first."""

STATES = attrgetter(*CONDITIONS)
"""Which of them somebody is in."""


# Names


def person(c: Fight, who: str) -> Name:
    """Somebody in a sentence: in English with an article, if the name says what they are ("The guard")."""
    name = c.names[who] if who in c.names else labelled(c, who)
    return Message("gd-one", {"name": name}) if isinstance(name, Text) and name in c.content.common else name


def labelled(c: Fight, who: str) -> Name:
    """Somebody's name on a label, numbered among several who are called so."""
    if who not in c.fighters:
        return who
    if who in c.names:
        return without_article(c.names[who])
    name, number = c.sheet(who).name, c.fighters[who].number
    return Message("gd-numbered", {"name": name, "number": number}) if number else name


def side_name(c: Fight, side: str) -> Name:
    """What a side is called."""
    return called(c.scene.sides, side)


def seat_name(c: Fight, seat: str) -> Name:
    """Who answers: the game master, a side, or the person that the seat plays."""
    if seat == REFEREE:
        return phrase("gd-referee")
    mine = {who: fighter.side for who, fighter in c.fighters.items() if fighter.seat == seat}
    return seated(mine, partial(labelled, c), partial(side_name, c)) or seat


def weapon_name(c: Fight, name: str) -> Name:
    """A weapon, by its record or by the id under which it is carried (`handgun-2`)."""
    found, number = weapon_parts(c, name)
    return numbered(found, number) if number else found


def armed(c: Fight, name: str) -> Message:
    """A weapon within a sentence: with its article in English, but bare hands."""
    base = name if name in c.records.weapons else name.rpartition("-")[0]
    if base in c.records.weapons and c.records.weapons[base].kind == "unarmed":
        return phrase("gd-unarmed")
    return Message("gd-armed", {"weapon": weapon_name(c, name)})


def weapon_parts(c: Fight, name: str) -> tuple[Name, str]:
    """What a weapon is called, and its number among several of its kind ("" for none)."""
    records = c.records.weapons
    if name in records:
        return records[name].name, ""
    base, _, number = name.rpartition("-")
    return records[base].name if base in records else name, number


def place_name(c: Fight, place: str) -> Name:
    """A place of the map."""
    return called(c.scene.map.places, place)


def skill_name(c: Fight, skill: str) -> Name:
    """A skill."""
    return c.records.skills.get(skill, skill)


def item_name(c: Fight, item: str) -> Name:
    """An item."""
    return called(c.records.items, item)


def limb_name(limb: str) -> Message:
    """An arm or a leg."""
    return phrase(f"gd-limb-{limb}")


def condition_name(condition: str) -> Message:
    """A condition."""
    return phrase(f"gd-condition-{condition}")


def source_name(c: Fight, source: str) -> Sayable:
    """What gave or took a condition: an item, a weapon, or a word of the rules."""
    if not source:
        return ""
    if source in c.records.items:
        return item_name(c, source)
    if source in c.records.weapons:
        return weapon_name(c, source)
    return person(c, source) if source in c.fighters else source


NAMING: Mapping[str, Callable[[Fight, str], Sayable]] = {
    "who": person,
    "target": person,
    "patient": person,
    "by": person,
    "attacker": person,
    "weapon": weapon_name,
    "item": item_name,
    "skill": skill_name,
    "place": place_name,
    "bound_for": place_name,
    "side": side_name,
    "winner": side_name,
    "condition": lambda c, word: condition_name(word),
    "method": lambda c, word: phrase(f"gd-method-{word}"),
    "action": lambda c, word: phrase(f"gd-action-{word}"),
    "mode": lambda c, word: phrase(f"gd-mode-{word}"),
    "treatment": lambda c, word: phrase(f"gd-treatment-{word}"),
    "hand": lambda c, word: phrase(f"gd-hand-{word}"),
    "source": source_name,
}
"""How facts of events and questions are named, by their key."""


def arguments(c: Fight, facts: Mapping[str, Any]) -> dict[str, Sayable]:
    """The facts of an event or question as things that can be said."""
    return naming.arguments(c, facts, NAMING, person)


def ended_by(c: Fight, side: str, by: str) -> Message:
    """By what a side has won, by name where it is clear: who is down, who has reached the goal or got away, or how long
    it has held out."""
    if by == "rounds" and side:
        return held_out(c)
    goals = [goal for goal in c.scene.goals if (goal.side, goal.kind) == (side, by) and met(c, goal)]
    if not goals or by not in NAMED_GOALS:
        return phrase(f"gd-by-{by}")
    if by == "survive":
        return Message("gd-by-survive-rounds", {"rounds": c.round})
    goal = goals[0]
    if by == "eliminate":
        foes = [name for name in c.scene.sides if name in c.scene.sides[side].hostile]
        people = [one for one in c.fighters.values() if one.side in foes]
        how = {1: "alone", 2: "both"}.get(len(people), "who") if len(foes) == 1 else "who"
        how = "left" if any(one.escaped for one in people) else how
        return Message(f"gd-by-eliminate-{how}", {"sides": everybody([side_name(c, name) for name in foes])})
    who = [goal.unit] if by == "defeat" else achievers(c, goal)
    args: dict[str, Sayable] = {"who": everybody([person(c, one) for one in who])}
    if by == "reach" and len(goal.places) == 1:
        return Message("gd-by-reach-place", {**args, "place": place_name(c, goal.places[0])})
    return Message(f"gd-by-{by}-who", args)


def held_out(c: Fight) -> Message:
    """A side has won since the last round of the fight is over: people have held out, others have held them up."""
    last, winner = c.scene.rounds_max or 0, c.scene.winner_at_end
    if not winner or c.scene.sides[winner].pc:
        return Message("gd-by-held", {"rounds": last})
    foes = [side_name(c, name) for name in c.scene.sides if name in c.scene.sides[winner].hostile]
    return Message("gd-by-outlasted", {"rounds": last, "sides": everybody(foes)})


NAMED_GOALS = ("eliminate", "defeat", "reach", "escape", "survive")
"""The goals of which it is told who has met them, or how."""


def step_label(c: Fight, label: str) -> Message:
    """Why a figure was changed: the label of a step of a tally."""
    head, _, rest = label.partition("-")
    if head == "skill" and rest:
        return Message("gd-step-skill", {"skill": skill_name(c, rest)})
    if head in STEP_WORDS and rest:
        return Message(f"gd-step-{head}", {"what": STEP_WORDS[head](rest)})
    return phrase(f"gd-step-{label}")


STEP_WORDS: Mapping[str, Callable[[str], Sayable]] = {
    "method": lambda word: phrase(f"gd-method-{word}"),
    "mode": lambda word: phrase(f"gd-mode-{word}"),
    "range": lambda word: phrase(f"gd-band-{word}"),
    "visibility": lambda word: phrase(f"gd-visibility-{word}"),
    "part": lambda word: phrase(f"gd-part-{word}"),
    "shot": int,
    "hearing": lambda word: phrase(f"gd-hearing-{word}"),
}


# How somebody is


def state_words(c: Fight, who: str) -> list[Message]:
    """The conditions somebody is in, the worst first."""
    fighter = c.fighters[who]
    states = STATES(fighter)
    found = [condition_name(name) for name, so in zip(CONDITIONS, states, strict=True) if so] if True in states else []
    if fighter.dead:
        return found[:1]
    if fighter.bleeding:
        found.append(Message("gd-bleeding", {"amount": [one.formula for one in fighter.bleeding]}))
    if fighter.impairments:
        found += wounds(fighter)
    return found


@lru_cache(MOST)
def wound(kind: str, amount: int, limb: str) -> Message:
    """A shock or wound with its percent, and its limb where it has one."""
    args: dict[str, Sayable] = {"kind": phrase(f"gd-wound-{kind}"), "amount": amount}
    return Message("gd-wound-of", {**args, "limb": limb_name(limb)}) if limb else Message("gd-wound", args)


@lru_cache(MOST)
def wounded(kind: str, amount: int, limb: str) -> Message:
    """How somebody is who has a shock or wound, among other states."""
    args: dict[str, Sayable] = {"kind": phrase(f"gd-wounded-{kind}"), "amount": amount}
    return Message("gd-wound-of", {**args, "limb": limb_name(limb)}) if limb else Message("gd-wound", args)


def healed(amount: int, limb: str) -> Message:
    """A serious wound that was known, as one that is no more."""
    args: dict[str, Sayable] = {"amount": amount}
    return Message("gd-healed-of", {**args, "limb": limb_name(limb)}) if limb else Message("gd-healed", args)


def wounds(fighter: Fighter) -> list[Message]:
    """The shocks and wounds that somebody has; several of a kind are one entry with the percent of each."""
    whole = [one for one in fighter.impairments if not one.limb]
    found: list[Message] = []
    for kind in dict.fromkeys(one.kind for one in whole):
        amounts = [one.amount for one in whole if one.kind == kind]
        several: dict[str, Sayable] = {"amount": [Message("gd-worn", {"amount": amount}) for amount in amounts]}
        found.append(Message(f"gd-several-{kind}", several) if amounts[1:] else wounded(kind, amounts[0], ""))
    return found + [wounded(one.kind, one.amount, one.limb) for one in fighter.impairments if one.limb]


def under_way(c: Fight, who: str) -> dict[str, Sayable]:
    """GD-06.8: the area that somebody is on the way to, and how much of the way is behind them, in percent."""
    fighter = c.fighters[who]
    part = 100 * fighter.travelled // crossing(c, fighter.bound_for)
    return {"bound_for": place_name(c, fighter.bound_for), "part": part}


def health(c: Fight, who: str) -> Message:
    """How hurt somebody looks to others: in words, not in figures."""
    fighter = c.fighters[who]
    most = c.sheet(who).endurance
    if fighter.endurance >= most:
        return phrase("gd-health-whole")
    return Message("gd-health-hurt" if 2 * fighter.endurance > most else "gd-health-badly")


def armed_with(c: Fight, who: str) -> Sequence[Name]:
    """The weapons in somebody's hands."""
    return [weapon_name(c, name) for name, held in c.fighters[who].carried.items() if held.hand]


def loaded_with(c: Fight, who: str) -> Sequence[Message]:
    """The weapons in hand with their rounds and spare magazines, as their holder knows them."""
    fighter, weapons = c.fighters[who], c.records.weapons
    return [
        loaded(
            *weapon_parts(c, name), held.rounds, weapons[held.weapon].magazine, fighter.magazines.get(held.weapon, 0)
        )
        for name, held in fighter.carried.items()
        if held.hand
    ]


def shown(c: Fight) -> list[str]:
    """Those whom everybody sees."""
    return [who for who in c.fighters if present(c, who)]
