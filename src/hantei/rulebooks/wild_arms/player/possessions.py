"""Choose a possession: weigh what it lets one do against the harm to which it exposes one."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import ExitStack, contextmanager

from hantei.core.temper import feared

from ..content.records import CRESTS
from ..rules.acting import able
from ..rules.break_guard import may_guard
from ..rules.crest import could_help
from ..rules.harm import worst
from ..rules.people import allies, company, enemies, has_hp, hostile
from ..rules.possession import LEAN_GUARD, choices, holds_possession
from ..rules.skills import knows
from ..rules.support import COSTS, skills_for
from ..state import Fight
from .chances import beats
from .goals import decisive, errands, lasts, leaves, pressed, rounds_left, rounds_to_last
from .helping import NO_AID, Effects, aid, at_most
from .prospects import DECISIVE, Facing, arsenal, best, danger, exposure, own_worth, plans
from .remembered import pool, stance, uses_left
from .suppose import unknown_to
from .volleys import CERTAIN, MISSED, volley, volley_harm

SUPPORTING = 9
"""What a support skill is worth where there is somebody to support."""

CALM, LOSS, LEAST = 6, 9, 10
"""Caution: the rounds in which harm counts in full; how much less it counts in every later round, in hundredths, so
that two who guard everything come to an end; and its lowest weight.
"""

FRAIL = 160
"""Caution of those without HP, in hundredths: each hit that no guard takes is a step on the way out (WA-14.14)."""

RACED = 125
"""The most caution, in hundredths, where enemies win by what they do: whoever spares itself there loses by that."""

MOVED = 25
"""The attacks at friends for a hundred that find nobody, since the one hides at whom they were aimed."""

HURRY = 5
"""The rounds left at which somebody who loses when time is up begins to dare more."""

LEAST_WORTH = -(1 << 40)
"""Less than anything is worth."""

USUAL = "open"
"""What people who choose later in the phase are supposed to hold."""


@contextmanager
def foreseen(c: Fight, who: str) -> Iterator[None]:
    """Suppose that enemies who have yet to choose hold the usual possession: with none they would seem harmless."""
    later = [name for name in enemies(c, who) if yet_to_choose(c, name)]
    with ExitStack() as stack:
        for name in later:
            stack.enter_context(holding(c, name, USUAL))
        yield


@contextmanager
def covered(c: Fight, people: Sequence[str]) -> Iterator[None]:
    """Suppose that those of some people lean who have yet to choose and gain a guard by it (WA-06.6, WA-16.8)."""
    later = [name for name in people if yet_to_choose(c, name) and may_guard(c, name) and "lean" in choices(c, name)]
    with ExitStack() as stack:
        for name in later:
            stack.enter_context(holding(c, name, "lean"))
        yield


def yet_to_choose(c: Fight, who: str) -> bool:
    """Return whether somebody will choose a possession in this round: whoever is surprised has none (WA-20.4)."""
    return able(c, who) and not c.fighters[who].possession and holds_possession(c, who)


class holding:  # noqa: N801 - read as a verb: with holding(c, who, "run")
    """Suppose that somebody holds a possession."""

    __slots__ = ("before", "fighter", "held")

    def __init__(self, c: Fight, who: str, possession: str, crest: str = "") -> None:
        self.fighter = c.fighters[who]
        self.held = possession, crest, LEAN_GUARD if possession == "lean" else 0

    def __enter__(self) -> None:
        fighter = self.fighter
        self.before = fighter.possession, fighter.crest, fighter.lean
        fighter.possession, fighter.crest, fighter.lean = self.held

    def __exit__(self, *error: object) -> None:
        fighter = self.fighter
        fighter.possession, fighter.crest, fighter.lean = self.before


def worth_most(c: Fight, who: str, offered: list[str]) -> str:
    """The possession worth most. Only those who are here to get away escape: whoever has run is missing from the battle
    like whoever is beaten (WA-06.34), so it wins nothing that standing could lose. Who wins by hiding hides.
    """
    if "escape" in offered and leaves(c, who):
        return "escape"
    careful = caution(c, who)
    with foreseen(c, who):
        if "close" in offered and outlasts(c, who):
            return "close"
        return first_of_the_best(c, who, [name for name in offered if name != "escape"], careful) or offered[0]


def outlasts(c: Fight, who: str) -> bool:
    """Return whether somebody could hide until its side has won because one of them still stands: whether fewer hits
    than would fell it, beyond those that what it carries takes (WA-16.9), are to be expected till then, if all enemies
    who are there look for it.
    """
    rounds = rounds_to_last(c, who)
    if rounds is None or has_hp(c, who):
        return False
    known = Known(c, who)
    with holding(c, who, "close"):
        hits = len(known.foes) * danger(c, who, known.foes, known.facing) * sought(c, who, known) // CERTAIN
        kept = uses_left(c, who) - sum([one.guard for one in c.fighters[who].lasting if one.until == "round"])
    return rounds * hits < CERTAIN * (kept + (1 if worst(c, who) else 2))


class Known:
    """Results found under one possession that hold under others, since many possessions change neither attacks nor
    help.

    `foes`: the enemies who can act; `facing`: how the others stand; `attacks`: what the best attack is worth, by
    those that can be made; `helps`: what help does.
    """

    def __init__(self, c: Fight, who: str) -> None:
        self.foes = [name for name in enemies(c, who) if able(c, name)]
        self.facing = Facing(c)
        self.attacks: dict[Hashable, int] = {}
        self.helps: Effects = {}
        self.no_attacks: dict[Sequence[str], list[str]] = {}

    def helping(self, c: Fight, offered: Sequence[str]) -> list[str]:
        """What is no attack of what is offered."""
        found = self.no_attacks.get(offered)
        if found is None:
            found = self.no_attacks[offered] = [option for option in offered if not attacks(c, option)]
        return found


def first_of_the_best(c: Fight, who: str, offered: Sequence[str], careful: int) -> str:
    """The possession worth most by a weight of harm, of equals the first; "" where none is offered.

    A crest that helps with nothing is not weighed: whoever draws it cannot even react (WA-06.21).
    """
    known = Known(c, who)
    best_worth, chosen = LEAST_WORTH, ""
    sensible = offered if could_help(c, who) else [name for name in offered if name != "draw_crest"]
    for name in sensible:
        for one in CRESTS if name == "draw_crest" else ("",):
            worth = value(c, who, name, careful, known, one, best_worth)
            if worth > best_worth:
                best_worth, chosen = worth, name
    return chosen


def value(
    c: Fight, who: str, possession: str, careful: int, known: Known, crest: str = "", beside: int = LEAST_WORTH
) -> int:
    """Return the worth of what can be done under a possession, less the harm to be feared, weighted by `caution`.
    `beside`: the worth of an alternative; if what can be done falls short of it already, the harm is not worked
    out.
    """
    with holding(c, who, possession, crest):
        worth = done(c, who, possession, known)
        return worth - harm_of(c, who, possession, known) * careful // 100 if worth > beside else worth


def caution(c: Fight, who: str) -> int:
    """Return the weight of harm, in hundredths: it falls as a battle lasts in which both sides wait, and as the round
    nears in which waiting loses it. Those who win by lasting gain nothing by daring: the bold among them are steady,
    and the careful nearly so where enemies win by what they do. Whoever falls step by step fears more on a side of few,
    but not where enemies have an errand, who win meanwhile; and whoever loses the battle by falling fears more.
    """
    tired = 100 - (0 if dared(c, who) else LOSS * max(0, c.round - CALM))
    weight = max(LEAST, min(tired, 100 * rounds_left(c, who) // HURRY))
    if outnumbered(c, who) and not (has_hp(c, who) or pressed(c, who)):
        weight = weight * FRAIL // 100
    if decisive(c, who):
        weight *= DECISIVE
    if pressed(c, who):
        return min(feared(weight), weight * RACED // 100)
    return max(weight, feared(weight)) if lasts(c, who) else feared(weight)


def outnumbered(c: Fight, who: str) -> bool:
    """Return whether somebody's side has fewer people than there are against it, whatever has become of them, as far as
    it knows: nobody counts on enemies before they are declared (WA-09.4).
    """
    mine = c.fighters[who]
    known = [one for one in c.fighters.values() if not unknown_to(one, mine.seat)]
    against = [hostile(c, mine.faction, one.faction) for one in known]
    return 2 * sum(against) > len(against)


def dared(c: Fight, who: str) -> bool:
    """Whether an enemy who could guard has chosen to stand without one, or none could or hides: then waiting behind
    one's own costs nothing.
    """
    if not any(able(c, name) and could_wait(c, name) for name in enemies(c, who)):
        return True
    open_to_all = [name for name in enemies(c, who) if c.fighters[name].possession not in ("", "close")]
    return any(able(c, name) and may_guard(c, name) and not uses_left(c, name) for name in open_to_all)


def could_wait(c: Fight, who: str) -> bool:
    """Whether somebody could sit out a battle: behind a guard, or hidden."""
    return may_guard(c, who) or c.fighters[who].possession == "close"


def done(c: Fight, who: str, possession: str, known: Known) -> int:
    """The best that somebody can do under the possession it holds."""
    mine = arsenal(c, who, stance(c, who), "major")
    attack = known.attacks.get(mine.same)
    if attack is None:
        attack = known.attacks[mine.same] = best(c, who, facing=known.facing).worth
    worth, helps = attack, known.helping(c, mine.options)
    if not helps:
        worth = max(worth, NO_AID.worth)
    for option in helps:
        if at_most(c, who, option, known.helps) > worth:
            worth = max(worth, aid(c, who, option, known.helps).worth)
    if possession == "support" and can_support(c, who):
        worth += SUPPORTING
    return worth


def can_support(c: Fight, who: str) -> bool:
    """Return whether somebody has a friend to support, and the FP for a support skill (WA-06.13)."""
    friends = [name for name in fighting(c, who) if name != who]
    return bool(friends) and any(skills_for(c, who, name, *COSTS) for name in (*friends, *enemies(c, who)))


def attacks(c: Fight, option: str) -> bool:
    """Whether a use is an attack."""
    kind, _, name = option.partition(":")
    return kind == "arm" or (kind == "art" and c.records.arts[name].attack is not None)


def fighting(c: Fight, who: str) -> list[str]:
    """Those of one's side who can act, oneself included."""
    return [name for name in allies(c, who) if able(c, name)]


