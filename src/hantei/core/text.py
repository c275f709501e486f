"""A text in both languages of the product."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

from .limits import Between

Language = Literal["ja", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The languages of the product."""

Filled = Annotated[str, Between(1)]
"""A text that says something."""


@dataclass(frozen=True)
class Text:
    """The same words in Japanese and in English."""

    ja: Filled
    en: Filled

    def lang(self, code: str) -> str:
        """The text in the language `code` ("ja" or "en")."""
        return self.ja if code == "ja" else self.en


def either(written: Any, language: str) -> Any:
    """What stands for a text, as both languages: a plain text is one in `language`; what is missing is the other's.

    Anything else is returned as it is.
    """
    if isinstance(written, str):
        return dict.fromkeys(LANGUAGES, written)
    if isinstance(written, dict) and len(written) == 1 and (only := next(iter(written))) in LANGUAGES:
        return dict.fromkeys(LANGUAGES, written[only])
    return written


MINUSES = dict.fromkeys(map(ord, "−‐‑‒–—"), "-")
"""Signs that Japanese keyboards give for the minus and that Unicode keeps apart from it."""


MINUS = re.compile(r"(?<![^\s(,:|、：（])-(?=\w)")
"""A minus as it is typed: before a figure or a name, and not inside a word."""


def with_minuses(words: str) -> str:
    """Words in which figures stand, as they are printed: with a true minus where a word begins with one ("0, -10")."""
    return MINUS.sub("−", words)
