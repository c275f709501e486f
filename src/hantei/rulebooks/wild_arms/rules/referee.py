"""The referee's free hand: figures, harm, statuses, possessions, supply, who takes part, the end; kept as a ruling.

No dice fall for a ruling itself; what the rules make of it, such as a survival check (WA-18.9), follows at once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import get_args

from hantei.core.amending import BadAmendment, NoRuling, Verbs, apply, existing, one_of, set_value, whole
from hantei.core.command import Example
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.scenes.muster import Seating

from ..content.records import CRESTS, POSSESSIONS, WANDERER_SET, Ending, Move, UnitSpec, Until
from ..state import HARM, Fight, Held
from . import goals, harm, possession, statuses, supply
from .leaving import leave_battle
from .newcomers import fighter, names
from .people import arm, has, has_hp, most_hp, participants
from .set_up import carried

FIELDS = (
    "hp", "fp", "initiative", "arms", "in_use", "disarmed", "items", "guards", "lean", "supported", "acted", "waited",
    "used",
)  # fmt: skip
"""What can be set of somebody."""

CLOCK = ("round", "charges", "distance")
"""What can be set of the battle."""

MOST = 999
"""The most of anything, and the last round where the encounter has none."""

LASTING = ("sight_impaired", "cowed", "awakened")
"""Statuses that have a source."""

GIVEN = ("sight_impaired", "cowed")
"""WA-18.20, WA-18.28: statuses that a scene gives."""

AMENDMENTS = (
    Example(Message("wa-gm-set"), "gm set 項目 値", "gm set FIELD VALUE"),
    Example(
        Message("wa-gm-status"),
        "gm status give|remove 人物 状態 [期間] [解除]",
        "gm status give|remove WHO STATUS [UNTIL] [ENDING]",
    ),
    Example(
        Message("wa-gm-possession"),
        "gm possession 人物 ポゼッション|none [クレスト]",
        "gm possession WHO POSSESSION|none [CREST]",
    ),
    Example(Message("wa-gm-bar"), "gm bar|unbar ポゼッション", "gm bar|unbar POSSESSION"),
    Example(Message("wa-gm-move"), "gm move 人物 ムーブ|none", "gm move WHO MOVE|none"),
    Example(Message("wa-gm-scene"), "gm scene give|remove 状態 [解除]", "gm scene give|remove STATUS [ENDING]"),
    Example(Message("wa-gm-supply"), "gm supply end|restore 人物", "gm supply end|restore WHO"),
    Example(Message("wa-gm-join"), "gm join キャラクター 陣営", "gm join CHARACTER FACTION"),
    Example(Message("wa-gm-bring"), "gm bring ファイル 陣営", "gm bring FILE FACTION"),
    Example(Message("wa-gm-side"), "gm side 人物 陣営", "gm side WHO FACTION"),
    Example(Message("wa-gm-seat"), "gm seat 人物 席", "gm seat WHO SEAT"),
    Example(Message("wa-gm-withdraw"), "gm withdraw 人物", "gm withdraw WHO"),
    Example(Message("wa-gm-task"), "gm task 課題 陣営|none", "gm task TASK FACTION|none"),
    Example(Message("wa-gm-end"), "gm end victory|defeat|neither", "gm end victory|defeat|neither"),
)
"""How rulings are written."""


def amend(c: Fight, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling.

    `set PATH VALUE` ("reno.fp 3", "reno.arms.dust_devil 0", "round 3"), `status give|remove WHO STATUS [UNTIL]
    [ENDING]`, `possession WHO POSSESSION|none [CREST]`, `bar POSSESSION`, `unbar POSSESSION`, `move WHO MOVE|none`,
    `scene give|remove STATUS [ENDING]`, `supply end|restore WHO`, `join CHARACTER FACTION`, `side WHO FACTION`,
    `withdraw WHO`, `task TASK FACTION|none`, `end RESULT`. Raises `BadAmendment` naming what is allowed.
    """
    apply(c, VERBS, verb, words)


def person(c: Fight, who: str) -> str:
    """Somebody of the battle."""
    return existing(list(c.fighters), who)


# set


def set_figure(c: Fight, path: str, text: str) -> None:
    """A figure or state of somebody, or of the battle."""
    parts = path.removeprefix("fighters.").split(".")
    if parts[0] in CLOCK:
        set_clock(c, parts, path, text)
        return
    if parts[0] not in c.fighters:
        raise BadAmendment("amend-path", path=parts[0], allowed=[*c.fighters, *CLOCK])
    field = parts[1] if len(parts) > 1 else ""
    if field not in FIELDS:
        raise BadAmendment("amend-path", path=path, allowed=[*FIELDS])
    if len(parts) == 2 and field == "hp":
        set_hp(c, parts[0], text, path)
    elif len(parts) == 2 and field == "initiative":
        c.fighters[parts[0]].initiative = whole(text, -MOST, MOST, path)
    else:
        set_plain(c, parts, path, text)


