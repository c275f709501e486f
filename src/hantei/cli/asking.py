"""Questions on the screen, and answers from the keyboard."""

from __future__ import annotations

import locale
import os
import re
import sys
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from hantei.core.decision import Amount, Answer, Choice, Decision, Faces, Route, Words
from hantei.library import Shelf
from hantei.play import Session
from hantei.telling import NotUnderstood, Question, amounts, chosen, example, without
from hantei.telling.compound import declares
from hantei.text import normalise

from .columns import in_columns, padded, width, wrapped
from .sketching import sketches
from .voice import Voice

if TYPE_CHECKING:
    from hantei.lab.next_check import NextCheck

PROMPT = "> "
INDENT = "  "
BETWEEN = re.compile("[;；]")
LEAVING = ("q", "quit", "exit", "終了")


MOST_GLANCED = 60
"""Options at which the chances of their next checks are looked for."""

MOST_EXPLAINED = 12
"""Numbers that are explained one by one if a number is asked for; of more, only the lowest and the highest."""


class Pick(NamedTuple):
    """Something to choose before a game: its key, its name, and a description if that helps."""

    key: str
    label: str
    about: str = ""


class Keyboard:
    """Lines that a person types, or that come through a pipe; with history and completion at a terminal.

    Several answers may be typed in one line, with ";" between them: `ahead` are those not yet used. `written` is the
    last line as it was typed: names stay as somebody writes them.
    """

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.words: list[str] = []
        self.ahead: list[str] = []
        self.written = ""
        if sys.stdin.isatty():
            self._complete()

    def line(self) -> str:
        """Read the next line, in plain form; answers typed ahead go first. Raises `EOFError` if there are no more."""
        self.written = self.ahead.pop(0) if self.ahead else self.first_of(self._typed())
        return normalise(self.written)

    def _typed(self) -> str:
        if sys.stdin.isatty():
            sys.stdout.flush()
            return input(PROMPT)
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        if not self.voice.plain:
            print(PROMPT + normalise(typed))
        return typed

    def first_of(self, line: str) -> str:
        """The first of several answers; the others are kept. A text in quotation marks is one answer."""
        if normalise(line).startswith('"'):
            return line
        first, *self.ahead = [part.strip() for part in BETWEEN.split(line) if part.strip()] or [""]
        return first

    def _complete(self) -> None:
        if locale.setlocale(locale.LC_CTYPE) in ("C", "POSIX"):  # the user's locale is not installed here
            os.environ["LC_ALL"] = "C.UTF-8"
            with suppress(locale.Error):
                locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
        try:
            import readline
        except ImportError:
            return

        def complete(text: str, state: int) -> str | None:
            fitting = [word for word in self.words if word.startswith(text)]
            return fitting[state] if state < len(fitting) else None

        readline.set_completer(complete)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")


def pick(voice: Voice, keyboard: Keyboard, question: str, options: Sequence[Pick]) -> str:
    """Ask a question before any game. Return the key of the option, chosen by number, key, label or unique
    beginning."""
    voice.line()
    voice.line(question, style="question")
    keys = [option.key for option in options]
    if any(option.about for option in options):
        offer(voice, options)
    else:
        voice.lines(option_lines(voice, [(option.key, option.label) for option in options]))
    keyboard.words = keys
    while True:
        typed = keyboard.line()
        if typed.casefold() in LEAVING:
            raise EOFError
        try:
            return chosen(typed, keys, [option.label for option in options])
        except NotUnderstood:
            voice.line(voice.catalogue.say_id("pick-what", count=len(keys)), style="bad")


def offer(voice: Voice, options: Sequence[Pick]) -> None:
    """Show options by number, key and label, each with its description below it."""
    most = max(width(option.key) for option in options)
    digits = len(str(len(options)))
    blank = " " * (len(INDENT) + digits + 1)
    for number, option in enumerate(options, 1):
        line = f"{INDENT}{number:>{digits}} {padded(option.key, most)}  {option.label}"
        voice.lines([voice.colour_keys(line, [option.key])])
        for about in option.about.splitlines():
            voice.line(about, style="faint", first=blank + INDENT, rest=blank + INDENT)


def option_lines(
    voice: Voice,
    options: Sequence[tuple[str, str]],
    before: int = 0,
    after: int = 0,
    figures: Mapping[str, str] | None = None,
) -> list[str]:
    """Lay out options by number, key, figure and label, side by side if there is room; a long label goes on below
    itself.

    `before` and `after` are the numbers of other options above and below them; `figures` go between key and label, by
    key.
    """
    keys = [key for key, _ in options]
    most = max(map(width, keys), default=0)
    digits = len(str(before + len(options) + after))
    told = [(figures or {}).get(key, "") for key in keys]
    wide = max(map(width, told), default=0)
    heads = [f"{number:>{digits}} {padded(key, most)}  " for number, key in enumerate(keys, before + 1)]
    if wide:
        heads = [f"{head}{padded(figure, wide)}  " for head, figure in zip(heads, told, strict=True)]
    options = [(key, without(key, label)) for key, label in options]
    lines = [head + label for head, (_, label) in zip(heads, options, strict=True)]
    if max(map(width, lines), default=0) <= voice.screen - len(INDENT):
        shown = [INDENT + line for line in in_columns(lines, voice.screen - len(INDENT))]
    else:
        blank = " " * (len(INDENT) + width(heads[0]))
        pairs = zip(heads, options, strict=True)
        shown = [line for head, (_, label) in pairs for line in wrapped(label, voice.columns, INDENT + head, blank)]
    return [voice.bold(voice.colour_keys(line, keys), told) for line in shown]


