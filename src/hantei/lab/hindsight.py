"""Looks at a game in hindsight: compares each decision with the other possible ones, and tells what luck did.

From every question that a person answered, machines that know everything play on with each answer to the end of the
game; games of one number have the same luck, whatever the answer. The loss of a decision is the difference between the
chance to win with the best answer and with the given one. What decisions do not explain of the result is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from hantei.core.decision import Answer, Decision, Faces, Words
from hantei.play import Endless, Session
from hantei.play.moves import Reply
from hantei.play.policies import usual_player

from .counting import Sampler, of_kinds
from .intervals import Interval, gain, wilson
from .minds import minds, usual
from .odds import NoOdds, answers_to_try, script
from .survey import Progress, Scope, sample, unheard

MOST_ANSWERS = 8
"""Answers of a question that are compared: the person's own, the machine's, and those that people use first."""

FIRST = 4
"""Games that are played with the person's answer and the machine's before other answers are compared, and with each of
the others before any is left out."""

MORE = 4
"""Games that are played from a decision at a time."""

MOST = 128
"""Games with each answer that are enough for a decision."""

STAYING = 3
"""Answers besides the person's own and the machine's that stay after the first games: those that won most."""

CERTAIN = 16
"""Games with each answer below which no loss counts as certain."""

BEGINNINGS = 1_000
"""Games from the beginning, at most, that measure how likely each side was to win."""

VICTORIES = of_kinds(("win",))
"""Keeps the victories of the games that are played on."""

BEGINNING = 6
"""One part in this number of the time goes into these games."""


@dataclass
class Weighed:
    """A decision of a person, and the winners of the games that went on from it.

    `move` is the number of the move, `before` the game as it stood, `key` the key of the question. `answers` holds the
    person's answer first, then the machine's, which may be the same, then others. `won` holds, for each answer, the
    sides that won each game; the games stand in the same order for all answers, but some have fewer.
    """

    move: int
    before: Session
    key: str
    answers: Sequence[Answer]
    start: Any
    won: list[list[tuple[str, ...]]]

    @property
    def decision(self) -> Decision:
        """The question."""
        return self.before.decisions[self.key]

    @property
    def answer(self) -> Answer:
        """The person's answer."""
        return self.answers[0]

    @property
    def side(self) -> str:
        """The side of the person."""
        return self.before.rulebook.judging.side(self.before.state, self.decision.who)

    @property
    def games(self) -> int:
        """The number of games with the person's answer, which is that with the machine's, too."""
        return len(self.won[0])

    @property
    def wide(self) -> bool:
        """Whether every answer has had its first games."""
        return all(len(won) >= min(FIRST, self.games or 1) for won in self.won)

    def wins(self, at: int, side: str) -> list[int]:
        """Whether a side won each game with an answer."""
        return [int(side in winners) for winners in self.won[at]]

    @property
    def best(self) -> Answer:
        """The answer with the most games won; the person's own if none has more."""
        return self.answers[self._best(range(self.games))]

    @property
    def loss(self) -> Interval:
        """The gain of the best answer over the person's, in the chance to win.

        One half of the games picks the best answer, the other half measures its gain, because the best of many looks
        better than it is in the games that picked it.
        """
        bests, owns = list[int](), list[int]()
        halves = range(0, self.games, 2), range(1, self.games, 2)
        for picking, measuring in (halves, halves[::-1]):
            best, own = self.wins(self._best(picking), self.side), self.wins(0, self.side)
            measured = [n for n in measuring if n < len(best)]
            bests += [best[n] for n in measured]
            owns += [own[n] for n in measured]
        return gain(owns, bests)

    @property
    def certain(self) -> bool:
        """Whether the decision lost something, with 95 % confidence."""
        return self.games >= CERTAIN and self.loss.low > 0

    def worth(self, side: str) -> Interval:
        """The gain of the person's answer over the machine's, in the chance of a side to win."""
        return gain(self.wins(1, side), self.wins(0, side))

    def likely(self, at: int, games: Sequence[int] | None = None) -> float:
        """The chance of an answer to win by some of its games (None: all); with few games it is close to even."""
        won = self.wins(at, self.side)
        wins = won if games is None else [won[n] for n in games if n < len(won)]
        return (sum(wins) + 1) / (len(wins) + 2)

    def _best(self, games: Sequence[int]) -> int:
        """The place of the answer that is likeliest to win by some games."""
        return max((at for at, won in enumerate(self.won) if won), key=lambda at: (self.likely(at, games), -at))


