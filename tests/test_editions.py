"""Rulebooks are what installed packages offer; a package that offers something else is named."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hantei import editions, library, offers
from hantei.cli import main
from hantei.core.edition import Edition
from hantei.offers import BadPackage


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points that packages register, to be filled by a test."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(offers, "entry_points", lambda group: [one for one in found if one.group == group])
    editions.editions.cache_clear()
    yield found
    editions.editions.cache_clear()


def entry(monkeypatch: pytest.MonkeyPatch, name: str, value: object, module: str = "sixth") -> EntryPoint:
    """An entry point of this name, with what stands behind it."""
    place = ModuleType(module)
    place.EDITION = value  # type: ignore[attr-defined]
    monkeypatch.setitem(__import__("sys").modules, module, place)
    return EntryPoint(name, f"{module}:EDITION", editions.GROUP)


def edition(name: str, place: int) -> Edition:
    """An edition behind whose doors there is nothing."""

    def nothing() -> None:
        raise AssertionError("nobody enters here")

    return Edition(name, place, f"package_of_{name}", nothing, nothing, nothing)  # type: ignore[arg-type]


def test_rulebooks_stand_in_the_order_of_their_places(
    offered: list[EntryPoint], monkeypatch: pytest.MonkeyPatch
) -> None:
    offered.append(entry(monkeypatch, "late", edition("late", 9), "a"))
    offered.append(entry(monkeypatch, "early", edition("early", 1), "b"))
    assert list(editions.editions()) == ["early", "late"]


def test_the_same_entry_twice_is_one_rulebook(offered: list[EntryPoint], monkeypatch: pytest.MonkeyPatch) -> None:
    offered += 2 * [entry(monkeypatch, "one", edition("one", 1))]
    assert list(editions.editions()) == ["one"]


@pytest.mark.parametrize("value", [None, edition("other", 1)])
def test_what_is_no_edition_of_its_name_is_refused(
    offered: list[EntryPoint], monkeypatch: pytest.MonkeyPatch, value: object
) -> None:
    offered.append(entry(monkeypatch, "one", value))
    with pytest.raises(BadPackage, match="broken-edition"):
        editions.editions()


def test_an_edition_that_cannot_be_imported_is_named(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("one", "no.such.package:EDITION", editions.GROUP))
    with pytest.raises(BadPackage) as caught:
        editions.editions()
    assert (caught.value.message, caught.value.facts["value"]) == ("broken-edition", "no.such.package:EDITION")


def test_two_packages_cannot_bring_one_name(offered: list[EntryPoint], monkeypatch: pytest.MonkeyPatch) -> None:
    offered.append(entry(monkeypatch, "one", edition("one", 1), "a"))
    offered.append(entry(monkeypatch, "one", edition("one", 1), "b"))
    with pytest.raises(BadPackage, match="two-editions"):
        editions.editions()


def test_a_package_that_cannot_be_loaded_is_named_to_whoever_plays(
    offered: list[EntryPoint], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offered.append(EntryPoint("lost", "no_such_package_here:EDITION", editions.GROUP))
    library.shelves.cache_clear()
    try:
        for command in (["list", "--lang", "en"], ["play", "senki", "--lang", "en"]):
            assert main.run(command) == 2
            said = capsys.readouterr().err
            assert "registered as the rulebook “lost”" in said
            assert "ModuleNotFoundError" in said
    finally:
        library.shelves.cache_clear()


def test_whatever_a_package_fails_with_is_said(offered: list[EntryPoint], tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "failing_package.py").write_text("EDITION = nobody_knows\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    offered.append(EntryPoint("failing", "failing_package:EDITION", editions.GROUP))
    with pytest.raises(BadPackage) as refused:
        editions.editions()
    assert refused.value.facts["detail"] == "NameError: name 'nobody_knows' is not defined"
