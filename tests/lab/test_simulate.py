"""Simulation: the same figures whoever plays, what is noted of a run, and breaking off."""

from __future__ import annotations

import csv
import gc
import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from hantei.core.event import Event
from hantei.core.message import BadSetup
from hantei.lab import Result, Trial, WorkerPool, play, simulate
from hantei.lab.garbage import SELDOM, seldom_searched
from hantei.lab.simulate import Batch, batch
from hantei.lab.tables import as_csv, as_data, as_parquet
from hantei.play import Refused

from .trials import trial


class Backwards:
    """A crew that hands in its work in another order, by default the last first, and breaks off after some of it."""

    def __init__(self, most: int = 10**6, order: Sequence[int] = (2, 1, 0)) -> None:
        self.most, self.order = most, order

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        assert len(numbers) == len(self.order)
        for done, some in enumerate([numbers[at] for at in self.order]):
            if done == self.most:
                raise KeyboardInterrupt
            yield batch(trial, some)


@pytest.fixture(scope="module")
def duel() -> Result:
    return simulate(trial(), 17)


def test_the_same_figures_whoever_plays() -> None:
    operation = trial("urban_assault", "quarry_town")
    alone = simulate(operation, 17)
    assert simulate(operation, 17, Backwards()) == alone
    assert as_data(simulate(operation, 17, WorkerPool(2))) == as_data(alone)


def test_who_looks_ahead_plays_the_same_whenever_asked() -> None:
    operation = trial("urban_assault", "quarry_town")
    searching = replace(operation, policies={"": "search:6"})
    found = simulate(searching, 2)
    assert [play(searching, number)[0] for number in (1, 0)] == found.runs[::-1]
    assert found.runs != simulate(operation, 2).runs


@pytest.mark.slow  # ten operations, weighed answer by answer
def test_who_looks_ahead_plays_the_same_whoever_plays() -> None:
    searching = replace(trial("urban_assault", "quarry_town"), policies={"": "search:6"})
    assert as_data(simulate(searching, 10, WorkerPool(2))) == as_data(simulate(searching, 10))


def test_runs_are_numbered_and_each_has_its_own_luck(duel: Result) -> None:
    assert [run.number for run in duel.runs] == list(range(17))
    assert len({tuple(run.counts.items()) for run in duel.runs}) > 10
    assert play(trial(), 16)[0] == duel.runs[16]
    assert simulate(trial(seed="2"), 3).runs != duel.runs[:3]


@pytest.mark.parametrize(("rulebook", "scenario"), [("urban_assault", "quarry_town"), ("senki", "ace_duel")])
def test_a_run_is_the_same_whether_anybody_listens(rulebook: str, scenario: str) -> None:
    heard: list[Event] = []
    run = play(trial(rulebook, scenario), 3, lambda state, event: heard.append(event)).run
    assert play(trial(rulebook, scenario), 3)[0] == run
    begun = {"urban_assault": "battle_begins", "senki": "combat"}[rulebook]
    assert sum(event.name == begun for event in heard) == len(run.battles) > 0
    assert any(event.steps for event in heard)


def test_what_is_done_up_to_the_first_gap_is_kept_when_somebody_breaks_off() -> None:
    told: list[int] = []
    found = simulate(trial(), 24, Backwards(2, (0, 2, 1)), told.append)
    assert [run.number for run in found.runs] == list(range(8))
    assert (found.asked, told) == (24, [8, 8])


def test_an_operation_ends_as_it_is_over() -> None:
    """UA-44.1: the figures are those before recovery and conversion; whoever is killed has no life left."""
    found = simulate(trial("urban_assault", "quarry_town"), 12)
    ends = {run.figures["end"]: run for run in found.runs}
    assert set(ends) <= {"completed", "failed", "lost", "abandoned"}
    for run in found.runs:
        assert (run.figures["win"] == 1) == (run.figures["end"] == "completed")
        assert (run.figures["life"] == 0) == (run.figures["end"] == "lost")
        assert sum(value for key, value in run.counts.items() if key.startswith("battle/")) == run.figures["battles"]
        assert len(run.battles) == run.figures["battles"]
        rounds = sum(value for key, value in run.counts.items() if key.startswith("round/"))
        assert sum(battle.rounds for battle in run.battles) == rounds


def test_rows_never_hit_are_named() -> None:
    found = simulate(trial("urban_assault", "quarry_town"), 1)
    rows = [key for key in found.labels if key.startswith("row//map/")]
    assert len(rows) == 9  # a d33
    assert any(not found.runs[0].counts[key] for key in rows)
    chest = [key for key in found.labels if key.startswith("row//tiles/well_yard/")]
    assert len(chest) == 5


