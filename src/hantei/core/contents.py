"""The table of contents of a rulebook: which module carries out which sections of the book."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple


class Chapter(NamedTuple):
    """A module of rules: the sections of the book that it carries out, the module, and its subject in a few words.

    A rulebook lists its chapters in the book's order; importing a chapter registers its beats.
    """

    sections: str
    module: ModuleType
    subject: str
