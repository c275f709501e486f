"""Who can be brought to a table from one of its places: before anything is played, and into the running game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei import dossiers
from hantei.core.adjusting import Blank
from hantei.core.message import BadSetup, Message, Sayable
from hantei.dossiers import Wanted
from hantei.editions import edition
from hantei.play import Refused
from hantei.play.moves import HowMuch
from hantei.telling.lines import Told

from . import founding
from .live import LiveTable
from .scripts import OwnScenario
from .taking_along import called


def is_open(live: LiveTable) -> bool:
    """Whether people can still be brought to a table: the rulebook writes them down, and no person has played yet."""
    played = any(not isinstance(mark.move, HowMuch) for mark in live.session.timeline.marks)
    return edition(live.shelf.id).dossiers is not None and not played and not live.session.finished


def replaceable(live: LiveTable, place: str) -> Mapping[str, Sayable]:
    """Whose place a person can take who is brought from a place of the table: that of its own people."""
    mine = live.seats_at(place)
    if not mine or not is_open(live):
        return {}
    state, rulebook = live.session.state, live.shelf.rulebook
    ours = {sheet.id for seat in mine for sheet in rulebook.sight.roster(state, seat) if sheet.seat in mine}
    found = dossiers.places_in(live.shelf.id, scene_of(live))
    return {one.name: called(live, one.name) for one in found if one.name in ours or one.name in mine}


def scene_of(live: LiveTable) -> str:
    """The text of the scene that is played."""
    setup = live.session.setup
    return str(setup["scenarios"][setup["scenario"]])


def running(live: LiveTable, place: str) -> Sequence[Blank]:
    """What has to be said of somebody who is brought from a place into the running game; nothing where that cannot be:
    by those who rule, and at their wish for guests who play a seat."""
    if is_open(live) or live.session.finished or edition(live.shelf.id).dossiers is None:
        return ()
    if not (live.may_rule(place) or live.seats_at(place)):
        return ()
    return live.shelf.rulebook.referee.brings(live.session.state)


def enter(live: LiveTable, place: str, wanted: str, script: OwnScenario) -> None:
    """Begin a table anew with somebody in it, under its lock.

    Raises `Refused` (`enter-too-late`), `BadSetup` (`dossier-place` and what `dossiers.brought` raises), `BadContent`.
    """
    if not is_open(live):
        raise Refused("enter-too-late")
    places = replaceable(live, place)
    if wanted not in places:
        raise BadSetup("dossier-place", given=wanted, allowed=", ".join(places) or "-")
    file = f"{script.name}.yaml"
    setup = live.session.setup
    scene = dossiers.brought(live.shelf.id, str(setup["scenario"]), scene_of(live), [Wanted(file, wanted, script.text)])
    said = Message("web-entered", {"who": script.title, "place": places[wanted]})
    founding.begin_again(live.store, live, scene, Told(said, kind="ruling"))
