"""The places of an operation: counts the runs that come there and get through, and sums what that costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from hantei.core.message import Message, Sayable

from .intervals import Interval, apart, wilson
from .simulate import Result
from .trial import Run

ENTERED = "entered/"
"""The beginning of the keys of counts that tell where runs have been."""


@dataclass(frozen=True)
class PlaceShare:
    """A place over many runs: its name, the share of runs that came there and, of those, the share that did not end
    there without a victory.

    `spent`, `gained` are the means of each stock, for a run that came there: what its battles took, and what it gave;
    `lost` is how many people it took. `stocks` holds the names of the stocks. `chance` is the share of wins among the
    runs that came there less that among the others, None if every winner came there. If people choose the way, it
    includes the reasons for their choice.
    """

    key: str
    name: Message
    entered: Interval
    through: Interval
    spent: Mapping[str, float] = field(default_factory=dict)
    gained: Mapping[str, float] = field(default_factory=dict)
    lost: float = 0.0
    stocks: Mapping[str, Sayable] = field(default_factory=dict)
    chance: Interval | None = None

    def plain(self) -> dict[str, object]:
        """The share as plain data, without names."""
        return {
            "entered": self.entered.plain(),
            "through": self.through.plain(),
            "chance": self.chance.plain() if self.chance else None,
            "spent": dict(self.spent),
            "gained": dict(self.gained),
            "lost": self.lost,
        }


def places(result: Result) -> list[PlaceShare]:
    """List all places that a run has come to, in the order in which runs come to them; none if the rulebook counts no
    places."""
    keys = [key for key in result.labels if key.startswith(ENTERED)]
    return [_share(result, key) for key in sorted(keys, key=lambda key: _order(result, key))]


def _order(result: Result, key: str) -> float:
    """The mean position of a place among those that a run enters, in order."""
    found = [list(_entered(run)).index(key) for run in result.runs if run.counts.get(key)]
    return sum(found) / len(found)


def _entered(run: Run) -> Iterator[str]:
    return (key for key in run.counts if key.startswith(ENTERED))


def _share(result: Result, key: str) -> PlaceShare:
    _, side, place = key.split("/", 2)
    there = [run for run in result.runs if run.counts.get(key)]
    ended = sum(run.last == key and not run.won for run in there)
    spent: dict[str, float] = {}
    gained: dict[str, float] = {}
    lost = 0.0
    for run in there:
        for what, amount in _spent(run, place):
            spent[what] = spent.get(what, 0) + amount / len(there)
        for what, amount in _gained(run, side, place):
            gained[what] = gained.get(what, 0) + amount / len(there)
        lost += sum(n for name, n in run.counts.items() if name.startswith(f"lost/{side}/{place}/")) / len(there)
    return PlaceShare(
        key,
        result.labels[key],
        wilson(len(there), len(result.runs)),
        wilson(len(there) - ended, len(there)),
        spent,
        gained,
        lost,
        {what: _called(result, side, what) for what in (*spent, *gained)},
        _chance(result, key),
    )


def _chance(result: Result, key: str) -> Interval | None:
    """The difference that a place makes to the chance of a victory."""
    there = [run.won for run in result.runs if run.counts.get(key)]
    elsewhere = [run.won for run in result.runs if not run.counts.get(key)]
    if not there or not any(elsewhere):
        return None
    return apart(wilson(sum(elsewhere), len(elsewhere)), wilson(sum(there), len(there)))


def _called(result: Result, side: str, what: str) -> Sayable:
    """The name of a stock, from the counts of it that are spent, held or gained."""
    gained = (label for key, label in result.labels.items() if key.startswith(f"gained/{side}/{what}/"))
    for label in (result.labels.get(f"spent/{side}/{what}"), result.labels.get(f"stock/{side}/{what}"), *gained):
        if label is not None and "what" in label.args:
            return label.args["what"]
    return what


def _spent(run: Run, place: str) -> Iterator[tuple[str, int]]:
    """Yield what the battles at a place took of each stock."""
    for battle in run.battles:
        if place in battle.key.split("/")[2:]:
            for stock in battle.before:
                yield stock.split("/", 2)[2], battle.counts.get(stock.replace("stock/", "spent/", 1), 0)


def _gained(run: Run, side: str, place: str) -> Iterator[tuple[str, int]]:
    """Yield what a place gave of each stock."""
    for key, amount in run.counts.items():
        kind, whose, *rest = key.split("/")
        if kind == "gained" and whose == side and rest[-1] == place:
            yield "/".join(rest[:-1]), amount
