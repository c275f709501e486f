"""Files that pages load: those of others are unchanged, and nothing comes from elsewhere."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from hantei.web.http.addresses import SHEET, assets
from hantei.web.http.styles import DIRECTORY, LAYERS, source

STATIC = files("hantei.web") / "static"
SUM = re.compile(r"^\| `([^`]+)` .*`([0-9a-f]{64})` \|$", re.MULTILINE)
VENDORED = (STATIC / "vendor" / "VENDORED.md").read_text(encoding="utf-8")
SUMS = dict(SUM.findall(VENDORED))
TRIED = Path(__file__).parent.parent / "browser" / "vendor"


def test_every_script_of_others_is_listed() -> None:
    scripts = [file.name for file in (STATIC / "vendor").iterdir() if file.name.endswith(".js")]
    assert sorted(scripts) == sorted(SUMS)


@pytest.mark.parametrize("name", SUMS)
def test_scripts_of_others_are_as_released(name: str) -> None:
    assert sha256((STATIC / "vendor" / name).read_bytes()).hexdigest() == SUMS[name]
    licence = STATIC / "vendor" / f"{name.removesuffix('.min.js')}.LICENSE.txt"
    assert "Permission to use" in licence.read_text(encoding="utf-8")


def test_scripts_of_others_for_tests_are_as_released() -> None:
    sums = SUM.findall((TRIED / "VENDORED.md").read_text(encoding="utf-8"))
    assert [name for name, _ in sums] == [file.name for file in TRIED.glob("*.js")]
    assert all(sha256((TRIED / name).read_bytes()).hexdigest() == sum_ for name, sum_ in sums)


@pytest.mark.parametrize(
    "name", [SHEET, "hantei.js", "pointing.js", "zoom.js", "clock.js", "sprite.svg", "favicon.svg"]
)
def test_nothing_comes_from_elsewhere(name: str) -> None:
    text = assets()[name].content.decode().replace("http://www.w3.org/2000/svg", "")
    assert re.findall(r"https?://|@import|//[a-z]+\.", text) == []


def test_symbols_that_templates_name_are_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (STATIC / "sprite.svg").read_text(encoding="utf-8")))
    named = set()
    for template in Path(str(files("hantei.web"))).rglob("templates/**/*.html"):
        named |= {f"i-{name}" for name in re.findall(r'\bicon\("([a-z-]+)"\)', template.read_text(encoding="utf-8"))}
    faces = {f"d6-{face}" for face in range(1, 7)} | {f"d{sides}" for sides in (4, 8, 10, 12, 20)}
    assert named | faces | {"die", "seal", "seal-tall"} <= drawn


def test_every_file_of_the_style_sheet_is_one_layer() -> None:
    assert sorted(LAYERS) == sorted(file.stem for file in DIRECTORY.glob("*.css"))
    text = assets()[SHEET].content.decode()
    assert re.findall(r"^@layer ([a-z]+) \{$", text, re.M) == list(LAYERS)
    for name in LAYERS:
        assert source(name).startswith("/* "), name  # what it is about
        assert source(name).count("{") == source(name).count("}"), name
        assert "@layer" not in source(name)
