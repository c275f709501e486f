"""The editions at hand: every rulebook that an installed package offers, and the files that lie beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from hantei.content import file_text, load_file
from hantei.core.message import BadSetup, Complaint
from hantei.edition import Edition, Volume
from hantei.offers import FAILURES, BadPackage, Offers, failed, offers, refused
from hantei.recall import recalled

GROUP = "hantei.rulebooks"
"""The entry point group under which packages offer their editions."""

KINDS = ("scenarios", "encounters")
"""Folders of rulebooks with what can be played."""

Behind = TypeVar("Behind")
"""What lies behind a door of an edition."""


class Away(Complaint):
    """Files that come when they are asked for cannot be had now."""


@cache
def offered() -> Offers[Edition]:
    """Every rulebook that packages offer, and what is wrong with those that are none: one leaves the others usable."""
    return offers(GROUP, Edition, "edition")


def editions() -> Mapping[str, Edition]:
    """Every rulebook there is, by its id, in the order of their places; those left out whose packages are broken."""
    return offered().sound


def known(rulebook_id: str) -> bool:
    """Whether a package offers a rulebook of this id, be it broken."""
    return rulebook_id in editions() or rulebook_id in offered().broken


def edition(rulebook_id: str) -> Edition:
    """A rulebook by its id. Raises `BadSetup` (`no-such-rulebook`).

    Raises `BadPackage` (`broken-edition`, `two-editions`) where its package offers something else than an edition of
    the name that it registers, or a name that another package has taken.
    """
    if rulebook_id in offered().broken:
        raise refused(offered().broken[rulebook_id])
    if rulebook_id not in editions():
        raise BadSetup("no-such-rulebook", name=rulebook_id, allowed=", ".join(editions()))
    return editions()[rulebook_id]


@cache
def volume(rulebook_id: str) -> Volume[Any, Any]:
    """The rules of a rulebook and the models of its files.

    Raises `BadSetup` (`no-such-rulebook`), `BadPackage` (`broken-edition`), also where no folder holds its messages.
    """
    texts(rulebook_id)
    found = behind(rulebook_id, edition(rulebook_id).volume)
    if not isinstance(found, Volume):
        raise unfit(rulebook_id, f"volume: {found!r}")
    return found


def unfit(rulebook_id: str, detail: str) -> BadPackage:
    """What is said of a rulebook's package that offers what cannot be used."""
    return BadPackage("broken-edition", name=rulebook_id, value=edition(rulebook_id).package, detail=detail)


def behind(rulebook_id: str, door: Callable[[], Behind]) -> Behind:
    """What lies behind a door of a rulebook's edition. Raises `BadPackage` (`broken-edition`) where it cannot open, and
    `Away` where its files come when they are asked for and cannot be had now."""
    _lay(rulebook_id)
    try:
        return door()
    except (BadPackage, Away):
        raise
    except FAILURES as error:
        raise failed("edition", rulebook_id, edition(rulebook_id).package, error) from error


@cache
def texts(rulebook_id: str) -> Traversable:
    """Where the messages of a rulebook lie, by language. Raises `BadSetup`, `BadPackage` (`broken-edition`)."""
    from hantei.text import LANGS

    place = home(rulebook_id) / "text"
    for lang in LANGS:
        if not (place / lang).is_dir():
            raise unfit(rulebook_id, f"text/{lang}: no such folder")
    return place


def arriving(lay: Callable[[str], None]) -> None:
    """Have each rulebook laid out before anything of it is opened, where its files come when they are asked for.

    Parameters: what lays out a rulebook, by its id; it raises `Away` where its files cannot be had.
    """
    global _lay
    _lay = lay


def all_there(_: str) -> None:
    """Nothing is to be laid out: the files of all rulebooks are there."""


_lay: Callable[[str], None] = all_there


@cache
def home(rulebook_id: str) -> Traversable:
    """Where the data of a rulebook lies. Raises `BadSetup` (`no-such-rulebook`), `BadPackage` (`broken-edition`)."""
    return behind(rulebook_id, lambda: files(edition(rulebook_id).package))


def kind(rulebook_id: str) -> str:
    """What a rulebook is played by: "scenarios" or "encounters"."""
    return recalled(
        "kind", rulebook_id, lambda: "encounters" if (home(rulebook_id) / "encounters").is_dir() else "scenarios"
    )


@cache
def part(rulebook_id: str, name: str) -> Any:
    """The value of a content file of a rulebook, by its name; read once. Raises `BadContent`."""
    file = home(rulebook_id) / "content" / f"{name}.yaml"
    model = volume(rulebook_id).models[name]
    return recalled(f"{rulebook_id}/{name}", file_text(file), lambda: load_file(file, model).value)


def scenes(rulebook_id: str, kind: str) -> list[str]:
    """The names of what lies in a folder of a rulebook ("scenarios", "encounters")."""
    place = home(rulebook_id) / kind
    if not place.is_dir():
        return []
    return sorted(file.name.removesuffix(".yaml") for file in place.iterdir() if file.name.endswith(".yaml"))


def scene_text(rulebook_id: str, kind: str, name: str) -> str:
    """The text of a scenario or encounter that comes with a rulebook."""
    return (home(rulebook_id) / kind / f"{name}.yaml").read_text(encoding="utf-8")
