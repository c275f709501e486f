"""Finds the odds of a decision: follows each option until all that it sets off is done, by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import islice
from math import inf
from random import Random
from time import monotonic, process_time
from typing import Any

from hantei.core.decision import Amount, Answer, Decision, Faces, Words
from hantei.core.message import Complaint, Message
from hantei.core.rulebook import Rulebook, Supposed
from hantei.play import HAND, BallotLine, Diverged, Line, Session
from hantei.play.refused import fitting, open_decision

from .counting import Odometer, Sampler, of_kinds
from .minds import SeatMinds, keeping_to, minds, plans, usual
from .next_check import NextCheck, next_check
from .outcomes import Outcomes
from .sampling import samples
from .survey import Progress, Reached, Sampled, Scope, Survey, Sweep, settled, unheard

BUDGET = 800
"""Runs of beats for one decision, shared out among its options."""

DUST_SHARE = 4
"""One in this number times the runs: branches below this probability are not followed, such as chains of criticals."""

MOST_UNCOUNTED_OF_CHECKS = Fraction(1, 100)
"""The probability left uncounted above which the rest is sampled."""

MOST_OPTIONS = 24
LEAST_RUNS = 60
LEAST_SAMPLES = 30
SAMPLES = 40
SAMPLED_BEATS = 1_200
"""The rest of an answer gets `SAMPLES` samples, and more until they have used its share of these beats; fewer if time
is short, but always `LEAST_SAMPLES`."""

CHECKED = 2.0
"""Seconds for the next checks of all answers, at least."""

MOST_CHECKED = 3_000
"""Runs of beats for the next check of one answer, at most."""

SOON_CHECKED = 150
"""The same in a first round, so that one answer with very many throws does not take the time of all others."""

GLANCED = 6_000
"""Runs of beats in which the next checks of all answers are looked for before a question is shown."""

GLANCED_EACH = 1_200
"""The same of one answer."""

GLANCED_SECONDS = 1.0
"""Seconds of processor time in which they are looked for: a bound for a rulebook whose beats are dear."""

AT_ONCE = 0.1
"""Seconds that do not feel like a wait to somebody who asks for odds."""

PRECISE = 0.01
"""The standard error below which a percentage is off by less than two points, with 95 % confidence."""

SHOWN = of_kinds(("check", "success", "damage", "down", "spent", "end", "win"))
"""Keeps the counts that matter for a decision."""


class NoOdds(Complaint):
    """Raised if a question, or a moment of a game, has no odds."""


@dataclass(frozen=True)
class Option:
    """An answer and its outcomes; the answer is None if dice are to be thrown."""

    answer: Answer | None
    outcomes: Outcomes
    check: NextCheck | None = None
    """The next check; None if it was not found exactly."""

    def describe(self) -> dict[str, object]:
        """The odds of the answer as plain data."""
        checks = self.check.describe() if self.check else None
        return {"answer": self.answer, "next_checks": checks, **self.outcomes.describe()}


@dataclass(frozen=True)
class Odds:
    """The odds of a decision.

    `side` is the side of the seat that decides; `options` are the answers that were followed, `left_out` the number of
    those that were not; `policies` answer the questions in between; `supposed` tells what was guessed, because the seat
    may not know it.
    """

    decision: Decision
    side: str
    options: Sequence[Option]
    left_out: int
    policies: Mapping[str, str]
    supposed: Sequence[Message]

    def describe(self) -> dict[str, object]:
        """The odds as plain data."""
        return {
            "decision": self.decision.describe(),
            "side": self.side,
            "policies": dict(self.policies),
            "left_out": self.left_out,
            "options": [option.describe() for option in self.options],
        }


def decision(
    session: Session,
    who: str = "",
    answers: Sequence[Answer] | None = None,
    policies: Mapping[str, str] | None = None,
    budget: int = BUDGET,
    seconds: float | None = None,
    progress: Progress = unheard,
) -> Odds:
    """Find the odds of each answer to an open decision, as far as the seat that decides can know them.

    Each answer is followed until all that it sets off is done (`survey.settled`, `Foresight.closing`). Policies answer
    the questions in between.

    Parameters: the session; the key of the decision (by default the first open one); the answers to follow (by default
    all that can be listed, or a part of many: `answers_to_try`); policies by seat (by default those of its machines;
    for people, and for machines that look ahead, the rulebook's first); the runs of beats that it may take (`budget`)
    and the `seconds`: once the share of an answer is used up, its rest is sampled; and a function that hears of the
    progress. Raises `NoOdds` (`odds-not-asked`, `odds-no-side`, `odds-nothing`, `odds-hidden`), `Refused` for an
    unknown policy, for a key that nobody is asked by (`not-asked`), and for an answer that is not allowed
    (`illegal-answer`).
    """
    return pondered(session, who, answers, policies, budget, seconds, progress).odds()


def pondered(
    session: Session,
    who: str = "",
    answers: Sequence[Answer] | None = None,
    policies: Mapping[str, str] | None = None,
    budget: int = BUDGET,
    seconds: float | None = None,
    progress: Progress = unheard,
) -> Pondered:
    """Find the odds as `decision` does, in a form that can be refined. Parameters and errors are the same."""
    key, asked, side = open_question(session, who)
    chosen, left_out = answers_to_try(session, asked) if answers is None else (to_follow(session, key, answers), 0)
    supposed, names, players = company(session, asked, policies)
    look = AnswerLook(session.rulebook, supposed, players, budget, len(chosen), seconds, progress)
    try:
        ways = [
            look.at(answer, sought, len(chosen) - i)
            for i, (answer, sought) in enumerate(zip(chosen, look.checks(session, key, asked, chosen), strict=True))
        ]
    except Diverged:  # what has happened in this beat so far is impossible in the supposed state
        raise NoOdds("odds-hidden") from None
    return Pondered(asked, side, ways, left_out, names, supposed.said, look)


def next_checks(session: Session, answers: Sequence[Answer], who: str = "") -> Odds:
    """Find only the next checks of answers to an open question, as far as they are found at once, so that options can
    be shown with them.

    Parameters: the session, the answers, the key of the question (by default the first open one). Raises `NoOdds`,
    `Refused` (`not-asked`, `illegal-answer`).
    """
    key, asked, side = open_question(session, who)
    to_follow(session, key, answers)
    supposed, names, players = company(session, asked)
    look = AnswerLook(session.rulebook, supposed, players, GLANCED, len(answers), None, unheard)
    try:
        found = look.glimpsed([script(session, key, asked, answer) for answer in answers])
    except Diverged:
        raise NoOdds("odds-hidden") from None
    options = [Option(answer, Outcomes({}), check) for answer, check in zip(answers, found, strict=True)]
    return Odds(asked, side, options, 0, names, supposed.said)


def open_question(session: Session, who: str) -> tuple[str, Decision, str]:
    """Find an open question by its key (by default the first one); return the key, the question, and the side that is
    asked. Raises `NoOdds` (`odds-not-asked` if nobody is asked, `odds-no-side` if the seat that is asked plays for no
    side, such as a game master's), `Refused` (`not-asked`) for a key that is not among those of the open questions."""
    if not session.decisions:
        raise NoOdds("odds-not-asked")
    key = who or next(iter(session.decisions))
    asked = open_decision(session.decisions, key)
    side = session.rulebook.judging.side(session.state, asked.who)
    if asked.who != HAND and not side:
        raise NoOdds("odds-no-side")
    return key, asked, side


def company(
    session: Session, asked: Decision, policies: Mapping[str, str] | None = None
) -> tuple[Supposed, dict[str, str], SeatMinds]:
    """Find what the seat that is asked supposes, and who answers the questions in between, by name and as players."""
    supposed = session.rulebook.foresight.suppose(session.fresh(), asked.who)
    machines = {seat: name for seat, name in session.seats.items() if not plans(session.rulebook, name)}
    names = usual(session.rulebook, supposed.state) | machines | dict(policies or {})
    return supposed, names, keeping_to(session.rulebook, asked, minds(session.rulebook, names))


@dataclass
class Sought:
    """The script of an answer, and its next check; `late` says that the time did not suffice to find it."""

    lines: Sequence[Line]
    check: NextCheck | None = None
    late: bool = True


@dataclass
class Way:
    """An answer that is followed: its next check, what is known exactly, the rest, its samples, and more of them."""

    answer: Answer | None
    sought: Sought
    found: Survey
    rest: Sequence[Reached] = ()
    runs: list[Sampled] = field(default_factory=list)
    more: Iterator[Sampled] = field(default_factory=lambda: iter(()))

    @property
    def outcomes(self) -> Outcomes:
        """The outcomes of the answer, as far as they are known."""
        if not self.runs:
            return Outcomes(self.found.law, uncounted=self.found.uncounted, veiled=self.found.veiled)
        return Outcomes.sampled(self.found, self.rest, self.runs)

    def error(self, side: str) -> float:
        """The largest standard error among the percentages of the answer."""
        return percentage_error(self.outcomes, side)


def percentage_error(outcomes: Outcomes, side: str) -> float:
    """The largest standard error among the chances that are shown: that somebody of a side falls, or of another."""
    return max(outcomes.chance_error(f"down/{side}/"), outcomes.chance_error(*outcomes.of_others("down", side)))


@dataclass
class Pondered:
    """The odds of a decision that can be refined; the fields are those of `Odds`."""

    decision: Decision
    side: str
    ways: Sequence[Way]
    left_out: int
    policies: Mapping[str, str]
    supposed: Sequence[Message]
    look: AnswerLook

    def odds(self) -> Odds:
        """The odds as they are now."""
        options = [Option(way.answer, way.outcomes, way.sought.check) for way in self.ways]
        return Odds(self.decision, self.side, options, self.left_out, self.policies, self.supposed)

    def of(self, answers: Sequence[Answer | None]) -> Pondered:
        """The odds of some answers alone; refining these refines the others, too."""
        ways = [way for way in self.ways if way.answer in answers]
        return replace(self, ways=ways, left_out=0)

    def know(self, checks: Mapping[Answer | None, NextCheck]) -> None:
        """Take over next checks that are known otherwise, for answers whose own was not found in time."""
        for way in self.ways:
            if way.sought.check is None and way.answer in checks:
                way.sought.check, way.sought.late = checks[way.answer], False

    @property
    def precise(self) -> bool:
        """Whether every percentage is off by less than two points, and every check was looked for to the end."""
        return all(way.error(self.side) <= PRECISE and not way.sought.late for way in self.ways)

    def refine(self, seconds: float, progress: Progress = unheard) -> None:
        """Look for the checks that are still missing, for half of the time at most; then add samples to the answer with
        the largest error, until the time is up or all figures are precise.

        Earlier samples stay, so a figure never jumps farther than its interval.
        """
        ends = monotonic() + seconds
        self.look.seek([way.sought for way in self.ways], MOST_CHECKED, ends - seconds / 2)
        errors = {n: way.error(self.side) for n, way in enumerate(self.ways)}
        while monotonic() < ends:
            worst = max(errors, key=lambda n: errors[n])
            if errors[worst] <= PRECISE:
                return
            way = self.ways[worst]
            for run in islice(way.more, SAMPLES):
                way.runs.append(run)
                progress(run.beats)
            errors[worst] = way.error(self.side)


def to_follow(session: Session, key: str, answers: Sequence[Answer]) -> list[Answer | None]:
    """Check answers that somebody names. Raises `NoOdds` (`odds-nothing`: none is), `Refused` (`illegal-answer`)."""
    for answer in answers:
        fitting(session.decisions, key, answer)
    if not answers:
        raise NoOdds("odds-nothing")
    return list(answers)


def answers_to_try(session: Session, asked: Decision) -> tuple[list[Answer | None], int]:
    """Choose the answers to follow; return them, and the number of those left out.

    Of many options people use some first: these are chosen; of many numbers some that are spread over all. Raises
    `NoOdds` (`odds-nothing`) for a question on which nothing depends.
    """
    if isinstance(asked, Faces):
        return [None], 0
    if isinstance(asked, Words):
        raise NoOdds("odds-nothing")
    found: list[Answer | None]
    if isinstance(asked, Amount):
        every: Sequence[Answer] = range(asked.low, asked.high + 1)
        found = spaced(every, MOST_OPTIONS)
    else:
        every = session.rulebook.speech.order(session.state, asked, [str(one) for one in asked.all() or ()])
        found = list(every[:MOST_OPTIONS])
    if not every:
        raise NoOdds("odds-nothing")
    return found, len(every) - len(found)


def spaced(every: Sequence[Answer], most: int) -> list[Answer | None]:
    """Pick some of these at even distances, at most this number; the first and the last are always among them."""
    last, steps = len(every) - 1, min(len(every), most) - 1
    return [every[0], *(every[n * last // steps] for n in range(1, steps + 1))]


def script(session: Session, key: str, asked: Decision, answer: Answer | None) -> list[Line]:
    """The script of the current beat up to the question, and one answer to it.

    Other voices of an open ballot are left out, because nobody learns them.
    """
    done = list(session.script)
    if answer is None:
        return done
    first = next(iter(session.decisions.values()))
    return [*done, BallotLine(first.kind, first.clause, {key: answer})]


class AnswerLook:
    """Follows the answers to one question.

    Parameters: the rulebook, the state as the seat supposes it, the players, the runs of beats for all answers, the
    number of answers, the seconds for all of them, and a function that hears of the progress.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        supposed: Supposed,
        players: SeatMinds,
        budget: int,
        answers: int,
        seconds: float | None,
        progress: Progress,
    ) -> None:
        self.progress = progress
        self.ends = monotonic() + seconds if seconds else inf
        self.rulebook, self.players, self.left, self.beats = rulebook, players, budget, SAMPLED_BEATS // answers
        self.seconds = seconds or CHECKED
        self.start, self.veiled, self.foretold = supposed.state, supposed.veiled, supposed.foretold
        self.over = settled(self.start.agenda, rulebook.foresight.closing, rulebook.foresight.chained)

    def checks(self, session: Session, key: str, asked: Decision, answers: Sequence[Answer | None]) -> list[Sought]:
        """Find the script and the next check of each answer; a check for which the time does not suffice is `late`."""
        began = monotonic()
        ends = began + max(self.seconds, CHECKED)
        found = [Sought(script(session, key, asked, answer)) for answer in answers]
        for most in (SOON_CHECKED, MOST_CHECKED):
            self.seek(found, most, ends)
        self.ends += monotonic() - began
        return found

    def seek(self, those: Sequence[Sought], most: int, ends: float) -> None:
        """Look for the missing checks until the time is up, each within `most` runs of beats."""
        scope = Scope(self.over, self.veiled, most, late=lambda: monotonic() > ends, foretold=self.foretold)
        for one in those:
            if one.late and monotonic() <= ends:
                one.check = next_check(self.rulebook, self.players, self.start, one.lines, scope)
                one.late = one.check is None and (most < MOST_CHECKED or monotonic() > ends)
                self.progress(one.check.runs if one.check else 1)

    def glimpsed(self, scripts: Sequence[Sequence[Line]]) -> list[NextCheck | None]:
        """The next checks after scripts, within the runs of beats that there are for all of them: first those that are
        found soon, so that a check with very many throws does not use up the runs of all others."""
        ends = process_time() + GLANCED_SECONDS
        found: dict[int, NextCheck] = {}
        for most in (SOON_CHECKED, GLANCED_EACH):
            for n, lines in enumerate(scripts):
                if n in found or self.left <= 0:
                    continue
                scope = Scope(
                    self.over, self.veiled, min(most, self.left),
                    late=lambda: process_time() > ends, foretold=self.foretold,
                )  # fmt: skip
                check = next_check(self.rulebook, self.players, self.start, lines, scope)
                self.left -= check.runs if check else scope.most
                if check is not None:
                    found[n] = check
        return [found.get(n) for n in range(len(scripts))]

    def at(self, answer: Answer | None, sought: Sought, shares: int) -> Way:
        """Follow an answer by its script: exactly as far as its share of the runs suffices, the rest by samples. Raises
        `Diverged`."""
        most, now = max(LEAST_RUNS, self.left // shares), monotonic()
        ends = now + max(0.0, self.ends - now) / shares
        scope = Scope(
            self.over, self.veiled, most, Fraction(1, DUST_SHARE * most), lambda: monotonic() > (now + ends) / 2
        )
        first = Odometer(self.rulebook, self.players, SHOWN, sought.lines)
        found = Sweep(Odometer(self.rulebook, self.players, SHOWN), scope, self.progress).run(self.start, first)
        self.left -= found.runs
        if not found.left and found.uncounted <= MOST_UNCOUNTED_OF_CHECKS:
            return Way(answer, sought, found)
        rest = [*found.left, *found.small]
        more = samples(rest, self.table, scope)
        return Way(answer, sought, found, rest, self.drawn(more, ends), more)

    def table(self, n: int, first: float) -> Sampler:
        """Make the table of a sample, by its number; its luck is the same for every answer."""
        return Sampler(self.rulebook, self.players, SHOWN, Random(n), first=first)

    def drawn(self, more: Iterator[Sampled], ends: float) -> list[Sampled]:
        """Draw the first samples, and fewer if the time is up."""
        runs: list[Sampled] = []
        beats = 0
        for run in more:
            runs.append(run)
            beats += run.beats
            self.progress(run.beats)
            enough = len(runs) >= SAMPLES and beats >= self.beats
            if enough or (len(runs) >= LEAST_SAMPLES and monotonic() > ends):
                break
        return runs
