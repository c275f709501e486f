"""Chapters 04 and 05: skills and items used by their timing, and auto actions out of one's own turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.glance import at_a_glance, glance, looking
from hantei.core.table import Table

from ..content.effects import Cure, Effect, Mend, Order, Revive
from ..content.records import Assault, Usable
from ..state import Fight
from .beats import beat
from .chosen_targets import reached
from .figures import in_order
from .grid import able, fallen
from .usable import means, path_of, record_of, timed_skills


@beat("timed", "SK-05.8", "SK-05.14", "SK-05.29", "SK-05.30", "SK-04.15")
def timed(c: Fight, table: Table, timing: str, left: str, used: str) -> None:
    """Skills and items of a process, offered in descending initiative; each may use several different ones.

    `timing`: "auto" is a pause in the main process of another. `left`: those still to be asked, the one asked last
    first ("": everybody); `used`: what that one has used already.
    """
    with glance(c, again=True) as look:
        if not left and not anything_offered(c, timing):
            look.hand_on()
            return
        names, done = left.split() or in_order(c, list(c.fighters)), used.split()
        offer = next_offer(c, timing, names, done)
    while offer:
        names, name = names[offer.at :], names[offer.at]
        done = done if offer.at == 0 else []
        fighter = c.fighters[name]
        about = {"who": name, "timing": timing}
        choice = table.choose(Choice(fighter.seat, "process", "SK-05.8", ["pass", *offer.options], about))
        if choice != "pass":
            then(c, ("use", name, choice), ("timed", timing, " ".join(names), " ".join([*done, choice])))
            return
        fighter.let_pass = offer.why
        names, done = names[1:], []
        offer = next_offer(c, timing, names, done)


class Offer(NamedTuple):
    """An offer: who is asked next, as a place in the order; what is offered; the key of why an auto action might be
    taken now.
    """

    at: int
    options: Sequence[str]
    why: str


def anything_offered(c: Fight, timing: str) -> bool:
    """Whether anybody may use anything: between most actions nobody can, and then no order is needed."""
    handy, carried = c.records.handy(timing), c.records.carried(timing)
    equipped = [
        name
        for name, one in c.fighters.items()
        if handy[one.character] or (one.items and not carried.keys().isdisjoint(one.items))
    ]
    return any(able(c, name) and offered(c, name, timing) for name in equipped)


@looking
def next_offer(c: Fight, timing: str, names: Sequence[str], done: Sequence[str]) -> Offer | None:
    """Return the first of those still to be asked who can use anything; `done`: what the very first has used."""
    for at, name in enumerate(names):
        if not able(c, name):
            continue
        options = [option for option in offered(c, name, timing) if at or option not in done]
        if options:
            return Offer(at, options, why_now(c, worth_using(c, name)))
    return None


def offered(c: Fight, who: str, timing: str) -> list[str]:
    """Return what somebody may use in a process or pause.

    SK-04.15, SK-04.24: auto actions wherever play pauses, before every main process and between the actions of others,
    whether one's own turn is over or still to come. Only uses that would change something are offered, and not again in
    a round until something has changed for them. Readying is left to one's own turn, before which it changes nothing;
    SK-14.8, SK-08.28: the finishing blow and leaving belong there.
    """
    options = timed_skills(c, who, timing) if timing != "auto" else []
    if timing not in ("auto", "initiative") or c.current == who:
        return options
    useful = worth_using(c, who)
    if not useful or why_now(c, useful) == c.fighters[who].let_pass:
        return options
    return [*options, *useful]


def worth_using(c: Fight, who: str) -> dict[str, list[str]]:
    """The auto actions that would change something now, each with those it would serve as they are."""
    return serving(c, who) if any(may_serve(c, option) for option in means(c, who, "auto")) else {}


@at_a_glance
def serving(c: Fight, who: str) -> dict[str, list[str]]:
    """The same of somebody who has what might change something."""
    found = {option: list(served_by(c, who, option)) for option in timed_skills(c, who, "auto")}
    return {option: served for option, served in found.items() if served}


def why_now(c: Fight, useful: dict[str, list[str]]) -> str:
    """Return a key for why somebody might take an auto action now: the round, each use with those it would serve."""
    return " ".join([str(c.round), *(need for served in useful.values() for need in served)]) if useful else ""


@at_a_glance
def may_serve(c: Fight, option: str) -> bool:
    """Whether a use would change something for anybody, wherever they are."""
    used = record_of(c, option)
    return acts(used) or any(CHANGES[type(effect)](c, name, effect) for effect in used.effects for name in c.fighters)


def acts(used: Usable) -> bool:
    """Whether this is an assault that does something whomever it reaches (SK-DATA.7)."""
    return isinstance(used, Assault) and bool(used.damage or used.squares or used.grants)


def served_by(c: Fight, who: str, option: str) -> Iterator[str]:
    """Those within reach for whom a use would change something, each with its condition."""
    used = record_of(c, option)
    for name in reached(c, who, path_of(option)):
        if acts(used) or any(would_change(c, name, effect) for effect in used.effects):
            fighter = c.fighters[name]
            yield ":".join([option, name, str(fighter.hp), str(fighter.en), *(one.id for one in fighter.statuses)])


def would_change(c: Fight, name: str, effect: Effect) -> bool:
    """Whether an effect on somebody could change anything now."""
    return CHANGES[type(effect)](c, name, effect)


def mends(c: Fight, name: str, effect: Mend) -> bool:
    """Whether something of it is missing."""
    fighter, sheet = c.fighters[name], c.sheet(name)
    hurt = fighter.hp < sheet.hp and not fallen(fighter)
    return bool((effect.hp and hurt) or (effect.en and fighter.en < sheet.en) or effect.ts)


def cures(c: Fight, name: str, effect: Cure) -> bool:
    """Whether somebody has such a status."""
    return any(effect.status in (None, status.id) for status in c.fighters[name].statuses)


def revives(c: Fight, name: str, effect: Revive) -> bool:
    """Whether somebody is down."""
    fighter = c.fighters[name]
    return fighter.shot_down if effect.do == "recover_shot_down" else fighter.incapacitated


def hurries(c: Fight, name: str, effect: Order) -> bool:
    """Whether somebody has still to act."""
    fighter = c.fighters[name]
    return not (fighter.acted or fighter.finished)


def always(c: Fight, name: str, effect: Effect) -> bool:
    """Suppose that every other effect changes something."""
    return True


CHANGES: Mapping[type, Callable[..., bool]] = defaultdict(
    lambda: always, {Mend: mends, Cure: cures, Revive: revives, Order: hurries}
)
"""Whether an effect of each kind would change anything for somebody."""