def test_the_losers_of_a_combat_are_counted_before_they_come_to(duel: Result) -> None:
    """SK-02.8 brings the incapacitated back after the combat; the figures are those of its end."""
    beaten = [run for run in duel.runs if 0 in (run.figures["able.red"], run.figures["able.white"])]
    assert beaten


def test_fixed_answers_hold_wherever_they_are_allowed() -> None:
    operation = trial("urban_assault", "quarry_town")
    leaders = {name: simulate(replace(operation, answers={"leader": name}), 6) for name in ("sapper", "guardian")}
    assert leaders["sapper"].runs != leaders["guardian"].runs
    assert leaders["sapper"].unanswered == []
    nobody = simulate(replace(operation, answers={"leader": "nobody", "weather": "rain"}), 6)
    assert nobody.runs == simulate(operation, 6).runs
    assert nobody.unanswered == ["leader", "weather"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"policies": {"": "clever"}}, "unknown-policy"),
        ({"policies": {"red": "random"}}, "no-policy"),
        ({"policies": {"": "random", "blue": "random"}}, "lab-unknown-seat"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(change: dict[str, Any], message: str) -> None:
    with pytest.raises((Refused, BadSetup)) as error:
        simulate(replace(trial(), **change), 1000)
    assert getattr(error.value, "message", "") == message


def test_a_row_per_run(duel: Result) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv([("", duel)]).decode())))
    assert [row["run"] for row in rows] == [str(run.number) for run in duel.runs]
    assert [row["end"] for row in rows] == [run.figures["end"] for run in duel.runs]
    assert next(iter(rows[0])) == "run"
    two = list(csv.DictReader(io.StringIO(as_csv([("a=1", duel), ("a=2", duel)]).decode())))
    assert [row["variant"] for row in two] == ["a=1"] * 17 + ["a=2"] * 17


def test_parquet_has_the_same_rows(duel: Result) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(io.BytesIO(as_parquet([("", duel)])))
    assert table.column("rounds").to_pylist() == [run.figures["rounds"] for run in duel.runs]


@pytest.mark.parametrize(("values", "half"), [([0, 10], 5), ([1, 2], 1.5), ([3, 1, 2], 2), ([4, 1, 4, 9], 4)])
def test_the_median_of_an_even_number_lies_between_the_middle_two(values: list[int], half: float, duel: Result) -> None:
    runs = [replace(duel.runs[0], figures={"end": "won", "rounds": value}) for value in values]
    assert str(Result(duel.trial, len(runs), runs).summary("rounds").median) == str(half)


def test_sums_add_up(duel: Result) -> None:
    data = as_data(duel)
    assert sum(share["estimate"] for share in data["ends"].values()) == pytest.approx(1, abs=1e-5)
    assert sum(data["figures"]["rounds"]["values"].values()) == 17
    assert data["win"]["estimate"] == pytest.approx(sum(run.won for run in duel.runs) / 17, abs=1e-6)


class Noting:
    """A crew that notes what it is given, and plays nothing."""

    numbers: Sequence[range] = ()

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        self.numbers = numbers
        return iter(())


@pytest.mark.parametrize(("count", "bundles", "longest"), [(20, 3, 8), (80_000, 10_000, 8), (1_000_001, 9_901, 101)])
def test_very_many_runs_are_sent_out_in_no_more_than_ten_thousand_bundles(
    count: int, bundles: int, longest: int
) -> None:
    """Eight together as a rule; every number once, in their order."""
    crew = Noting()
    simulate(trial(), count, crew)
    assert (len(crew.numbers), max(map(len, crew.numbers))) == (bundles, longest)
    assert [numbers.start for numbers in crew.numbers] == [0, *(numbers.stop for numbers in crew.numbers[:-1])]
    assert crew.numbers[-1].stop == count


def test_threads_that_play_beside_each_other_leave_the_thresholds_as_they_were() -> None:
    """The one that began first ends first; the other still plays then."""
    before = gc.get_threshold()
    first, second = seldom_searched(), seldom_searched()
    with first:
        assert gc.get_threshold() == SELDOM
        second.__enter__()
    assert gc.get_threshold() == SELDOM
    second.__exit__(None, None, None)
    assert gc.get_threshold() == before


def test_garbage_is_not_looked_for_between_two_bundles() -> None:
    """A search would go through all that is kept for the batch, after every eighth game."""
    between: list[tuple[int, int, int]] = []
    before = gc.get_threshold()
    simulate(trial(), 17, progress=lambda runs: between.append(gc.get_threshold()))
    assert (between, gc.get_threshold()) == ([SELDOM] * 3, before)


def test_who_listens_hears_the_ending_and_the_figures_stay() -> None:
    heard: list[str] = []
    operation = trial("urban_assault", "three_lamps")
    told = play(operation, 0, lambda state, event: heard.append(event.name))
    assert "ending" in heard[heard.index("operation_over") :]
    assert told.run == play(operation, 0).run
