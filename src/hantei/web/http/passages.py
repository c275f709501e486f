"""Passages of the rules on a page: links to other clauses, marks on the words of a search."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from hantei.core.text import with_minuses
from hantei.ledger import Ledger, search_form

from .addresses import root

CLAUSE = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2,3}\d?-[A-Z0-9]{1,5}\.\d+(?:\.\d+)?(?![A-Za-z0-9])")
"""Finds the ids of clauses in texts; Japanese texts put no space around them."""

LINK = Markup('<a class="clause" href="{2}/rules/{0}/{1}">{1}</a>')
MARK = Markup("<mark>{}</mark>")


def linked(text: str, ledger: Ledger) -> Markup:
    """A text with true minuses and with a link on each clause of the ledger that it cites."""
    parts, end, text = [Markup()], 0, with_minuses(text)
    for found in CLAUSE.finditer(text):
        if found[0] in ledger:
            parts += [escape(text[end : found.start()]), LINK.format(ledger.rulebook, found[0], root())]
            end = found.end()
    return Markup().join([*parts, escape(text[end:])])


def marked(text: str, words: str) -> Markup:
    """A text with marks on the words of a search; upper and lower case count as equal."""
    wanted = [re.escape(word) for word in {*words.split(), *search_form(words).split()}]
    if not wanted:
        return escape(text)
    parts = re.split(f"({'|'.join(sorted(wanted, key=len, reverse=True))})", text, flags=re.IGNORECASE)
    return Markup().join(
        Markup("<mark>{}</mark>").format(part) if n % 2 else escape(part) for n, part in enumerate(parts)
    )
