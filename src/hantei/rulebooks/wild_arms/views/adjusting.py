"""What the game master can change by pointing: figures, statuses, possessions and stocks of people."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet
from hantei.core.message import Message, Sayable, phrase

from ..content.records import POSSESSIONS, WANDERER_SET
from ..rules.people import arm, has_hp
from ..rules.referee import LASTING, MOST
from ..state import HARM, Fight
from .names import arm_name, faction_name, item_name, person, possession_name, shown, status_name


def adjustable(c: Fight) -> Iterator[Adjustable]:
    """Person by person."""
    for who in shown(c):
        yield from of_person(c, who)


def of_person(c: Fight, who: str) -> Iterator[Adjustable]:
    """Somebody: HP, FP, 先制値, rounds, items, possession, statuses, and whether they are there."""
    fighter, record = c.fighters[who], c.sheet(who)
    on = OnSheet(who, person(c, who))
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
    yield Adjustable(
        who, on.name, phrase("wa-adjust-possession"), ("possession", who), fighter.possession or "none", choices=choices
    )
    there = [name for name in HARM if getattr(fighter, name)]
    there += dict.fromkeys(held.status for held in fighter.statuses if held.status in LASTING)
    free = {status: status_name(status) for status in (*HARM, *LASTING) if status not in there}
    yield from on.pick(phrase("adjust-give"), free, "status", "give", who)
    gone = {status: status_name(status) for status in there if not (status in HARM and fighter.doomed)}
    yield from on.pick(phrase("adjust-take"), gone, "status", "remove", who)
    yield from on.side(fighter.faction, {name: faction_name(c, name) for name in c.factions})
    yield on.act(phrase("adjust-copy"), "join", fighter.character, fighter.faction)
    yield on.act(phrase("adjust-leave"), "withdraw", who)


def ground(c: Fight) -> Iterator[Adjustable]:
    """Possessions that the place does not allow, or allows again (WA-06.41)."""
    on = OnSheet("", phrase("adjust-scene"))
    free: dict[str, Sayable] = {name: possession_name(name) for name in POSSESSIONS if name not in c.barred}
    yield from on.pick(phrase("wa-adjust-bar"), free, "bar")
    yield from on.pick(phrase("wa-adjust-unbar"), {name: possession_name(name) for name in c.barred}, "unbar")


def arrivals(c: Fight) -> Iterator[Arrival]:
    """Somebody more, declared in the next clean-up (WA-09.4), for a faction."""
    people = {name: one.name for name, one in c.records.characters.items()}
    factions = {name: faction_name(c, name) for name in c.factions}
    blanks = [Blank(phrase("adjust-who"), people), Blank(phrase("adjust-side"), factions)]
    yield Arrival(phrase("adjust-join-later"), ("join",), blanks)
