"""The referee's free hand: figures, places, statuses, doors, marks, lines, the end; kept in the journal as a ruling.

SK-08.11: the referee may change the marks of squares in the course of a combat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast, get_args

from hantei.core.amending import Words, one_of, set_value
from hantei.core.rulebook import BadSetup
from hantei.core.table import Table

from .content import MARK_WORDS, STATUS_WORDS, CheckValue, Cover, Mark, StatusId
from .fall import incapacitate
from .grid import cell, door_name, impassable, named, on_board, squares
from .moves import read
from .sight import line_name
from .state import Fight, Status
from .statuses import names as status_names
from .statuses import recover, sealable

WORDS: Words = {"appearance_value": get_args(CheckValue)}
"""The words of the record that are for a ruling to set (SK-05.6)."""

DOORS = ("open", "half_open", "closed")
MOST_RANK = 99


def amend(c: Fight, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling.

    `set PATH VALUE` ("thistle.hp 12", "round 3"), `set WHO.at X,Y`, `status add WHO STATUS [RANK|EQUIPMENT]`, `status
    remove WHO STATUS`, `keep WHO STATUS|incapacitated|EFFECT`, `door DOOR open|half_open|closed`, `mark X,Y [MARK...]`,
    `line X,Y|X,Y clear|partial|complete`, `end [SIDE]`. Raises `BadSetup` naming what is allowed.
    """
    rule = VERBS.get(verb)
    if rule is None or not rule(c, list(words)):
        raise BadSetup("sk-amend-usage", given=" ".join([verb, *words]))


def set_figure(c: Fight, words: list[str]) -> bool:
    """A figure, or where somebody stands; who has no HP left is incapacitated, who has some again is not."""
    if len(words) != 2:
        return False
    path, text = words
    parts = path.split(".")
    parts = ["fighters", *parts] if parts[0] in c.fighters else parts
    field = parts[-1]
    if len(parts) == 3 and parts[0] == "fighters" and parts[1] in c.fighters:
        if field == "at":
            stand(c, parts[1], square(c, text, path, free=True))
            return True
        if field in ("x", "y"):
            raise BadSetup("amend-path", path=path, allowed="at")
    set_value(c, parts, path, text, WORDS)
    if parts[0] == "fighters" and field == "hp":
        settle(c, parts[1])
    return True


def stand(c: Fight, who: str, at: str) -> None:
    """Somebody stands in another square."""
    fighter = c.fighters[who]
    fighter.x, fighter.y = cell(at)


def settle(c: Fight, who: str) -> None:
    """Whether somebody can act, by the HP it has now."""
    fighter = c.fighters[who]
    if fighter.hp > 0:
        fighter.incapacitated = False
    elif not fighter.shot_down:
        incapacitate(c, Table(), who)


def square(c: Fight, text: str, path: str, free: bool = False) -> str:
    """A square of the sheet; `free`: one in which the referee can put somebody (SK-08.20; SK-07.11: obstacles too)."""
    path_read = read(text) if text else None
    at = path_read[0] if path_read and len(path_read) == 1 else None
    if at is None or not on_board(c, at) or (free and impassable(c, at)):
        open_ones = [named(other) for other in squares(c) if not (free and impassable(c, other))]
        raise BadSetup("amend-value", path=path, found=text, allowed=f"{open_ones[0]} ... {open_ones[-1]}")
    return named(at)


def change_status(c: Fight, words: list[str]) -> bool:
    """Put a bad status on somebody, whatever makes it immune, or take it off."""
    if len(words) not in (3, 4) or words[0] not in ("add", "remove"):
        return False
    way, who, written, *more = words
    status = STATUS_WORDS.get(written, written)
    one_of(list(c.fighters), who, who)
    if way == "remove":
        recover(c, Table(), who, one_of(status_names(c, who), ":".join([status, *more]), who))
        return True
    one_of(get_args(StatusId), status, who)
    fighter = c.fighters[who]
    made = Status(status, source=who, round=c.round)
    if status == "seal":
        made.equipment = one_of(sealable(c, who), more[0] if more else "", f"{who}.seal")
    else:
        made.rank = rank_of(status, more, f"{who}.{status}")
        fighter.statuses = [found for found in fighter.statuses if found.id != status]
    fighter.statuses.append(made)
    return True


def rank_of(status: str, words: list[str], path: str) -> int:
    """SK-DATA.17: corrosion has a rank, 1 or more; no other status has one."""
    rank = words[0] if words else ""
    if status != "corrosion":
        if rank:
            raise BadSetup("amend-value", path=path, found=rank, allowed="-")
        return 0
    if not (rank.isascii() and rank.isdecimal() and 1 <= int(rank) <= MOST_RANK):
        raise BadSetup("amend-value", path=path, found=rank, allowed=f"1 ... {MOST_RANK}")
    return int(rank)


def keep(c: Fight, words: list[str]) -> bool:
    """SK-02.8: something is not recovered at the end of combat: a bad status, incapacitation, an effect in force."""
    if len(words) != 2:
        return False
    who, what = words
    fighter = c.fighters[one_of(list(c.fighters), who, who)]
    running = [running.record for running in fighter.effects]
    c.kept.setdefault(who, []).append(one_of([*get_args(StatusId), "incapacitated", *running], what, who))
    return True


def set_door(c: Fight, words: list[str]) -> bool:
    """Open or close a door, called by its two squares: "2,1|3,1"."""
    if len(words) != 2:
        return False
    doors = [door_name(edge) for edge in c.scene.board.edges if edge.kind == "door"]
    name, state = words
    c.doors[one_of(doors, name, name)] = one_of(DOORS, state, name)
    return True


def set_marks(c: Fight, words: list[str]) -> bool:
    """The marks of a square from now on; none makes it an ordinary one."""
    if not words:
        return False
    at = square(c, words[0], words[0])
    c.marks[at] = [one_of(get_args(Mark), MARK_WORDS.get(mark, mark), at) for mark in words[1:]]
    return True


def set_line(c: Fight, words: list[str]) -> bool:
    """SK-09.7: the game master has the last word on a line of sight, called by its two squares: "0,0|2,0"."""
    if len(words) != 2 or words[0].count("|") != 1:
        return False
    line, cover = words
    a, b = (cell(square(c, end, line)) for end in line.split("|"))
    if a == b:  # SK-09.8
        return False
    c.lines.pop(line_name(b, a), None)
    c.lines[line_name(a, b)] = cast(Cover, one_of(get_args(Cover), cover, line))
    return True


def end(c: Fight, words: list[str]) -> bool:
    """The combat ends here, for a side or for nobody."""
    if len(words) > 1:
        return False
    c.winner = one_of(list(c.scene.sides), words[0], "end") if words else ""
    c.ended_by = "referee"
    return True


VERBS: dict[str, Callable[[Fight, list[str]], bool]] = {
    "set": set_figure,
    "status": change_status,
    "keep": keep,
    "door": set_door,
    "mark": set_marks,
    "line": set_line,
    "end": end,
}
