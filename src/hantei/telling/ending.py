"""Tells how a finished game went: why it ended, in its rulebook's words, and all that can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from hantei.core.event import DICE, Event
from hantei.core.message import Message, Sayable, phrase
from hantei.core.roles import texts_in
from hantei.core.roster import Sheet
from hantei.core.seats import REFEREE
from hantei.core.text import LANGUAGES
from hantei.lab.next_check import Which
from hantei.library import Shelf
from hantei.play import Passage

from .lines import Throw, kind, thrown
from .log import said_of
from .news import standing
from .reading import learns

SHOWN = ("check", "success", "damage", "down", "spent")
"""The kinds of counts that people see, in this order; the others are for comparing many games."""


Chances = Mapping[tuple[int, int], Mapping[Which, Fraction]]
"""The chances of checks, by side and kind, by the place of the last die before each was told."""

UNKNOWN: Chances = {}

Risks = Mapping[Which, tuple[Fraction, bool]]
"""The checks that an event tells, by side and kind: the chance, and whether the check succeeded."""


@dataclass(frozen=True)
class CountedFigure:
    """A counted figure: its name, and the number."""

    label: Message
    amount: int


@dataclass(frozen=True)
class Feat:
    """An unusual throw, and the chance of one as high, or as low."""

    throw: Throw
    chance: Fraction

    @property
    def dice(self) -> str:
        """The dice as books write them: "2D6"."""
        return self.throw.dice.upper()

    @property
    def once_in(self) -> int:
        """The number of throws in which one like this is expected, to the nearest whole number."""
        return round(1 / self.chance)

    @property
    def total(self) -> int:
        """What the dice count together."""
        return sum(self.throw.shown)


@dataclass(frozen=True)
class CheckLuck:
    """The luck in checks: how many had a known chance, how many of those succeeded, and how many successes were to be
    expected."""

    checks: int = 0
    successes: int = 0
    expected: Fraction = Fraction(0)

    def after(self, chance: Fraction, succeeded: bool) -> CheckLuck:
        """The luck with one more check."""
        return CheckLuck(self.checks + 1, self.successes + succeeded, self.expected + chance)

    @property
    def gain(self) -> str:
        """The successes beyond those expected, with a sign and one decimal."""
        tenths = round((self.successes - self.expected) * 10)
        return f"{'−' if tenths < 0 else '+'}{abs(tenths) // 10}.{abs(tenths) % 10}" if tenths else "±0"


@dataclass(frozen=True)
class Deeds:
    """The deeds of somebody whom a seat plays: name, seat, checks and successes, damage to others, others put out of
    action, their unlikeliest throw, and what luck did to their checks."""

    name: Sayable
    seat: str
    checks: int
    successes: int
    damage: int
    felled: int
    best: Feat | None
    luck: CheckLuck = CheckLuck()


@dataclass(frozen=True)
class Ending:
    """The story of a finished game: who won and why, and its last words (as far as they are told), the counts, the two
    unlikeliest throws (None if none was rare), the deeds of each person, and what luck did to all
    checks."""

    why: Sequence[Message]
    figures: Sequence[CountedFigure]
    highest: Feat | None
    lowest: Feat | None
    deeds: Sequence[Deeds] = ()
    luck: CheckLuck = CheckLuck()
    counted: Message = field(default_factory=lambda: phrase("ending-checks"))
    """What the checks of each person are called."""


def ending(
    shelf: Shelf, passages: Iterable[Passage], reads: Collection[str] | None, known: Chances = UNKNOWN
) -> Ending:
    """Find how a game went, as far as some seats are told (None: all of it).

    Parameters: the rulebook, the passages of the game, the seats, the chances of its checks (`Fortunes.known`). Raises
    what reading the passages raises.
    """
    passed = [(state, event) for _, state, event in standing(passages)]
    pairs = zip(passed, risked([event for _, event in passed], known), strict=True)
    heard = [(*one, risks) for one, risks in pairs if learns(one[1].readers, reads)]
    told = [(state, event) for state, event, _ in heard]
    risks = [risks for _, _, risks in heard]
    speech = shelf.rulebook.speech
    why: dict[bool, Message] = {}  # what tells it beforehand, then the end itself
    labels: dict[str, Message] = {}
    amounts: dict[str, int] = {}
    kinds: dict[str, str] = {}
    for state, event in told:
        end = any(count.kind == "end" for count in event.counts)
        if end or event.name in speech.ends:
            why[end] = said_of(shelf, state, event)
        for count in event.counts:
            if count.kind in SHOWN:
                labels[count.key] = speech.count_name(state, count)
                amounts[count.key] = amounts.get(count.key, 0) + count.amount
                kinds[count.key] = count.kind
    order = sorted((key for key in amounts if amounts[key]), key=lambda key: SHOWN.index(kinds[key]))
    throws = feats(shelf, [event for _, event in told if event.name == DICE])
    highest, lowest = (feat if feat is not None and feat.once_in >= RARE else None for feat in throws)
    figures = [CountedFigure(labels[key], amounts[key]) for key in order]
    luck = CheckLuck()
    for chance, succeeded in [one for those in risks for one in those.values()]:
        luck = luck.after(chance, succeeded)
    reasons, done = [why[end] for end in sorted(why)], deeds(shelf, told, risks)
    return Ending(reasons, figures, highest, lowest, done, luck, counted_checks(shelf))


def risked(events: Sequence[Event], known: Chances) -> list[Risks]:
    """The checks that each event tells: by side and kind the chance, as far as it is known, and whether it succeeded.

    The chances of dice belong to the first check that is told after them, so `events` holds all that happened, also
    what a reader does not learn of: a hidden check has used up its dice.
    """
    found: list[Risks] = []
    last: tuple[int, int] | None = None
    for event in events:
        last = event.place if event.name == DICE else last
        made = {(count.side, count.what) for count in event.counts if count.kind == "check"}
        won = {(count.side, count.what) for count in event.counts if count.kind == "success"}
        chances = known.get(last, {}) if last is not None and made else {}
        found.append({which: (chances[which], which in won) for which in made if which in chances})
        last = None if made else last
    return found


RARE = 10
"""A throw is told of at the end of a game if no more than one in so many is like it."""

MOST_DEEDS = 12
"""People whose deeds are told."""


def deeds(shelf: Shelf, told: Sequence[tuple[Any, Event]], risks: Sequence[Risks]) -> list[Deeds]:
    """The deeds of all on the roster at the end, those with most kills and damage first; nothing if nobody takes turns.

    A check belongs to the person who makes it. Harm is the deed of the person named with it, or of the person whose
    turn it is. `risks` are the checks of each event, as `risked` finds them.
    """
    if not told or not shelf.rulebook.speech.turns:
        return []
    sheets = {sheet.id: sheet for sheet in shelf.rulebook.sight.roster(told[-1][0], REFEREE)}
    sums: dict[str, Counter[str]] = {who: Counter() for who in sheets}
    thrown_by: dict[str, list[Event]] = {who: [] for who in sheets}
    luck = {who: CheckLuck() for who in sheets}
    roles, turn, dice = shelf.rulebook.roles, "", list[Event]()

    for (_, event), risky in zip(told, risks, strict=True):
        if event.name == DICE:
            dice.append(event)
            continue
        sort = kind(shelf, event)
        if sort != "event":
            turn = roles.whose_turn(event.facts) if sort == "turn" else ""
        rollers = [one for one in texts_in(event.facts, roles.rolled) if one in sheets]
        doers = [one for one in (*texts_in(event.facts, roles.did), turn) if one in sheets]
        alone = [count.kind for count in event.counts].count("check") == 1
        for count in event.counts:
            mine = [one for one in rollers if sheets[one].side == count.side]
            if count.kind in ("check", "success") and mine:
                sums[mine[0]][count.kind] += count.amount
            if count.kind == "check" and mine and (count.side, count.what) in risky:
                luck[mine[0]] = luck[mine[0]].after(*risky[count.side, count.what])
            if count.kind == "check" and mine and alone:
                thrown_by[mine[0]] += dice
            if count.kind in ("damage", "down") and doers and count.side != sheets[doers[0]].side:
                sums[doers[0]][count.kind] += count.amount
        dice = []
    found = [deeds_of(shelf, sheet, sums[who], thrown_by[who], luck[who]) for who, sheet in sheets.items() if sums[who]]
    return sorted(found, key=lambda one: (-one.felled, -one.damage, -one.successes))[:MOST_DEEDS]


def deeds_of(shelf: Shelf, sheet: Sheet, sums: Mapping[str, int], dice: Sequence[Event], luck: CheckLuck) -> Deeds:
    """The deeds of one person, from their sums, the dice of their checks, and what luck did to these."""
    rare = [feat for feat in feats(shelf, dice) if feat is not None]
    best = min(rare, key=lambda feat: feat.chance, default=None)
    return Deeds(sheet.name, sheet.seat, sums["check"], sums["success"], sums["damage"], sums["down"], best, luck)


def counted_checks(shelf: Shelf) -> Message:
    """What the checks of each person are called: in the rulebook's words where it has some, since it knows which of its
    checks are not counted."""
    own = shelf.catalogue(LANGUAGES[0]).knows("book-ending-checks")
    return phrase("book-ending-checks" if own else "ending-checks")


def feats(shelf: Shelf, dice: Iterable[Event]) -> tuple[Feat | None, Feat | None]:
    """The two unlikeliest throws: one as high, one as low; of equals the first."""
    high = low = None
    for event in dice:
        throw = thrown(shelf, event)
        if not (throw.sides and throw.shown and all(1 <= face <= throw.sides for face in throw.shown)):
            continue
        n, total = len(throw.shown), sum(throw.shown)
        so_low = at_most(n, throw.sides, total)
        so_high = at_most(n, throw.sides, n * (throw.sides + 1) - total)  # as likely with the faces turned over
        if high is None or so_high < high.chance:
            high = Feat(throw, so_high)
        if low is None or so_low < low.chance:
            low = Feat(throw, so_low)
    return high, low


def at_most(n: int, sides: int, total: int) -> Fraction:
    """The chance that `n` dice show at most `total` together."""
    ways = [1]
    for _ in range(n):
        ways = [sum(ways[max(0, at - sides + 1) : at + 1]) for at in range(len(ways) + sides - 1)]
    return Fraction(sum(ways[: max(0, total - n + 1)]), sides**n)
