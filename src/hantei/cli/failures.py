"""What went wrong, in the user's language: errors of the command line, and all others that people can mend."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

from hantei.core.message import Message
from hantei.telling import failures
from hantei.text import Catalogue

USAGE: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
"""What typer raises for a command line it cannot read."""

FAILED = 2


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
        close = ", ".join(getattr(error, "possibilities", None) or ())
        if close:
            return Message("usage-no-option-guess", {"option": option, "guesses": close})
        return Message("usage-no-option", {"option": option})
    if kind == "BadOptionUsage":
        bare = "not take" in text
        return Message("usage-no-value" if bare else "usage-value-needed", {"option": option})
    if kind == "MissingParameter":
        return Message("usage-missing", {"name": str(error.param.metavar or error.param.name).upper()})
    if "extra argument" in text:
        return Message("usage-extra", {"words": text.rpartition("(")[2].removesuffix(")")})
    return Message("usage-odd", {"problem": text})
