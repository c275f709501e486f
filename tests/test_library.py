"""What comes with a rulebook, and what lies in files of this machine: two doors."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei import library
from hantei.assistant.desk import setup_of
from hantei.core.message import BadSetup


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file that holds an encounter."""
    found = tmp_path / "own.yaml"
    found.write_text(library.scenario_text("senki", "glasshouse")[1], encoding="utf-8")
    return str(found)


def test_only_whoever_types_a_command_opens_files(file: str) -> None:
    assert library.shelf("senki").scenario_or_file(file)[0] == "glasshouse"
    for door in (library.shelf("senki").scenario_text, lambda name: setup_of("senki", name)):
        for name in (file, f"{file}.none"):  # and nobody learns whether there is one
            with pytest.raises(BadSetup) as refused:
                door(name)
            assert refused.value.message == "no-such-encounter"


@pytest.mark.parametrize("word", ["a" * 300, "a/" * 3000, "a\0b"])
def test_what_no_file_can_be_called_is_no_file(word: str) -> None:
    assert library.shelf_with(word) is None
    with pytest.raises(BadSetup) as refused:
        library.shelf("senki").scenario_or_file(word)
    assert refused.value.message == "no-such-encounter"
