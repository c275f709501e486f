"""The page that teaches how to write a rulebook: whoever follows it, block by block, gets what it says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from .docs.pages import DOCS
from .packages import environment, installed, run
from .web.serving import Person, Process

PAGE, OTHER = DOCS / "rulebooks.md", DOCS / "rulebooks.ja.md"
AT_THE_END = " (at the end)"
MISSING = 1
"""The exit code of `hantei coverage` where something is not proved."""


class Block(NamedTuple):
    """A block of code: its kind, the file that it is to be written to ("" for none), its text."""

    kind: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """The blocks of a page, in their order."""
    found = re.finditer(r'^```(\w+)(?: title="([^"]*)")?\n(.*?)^```$', page.read_text(encoding="utf-8"), re.M | re.S)
    return [Block(match[1], match[2] or "", match[3]) for match in found]


class Reader:
    """Somebody who does what a page says, in a directory of their own."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.env: Mapping[str, str] = environment()
        self.said = ""
        self.served = ""

    def follow(self, block: Block) -> None:
        """Type the commands of a block, write its file, or look whether what it shows was said."""
        if block.kind == "sh":
            self.said = "".join(self.type(line) for line in block.text.splitlines())
        elif block.title:
            self.write(block)
        elif block.kind == "text":
            for line in block.text.splitlines():
                assert squeezed(line) in squeezed(self.said), (line, self.said)
        else:
            assert block.text in (self.place / "lanterns" / "pyproject.toml").read_text(encoding="utf-8")

    def write(self, block: Block) -> None:
        """Write a file, or add to one."""
        file = self.place / block.title.removesuffix(AT_THE_END)
        old = file.read_text(encoding="utf-8") if block.title.endswith(AT_THE_END) else ""
        file.write_text(old + block.text, encoding="utf-8")

    def type(self, line: str) -> str:
        """Type a command; what it prints."""
        words = shlex.split(line)
        if words[:3] == ["pip", "install", "-e"]:
            env = installed(self.place / words[3], self.place / "site")
            source = self.place / words[3] / "src"
            self.env = {**env, "PYTHONPATH": f"{source}{os.pathsep}{env['PYTHONPATH']}"}
            return ""
        if words[:2] == ["hantei", "serve"]:
            self.serve()
            return ""
        done = subprocess.run(
            [sys.executable, "-m", *words],
            env={**self.env, "XDG_DATA_HOME": str(self.place)},
            cwd=self.place,
            capture_output=True,
            text=True,
            timeout=600,
        )
        said = done.stdout + done.stderr
        lacking = words[:2] == ["hantei", "coverage"] and "not cited" in said
        assert done.returncode == (MISSING if lacking else 0), (line, said)
        return said

    def serve(self) -> None:
        """Open the list of what there is in the browser, and set a table."""
        with Process(self.place / "tables.db", env=self.env) as server, Person(server.address) as person:
            assert "Two Lanterns" in person.get("/").text
            table = person.begin("two_lanterns/bridge")
            self.served = person.get(table).text


def squeezed(text: str) -> str:
    """A text in which only words and the gaps between them count."""
    return " ".join(text.split())


@pytest.mark.parametrize("page", [PAGE, pytest.param(OTHER, marks=pytest.mark.slow)], ids=lambda page: page.name)
def test_whoever_follows_the_page_sits_at_a_table_in_the_browser(page: Path, tmp_path: Path, types: Path) -> None:
    reader = Reader(tmp_path)
    for block in blocks(page):
        reader.follow(block)
    assert "Elm" in reader.served
    assert "Strike boldly" in reader.served
    package = tmp_path / "lanterns"
    run(reader.env, "ruff", "check", "--no-cache", ".", cwd=package)
    run(reader.env, "ruff", "format", "--no-cache", "--check", ".", cwd=package)
    run(reader.env, "mypy", "--cache-dir", str(types), "src", "tests", cwd=package)


def test_both_pages_show_the_same_code() -> None:
    assert blocks(PAGE) == blocks(OTHER)
