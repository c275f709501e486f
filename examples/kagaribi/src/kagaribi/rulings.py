"""The named readings of open points, the default first."""

from __future__ import annotations

from hantei.core.rulings import Ruling

RULINGS = (Ruling("banked_flare", ("default", "1"), ("KG-3.6",)),)
