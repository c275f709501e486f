"""Which questions make up one declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.decision import Answer

TOGETHER: Mapping[str, Mapping[str, Sequence[Answer]]] = {
    "move": {"route": ()},
    **dict.fromkeys(
        ("minor", "major"),
        dict.fromkeys(("weapon", "target", "on_whom", "charge_path", "centre", "selection", "include"), ()),
    ),
}
"""SK-07: an action is declared with its weapon, its targets and its way."""
