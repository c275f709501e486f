"""The pages of the documentation, and what tests read off them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hantei.content import read

from ..retelling import SIMULATION

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("README*.md")), *sorted(DOCS.rglob("*.md"))]
SCENARIOS = [DOCS / "scenarios.md", DOCS / "scenarios.ja.md"]
ENCOUNTERS = [DOCS / "encounters.md", DOCS / "encounters.ja.md"]
SENKI = [DOCS / "senki.md", DOCS / "senki.ja.md"]
GUNDOG = [DOCS / "gundog.md", DOCS / "gundog.ja.md"]
WILD_ARMS = [DOCS / "wild-arms.md", DOCS / "wild-arms.ja.md"]
SHADOWRUN4 = [DOCS / "shadowrun4.md", DOCS / "shadowrun4.ja.md"]
PYTHON = [DOCS / name for name in ("python.md", "python.ja.md", "dice.md", "dice.ja.md", "odds.md", "odds.ja.md")]
PYTHON += [DOCS / "chat.md", DOCS / "chat.ja.md", *SIMULATION]


def name_of(page: Path) -> str:
    """A page as tests are called by it."""
    return str(page.relative_to(ROOT))


def text_of(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def blocks(page: Path, *kinds: str) -> list[tuple[int, str]]:
    """The code blocks of some kinds, each with its line."""
    found = re.finditer(r"^```(\w*)[^\n]*\n(.*?)^```$", text_of(page), re.M | re.S)
    return [(text_of(page)[: match.start()].count("\n") + 1, match[2]) for match in found if match[1] in kinds]


def words(page: Path) -> set[str]:
    """All words that stand in code, in a line or a block."""
    return set(re.findall(r"\w+", " ".join(re.findall(r"```.*?```|`[^`]+`", text_of(page), re.S))))


def content_files(rulebook: str) -> tuple[str, ...]:
    """The names of the content files of a rulebook."""
    return tuple(sorted(file.stem for file in (ROOT / f"src/hantei/rulebooks/{rulebook}/content").glob("*.yaml")))


def records(rulebook: str, name: str) -> dict[str, Any]:
    """The records of a content file of a rulebook."""
    place = ROOT / f"src/hantei/rulebooks/{rulebook}/content" / f"{name}.yaml"
    found: dict[str, Any] = read(place.read_text(encoding="utf-8"), name).value
    return found
