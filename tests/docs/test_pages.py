"""All pages: rulings, figures of the ledger, the glossary, links, command lines, games and examples that are shown."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.main

from hantei.cli.language import language
from hantei.cli.main import app
from hantei.content import read
from hantei.core.event import COUNTS
from hantei.core.rulings import Ruling
from hantei.lab import play, variants
from hantei.ledger import Ledger
from hantei.rulebooks.gundog.rulings import RULINGS as GUNDOG_RULINGS
from hantei.rulebooks.senki.rulings import RULINGS as SENKI_RULINGS
from hantei.rulebooks.urban_assault.rulings import RULINGS
from hantei.rulebooks.wild_arms.rulings import RULINGS as WILD_ARMS_RULINGS

from ..lab.trials import trial
from ..retelling import DICE, SIMULATION, TUTORIALS, not_understood, retold, rolled
from ..screens import SCREENS, drawn
from .pages import (
    DOCS,
    GUNDOG,
    PAGES,
    PYTHON,
    ROOT,
    SENKI,
    WILD_ARMS,
    blocks,
    content_files,
    name_of,
    records,
    text_of,
    words,
)  # fmt: skip
from .test_gundog import GUNDOG_RECORDS
from .test_senki import RECORDS
from .test_wild_arms import WILD_ARMS_RECORDS


@pytest.mark.parametrize(
    ("page", "rulings"),
    [
        *((page, SENKI_RULINGS) for page in SENKI),
        *((page, GUNDOG_RULINGS) for page in GUNDOG),
        *((page, WILD_ARMS_RULINGS) for page in WILD_ARMS),
    ],
    ids=lambda found: name_of(found) if isinstance(found, Path) else "",
)
def test_every_ruling_has_its_readings(page: Path, rulings: tuple[Ruling, ...]) -> None:
    """No open point is left out; every reading is there, the default in bold, with its meaning."""
    for ruling in rulings:
        found = re.search(
            rf"^\| `{ruling.id}` \| [^|]+ \| (.*) \| {', '.join(ruling.clauses)} \|$", text_of(page), re.M
        )
        assert found, ruling.id
        assert re.findall(r"(\*\*)?`(\w+)`(?:\*\*)? \S", found[1]) == [
            ("**" if value == ruling.default else "", value) for value in ruling.values
        ], ruling.id


@pytest.mark.parametrize("page", [*SENKI, *GUNDOG, *WILD_ARMS], ids=name_of)
def test_figures_of_the_ledger_in_words(page: Path) -> None:
    """So many clauses there are."""
    ledger = Ledger.of(page.name.partition(".")[0].replace("-", "_"))
    found = re.search(r"into (\d+) clauses; (\d+) of them|(\d+)の条項に分けました。そのうち(\d+)が", text_of(page))
    assert found
    assert [int(n) for n in found.groups() if n] == [len(ledger.clauses), len(ledger.executable)]


# Urban Assault, the glossary and the front page


@pytest.mark.parametrize("page", [DOCS / "urban-assault.md", DOCS / "urban-assault.ja.md"], ids=name_of)
def test_every_ruling_is_named(page: Path) -> None:
    """No open point of the book is left out, and its readings are those of the code."""
    for ruling in RULINGS:
        readings = ", ".join([f"**`{ruling.default}`**", *(f"`{value}`" for value in ruling.values[1:])])
        row = re.compile(rf"^\| `{ruling.id}` \| .* \| {re.escape(readings)} \| {', '.join(ruling.clauses)} \|$", re.M)
        assert row.search(text_of(page)), (ruling.id, readings)


@pytest.mark.parametrize("page", [DOCS / "urban-assault.md", DOCS / "urban-assault.ja.md"], ids=name_of)
def test_figures_of_the_ledger(page: Path) -> None:
    """So many clauses there are."""
    ledger = Ledger.of("urban_assault")
    figures = re.findall(r"(?<![-\d])\d{3}(?!\d)", text_of(page))
    assert figures == [str(len(ledger.clauses)), str(len(ledger.executable))]


@pytest.mark.parametrize("page", [DOCS / "glossary.md", DOCS / "glossary.ja.md"], ids=name_of)
def test_every_name_of_the_book_is_in_the_glossary(page: Path) -> None:
    """Gear, members, machines, weapons, skills and so on by their names in both languages and in code."""
    books = [("gundog", GUNDOG_RECORDS), ("wild_arms", (*WILD_ARMS_RECORDS, "abilities", "attributes"))]
    books.append(("shadowrun4", content_files("shadowrun4")))
    for book, shelves in books:
        for name in shelves:
            for key, entry in records(book, name).items():
                names = entry.get("name", entry)
                assert f"| {names['ja']} | {names['en']} | `{key}` |" in text_of(page)
    for name in RECORDS:
        for key, entry in records("senki", name).items():
            assert f"| {entry['name']['ja']} | {entry['name']['en']} | `{key}` |" in text_of(page)
    place = ROOT / "src/hantei/rulebooks/urban_assault/content"
    for name in ("gear", "roles", "skills"):
        for key, entry in read((place / f"{name}.yaml").read_text(encoding="utf-8"), name).value.items():
            assert f"| {entry['name']['ja']} | {entry['name']['en']} | `{key}` |" in text_of(page)


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "README.ja.md"], ids=name_of)
def test_the_front_page_counts_rulings_right(page: Path) -> None:
    """So many readings there are to choose."""
    assert re.findall(r"(\d+)(?: open points|件の解釈)", text_of(page)) == [str(len(RULINGS))]


# Links


def anchor(heading: str) -> str:
    """The anchor of a heading, as GitHub and MkDocs make it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower().replace("`", "")).replace(" ", "-")


