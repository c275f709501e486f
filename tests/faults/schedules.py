"""Schedules: what is done, what fails and when the process is killed, all from one seed.

`HANTEI_SCHEDULES` says how many are tried, `HANTEI_SCHEDULE` names one seed that is tried alone. Many are tried in
`SHARDS`, tests of their own, so that each core tries some.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

FEW, MANY = 1_500, 1_000_000
"""How many schedules of a kind the usual run tries, and the one for the night."""


SHARDS = 16
"""Shares of many schedules: more than there are cores as a rule, so that none waits long for the last."""


def tried(kind: str, usual: int, schedule: Callable[[Random], None], shard: int = 0, shards: int = 1) -> None:
    """Try schedules of a kind; the first that fails is named with its seed.

    Parameters: the kind; how many, unless it is said; what is done; which share of them, and how many shares there are.
    """
    alone, count = os.environ.get("HANTEI_SCHEDULE"), int(os.environ.get("HANTEI_SCHEDULES", usual))
    seeds = [alone] if alone and not shard else [] if alone else (f"{kind}-{n}" for n in range(shard, count, shards))
    for seed in seeds:
        if not seed.startswith(f"{kind}-"):
            continue
        try:
            schedule(Random(seed))
        except BaseException as error:
            error.add_note(f"replay it with HANTEI_SCHEDULE={seed}")
            raise
