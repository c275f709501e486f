"""The field as a board, and in letters."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.board import Board, Feature, Grid, Look, Piece, Pointable, Shade, Tone, counter_numbers
from hantei.core.decision import Choice, Decision
from hantei.core.message import Message

from ..rules.field import REEDS, ROCK, burning, distance, named, place, size, ways
from ..state import Game
from .names import keeper_name

LOOKS: dict[str, tuple[Look, str]] = {ROCK: ("shut", "kg-mark-rock"), REEDS: ("cover", "kg-mark-reeds")}
"""How marks of squares are drawn, and what they are called (KG-D.2)."""


def boards(c: Game, seat: str, decision: Decision | None) -> list[Board]:
    """The field; every seat sees all of it."""
    tags, sides = counter_numbers({who: keeper.side for who, keeper in c.keepers.items()}), list(c.scene.sides)
    columns, rows = size(c)
    features = {}
    for y in range(rows):
        for x in range(columns):
            mark = c.scene.rows[-1 - y][x]
            if mark in LOOKS:
                look, name = LOOKS[mark]
                features[named((x, y))] = [Feature(look, Message(name))]
    pieces = [
        Piece(
            id=who,
            tag=tags[who],
            name=keeper_name(c, who),
            side=sides.index(keeper.side),
            at=keeper.at,
            acting=who == c.current,
            notes=notes(c, who),
        )
        for who, keeper in c.keepers.items()
        if burning(c, who)
    ]
    return [
        Grid(
            title=Message("kg-board"),
            size=(columns, rows),
            pieces=pieces,
            features=features,
            shades=shades(c, decision),
            offers=offers(c, decision),
        )
    ]


def notes(c: Game, who: str) -> list[Message]:
    """How somebody is."""
    keeper = c.keepers[who]
    found = [Message("kg-note-embers", {"n": keeper.embers})]
    return [*found, *(Message(f"kg-note-{name}") for name in ("banked", "dazzled") if getattr(keeper, name))]


def shades(c: Game, decision: Decision | None) -> list[Shade]:
    """KG-2.1, KG-3.1: squares in reach of a move; and those that fire reaches, while a target is chosen."""
    if not isinstance(decision, Choice) or decision.kind not in ("move", "target"):
        return []
    if decision.kind == "move":
        return [Shade("reach", Message("kg-shade-move"), list(decision.options))]
    who = str(decision.about["who"])
    columns, rows = size(c)
    here, reach = place(c, who), c.record(who).reach
    near = [named((x, y)) for y in range(rows) for x in range(columns) if 0 < distance(here, (x, y)) <= reach]
    tone: Tone = "range"
    return [Shade(tone, Message("kg-shade-reach"), near)]


def offers(c: Game, decision: Decision | None) -> list[Pointable]:
    """Answers that can be pointed at: squares to go to, and whom to strike."""
    if not isinstance(decision, Choice):
        return []
    if decision.kind == "move":
        who = str(decision.about["who"])
        found, start = ways(c, who), c.keepers[who].at
        return [Pointable(at, at=at, way=[start, *found[at].split()]) for at in decision.options if at in found]
    if decision.kind == "target":
        return [Pointable(who, at=c.keepers[who].at, piece=who) for who in decision.options]
    return []


def drawing(c: Game) -> Sequence[Message]:
    """The field in letters: the farthest row first, and who is who."""
    letters = dict(zip(c.keepers, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", strict=False))
    standing = {place(c, who): letters.get(who, "?") for who in c.keepers if burning(c, who)}
    columns, rows = size(c)
    lines = []
    for y in reversed(range(rows)):
        row = " ".join(standing.get((x, y), c.scene.rows[-1 - y][x]) for x in range(columns))
        lines.append(Message("kg-row", {"y": y, "row": row}))
    lines.append(Message("kg-row", {"y": " ", "row": " ".join(str(x) for x in range(columns))}))
    people = [
        Message("kg-letter", {"letter": letters.get(who, "?"), "who": keeper_name(c, who)})
        for who in c.keepers
        if burning(c, who)
    ]
    return [*lines, Message("kg-legend", {"people": people})]
