"""The odds of a decision: for each option, what it leads to until it is settled, by the rules that play the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import islice
from math import inf
from random import Random
from time import monotonic, thread_time
from typing import Any

from hantei.core.decision import Amount, Answer, Decision, Faces, Words
from hantei.core.message import Complaint, Message
from hantei.core.rulebook import Rulebook, Supposed
from hantei.play import HAND, Diverged, Line, Session

from .counting import Odometer, Sampler, of_kinds
from .minds import Mind, keeping_to, minds, plans, usual
from .next_check import NextCheck, next_check
from .outcomes import Outcomes
from .sampling import samples
from .survey import Progress, Reached, Sampled, Scope, Survey, Sweep, settled, unheard

BUDGET = 800
"""Runs of beats for one decision, shared out among its options."""

DUST = 4
"""A branch less probable than 1 in this number times the runs is not followed: chains of criticals above all."""

MOST_UNCOUNTED = Fraction(1, 100)
"""Where more than this would be left uncounted, what is left is sampled instead."""

MOST_OPTIONS = 24
LEAST_RUNS = 60
LEAST_SAMPLES = 30
SAMPLES = 40
SAMPLED_BEATS = 1_200
"""The rest of an answer is sampled at least this often, and until its runs have taken its share of these beats;
where time is short, as often as there is time for, but `LEAST_SAMPLES` times in any case."""

CHECKED = 2.0
"""Seconds in which the next checks of all answers are looked for, at least."""

MOST_CHECKED = 3_000
"""Runs of beats in which the next check of one answer is looked for."""

SOON_CHECKED = 150
"""The same at first, so that one answer with very many throws does not take the time of all others."""

GLANCED = 6_000
"""Runs of beats in which the next checks of all answers are looked for before a question is shown."""

GLANCED_EACH = 1_200
"""The same of one answer."""

GLANCED_SECONDS = 1.0
"""Seconds of processor time in which they are looked for: a bound for a rulebook whose beats are dear."""

AT_ONCE = 0.1
"""Seconds for which somebody who asks for odds does not feel to have waited."""

PRECISE = 0.01
"""Standard error of a percentage from which on it is better than two points either way, with 95 % confidence."""

PERCENTAGES = ("success", "down")
"""What is counted for a decision and shown as a percentage."""

SHOWN = of_kinds(("check", "success", "damage", "down", "spent", "end", "win"))
"""What is counted for a decision."""


class NoOdds(Complaint):
    """There are no odds to be had here."""


@dataclass(frozen=True)
class Option:
    """One answer and what it leads to; None answers for dice that are to be thrown."""

    answer: Answer | None
    outcomes: Outcomes
    check: NextCheck | None = None
    """The next check, None where it was not found exactly."""

    def describe(self) -> dict[str, object]:
        """The odds of the answer as plain data."""
        checks = self.check.describe() if self.check else None
        return {"answer": self.answer, "next_checks": checks, **self.outcomes.describe()}


@dataclass(frozen=True)
class Odds:
    """The odds of a decision.

    `side` is the side of who decides; `options` what was looked at, `left_out` how many answers were not; `policies`
    who answers what is asked meanwhile; `supposed` what was taken for what the one who decides may not know.
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
    """The odds of each answer to an open decision, as far as the one who decides can know them.

    Each answer is followed until what it sets off is done: until the beat on the agenda is over that closes the action
    (`Foresight.closing`); where there is none, until the agenda is back to what stood below the beat that asks, or the
    same beat comes again. What is asked meanwhile is answered by policies.

    Parameters: the session; the key of the decision (the first open one unless given); the answers to look at (all
    that can be listed, or some spread over them where there are many); policies by seat (that of the machine which
    plays the seat unless given; for people, and machines that look ahead, the rulebook's first); `budget`, how many
    runs of beats it may take, and `seconds`: what is left of an answer when its share is used up is sampled; who is
    told of the progress, and may raise to break it off.
    Raises `NoOdds` (`odds-not-asked`, `odds-nothing`, `odds-hidden`), `Refused` for an unknown policy.
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
    """The same as something that can be thought about further. Parameters and errors: those of `decision`."""
    key, asked, side = open_question(session, who)
    chosen, left_out = (list(answers), 0) if answers is not None else answers_to_try(session, asked)
    supposed, names, players = company(session, asked, policies)
    look = AnswerLook(session.rulebook, supposed, players, budget, len(chosen), seconds, progress)
    try:
        ways = [
            look.at(answer, sought, len(chosen) - i)
            for i, (answer, sought) in enumerate(zip(chosen, look.checks(session, key, asked, chosen), strict=True))
        ]
    except Diverged:  # what happened in this beat so far cannot have happened as things are supposed to be
        raise NoOdds("odds-hidden") from None
    return Pondered(asked, side, ways, left_out, names, supposed.said, look)


def at_a_glance(session: Session, answers: Sequence[Answer], who: str = "") -> Odds:
    """The next checks of answers to an open question and nothing else, as far as they are found at once: what can stand
    at the options when they are shown.

    Parameters: the session, the answers, the key of the question (the first open one unless given). Raises `NoOdds`.
    """
    key, asked, side = open_question(session, who)
    supposed, names, players = company(session, asked)
    look = AnswerLook(session.rulebook, supposed, players, GLANCED, len(answers), None, unheard)
    try:
        found = look.glimpsed([script(session, key, asked, answer) for answer in answers])
    except Diverged:
        raise NoOdds("odds-hidden") from None
    options = [Option(answer, Outcomes({}), check) for answer, check in zip(answers, found, strict=True)]
    return Odds(asked, side, options, 0, names, supposed.said)


def open_question(session: Session, who: str) -> tuple[str, Decision, str]:
    """An open question by its key (the first one unless given), with the key and the side of who is asked. Raises
    `NoOdds` where nobody is asked, or somebody who plays for no side."""
    if not session.decisions:
        raise NoOdds("odds-not-asked")
    key = who or next(iter(session.decisions))
    asked = session.decisions[key]
    side = session.rulebook.judging.side(session.state, asked.who)
    if asked.who != HAND and not side:
        raise NoOdds("odds-none")  # a game master plays for no side
    return key, asked, side


def company(
    session: Session, asked: Decision, policies: Mapping[str, str] | None = None
) -> tuple[Supposed, dict[str, str], dict[str, Mind]]:
    """What is supposed by whoever is asked; who answers what comes meanwhile, by name and as players."""
    supposed = session.rulebook.foresight.suppose(session.fresh(), asked.who)
    machines = {seat: name for seat, name in session.seats.items() if not plans(session.rulebook, name)}
    names = usual(session.rulebook, supposed.state) | machines | dict(policies or {})
    return supposed, names, keeping_to(asked, session.rulebook.foresight.idle, minds(session.rulebook, names))


@dataclass
class Sought:
    """The next check of an answer, and its script; `late` is whether there was no time to look for it to the end."""

    lines: Sequence[Line]
    check: NextCheck | None = None
    late: bool = True


@dataclass
class Way:
    """An answer that is being followed: its next check, what of it is exact, what was sampled, and more samples."""

    answer: Answer | None
    sought: Sought
    found: Survey
    rest: Sequence[Reached] = ()
    runs: list[Sampled] = field(default_factory=list)
    more: Iterator[Sampled] = field(default_factory=lambda: iter(()))

    @property
    def outcomes(self) -> Outcomes:
        """What comes of the answer, as far as it is known."""
        if not self.runs:
            return Outcomes(self.found.law, uncounted=self.found.uncounted, veiled=self.found.veiled)
        return Outcomes.sampled(self.found, self.rest, self.runs)

    @property
    def error(self) -> float:
        """The largest standard error of a percentage that is shown of it."""
        return percentage_error(self.outcomes)


def percentage_error(outcomes: Outcomes) -> float:
    """The largest standard error of a percentage that is shown of outcomes."""
    return outcomes.chance_error(*(f"{kind}/" for kind in PERCENTAGES))


@dataclass
class Pondered:
    """The odds of a decision that can be thought about further; its fields are those of `Odds`."""

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
        """The same of some answers alone; what is thought of them counts here too."""
        ways = [way for way in self.ways if way.answer in answers]
        return replace(self, ways=ways, left_out=0)

    @property
    def precise(self) -> bool:
        """Whether every percentage is better than two points either way, and no check was left for want of time."""
        return all(way.error <= PRECISE and not way.sought.late for way in self.ways)

    def refine(self, seconds: float, progress: Progress = unheard) -> None:
        """Look for the checks for which there was no time, in half of the time at most; then sample on where the error
        is largest, until the time is up or the figures are precise.

        The samples made before stay, so that a figure never jumps farther than its interval.
        """
        ends = monotonic() + seconds
        self.look.seek([way.sought for way in self.ways], MOST_CHECKED, ends - seconds / 2)
        errors = {n: way.error for n, way in enumerate(self.ways)}
        while monotonic() < ends:
            worst = max(errors, key=lambda n: errors[n])
            if errors[worst] <= PRECISE:
                return
            way = self.ways[worst]
            for run in islice(way.more, SAMPLES):
                way.runs.append(run)
                progress(run.beats)
            errors[worst] = way.error


def answers_to_try(session: Session, asked: Decision) -> tuple[list[Answer | None], int]:
    """The answers to look at, and how many are left out: of many options those that people use first, of many numbers
    some spread over all.

    Raises `NoOdds` (`odds-nothing`) for a question that nothing hangs on.
    """
    if isinstance(asked, Faces):
        return [None], 0
    if isinstance(asked, Words):
        raise NoOdds("odds-nothing")
    found: list[Answer | None]
    if isinstance(asked, Amount):
        every: Sequence[Answer] = range(asked.low, asked.high + 1)
        found = list(every[:: -(-len(every) // MOST_OPTIONS)])
    else:
        every = session.rulebook.speech.order(session.state, asked, [str(one) for one in asked.all() or ()])
        found = list(every[:MOST_OPTIONS])
    if not every:
        raise NoOdds("odds-nothing")
    return found, len(every) - len(found)


def script(session: Session, key: str, asked: Decision, answer: Answer | None) -> list[Line]:
    """What holds of the current beat: what happened before the question, and an answer to it.

    Of a ballot that is open, only the own voice: nobody learns another's answer.
    """
    done = list(session.script)
    if answer is None:
        return done
    first = next(iter(session.decisions.values()))
    return [*done, ["ask", first.kind, first.clause, {key: answer}]]


class AnswerLook:
    """Follows answers from one question; parameters: what is supposed, the players, the runs of beats for all answers,
    how many answers there are, the seconds for all of them, who is told of the progress."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        supposed: Supposed,
        players: Mapping[str, Mind],
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
        self.over = settled(self.start.agenda, rulebook.foresight.closing)

    def checks(self, session: Session, key: str, asked: Decision, answers: Sequence[Answer | None]) -> list[Sought]:
        """The scripts of the answers, and the next check of each; those for which there is no time have none."""
        began = monotonic()
        ends = began + max(self.seconds, CHECKED)
        found = [Sought(script(session, key, asked, answer)) for answer in answers]
        for most in (SOON_CHECKED, MOST_CHECKED):
            self.seek(found, most, ends)
        self.ends += monotonic() - began
        return found

    def seek(self, those: Sequence[Sought], most: int, ends: float) -> None:
        """Look for the checks that have not been found until the time is up, each within `most` runs of beats."""
        scope = Scope(self.over, self.veiled, most, late=lambda: monotonic() > ends, foretold=self.foretold)
        for one in those:
            if one.late and monotonic() <= ends:
                one.check = next_check(self.rulebook, self.players, self.start, one.lines, scope)
                one.late = one.check is None and (most < MOST_CHECKED or monotonic() > ends)
                self.progress(one.check.runs if one.check else 1)

    def glimpsed(self, scripts: Sequence[Sequence[Line]]) -> list[NextCheck | None]:
        """The next checks after scripts, within the runs of beats that there are for all of them: first those that are
        found soon, so that one with very many throws does not take the runs of all others."""
        ends = thread_time() + GLANCED_SECONDS
        found: dict[int, NextCheck] = {}
        for most in (SOON_CHECKED, GLANCED_EACH):
            for n, lines in enumerate(scripts):
                if n in found or self.left <= 0:
                    continue
                scope = Scope(
                    self.over, self.veiled, min(most, self.left),
                    late=lambda: thread_time() > ends, foretold=self.foretold,
                )  # fmt: skip
                check = next_check(self.rulebook, self.players, self.start, lines, scope)
                self.left -= check.runs if check else scope.most
                if check is not None:
                    found[n] = check
        return [found.get(n) for n in range(len(scripts))]

    def at(self, answer: Answer | None, sought: Sought, shares: int) -> Way:
        """Where an answer leads by its script: exactly as far as its share of the runs left suffices, the rest sampled.
        Raises `Diverged`."""
        most, now = max(LEAST_RUNS, self.left // shares), monotonic()
        ends = now + max(0.0, self.ends - now) / shares
        scope = Scope(self.over, self.veiled, most, Fraction(1, DUST * most), lambda: monotonic() > (now + ends) / 2)
        first = Odometer(self.rulebook, self.players, SHOWN, sought.lines)
        found = Sweep(Odometer(self.rulebook, self.players, SHOWN), scope, self.progress).run(self.start, first)
        self.left -= found.runs
        if not found.left and found.uncounted <= MOST_UNCOUNTED:
            return Way(answer, sought, found)
        rest = [*found.left, *found.small]
        more = samples(rest, self.table, scope)
        return Way(answer, sought, found, rest, self.drawn(more, ends), more)

    def table(self, n: int, first: float) -> Sampler:
        """The table of a sample, by its number: the same luck for every answer."""
        return Sampler(self.rulebook, self.players, SHOWN, Random(n), first=first)

    def drawn(self, more: Iterator[Sampled], ends: float) -> list[Sampled]:
        """The first samples; no more of them when the time is up."""
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
