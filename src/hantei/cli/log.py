"""Shows the reasons of a number on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei.core.message import Message
from hantei.core.tally import Step
from hantei.telling import Teller, title_of

from .columns import table


def reasons_table(teller: Teller, state: Any, steps: Sequence[Step], total: Message) -> list[str]:
    """Lay out the steps of a tally, one a line, each with its clause and the title of that unless it says the same, and
    the number that they lead to."""
    book, catalogue = teller.shelf.id, teller.catalogue
    reasons = [
        (*reason, title_of(book, reason[2], catalogue))
        for reason in teller.reasons(state, steps, str(total.args["what"]))
    ]
    rows = [
        (figure, label, clause, title if title.casefold() not in label.casefold() else "")
        for figure, label, clause, title in reasons
    ]
    return [*table(rows), f"  = {catalogue.say(total)}"]
