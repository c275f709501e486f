"""Whether the server is well, and by which names it may be asked."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from hantei.cli.serving import names_of
from hantei.play import SaveError
from hantei.web.guard import Guard, Refusal

from .tables import server

ROOT = Path(__file__).parent.parent.parent


def test_a_server_that_is_well_says_so(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        assert (browser.get("/healthz").status_code, browser.get("/healthz").text) == (200, "ok\n")
        assert (browser.get("/readyz").status_code, browser.get("/readyz").text) == (200, "ready\n")


def test_a_server_that_cannot_write_or_stops_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path / "tables.db") as browser:
        room = browser.app.state.room  # type: ignore[attr-defined]

        def full(job: object) -> None:
            raise SaveError("store-write-failed")

        monkeypatch.setattr(room.store, "write", full)
        assert browser.get("/readyz").status_code == 503
        assert browser.get("/healthz").status_code == 200
        monkeypatch.undo()
        room.stopping = True
        assert browser.get("/readyz").status_code == 503
        room.stopping = False


@pytest.mark.parametrize(
    ("host", "names", "asked", "answered"),
    [
        ("127.0.0.1", (), "localhost:8000", True), ("127.0.0.1", (), "hantei.example", False),
        ("127.0.0.1", ("Hantei.example",), "hantei.example", True), ("192.0.2.1", (), "any.example", True),
        ("127.0.0.1", ("hantei.example",), "evil.example", False), ("127.0.0.1", ("a.example",), "127.0.0.1:80", True),
        ("192.0.2.1", ("a.example",), "b.example", False),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_names(host: str, names: tuple[str, ...], asked: str, answered: bool) -> None:
    async def nobody(*_: object) -> None:
        raise AssertionError

    door = Guard(nobody, names_of(host, names))
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", asked.encode())], "client": ("1", 1)}
    if answered:
        door.check(scope)
        return
    with pytest.raises(Refusal) as refused:
        door.check(scope)
    assert refused.value.status == 421


def test_a_container_gets_what_is_tested() -> None:
    """Every version is that of the lock file, and all that the program needs is there."""
    locked = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8").splitlines()
    pinned = [
        line
        for line in (ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert set(pinned) <= set(locked)
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {plain(re.split(r"[><=\[ ]", one, maxsplit=1)[0]) for one in needed}
    assert names <= {plain(line.partition("==")[0]) for line in pinned}


def plain(name: str) -> str:
    """The name of a package, however its words are joined."""
    return re.sub(r"[-_.]+", "-", name).lower()
