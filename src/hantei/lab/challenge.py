"""A test of strength: does a fixed answer to one kind of question, or another player, beat the machine player?"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hantei.core.decision import Amount, Answer, Decision, Route
from hantei.core.message import Complaint
from hantei.core.rulebook import Rulebook

from .intervals import Interval, gain, wilson
from .minds import plans
from .simulate import Result, Workers, paired, played_all, simulate
from .survey import Progress
from .trial import Run, Trial, Watched, check, played_on

MARGIN = 0.03
"""An answer beats the machine player if it is better by more than this."""

SURVEYED = 40
"""Games played to learn the kinds of questions and their answers."""

OFTEN = 10
"""An answer is tried if it was possible in one of ten games."""

MOST_OF_A_KIND = 12
"""Answers to one kind of question that are tried: the most frequent ones."""

PLANNED_PART = 10
"""A player that looks ahead is a hundred times slower, and plays one game in ten."""

PRICED = 1
"""A rival that spends so much more in a game of what does not come back after it is no better player, only a dearer
one."""

LONGER = 10
"""A game counts as not won after ten times as many beats as the machine player's longest game, because some answers
never lead on if they are given whenever they are legal."""

AGAIN = "/again"
"""Added to the seed, so that the best are not judged by the games that picked them."""


class NoChallenge(Complaint):
    """Raised for a trial in which no side belongs to people, or in which they are asked nothing."""


@dataclass(frozen=True)
class Rival:
    """A candidate to beat the machine player: `kind` and `answer` of a question, or the name of a player with `kind`
    ""."""

    kind: str
    answer: str
    trial: Trial


@dataclass(frozen=True)
class Match:
    """A rival with its games, its share of wins, the difference to the machine player with equal luck, whether somebody
    stopped it, how many of the games it never let end, and its `price`: how much more than the machine player it spends
    in a game of what is spent for good (`Judging.lasting`)."""

    rival: Rival
    games: int
    wins: Interval
    gain: Interval
    broken_off: bool = False
    stuck: int = 0
    price: float = 0.0

    @property
    def beats(self) -> bool:
        """Whether the rival is better by more than `MARGIN`, by a 95 % interval, at no price beyond the game."""
        return self.gain.low > MARGIN and not self.priced

    @property
    def priced(self) -> bool:
        """Whether the rival pays for its games with what is missing in later ones."""
        return self.price >= PRICED

    @property
    def falls_behind(self) -> bool:
        """Whether the rival is worse by more than `MARGIN`, by a 95 % interval."""
        return self.gain.high < -MARGIN

    @property
    def may_beat(self) -> bool:
        """Whether the rival may be better by more than `MARGIN`."""
        return self.gain.high > MARGIN


@dataclass
class AskedOften:
    """The questions of one kind to the people's side: how often they came, the possible answers,
    and those that the machine player gave."""

    times: int = 0
    games: dict[int, None] = field(default_factory=dict)
    answers: dict[str, dict[int, None]] = field(default_factory=dict)
    given: dict[str, None] = field(default_factory=dict)
    places: bool = False

    def note(self, number: int, decision: Decision, given: Answer) -> None:
        """A question that is asked in game `number`, and the answer given."""
        self.given.setdefault(str(given))
        self.times += 1
        self.games.setdefault(number)
        self.places = self.places or isinstance(decision, Route)
        for answer in typical(decision):
            self.answers.setdefault(str(answer), {}).setdefault(number)


@dataclass
class Challenge:
    """The result of a test of strength.

    `seats` are those of the people's side; `wins` is the machine player's share of wins in `games`. Then the rivals,
    the best first: those that were played to the end, and the number that had fallen behind before. `places` lists the
    kinds of questions whose answers are places on a map. They are not tried, because a place means something else each
    time. `never` are the options that nobody should ever take: the machine player took none of them in the games
    surveyed, and taking one whenever it is offered is worse by more than `MARGIN`, in fresh games as in those that
    picked it, and all of these games end. `broken_off`: somebody stopped the test before all rivals had played; `games`
    is 0 if the machine player had not played the games at the end yet.
    """

    seats: Sequence[str]
    games: int
    wins: Interval
    matches: list[Match]
    behind: int
    places: Sequence[str]
    never: Sequence[Match] = ()
    broken_off: bool = False

    @property
    def beaten_by(self) -> list[Match]:
        """The rivals that beat the machine player."""
        return [match for match in self.matches if match.beats]


def challenge(
    trial: Trial, count: int, rivals: Sequence[str] = (), crew: Workers | None = None, progress: Progress | None = None
) -> Challenge:
    """Play each answer that can be fixed, and the named players, against the machine player of a trial.

    All rivals play a few games; those that may still be better by more than `MARGIN` play more, and at the end the rest
    play all games with other dice. Parameters: the trial; the number of games at the end; the names of other players;
    who plays; a function that hears of finished games. Raises `NoChallenge`, `GamesLost`, and what `simulate` raises.
    A `KeyboardInterrupt` ends it with what is known by then.
    """
    check(trial)
    rulebook = trial.book()
    seats = people(rulebook, rulebook.start(trial.setup))
    try:
        asked, longest = survey(trial, seats, progress)
    except KeyboardInterrupt:
        return Challenge(seats, 0, wilson(0, 0), [], 0, [], broken_off=True)
    trial = replace(trial, most_beats=LONGER * longest)
    tried = [*fixed_answers(trial, seats, asked), *players(trial, seats, rivals)]
    if not tried:
        raise NoChallenge("challenge-nothing")
    places = [kind for kind, one in asked.items() if one.places]

    def broken(machine: Result, running: Sequence[Rival]) -> Challenge:
        return Challenge(seats, 0, machine.wins, [], len(tried) - len(running), places, broken_off=True)

    left, worse = tried, list[Rival]()
    for part in laps(count):
        machine, before, left = simulate(trial, part, crew, progress), left, []
        if not played_all(machine):
            return broken(machine, before)
        for rival in before:
            match = against(machine, rival, part, crew, progress)
            if match.broken_off:
                return broken(machine, before)
            left += [rival] if match.may_beat else []
            worse += [rival] if useless(match, asked) else []
    fresh = trial.seed + AGAIN
    machine = simulate(replace(trial, seed=fresh), count, crew, progress)
    if not played_all(machine):
        return broken(machine, left)
    matches = in_turn(machine, [afresh(rival, fresh) for rival in left], count, crew, progress)
    others = list[Match]()
    if not any(match.broken_off for match in matches):
        others = in_turn(machine, [afresh(rival, fresh) for rival in worse], min(SURVEYED, count), crew, progress)
    matches.sort(key=lambda match: -match.gain.estimate)
    never = [one for one in (*matches, *others) if useless(one, asked) and not one.broken_off]
    broken_off = any(match.broken_off for match in (*matches, *others))
    behind = len(tried) - len(left)
    return Challenge(seats, len(machine.runs), machine.wins, matches, behind, places, never, broken_off)


def in_turn(
    machine: Result, rivals: Sequence[Rival], count: int, crew: Workers | None, progress: Progress | None
) -> list[Match]:
    """Play the games of rivals one after the other; if somebody stops the test, the current match is the last."""
    matches: list[Match] = []
    for rival in rivals:
        matches.append(against(machine, rival, count, crew, progress))
        if matches[-1].broken_off:
            break
    return matches


def useless(match: Match, asked: Mapping[str, AskedOften]) -> bool:
    """Whether a match is lost by an answer that the machine player never gave. An answer with which games never end,
    such as buying again and again, does not count: given once it may be good."""
    return match.falls_behind and not match.stuck and untaken(match.rival, asked)


def untaken(rival: Rival, asked: Mapping[str, AskedOften]) -> bool:
    """Whether a rival is an answer that the machine player never gave although it could."""
    return bool(rival.kind) and rival.answer not in asked[rival.kind].given


def afresh(rival: Rival, seed: str) -> Rival:
    """The same rival with other luck."""
    return replace(rival, trial=replace(rival.trial, seed=seed))


def laps(count: int) -> Iterator[int]:
    """The games in each lap before the last, four times as many each time."""
    part = SURVEYED
    while part < count:
        yield part
        part *= 4


def people(rulebook: Rulebook[Any], state: Any) -> list[str]:
    """The seats of the people's side: of the first seat that no opponent has. Raises `NoChallenge`."""
    machines, side = rulebook.opponents(state), rulebook.judging.side
    first = next((side(state, seat) for seat in rulebook.seats(state) if seat not in machines), "")
    found = [seat for seat in rulebook.seats(state) if first and side(state, seat) == first]
    if not found:
        raise NoChallenge("challenge-nobody")
    return found


