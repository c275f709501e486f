"""The register of this rulebook's beats, and how what is still to come is cut short."""

from __future__ import annotations

from hantei.core.agenda import Beats

from ..state import Campaign

beat = Beats()


def cut_to(c: Campaign, name: str) -> bool:
    """Drop the beats to come until the one called `name` is next; whether it was on the agenda.

    Nothing is dropped where it is not.
    """
    if not any(entry[0] == name for entry in c.agenda):
        return False
    while c.agenda[-1][0] != name:
        c.agenda.pop()
    return True
