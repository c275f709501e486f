"""Makes files with one thing wrong or odd (a value of a sound file dropped, replaced, exchanged) and checks their
fate."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from hantei.cli.main import run
from hantei.core.text import Language
from hantei.library import shelf
from hantei.text import LANGS

ODD: tuple[Any, ...] = (
    None, True, 0, -1, 10**6, 10**30, 1.5, "", "nobody", "99,99", "0,0", "40d6", "直線99", "\u0000", "x" * 300, [], {},
    [None], {"x": {}}, [[]], ["0,0", "0,0"],
)  # fmt: skip
"""Values that hardly ever belong where they are put."""

FaultPlace = tuple[str | int, ...]


def places(value: Any, place: FaultPlace = ()) -> Iterator[FaultPlace]:
    """List every place of a document but the top."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*place, key)
        yield from places(part, (*place, key))


def mutant(document: Any, rng: Random) -> tuple[str, str]:
    """Change a document. Return what was done, and the text of the result."""
    twin = deepcopy(document)
    *path, last = place = rng.choice(list(places(document)))
    holder = at(twin, path)
    how = rng.choice(("drop", "replace", "replace", "exchange", "rename", "repeat"))
    if how == "drop":
        del holder[last]
    elif how == "replace":
        holder[last] = rng.choice(ODD)
    elif how == "exchange":  # a value of the same file, which may be of the right kind
        kin = [other for other in places(document) if other[-1] == last] + list(places(document))[:20]
        holder[last] = deepcopy(at(document, rng.choice(kin)))
    elif how == "rename" and isinstance(holder, dict):
        holder[f"{last}_"] = holder.pop(last)
    elif isinstance(holder, list):
        holder.insert(0, deepcopy(at(holder, [last])))
    return f"{how} {'.'.join(map(str, place))}", yaml.safe_dump(twin, allow_unicode=True, sort_keys=False)


def at(document: Any, place: Any) -> Any:
    """Find the value at a place."""
    for key in place:
        document = document[key]
    return document


def fate(book: str, text: str, file: Path, capsys: pytest.CaptureFixture[str], lang: Language, play: bool) -> str:
    """Find the fate of a file: "refused"; if it is sound "played", or "sound" if it is not to be played."""
    file.write_text(text, encoding="utf-8")
    code = run(["check", str(file), "--json", "--lang", lang])
    out, err = capsys.readouterr()
    assert code in (0, 2)
    assert out or err
    if out:
        found, lines = json.loads(out), len(text.splitlines())
        assert (code == 2) == (found["errors"] > 0)
        assert all(1 <= fault["line"] <= lines and fault["message"] for fault in found["faults"])
    if not code and not play:
        return "sound"
    begun = run(["play", book, "--scenario", str(file), "--auto", "--json", "--seed", "1", "--lang", lang])
    out, err = capsys.readouterr()
    assert begun == code, err
    if not code:
        return "played"
    assert not out
    assert str(file) in err
    return "refused"


def fuzz(
    book: str, scenario: str, number: int, played: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> dict[str, int]:
    """Count the fates of a `number` of mutants; `played` of the sound ones are played."""
    document, rng = yaml.safe_load(shelf(book).scenario_text(scenario)[1]), Random(f"{scenario}/{number}")
    fates: dict[str, int] = {}
    for n in range(number):
        what, text = mutant(document, rng)
        try:
            end = fate(book, text, file, capsys, LANGS[n % 2], fates.get("played", 0) < played)
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        fates[end] = fates.get(end, 0) + 1
    return fates