class Noting(Watched):
    """A table that notes the questions to the people's side about how to play, and counts beats."""

    seats: Sequence[str] = ()
    terms: Collection[str] = ()
    number = beats = 0
    asked: dict[str, AskedOften]

    def starting(self, state: Any) -> None:
        """A beat begins."""
        self.beats += 1
        super().starting(state)

    def answer(self, decision: Decision) -> Answer:
        answer = super().answer(decision)
        if decision.who in self.seats and decision.kind not in self.terms:
            self.asked.setdefault(decision.kind, AskedOften()).note(self.number, decision, answer)
        return answer


def survey(trial: Trial, seats: Sequence[str], progress: Progress | None = None) -> tuple[dict[str, AskedOften], int]:
    """The questions to these seats in some games, by kind, without those that settle what is played, and the beats of
    the longest game. Somebody may hear of the games played."""
    rulebook, asked, longest = trial.book(), dict[str, AskedOften](), 0
    for number in range(SURVEYED):
        state = rulebook.start(trial.setup)
        table = Noting(trial, rulebook, state, number)
        table.seats, table.terms, table.number, table.asked = seats, rulebook.judging.terms, number, asked
        played_on(state, table, number)
        longest = max(longest, table.beats)
        if progress:
            progress(1)
    return asked, longest


