"""The reasons of a number on the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hantei.core.tally import Step
from hantei.telling import Teller, title_of, total

from .columns import table


def reasons_table(teller: Teller, state: Any, steps: Sequence[Step]) -> Iterator[str]:
    """The steps of a tally, one a line, each with its clause and the clause's title, and the number they lead to."""
    rows = [(figure, label, clause, title_of(teller, clause)) for figure, label, clause in teller.reasons(state, steps)]
    return table([*rows, (f"= {total(steps)}", "", "", "")])
