"""What the site is made of: by the lock, or not at all; what cannot be had is named."""

from __future__ import annotations

import base64
import subprocess
from hashlib import sha256, sha512
from pathlib import Path

import pytest

from hantei.cli import main
from hantei.core.text import Language
from hantei.page import compiling, packing, parts, site

LOCKED = b"the archive that the lock names"


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A lock of one archive and one wheel, and an empty directory to keep them."""
    lock = tmp_path / "lock"
    lock.mkdir()
    integrity = base64.b64encode(sha512(LOCKED).digest()).decode()
    (lock / "pyodide.json").write_text(f'{{"version": "1.2.3", "integrity": "sha512-{integrity}"}}')
    (lock / "wheels.txt").write_text(f"one==1.0 --hash=sha256:{sha256(LOCKED).hexdigest()}\n")
    monkeypatch.setattr(parts, "LOCK", lock)
    return tmp_path / "cache"


def nothing_runs(monkeypatch: pytest.MonkeyPatch, *away: str) -> None:
    """No program is asked; some are not there."""

    def refused(*_: object, **__: object) -> None:
        raise AssertionError("nobody is to be asked")

    monkeypatch.setattr(subprocess, "run", refused)
    monkeypatch.setattr("shutil.which", lambda name: None if name in away else f"/usr/bin/{name}")


def answering(monkeypatch: pytest.MonkeyPatch, name: str, data: bytes, code: int = 0, said: str = "") -> None:
    """Programs that are asked write a file where they are."""

    def run(command: list[str], cwd: Path, **_: object) -> subprocess.CompletedProcess[str]:
        if not code:
            (Path(cwd) / name).write_bytes(data)
        return subprocess.CompletedProcess(command, code, "", said)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")


def test_parts_that_are_kept_are_asked_of_nobody(locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked.mkdir()
    (locked / "pyodide-1.2.3.tgz").write_bytes(LOCKED)
    (locked / "one-1.0-py3-none-any.whl").write_bytes(LOCKED)
    nothing_runs(monkeypatch, "npm")
    found = parts.gathered(locked)
    assert found.pyodide.name == "pyodide-1.2.3.tgz"
    assert [one.name for one in found.wheels] == ["one-1.0-py3-none-any.whl"]


def test_a_part_with_other_content_is_asked_for_anew_and_not_used(
    locked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked.mkdir()
    (locked / "pyodide-1.2.3.tgz").write_bytes(b"something else")
    answering(monkeypatch, "pyodide-1.2.3.tgz", LOCKED)
    assert parts.pyodide(locked).read_bytes() == LOCKED
    (locked / "pyodide-1.2.3.tgz").write_bytes(b"something else")
    answering(monkeypatch, "pyodide-1.2.3.tgz", b"worse")
    with pytest.raises(parts.NoParts) as wrong:
        parts.pyodide(locked)
    assert wrong.value.message == "page-not-fetched"
    answering(monkeypatch, "one-1.0-py3-none-any.whl", b"worse")
    with pytest.raises(parts.NoParts) as wrong:
        list(parts.wheels(locked))
    assert wrong.value.message == "page-not-fetched"


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_without_npm_it_is_said_what_to_do(
    locked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: Language
) -> None:
    nothing_runs(monkeypatch, "npm")
    assert main.run(["page", str(tmp_path / "site"), "--cache", str(locked), "--lang", lang]) == 2
    assert "Node.js" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_what_a_registry_says_of_a_network_that_is_away_is_passed_on(
    locked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, "", b"", 1, "npm notice\nnpm error network is away\nnpm error more\n")
    assert main.run(["page", str(tmp_path / "site"), "--cache", str(locked), "--lang", "en"]) == 2
    assert "npm could not fetch the parts of the page: npm error network is away" in capsys.readouterr().err


def test_a_python_without_pip_is_named(locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "", b"", 1, "/usr/bin/python: No module named pip\n")
    locked.mkdir()
    with pytest.raises(parts.NoParts) as wrong:
        list(parts.wheels(locked))
    assert wrong.value.message == "page-needs-pip"


def test_a_directory_with_other_things_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing_runs(monkeypatch)
    (tmp_path / "letter.txt").write_text("dear")
    assert main.run(["page", str(tmp_path), "--lang", "en"]) == 2
    assert "something other than a site" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["letter.txt"]


def test_only_wheels_of_pure_python_go_in(tmp_path: Path) -> None:
    wheel = tmp_path / "odd-1.0-cp314-cp314-linux_x86_64.whl"
    wheel.write_bytes(b"")
    with pytest.raises(parts.NoParts) as wrong:
        packing.library(parts.Parts(tmp_path, []), [wheel], {"general": {}, "lists": {}, "books": {}})
    assert (wrong.value.message, wrong.value.facts) == ("page-bad-wheel", {"path": str(wheel)})


def test_the_lock_names_the_versions_that_hantei_is_tested_with() -> None:
    tested = (Path(__file__).parents[2] / "requirements-dev.lock").read_text().splitlines()
    assert {f"{one.name}=={one.version}" for one in parts.pinned()} <= set(tested)


def test_files_packed_into_one_come_out_as_they_were() -> None:
    found = {"a/b.py": b"\x00\x01", "empty": b"", "日本.txt": "語".encode()}
    assert compiling.taken_apart(compiling.packed(found)) == found


def test_no_sentence_of_the_window_can_end_the_script_it_stands_in() -> None:
    page = site.window()["index.html"].decode()
    words = page.split('id="words">')[1].split("</script>")[0]
    assert "<" not in words
    assert "@" not in page
