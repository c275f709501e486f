"""Reads what comes from a person: their language, and lines typed on any keyboard."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping

from hantei.core.text import MINUSES, Language


def use_lang(environment: Mapping[str, str] | None = None) -> Language:
    """Find the language of the user from the locale: "ja" for Japanese, "en" for every other.

    Parameters: the environment to look at, that of the process unless given.
    """
    return "ja" if locale_of(environment).lower().startswith("ja") else "en"


def locale_of(environment: Mapping[str, str] | None = None) -> str:
    """The locale of the user's messages, "" where nothing is set, or one that names no language (C, POSIX).

    Parameters: the environment to look at, that of the process unless given.
    """
    variables = os.environ if environment is None else environment
    found = next((variables[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if variables.get(name)), "")
    return "" if found.partition(".")[0] in ("C", "POSIX") else found


def normalise(line: str) -> str:
    """Put a typed line into plain form: full-width digits, letters, signs and spaces become ASCII, the ends are
    trimmed."""
    return unicodedata.normalize("NFKC", line).translate(MINUSES).strip()
