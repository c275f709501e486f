"""The battle sheet in plain letters: marks, walls and doors, who stands where, and what a question is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hantei.core.message import Message, Sayable, Sketch

from ..content.records import Edge
from ..rules.grid import able, board_size, cell, here, marks, named, place, state_of
from ..rules.sight import sight
from ..state import Cell, Fight

UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOWER = "abcdefghijklmnpqrstuwyz"
"""Without the letters that are marks of squares."""

DIGITS = "123456789"
NONE = iter("")
NO_TAG = "?"
MORE = "&"
SIGNS = {
    "sealed": "o", "controlled": "*", "impassable": "#", "obstacle": "^", "difficult": "v", "water": "~", "escape": "x",
}  # fmt: skip
"""SK-DATA.16: the marks of squares in their plain form."""

DOORS = {"closed": "=", "half_open": "/", "open": ":"}
REACH, AIM, ACTOR = "+", "!", ">"


@dataclass
class Highlight:
    """What is marked on the sheet: squares within reach, those of targets, whose turn it is, and what these mean."""

    reach: Sequence[Cell] = field(default_factory=tuple)
    targets: Sequence[Cell] = field(default_factory=tuple)
    actor: str = ""
    reach_word: str = "reach"
    target_word: str = "target"


def tags(c: Fight) -> dict[str, str]:
    """A letter for everybody: capitals for the first side, small letters for the second, figures for a third."""
    left = dict(zip(c.scene.sides, map(iter, (UPPER, LOWER, DIGITS)), strict=False))
    return {who: next(left.get(fighter.side, NONE), NO_TAG) for who, fighter in c.fighters.items()}


def standing_at(c: Fight, at: Cell, actor: str) -> list[str]:
    """Who is drawn in a square: the one in question first, then those able to act; not those shot down."""
    there = [who for who in here(c, at) if not c.fighters[who].shot_down]
    return sorted(there, key=lambda who: (who != actor, not able(c, who)))


def content(c: Fight, at: Cell, names: dict[str, str], actor: str) -> str:
    """Two letters for a square: who stands there, else its marks; a lone machine leaves room for one mark."""
    signs = [SIGNS[mark] for mark in marks(c, at)]
    there = [names[who] for who in standing_at(c, at, actor)]
    if len(there) > 2:
        return there[0] + MORE
    shown = [*there, *signs][:2] if there else signs[:2] or ["."]
    return "".join(shown).ljust(2)


def flag(at: Cell, shown: Highlight, actor: Cell | None) -> str:
    """The sign in front of a square."""
    if at in shown.targets:
        return AIM
    if at == actor:
        return ACTOR
    return REACH if at in shown.reach else " "


def sheet(c: Fight, shown: Highlight) -> list[str]:
    """The sheet row by row, the farthest first, with the numbers of rows at the left and of columns below."""
    width, height = board_size(c)
    names = tags(c)
    walled = bool(c.scene.board.edges)
    lefts, belows = edges(c)
    actor = place(c, shown.actor) if shown.actor in c.fighters else None
    rows = []
    for y in reversed(range(height)):
        line = ""
        for x in range(width):
            line += (lefts.get((x, y), " ") if walled else "") + flag((x, y), shown, actor)
            line += content(c, (x, y), names, shown.actor)
        rows.append(f"{y:>2} {line}".rstrip())
        if any(at[1] == y for at in belows):
            rows.append(("   " + "".join(" " + belows.get((x, y), "   ") for x in range(width))).rstrip())
    step = 4 if walled else 3
    rows.append(("   " + "".join(f"{x:>{step - 1}} " for x in range(width))).rstrip())
    return rows


def edges(c: Fight) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Walls and doors: the sign at the left of a square, and the one below it."""
    lefts, belows = {}, {}
    for entry in c.scene.board.edges:
        first, second = sorted(map(cell, entry.between))
        sign = sign_of(c, entry)
        if first[1] == second[1]:
            lefts[second] = sign or "|"
        else:
            belows[second] = f"[{sign}]" if sign else "---"
    return lefts, belows


def sign_of(c: Fight, entry: Edge) -> str:
    """The sign of a door as it stands; a wall has none of its own."""
    return "" if entry.kind == "wall" else DOORS[state_of(c, entry)]


# In words


def map_lines(c: Fight, shown: Highlight) -> list[Message | Sketch]:
    """The sheet with the meaning of its signs, lines of sight that were ruled, and who stands in crowded squares."""
    return [Sketch(lambda: drawing(c, shown)), *ruled_lines(c), Sketch(lambda: crowds(c))]


def drawing(c: Fight, shown: Highlight) -> list[Message]:
    """The sheet (one message of several lines), and the meaning of its signs."""
    signs = legend(c, shown)
    lines = [Message("sk-map-signs", {"signs": signs})] if signs else []
    return [Message("sk-map", {"rows": "\n".join(sheet(c, shown))}), *lines]


def ruled_lines(c: Fight) -> list[Message]:
    """SK-09.7: the lines of sight of which the game master has ruled otherwise than the sheet may show."""
    found = []
    for name in {**c.scene.board.lines, **c.lines}:
        a, b = name.split("|")
        cover = Message(f"sk-line-{sight(c, cell(a), cell(b))}")
        found.append(Message("sk-map-line", {"a": a, "b": b, "cover": cover}))
    return found


def legend(c: Fight, shown: Highlight) -> list[Message]:
    """What the signs on this sheet mean; only those that occur."""
    width, height = board_size(c)
    found = [mark for x in range(width) for y in range(height) for mark in marks(c, (x, y))]
    lines = [sign(SIGNS[mark], Message(f"sk-mark-{mark}")) for mark in SIGNS if mark in found]
    walls = [entry for entry in c.scene.board.edges if entry.kind == "wall"]
    if walls:
        lines.append(sign("| ---", Message("sk-sign-wall")))
    states = [state_of(c, entry) for entry in c.scene.board.edges if entry.kind == "door"]
    lines += [sign(DOORS[state], Message(f"sk-sign-door-{state}")) for state in DOORS if state in states]
    if shown.actor in c.fighters:
        lines.append(sign(ACTOR, Message("sk-sign-actor")))
    if shown.reach:
        lines.append(sign(REACH, Message(f"sk-sign-{shown.reach_word}")))
    if shown.targets:
        lines.append(sign(AIM, Message(f"sk-sign-{shown.target_word}")))
    if crowds(c):
        lines.append(sign(MORE, Message("sk-sign-more")))
    return lines


def sign(letter: str, meaning: Sayable) -> Message:
    """A sign and what it means."""
    return Message("sk-sign", {"sign": letter, "meaning": meaning})


def crowds(c: Fight) -> list[Message]:
    """Who stands in squares with more than two, by letter."""
    names = tags(c)
    lines: list[Message] = []
    for at in sorted(places(c), key=lambda at: (at[1], at[0])):
        there = [names[who] for who in standing_at(c, at, "")]
        if len(there) > 2:
            lines.append(Message("sk-map-crowd", {"square": named(at), "tags": " ".join(there)}))
    return lines


def places(c: Fight) -> Iterable[Cell]:
    """Every square in which anybody stands."""
    return dict.fromkeys(place(c, who) for who in c.fighters)
