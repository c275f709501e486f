"""The referee's free hand: figures, places, conditions, wounds, light, the end; kept in the journal as a ruling.

GD-07.45: any condition can be given or removed by the game master at any moment; its rules then apply unchanged. No
dice fall for a ruling: where a rule would throw them, the referee says what comes of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import get_args

from hantei.core.agenda import instead
from hantei.core.amending import (
    BadAmendment,
    NoRuling,
    Verbs,
    apply,
    existing,
    one_more,
    one_of,
    set_up_to,
    set_value,
    truth,
    whole,
)
from hantei.core.command import Example
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.scenes.muster import Seating

from ..content.records import Condition, UnitSpec, Visibility
from ..state import HANDS, NO_FIGURE, Fight
from .conditions import bleed, end_bleeding, give, impair, lose_endurance, present, remove, remove_serious, restore
from .figures import IMPAIRMENTS
from .ground import point
from .hit_rate import LIMBS
from .leaving import leave_fight, take_out
from .newcomers import fighter
from .routes import POINT, spot_at, walled

FIELDS = (
    "endurance", "at", "cover", "prone", "unstable", "stunned", "confused", "unconscious", "dead", "stabilised",
    "lethality_checks", "carried", "magazines", "items", "arrives", "away", "escaped", "acted", "must_rest", "posture",
    "tactics",
)  # fmt: skip
"""What can be set of somebody."""

CLOCK = ("round", "seconds")
"""What can be set of the fight."""

MOST = 999
"""The most of anything carried, and the last round where the encounter has none."""

MOST_PERCENT = 200
"""The most that a wound takes off the rate of success."""

CONDITIONS: tuple[str, ...] = get_args(Condition)

AMENDMENTS = (
    Example(Message("gd-gm-set"), "gm set 項目 値", "gm set FIELD VALUE"),
    Example(Message("gd-gm-at"), "gm set 人物.at 場所|x,y", "gm set WHO.at PLACE|X,Y"),
    Example(Message("gd-gm-condition"), "gm condition give|remove 人物 状態", "gm condition give|remove WHO CONDITION"),
    Example(
        Message("gd-gm-wound"),
        "gm wound give|remove 人物 shock|light|serious 修正 [部位]",
        "gm wound give|remove WHO shock|light|serious PERCENT [LIMB]",
    ),
    Example(Message("gd-gm-bleeding"), "gm bleeding 人物 値|end", "gm bleeding WHO FORMULA|end"),
    Example(Message("gd-gm-hand"), "gm hand 人物 武器 right|left|both|none", "gm hand WHO WEAPON right|left|both|none"),
    Example(Message("gd-gm-notice"), "gm notice 人物 陣営", "gm notice WHO SIDE"),
    Example(
        Message("gd-gm-visibility"),
        "gm visibility clear|dusk_or_fog|moonlight|darkness",
        "gm visibility clear|dusk_or_fog|moonlight|darkness",
    ),
    Example(Message("gd-gm-join"), "gm join キャラクター 陣営 場所", "gm join CHARACTER SIDE PLACE"),
    Example(Message("gd-gm-bring"), "gm bring ファイル 陣営 場所", "gm bring FILE SIDE PLACE"),
    Example(Message("gd-gm-side"), "gm side 人物 陣営", "gm side WHO SIDE"),
    Example(Message("gd-gm-seat"), "gm seat 人物 席", "gm seat WHO SEAT"),
    Example(Message("gd-gm-leave"), "gm leave 人物", "gm leave WHO"),
    Example(Message("gd-gm-end"), "gm end [陣営]", "gm end [SIDE]"),
)
"""How rulings are written."""


def amend(c: Fight, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling.

    `set PATH VALUE` ("kite.endurance 12", "kite.carried.handgun.rounds 3", "round 3"), `set WHO.at PLACE|X,Y`,
    `condition give|remove WHO CONDITION`, `wound give|remove WHO KIND PERCENT [LIMB]`, `bleeding WHO FORMULA|end`,
    `hand WHO WEAPON HAND|none`, `notice WHO SIDE`, `visibility VALUE`,
    `join CHARACTER SIDE PLACE`, `side WHO SIDE`, `seat WHO SEAT`, `leave WHO`, `end [SIDE]`. Raises
    `BadAmendment` naming what is allowed.
    """
    apply(c, VERBS, verb, words)


# set


def set_figure(c: Fight, path: str, text: str) -> None:
    """A figure or state of somebody, where somebody stands, or the clock."""
    parts = path.removeprefix("fighters.").split(".")
    if parts[0] in CLOCK:
        set_clock(c, parts, path, text)
        return
    if parts[0] not in c.fighters:
        raise BadAmendment("amend-path", path=parts[0], allowed=[*c.fighters, *CLOCK])
    who, field = parts[0], parts[1] if len(parts) > 1 else ""
    if field not in FIELDS:
        raise BadAmendment("amend-path", path=path, allowed=[*FIELDS])
    if len(parts) == 2 and field == "at":
        stand(c, who, text, path)
    elif len(parts) == 2 and field == "endurance":
        set_endurance(c, who, text, path)
    elif len(parts) == 2 and field in CONDITIONS:
        set_condition(c, who, field, truth(text, path), path)
    else:
        set_plain(c, parts, path, text)
        if not present(c, who):
            take_out(c, who)


