"""Schedules: what is done, what fails and when the process is killed, all from one seed.

`HANTEI_SCHEDULES` says how many are tried, `HANTEI_SCHEDULE` names one seed that is tried alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

FEW, MANY = 1_500, 1_000_000
"""How many schedules of a kind the usual run tries, and the one for the night."""


def tried(kind: str, usual: int, schedule: Callable[[Random], None]) -> None:
    """Try schedules of a kind; the first that fails is named with its seed."""
    alone = os.environ.get("HANTEI_SCHEDULE")
    seeds = (
        [alone] if alone else [f"{kind}-{number}" for number in range(int(os.environ.get("HANTEI_SCHEDULES", usual)))]
    )
    for seed in seeds:
        if not seed.startswith(f"{kind}-"):
            continue
        try:
            schedule(Random(seed))
        except BaseException as error:
            error.add_note(f"replay it with HANTEI_SCHEDULE={seed}")
            raise
