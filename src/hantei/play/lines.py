"""The lines of a save file on a timeline.

Records by their field `do`; `at` is the pair of beat and line:

* `roll`: dice fell (`dice`, `why`, `faces`; `forced` if the game master had set the faces)
* `auto`: a machine seat answered (`kind`, `clause`, `who`, `answer`)
* `drop`: set faces did not fit the throw (`dice`, `why`, `faces`) and were dropped
* `rules-changed`: the rules have changed; only `kept` lines of the script still hold, and the rest is asked anew
* any move of `moves`: somebody did something
"""

from __future__ import annotations

from collections.abc import Callable

from .cursor import RULES_CHANGED, Misplaced
from .moves import KINDS, move_of
from .recording import Record
from .timeline import Timeline


def follow(timeline: Timeline, record: Record) -> None:
    """Change a timeline by a record. Raises `Misplaced` if it cannot follow what is there."""
    do = record.get("do", "")
    if do in KINDS:
        timeline.make(move_of(record))
        return
    change = _CHANGES.get(do)
    if change is None:
        raise Misplaced(f"unknown record {record.get('do')!r}")
    timeline.stand_at(*record["at"])
    change(timeline, record)


def _voice(timeline: Timeline, record: Record) -> None:
    timeline.voice(record["at"], record["kind"], record["clause"], record["who"], record["answer"])


_CHANGES: dict[str, Callable[[Timeline, Record], None]] = {
    "roll": Timeline.throw,
    "auto": _voice,
    RULES_CHANGED: lambda timeline, record: timeline.cut(record["kept"]),
    "drop": lambda timeline, record: timeline.drop_faces(),
}