def set_clock(c: Fight, parts: list[str], path: str, text: str) -> None:
    """The round, none of which comes after the last, or the figures of a sniping battle (WA-21.14)."""
    last = (c.scene.rounds_max or MOST) - (("round",) in c.agenda)  # a round is still to be begun
    low, high = {"round": (0, last), "charges": (0, MOST), "distance": (1, 20)}[parts[0]]
    if len(parts) > 1 or (parts[0] != "round" and not c.sniping):
        raise BadAmendment("amend-path", path=path, allowed="round")
    setattr(c, parts[0], whole(text, low, high, path))


def set_hp(c: Fight, who: str, text: str, path: str) -> None:
    """WA-14.7: HP up to the maximum; what follows from losing or regaining them is as ever."""
    if not has_hp(c, who):
        raise BadAmendment("amend-path", path=path, allowed=[name for name in FIELDS if name != "hp"])
    low = 0 if c.rulings["hp_below_zero"] == "stops_at_zero" else -MOST
    now = c.fighters[who].hp
    new = whole(text, low, most_hp(c, who), path)
    if new > now:
        harm.regain(c, Table(), who, new - now)
    else:
        harm.lose(c, Table(), who, now - new)


def set_plain(c: Fight, parts: list[str], path: str, text: str) -> None:
    """A state, or what somebody has: no more than fits; the wanderer set comes and goes with supply (WA-17.3)."""
    who, field = parts[:2]
    one, name = c.fighters[who], parts[2] if len(parts) == 3 else ""
    if field == "items":
        place_of([item for item in c.records.items if item != WANDERER_SET], name, path)
        one.items[name] = whole(text, 0, MOST, path)
        one.worn.pop(name, None)
        return
    most = {"fp": max(one.fp, c.sheet(who).fp), "lean": possession.LEAN_GUARD}.get(field, MOST)
    if field == "arms":
        holding = {each: capacity for each in one.arms if (capacity := arm(c, who, each).capacity) is not None}
        most = holding[place_of(holding, name, path)]
    if text.lstrip("-").isdecimal():
        whole(text, 0, most, path)
    if field == "in_use":
        one_of(carried(c, who), text, path)
    set_value(c, ["fighters", *parts], path, text, {"in_use": ()})


def place_of(allowed: Collection[str], name: str, path: str) -> str:
    """The last part of a path, which must be one of those allowed."""
    if name not in allowed:
        raise BadAmendment("amend-path", path=path, allowed=[*allowed] or "-")
    return name


# Statuses


def change_status(c: Fight, way: str, who: str, status: str, until: str = "", ending: str = "minor") -> None:
    """WA-17.8, WA-18.20, WA-18.28: give or take a status; of sight impairment the referee says how it ends (WA-18.23).

    Who gets the death state checks survival (WA-18.9); nothing takes it from whoever has failed (WA-18.11).
    """
    if way not in ("give", "remove"):
        raise NoRuling
    one = c.fighters[person(c, who)]
    one_of([*HARM, *LASTING], status, who)
    if way == "give":
        until = one_of(get_args(Until), until, who) if until else statuses.usual_until(c, status)
        statuses.give(c, Table(), who, status, "referee", until, one_of(get_args(Ending), ending, who))
        return
    if until:
        raise NoRuling
    one_of([name for name in (*HARM, *LASTING) if removable(c, who, name)], status, who)
    if status in HARM:
        harm.cure(c, Table(), who, status)
    else:
        statuses.remove(c, Table(), who, [found for found in one.statuses if found.status == status])


def removable(c: Fight, who: str, status: str) -> bool:
    """Whether somebody has a status that can be taken; WA-18.11: of harm none from whoever has failed to survive."""
    one = c.fighters[who]
    return has(one, status) if status in LASTING else getattr(one, status) and not one.doomed


def change_scene(c: Fight, way: str, status: str, ending: str = "") -> None:
    """WA-18.20, WA-18.28: the scene gives everybody a status from now on, or does so no longer."""
    if way not in ("give", "remove") or (way == "remove" and ending):
        raise NoRuling
    one_of(GIVEN, status, "scene")
    c.scene_statuses = [held for held in c.scene_statuses if held.status != status]
    if way == "remove":
        for who, one in c.fighters.items():
            ended = [held for held in one.statuses if (held.status, held.source) == (status, "scene")]
            statuses.remove(c, Table(), who, ended)
        return
    ending = one_of(get_args(Ending), ending or "none", "scene")
    c.scene_statuses.append(Held(status, "scene", "scene", ending))
    for who in participants(c):
        statuses.give(c, Table(), who, status, "scene", "scene", ending)


