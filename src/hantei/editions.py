"""The editions at hand: every rulebook that an installed package offers, and the files that lie beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from hantei.content import file_text, load_file
from hantei.core.edition import Edition, Volume
from hantei.core.message import BadSetup
from hantei.offers import BadPackage, Offers, failed, offers
from hantei.recall import recalled

GROUP = "hantei.rulebooks"
"""The entry point group under which packages offer their editions."""

KINDS = ("scenarios", "encounters")
"""Folders of rulebooks with what can be played."""

Behind = TypeVar("Behind")
"""What lies behind a door of an edition."""


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
        raise offered().broken[rulebook_id]
    if rulebook_id not in editions():
        raise BadSetup("no-such-rulebook", name=rulebook_id, allowed=", ".join(editions()))
    return editions()[rulebook_id]


@cache
def volume(rulebook_id: str) -> Volume[Any, Any]:
    """The rules of a rulebook and the models of its files.

    Raises `BadSetup` (`no-such-rulebook`), `BadPackage` (`broken-edition`).
    """
    return behind(rulebook_id, edition(rulebook_id).volume)


def behind(rulebook_id: str, door: Callable[[], Behind]) -> Behind:
    """What lies behind a door of a rulebook's edition. Raises `BadPackage` (`broken-edition`) where it cannot open."""
    try:
        return door()
    except Exception as error:
        raise failed("edition", rulebook_id, edition(rulebook_id).package, error) from error


def broken() -> list[BadPackage]:
    """What is wrong with rulebooks that cannot be played. Opens every rulebook there is."""
    found = dict(offered().broken)
    for rulebook_id in editions():
        try:
            volume(rulebook_id)
        except BadPackage as bad:
            found[rulebook_id] = bad
    return [found[rulebook_id] for rulebook_id in sorted(found)]


@cache
def home(rulebook_id: str) -> Traversable:
    """Where the data of a rulebook lies. Raises `BadSetup` (`no-such-rulebook`)."""
    return files(edition(rulebook_id).package)


def kind(rulebook_id: str) -> str:
    """What a rulebook is played by: "scenarios" or "encounters"."""
    return "encounters" if (home(rulebook_id) / "encounters").is_dir() else "scenarios"


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
