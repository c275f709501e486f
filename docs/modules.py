"""Writes the page `modules.md`: what each module is about, by the first sentence of its own docstring.

`python docs/modules.py` writes it; a test compares it with what would be written. Rulebooks have tables of contents of
their own (`rules/__init__.py`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "hantei"
PAGE = Path(__file__).with_suffix(".md")

HEAD = """# Modules

Every module with the sentence that it begins with. How the parts stand on each other is told in [Architecture](architecture.md); the chapters of a rulebook are listed in its `rules/__init__.py`.
"""  # noqa: E501 - a paragraph of a page is one line


def page() -> str:
    """The page as it should be."""
    return "\n".join([HEAD, *(line for folder in folders() for line in part(folder))]).rstrip("\n") + "\n"


def folders() -> Iterator[Path]:
    """The packages, in the order of their names, without those of the rulebooks and of what is copied from."""
    for file in sorted(SOURCE.rglob("__init__.py")):
        parts = file.relative_to(SOURCE).parts
        if parts[0] != "rulebooks" and "new_rulebook" not in parts:
            yield file.parent


def part(folder: Path) -> Iterator[str]:
    """The modules of a package, one a line, under what the package is about."""
    name = ".".join(("hantei", *folder.relative_to(SOURCE).parts))
    yield f"## `{name}`\n\n{sentence(folder / '__init__.py')}\n"
    modules = [file for file in sorted(folder.glob("*.py")) if not file.name.startswith("__")]
    if modules:
        yield "".join(f"- `{file.stem}`: {sentence(file)}\n" for file in modules)


def sentence(file: Path) -> str:
    """The first paragraph of a module's docstring in one line, without what is set off behind it."""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
