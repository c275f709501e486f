"""What the game master can change by pointing: figures, statuses, possessions and stocks of people; the scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import get_args

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet, seldom
from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.naming import seat_offers

from ..content.records import CRESTS, POSSESSIONS, WANDERER_SET, Ending, Move, Until
from ..rules.goals import RESULTS
from ..rules.people import arm, has, has_hp
from ..rules.possession import LEAN_GUARD
from ..rules.referee import GIVEN, LASTING, MOST, seating
from ..rules.set_up import carried
from ..rules.supply import supplied
from ..state import HARM, Fight
from .names import (
    arm_name,
    art_name,
    faction_name,
    item_name,
    labelled,
    possession_name,
    seat_name,
    shown,
    status_name,
    task_name,
)


def adjustable(c: Fight) -> Iterator[Adjustable]:
    """Person by person."""
    for who in shown(c):
        yield from of_person(c, who)


def of_person(c: Fight, who: str) -> Iterator[Adjustable]:
    """Somebody: HP, FP, 先制値, rounds, items, possession, statuses, and whether they are there."""
    fighter, record = c.fighters[who], c.sheet(who)
    on = OnSheet(who, labelled(c, who))
    if has_hp(c, who):
        low = 0 if c.rulings["hp_below_zero"] == "stops_at_zero" else -MOST
        yield on.figure(phrase("wa-sheet-hp"), f"{who}.hp", fighter.hp, record.hp, low)
    yield on.figure(phrase("wa-sheet-fp"), f"{who}.fp", fighter.fp, max(fighter.fp, record.fp))
    yield on.figure(phrase("wa-sheet-initiative"), f"{who}.initiative", fighter.initiative, MOST, -MOST)
    for name, rounds in fighter.arms.items():
        if (capacity := arm(c, who, name).capacity) is not None:
            label = Message("adjust-rounds", {"weapon": arm_name(c, name)})
            yield on.figure(label, f"{who}.arms.{name}", rounds, capacity)
    for item, n in fighter.items.items():
        if item != WANDERER_SET:
            yield on.figure(item_name(c, item), f"{who}.items.{item}", n, MOST)
    choices: dict[str, Sayable] = {"none": possession_name("")}
    choices |= {name: possession_name(name) for name in POSSESSIONS if name != "draw_crest"}
    yield on.chosen(phrase("wa-adjust-possession"), fighter.possession or "none", choices, "possession", who)
    there = [name for name in HARM if getattr(fighter, name)]
    there += dict.fromkeys(held.status for held in fighter.statuses if held.status in LASTING)
    free = {status: status_name(status) for status in (*HARM, *LASTING) if status not in there}
    yield from on.pick(phrase("adjust-give"), free, "status", "give", who)
    gone = {status: status_name(status) for status in there if not (status in HARM and fighter.doomed)}
    yield from on.pick(phrase("adjust-take"), gone, "status", "remove", who)
    yield from on.side(fighter.faction, {name: faction_name(c, name) for name in c.factions})
    yield on.act(phrase("adjust-copy"), "join", fighter.character, fighter.faction)
    yield on.act(phrase("adjust-leave"), "withdraw", who)
    yield from seldom(of_states(c, who, on))
    yield from seldom(of_gear(c, who, on))
    yield from seldom(of_round(c, who, on))


def of_states(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Statuses with their length and end (WA-18.23), crests, supply (WA-17.7), a move of one's own (WA-21.7)."""
    fighter = c.fighters[who]
    there = [held.status for held in fighter.statuses]
    long = Blank(phrase("wa-adjust-until"), {until: phrase(f"wa-adjust-until-{until}") for until in get_args(Until)})
    free = Blank(phrase("wa-adjust-status"), {name: status_name(name) for name in LASTING if name not in there})
    if free.choices:
        yield on.fill(phrase("wa-adjust-give-until"), ("status", "give", who), free, long, ends(optional=True))
    crests: dict[str, Sayable] = {crest: phrase(f"wa-crest-{crest}") for crest in CRESTS}
    yield from on.pick(possession_name("draw_crest"), crests, "possession", who, "draw_crest")
    if supplied(c, who):
        yield on.act(phrase("wa-adjust-supply-end"), "supply", "end", who)
    elif has(fighter, "unsupplied"):
        yield on.act(phrase("wa-adjust-supply-restore"), "supply", "restore", who)
    if c.sniping:
        moves: dict[str, Sayable] = {"none": phrase("wa-adjust-move-none")}
        moves |= {move: phrase(f"wa-move-{move}") for move in get_args(Move)}
        label = phrase("wa-adjust-move")
        yield on.chosen(label, fighter.move or "none", moves, "move", who)


def ends(*, optional: bool) -> Blank:
    """How sight impairment ends (WA-18.23)."""
    choices = {ending: phrase(f"wa-adjust-ending-{ending}") for ending in get_args(Ending)}
    return Blank(phrase("wa-adjust-ending"), choices, optional=optional)


