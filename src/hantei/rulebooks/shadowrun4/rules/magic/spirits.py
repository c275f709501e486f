"""Chapter 5: spirits: summoning, watchers, services, banishing, binding (召霊術)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.records import Served
from ...state import Run
from ..figures import add_focus, attribute, awakened, power
from ..rolls.roll import NOBODY, Side
from ..rolls.testing import opposed_test, success_test
from ..street.actions import BOTH_WORLDS, action, some
from ..street.ground import in_line
from .drain import kind_of, suffer
from .orders import ORDERS, REMOTE
from .servants import (
    ARTS,
    Art,
    at_call,
    banish,
    bind,
    call,
    depart,
    has_servants,
    of_the_book,
    order,
    owned,
    place_taken,
    pool,
    waiting,
    which,
)
from .signatures import leave

WATCHER_FORCE = 1
"""Ruling watcher_test: what opposes the summoning of a watcher, where anything does."""


SERVED: tuple[Served, ...] = ("summoning", "binding", "banishing")
"""The skills that foci of spirits serve."""


def toll(c: Run, who: str, value: int, force: int) -> None:
    """SR-5.1.10, SR-5.1.12: the drain of an art of spirits."""
    suffer(c, who, value, kind_of(c, who, force))


def add_help(c: Run, who: str, skill: str, found: Tally) -> None:
    """SR-5.1.6: foci and a mentor spirit."""
    for served in SERVED:
        if served == skill:
            add_focus(c, who, served, found)
    found.add(c.sheet(who).mentor if skill == "summoning" else 0, "SR-5.1.6", "mentor")


SPIRITS = Art(
    "spirit", "magic", "summoning", "binding", "banishing",
    {"call": "SR-5.1.7", "bind": "SR-5.3.2", "banish": "SR-5.3.1"}, toll, add_help,
)  # fmt: skip
"""The art of spirits."""

ARTS["spirit"] = SPIRITS

# Summoning


def summonable(c: Run, who: str) -> list[str]:
    """SR-5.1.1: the kinds of one's tradition; SR-5.1.2: one at a time; SR-5.2.3: as many watchers as Charisma;
    SR-5.2.4: counted apart."""
    found = [] if place_taken(c, who, "spirit") else answering(c, who)
    if len(owned(c, who, "watcher")) < attribute(c, who, "charisma"):
        found += of_the_book(c, "watcher")
    return found


def answering(c: Run, who: str) -> list[str]:
    """SR-5.1.1: the kinds of one's tradition; where it names none, or nobody has recorded one, all of the book."""
    tradition = c.records.traditions.get(c.sheet(who).tradition)
    return list(tradition.spirits) if tradition and tradition.spirits else of_the_book(c, "spirit")


def may_summon(c: Run, who: str) -> bool:
    """SR-5.1.7: who has Magic, and a place for what would come."""
    return c.actors[who].kind == "person" and bool(summonable(c, who))


@action("summon_spirit", "complex", "SR-4.1.15", may_summon, domain="magic", needs=awakened)
def do_summon(c: Run, table: Table, who: str) -> None:
    """SR-5.1.4: the kind, then the Force, up to twice Magic (SR-5.1.5), then the test; SR-5.2.1: or a watcher."""
    seat = c.actors[who].seat
    kind = table.choose(Choice(seat, "spirit", "SR-5.1.4", summonable(c, who), {"who": who}))
    if c.records.characters[kind].kind == "watcher":
        summon_watcher(c, table, who, kind)
        return
    most = 2 * power(c, who, "magic")
    about: dict[str, Fact] = {"who": who, "servant": kind}
    force = table.amount(Amount(seat, "force", "SR-5.1.5", 1, most, about))
    call(c, table, who, SPIRITS, kind, force)


def summon_watcher(c: Run, table: Table, who: str, kind: str) -> None:
    """SR-5.2.1: the hits are the hours it serves, by ruling the net hits against a Force of 1.

    SR-5.2.2: its drain are these hours, as stun; by ruling 2 at least.
    """
    table.tell("calls", who=who, servant=kind, rating=WATCHER_FORCE)
    mine = pool(c, who, SPIRITS, "call")
    if c.rulings["watcher_test"] == "opposed":
        against = Side(NOBODY, "servant", Tally(WATCHER_FORCE, "SR-5.2.1", "rating"), servant=kind)
        hours = opposed_test(c, table, Side(who, "summoning", mine), against).net
    else:
        hours = success_test(c, table, who, "summoning", mine).hits
    leave(c, who, WATCHER_FORCE)
    if hours:
        then(c, ("appear", who, kind, WATCHER_FORCE, hours))
    else:
        table.tell("not_called", who=who, servant=kind, why="hits")
    drain = max(2, hours) if c.rulings["watcher_drain_min"] == "two" else hours
    if drain:
        suffer(c, who, drain, "S")


