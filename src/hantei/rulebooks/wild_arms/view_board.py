"""Who faces whom, and how far apart they are, with what a question makes of it."""

from __future__ import annotations

from hantei.core.board import Board, Offer, Piece, Rank, Ranks, Track
from hantei.core.decision import Choice, Decision
from hantei.core.rulebook import Message, Sayable

from .guard import uses_left
from .people import beaten, has_hp, participants, protagonists
from .state import Fight
from .view_names import faction_name, person, possession_name, state_words

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
    own = protagonists(c)
    order = [name for name in c.factions if name != own] + [own]
    people = participants(c)
    actor = acting(c, decision)
    rows = [
        Rank(faction_name(c, name), [piece(c, who, actor) for who in people if c.fighters[who].faction == name])
        for name in order
    ]
    return Ranks(Message("wa-board"), [row for row in rows if row.pieces], offers(c, decision))


def acting(c: Fight, decision: Decision | None) -> str:
    """Who is asked about, else whose main process it is."""
    who = str(decision.about.get("who", "")) if decision is not None else ""
    if who in c.fighters:
        return who
    return c.process.who if c.process is not None else ""


def piece(c: Fight, who: str, actor: str) -> Piece:
    """Somebody: life or break guard, possession, statuses."""
    fighter = c.fighters[who]
    notes: list[Sayable] = []
    if has_hp(c, who):
        notes.append(Message("wa-board-hp", {"n": fighter.hp, "most": c.sheet(who).hp or 0}))
    elif uses_left(c, who):
        notes.append(Message("wa-board-guard", {"n": uses_left(c, who)}))
    if fighter.possession:
        notes.append(possession_name(fighter.possession))
    return Piece(
        id=who,
        tag=str(1 + [name for name in c.fighters if c.fighters[name].faction == fighter.faction].index(who)),
        name=person(c, who),
        side=list(c.factions).index(fighter.faction),
        down=beaten(c, who),
        acting=who == actor,
        notes=[*notes, *state_words(c, who)],
    )


def offers(c: Fight, decision: Decision | None) -> list[Offer]:
    """The answers that a person stands for."""
    if not isinstance(decision, Choice) or decision.kind not in POINTED:
        return []
    return [Offer(option, piece=option.rpartition(":")[2]) for option in decision.options if person_in(c, option)]


def person_in(c: Fight, option: str) -> bool:
    """Whether an option is somebody, or somebody to be left out or counted in."""
    return option.rpartition(":")[2] in c.fighters


def approach(c: Fight) -> Track:
    """WA-21.15: the charges counted so far, of those that end the sniping battle."""
    done = [Message("wa-board-charge", {"n": n, "of": c.distance}) for n in range(c.charges + 1)]
    return Track(Message("wa-board-sniping", {"range": c.sniping, "distance": c.distance}), done)
