"""A rule may ask everybody of whom nobody is left: no table keeps anything of that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hantei.cases.format import Case
from hantei.cases.table import CaseTable
from hantei.core.agenda import Beats
from hantei.core.decision import Answer, Choice, Decision, Position
from hantei.core.table import Live, Table, Witness
from hantei.core.text import Text
from hantei.lab.counting import CountingTable
from hantei.play import ThrowLine
from hantei.play.script import ScriptTable
from hantei.policies.ahead import Ahead, Imagined
from tests.toy import D6, SETUP, TOY, Toy

STATE: Toy = TOY.start(SETUP)


def imagined() -> Imagined:
    asked = Choice("red", "aim", "toy-4", ["high", "low"])
    asked.position = Position(STATE, (3,))
    table = Imagined(Ahead(TOY, asked, Random(0)), "high", lambda state, decision: "high", 0)
    table.starting(STATE)
    return table


TABLES: dict[type[Table], Callable[[], Table]] = {
    Live: lambda: Live(Random(0)),
    Witness: lambda: Witness(Live(Random(0))),
    ScriptTable: lambda: ScriptTable([ThrowLine("1d6", "first", (3,))], 0),
    CountingTable: lambda: CountingTable(TOY, {}, lambda count: True, [ThrowLine("1d6", "first", (3,))]),
    Imagined: imagined,
    CaseTable: lambda: CaseTable(Case("one", ("toy-1",), Text("例", "an example"))),
}


def below(kind: type[Table]) -> Iterator[type[Table]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def kept(table: Table) -> dict[str, Any]:
    return {name: copy(value) for name, value in vars(table).items() if isinstance(value, int | list | tuple | dict)}


def test_these_are_all_tables_that_ask() -> None:
    asking = {one for one in below(Table) if one.__module__.startswith("hantei.") and "ask_all" in vars(one)}
    assert asking == set(TABLES)


@pytest.mark.parametrize("kind", TABLES, ids=lambda kind: kind.__name__)
def test_a_table_keeps_nothing_of_what_nobody_is_asked(kind: type[Table]) -> None:
    table = TABLES[kind]()
    before = kept(table)
    assert table.ask_all([]) == []
    assert table.ask_each({}) == {}
    assert kept(table) == before


def test_whoever_looks_ahead_finds_the_way_past_what_nobody_was_asked() -> None:
    beats, seen = Beats(), list[Decision]()

    @beats("volley", "toy-4")
    def volley(state: Toy, table: Table) -> None:
        table.ask_each({})
        state.crews["red"].ammo = table.roll(D6, "first")
        table.ask_all([])
        table.choose(Choice("red", "aim", "toy-4", ["high", "low"]))

    def high(decision: Decision) -> Answer:
        seen.append(decision)
        return "high"

    state = replace(TOY.start(SETUP), agenda=[("volley",)])
    beats.step(state, Witness(Live(Random(1), {"red": high})))
    assert seen[0].position is not None
    assert seen[0].position.done == (state.crews["red"].ammo,)
    ahead = Ahead(replace(TOY, beats=beats), seen[0], Random(2))
    ahead.future("high", lambda state, decision: "high", 0, 1)  # no `Astray`
