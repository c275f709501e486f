"""Reads dice commands: one grammar for each rulebook, and the same reading and complaints for all.

A rulebook writes its notation as a grammar of rules over named words. Lark parses; the rulebook gets plain phrases and
words, each with its position in the text. A text that cannot be read raises `BadNotation`, which names the position and
what is allowed there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from hantei.core.command import BadNotation, Outcome
from hantei.core.message import Message, Sayable
from hantei.core.text import MINUSES, Text

if TYPE_CHECKING:
    from lark import Lark

MOST = 9999
"""The highest figure that people can type."""

LONGEST_COMMAND = 200
"""Characters of the longest text that is read."""

THROWN = re.compile(r"\d+d\d+")
"""Dice, as a command has them."""

SIGNS = {"PLUS": ("+",), "MINUS": ("-",), "TIMES": ("*", "×"), "AT_LEAST": (">=", "≧", "≥", "=>")}
"""Words that notations share."""

COMMON = r"""
figures: (PLUS NUMBER | MINUS NUMBER)*
NUMBER: /[0-9]+/
%ignore /\s+/
"""
"""Rules that notations share: signed figures, one after the other."""


class Word(NamedTuple):
    """A word of a command: its kind in the grammar, the word itself, and its position in the text (the first is 0)."""

    kind: str
    text: str
    at: int


class Phrase(NamedTuple):
    """A rule of the grammar that matched: its name, with its words and phrases."""

    name: str
    parts: tuple[Phrase | Word, ...]

    def phrases(self, name: str) -> list[Phrase]:
        """The phrases of one name directly in this one."""
        return [part for part in self.parts if isinstance(part, Phrase) and part.name == name]

    def phrase(self, name: str) -> Phrase | None:
        """The first phrase of a name directly in this one."""
        return next(iter(self.phrases(name)), None)

    def words(self, *kinds: str) -> list[Word]:
        """The words of some kinds directly in this phrase."""
        return [part for part in self.parts if isinstance(part, Word) and part.kind in kinds]

    def number(self) -> int:
        """The only figure in this phrase."""
        return int(self.words("NUMBER")[0].text)

    def figures(self) -> list[int]:
        """The signed figures of the common rule `figures`, in their order."""
        found = self.phrase("figures")
        words = found.words("PLUS", "MINUS", "NUMBER") if found else []
        pairs = zip(words[::2], words[1::2], strict=True)
        return [-int(number.text) if sign.kind == "MINUS" else int(number.text) for sign, number in pairs]


class Notation:
    """The notation of one rulebook.

    Parameters: `grammar`, rules in Lark's form that begin with `start`; `words`, the spellings of each named word in
    small letters, a Japanese word first if there is one; `most`, the highest figure. All grammars can use the common
    rules and signs.
    """

    def __init__(self, grammar: str, words: Mapping[str, Sequence[str]], most: int = MOST) -> None:
        self.words = {**{name: ways for name, ways in SIGNS.items() if name in grammar + COMMON}, **words}
        self.grammar, self.most = grammar, most

    @cached_property
    def parser(self) -> Lark:
        """The parser, built when the first text is read."""
        from lark import Lark

        terminals = [f"{name}.1: {' | '.join(map(quoted, longest_first(ways)))}" for name, ways in self.words.items()]
        common = COMMON if "figures" in self.grammar else COMMON[COMMON.index("NUMBER:") :]
        return Lark("\n".join([self.grammar, common, *terminals]), parser="lalr", maybe_placeholders=False)

    def read(self, typed: str) -> Phrase:
        """Parse a text into the phrase `start`. Raises `BadNotation`: `command-unreadable`, `command-unfinished`,
        `command-figure`, `command-long`."""
        from lark.exceptions import UnexpectedCharacters, UnexpectedToken

        text = half_width(typed)
        if len(text) > LONGEST_COMMAND:
            raise BadNotation("command-long", most=LONGEST_COMMAND)
        parsing: Any = self.parser.parse_interactive(text)
        try:
            parsing.exhaust_lexer()
            tree = parsing.feed_eof()
        except UnexpectedCharacters as error:
            raise self._unreadable(typed, error.pos_in_stream or 0, parsing.accepts()) from None
        except UnexpectedToken as error:
            at = len(typed) if error.token.type == "$END" else int(error.token.start_pos or 0)
            raise self._unreadable(typed, at, parsing.accepts()) from None
        phrase = phrase_of(tree)
        for word in every_word(phrase):
            if word.kind == "NUMBER" and int(word.text) > self.most:
                raise BadNotation("command-figure", text=typed, at=word.at + 1, found=word.text, low=0, high=self.most)
        return phrase

    def _unreadable(self, typed: str, at: int, allowed: Collection[str]) -> BadNotation:
        names = [name for name in ("NUMBER", *self.words, "$END") if name in allowed]
        begun, rests = self._begun(half_width(typed).rstrip()[at:], names)
        at += begun
        said: list[Message | Text] = [Text(one, one) for one in rests] or [self._said(name) for name in names]
        if at >= len(typed.rstrip()):
            return BadNotation("command-unfinished", text=typed.strip(), allowed=said)
        return BadNotation("command-unreadable", text=typed.strip(), at=at + 1, found=typed[at], allowed=said)

    def _begun(self, left: str, names: Collection[str]) -> tuple[int, list[str]]:
        """How much of a text begins dice that are allowed ("8d" of "8d6"), and what can go on from there."""
        ways = [way for name in names for way in self.words.get(name, ()) if way[0].isdigit()]
        for length in range(len(left), 0, -1) if left[:1].isdigit() else ():
            rests = [way[length:] for way in ways if way.startswith(left[:length]) and way != left[:length]]
            if rests:
                return length, [one.upper() for one in dict.fromkeys(rests) if not one[0].isdigit()] or rests
        return 0, []

    def _said(self, name: str) -> Message | Text:
        if name == "NUMBER":
            return Message("command-number")
        if name == "$END":
            return Message("command-end")
        ways = self.words[name]
        if THROWN.fullmatch(ways[0]) and len(ways) > 1:
            example = next((way for way in ways if way[0] == "5"), ways[0])
            return Message("command-dice", {"example": example.upper()})
        ja, en = ways[0], next((way for way in ways if way.isascii()), ways[0])
        return Text(*(one.upper() if THROWN.fullmatch(one) else one for one in (ja, en)))


def figure(typed: str, word: Word, low: int, high: int) -> int:
    """A figure within bounds. Raises `BadNotation` (`command-figure`), which names its position."""
    found = int(word.text)
    if not low <= found <= high:
        facts: dict[str, Sayable] = {"text": typed.strip(), "at": word.at + 1, "found": word.text}
        raise BadNotation("command-figure", **facts, low=low, high=high)
    return found


def once(typed: str, phrase: Phrase) -> None:
    """Refuse words that a phrase says twice. Raises `BadNotation` (`command-twice`), which names the second."""
    met: list[str] = []
    for part in phrase.parts:
        name = part.kind if isinstance(part, Word) else part.name
        if name in met:
            word = next(every_word(Phrase("", (part,))))
            raise BadNotation("command-twice", text=typed.strip(), at=word.at + 1, found=word.text)
        met.append(name)


def judged(outcome: Outcome, target: int) -> Message:
    """The result of a check against its target."""
    facts: dict[str, Sayable] = {"degree": Message(f"roll-{outcome.degree}"), "total": outcome.total, "target": target}
    return Message("roll-against", {**facts, "margin": signed(outcome.total - target)})


def signed(figure: int) -> str:
    """A figure with its sign, for readers."""
    return f"{figure:+d}".replace("-", "−")


def half_width(typed: str) -> str:
    """A text in small half-width letters with the same length, so that positions stay valid.

    A long-vowel mark between figures counts as a minus, which is on the same key.
    """
    narrow = "".join(one if len(one) == 1 else sign for sign in typed for one in [unicodedata.normalize("NFKC", sign)])
    small = "".join(sign.lower() if sign.isascii() else sign for sign in narrow.translate(MINUSES))
    return re.sub(r"(?<=[0-9 ])ー(?=[0-9])", "-", small)


def squeezed(typed: str) -> str:
    """A text in plain form for people to read: half-width, single spaces."""
    return " ".join(half_width(typed).split())


def longest_first(ways: Sequence[str]) -> list[str]:
    """Words sorted for matching, the longest first, because one may begin with another."""
    return sorted(ways, key=len, reverse=True)


def quoted(word: str) -> str:
    """A word as Lark writes it."""
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


def phrase_of(tree: Any) -> Phrase:
    """Lark's tree as plain data."""
    parts = tuple(
        phrase_of(part) if hasattr(part, "children") else Word(part.type, str(part), part.start_pos)
        for part in tree.children
    )
    return Phrase(str(tree.data), parts)


def every_word(phrase: Phrase) -> Iterator[Word]:
    """All words of a phrase in the order of the text."""
    for part in phrase.parts:
        if isinstance(part, Phrase):
            yield from every_word(part)
        else:
            yield part