def set_clock(c: Fight, parts: list[str], path: str, text: str) -> None:
    """The round, none of which comes after the last, or the game time."""
    if parts[0] == "round":
        last = (c.scene.rounds_max or MOST) - (("round",) in c.agenda)  # a round is still to be begun
        set_up_to(c, parts, path, text, last)
    else:
        set_value(c, parts, path, text, {})


def set_plain(c: Fight, parts: list[str], path: str, text: str) -> None:
    """A state, or what is carried: no gun has more rounds than its magazine holds."""
    fighter = c.fighters[parts[0]]
    stocks = {"items": (fighter.items, c.records.items), "magazines": (fighter.magazines, c.records.weapons)}
    most = MOST
    if len(parts) == 4 and parts[1] == "carried" and parts[2] in fighter.carried:
        most = c.records.weapons[fighter.carried[parts[2]].weapon].magazine
    if text.lstrip("-").isdecimal():
        whole(text, 0, most, path)
    if len(parts) == 3 and parts[1] in stocks and text.isdecimal():
        stock, known = stocks[parts[1]]
        if parts[2] in known:
            stock.setdefault(parts[2], 0)
    set_value(c, ["fighters", *parts], path, text, {})


def set_endurance(c: Fight, who: str, text: str, path: str) -> None:
    """GD-00.9: up to the sheet value, and below 0 unless the table rules otherwise; all that follows is as ever.

    Where the table rules that a check decides who stays conscious (GD-07.5), the referee does.
    """
    most = c.sheet(who).endurance
    low = 0 if c.rulings["endurance_floor"] == "zero" else -MOST
    fighter, new = c.fighters[who], whole(text, low, most, path)
    if new > fighter.endurance:
        restore(c, Table(), who, new - fighter.endurance)
    elif new > 0 or c.rulings["unconscious_at_zero"] == "automatic":
        lose_endurance(c, Table(), who, fighter.endurance - new, "effect")
    else:
        fighter.endurance, fighter.stabilised, fighter.wake_at = new, False, NO_FIGURE  # GD-04.17, GD-07.8


def set_condition(c: Fight, who: str, condition: str, on: bool, path: str) -> None:
    """GD-07.45: given or removed by the game master; GD-07.3: nobody comes back from death."""
    if on:
        give(c, Table(), who, condition, "referee")
    elif condition == "dead" and c.fighters[who].dead:
        raise BadAmendment("amend-value", path=path, found="false", allowed="true")
    else:
        remove(c, Table(), who, condition, "referee")


def stand(c: Fight, who: str, text: str, path: str) -> None:
    """Somebody stands elsewhere: at a place, or on a map in metres at a point; GD-04.13: cover is left."""
    fighter, places = c.fighters[who], c.scene.map.places
    if text in places:
        spot, (x, y) = text, point(places[text].at)
    elif POINT.fullmatch(text) and c.scene.map.kind != "area" and not walled(c):
        x, y = point(text)
        spot = spot_at(c, fighter, x, y).place
    else:
        raise BadAmendment("amend-value", path=path, found=text, allowed=[*places])
    if (spot, x, y) != (fighter.place, fighter.x, fighter.y):
        fighter.cover = False
    fighter.place, fighter.x, fighter.y = spot, x, y
    fighter.bound_for, fighter.travelled = "", 0


# Conditions and wounds


def change_condition(c: Fight, way: str, who: str, condition: str) -> None:
    """Give or take a condition without a degree."""
    if way not in ("give", "remove"):
        raise NoRuling
    existing(list(c.fighters), who)
    set_condition(c, who, one_of(CONDITIONS, condition, who), way == "give", who)


def change_wound(c: Fight, way: str, who: str, kind: str, percent: str, limb: str = "") -> None:
    """Give or take a shock, a light or a serious wound, of so much percent, of one limb or of the whole body."""
    if way not in ("give", "remove"):
        raise NoRuling
    fighter = c.fighters[existing(list(c.fighters), who)]
    one_of(list(IMPAIRMENTS), kind, who)
    if limb:
        one_of(LIMBS, limb, who)
    if not (percent.startswith("-") and percent[1:].isascii() and percent[1:].isdecimal() and int(percent[1:])):
        raise BadAmendment("amend-value", path=who, found=percent, allowed=f"-1 ... -{MOST_PERCENT}")
    whole(percent, -MOST_PERCENT, -1, who)
    if way == "give":
        impair(c, Table(), who, kind, int(percent), limb, "referee")
        return
    mine = [f"{one.kind} {one.amount} {one.limb}".strip() for one in fighter.impairments]
    wound = fighter.impairments[mine.index(one_of(mine, f"{kind} {percent} {limb}".strip(), who))]
    remove_serious(c, Table(), who, wound)


