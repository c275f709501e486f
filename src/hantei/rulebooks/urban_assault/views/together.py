"""Which questions make up one declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.decision import Answer

TOGETHER: Mapping[str, Mapping[str, Sequence[Answer]]] = {
    "actor": {"action": (), "target": ()},
    "action": {"target": ()},
}
"""UA-36: who acts, what they do and at whom is one declaration."""
