"""Runs spread over the processes of one machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from .simulate import Batch, batch
from .trial import Trial


def batches(trial: Trial, numbers: Sequence[range], jobs: int) -> Iterator[Batch]:
    """The runs of all these numbers, played by `jobs` processes. What is under way when somebody breaks off is lost."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    try:
        yield from completed(pool, trial, numbers, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def completed(pool: ProcessPoolExecutor, trial: Trial, numbers: Sequence[range], jobs: int) -> Iterator[Batch]:
    """Batches as they are done; never many more under way than there are processes."""
    waiting = iter(numbers)
    under_way: set[Future[Batch]] = set()
    while True:
        for some in waiting:
            under_way.add(pool.submit(batch, trial, some))
            if len(under_way) >= 2 * jobs:
                break
        if not under_way:
            return
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)
