"""The check of an encounter before play: everything wrong with it that its shape does not show."""

from __future__ import annotations

from hantei.core.rulings import Ruling
from hantei.scenes.faults import Fault
from hantei.scenes.unnamed import own_records, with_unnamed

from ..content.records import Content, Encounter
from .facts import Facts
from .records import HAD, record_faults
from .scene import goal_faults, place_faults, ruling_faults, side_faults, start_faults, task_faults, unit_faults

CHECKS = (side_faults, unit_faults, goal_faults, place_faults, start_faults, task_faults, record_faults, ruling_faults)


def faults(encounter: Encounter, content: Content, rulings: tuple[Ruling, ...] = ()) -> list[Fault]:
    """All semantic faults of an encounter, errors and warnings.

    Parameters: the encounter, what it is played with, and the named rulings whose readings an encounter may choose.
    """
    facts = Facts(encounter, content.arsenal, rulings)
    found = [fault for check in CHECKS for fault in check(facts)]
    return with_unnamed(found, encounter, own_records(encounter.arsenal, content.arsenal, HAD))