def change_supply(c: Fight, way: str, who: str) -> None:
    """WA-17.7, WA-18.18: somebody loses the supplied state, or has it again."""
    if way not in ("end", "restore"):
        raise NoRuling
    ways = {"end": supply.supplied(c, person(c, who)), "restore": has(c.fighters[who], "unsupplied")}
    one_of([name for name, possible in ways.items() if possible], way, who)
    (supply.lose if way == "end" else supply.restore)(c, Table(), who)


# Possessions and moves


def set_possession(c: Fight, who: str, name: str, crest: str = "") -> None:
    """WA-06.42: somebody holds another possession from now on, or none."""
    one_of([*POSSESSIONS, "none"], name, person(c, who))
    if crest and name != "draw_crest":
        raise NoRuling
    drawn = one_of(CRESTS, crest, who) if name == "draw_crest" else ""
    possession.take(c, Table(), who, "" if name == "none" else name, drawn)


def bar(c: Fight, name: str) -> None:
    """WA-06.41, WA-06.42: a possession cannot be chosen here from now on."""
    possession.bar(c, Table(), [one_of([name for name in POSSESSIONS if name not in c.barred], name, "bar")])


def unbar(c: Fight, name: str) -> None:
    """WA-06.41: a possession can be chosen here again."""
    possession.unbar(c, Table(), [one_of(c.barred, name, "unbar")])


def set_move(c: Fight, who: str, move: str) -> None:
    """WA-21.7: somebody breaks ranks in a sniping battle, or falls in again."""
    c.fighters[person(c, who)].move = "" if one_of([*get_args(Move), "none"], move, who) == "none" else move


# Who takes part, what is done, the end


def join(c: Fight, character: str, faction: str) -> None:
    """WA-09.4: somebody more is declared in the next clean-up, and takes part from the set-up after it."""
    one_of(list(c.records.characters), character, "join")
    one_of(list(c.factions), faction, character)
    number = next(n for n in range(1, MOST) if f"{character}-{n}" not in c.fighters)
    unit = UnitSpec(character, faction, arrives=max(1, c.round))
    c.fighters[f"{character}-{number}"] = fighter(c, unit, number)
    c.names = names(c)


def change_side(c: Fight, who: str, faction: str) -> None:
    """Somebody is of another faction from now on; who had no seat of their own is played by whoever plays that one."""
    one_of(participants(c), who, "side")
    one, faction = c.fighters[who], one_of(list(c.factions), faction, who)
    one.seat, one.faction = seating(c).beyond(who, faction), faction
    c.names = names(c)


def change_seat(c: Fight, who: str, seat: str) -> None:
    """Somebody is played from another seat from now on."""
    one_of(participants(c), who, "seat")
    one = c.fighters[who]
    one.seat = one_of(seating(c).open_to(who), seat, who)


def seating(c: Fight) -> Seating:
    """Who plays whom now."""
    return Seating(c.fighters, {who: one.faction for who, one in c.fighters.items()}, c.scene.factions)


def withdraw(c: Fight, who: str) -> None:
    """WA-09.3: somebody is out of the battle at once, and whatever was to come of it."""
    leave_battle(c, one_of(participants(c), who, "withdraw"))


def set_task(c: Fight, task: str, faction: str) -> None:
    """WA-11.14: something is done, by a faction, or undone; what it does to people is for further rulings."""
    one_of(list(c.scene.tasks), task, "task")
    if one_of([*c.factions, "none"], faction, task) == "none":
        c.tasks.pop(task, None)
    else:
        c.tasks[task] = faction
        possession.unbar(c, Table(), c.scene.tasks[task].opens)


def end(c: Fight, result: str) -> None:
    """WA-09.6: the game master calls the end early; the end phase follows."""
    if c.result:
        raise BadAmendment("amend-value", path="end", found=result, allowed="-")
    goals.end(c, Table(), one_of(goals.RESULTS, result, "end"), "referee")


VERBS: Verbs = {
    "set": set_figure,
    "status": change_status,
    "possession": set_possession,
    "bar": bar,
    "unbar": unbar,
    "move": set_move,
    "scene": change_scene,
    "supply": change_supply,
    "join": join,
    "side": change_side,
    "seat": change_seat,
    "withdraw": withdraw,
    "task": set_task,
    "end": end,
}
