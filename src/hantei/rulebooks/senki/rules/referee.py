"""The referee's free hand: figures, places, statuses, doors, marks, lines, the end; kept in the journal as a ruling.

SK-08.11: the referee may change the marks of squares in the course of a combat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

from hantei.core.agenda import after_next
from hantei.core.amending import (
    BadAmendment,
    NoRuling,
    Verbs,
    WordLists,
    apply,
    existing,
    one_more,
    one_of,
    set_value,
    whole,
)
from hantei.core.command import Example
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.scenes.muster import Seating

from ..content.records import UnitSpec
from ..content.words import MARK_WORDS, STATUS_WORDS, CheckValue, Cover, Mark, StatusId
from ..state import Cell, Fight, Status
from .fall import incapacitate
from .goals import finish
from .grid import cell, door_name, fallen, marks, named, on_board, present, squares
from .lasting import EXCLUDED, change_state
from .leaving import leave_scene, stop, take_out
from .newcomers import fighter as newcomer
from .paths import read
from .sight import line_name
from .statuses import in_water, recover, sealable
from .statuses import names as status_names

WORDS: WordLists = {"appearance_value": get_args(CheckValue)}
"""The words of the record that are for a ruling to set (SK-05.6)."""

DOORS = ("open", "half_open", "closed")
NO_RANK, MOST_RANK = 0, 99
AMENDMENTS = (
    Example(Message("sk-gm-set"), "gm set 項目 値", "gm set FIELD VALUE"),
    Example(Message("sk-gm-at"), "gm set 機体.at x,y", "gm set MACHINE.at X,Y"),
    Example(
        Message("sk-gm-status"),
        "gm status add|remove 機体 状態 [ランク|装備]",
        "gm status add|remove MACHINE STATUS [RANK|EQUIPMENT]",
    ),
    Example(
        Message("sk-gm-keep"),
        "gm keep 機体 状態|incapacitated|効果",
        "gm keep MACHINE STATUS|incapacitated|EFFECT",
    ),
    Example(Message("sk-gm-door"), "gm door 扉 open|half_open|closed", "gm door DOOR open|half_open|closed"),
    Example(Message("sk-gm-mark"), "gm mark x,y 印…", "gm mark X,Y [MARK...]"),
    Example(Message("sk-gm-line"), "gm line x,y x,y clear|partial|complete", "gm line X,Y X,Y clear|partial|complete"),
    Example(Message("sk-gm-join"), "gm join キャラクター 陣営 x,y", "gm join CHARACTER SIDE X,Y"),
    Example(Message("sk-gm-bring"), "gm bring ファイル 陣営 x,y", "gm bring FILE SIDE X,Y"),
    Example(Message("sk-gm-side"), "gm side 機体 陣営", "gm side MACHINE SIDE"),
    Example(Message("sk-gm-seat"), "gm seat 機体 席", "gm seat MACHINE SEAT"),
    Example(Message("sk-gm-leave"), "gm leave 機体", "gm leave MACHINE"),
    Example(Message("sk-gm-end"), "gm end [陣営]", "gm end [SIDE]"),
)
"""How rulings are written."""


def amend(c: Fight, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling.

    `set PATH VALUE` ("thistle.hp 12", "round 3"), `set WHO.at X,Y`, `status add WHO STATUS [RANK|EQUIPMENT]`, `status
    remove WHO STATUS`, `keep WHO STATUS|incapacitated|EFFECT`, `door DOOR open|half_open|closed`, `mark X,Y [MARK...]`,
    `line X,Y X,Y clear|partial|complete`, `join CHARACTER SIDE X,Y`, `side WHO SIDE`, `seat WHO SEAT`, `leave WHO`,
    `end [SIDE]`. Raises `BadAmendment` naming what is allowed.
    """
    apply(c, VERBS, verb, words)


