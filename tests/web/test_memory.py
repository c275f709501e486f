"""Memory is asked for in large pages, and given back when the last table has gone, not while somebody plays."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from hantei.web.server import hubs
from hantei.web.working import memory

from .serving import until
from .tables import server


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


MAPS = """\
55a000000000-55a000a00000 r-xp 00000000 fe:01 12 /usr/bin/python3.11
55a001100000-55a001900000 rw-p 00000000 00:00 0 [heap]
7f0000000000-7f0000100000 rw-p 00000000 00:00 0
7f0000300000-7f0000700000 rw-p 00000000 00:00 0
7f0000800000-7f0000c00000 rw-p 00000000 fe:01 34 /tmp/tables.db
7f0000c00000-7f0001000000 rw-s 00000000 00:01 56 /dev/zero (deleted)
7f0001000000-7f0001001000 ---p 00000000 00:00 0
7f0001001000-7f0001801000 rw-p 00000000 00:00 0
7ffd00000000-7ffd00400000 rw-p 00000000 00:00 0 [stack]
"""


def test_large_pages_are_asked_for_where_whole_ones_fit_and_neither_file_nor_stack_lies() -> None:
    found = [(hex(start), length // memory.LARGE) for start, length in memory.large(MAPS)]
    assert found == [("0x55a001200000", 3), ("0x7f0000400000", 1)]


def test_large_pages_are_asked_for_while_somebody_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    monkeypatch.setattr(hubs, "in_large_pages", lambda: asked.append("large"))
    memory.in_large_pages(tmp_path / "maps")  # a system that tells of no memory is asked for nothing
    with server(tmp_path / "tables.db") as browser:
        held: Any = browser.app.state.room  # type: ignore[attr-defined]
        browser.portal.call(held.hubs.sweep)  # type: ignore[union-attr]
        browser.begin("senki/ace_duel", **{"seat-red": "here", "seat-white": "here", "pace": "instant"})
        assert not asked
        browser.portal.call(held.hubs.sweep)  # type: ignore[union-attr]
        until(lambda: bool(asked))
    assert asked == ["large"]


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
