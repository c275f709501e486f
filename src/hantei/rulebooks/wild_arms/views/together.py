"""Which questions make up one declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.decision import Answer

TOGETHER: Mapping[str, Mapping[str, Sequence[Answer]]] = {
    "act": {"weapon": (), "target": (), "magnify": ("no",), "side": ("done",), "hand_over": (), "hand_to": ()},
}
"""WA-08, WA-19: an act is declared with what it is done with and on whom."""
