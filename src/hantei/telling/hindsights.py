"""Puts a game in hindsight into words: its dearest decisions, and what decided it for each side."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from hantei.lab.hindsight import Hindsight, Share, Weighed
from hantei.lab.intervals import Interval, within
from hantei.library import Shelf
from hantei.play import Passage, played_by, usual_policy
from hantei.play.moves import Reply
from hantei.text import Catalogue

from .chances import around

ROUGH = 0.25
"""Half the width of an interval of luck from which on it says nothing."""


@dataclass(frozen=True)
class DearDecision:
    """A dear decision: the entry of the save that holds it, its loss, the answer given, and the better answer."""

    entry: int
    loss: str
    decided: str
    better: str


@dataclass(frozen=True)
class ToldShare:
    """What decided the game for a side: a heading, and each part with its figure."""

    heading: str
    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ToldHindsight:
    """A game in hindsight: its dearest decisions, what decided it for each side, what was counted, what is missing."""

    decisions: tuple[DearDecision, ...]
    shares: tuple[ToldShare, ...]
    notes: tuple[str, ...]


def told_hindsight(
    found: Hindsight,
    shelf: Shelf,
    catalogue: Catalogue,
    most: int,
    entries: Mapping[int, int],
    seats: Collection[str] | None = None,
) -> ToldHindsight:
    """Put a game in hindsight into words.

    Parameters: what was found; the rulebook; the words; how many decisions at most; the entries of the save by the
    numbers of moves; the seats of whose decisions a reader may learn, and of whose sides (None: all).
    """
    say = catalogue.say_id
    if not found.decisions:
        return ToldHindsight((), (), (say("hindsight-nobody"),))
    mine = [one for one in found.decisions if seats is None or one.decision.who in seats]
    dear = [one for one in found.dearest(len(found.decisions)) if seats is None or one.decision.who in seats][:most]
    sides = dict.fromkeys(one.side for one in mine)
    shares = [share for share in found.shares() if share.side in sides]
    told = [told_share(one, found, shelf, catalogue) for one in shares if one.luck.half_width <= ROUGH]
    looked = sum(1 for one in mine if one.games)
    notes = [] if dear else [say("hindsight-none", decisions=looked)] if looked else []
    games = sum(len(won) for one in found.decisions for won in one.won) + len(found.beginnings)
    policies = played_by({"": usual_policy(shelf.rulebook)}, shelf.rulebook)
    notes.append(say("hindsight-note", games=games, policies=policies))
    if found.missing:
        notes.append(say("hindsight-missing", decisions=found.missing))
    elif len(told) < len(shares):
        notes.append(say("hindsight-rough"))
    elif found.narrow:
        notes.append(say("hindsight-narrow", decisions=found.narrow))
    decisions = [told_decision(one, entries.get(one.move, 0), catalogue) for one in dear]
    return ToldHindsight(tuple(decisions), tuple(told), tuple(notes))


def entries_of(passages: Iterable[Passage]) -> dict[int, int]:
    """The entries of a save by the numbers of the moves that they hold; of one made anew the last."""
    found, moves = dict[int, int](), 0
    for passage in passages:
        if passage.session.moves > moves:
            found[passage.session.moves] = passage.entry
        moves = passage.session.moves
    return found


def told_decision(one: Weighed, entry: int, catalogue: Catalogue) -> DearDecision:
    """A decision in words."""
    before = one.before
    decided = catalogue.say(Reply(one.key, one.answer).message(before))
    better = catalogue.name(before.rulebook.speech.label(before.state, one.decision, one.best))
    return DearDecision(entry, lost(one.loss, catalogue), decided, better)


def told_share(share: Share, found: Hindsight, shelf: Shelf, catalogue: Catalogue) -> ToldShare:
    """What decided the game for a side, in words."""
    say, before = catalogue.say_id, found.decisions[0].before
    side = catalogue.name(shelf.rulebook.speech.side_name(before.state, share.side))
    parts = [("hindsight-start", share.start, False), ("hindsight-own", share.own, True)]
    parts += [("hindsight-others", share.others, True)] if len(found.sides) > 1 else []
    parts.append(("hindsight-luck", share.luck, True))
    heading = say("hindsight-share-won" if share.won else "hindsight-share-lost", side=side)
    return ToldShare(heading, tuple((say(name), figure(one, signed, catalogue)) for name, one, signed in parts))


def figure(one: Interval, signed: bool, catalogue: Catalogue) -> str:
    """A chance with its bounds; or a change of it (`signed`) in percentage points with those."""
    if not signed:
        return around(one, catalogue)
    return catalogue.say_id("hindsight-points", **{name: points(value, "+") for name, value in ends(one)})


def lost(loss: Interval, catalogue: Catalogue) -> str:
    """A loss in percentage points, and its bounds; less than 0 is a gain."""
    return catalogue.say_id("hindsight-lost", **{name: points(value) for name, value in ends(loss)})


def ends(one: Interval) -> Sequence[tuple[str, float]]:
    """A figure and its bounds by the names that sentences have for them; a change of a chance is none beyond 1."""
    return ("n", one.estimate), ("low", within(one.low)), ("high", within(one.high))


def points(change: float, sign: str = "") -> str:
    """A change of a chance in percentage points."""
    return f"{100 * change:{sign}.0f}".replace("-", "−")
