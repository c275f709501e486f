"""Names the person whom an amendment brings out of a file into the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ..core.message import Sayable
from ..core.rulebook import Referee


def newcomer(referee: Referee[Any], words: Sequence[str]) -> Sayable:
    """Name the person whom `bring ID DOSSIER PART...` brings; "-" if the dossier cannot be read."""
    try:
        _, name, text, *_ = words
        return referee.newcomer(name, json.loads(text))
    except (ValueError, RecursionError):
        return "-"
