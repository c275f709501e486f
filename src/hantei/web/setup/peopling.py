"""Bringing one's own people to a table under construction: who takes whose place, and at which level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantei import dossiers
from hantei.core.message import BadSetup
from hantei.core.numbers import whole_number
from hantei.dossiers import Wanted
from hantei.editions import edition
from hantei.library import Shelf
from hantei.play import name_of_seat
from hantei.scenes.dossiers import Dossiers
from hantei.text import Catalogue

from ..http.forms import text
from ..storage import scripts
from ..storage.scripts import OwnFile
from ..storage.store import Store

BRING = "bring-"
"""The beginning of the fields that say who takes a place; the place follows."""

LEVEL = "bring-level"

HIGHEST, MOST_PLACES = 99, 12


@dataclass(frozen=True)
class Replaceable:
    """A place that somebody can take: its id and its name."""

    place: str
    name: str


@dataclass(frozen=True)
class Peopling:
    """The choice of people to bring: the places, the people at hand, and whether they can begin at another level."""

    places: Sequence[Replaceable] = ()
    people: Sequence[OwnFile] = ()
    levels: bool = False


def offered(shelf: Shelf) -> Dossiers | None:
    """The `Dossiers` of a rulebook; None if it has no files of people."""
    return dossiers.offered(shelf.id) if edition(shelf.id).dossiers is not None else None


def peopling(store: Store, who: str, shelf: Shelf, script: str, state: Any, leaders: int, say: Catalogue) -> Peopling:
    """The people at hand that can be brought, and the places for them.

    Parameters: the store and the person; the rulebook; the text of the scene and its initial state; the number of
    leaders.
    """
    offer = offered(shelf)
    people = scripts.at_hand(store, who, shelf.id)
    if offer is None or not people:
        return Peopling()
    found = dossiers.places_in(shelf.id, script)
    usual = [one.name for one in found if one.usual][: leaders if offer.led else MOST_PLACES]
    sheets = {sheet.id: say.name(sheet.name) for sheet in shelf.rulebook.sight.roster(state, "")}
    seats = {seat: say.name(name_of_seat(shelf.rulebook, state, seat)) for seat in shelf.rulebook.seats(state)}
    called = {**seats, **sheets}
    return Peopling([Replaceable(one, called.get(one, one)) for one in usual], people, offer.level is not None)


def wanted(store: Store, who: str, form: Mapping[str, str]) -> tuple[Sequence[Wanted], int | None]:
    """Whom a form brings, and at which level they begin. Raises `BadSetup` (`web-bad-choice`)."""
    found = list[Wanted]()
    for field, own in form.items():
        if field.startswith(BRING) and field != LEVEL and own:
            one = scripts.find_at_hand(store, who, own) if len(found) < MOST_PLACES else None
            if one is None or not one.people:
                raise BadSetup("web-bad-choice", given=own)
            found.append(Wanted(f"{one.name}.yaml", field.removeprefix(BRING), one.text))
    word = text(form, LEVEL)
    level = whole_number(word, 0, HIGHEST)
    if found and word and level is None:
        raise BadSetup("web-bad-choice", given=word)
    return found, level