@cache
def anchors(page: Path) -> set[str]:
    """All anchors of a page."""
    return {anchor(found) for found in re.findall(r"^#+ (.*)$", text_of(page), re.M)}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link names a file that is there, and a heading in it."""
    prose = re.sub(r"^```.*?^```$", "", text_of(page), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, part = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), target
        if part and there.suffix == ".md":
            assert part in anchors(there), target


# Command lines


def command_lines() -> Iterator[tuple[str, str]]:
    """Every command line of the documentation that begins with `hantei`, with its page."""
    for page in PAGES:
        shown = [line for _, text in blocks(page, "sh", "console", "text", "") for line in text.splitlines()]
        shown += re.findall(r"`([^`\n]+)`", text_of(page))
        unquoted = re.sub(r'"[^"\n]*"', '"..."', "\n".join(shown))  # what stands in quotes ends no command
        for part in re.split(r"&&|[\n|;#>]", unquoted):
            found = re.match(r"(?:\$ )?(?:\S*/)?hantei(?: (.*))?$", part.strip())
            if found:
                yield name_of(page), (found[1] or "").strip()


@pytest.mark.parametrize(("page", "line"), sorted(set(command_lines())))
def test_command_lines_are_accepted(page: str, line: str) -> None:
    """The subcommand is there, and so are its options."""
    _, given = language(shlex.split(line), "en")
    if not given or given[0] in ("--help", "--version", "COMMAND"):
        return
    group: Any = typer.main.get_command(app)
    assert given[0] in group.commands
    command = group.commands[given[0]]
    options = {name for param in command.params for name in param.opts} | {"--help"}
    assert not [word for word in given[1:] if word.startswith("--") and word.split("=")[0] not in options]


# The tutorial's game


@pytest.mark.parametrize("page", TUTORIALS, ids=name_of)
def test_what_the_tutorial_types_is_understood(page: Path) -> None:
    """Every answer and order of the tutorial's game is one."""
    assert not_understood(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("page", TUTORIALS, ids=name_of)
def test_the_tutorial_shows_a_real_game(page: Path) -> None:
    """Typing what the tutorial types shows what it shows. For releases: figures move while scenarios are balanced."""
    assert retold(page) == text_of(page), "rules or texts have changed; run: python -m tests.retelling"


# Dice commands


@pytest.mark.parametrize("page", DICE, ids=name_of)
def test_dice_commands_show_what_they_show(page: Path) -> None:
    """Every dice command and all odds of the page print what the page shows."""
    assert rolled(page) == text_of(page), "rules or texts have changed; run: python -m tests.retelling"


# Simulation


@pytest.mark.slow
@pytest.mark.parametrize("page", SIMULATION, ids=name_of)
def test_simulations_show_what_they_show(page: Path) -> None:
    """Every simulation prints what the page shows. For releases: figures move while scenarios are balanced."""
    assert rolled(page, "simulate") == text_of(page), "rules or texts have changed; run: python -m tests.retelling"


@pytest.mark.parametrize("page", SIMULATION, ids=name_of)
def test_every_figure_and_every_kind_of_count_is_explained(page: Path) -> None:
    """No figure of a rulebook and no kind of count is left out."""
    found = {figure for book, game in (("urban_assault", "quarry_town"), ("senki", "ace_duel"))
             for figure in play(trial(book, game), 0)[0].figures}  # fmt: skip
    assert len(found) > 10
    known = {*words(page)}
    assert not [name for name in [*found, *COUNTS] if name.partition(".")[0] not in known]


@pytest.mark.parametrize("page", SIMULATION, ids=name_of)
def test_variants_of_the_page_can_be_played(page: Path) -> None:
    """Every path is there, and every value allowed."""
    for command in re.findall(r"--(?:vary|tune) (\S+)", text_of(page)):
        assert variants(trial("urban_assault", "quarry_town"), command)


# Examples in Python


@pytest.mark.parametrize("page", PYTHON, ids=name_of)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of a page run one after the other, in one place."""
    monkeypatch.chdir(tmp_path)
    place: dict[str, Any] = {"__name__": "example"}
    for line, text in blocks(page, "python"):
        exec(compile("\n" * line + text, str(page), "exec"), place)  # noqa: S102


@pytest.mark.parametrize("name", SCREENS)
def test_pictures_of_the_terminal_show_what_their_page_shows(name: str) -> None:
    shown = (DOCS / "img" / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn(name) == shown, "the page has changed; run: python -m tests.retelling"


def test_the_changelog_says_everything_once() -> None:
    """Two lines that begin alike are one change told twice, as when two versions of it were joined."""
    lines = (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    begun = [line.strip()[:80] for line in lines if line.lstrip().startswith("- ") and len(line) > 80]
    assert [one for one in dict.fromkeys(begun) if begun.count(one) > 1] == []
