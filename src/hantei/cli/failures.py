"""What went wrong, in the user's language: errors of the command line, and all others that people can mend."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from typing import Any

import typer

from hantei import library
from hantei.core.message import Message
from hantei.telling import failures
from hantei.text import Catalogue

USAGE: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
"""What typer raises for a command line it cannot read."""

FAILED = 2

LIKELY = 0.75
"""How like an option a guess has to be, from 0 to 1."""


def sentences(error: Exception, lang: str) -> Iterator[str]:
    """What an expected error says, line by line."""
    if isinstance(error, USAGE):
        yield Catalogue(lang).say(usage(error))
    else:
        yield from failures.sentences(error, lang)


def usage(error: Any) -> Message:
    """What typer found wrong with the command line."""
    kind, text = type(error).__name__, str(getattr(error, "message", error))
    option = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        close = ", ".join(likely(option, getattr(error, "possibilities", None) or ()))
        if close:
            return Message("usage-no-option-guess", {"option": option, "guesses": close})
        return Message("usage-no-option", {"option": option})
    if kind == "BadOptionUsage":
        bare = "not take" in text
        return Message("usage-no-value" if bare else "usage-value-needed", {"option": option})
    if kind == "MissingParameter":
        name = str(error.param.metavar or error.param.name).upper()
        if name == "RULEBOOK":
            return Message("usage-no-rulebook", {"allowed": ", ".join(library.rulebook_ids())})
        return Message("usage-missing", {"name": name})
    if "extra argument" in text:
        return Message("usage-extra", {"words": text.rpartition("(")[2].removesuffix(")")})
    return Message("usage-odd", {"problem": text})


def likely(option: str, guesses: Iterable[str]) -> list[str]:
    """The options that may have been meant by a mistyped one; typer itself guesses `--tell` for `--html`."""
    return difflib.get_close_matches(option, list(guesses), cutoff=LIKELY)
