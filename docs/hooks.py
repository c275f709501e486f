"""For the site: links to Japanese pages name files, for readers of the source; here each language is a site."""

from __future__ import annotations

import re
from typing import Any

OTHER_LANGUAGE = re.compile(r"^\*\[[^]]*\]\(index(\.ja)?\.md\)\*\n", re.M)  # the site has a menu for that
JAPANESE = re.compile(r"(\]\([\w/.-]+)\.ja\.md")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A link to `page.ja.md` is one to `page.md` within the Japanese site."""
    return JAPANESE.sub(r"\1.md", OTHER_LANGUAGE.sub("", markdown))