def set_figure(c: Fight, path: str, text: str) -> None:
    """A figure, or where somebody stands; somebody without HP is incapacitated, somebody who has some again is not."""
    parts = path.split(".")
    parts = ["fighters", *parts] if parts[0] in c.fighters else parts
    field = parts[-1]
    one = c.fighters.get(parts[1]) if len(parts) == 3 and parts[0] == "fighters" else None
    if one is not None and field == "at":
        stand(c, parts[1], square(c, text, path, free=True))
        return
    if one is not None and field in ("x", "y"):
        raise BadAmendment("amend-path", path=path, allowed="at")
    if parts == ["attack", "damage"] and c.attack is not None and not c.attack.attribute:  # SK-13.9: not rolled yet
        raise BadAmendment("amend-path", path=path, allowed="attack.hit_total")
    before = getattr(one, field, None)
    set_value(c, parts, path, text, WORDS)
    if one is not None and before != getattr(one, field):
        settle(c, parts[1], field, path)
    last = c.scene.rounds_max - (("setup",) in c.agenda)  # a round is still to be begun
    if c.round > last:
        raise BadAmendment("amend-value", path=path, found=text, allowed=f"0 ... {last}")


def stand(c: Fight, who: str, at: str) -> None:
    """Put somebody in another square."""
    fighter = c.fighters[who]
    fighter.x, fighter.y = cell(at)
    fighter.submerged = fighter.submerged and in_water(c, who)  # SK-10.30


def settle(c: Fight, who: str, field: str, path: str) -> None:
    """Adjust other fields to a new value of one. SK-14.1, SK-14.3, SK-14.13: whoever has no HP, is shot down or dead is
    out of action; SK-10.24, SK-10.29: submerged one is in water only, and not in high mobility.
    """
    fighter, sheet = c.fighters[who], c.sheet(who)
    if field in ("hp", "en") and getattr(fighter, field) > getattr(sheet, field):
        most = getattr(sheet, field)
        raise BadAmendment("amend-value", path=path, found=str(getattr(fighter, field)), allowed=f"0 ... {most}")
    if field in ("hp", "incapacitated", "shot_down", "dead"):
        lay_low(c, who, field)
    if not present(fighter):
        take_out(c, who)
    elif fallen(fighter):
        stop(c, who)
    if field == "submerged" and fighter.submerged and not in_water(c, who):
        raise BadAmendment("amend-value", path=path, found="true", allowed="false")
    if field in EXCLUDED:
        change_state(fighter, field, getattr(fighter, field))


def lay_low(c: Fight, who: str, field: str) -> None:
    """Set HP to 0 for somebody put out of action by ruling, and to at least 1 otherwise; the dead are shot down."""
    fighter = c.fighters[who]
    if field == "dead" and not fighter.dead:
        return  # shot down all the same
    if getattr(fighter, field) if field == "hp" else not getattr(fighter, field):
        fighter.incapacitated = fighter.shot_down = fighter.dead = False
        fighter.hp = max(1, fighter.hp)
        return
    down = fighter.shot_down or fighter.dead
    incapacitate(c, Table(), who)
    fighter.shot_down, fighter.incapacitated = down, not down


def impassable(c: Fight, at: Cell) -> bool:
    """SK-08.20: nobody can enter an impassable square."""
    return "impassable" in marks(c, at)


def square(c: Fight, text: str, path: str, free: bool = False) -> str:
    """A square of the sheet; `free`: one in which the referee can put somebody (SK-08.20; SK-07.11: obstacles too)."""
    path_read = read(text) if text else None
    at = path_read[0] if path_read and len(path_read) == 1 else None
    if at is None or not on_board(c, at) or (free and impassable(c, at)):
        open_ones = [named(other) for other in squares(c) if not (free and impassable(c, other))]
        raise BadAmendment("amend-value", path=path, found=text, allowed=f"{open_ones[0]} ... {open_ones[-1]}")
    return named(at)


def change_status(c: Fight, way: str, who: str, written: str, more: str = "") -> None:
    """Put a bad status on somebody able to act (SK-14.23), whatever else makes it immune, or take it off."""
    if way not in ("add", "remove"):
        raise NoRuling
    status = STATUS_WORDS.get(written, written)
    existing([name for name, one in c.fighters.items() if way == "remove" or not fallen(one)], who)
    if way == "remove":
        recover(c, Table(), who, one_of(status_names(c, who), f"{status}:{more}" if more else status, who))
        return
    one_of(get_args(StatusId), status, who)
    fighter = c.fighters[who]
    made = Status(status, source=who, round=c.round)
    if status == "seal":
        made.equipment = one_of(sealable(c, who), more, f"{who}.seal")
    else:
        made.rank = rank_of(status, more, f"{who}.{status}")
        fighter.statuses = [found for found in fighter.statuses if found.id != status]
    fighter.statuses.append(made)


