"""Says what went wrong, in the user's language: errors of the command line, and all others that people can mend."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

import typer

from hantei import library
from hantei.content import BadContent
from hantei.core.message import Complaint, Message
from hantei.core.text import Language
from hantei.telling import failures
from hantei.text import Catalogue

_kinds: Any = import_module(typer.BadParameter.__module__)
"""The module with the errors of typer, which hands on only some of them: click, or its own copy of it."""

USAGE: type[Exception] = _kinds.ClickException
"""The error of typer for a command line that it cannot read."""

BAD_OPTION: Any = _kinds.BadOptionUsage
"""The error of typer for an option that lacks its value, or has one although it takes none."""

FAILED = 2

LIKELY = 0.75
"""The least likeness of a guess to an option, from 0 to 1."""


def sentences(error: Exception, lang: Language) -> Iterator[str]:
    """Say an expected error, line by line."""
    if isinstance(error, Complaint | BadContent):
        yield from failures.sentences(error, lang)
        if isinstance(error, Complaint) and (close := meant(error)):
            yield Catalogue(lang).say_id("name-guess", guesses=[*close])
    else:
        yield Catalogue(lang).say(usage(error))


def meant(error: Complaint) -> list[str]:
    """Find the allowed names that an unknown one may have meant."""
    name, allowed = error.facts.get("name"), error.facts.get("allowed")
    more = error.facts.get("scenes", [])
    return likely(name, [*allowed, *more]) if isinstance(name, str) and isinstance(allowed, list) else []


def usage(error: Any) -> Message:
    """Say the fault that typer found in the command line."""
    if isinstance(error, _kinds.NoSuchOption):
        option = str(error.option_name)
        if close := likely(option, error.possibilities or ()):
            return Message("usage-no-option-guess", {"option": option, "guesses": [*close]})
        return Message("usage-no-option", {"option": option})
    if isinstance(error, BAD_OPTION):
        bare = error.ctx is None or any(
            error.option_name in param.opts and param.is_flag for param in error.ctx.command.params
        )
        return Message("usage-no-value" if bare else "usage-value-needed", {"option": str(error.option_name)})
    if isinstance(error, _kinds.MissingParameter):
        name = str(error.param.metavar or error.param.name.upper())
        if name == "RULEBOOK":
            return Message("usage-no-rulebook", {"allowed": [*library.rulebook_ids()]})
        return Message("usage-missing", {"name": name, "usage": called(error.ctx)})
    return Message("usage-odd", {"problem": str(getattr(error, "message", error))})


def called(ctx: Any) -> str:
    """How a command is called, with all that it cannot do without."""
    needed = [str(one.metavar or one.name.upper()) for one in ctx.command.params if one.required]
    return " ".join([ctx.command_path, *needed])


def likely(option: str, guesses: Iterable[str]) -> list[str]:
    """Find the options that a mistyped one may have meant; typer itself guesses `--tell` for `--html`."""
    return difflib.get_close_matches(option, list(guesses), cutoff=LIKELY)
