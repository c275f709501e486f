"""Who faces whom, and how far apart they are, with what a question makes of it."""

from __future__ import annotations

from functools import lru_cache

from hantei.core.board import Board, Piece, Pointable, Rank, Ranks, Track, counter_numbers
from hantei.core.decision import Choice, Decision
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable, phrase

from ..rules.break_guard import uses_left
from ..rules.people import beaten, has_hp, present, protagonists
from ..state import Fight
from .names import (
    MOST_KEPT,
    acting,
    faction_name,
    labelled,
    possession_name,
    state_words,
)

POINTED = ("target", "side", "obstructed", "representative", "helper", "hand_to")
"""Questions answered by a person."""


def boards(c: Fight, seat: str, decision: Decision | None) -> list[Board]:
    """WA-19.6: distance is not tracked: the factions face each other; in a sniping battle, how near they have come."""
    found: list[Board] = [ranks(c, decision)]
    if c.sniping:
        found.append(approach(c))
    return found


def ranks(c: Fight, decision: Decision | None) -> Ranks:
    """The factions, that of the player characters nearest to the reader."""
    own, actor = protagonists(c), acting(c, decision)
    pieces: dict[str, list[Piece]] = {name: [] for name in c.factions}
    sides, tags = list(pieces), counter_numbers({who: fighter.faction for who, fighter in c.fighters.items()})
    for who, fighter in c.fighters.items():
        if present(c, who):
            side = sides.index(fighter.faction)
            pieces[fighter.faction].append(piece(c, who, tags[who], side, who == actor))
    order = [*(name for name in sides if name != own), own]
    rows = [Rank(faction_name(c, name), pieces[name]) for name in order if pieces[name]]
    return Ranks(phrase("wa-board"), rows, offers(c, decision))


@at_a_glance
def piece(c: Fight, who: str, tag: str, side: int, acts: bool) -> Piece:
    """Somebody: life or break guard, possession, statuses."""
    fighter = c.fighters[who]
    notes: list[Sayable] = []
    if has_hp(c, who):
        notes.append(hp(fighter.hp, c.sheet(who).hp or 0))
    elif uses := uses_left(c, who):
        notes.append(break_guard(uses))
    if fighter.possession:
        notes.append(possession_name(fighter.possession))
    notes += state_words(c, who)
    hue = c.scene.factions[fighter.faction].colour
    return Piece(who, tag, labelled(c, who), side, down=beaten(c, who), acting=acts, notes=notes, hue=hue)


@lru_cache(MOST_KEPT)
def hp(now: int, most: int) -> Message:
    """現在HP and HP."""
    return Message("wa-board-hp", {"n": now, "most": most})


@lru_cache(MOST_KEPT)
def break_guard(uses: int) -> Message:
    """Uses of break guard left."""
    return Message("wa-board-guard", {"n": uses})


def offers(c: Fight, decision: Decision | None) -> list[Pointable]:
    """The answers that a person stands for."""
    if not isinstance(decision, Choice) or decision.kind not in POINTED:
        return []
    return [Pointable(option, piece=option.rpartition(":")[2]) for option in decision.options if person_in(c, option)]


def person_in(c: Fight, option: str) -> bool:
    """Whether an option is somebody, or somebody to be left out or counted in."""
    return option.rpartition(":")[2] in c.fighters


def approach(c: Fight) -> Track:
    """WA-21.15: the charges counted so far, of those that end the sniping battle."""
    done = [Message("wa-board-charge", {"n": n, "of": c.distance}) for n in range(c.charges + 1)]
    return Track(Message("wa-board-sniping", {"range": c.sniping, "distance": c.distance}), done)
