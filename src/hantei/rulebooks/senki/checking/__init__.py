"""The check of an encounter before play: everything wrong with it that its shape does not show."""

from __future__ import annotations

from hantei.core.rulings import Ruling
from hantei.scenes.faults import Fault, error, ids
from hantei.scenes.unnamed import own_records, with_unnamed

from ..content.records import Content, Encounter
from .board import board_faults
from .facts import Facts
from .records import SHELVES, record_faults
from .sides import goal_faults, hazard_faults, ruling_faults, side_faults, unit_faults

CHECKS = (board_faults, side_faults, unit_faults, goal_faults, hazard_faults, record_faults, ruling_faults)


def faults(encounter: Encounter, content: Content, rulings: tuple[Ruling, ...] = ()) -> list[Fault]:
    """All semantic faults of an encounter, errors and warnings.

    Parameters: the encounter, what it is played with, and the named rulings whose readings an encounter may choose.
    """
    facts = Facts(encounter, content.arsenal, rulings)
    form = [error("id", "fault-id-plain", id=encounter.id) for _ in ids("", [encounter.id])]
    found = [*form, *(fault for check in CHECKS for fault in check(facts))]
    return with_unnamed(found, encounter, own_records(encounter.arsenal, content.arsenal, SHELVES))
