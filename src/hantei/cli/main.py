"""The program `hantei`: reads the command line and calls the command."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from signal import SIGTERM, default_int_handler, signal

import typer

from hantei.telling import EXPECTED
from hantei.text import Catalogue, locale_of, use_lang

from .commands import app
from .failures import FAILED, USAGE, sentences
from .language import language

__all__ = ["app", "main", "run"]

FIRST_WORDS: tuple[list[str], ...] = ([], ["play"], ["list"], ["--help"], ["-h"])
"""Command lines that people type first; if no locale is set, these tell how to see Japanese."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line. Return the exit code; bugs are raised."""
    lang = use_lang()
    try:
        lang, rest = language(arguments, lang)
        if not locale_of() and list(arguments) == rest and rest[:1] in FIRST_WORDS and "--json" not in rest:
            print(Catalogue("ja").say_id("speak-japanese"), file=sys.stderr)
        command = typer.main.get_command(app)
        return int(command.main(args=rest, prog_name="hantei", standalone_mode=False, obj=Catalogue(lang)) or 0)
    except (*EXPECTED, USAGE) as error:
        for sentence in sentences(error, lang):
            print(sentence, file=sys.stderr)
        return FAILED


GARBAGE = (1_000_000, 0, 0)
"""Thresholds of the garbage collector. Hardly anything here dies in a cycle, and with the usual ones it goes over
everything again and again, for half of the time that it takes to read the cases of a book. At a server everybody waits
meanwhile. Every answer makes the state of a game anew, so a search among the new objects goes through every table; it
waits for a million new objects."""


def main() -> None:
    """The entry of the program."""
    gc.set_threshold(*GARBAGE)
    signal(SIGTERM, default_int_handler)  # ending the program keeps what is done, as Ctrl-C does
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of the pipe has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