def harm_of(c: Fight, who: str, possession: str, known: Known) -> int:
    """The harm to be expected in a round: hits that no guard takes, and the later cost of guards used up.

    The cover of リーン is new in every round (WA-06.6); what is carried breaks for good (WA-16.5, WA-16.6). Somebody
    who draws a crest cannot react (WA-06.21), so enemies aim there first. They also aim at the only one without a
    guard, since a guard takes the whole of a hit (WA-16.9). Part of what finds nobody who hides comes at friends. Hits
    come together, but where somebody has a task or a way to go: there enemies shoot at whoever does it.
    """
    helpless, hidden = possession == "draw_crest", possession == "close"
    if hidden and len(fighting(c, who)) < 2:
        return 1000
    chance = CERTAIN if helpless else danger(c, who, known.foes, known.facing)
    if hidden:
        chance = chance * sought(c, who, known) // CERTAIN
    alone = helpless or (not hidden and bare(c, who))
    guards = 0 if hidden else uses_left(c, who)  # none for those with HP, behind a cover either (WA-16.8)
    cover = min(guards, c.fighters[who].lean)
    if errands(c):
        return spread_harm(c, who, exposure(c, who, alone) * chance // 10, cover, guards - cover)
    attacks, come = volley(c, who, known.foes, alone)
    moved = moved_to_friends(c, who, attacks, known) if hidden else 0
    return come * (volley_harm(c, who, attacks, chance, cover, guards - cover) + moved) // CERTAIN


def moved_to_friends(c: Fight, who: str, attacks: int, known: Known) -> int:
    """Return the harm of attacks that somebody who hides leaves to friends in view, in hundredths of a fighter."""
    friends = [name for name in fighting(c, who) if name != who and c.fighters[name].possession != "close"]
    if not friends:
        return 0
    each = [danger(c, name, known.foes, known.facing) * own_worth(c, name) for name in friends]
    unfound = CERTAIN - sought(c, who, known)
    return MOVED * attacks * sum(each) * unfound // (len(friends) * CERTAIN * CERTAIN * 100)


def spread_harm(c: Fight, who: str, hits: int, cover: int, held: int) -> int:
    """Return the harm of so many hits, in thousandths, spread over the rounds, before a cover and guards that are
    held."""
    left = beyond(hits, cover)
    harm = beyond(left, held)
    return (100 * harm + MISSED * (left - harm)) * own_worth(c, who) // 100_000


def sought(c: Fight, who: str, known: Known) -> int:
    """How likely, in thousandths, one of the foes finds somebody who hides (WA-06.28)."""
    if not knows(c, who, "acrobatics"):
        return CERTAIN
    hidden = pool(c, who, "acrobatics", "passive")
    chances = [beats(pool(c, foe, "perception"), hidden) for foe in known.foes if knows(c, foe, "perception")]
    return sum(chances) // max(1, len(known.foes))


def bare(c: Fight, who: str) -> bool:
    """Whether somebody who could guard has no guard, while every friend has one who could; somebody who has yet to
    choose is supposed to lean.
    """
    if uses_left(c, who) or not may_guard(c, who):
        return False
    friends = [name for name in fighting(c, who) if name != who and may_guard(c, name)]
    return bool(friends) and all(uses_left(c, name) or not c.fighters[name].possession for name in friends)


def beyond(hits: int, guards: int) -> int:
    """Return the hits to be expected, in thousandths, beyond those that a number of guards take."""
    for _ in range(guards):
        hits = hits * hits // (1700 + hits)
    return hits


def crest(c: Fight, who: str) -> str:
    """The effect of ドロークレスト worth most."""
    careful, known = caution(c, who), Known(c, who)
    return max(CRESTS, key=lambda one: value(c, who, "draw_crest", careful, known, one))


# 狙撃戦闘


def move(c: Fight, who: str, offered: list[str]) -> str:
    """Keep while one's own side has more to shoot with at this range, or while there is nothing else; else charge. Who
    is here to get away escapes, which nobody can obstruct (WA-21.8).
    """
    if "escape" in offered and any(leaves(c, one) for one in company(c, c.fighters[who].faction) if able(c, one)):
        return "escape"
    if "charge" not in offered:
        return "keep"
    ours = sum(reach(c, name) for name in fighting(c, who))
    theirs = sum(reach(c, name) for name in enemies(c, who) if able(c, name))
    return "keep" if ours > theirs or (ours and ours == theirs and c.round < PATIENCE) else "charge"


PATIENCE = 6
"""Rounds for which equals shoot at each other from afar."""


def reach(c: Fight, who: str) -> int:
    """What somebody can do to enemies at the present range."""
    return max((plan.worth for plan in plans(c, who)), default=0)
