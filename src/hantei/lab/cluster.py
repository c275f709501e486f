"""Plays runs on the machines of a Dask cluster: the same trial and numbers give the same figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any

from hantei.core.message import Complaint

from .extras import NeedsExtra
from .simulate import Batch, batch
from .trial import Trial

SECONDS_TO_CONNECT = 10
PER_WORKER = 4
"""Batches that wait for each worker: enough to keep it busy, few enough to stop soon."""


class NoCluster(Complaint):
    """Raised if no cluster answers."""


@dataclass
class Cluster:
    """The workers of a cluster, with the library and the client that reach it."""

    library: Any
    client: Any

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        """See `Workers`. If a worker dies, another plays its batch; each batch is returned once."""
        waiting = iter(numbers)
        most = PER_WORKER * max(1, len(self.client.scheduler_info(n_workers=-1)["workers"]))
        first = [self._send(trial, some) for some in islice(waiting, most)]
        done = self.library.as_completed(first)
        try:
            for future in done:
                yield future.result()
                future.release()
                more = next(waiting, None)
                if more is not None:
                    done.add(self._send(trial, more))
        finally:
            done.clear()

    def _send(self, trial: Trial, some: range) -> Any:
        return self.client.submit(batch, trial, some, pure=False, retries=3)


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """Reach a running cluster by the address of its scheduler (`tcp://host:8786`).

    Raises `NeedsExtra` if the library for it is not installed, `NoCluster` if none answers.
    """
    try:
        library: Any = import_module("distributed")
    except ImportError:
        raise NeedsExtra("needs-extra", what="--cluster", extra="cluster") from None
    try:
        client = library.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise NoCluster("no-cluster", address=address, reason=str(error).partition("\n")[0]) from None
    with client, client.as_current():
        yield Cluster(library, client)
