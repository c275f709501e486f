"""A server that answers, in a process whose calls are taken down: `python -m tests.faults.answering FILE`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from hantei.web.storage.sqlite import SqliteStore

from .test_stores import answer

OPENED, ANSWERS = 3, 12


def main() -> None:
    """Answer, some at large, and say which answers are acknowledged; stop and begin again."""
    rng, number = Random("answering"), 0
    for _ in range(OPENED):
        store = SqliteStore(Path(sys.argv[1]))
        for _ in range(ANSWERS):
            number += 1
            store.write(answer(number, rng.choice((10, 900, 30_000, 90_000))))
            os.write(1, b"%d\n" % number)
        store.close()


if __name__ == "__main__":
    main()