def typical(decision: Decision) -> Sequence[Answer]:
    """Answers that mean the same whenever the question comes: options, or the lowest and highest number."""
    if isinstance(decision, Amount):
        return (decision.low, decision.high) if decision.low < decision.high else ()
    listed = () if isinstance(decision, Route) else decision.all() or ()
    return listed if len(listed) > 1 else ()


def fixed_answers(trial: Trial, seats: Sequence[str], asked: dict[str, AskedOften]) -> Iterator[Rival]:
    """Every answer that could be given often enough, given whenever it is allowed."""
    for kind, one in asked.items():
        often = [answer for answer, games in one.answers.items() if len(games) * OFTEN >= SURVEYED]
        often.sort(key=lambda answer: -len(one.answers[answer]))
        for answer in often[:MOST_OF_A_KIND]:
            answers = {**trial.answers, **{f"{seat}/{kind}": answer for seat in seats}}
            yield Rival(kind, answer, replace(trial, answers=answers))


def players(trial: Trial, seats: Sequence[str], names: Sequence[str]) -> Iterator[Rival]:
    """Other players in the seats of the people's side. Raises `Refused` for an unknown player."""
    for name in names:
        rival = replace(trial, policies={**trial.policies, **dict.fromkeys(seats, name)})
        check(rival)
        yield Rival("", name, rival)


def against(machine: Result, rival: Rival, count: int, crew: Workers | None, progress: Progress | None) -> Match:
    """Play the games of a rival, and compare each with that of the machine player with the same luck. Raises
    `GamesLost`."""
    if not rival.kind and plans(rival.trial.book(), rival.answer):
        count = max(1, count // PLANNED_PART)
    played = simulate(rival.trial, count, crew, progress)
    pairs = paired(machine, played)
    before, after = [int(run.won) for run, _ in pairs], [int(run.won) for _, run in pairs]
    stuck = sum(run.endless for _, run in pairs)
    better = gain(before, after) if pairs else Interval(0.0, -1.0, 1.0)
    price = price_of(rival.trial, pairs)
    return Match(rival, len(pairs), wilson(sum(after), len(after)), better, not played_all(played), stuck, price)


def price_of(trial: Trial, pairs: Sequence[tuple[Run, Run]]) -> float:
    """How much more the people's side spends for good in a game of the second of each pair than in the first."""
    rulebook = trial.book()
    lasting = rulebook.judging.lasting
    if not lasting or not pairs:
        return 0.0
    state = rulebook.start(trial.setup)
    ours = f"spent/{rulebook.judging.side(state, people(rulebook, state)[0])}/"

    def spent(run: Run) -> int:
        mine = {key: amount for key, amount in run.counts.items() if key.startswith(ours)}
        return sum(amount for key, amount in mine.items() if key.rpartition("/")[2] in lasting)

    return sum(spent(after) - spent(before) for before, after in pairs) / len(pairs)
