"""What the start page offers of the workshop: it is shown before anybody writes, and loads nothing of the workshop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei import dossiers, library
from hantei.core.text import Language
from hantei.editions import editions
from hantei.recall import recalled

PREFIX = "/write/{own}"
"""Where the workshop of a text of somebody's own lies."""

OWN_PAGES = (
    (f"{PREFIX}/", "web-own-write", "web-own-write-this"),
    ("/paper/{own}", "web-own-paper", "web-own-paper-this"),
)
"""Pages for each text of somebody's own; see `hantei.web.app.Annex`."""

PEOPLE_PAGES = (("/pieces/{own}", "web-own-pieces", "web-own-pieces-this"),)
"""Pages for people of somebody's own alone."""

SIMULATION = "/simulate/{rulebook}/{scenario}/"
"""Where machines play a scenario or encounter of a rulebook many times."""


def heads() -> Sequence[str]:
    """What a new text can be written for: scenes and people of each rulebook."""
    return recalled("heads", " ".join(editions()), lambda: [*_scenes(), *_people()])


def heads_in(lang: Language) -> Sequence[tuple[str, str]]:
    """What a new text can be written for, each with its name in a language."""
    return recalled("heads", f"{lang} {' '.join(editions())}", lambda: _named(lang))


def _scenes() -> Iterator[str]:
    for name in library.shelves():
        yield f"{name}/1"


def _people() -> Iterator[str]:
    for name, one in editions().items():
        if one.dossiers:
            yield f"{name}/{dossiers.offered(name).kind}/1"


def _named(lang: Language) -> Sequence[tuple[str, str]]:
    from .forms import beginnings  # only where it was not found when a site was built

    return [(one.value, one.name) for one in beginnings(lang)]
