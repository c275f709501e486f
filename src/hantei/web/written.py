"""The log of a table as the store keeps it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from hantei.telling.lines import Told, line_data

from .store import Db

WRITTEN = json.JSONEncoder(ensure_ascii=False)
"""Writes the lines of the log; one made anew for every line would take as long as the line itself."""


@dataclass(frozen=True)
class PlacedLine:
    """A line of the log at its place in it, and the moves made by then (-1: it is no place to go back to)."""

    number: int
    moves: int
    told: Told


def write_lines(db: Db, table: str, lines: Sequence[PlacedLine]) -> None:
    """Add lines to the log of a table."""
    rows = [(table, one.number, one.moves, WRITTEN.encode(line_data(one.told))) for one in lines]
    db.executemany("INSERT INTO told (tab, number, moves, line) VALUES (?, ?, ?, ?)", rows)
