"""Memory is given back when the last table has gone, and not while somebody plays."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from hantei.web.server import hubs
from hantei.web.working import memory

from .tables import server
from .test_machines import until


class Knot:
    """Something that dies in a cycle alone."""

    def __init__(self) -> None:
        self.itself = self


def test_what_dies_in_cycles_is_let_go_and_the_rest_asked_back(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def trimmed(left: int) -> int:
        asked.append(left)
        return 1

    monkeypatch.setattr(memory, "trim", lambda: trimmed)
    gc.disable()
    try:
        seen = weakref.ref(Knot())
        assert seen() is not None
        memory.give_back()
        assert seen() is None
    finally:
        gc.enable()
    assert asked == [0]


def test_memory_is_given_back_with_the_last_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[str]()
    monkeypatch.setattr(hubs, "give_back", lambda: given.append("back"))
    with server(tmp_path / "tables.db") as browser:
        held: Any = browser.app.state.room  # type: ignore[attr-defined]
        for _ in range(2):
            browser.begin("senki/ace_duel", **{"seat-red": "here", "seat-white": "here", "pace": "instant"})
        assert len(held.hubs.here) == 2
        last = [*held.hubs.here][-1]
        monkeypatch.setattr(hubs, "IDLE", -1.0)
        held.hubs.here[last].readers.add(object())  # somebody looks at it
        browser.portal.call(held.hubs.sweep)  # type: ignore[union-attr]
        assert (list(held.hubs.here), given) == ([last], [])
        held.hubs.here[last].readers.clear()
        browser.portal.call(held.hubs.sweep)  # type: ignore[union-attr]
        browser.get("/healthz")
        browser.portal.call(held.hubs.sweep)  # type: ignore[union-attr]
        until(lambda: bool(given))  # it is given back beside
    assert given == ["back"]
