"""Who can be brought to a table from one of its places: before anything is played, and into the running game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hantei import dossiers
from hantei.core.adjusting import Blank
from hantei.core.message import BadSetup, Message, Sayable
from hantei.dossiers import Wanted
from hantei.editions import edition
from hantei.play import Refused
from hantei.play.moves import HowMuch
from hantei.telling.lines import Told

from ..table.live import LiveTable
from ..table.taking_along import called
from . import founding


def is_open(live: LiveTable) -> bool:
    """Whether people can still be brought to a table: the rulebook writes them down, and no person has played yet."""
    played = any(not isinstance(mark.move, HowMuch) for mark in live.session.timeline.marks)
    return edition(live.shelf.id).dossiers is not None and not played and not live.session.finished


def replaceable(live: LiveTable, place: str) -> Mapping[str, Sayable]:
    """Whose places can be taken by somebody who is brought from a place of the table: those of its own people."""
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
    """What has to be said of somebody who is brought from a place into the running game; nothing if the place can bring
    nobody. Those who rule bring people; guests who play a seat can wish for it."""
    if is_open(live) or live.session.finished or edition(live.shelf.id).dossiers is None:
        return ()
    if not (live.may_rule(place) or live.seats_at(place)):
        return ()
    return live.shelf.rulebook.referee.brings(live.session.state)


def must_come_in(live: LiveTable, place: str) -> None:
    """Raise `Refused` (`enter-too-late`) where nobody can be brought from a place into the running game."""
    if not running(live, place):
        raise Refused("enter-too-late")


@dataclass(frozen=True)
class Opening:
    """A place in a scene that somebody can take: the place, what stands there now, the id and text of the scene."""

    place: str
    called: Sayable
    scenario: str
    scene: str


def opening(live: LiveTable, place: str, wanted: str) -> Opening:
    """The place that somebody takes who is brought from a place of the table. Call it under its lock.

    Raises `Refused` (`enter-too-late`), `BadSetup` (`dossier-place`).
    """
    if not is_open(live):
        raise Refused("enter-too-late")
    places = replaceable(live, place)
    if wanted not in places:
        raise BadSetup("dossier-place", given=wanted, allowed=[*places] or "-")
    return Opening(wanted, places[wanted], str(live.session.setup["scenario"]), scene_of(live))


def with_somebody(rulebook: str, there: Opening, name: str, text: str) -> str:
    """The text of a scene with somebody from a file in a place of it. It takes long, and can be done in another
    process. Parameters: the rulebook, the place, the name and the text of the file. Raises as `dossiers.brought`."""
    return dossiers.brought(rulebook, there.scenario, there.scene, [Wanted(f"{name}.yaml", there.place, text)])


def enter(live: LiveTable, place: str, there: Opening, title: Sayable, scene: str) -> None:
    """Begin a table anew with a scene in which somebody of this name has taken a place, under its lock. Raises as
    `opening`, for a table that is not as it was then."""
    if opening(live, place, there.place) != there:
        raise Refused("enter-too-late")
    said = Message("web-entered", {"who": title, "place": there.called})
    founding.begin_again(live.store, live, scene, Told(said, kind="ruling"))
