"""Who comes to a table and goes, and how they are called: told in its log, under its lock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic

from hantei.core.message import Message, Sayable
from hantei.telling.lines import Told

from ..storage import doors
from ..storage.company import Guest
from ..storage.doors import Viewer
from ..storage.places import seat_in
from ..storage.store import Db
from .changes import nothing
from .live import LiveTable


def guest_at(live: LiveTable, person: str, place: str) -> Guest | None:
    """Somebody who has a place here; None if they do not."""
    return next((one for one in live.company if (one.person, one.place) == (person, place)), None)


def knows(live: LiveTable, person: str) -> bool:
    """Whether somebody has a place here, or owns the table, as far as it knows. Readable without the lock."""
    return live.card.owner == person or any(one.person == person for one in live.company)


def speaker(live: LiveTable, viewer: Viewer) -> dict[str, Sayable]:
    """The name and colour of somebody here, as arguments of the lines about them."""
    guest = guest_at(live, viewer.person, viewer.place)
    name: Sayable = guest.name if guest and guest.name else Message("web-nameless")
    return {"name": name, "colour": guest.colour if guest else 0}


def note_of(live: LiveTable, viewer: Viewer, said: str, **facts: Sayable) -> None:
    """Tell all something about somebody here that is not part of the game. Raises `SaveError`."""
    live.changes.tell(Told(Message(said, {**speaker(live, viewer), **facts}), kind="note"))


def note_if_room(live: LiveTable, person: str, told: Message, also: Callable[[Db], None] = nothing) -> None:
    """Keep something, with the line that tells who comes or goes; for people who come and go again and again, without
    the line. Raises `SaveError`, `NoSuchTable`."""
    now = monotonic()
    if live.came.take(person, now) and live.came_by_all.take("", now):
        live.changes.tell(Told(told, kind="note"), also)
    else:
        live.changes.keep(also)


def come(live: LiveTable, person: str, place: str) -> None:
    """Tell the table that somebody has come to a place. Raises `SaveError`."""
    live.read_company()
    guest = guest_at(live, person, place)
    if guest is not None and guest.name and not live.owns(place):
        seat = seat_in(place)
        known = seat in live.seats()
        facts: dict[str, Sayable] = {"name": guest.name, "colour": guest.colour}
        facts["seat"] = live.seat_name(seat) if known else ""
        note_if_room(live, person, Message("web-sat-down" if known else "web-looks-on", facts))


def get_up(live: LiveTable, viewer: Viewer, renewed: Sequence[str] = ()) -> None:
    """Take a place from somebody, and renew the links of some places. Raises `SaveError`, `NoSuchTable`."""
    seat = seat_in(viewer.place)
    known = seat in live.seats()
    facts = {**speaker(live, viewer), "seat": live.seat_name(seat) if known else ""}
    told = Message("web-got-up" if known else "web-left", facts)
    note_if_room(live, viewer.person, told, lambda db: doors.put_out(db, live.id, viewer, renewed))
    gone = viewer.person, viewer.place  # nothing is read, which could fail: they are to be sent away
    live.changes.follow(company=[one for one in live.company if (one.person, one.place) != gone])


def rename(live: LiveTable, person: str, first: bool) -> None:
    """Show another name of somebody here; a first name is told in the log. Raises `SaveError`."""
    live.read_company()
    for guest in live.company if first else ():
        if guest.person == person:
            come(live, person, guest.place)


def clear_place(live: LiveTable, viewer: Viewer) -> None:
    """Know that all but one person have lost a place. It is kept already, so nothing here reads, which could fail."""
    place, person = viewer.place, viewer.person
    live.changes.follow(company=[one for one in live.company if one.place != place or one.person == person])


def know_as(live: LiveTable, old: str, new: str) -> None:
    """Know somebody here by another identity. It is kept already, so nothing here reads, which could fail."""
    card = replace(live.card, owner=new) if live.card.owner == old else None
    company = [replace(one, person=new) if one.person == old else one for one in live.company]
    live.changes.follow(card, company)
    live.wishes.know_as(old, new)
