"""Data on its way (7.1, 7.8.5): transfers that take combat turns."""

from __future__ import annotations

from hantei.core.table import Table

from ...state import Run, Transfer
from .nodes import running
from .personas import online


def begin(c: Run, table: Table, who: str, file: str) -> None:
    """SR-7.1.11: data is on its way; it takes as many combat turns as the encounter says."""
    turns = c.scene.files[file].turns
    c.transfers.append(Transfer(who, file, turns))
    table.tell("transfer", who=who, file=file, turns=turns)


def copy(c: Run, table: Table, who: str, file: str) -> None:
    """Somebody's side has the data."""
    c.files[file].copies.append(c.actors[who].side)
    table.tell("copied", who=who, file=file)


def run_transfers(c: Run, table: Table) -> None:
    """At the end of a combat turn: transfers go on while who sends is on the node; else they break off."""
    for one in list(c.transfers):
        node = c.scene.files[one.file].node
        if node not in c.actors[one.who].nodes or not online(c, one.who) or not running(c, node):
            c.transfers.remove(one)
            table.tell("transfer_stopped", who=one.who, file=one.file)
            continue
        one.turns -= 1
        if one.turns <= 0:
            c.transfers.remove(one)
            copy(c, table, one.who, one.file)
