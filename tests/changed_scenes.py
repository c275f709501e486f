"""Scenarios and encounters that tests begin with changes in their texts."""

from __future__ import annotations

from typing import Any

from hantei.library import open_rulebook, scenario_text


def begun_with(book: str, scene: str, *changes: tuple[str, str]) -> Any:
    """Return the state in which a scene of a rulebook begins, with each old part of its text replaced by a new one."""
    name, text = scenario_text(book, scene)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return open_rulebook(book).start({"scenario": name, "scenarios": {name: text}})