def of_gear(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """The ARM in use, whether the ARMs are at hand, and items that somebody does not have yet."""
    fighter = c.fighters[who]
    arms = {arm: arm_name(c, arm) for arm in carried(c, who)}
    if fighter.in_use in arms:
        yield on.word(phrase("wa-adjust-in-use"), f"{who}.in_use", fighter.in_use, arms)
    yield on.state(phrase("wa-adjust-disarmed"), f"{who}.disarmed", fighter.disarmed)
    new = {
        f"{who}.items.{item}": item_name(c, item)
        for item in c.records.items
        if item != WANDERER_SET and item not in fighter.items
    }
    if new:
        count = Blank(phrase("adjust-count"), low=0, high=MOST)
        yield on.fill(phrase("adjust-gets"), ("set",), Blank(phrase("adjust-what"), new), count)


def of_round(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """What somebody has done in the round and the battle."""
    fighter = c.fighters[who]
    yield on.seat(fighter.seat, seats_offered(c, who))
    yield on.state(phrase("adjust-acted"), f"{who}.acted", fighter.acted)
    yield on.state(phrase("wa-adjust-waited"), f"{who}.waited", fighter.waited)
    yield on.state(phrase("wa-adjust-supported"), f"{who}.supported", fighter.supported)
    yield on.state(phrase("wa-adjust-guards"), f"{who}.guards", fighter.guards)
    yield on.figure(phrase("wa-adjust-lean"), f"{who}.lean", fighter.lean, LEAN_GUARD)
    for art, n in fighter.used.items():
        if art in c.records.arts:
            yield on.figure(Message("wa-adjust-used", {"art": art_name(c, art)}), f"{who}.used.{art}", n, MOST)


def seats_offered(c: Fight, who: str) -> Mapping[str, Sayable]:
    """The seats from which somebody can be played."""
    now, faction = seating(c), c.fighters[who].faction
    return seat_offers(who, now.usual(faction), now.open_to(who), faction_name(c, faction), partial(seat_name, c))


def ground(c: Fight) -> Iterator[Adjustable]:
    """The scene: possessions that it does not allow (WA-06.41), statuses that it gives, tasks; the battle, its end."""
    yield from of_battle(c)
    yield from of_scene(c)


def of_battle(c: Fight) -> Iterator[Adjustable]:
    """The round, the figures of a sniping battle (WA-21.14), the end (WA-09.6)."""
    on = OnSheet("", phrase("adjust-scene"))
    yield on.figure(phrase("adjust-round"), "round", c.round, (c.scene.rounds_max or MOST) - (("round",) in c.agenda))
    if c.sniping:
        yield on.figure(phrase("wa-adjust-charges"), "charges", c.charges, MOST)
        yield on.figure(phrase("wa-adjust-distance"), "distance", c.distance, 20, 1)
    if not c.result:
        yield from on.pick(phrase("wa-adjust-end"), {way: phrase(f"wa-result-{way}") for way in RESULTS}, "end")


def of_scene(c: Fight) -> Iterator[Adjustable]:
    """What the scene allows, gives, and asks for."""
    on = OnSheet("", phrase("adjust-scene"))
    free: dict[str, Sayable] = {name: possession_name(name) for name in POSSESSIONS if name not in c.barred}
    yield from on.pick(phrase("wa-adjust-bar"), free, "bar")
    yield from on.pick(phrase("wa-adjust-unbar"), {name: possession_name(name) for name in c.barred}, "unbar")
    statuses = Blank(phrase("wa-adjust-status"), {status: status_name(status) for status in GIVEN})
    yield on.fill(phrase("wa-adjust-scene"), ("scene", "give"), statuses, ends(optional=True))
    for held in c.scene_statuses:
        label = Message("wa-adjust-scene-end", {"status": status_name(held.status)})
        yield on.act(label, "scene", "remove", held.status)
    nobody: dict[str, Sayable] = {"none": phrase("wa-adjust-undone")}
    by = nobody | {name: faction_name(c, name) for name in c.factions}
    for task in c.scene.tasks:
        label = Message("wa-adjust-task", {"task": task_name(c, task)})
        yield on.chosen(label, c.tasks.get(task, "none"), by, "task", task)


def arrivals(c: Fight) -> Iterator[Arrival]:
    """Somebody more, declared in the next clean-up (WA-09.4), for a faction."""
    people = {name: one.name for name, one in c.records.characters.items()}
    factions = {name: faction_name(c, name) for name in c.factions}
    blanks = [Blank(phrase("adjust-who"), people), Blank(phrase("adjust-side"), factions)]
    yield Arrival(phrase("adjust-join-later"), ("join",), blanks)


def brings(c: Fight) -> Sequence[Blank]:
    """What has to be said of somebody from a file: the same as of anybody else who comes."""
    return next(iter(arrivals(c))).blanks[1:]