def change_bleeding(c: Fight, who: str, formula: str) -> None:
    """GD-07.20, GD-07.21: a bleeding more, or the end of all; a figure where the table rules that it is rolled once."""
    existing(list(c.fighters), who)
    dice = c.rulings["bleeding_roll"] == "each_round"
    if formula == "end":
        end_bleeding(c, Table(), who)
    elif (DICE if dice else FIGURE).fullmatch(formula):
        bleed(c, Table(), who, formula.upper(), "referee")
    else:
        allowed = f"1 ... 99{', 1D6 ... 9D6' if dice else ''}, end"
        raise BadAmendment("amend-value", path=who, found=formula, allowed=allowed)


FIGURE = re.compile(r"[1-9][0-9]?")
DICE = re.compile(r"[1-9][0-9]?|[1-9][Dd]6")
"""What is lost by bleeding each round."""


# What is held, seen and known


def change_hand(c: Fight, who: str, name: str, hand: str) -> None:
    """What somebody holds in which hand: a free one, or both where the weapon needs them."""
    fighter = c.fighters[existing(list(c.fighters), who)]
    held = fighter.carried[one_of(list(fighter.carried), name, who)]
    one_of([*free_hands(c, who, name), "none"], hand, name)
    held.hand = "" if hand == "none" else hand


def free_hands(c: Fight, who: str, name: str) -> list[str]:
    """The hands that can hold a weapon: those without another one, or both where it needs them."""
    carried = c.fighters[who].carried
    others = [one.hand for other, one in carried.items() if other != name and one.hand]
    free = [side for side in HANDS if side not in others and "both" not in others]
    if c.records.weapons[carried[name].weapon].hands == 2:
        return ["both"] if len(free) == len(HANDS) else []
    return free


def take_notice(c: Fight, who: str, side: str) -> None:
    """GD-11.6, GD-11.7: somebody knows of the shooting of a side."""
    fighter = c.fighters[existing(list(c.fighters), who)]
    if one_of([name for name in c.scene.sides if name != fighter.side], side, who) not in fighter.alerted:
        fighter.alerted.append(side)


def set_visibility(c: Fight, visibility: str) -> None:
    """GD-08.3: the visibility of the whole fight from now on."""
    c.visibility = one_of(get_args(Visibility), visibility, "visibility")


def join(c: Fight, record: str, side: str, place: str) -> None:
    """Somebody more comes with the next round, as their record says: for a side, at a place."""
    existing(list(c.records.characters), record)
    existing(list(c.scene.sides), side)
    existing(list(c.scene.map.places), place)
    who, number = one_more(record, c.fighters, [one.number for one in c.fighters.values() if one.character == record])
    c.fighters[who] = fighter(c, UnitSpec(record, side, place, arrives=c.round + 1), number)


def change_side(c: Fight, who: str, side: str) -> None:
    """Somebody is on another side from now on; who had no seat of their own is played by whoever plays that side."""
    existing(list(c.fighters), who)
    one, side = c.fighters[who], one_of(list(c.scene.sides), side, who)
    one.seat, one.side = seating(c).beyond(who, side), side


def change_seat(c: Fight, who: str, seat: str) -> None:
    """Somebody is played from another seat from now on."""
    existing(list(c.fighters), who)
    one = c.fighters[who]
    one.seat = one_of(seating(c).open_to(who), seat, who)


def seating(c: Fight) -> Seating:
    """Who plays whom now."""
    return Seating(c.fighters, {who: one.side for who, one in c.fighters.items()}, c.scene.sides)


def leave(c: Fight, who: str) -> None:
    """Somebody is out of the fight, as after an escape."""
    there = [who for who, one in c.fighters.items() if not (one.away or one.escaped)]
    leave_fight(c, existing(there, who))


def end(c: Fight, side: str = "") -> None:
    """GD-01.3: the fight ends now, for a side or for nobody; conditions and the clock stay as they are."""
    c.winner = one_of(list(c.scene.sides), side, "end") if side else ""
    c.ended_by = "referee"
    c.attack = c.turn = None
    c.suspended, c.moment, c.held = [], [], []
    instead(c, ("fight_end",))


VERBS: Verbs = {
    "set": set_figure,
    "condition": change_condition,
    "wound": change_wound,
    "bleeding": change_bleeding,
    "hand": change_hand,
    "notice": take_notice,
    "visibility": set_visibility,
    "join": join,
    "side": change_side,
    "seat": change_seat,
    "leave": leave,
    "end": end,
}
