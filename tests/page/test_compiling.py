"""Modules are compiled once: what was compiled is used as long as its source and its compiler are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.page import compiling

FILES = {"one.py": b"1", "two.py": b"2", "data.yaml": b"3"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Node is asked to compile; it makes of each module its source in brackets."""
    names: list[str] = []

    def by_node(program: str, python: Path, source: Path, target: Path) -> None:
        assert program == "compile.mjs"
        found = compiling.taken_apart(source.read_bytes())
        names.extend(found)
        target.write_bytes(compiling.packed({f"{name}c": b"(" + data + b")" for name, data in found.items()}))

    monkeypatch.setattr(compiling, "by_node", by_node)
    return names


def test_a_module_that_has_not_changed_is_compiled_once(tmp_path: Path, asked: list[str]) -> None:
    first = compiling.compiled(FILES, tmp_path, tmp_path)
    assert first == {"one.pyc": b"(1)", "two.pyc": b"(2)", "data.yaml": b"3"}
    assert sorted(asked) == ["one.py", "two.py"]
    assert compiling.compiled(FILES, tmp_path, tmp_path) == first
    assert sorted(asked) == ["one.py", "two.py"]
    changed = compiling.compiled({**FILES, "two.py": b"4"}, tmp_path, tmp_path)
    assert changed == {**first, "two.pyc": b"(4)"}
    assert asked[2:] == ["two.py"]


def test_the_same_source_at_another_place_is_another_module(tmp_path: Path, asked: list[str]) -> None:
    """The place stands in what is compiled, for whoever reads where an error came from."""
    compiling.compiled({"a/__init__.py": b""}, tmp_path, tmp_path)
    compiling.compiled({"b/__init__.py": b""}, tmp_path, tmp_path)
    assert asked == ["a/__init__.py", "b/__init__.py"]


def test_another_compiler_compiles_everything_anew(
    tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling.compiled(FILES, tmp_path, tmp_path)
    monkeypatch.setattr(compiling, "compiler", lambda: b"another")
    compiling.compiled(FILES, tmp_path, tmp_path)
    assert sorted(asked) == ["one.py", "one.py", "two.py", "two.py"]


@pytest.mark.parametrize("part", [0, 40, -1])
def test_what_is_kept_and_not_whole_is_not_used(tmp_path: Path, asked: list[str], part: int) -> None:
    first = compiling.compiled(FILES, tmp_path, tmp_path)
    file = tmp_path / compiling.KEPT
    file.write_bytes(file.read_bytes()[:part])
    assert compiling.compiled(FILES, tmp_path, tmp_path) == first
    assert len(asked) == 4


def test_many_modules_are_shared_by_several_processes(
    tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "FEW", 3)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    many = {f"{number}.py": b"0" * number for number in range(7)}
    made = compiling.compiled(many, tmp_path, tmp_path)
    assert made == {f"{number}.pyc": b"(" + b"0" * number + b")" for number in range(7)}
    assert sorted(asked) == sorted(many)


def test_what_looks_into_its_own_source_has_it_beside(tmp_path: Path, asked: list[str]) -> None:
    made = compiling.compiled({"anyio/abc.py": b"5"}, tmp_path, tmp_path)
    assert made == {"anyio/abc.py": b"5", "anyio/__pycache__/abc.cpython-314.pyc": b"(5)"}
