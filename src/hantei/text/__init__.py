"""Words: turns messages into sentences in Japanese or English.

Nothing else in the package writes sentences for people: rules and tools hand out `Message`s, and a `Catalogue` says
them. `normalise` and `use_lang` belong to the same border between people and program.
"""

from .catalogue import JOINTS, LANGS, Catalogue, NoSuchLanguage, UnknownMessage, general, signed
from .reader import locale_of, normalise, use_lang

__all__ = [
    "JOINTS", "LANGS", "Catalogue", "NoSuchLanguage", "UnknownMessage", "general", "locale_of", "normalise", "signed",
    "use_lang",
]  # fmt: skip
