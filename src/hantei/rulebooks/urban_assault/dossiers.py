"""UA-12.4: a squad in a file of its own: brought into a scenario, kept out of a campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from hantei.core.record import Plain, clone
from hantei.scenes.dossiers import Brought, Dossiers, PlaceToGive, id_of

from .content.at_hand import Content
from .content.scenario import Scenario
from .content.squads import UNARMED, SquadFile
from .rules.campaign import pool_stocks, recover
from .rules.gear import gear_of
from .state import Campaign, Item, Leader, Squad

KIND = "squad"
SEATS = ("leader", "leader2")


def places(scene: Scenario) -> list[PlaceToGive]:
    """The seats of a scenario, as many as may lead (UA-05.1)."""
    return [PlaceToGive(seat, ("squads", seat)) for seat in SEATS[: scene.leaders.max]]


def bring(scene: Plain, dossier: Plain, place: PlaceToGive) -> Brought:
    """A scenario with a squad ready for a seat."""
    squads = {**scene.get("squads", {}), place.name: dossier[KIND]}
    return Brought({**scene, "squads": squads}, {f"squads/{place.name}": KIND})


def level(dossier: Plain, wanted: int) -> Plain:
    """UA-16.5: the leader begins at a level; what growth does not cost is kept (UA-15.9)."""
    squad = dossier[KIND]
    return {**dossier, KIND: {**squad, "leader": {**squad["leader"], "level": wanted}}}


def shelve(content: Content, people: Mapping[str, SquadFile]) -> Content:
    """Content with the squads that are brought into a running game."""
    return Content(content.book, content.scenarios, {name: one.squad for name, one in people.items()})


# Kept out of a campaign


def names(c: Campaign) -> list[str]:
    """The squads that can be kept: those whose leader is made and lives (UA-41.7)."""
    return [seat for seat, squad in c.squads.items() if squad.leader.name and not squad.leader.killed]


def keep(c: Campaign, who: str) -> Plain:
    """A squad as it would stand if the operation were over now (UA-44.6 to UA-44.9).

    What was issued or requested is handed back, who has dropped out does not return, and what only a scenario knows
    stays there.
    """
    twin = clone(c)
    if twin.operation is not None:
        recover(twin)
    if twin.pool == "shared":
        pool_stocks(twin, "separate")  # UA-45.5: everybody goes with their half
    squad = twin.squads[who]
    record: dict[str, Any] = {"leader": leader(squad.leader), "gear": list(gear(twin, squad))}
    record["in_hand"] = squad.items[squad.gun].gear if squad.gun else UNARMED
    record |= {"shield": squad.items[squad.shield].gear} if squad.shield else {}
    roles = Counter(member.role for member in squad.members.values() if member.role in c.content.book.roles)
    record |= {"members": dict(roles)} if roles else {}
    record |= {"magazines": squad.magazines, "scrip": squad.scrip}
    return {"hantei": "urban_assault/squad/1", "id": id_of(squad.leader.name, KIND), KIND: record}


def leader(one: Leader) -> Plain:
    """What a file says of a leader."""
    found = {"name": one.name, "sub": one.sub, "level": one.level, "growth": dict(one.steps)}
    return found | ({"skills": list(one.skills)} if one.skills else {}) | ({"done": list(one.done)} if one.done else {})


def gear(c: Campaign, squad: Squad) -> Iterator[str | Plain]:
    """What a file says of the gear: an id, or more where there is more to say."""
    for item in squad.items.values():
        if item.gear in c.content.book.gear and not item.started:
            yield piece(c, item)


def piece(c: Campaign, item: Item) -> str | Plain:
    """What a file says of a piece of gear."""
    more: dict[str, Any] = {"attachment": item.attachment} if item.attachment in c.content.book.gear else {}
    if item.first_uses and gear_of(c, item).uses != item.uses:
        more |= {"uses": item.uses, "first_uses": item.first_uses}
    return {"gear": item.gear, **more} if more else item.gear


DOSSIERS = Dossiers(
    kind=KIND,
    model=SquadFile,
    title="URBAN ASSAULT squad",
    places=places,
    bring=bring,
    names=names,
    keep=keep,
    shelve=shelve,
    level=level,
    led=True,
)
"""How squads are written down."""
