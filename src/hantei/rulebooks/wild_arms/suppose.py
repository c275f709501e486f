"""What may be reckoned with by players; and what no rule reads any more."""

from __future__ import annotations

from hantei.core.rulebook import Supposed

from .state import Fight


def suppose(c: Fight, seat: str) -> Supposed:
    """All figures lie open: sealed moves and secret possessions are asked in one ballot, which nobody sees into."""
    return Supposed(c)


def forget(c: Fight) -> None:
    """Nothing is kept that no rule reads."""
