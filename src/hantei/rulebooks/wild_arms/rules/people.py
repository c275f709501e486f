"""Chapters 04, 14, 18: who takes part, who stands on which side, what somebody has and holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hantei.core.glance import at_a_glance
from hantei.scenes.muster import one_side

from ..content.records import Arm, FactionSpec
from ..state import Fight, Fighter


def present(c: Fight, who: str) -> bool:
    """WA-04.1, WA-09.3: whether somebody takes part now: declared, and not gone."""
    fighter = c.fighters[who]
    return not (fighter.away or fighter.gone or fighter.dead)


@at_a_glance
def participants(c: Fight) -> list[str]:
    """Everybody who takes part now, in the order of their declaration; `present` in one step, for all of them."""
    return [who for who, one in c.fighters.items() if not (one.away or one.gone or one.dead)]


def has_hp(c: Fight, who: str) -> bool:
    """WA-14.1: whether somebody has HP."""
    return c.sheet(who).hp is not None


def most_hp(c: Fight, who: str) -> int:
    """WA-14.7: the maximum of somebody's HP; 0 without HP."""
    return c.sheet(who).hp or 0


def fallen(c: Fight, who: str) -> bool:
    """WA-14.11: dying or worse."""
    fighter = c.fighters[who]
    return fighter.dead or fighter.dying or fighter.death


def beaten(c: Fight, who: str) -> bool:
    """WA-14.11: dying or worse, or no longer there: out of the battle."""
    return c.fighters[who].gone or fallen(c, who)


def hostile(c: Fight, one: str, other: str) -> bool:
    """WA-04.3: whether two factions are enemies."""
    return at_odds(c.scene.factions, one, other)


def at_odds(factions: Mapping[str, FactionSpec], one: str, other: str) -> bool:
    """WA-04.3: all factions of an encounter are enemies, except those who are friends."""
    return one != other and other not in factions[one].friends and one not in factions[other].friends


@at_a_glance
def factions_against(c: Fight, faction: str) -> list[str]:
    """WA-04.3: the factions that are enemies of one."""
    return [other for other in c.scene.factions if hostile(c, faction, other)]


def protagonists(c: Fight) -> str:
    """The faction whose victory and defeat are meant: that of the player characters; the first where none is named."""
    return next((name for name, spec in c.scene.factions.items() if spec.pc), next(iter(c.scene.factions)))


def foe(c: Fight, who: str) -> bool:
    """WA-18.27: whether somebody is an enemy (エネミー): hostile to the side whose victory is meant."""
    return hostile(c, c.fighters[who].faction, protagonists(c))


@at_a_glance
def enemies(c: Fight, who: str) -> list[str]:
    """Participants of hostile factions."""
    against, fighters = factions_against(c, c.fighters[who].faction), c.fighters
    return [other for other in participants(c) if fighters[other].faction in against]


@at_a_glance
def allies(c: Fight, who: str) -> list[str]:
    """Participants of friendly factions, somebody itself included."""
    against, fighters = factions_against(c, c.fighters[who].faction), c.fighters
    return [other for other in participants(c) if fighters[other].faction not in against]


def members(c: Fight, faction: str) -> list[str]:
    """Participants of a faction."""
    return [who for who in participants(c) if c.fighters[who].faction == faction]


def camps(c: Fight) -> list[list[str]]:
    """WA-04.3: the factions that roll for initiative and move as one, in the order of their declaration: each for
    itself, by ruling those together that are all friends."""
    found: list[list[str]] = []
    for name in c.scene.factions:
        joins = (one for one in found if not any(hostile(c, name, other) for other in one))
        mine = next(joins, None) if c.rulings["allied_factions"] == "together" else None
        if mine is None:
            found.append([name])
        else:
            mine.append(name)
    return found


def camp(c: Fight, faction: str) -> list[str]:
    """WA-04.3: a faction and those that roll and move with it."""
    return next(one for one in camps(c) if faction in one)


def company(c: Fight, faction: str) -> list[str]:
    """WA-04.3: the participants of a faction and of those that roll and move with it."""
    return [who for name in camp(c, faction) for who in members(c, name)]


def side(c: Fight, seat: str) -> str:
    """The faction whose people a seat plays; "" where it plays none, or several factions."""
    return one_side(fighter.faction for fighter in c.fighters.values() if fighter.seat == seat)


def has(fighter: Fighter, status: str) -> bool:
    """WA-18.13: whether somebody has a status, from however many sources."""
    return any(held.status == status for held in fighter.statuses)


def counted(c: Fight, who: str, status: str) -> int:
    """WA-18.13: how often a status counts that somebody has: once, or by ruling for every source."""
    sources = sum(held.status == status for held in c.fighters[who].statuses)
    return sources if c.rulings["status_stacking"] == "stacks" else min(1, sources)


ROUND = "round:"
"""The prefix of what `Fighter.used` counts for a round because a ruling limits it; arts have no colon."""


def in_round(fighter: Fighter, what: str) -> int:
    """How often something was done this round that a ruling limits."""
    return fighter.used.get(ROUND + what, 0)


def count_in_round(fighter: Fighter, what: str) -> None:
    """It was done once more."""
    fighter.used[ROUND + what] = in_round(fighter, what) + 1


def weapons(c: Fight, who: str) -> Iterator[tuple[str, Arm]]:
    """What somebody can attack with as it stands: the ARM in use (WA-05.9) and natural attacks."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    if fighter.in_use and not fighter.disarmed:
        yield fighter.in_use, c.records.arms[fighter.in_use]
    yield from sheet.attacks.items()


def arm(c: Fight, who: str, name: str) -> Arm:
    """An ARM somebody carries, or a natural attack."""
    return c.sheet(who).attacks.get(name) or c.records.arms[name]
