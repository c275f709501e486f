"""What a place sees of a table, and what of it has changed since it was shown last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class View(NamedTuple):
    """What a place sees apart from the log: the parts `around` the sheets by name, and the parts of each sheet, as
    `Drawing.people` gives them."""

    around: Mapping[str, str]
    sheets: Sequence[tuple[str, ...]]

    def fits(self, before: View) -> bool:
        """Whether the same parts stood on the page before, so that those that have changed can be put in."""
        return [*map(len, self.sheets)] == [*map(len, before.sheets)]

    def changed_around(self, before: View) -> list[tuple[str, str]]:
        """The parts around the sheets that look different now."""
        return [(name, html) for name, html in self.around.items() if before.around.get(name) != html]

    def changed_sheets(self, before: View) -> list[tuple[str, str]]:
        """The parts of sheets that look different now. Each is sent by itself, so that an open fold stays open as long
        as its content stays the same."""
        return [
            (f"{name}-{number}", html)
            for number, (now, then) in enumerate(zip(self.sheets, before.sheets, strict=True), 1)
            if now != then
            for name, html, old in zip(PARTS_OF_SHEET, now, then, strict=False)
            if html != old
        ]


PARTS_OF_SHEET = ("now", "sheet", "rule")
"""The names of the parts of a sheet, each with the number of the sheet behind it."""

NOTHING = View({}, [()])
"""The view of somebody who was shown nothing yet; its sheet without parts fits no other view."""
