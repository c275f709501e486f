"""Files that the page of the workshop loads."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib.resources import files

STATIC = files("hantei.workshop") / "static" / "workshop"
README = (STATIC / "README.md").read_text(encoding="utf-8")
LICENCES = (STATIC / "codemirror.LICENSE.txt").read_text(encoding="utf-8")


def test_the_editor_is_as_it_was_bundled() -> None:
    sums = dict(re.findall(r"^\| `([^`]+)` \| `([0-9a-f]{64})` \|$", README, re.M))
    assert sums == {"codemirror.min.js": sha256((STATIC / "codemirror.min.js").read_bytes()).hexdigest()}


def test_every_package_in_the_editor_has_its_licence() -> None:
    """The packages that the page names are those of the licences, with their versions."""
    line = next(line for line in README.splitlines() if line.startswith("Packages: "))
    named = set()
    for name, version in re.findall(r"([@\w/-]+) (\d+\.\d+\.\d+)", line):
        named.add(f"{name.rpartition('/')[2]} {version}")
    licensed = {one.rpartition("/")[2] for one in re.findall(r"[@\w/-]+ \d+\.\d+\.\d+", LICENCES)}
    assert named == licensed
    assert LICENCES.count("Permission is hereby granted") == LICENCES.count("\n----\n") + 1


def test_nothing_comes_from_elsewhere() -> None:
    for name in ("workshop.js", "workshop.css"):
        text = (STATIC / name).read_text(encoding="utf-8")
        assert re.findall(r"https?://|@import|//[a-z]+\.", text) == []


def test_colours_stand_in_the_look_of_the_tables() -> None:
    text = (STATIC / "workshop.css").read_text(encoding="utf-8")
    assert re.findall(r"#[0-9a-f]{3,8}\b|rgb\(|hsl\(", text) == []
