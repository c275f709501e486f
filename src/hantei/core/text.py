"""A text in both languages of the product."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args
from unicodedata import normalize

from .limits import Between

Language = Literal["ja", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The languages of the product."""


def language_of(code: str) -> Language | None:
    """The language with a code; None if the product does not speak it."""
    return next((one for one in LANGUAGES if one == code), None)


Filled = Annotated[str, Between(1)]
"""A text that is not empty."""


@dataclass(frozen=True)
class Text:
    """The same words in Japanese and in English."""

    ja: Filled
    en: Filled

    def lang(self, code: Language) -> str:
        """The text in the language `code` ("ja" or "en")."""
        return self.ja if code == "ja" else self.en


def either(written: Any, language: Language) -> Any:
    """Turn a written text into both languages: a plain text is in `language`, and a missing language copies the other.

    Return anything else unchanged.
    """
    if isinstance(written, str):
        return dict.fromkeys(LANGUAGES, written)
    if isinstance(written, dict) and len(written) == 1 and (only := next(iter(written))) in LANGUAGES:
        return dict.fromkeys(LANGUAGES, written[only])
    return written


MINUSES = dict.fromkeys(map(ord, "−‐‑‒–—"), "-")
"""Signs that Japanese keyboards type for the minus, and that Unicode tells apart from it."""


MINUS = re.compile(r"(?<![^\s(,:|、：（])-(?=\w)")
"""A typed minus: before a digit or a letter, and not inside a word."""


def with_minuses(words: str) -> str:
    """Print words with a true minus wherever a figure or a name begins with one ("0, -10")."""
    return MINUS.sub("−", words)


def plain_width(word: str) -> str:
    """A word with letters, figures and signs in plain width, without space at its ends."""
    return normalize("NFKC", word).strip()
