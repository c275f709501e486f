"""Old formats of save files: each step turns a line of one format into the same line of the next.

To change the format, raise `VERSION`, write the step from the number before, and let nothing else know the old form.
Web tables append to games that were begun in an older format, so a step leaves a line of the next format as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .recording import Record

VERSION = 2
"""The format in which games are written."""


def from_1(record: Record) -> Record:
    """Name lines about changed rules as such, and say of each throw that fell anew whether set faces wait behind it."""
    if record.get("do") == "cut":
        return {**record, "do": "rules-changed"}
    if record.get("do") == "again":
        return {**record, "behind": record.get("behind", False)}
    return {**record, "version": 2} if "format" in record else record


STEPS: dict[int, Callable[[Record], Record]] = {1: from_1}
"""The steps by the number of the format that they read."""


def upgraded(records: Sequence[Record], version: int) -> list[Record]:
    """Turn the lines of a file of some format into those of the current one. Raises KeyError for a format that nothing
    reads any more."""
    found = list(records)
    for number in range(version, VERSION):
        found = [STEPS[number](record) for record in found]
    return found
