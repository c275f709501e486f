"""`hantei new-rulebook`: a package laid out on the floor plan, with one rule, one case, one encounter."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from hantei import library
from hantei.editions import known
from hantei.text import Catalogue

from .options import BadOption
from .voice import Voice

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
ENDING = ".tmpl"


def lay_out(name: str, directory: Path, general: Catalogue, plain: bool) -> int:
    """Write the files of a new rulebook, and say how to go on.

    Parameters: the name of the rulebook, which is also that of its package, and a directory that does not exist yet or
    is empty. Raises `BadOption` (`new-bad-name`, `new-name-taken`, `new-no-directory`, `new-directory-full`).
    """
    check_name(name)
    check_directory(directory)
    words = {"@name@": name, "@title@": title(name), **prefixes(name)}
    written = []
    for place, text in templates(files("hantei.cli") / "new_rulebook", ""):
        file = directory / filled(place, words).removesuffix(ENDING)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled(text, words), encoding="utf-8")
        written.append(file)
    voice = Voice(general, plain)
    if plain:
        voice.document({"name": name, "directory": str(directory), "files": [str(file) for file in written]})
    else:
        voice.say_id("new-done", title=title(name), directory=str(directory), files=len(written))
        for command in (f"pip install -e {directory}", f"pytest {directory}", f"hantei play {name}"):
            voice.line(command, first="  ", rest="    ")
    return 0


def check_name(name: str) -> None:
    """Check that the name can be that of a new package. Raises `BadOption`."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadOption("new-bad-name", name=name)
    if known(name) or find_spec(name) is not None:
        raise BadOption("new-name-taken", name=name)


def check_directory(directory: Path) -> None:
    """Check that the directory is empty, or can be made. Raises `BadOption`."""
    if directory.exists() and not directory.is_dir():
        raise BadOption("new-no-directory", path=str(directory))
    if directory.exists() and any(directory.iterdir()):
        raise BadOption("new-directory-full", path=str(directory))


def title(name: str) -> str:
    """The title of a rulebook until its author gives another: "two_lanterns" is "Two Lanterns"."""
    return " ".join(word.capitalize() for word in name.split("_"))


def prefixes(name: str) -> dict[str, str]:
    """The beginnings of the ids of clauses and of messages: the initials, or the first letters; no other book may have
    them."""
    letters = re.sub(r"[^a-z]", "", name)
    initials = "".join(word[0] for word in name.split("_") if word[0].isalpha())
    taken = [one.rulebook.prefix for one in library.playable()]
    wanted = [initials] if len(initials) > 1 else []
    wanted += [letters[:size] for size in range(2, len(letters) + 1)]
    wanted += [letters + letter for letter in "abcdefghijklmnopqrstuvwxyz"]
    prefix = next(one for one in wanted if one.upper() not in taken and len(one) > 1)
    return {"@PREFIX@": prefix.upper(), "@prefix@": prefix}


def templates(place: Traversable, above: str) -> Iterator[tuple[str, str]]:
    """The files of the layout by their paths, with their texts."""
    for entry in sorted(place.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from templates(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(ENDING):
            yield above + entry.name, entry.read_text(encoding="utf-8")


def filled(text: str, words: dict[str, str]) -> str:
    """Put the names into a text."""
    for sign, word in words.items():
        text = text.replace(sign, word)
    return text
