"""A text in both languages of the product."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from .limits import Between

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


MINUSES = dict.fromkeys(map(ord, "−‐‑‒–—"), "-")
"""Signs that Japanese keyboards give for the minus and that Unicode keeps apart from it."""