@dataclass(frozen=True)
class Share:
    """The parts of a side's result, as parts of a chance.

    `start` is the chance to win at the beginning. `own` and `others` are the changes by the decisions of people on this
    side and on other sides, compared with those of the machine player. `luck` is the rest up to the result.
    """

    side: str
    won: bool
    start: Interval
    own: Interval
    others: Interval

    @property
    def luck(self) -> Interval:
        """The change by dice and by machine players."""
        parts = (self.start, self.own, self.others)
        left = int(self.won) - sum(part.estimate for part in parts)
        off = sqrt(sum(part.half_width**2 for part in parts))
        return Interval(left, left - off, left + off)


@dataclass
class Hindsight:
    """A game in hindsight: its decisions, and the winners of games from its beginning.

    `sides` are those of the people, `winners` the sides that won, None while the game goes on.
    """

    sides: Sequence[str]
    winners: tuple[str, ...] | None
    decisions: Sequence[Weighed]
    beginnings: list[tuple[str, ...]] = field(default_factory=list)

    @property
    def missing(self) -> int:
        """The number of decisions for which the time did not suffice."""
        return sum(not one.games for one in self.decisions)

    @property
    def narrow(self) -> int:
        """The number of decisions that were compared with the machine's alone, because the time did not suffice."""
        return sum(not one.wide for one in self.decisions)

    def dearest(self, most: int) -> list[Weighed]:
        """The decisions that lost most, the dearest first: certain losses before those that only seem to be some."""
        losing = [(one.certain, one.loss.estimate, one) for one in self.decisions if one.games]
        losing = [one for one in losing if one[1] > 0]
        return [one for *_, one in sorted(losing, key=lambda one: one[:2], reverse=True)[:most]]

    def shares(self) -> list[Share]:
        """The shares of each side of people; none while the game goes on, or if decisions are missing."""
        if self.winners is None or self.missing or not self.beginnings:
            return []
        return [self._share(side, side in self.winners) for side in self.sides]

    def _share(self, side: str, won: bool) -> Share:
        start = wilson(sum(side in winners for winners in self.beginnings), len(self.beginnings))
        own = [one.worth(side) for one in self.decisions if one.side == side]
        others = [one.worth(side) for one in self.decisions if one.side != side]
        return Share(side, won, start, summed(own), summed(others))


def summed(parts: Sequence[Interval]) -> Interval:
    """The sum of independent figures."""
    middle, off = sum(part.estimate for part in parts), sqrt(sum(part.half_width**2 for part in parts))
    return Interval(middle, middle - off, middle + off)


def hindsight(session: Session, seconds: float, progress: Progress = unheard) -> Hindsight:
    """Weigh the decisions of a game.

    Parameters: the session, where the game stands; the seconds to play on in thought; a function that hears of the
    games played. Only decisions of people are weighed: what machines did counts as luck.
    """
    late = monotonic() + seconds
    weigher = Weigher(session, progress)
    winners = weigher.winners()
    decisions = list(weigher.decisions(winners))
    sides = list(dict.fromkeys(one.side for one in decisions))
    found = Hindsight(sides, winners[-1] if session.finished else None, decisions)
    if decisions:
        weigher.begin(found, monotonic() + seconds / BEGINNING)
    for one in weigher.course(decisions):
        if monotonic() > late:
            break
        one()
    return found


