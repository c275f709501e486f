"""The language that a command line asks for."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.text import Language, language_of
from hantei.text import LANGS, NoSuchLanguage

NEWEST = "-newest-"
"""Stands for the file of a bare `--continue`."""


def language(arguments: Sequence[str], default: Language) -> tuple[Language, list[str]]:
    """Find the language asked for, and the command line without it; a bare `--continue` gets a value."""
    lang, rest = default, list[str]()
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--lang" or word.startswith("--lang="):
            given = word.partition("=")[2] or (left.pop(0) if left else "")
            wanted = language_of(given)
            if wanted is None:
                raise NoSuchLanguage("bad-language", given=given, allowed=[*LANGS])
            lang = wanted
        elif word == "--continue" and (not left or left[0].startswith("-")):
            rest.append(f"--continue={NEWEST}")
        elif word == "--":
            rest += [word, *left]
            break
        else:
            rest.append(word)
    return lang, rest
