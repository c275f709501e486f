"""Bare questions that cases may put to the phases of a battle: figures, ends, the end of a scene or scenario."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.scenes.giving import known

from ..rules import possession, supply
from ..rules.goals import finding
from ..rules.precedence import score
from ..state import Fight


def ask_initiative(c: Fight, table: Table, who: str) -> None:
    """WA-05.3: the 先制値 of somebody now."""
    found = score(c, known("initiative.who", who, c.fighters))
    table.tell("score", found, who=who, score=found.value)


def ask_end(c: Fight, table: Table, over: int = -1) -> None:
    """WA-09.5: what ends the battle now; `over`: how many rounds are over, this one included unless given."""
    result, by = finding(c, c.round if over < 0 else over)
    table.tell("judged", result=result, by=by)


def bar(c: Fight, table: Table, possessions: list[str]) -> None:
    """WA-06.42: the game master bars possessions."""
    possession.bar(c, table, possessions)


def lose_supply(c: Fight, table: Table, who: str) -> None:
    """WA-17.7: the game master ends somebody's supplied state."""
    supply.lose(c, table, known("lose_supply.who", who, c.fighters))


def scenario_end(c: Fight, table: Table) -> None:
    """WA-18.18: the scenario ends; everybody is supplied again."""
    for who in c.fighters:
        supply.restore(c, table, who)


PROCEDURES: dict[str, Callable[..., None]] = {
    "score": ask_initiative,
    "judged": ask_end,
    "bar": bar,
    "lose_supply": lose_supply,
    "scenario_end": scenario_end,
}
"""What `run` of a case may name besides beats."""
