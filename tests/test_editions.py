"""Rulebooks are what installed packages offer; a package that offers something else is named."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hantei import editions, library, offers
from hantei.cli import main
from hantei.dicebot import registry
from hantei.edition import Edition
from hantei.offers import BadPackage
from hantei.play.policies import players_offered


def forget() -> None:
    """Whatever is known of rulebooks is asked for anew."""
    of_rulebooks = (editions.offered, editions.volume, editions.texts, editions.home, library.shelves)
    for asked in (*of_rulebooks, players_offered, registry.systems, registry.row):
        asked.cache_clear()


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points that packages register, to be filled by a test."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(offers, "entry_points", lambda group: [one for one in found if one.group == group])
    forget()
    yield found
    forget()


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
        editions.edition("one")


def test_an_edition_that_cannot_be_imported_is_named(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("one", "no.such.package:EDITION", editions.GROUP))
    with pytest.raises(BadPackage) as caught:
        editions.edition("one")
    assert (caught.value.message, caught.value.facts["value"]) == ("broken-edition", "no.such.package:EDITION")


def test_two_packages_cannot_bring_one_name(offered: list[EntryPoint], monkeypatch: pytest.MonkeyPatch) -> None:
    offered.append(entry(monkeypatch, "one", edition("one", 1), "a"))
    offered.append(entry(monkeypatch, "one", edition("one", 1), "b"))
    with pytest.raises(BadPackage, match="two-editions"):
        editions.edition("one")
    assert list(editions.editions()) == []


def senki() -> list[EntryPoint]:
    """What registers Senki."""
    return list(entry_points(group=editions.GROUP, name="senki"))


PACKAGE = """
from hantei.edition import Edition

def volume():
    from . import rules

EDITION = Edition("lost", 9, "lost_package", volume, volume, volume)
"""


@pytest.mark.parametrize(
    ("package", "rules", "said"),
    [
        ("raise OSError('no fire')", "", "OSError: no fire"),
        (PACKAGE, "def rule(:", "SyntaxError: "),
        (PACKAGE, "import no_such_module_here", "ModuleNotFoundError: "),
    ],
)
def test_a_broken_package_is_named_and_leaves_the_others_usable(
    offered: list[EntryPoint], tmp_path: Path, monkeypatch: Any, capsys: Any, package: str, rules: str, said: str
) -> None:
    place = tmp_path / "lost_package"
    for lang in ("ja", "en"):
        (place / "text" / lang).mkdir(parents=True)
    (place / "__init__.py").write_text(package)
    (place / "rules.py").write_text(rules)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("lost_package", "lost_package.rules"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    offered += [*senki(), EntryPoint("lost", "lost_package:EDITION", editions.GROUP)]
    assert main.run(["list", "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert "senki  " in listed
    (line,) = [line for line in " ".join(listed.split("\n")).split("“")[1:] if said in line]
    assert line
    assert main.run(["list", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in data["rulebooks"]] == ["senki"]
    assert [(one["id"], said in one["problem"]) for one in data["broken"]] == [("lost", True)]
    assert main.run(["roll", "senki", "2d6", "--faces", "3,4", "--lang", "en"]) == 0
    for command in (["list", "lost"], ["play", "lost"], ["roll", "lost", "2d6"], ["schema", "lost"]):
        capsys.readouterr()
        assert main.run([*command, "--lang", "en"]) == 2
        refused = capsys.readouterr().err
        assert "the rulebook “lost”" in refused
        assert said in refused


BODIES = {
    "no place": ("Edition('lost', 'x', 'lost_package', volume, volume, volume)", "Edition("),
    "no volume": ("Edition('lost', 9, 'lost_package', lambda: None, volume, volume)", "volume: None"),
    "leaves": ("Edition('lost', 9, 'lost_package', leave, volume, volume)", "SystemExit: 3"),
    "no home": ("Edition('lost', 9, 'no_such_package', volume, volume, volume)", "ModuleNotFoundError: "),
    "no build": ("Edition('lost', 9, 'lost_package', unbuilt, volume, volume)", "ZeroDivisionError: "),
    "other id": ("Edition('lost', 9, 'lost_package', senki, volume, volume)", "build: 'senki'"),
}
"""Ways to offer what is no rulebook, and what is said of each."""

DOORS = """
from dataclasses import replace
from hantei.edition import Edition

def senki():
    from hantei.editions import volume
    return volume("senki")

def leave():
    raise SystemExit(3)

def unbuilt():
    return replace(senki(), build=lambda content: 1 // 0)

def volume():
    return None

EDITION = """


@pytest.mark.parametrize("way", BODIES)
@pytest.mark.parametrize("texts", [True, False])
def test_no_way_to_be_broken_takes_another_rulebook_down(
    offered: list[EntryPoint], tmp_path: Path, monkeypatch: Any, capsys: Any, way: str, texts: bool
) -> None:
    place = tmp_path / "lost_package"
    place.mkdir()
    if texts:
        for lang in ("ja", "en"):
            (place / "text" / lang).mkdir(parents=True)
    body, said = BODIES[way]
    (place / "__init__.py").write_text(DOORS + body)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "lost_package", raising=False)
    offered += [*senki(), EntryPoint("lost", "lost_package:EDITION", editions.GROUP)]
    (bad,) = library.broken()
    assert bad.facts["name"] == "lost"
    if texts:
        assert said in bad.facts["detail"]
    assert [one.id for one in library.playable()] == ["senki"]
    assert library.shelf_with("bridge") is library.shelf("senki")
    for command in (["list", "lost"], ["play", "lost"]):
        assert main.run([*command, "--lang", "en"]) == 2
        assert "the rulebook “lost”" in capsys.readouterr().err


def test_whatever_a_package_fails_with_is_said(offered: list[EntryPoint], tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "failing_package.py").write_text("EDITION = nobody_knows\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    offered.append(EntryPoint("failing", "failing_package:EDITION", editions.GROUP))
    with pytest.raises(BadPackage) as refused:
        editions.edition("failing")
    assert refused.value.facts["detail"] == "NameError: name 'nobody_knows' is not defined"
