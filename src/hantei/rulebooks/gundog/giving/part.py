"""A fight of which a case gives only a part: what its beats need besides is named."""

from __future__ import annotations

from dataclasses import fields

from hantei.scenes.giving import BadCase

from ..state import Attack, Fight, Turn


class GivenFight(Fight):
    """The fight of a case; raises `BadCase` where a beat is part of what the case does not give.

    It adds no field to those of a fight.
    """

    __slots__ = ()

    @property
    def check(self) -> Turn:  # type: ignore[override]  # nothing sets that of a fight, either
        """The action check under way."""
        if self.turn is None:
            raise BadCase("given-needed", where="given", found="turn")
        return self.turn

    @property
    def strike(self) -> Attack:  # type: ignore[override]
        """The attack in progress."""
        if self.attack is None:
            raise BadCase("given-needed", where="given", found="attack")
        return self.attack


def of_a_case(c: Fight) -> GivenFight:
    """The same fight, as one that a case gives."""
    return GivenFight(**{field.name: getattr(c, field.name) for field in fields(c)})
