"""The check of an encounter before play: everything wrong with it that its shape does not show."""

from __future__ import annotations

from hantei.core.rulings import Ruling
from hantei.scenes.faults import Fault
from hantei.scenes.unnamed import own_records, with_unnamed

from ..content.encounter import Content, Encounter
from .facts import Facts
from .machines import machine_faults
from .magic import magic_faults, servant_faults
from .matrix import matrix_faults
from .records import HAD, record_faults
from .scene import goal_faults, map_faults, ruling_faults, side_faults, task_faults, unit_faults

CHECKS = (
    map_faults, side_faults, unit_faults, task_faults, goal_faults, record_faults, magic_faults, servant_faults,
    machine_faults, matrix_faults, ruling_faults,
)  # fmt: skip


def faults(encounter: Encounter, content: Content, rulings: tuple[Ruling, ...] = ()) -> list[Fault]:
    """All semantic faults of an encounter, errors and warnings.

    Parameters: the encounter, what it is played with, and the named rulings whose readings an encounter may choose.
    """
    facts = Facts(encounter, content.arsenal, rulings)
    found = [fault for check in CHECKS for fault in check(facts)]
    return with_unnamed(found, encounter, own_records(encounter.arsenal, content.arsenal, HAD))
