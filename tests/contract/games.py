"""Which games there are: every rulebook that comes with Hantei, with everything that it is played by."""

from __future__ import annotations

from hantei.editions import editions
from hantei.testing.games import scenes

BOOKS = [book for book, edition in editions().items() if edition.package.startswith("hantei.")]
"""The ids of the rulebooks that come with Hantei."""

GAMES = [(book, scenario) for book in BOOKS for scenario in scenes(book)]
"""Every rulebook with every scenario or encounter that comes with it."""
