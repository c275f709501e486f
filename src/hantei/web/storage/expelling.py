"""Somebody is put out of all tables by the host, while no server runs; their own tables can be taken over."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from hantei.core.message import Complaint

from .company import tables_of
from .doors import links, put_out_everywhere
from .places import OWNER
from .store import Elsewhere, Store


class CannotPutOut(Complaint):
    """Raised if somebody cannot be put out."""


@dataclass(frozen=True)
class PutOut:
    """What was done: at how many tables they had a place, and new owner's links for the tables that were theirs."""

    tables: int
    owners: dict[str, str]


def put_out(store: Store, person: str) -> PutOut:
    """Take all places from somebody, as the log names them. Raises `CannotPutOut` (`nobody-so-called`,
    `servers-running`), `SaveError`."""
    tables = tables_of(store, person)
    if not tables:
        raise CannotPutOut("nobody-so-called", given=person)
    with ExitStack() as held:
        for table in tables:
            try:
                held.enter_context(store.held(table))
            except Elsewhere as away:
                raise CannotPutOut("servers-running", servers=[away.address]) from None
        own = store.write(lambda db: put_out_everywhere(db, person))
    return PutOut(len(tables), {table: links(store, table)[OWNER] for table in own})
