"""The site: what goes in, what is refused, what is written."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantei.cli import main
from hantei.page import packing, parts, site
from hantei.page.packing import packed, taken_apart, wanted
from hantei.page.parts import NoParts

names = st.text("abc/_.", min_size=1, max_size=8)


@given(st.dictionaries(names, st.binary(max_size=20), max_size=5))
def test_files_in_one_come_apart_as_they_were(found: dict[str, bytes]) -> None:
    assert taken_apart(packed(found)) == found


@pytest.mark.parametrize(
    ("name", "goes"),
    [
        ("hantei/rulebooks/senki/clauses.yaml", True), ("hantei/page/inside.py", True),
        ("hantei/page/shell/sw.js", False),
        ("hantei/page/site.py", False), ("pydantic_core/_pydantic_core.cpython-314-wasm32-emscripten.so", True),
        ("yaml/_yaml.cpython-314-x86_64-linux-gnu.so", False), ("babel/locale-data/ja.dat", True),
        ("babel/locale-data/fr.dat", False), ("pydantic-2.dist-info/METADATA", True),
        ("pydantic-2.dist-info/RECORD", False),
        ("pytz/zoneinfo/Asia/Tokyo", False), ("a/", False),
    ],
)  # fmt: skip
def test_what_goes_into_a_page(name: str, goes: bool) -> None:
    assert wanted(name) == goes


@pytest.mark.parametrize(
    ("name", "unused"),
    [
        ("unittest/case.py", True), ("encodings/cp1252.py", True), ("encodings/cp437.py", False), ("pdb.py", True),
        ("encodings/utf_8.py", False), ("encodings/iso8859_1.py", False), ("encodings/iso8859_15.py", True),
        ("email/message.py", False), ("profile.py", True), ("hmac.py", False),
    ],
)  # fmt: skip
def test_what_of_the_standard_library_stays_behind(name: str, unused: bool) -> None:
    assert bool(packing.UNUSED.match(name)) == unused


def test_every_pinned_package_stands_in_the_lock_of_the_tests_too() -> None:
    """A page runs the versions with which everything is tested."""
    lock = (Path(__file__).parent.parent.parent / "requirements-dev.lock").read_text().splitlines()
    versions = dict(line.partition(";")[0].strip().split("==") for line in lock if "==" in line)
    assert {one.name: one.version for one in parts.pinned()} == {one.name: versions[one.name] for one in parts.pinned()}


def run(path: Path, *more: str) -> int:
    """`hantei page`."""
    return main.run(["page", str(path), "--lang", "en", *more])


def test_a_directory_with_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    assert run(tmp_path) == 2
    assert "holds something else than a site" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["letter.txt"]
    assert run(tmp_path / "letter.txt") == 2


def test_where_a_program_is_missing_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert run(tmp_path / "site", "--cache", str(tmp_path / "cache")) == 2
    assert "needs npm" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_a_part_with_other_content_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted_file = json.loads((parts.LOCK / "pyodide.json").read_text(encoding="utf-8"))
    forged = tmp_path / f"pyodide-{wanted_file['version']}.tgz"
    forged.write_bytes(b"something else")

    def pack(command: list[str], place: Path, program: str) -> None:
        (place / forged.name).write_bytes(b"something else again")

    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(parts, "asked", pack)
    with pytest.raises(NoParts) as refused:
        parts.pyodide(tmp_path)
    assert refused.value.message == "page-not-fetched"


def test_wheels_of_others_are_of_pure_python(tmp_path: Path) -> None:
    wheel = tmp_path / "fast-1.0-cp314-cp314-linux_x86_64.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("fast.py", "")
    with pytest.raises(NoParts, match="page-bad-wheel"):
        packing.library(parts.Parts(wheel, []), [wheel])


def test_a_site_is_written_by_content_and_swept(tmp_path: Path) -> None:
    first = site.written(tmp_path, {"index.html": b"one"}, {"run/a.js": b"alert(1)"})
    (old,) = (tmp_path / "parts").iterdir()
    site.written(tmp_path, {"index.html": b"two"}, {"run/a.js": b"alert(2)"})
    (new,) = (tmp_path / "parts").iterdir()
    assert old != new
    assert gzip.decompress(new.read_bytes()) == b"alert(2)"
    found = re.search(r"const SITE = (.*);\n", (tmp_path / "sw.js").read_text())
    assert found
    files: dict[str, Any] = json.loads(found[1])["files"]
    assert files["run/a.js"]["digest"] == hashlib.sha256(b"alert(2)").hexdigest()
    assert files["run/a.js"]["type"] == "text/javascript; charset=utf-8"
    assert files["index.html"]["from"] == "index.html"
    assert first.files == 3