# Orders


def commanded(c: Run, who: str) -> list[str]:
    """SR-4.1.8: the spirits that still owe something; watchers as long as they are there."""
    here = at_call(c, who, "spirit", "watcher")
    return [name for name in here if c.actors[name].kind == "watcher" or c.actors[name].servant.services > 0]


def callable_(c: Run, who: str) -> list[str]:
    """SR-4.1.7, SR-5.1.2: those on standby; an unbound spirit not beside another."""
    taken = place_taken(c, who, "spirit")
    found = waiting(c, who, "spirit", "watcher")
    return [name for name in found if not taken or c.actors[name].servant.bound or c.actors[name].kind == "watcher"]


@action("call_spirit", "simple", "SR-4.1.7", some(callable_), domain="magic", needs=has_servants)
def do_call(c: Run, table: Table, who: str) -> None:
    """SR-4.1.7: a spirit on standby comes to its summoner; it acts from the next turn on."""
    target = which(c, table, who, "SR-4.1.7", callable_(c, who))
    actor, master = c.actors[target], c.actors[who]
    actor.servant.standby, actor.servant.fresh = False, True
    actor.place, actor.x, actor.y = master.place, master.x, master.y
    table.tell("comes", who=target, by=who)


@action("command_spirit", "simple", "SR-4.1.8", some(commanded), domain="magic", needs=has_servants)
def do_command(c: Run, table: Table, who: str) -> None:
    """SR-4.1.8: a new order, which costs a service; SR-5.1.2: or a service far from here."""
    target = which(c, table, who, "SR-4.1.8", commanded(c, who))
    actor = c.actors[target]
    words = [word for word in ORDERS if word != actor.servant.order]
    if actor.kind == "spirit":
        words.append(REMOTE)
    about: dict[str, Fact] = {"who": who, "target": target, "services": actor.servant.services}
    word = table.choose(Choice(c.actors[who].seat, "order", "SR-4.1.8", words, about))
    order(c, table, who, target, word)
    actor.servant.remote = word == REMOTE


def may_dismiss(c: Run, who: str) -> bool:
    """SR-4.1.9: a spirit or a watcher of one's own is here."""
    return bool(at_call(c, who, "spirit", "watcher"))


@action("dismiss_spirit", "simple", "SR-4.1.9", may_dismiss, domain="magic", needs=has_servants)
def do_dismiss(c: Run, table: Table, who: str) -> None:
    """SR-4.1.9: on standby, its services kept, or let go for good."""
    target = which(c, table, who, "SR-4.1.9", at_call(c, who, "spirit", "watcher"))
    about: dict[str, Fact] = {"who": who, "target": target}
    if table.choose(Choice(c.actors[who].seat, "dismiss", "SR-4.1.9", ["standby", "release"], about)) == "release":
        depart(c, table, target, "released")
    else:
        c.actors[target].servant.standby, c.actors[target].servant.order = True, ""
        table.tell("stands_by", who=target, by=who)


# Banishing, binding


def banishable(c: Run, who: str) -> list[str]:
    """SR-5.3.1: the spirits of others that somebody notices."""
    return [
        name
        for name, actor in c.actors.items()
        if actor.kind in ("spirit", "watcher") and actor.owner != who and within_sight(c, who, name)
    ]


def within_sight(c: Run, who: str, target: str) -> bool:
    """Whether a spirit is here, in line and to be noticed."""
    return target in at_call(c, c.actors[target].owner, "spirit", "watcher") and in_line(c, who, target)


@action(
    "banish_spirit", "complex", "SR-4.1.12",
    some(banishable), domain="magic", needs=awakened,
)  # fmt: skip
def do_banish(c: Run, table: Table, who: str) -> None:
    """SR-5.3.1: Magic + banishing against its Force."""
    target = which(c, table, who, "SR-5.3.1", banishable(c, who))
    banish(c, table, who, SPIRITS, target)


def bindable(c: Run, who: str) -> list[str]:
    """SR-5.3.2: one's own spirits that are not bound; by ruling none."""
    if c.rulings["binding"] == "unavailable":
        return []
    return [name for name in at_call(c, who, "spirit") if not c.actors[name].servant.bound]


@action(
    "bind_spirit", "complex", "SR-5.3.2",
    some(bindable), domain="option", planes=BOTH_WORLDS, needs=awakened,
)  # fmt: skip
def do_bind(c: Run, table: Table, who: str) -> None:
    """SR-5.3.2: Magic + binding against its Force."""
    bind(c, table, who, SPIRITS, which(c, table, who, "SR-5.3.2", bindable(c, who)))
