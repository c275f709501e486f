"""Files with very much wrong in them; how long their check takes is measured in benchmarks/checks.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hantei import library
from hantei.content.faults import MOST_FAULTS
from hantei.scenario_check import check_file

TILE = "  o{n}: {{title: {{ja: あ, en: a}}, space: outdoor, text: {{ja: あ, en: a}}{more}}}\n"


def bells(tiles: str = "", tail: str = "") -> str:
    """The operation `mute_bells`, with tiles before its first, and lines at its end."""
    text = library.shelf("urban_assault").scenario_text("mute_bells")[1]
    at = text.index("\ntiles:\n") + len("\ntiles:\n")
    return text[:at] + tiles + text[at:] + tail


LARGE: dict[str, Callable[[int], str]] = {
    "repeated keys": lambda n: bells(tail="zz: 1\n" * n),
    "unknown keys": lambda n: bells(tail="".join(f"zz{k}: 1\n" for k in range(n))),
    "orphan tiles": lambda n: bells("".join(TILE.format(n=k, more="") for k in range(n))),
    "a chain of tiles": lambda n: bells(
        "".join(TILE.format(n=k, more=f", events: [{{do: go, tile: o{k + 1}}}]") for k in range(n))
        + TILE.format(n=n, more="")
    ),
    "a circle of tiles": lambda n: bells(
        "".join(TILE.format(n=k, more=f", events: [{{do: go, tile: o{(k + 1) % n}}}]") for k in range(n))
    ),
    "tiles that lead nowhere": lambda n: bells(
        "".join(TILE.format(n=k, more=f", events: [{{do: go, tile: q{k}}}]") for k in range(n))
    ),
}


@pytest.mark.parametrize("name", LARGE)
def test_of_very_many_faults_the_first_are_told_and_that_there_are_more(name: str, tmp_path: Path) -> None:
    file = tmp_path / "large.yaml"
    file.write_text(LARGE[name](MOST_FAULTS + 100), "utf-8")
    faults = check_file(file, "urban_assault")
    assert len(faults) == MOST_FAULTS + 1
    assert faults[-1].said.id == "more-faults"
    assert faults[-1].severity == "error"


@pytest.mark.parametrize("number", ["0x" + "f" * 5000, "0o" + "7" * 5000, "9" * 5000])
def test_a_number_without_end_is_a_fault(number: str, tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    file.write_text(bells().replace("space: outdoor", f"space: {number}", 1), "utf-8")
    assert [fault.said.id for fault in check_file(file, "urban_assault")] == ["yaml-long-number"]
