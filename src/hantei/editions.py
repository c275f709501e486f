"""The editions at hand: finds every rulebook that an installed package offers, and the files beside it."""

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
"""Folders of rulebooks that hold scenes to play."""

Behind = TypeVar("Behind")
"""The part that a function of an edition loads."""


class Away(Complaint):
    """Raised if files that are fetched on demand cannot be fetched now."""


@cache
def offered() -> Offers[Edition]:
    """Find every rulebook that packages offer, and the faults of unusable offers, which leave the others usable."""
    return offers(GROUP, Edition, "edition")


def editions() -> Mapping[str, Edition]:
    """List the rulebooks at hand by id, in the order of their places, without those of broken packages."""
    return offered().sound


def known(rulebook_id: str) -> bool:
    """Whether a package offers a rulebook of this id, even a broken one."""
    return rulebook_id in editions() or rulebook_id in offered().broken


def edition(rulebook_id: str) -> Edition:
    """Find a rulebook by its id. Raises `BadSetup` (`no-such-rulebook`).

    Raises `BadPackage` (`broken-edition`, `two-editions`) if its package offers no edition with the registered name, or
    if two packages have taken that name.
    """
    if rulebook_id in offered().broken:
        raise refused(offered().broken[rulebook_id])
    if rulebook_id not in editions():
        raise BadSetup("no-such-rulebook", name=rulebook_id, allowed=[*editions()])
    return editions()[rulebook_id]


@cache
def volume(rulebook_id: str) -> Volume[Any, Any]:
    """Load the rules of a rulebook and the models of its files.

    Raises `BadSetup` (`no-such-rulebook`), and `BadPackage` (`broken-edition`), also if no folder holds its messages.
    """
    texts(rulebook_id)
    found = behind(rulebook_id, edition(rulebook_id).volume)
    if not isinstance(found, Volume):
        raise unfit(rulebook_id, f"volume: {found!r}")
    return found


def unfit(rulebook_id: str, detail: str) -> BadPackage:
    """The complaint about a rulebook's package that offers something unusable."""
    return BadPackage("broken-edition", name=rulebook_id, value=edition(rulebook_id).package, detail=detail)


def behind(rulebook_id: str, door: Callable[[], Behind]) -> Behind:
    """Load a part of a rulebook's edition. Raises `BadPackage` (`broken-edition`) if it cannot be loaded, and `Away` if
    its files are fetched on demand and cannot be fetched now."""
    _lay(rulebook_id)
    try:
        return door()
    except (BadPackage, Away):
        raise
    except FAILURES as error:
        raise failed("edition", rulebook_id, edition(rulebook_id).package, error) from error


@cache
def texts(rulebook_id: str) -> Traversable:
    """Find the folder of a rulebook's messages, with one for each language in it. Raises `BadSetup`, `BadPackage`
    (`broken-edition`)."""
    from hantei.text import LANGS

    place = home(rulebook_id) / "text"
    for lang in LANGS:
        if not (place / lang).is_dir():
            raise unfit(rulebook_id, f"text/{lang}: no such folder")
    return place


def arriving(lay: Callable[[str], None]) -> None:
    """Fetch the files of each rulebook before any of them is opened, where files are fetched on demand.

    Parameters: the function that fetches a rulebook by its id, and raises `Away` if it cannot.
    """
    global _lay
    _lay = lay


def all_there(_: str) -> None:
    """Fetch nothing: the files of all rulebooks are there."""


_lay: Callable[[str], None] = all_there


@cache
def home(rulebook_id: str) -> Traversable:
    """Find the folder with the data of a rulebook. Raises `BadSetup` (`no-such-rulebook`), `BadPackage`
    (`broken-edition`)."""
    return behind(rulebook_id, lambda: files(edition(rulebook_id).package))


def kind(rulebook_id: str) -> str:
    """Tell whether a rulebook plays "scenarios" or "encounters"."""
    return recalled(
        "kind", rulebook_id, lambda: "encounters" if (home(rulebook_id) / "encounters").is_dir() else "scenarios"
    )


@cache
def part(rulebook_id: str, name: str) -> Any:
    """Read the value of a content file of a rulebook, by its name, once. Raises `BadContent`."""
    file = home(rulebook_id) / "content" / f"{name}.yaml"
    model = volume(rulebook_id).models[name]
    return recalled(f"{rulebook_id}/{name}", file_text(file), lambda: load_file(file, model).value)


def scenes(rulebook_id: str, kind: str) -> list[str]:
    """List the names of the files in a folder of a rulebook ("scenarios", "encounters")."""
    place = home(rulebook_id) / kind
    if not place.is_dir():
        return []
    return sorted(file.name.removesuffix(".yaml") for file in place.iterdir() if file.name.endswith(".yaml"))


def scene_text(rulebook_id: str, kind: str, name: str) -> str:
    """Read the text of a scenario or encounter that comes with a rulebook."""
    return (home(rulebook_id) / kind / f"{name}.yaml").read_text(encoding="utf-8")