class Shown(Question):
    """An open question on the screen; with its session and its key, the chances of the next checks stand at the
    options."""

    def __init__(
        self,
        shelf: Shelf,
        voice: Voice,
        state: Any,
        decision: Decision,
        whose: str = "",
        session: Session | None = None,
        key: str = "",
    ) -> None:
        super().__init__(shelf, voice.catalogue, state, decision, whose)
        self.voice, self.session, self.key = voice, session, key
        self.checks: dict[Answer | None, NextCheck] = {}
        """The next checks of answers, as far as they were found when the options were shown."""

    @cached_property
    def glanced(self) -> tuple[list[str], str]:
        """Find the words about the next check for each option, if they are found at once, and the words said once if
        they are the same for all."""
        if self.session is None or not isinstance(self.decision, Choice | Route):
            return [], ""
        from hantei.lab import odds  # loaded on demand, like the module that words it
        from hantei.telling import chances

        try:
            found = odds.next_checks(self.session, [self.meant(key) for key in self.keys[:MOST_GLANCED]], self.key)
        except odds.NoOdds:
            return [], ""
        self.checks = {one.answer: one.check for one in found.options if one.check}
        if shared := chances.shared(found, self):
            return [], shared
        return chances.beside(found, self, self.catalogue), ""

    @property
    def figures(self) -> dict[str, str]:
        """The chance of the next check that an option leads to, by key."""
        return {key: said for key, said in zip(self.keys, self.glanced[0], strict=False) if said}

    @property
    def shared(self) -> str:
        """The chance of the next check, if all options share it."""
        return self.glanced[1]

    def show(self, known: Collection[str] = ()) -> list[str]:
        """Show the situation, the question and its options. Return the situation that was shown.

        Of a situation that is `known` only lines that are new are shown, and a board in letters as a whole; so is the
        sketch of the place if anything in it is new. If it begins like a whole or has a board, and is none, that is
        said.
        """
        voice = self.voice
        voice.line()
        situation, written = self.situation(), self.situation(drawn=True)
        fresh = [line for line in situation if line not in known]
        if any(line not in written for line in fresh):
            fresh = [line for line in situation if line not in known or line not in written]
        for line in fresh:
            voice.line(line, first="| ", rest="|   ")
        whole = situation[:1] == fresh[:1] or any(line not in written for line in fresh)
        if fresh[1:] and whole and {*situation} - {*fresh, *self.lasting}:
            voice.line(voice.catalogue.say_id("situation-rest"), style="faint", first="| ")
        sketch = self.sketch() if self.places else []
        if not set(sketch) <= set(known):
            voice.lines(f"| {line}" for line in sketch)
        voice.line(self.title, style="question")
        voice.lines(self.options())
        if self.shared:
            voice.line(self.shared, style="faint", first=INDENT, rest=INDENT * 2)
        return [*situation, *sketch]

    @property
    def places(self) -> bool:
        """Whether the question depends on where everybody is: a move, or a declaration."""
        return isinstance(self.decision, Route) or declares(self.rulebook, self.decision)

    def sketch(self) -> list[str]:
        """The place in letters, if the rulebook draws a chart of it."""
        boards = self.rulebook.sight.boards(self.state, self.decision.who, self.decision)
        return sketches(boards, self.catalogue, self.voice.screen - len(INDENT))

    def options(self) -> list[str]:
        """Show the possible answers."""
        decision = self.decision
        if isinstance(decision, Amount):
            return ["  " + self.voice.catalogue.say_id("ask-amount", low=decision.low, high=decision.high)]
        if isinstance(decision, Faces):
            dice = decision.dice
            return [
                "  " + self.voice.catalogue.say_id("ask-faces", n=dice.n, sides=dice.sides, example=example(decision))
            ]
        lines = self.listed()
        if isinstance(decision, Words):
            lines.append("  " + self.voice.catalogue.say_id("ask-words", longest=decision.longest))
        if isinstance(decision, Route) and (way := decision.example):
            asked = "ask-route-named" if decision.named else "ask-route"
            lines.append("  " + self.voice.catalogue.say_id(asked, example=way))
        return lines

    def listed(self) -> list[str]:
        """The options by number, key and label, under their headings if they have any."""
        named = list(zip(self.keys, self.labels, strict=True))
        headed = self.headings
        if not headed:
            return option_lines(self.voice, named, figures=self.figures)
        label, lines = dict(named), list[str]()
        for heading, keys in headed:
            before = self.keys.index(keys[0])
            lines.append(f"{INDENT}{heading}")
            those = [(key, label[key]) for key in keys]
            after = len(self.keys) - before - len(keys)
            lines += option_lines(self.voice, those, before, after, self.figures)
        return lines

    def effects(self, word: str = "") -> list[tuple[str, str]]:
        """Find the effects of the options, by key; if a word is given, only of the option that it names."""
        if isinstance(self.decision, Choice | Route):
            keys = [chosen(word, self.keys, self.labels)] if word else self.keys
            return [(key, self.effect(self.meant(key))) for key in keys]
        if isinstance(self.decision, Amount):
            if word:
                numbers = [amounts(self.decision, word)]
            else:
                low, high = self.decision.low, self.decision.high
                numbers = [*range(low, high + 1)] if high - low < MOST_EXPLAINED else [low, high]
            return [(str(amount), self.effect(amount)) for amount in numbers]
        return [("", line.strip()) for line in self.options()]
