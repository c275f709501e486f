"""What people do at a table: one value each, which pages and programs make of what they are sent, and which one door
carries out (`Admission.do`).

A command says what its sender must be (`needs`) and what it changes (`act`). It is carried out under the lock of the
table, where the place and the role are asked for once more.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from hantei.play import Refused

from ..storage.doors import Viewer
from ..table.live import LiveTable


class Needs(Enum):
    """What a command demands of its sender's place: any place; one that rules; the owner's; either of the last two."""

    PLACE = "place"
    RULES = "rules"
    OWNS = "owns"
    LEADS = "leads"

    def met(self, live: LiveTable, place: str) -> bool:
        """Whether a place meets this now."""
        if self is Needs.PLACE:
            return True
        rules = self is not Needs.OWNS and live.may_rule(place)
        return rules or (self is not Needs.RULES and live.owns(place))

    def must(self, live: LiveTable, place: str) -> None:
        """Raise `Refused` (`not-the-owner`, `not-the-referee`) for a place that does not meet this now."""
        if not self.met(live, place):
            raise Refused("not-the-owner" if self is Needs.OWNS else "not-the-referee")


class TableCommand:
    """Something that somebody does at a table. Each kind is a frozen record of what its sender wants."""

    needs: ClassVar[Needs] = Needs.PLACE
    """What the place of its sender must be."""

    anew: ClassVar[bool] = False
    """Whether it replaces the game of the table, which takes as long as beginning one."""

    def act(self, live: LiveTable, by: Viewer) -> None:
        """Change the table for somebody who may. Raises `Refused`, `SaveError`, and what the rulebook raises."""
        raise NotImplementedError

    def carry_out(self, live: LiveTable, by: Viewer) -> None:
        """Change the table for somebody, if they may. Raises as `act`, and `Refused` as `Needs.must`."""
        if self.needs is not Needs.PLACE:  # the door has checked who has the place
            self.needs.must(live, by.place)
        self.act(live, by)