class Weigher:
    """Plays a game on from its decisions. Parameters: the session, and a function that hears of the games."""

    def __init__(self, session: Session, progress: Progress) -> None:
        self.session, self.rulebook, self.progress = session, session.rulebook, progress
        self.players = minds(self.rulebook, usual(self.rulebook, session.state))
        self.usual = usual_player(self.rulebook)

    def winners(self) -> list[tuple[str, ...]]:
        """List the sides that had won before each beat, and at last those that have won in the end."""
        found: list[tuple[str, ...]] = [()]
        for _, events in self.session.beats():
            told = [count.side for event in events for count in event.counts if VICTORIES(count)]
            found.append(tuple(dict.fromkeys((*found[-1], *told))))
        return found

    def decisions(self, winners: Sequence[tuple[str, ...]]) -> Iterator[Weighed]:
        """Yield the decisions of people that stand, before any game is played on; those whose side had won already are
        left out."""
        for move, mark in enumerate(self.session.timeline.marks):
            if not isinstance(mark.move, Reply):
                continue
            before = self.session.at(move)
            asked = before.decisions.get(mark.move.who)
            if asked is None or isinstance(asked, Faces | Words) or not self._side(before, asked):
                continue
            if self._side(before, asked) in winners[before.where[0]]:
                continue
            answers = self._answers(before, asked, mark.move.record()["answer"])
            if len(answers) > 2 or answers[0] != answers[1]:
                yield Weighed(move + 1, before, mark.move.who, answers, before.fresh(), [[] for _ in answers])

    def _side(self, before: Session, asked: Decision) -> str:
        return self.rulebook.judging.side(before.state, asked.who)

    def _answers(self, before: Session, asked: Decision, given: Answer) -> list[Answer]:
        """The answers that are compared: the person's, the machine's, and others."""
        luck = Random(f"{asked.who}/{asked.kind}/{asked.clause}")
        found: list[Answer] = [given, self.usual(before.state, asked, luck)]
        try:
            listed = answers_to_try(before, asked)[0]
        except NoOdds:  # a question with a single answer
            return found
        for answer in listed:
            if len(found) <= MOST_ANSWERS and answer is not None and answer not in found:
                found.append(answer)
        return found

    def course(self, decisions: Sequence[Weighed]) -> Iterator[Callable[[], None]]:
        """Yield what to play, the most telling first: the person's answer and the machine's to every question, then all
        answers to each, the dearest decisions first, then more of the decisions that may have lost most."""
        for games in range(1, FIRST + 1):
            for one in decisions:
                yield partial(self.play_on, one, games, (0, 1))
        for one in sorted(decisions, key=lambda one: -one.loss.estimate):
            yield partial(self.play_on, one, FIRST, range(len(one.answers)))
        while unsure := [one for one in decisions if one.games < MOST]:
            dear = max(unsure, key=lambda one: one.loss.high)
            yield partial(self.play_on, dear, dear.games + MORE, self.promising(dear))
            open_one = max(unsure, key=lambda one: one.worth(one.side).half_width)
            yield partial(self.play_on, open_one, open_one.games + MORE, (0, 1))

    def play_on(self, one: Weighed, games: int, answers: Sequence[int]) -> None:
        """Play games on from some answers of a decision, until each answer has this number of games."""
        for at in answers:
            won, same = one.won[at], one.answers.index(one.answers[at])  # the first equal one
            if same < at:  # the machine answers as the person did
                won[:] = one.won[same]
                continue
            lines = script(one.before, one.key, one.decision, one.answers[at])
            won += [self._winners(one.start, f"{one.move}/{n}", lines) for n in range(len(won), games)]

    def _winners(self, start: Any, luck: str, lines: Sequence[Any] = ()) -> tuple[str, ...]:
        """The sides that win when machines play on."""
        table = Sampler(self.rulebook, self.players, VICTORIES, Random(f"hindsight/{luck}"))
        try:
            run = sample(table, start, Scope(), lines)
        except Endless:
            return ()
        finally:
            self.progress(1)
        return tuple(dict.fromkeys(key.split("/")[1] for key, _ in run.counts))

    def begin(self, found: Hindsight, late: float) -> None:
        """Play games from the beginning."""
        start = self.rulebook.start(self.session.setup)
        while len(found.beginnings) < BEGINNINGS and (monotonic() < late or len(found.beginnings) < FIRST):
            found.beginnings.append(self._winners(start, f"0/{len(found.beginnings)}"))

    def promising(self, one: Weighed) -> list[int]:
        """The answers of a decision that are played on: the person's, the machine's, and the best of the others."""
        others = [at for at, won in enumerate(one.won) if at > 1 and len(won) >= min(FIRST, one.games)]
        others.sort(key=lambda at: -one.likely(at))
        return [0, 1, *others[:STAYING]]
