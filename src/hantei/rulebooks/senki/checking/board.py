"""Faults of the battle sheet: rows, marks, squares, walls and doors, lines of sight."""

from __future__ import annotations

from hantei.scenes.faults import Faults, error, warning

from ..rules.grid import MARKS
from .facts import Facts, apart, named


def board_faults(facts: Facts) -> Faults:
    """Rows of one length with known marks; everything else in squares that are there."""
    board = facts.encounter.board
    yield from row_faults(facts)
    for square in board.second:
        yield from facts.square(f"board/second/{square}", square)
    for square, side in board.hindered.items():
        yield from facts.square(f"board/hindered/{square}", square)
        yield from named(f"board/hindered/{square}", "side", side, facts.encounter.sides)
    if board.controlled_by:
        yield from named("board/controlled_by", "side", board.controlled_by, facts.encounter.sides)
        if facts.sheet and not facts.squares_marked("controlled"):
            yield warning("board/controlled_by", "sk-fault-nothing-controlled")
    yield from edge_faults(facts)
    yield from line_faults(facts)


def row_faults(facts: Facts) -> Faults:
    """The rows of the sheet."""
    rows = facts.encounter.board.rows
    if not rows or not rows[0]:
        yield error("board/rows", "sk-fault-no-squares")
        return
    for i, row in enumerate(rows):
        if len(row) != len(rows[0]):
            yield error(f"board/rows/{i}", "sk-fault-row-length", found=len(row), first=len(rows[0]))
        for mark in dict.fromkeys(mark for mark in row if mark not in MARKS):
            yield error(f"board/rows/{i}", "sk-fault-mark", found=mark, allowed=" ".join(MARKS))


def edge_faults(facts: Facts) -> Faults:
    """Walls and doors lie between two neighbouring squares (SK-DATA.15), one at a time."""
    seen: list[list[str]] = []
    for i, edge in enumerate(facts.encounter.board.edges):
        path = f"board/edges/{i}"
        wrong = [fault for square in edge.between for fault in facts.square(f"{path}/between", square)]
        yield from wrong
        if wrong:
            continue
        if apart(*edge.between) != 1:
            yield error(f"{path}/between", "sk-fault-not-neighbours", a=edge.between[0], b=edge.between[1])
        if sorted(edge.between) in seen:
            yield error(f"{path}/between", "sk-fault-edge-twice", a=edge.between[0], b=edge.between[1])
        seen.append(sorted(edge.between))
        if edge.kind == "wall" and edge.state != "closed":
            yield warning(f"{path}/state", "sk-fault-wall-state")


def line_faults(facts: Facts) -> Faults:
    """A line of sight by ruling lies between two squares (SK-09.7), and is the same both ways (SK-09.16)."""
    seen: list[list[str]] = []
    for name in facts.encounter.board.lines:
        path = f"board/lines/{name}"
        ends = name.split("|")
        if len(ends) != 2 or ends[0] == ends[1]:
            yield error(path, "sk-fault-line-form", found=name)
            continue
        for square in ends:
            yield from facts.square(path, square)
        if sorted(ends) in seen:
            yield error(path, "sk-fault-line-twice", a=ends[0], b=ends[1])
        seen.append(sorted(ends))
