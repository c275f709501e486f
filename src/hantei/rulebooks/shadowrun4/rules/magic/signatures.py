"""Marks that magic leaves in the astral world and Resonance on the Matrix (6.3, 8.3): left, found, erased, gone."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Run, Signature
from .hours import HOUR, when_time_passes

FINDING = 3
"""SR-6.3.2, SR-8.3.2: the threshold of finding one."""


def leave(c: Run, who: str, rating: int, plane: str = "astral") -> None:
    """SR-6.3.1, SR-8.3.1: a mark for as many hours as the Force of the deed, or its rating."""
    place = next(iter(reversed(whereabouts(c, who, plane))), "")
    c.signatures.append(Signature(who, rating, plane, place, found=[c.actors[who].side]))


def whereabouts(c: Run, who: str, plane: str) -> list[str]:
    """Where somebody is: at a place, in the Matrix on nodes."""
    actor = c.actors[who]
    return [actor.place] if plane == "astral" else actor.matrix.nodes


def here(c: Run, who: str, plane: str) -> list[Signature]:
    """The marks at hand, whoever knows of them; one that was left on no node can be found on all."""
    near = ["", *whereabouts(c, who, plane)]
    return [one for one in c.signatures if one.plane == plane and one.place in near]


def known(c: Run, who: str, plane: str) -> list[str]:
    """The marks at hand that somebody's side knows of, by their numbers in the run."""
    side = c.actors[who].side
    return [str(n) for n, one in enumerate(c.signatures) if one in here(c, who, plane) and side in one.found]


def find(c: Run, table: Table, who: str, plane: str) -> None:
    """SR-6.3.2, SR-8.3.2: every mark at hand is found, and the whole side knows whose it is."""
    side = c.actors[who].side
    for one in here(c, who, plane):
        if side not in one.found:
            one.found.append(side)
        table.tell("signature_found", who=who, target=one.owner, rating=one.rating)


def which(c: Run, table: Table, who: str, plane: str, clause: str) -> int:
    """One of the marks that somebody knows of; `clause`: the one by which it is worked on."""
    options = known(c, who, plane)
    return int(table.choose(Choice(c.actors[who].seat, "signature", clause, options, {"who": who})))


def erase(c: Run, table: Table, who: str, number: int) -> None:
    """SR-6.3.3, SR-8.3.3: one of as many complex actions as the rating; with the last one the mark is gone."""
    one = c.signatures[number]
    one.work += 1
    table.tell("signature_erased", who=who, target=one.owner, rating=one.rating, work=one.work)
    if one.work >= one.rating:
        del c.signatures[number]


@when_time_passes("SR-6.3.1")
def fade(c: Run, table: Table, before: int) -> None:
    """SR-6.3.1, SR-8.3.1: hours go by, and with them the marks."""
    for one in c.signatures:
        one.age += c.seconds - before
    c.signatures = [one for one in c.signatures if one.age < one.rating * HOUR]
