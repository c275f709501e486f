"""What a game reads and never changes: the content of the book, and the scenarios at hand."""

from __future__ import annotations

from collections.abc import Mapping

from .content import Book
from .scenario import Scenario


class Content:
    """Everything a game reads and never changes: the book's content and the scenarios at hand."""

    def __init__(self, book: Book, scenarios: Mapping[str, Scenario]) -> None:
        self.book, self.scenarios = book, scenarios
        self.places: dict[tuple[str, str], object] = {}  # what stands at a path, once it was looked up
        self.gear = dict(book.gear)
        self.roles = dict(book.roles)
        for scenario in scenarios.values():
            self.gear.update(scenario.gear)
            self.roles.update(scenario.roles)
