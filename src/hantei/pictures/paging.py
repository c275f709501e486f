"""A whole game as one page: a slider, arrows and keys go through its moments; nothing is loaded from anywhere."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256

from markupsafe import Markup

from hantei.core.board import Board
from hantei.library import Shelf
from hantei.text import Catalogue
from hantei.web.board import Artist
from hantei.web.kept import Kept

from .glimpses import Glimpse
from .look import own, static, templates


def page(glimpses: Sequence[Glimpse], shelf: Shelf, catalogue: Catalogue, title: str, seen: str = "") -> str:
    """The moments of a game as an HTML page.

    Parameters: the moments, their rulebook, the catalogue that speaks for it, what the page is called, and a sentence
    on whose view it is. A board that stays as it was stands in the page once.
    """
    artist = Artist(catalogue)
    drawn: list[list[object]] = []
    known: list[Sequence[Board]] = []
    places: list[int] = []
    for one in glimpses:
        if not known or one.boards != known[-1]:
            known.append(one.boards)
            drawn.append([artist.drawn(board) for board in one.boards])
        places.append(len(known) - 1)
    script = own("replay.js")
    return (
        templates()
        .get_template("replay.html")
        .render(
            lang=catalogue.lang,
            say=catalogue.say_id,
            book=shelf.title(catalogue.lang),
            title=title,
            seen=seen,
            moments=list(zip(places, glimpses, strict=True)),
            boards=drawn,
            style=Markup(static("hantei.css")),  # noqa: S704 - our own
            more=Markup(own("replay.css")),  # noqa: S704 - our own
            sprite=Markup(static("sprite.svg")),  # noqa: S704 - our own
            script=Markup(script),  # noqa: S704 - our own
            checksum=b64encode(sha256(script.encode()).digest()).decode(),
            asset=lambda _: "",
            kept=Kept(),
        )
    )