def rank_of(status: str, rank: str, path: str) -> int:
    """SK-DATA.17: corrosion has a rank, 1 or more; no other status has one."""
    if status == "corrosion":
        return whole(rank, 1, MOST_RANK, path)
    if rank:
        raise BadAmendment("amend-value", path=path, found=rank, allowed="-")
    return NO_RANK


def keep(c: Fight, who: str, what: str) -> None:
    """SK-02.8: something is not recovered at the end of combat: a bad status, incapacitation, an effect in force."""
    fighter = c.fighters[existing(list(c.fighters), who)]
    running = [running.record for running in fighter.effects]
    c.kept.setdefault(who, []).append(one_of([*get_args(StatusId), "incapacitated", *running], what, who))


def set_door(c: Fight, name: str, state: str) -> None:
    """Open or close a door, called by its two squares: "2,1|3,1"."""
    doors = [door_name(edge) for edge in c.scene.board.edges if edge.kind == "door"]
    c.doors[existing(doors, name)] = one_of(DOORS, state, name)


def set_marks(c: Fight, text: str, *written: str) -> None:
    """The marks of a square from now on; none makes it an ordinary one."""
    at = square(c, text, text)
    c.marks[at] = [one_of(get_args(Mark), MARK_WORDS.get(mark, mark), at) for mark in written]
    for who, fighter in c.fighters.items():
        fighter.submerged = fighter.submerged and in_water(c, who)  # SK-10.30


def set_line(c: Fight, first: str, *more: str) -> None:
    """SK-09.7: the game master has the last word on a line of sight between two squares: "0,0 2,0", or "0,0|2,0"."""
    *ends, cover = [*first.split("|"), *more]
    if len(ends) != 2:
        raise NoRuling
    line = "|".join(ends)
    a, b = (cell(square(c, end, line)) for end in ends)
    if a == b:  # SK-09.8
        raise NoRuling
    c.lines.pop(line_name(b, a), None)
    c.lines[line_name(a, b)] = cast(Cover, one_of(get_args(Cover), cover, line))


def join(c: Fight, record: str, side: str, text: str) -> None:
    """Somebody more takes part from now on, as its record says: for a side, in a square."""
    at = square(c, text, text, free=True)
    unit = UnitSpec(existing(list(c.records.characters), record), existing(list(c.scene.sides), side), at)
    who, number = one_more(record, c.fighters, [one.number for one in c.fighters.values() if one.character == record])
    c.fighters[who] = newcomer(c, unit, number)
    c.fighters[who].submerged = c.fighters[who].submerged and in_water(c, who)  # SK-10.29


def change_side(c: Fight, who: str, side: str) -> None:
    """Somebody is on another side from now on; who had no seat of their own is played by whoever plays that side."""
    existing(list(c.fighters), who)
    one, side = c.fighters[who], one_of(list(c.scene.sides), side, who)
    one.seat, one.side = seating(c).beyond(who, side), side


def change_seat(c: Fight, who: str, seat: str) -> None:
    """A machine is played from another seat from now on, and prepares there where that is still going on."""
    existing(list(c.fighters), who)
    one = c.fighters[who]
    one.seat = one_of(seating(c).open_to(who), seat, who)
    after_next(c, ["prepare"], ("prepare", one.seat))


def seating(c: Fight) -> Seating:
    """Who plays whom now."""
    return Seating(c.fighters, {who: one.side for who, one in c.fighters.items()}, c.scene.sides)


def leave(c: Fight, who: str) -> None:
    """Somebody is out of the scene, as after an escape."""
    leave_scene(c, existing([name for name, one in c.fighters.items() if present(one)], who))


def end(c: Fight, side: str = "") -> None:
    """The combat ends here, for a side or for nobody: an attack is still carried out, what only prepares is not."""
    c.winner = one_of(list(c.scene.sides), side, "end") if side else ""
    c.ended_by = "referee"
    if c.stage in ("combat_start", "preparation", "setup"):
        finish(c)


VERBS: Verbs = {
    "set": set_figure,
    "status": change_status,
    "keep": keep,
    "door": set_door,
    "mark": set_marks,
    "line": set_line,
    "join": join,
    "side": change_side,
    "seat": change_seat,
    "leave": leave,
    "end": end,
}
