"""A cluster of two workers: the same figures, also when one of them dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from hantei.lab import simulate
from hantei.lab.cluster import Cluster, NoCluster, cluster
from hantei.lab.tables import as_data

from .trials import trial

distributed: Any = pytest.importorskip("distributed")


def test_the_same_figures_on_a_cluster() -> None:
    """Two workers in this process."""
    operation = trial("urban_assault", "quarry_town")
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "processes": False}
    with distributed.LocalCluster(**options) as local, cluster(local.scheduler_address) as crew:
        found = simulate(operation, 17, crew)
    assert as_data(found) == as_data(simulate(operation, 17))


class Inline:
    """The library and the client of a cluster of two workers, whose work is done when it is sent."""

    def scheduler_info(self, n_workers: int) -> dict[str, Any]:
        return {"workers": ["one", "two"]}

    def submit(self, work: Callable[..., Any], *facts: Any, **_: Any) -> Sent:
        return Sent(work(*facts))

    def as_completed(self, first: list[Sent]) -> Coming:
        return Coming(first)


class Sent:
    def __init__(self, value: Any) -> None:
        self.value = value

    def result(self) -> Any:
        return self.value

    def release(self) -> None:
        self.value = None


class Coming(list[Sent]):
    def add(self, one: Sent) -> None:
        self.append(one)


def test_more_batches_than_are_sent_at_first_are_all_played() -> None:
    operation, crew = trial("urban_assault", "quarry_town"), Inline()
    wanted = [range(one, one + 1) for one in range(20)]
    batches = list(Cluster(crew, crew).batches(operation, wanted))
    assert [run.number for batch in batches for run in batch.runs] == list(range(20))


@pytest.mark.slow  # two processes that load everything, and one of them again
def test_a_worker_that_dies_loses_no_run_and_counts_none_twice() -> None:
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": 50}
    with distributed.LocalCluster(**options) as local, cluster(local.scheduler_address) as crew:
        victims = [worker["pid"] for worker in crew.client.run(lambda: {"pid": os.getpid()}).values()]

        def kill_one(done: int) -> None:
            if victims:
                os.kill(victims.pop(), signal.SIGKILL)
                victims.clear()

        found = simulate(trial(), 24, crew, kill_one)
    assert as_data(found) == as_data(simulate(trial(), 24))
    assert [run.number for run in found.runs] == list(range(24))


def test_no_cluster_there() -> None:
    with pytest.raises(NoCluster) as error, cluster("udp://nowhere"):
        pass
    assert error.value.message == "no-cluster"
