"""The workshop as an application: its pages, with the web table beside them, on which is played what is written."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from hantei.web.app import Annex, Application, app
from hantei.web.http.addresses import LOOPBACK, serve_from
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.versions import Versions, take_over

from . import balancing, boarding, filling, pages, playing, reporting
from .gate import Gate
from .manuscript import Manuscript
from .trying import Party
from .workbench import Workbench

PARTS = (pages, filling, balancing, boarding, playing, reporting)
"""Modules whose routes make up the workshop."""

ALONE = Party()


def place_of(file: Path, data: Path) -> Path:
    """Where the workshop of a file keeps its versions and tables. Parameters: the file, the user's data directory."""
    path = file.expanduser().resolve()
    return data / "workshop" / f"{path.stem}-{sha256(str(path).encode()).hexdigest()[:12]}"


def workshop(file: Path, place: Path, token: str, port: int, party: Party = ALONE) -> Application:
    """The application that a workshop is.

    Parameters: the file, where its versions and tables are kept, the token that lets in, the port it is served at,
    who plays.
    Raises `SaveError` where another workshop has the file.
    """
    serve_from(Path(str(files(__package__))) / "static")
    store = SqliteStore(place / "tables.db")
    take_over(store, place / "versions.db")
    bench = Workbench(Manuscript(file), Versions(store), party)
    gate = partial(Gate, token=token, port=port)
    served = app(
        store,
        LOOPBACK,
        annex=Annex([route for part in PARTS for route in part.routes], gate, bench.close),
    )
    served.state.bench = bench
    return served
