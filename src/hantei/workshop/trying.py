"""Texts played many times: what is played, by whom, and the games of each text that have been played so far."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from time import monotonic
from typing import Any

from hantei import dossiers, library
from hantei.content import BadContent, load_text, read
from hantei.core.event import Event
from hantei.core.message import BadSetup
from hantei.core.text import Language
from hantei.dossiers import Wanted
from hantei.editions import volume
from hantei.examining import examined
from hantei.lab import Result, Trial, play
from hantei.lab.simulate import Batch, batch
from hantei.lab.trial import check
from hantei.lab.tune import Halving, Tried, figure
from hantei.lab.vary import varied
from hantei.library import Heading, Shelf
from hantei.telling import Narration, Teller

from .desk import Desk, Superseded, must_be_wanted

MOST_GAMES = 400
"""Games that are played of a text."""

BALANCE_GAMES = 200
"""Games for each number that is tried in a search."""

AT_ONCE, LARGEST = 1.0, 32
"""Seconds that the games between two looks at the figures should take, and how many these are at most."""

DEADLINE = 60.0
"""Seconds after which games that do not end are given up."""

MOST_KEPT = 12
"""Texts whose games are kept: an author who goes back to one sees its figures at once."""

POLICY = "heuristic"


@dataclass(frozen=True)
class Party:
    """Who plays: files of people that are brought, and the level at which they begin, None for that of their files."""

    people: Sequence[Wanted] = ()
    level: int | None = None


@dataclass(frozen=True)
class Scene:
    """A scenario or encounter that can be played: its rulebook, what it is called, its text with those who are brought,
    how many lead."""

    shelf: Shelf
    heading: Heading
    text: str
    leaders: int

    def begun_at(self, place: str) -> Scene:
        """The same as it begins at a place. Raises `BadSetup` (`workshop-no-place`) where there is none of this id."""
        offered = volume(self.shelf.id)
        known = offered.doorways.places(load_text(self.text, "scene", offered.scene).value) if offered.doorways else {}
        if offered.doorways is None or place not in known:
            raise BadSetup("workshop-no-place", name=place, allowed=[*known] or "-")
        plain = offered.doorways.begun(read(self.text, "scene").value, place)
        return replace(self, text=json.dumps(plain, ensure_ascii=False))

    def setup(self, difficulty: str = "") -> dict[str, Any]:
        """The setup of a game; with the usual difficulty, unless an existing one is given."""
        chosen = difficulty if difficulty in self.heading.difficulties else self.heading.difficulty
        return {
            "scenario": self.heading.id, "scenarios": {self.heading.id: self.text}, "difficulty": chosen,
            "leaders": self.leaders, "rulings": {}, "referee": False,
        }  # fmt: skip


def scene_of(text: str, name: str, party: Party) -> Scene:
    """What a text is as something to play.

    Parameters: the text, what its file is called, who is brought. Raises `BadSetup` for people in a file of their own
    (`workshop-no-scene`) and for one that is written for no rulebook, `BadContent` where it has errors.
    """
    found = examined(text, name)
    if found.folk:
        raise BadSetup("workshop-no-scene", path=name)
    if found.errors:
        raise BadContent(found.errors)
    shelf = library.shelf(found.rulebook_id)
    heading = library.heading(library.scenario_id(text, name), text)
    leaders = dossiers.leaders(shelf.id, party.people, *heading.leaders)
    brought = dossiers.brought(shelf.id, heading.id, text, party.people, party.level)
    return Scene(shelf, heading, brought, leaders)


def trial_of(text: str, name: str, party: Party, difficulty: str) -> Trial:
    """What is played many times: the text, by machines. Raises as `scene_of` does, and what the beginning raises."""
    scene = scene_of(text, name, party)
    trial = Trial(scene.shelf.id, scene.setup(difficulty), {"": POLICY})
    check(trial)
    return trial


def key_of(trial: Trial) -> str:
    """What a trial is known by."""
    told_apart = trial.rulebook, sorted(trial.setup.items(), key=str), sorted(trial.policies.items()), trial.seed
    return sha256(repr(told_apart).encode()).hexdigest()[:16]


def batch_while_wanted(trial: Trial, numbers: range) -> Batch:
    """Play some games of a trial; raises `GivenUp` before one that nobody wants any more."""
    return batch(trial, while_wanted(numbers))


def while_wanted(numbers: Iterable[int]) -> Iterator[int]:
    """The numbers, one after the other; raises `GivenUp` before one that nobody wants any more."""
    for number in numbers:
        must_be_wanted()
        yield number


def told_game(trial: Trial, number: int, lang: Language) -> list[str]:
    """A game of a trial in words, from its beginning to its end. Parameters: the trial, which game, the language."""
    shelf = library.shelf(trial.rulebook)
    catalogue = shelf.catalogue(lang)
    story, lines = Narration(Teller(shelf, catalogue)), list[str]()

    def listen(state: Any, event: Event) -> None:
        lines.extend(story.take(state, event))

    play(trial, number, listen)
    return [*lines, *story.rest()]


@dataclass
class BothPlayed:
    """The games of a text, and those of the version that it is compared with, if there is one; how many of each are
    wanted. More may be there, which somebody else has wished for."""

    now: Result
    before: Result | None = None
    wanted: int = MOST_GAMES

    def so_far(self) -> BothPlayed:
        """What has been played by now of what is wanted: it can be read in a thread while more games are added."""
        before = self.before
        return BothPlayed(first(self.now, self.wanted), first(before, self.wanted) if before else None, self.wanted)


def first(result: Result, wanted: int) -> Result:
    """The first games of a result, as if no more had been asked for. It stays as it is while more are added."""
    return replace(result.first(wanted), asked=wanted)


@dataclass
class Trier:
    """Plays texts, a few games at a time; the one that was asked for last."""

    playing: Desk = field(default_factory=Desk)
    telling: Desk = field(default_factory=Desk)
    results: OrderedDict[str, Result] = field(default_factory=OrderedDict)
    looks: int = 0

    @property
    def used(self) -> float:
        """When it was at work last; see `Desk.used`."""
        return max(self.playing.used, self.telling.used)

    def result(self, trial: Trial) -> Result:
        """All games of a trial that have been played so far, by whomever they were wanted; more will be added."""
        found = self.results.pop(key_of(trial), None) or Result(trial, MOST_GAMES)
        self.results[key_of(trial)] = found
        while len(self.results) > MOST_KEPT:
            self.results.popitem(last=False)
        return found

    def played(self, trial: Trial, most: int = 0) -> Result:
        """What has been played so far of the first `most` games of a trial (0: `MOST_GAMES`); games under way go on."""
        return first(self.results.get(key_of(trial)) or Result(trial, MOST_GAMES), most or MOST_GAMES)

    async def games(self, trial: Trial, before: Trial | None = None, most: int = 0) -> AsyncIterator[BothPlayed]:
        """The games of a trial, and of the version before with the same luck: as far as they are there, again and again
        as there are more, until all are there or somebody looks at another text. Raises `TookTooLong`, `Superseded`."""
        self.looks = mine = self.looks + 1
        pair = BothPlayed(self.result(trial), self.result(before) if before else None, most or MOST_GAMES)
        size = 2
        if pair.now.runs:
            yield pair.so_far()
        while mine == self.looks and (wanted := next_of(pair, size)):
            result, numbers = wanted
            begun = monotonic()
            found: Batch = await self.playing.ask(DEADLINE, batch_while_wanted, result.trial, numbers)
            if len(result.runs) == numbers.start:  # nobody else has played them meanwhile
                result.add(found)
            size = paced(size, monotonic() - begun)
            if result is pair.now or len(pair.now.runs) >= pair.wanted:
                yield pair.so_far()

    async def balance(self, trial: Trial, path: str, search: Halving) -> AsyncIterator[Tried]:
        """Each number that is tried in a place of a text, with the figure that is sought, until the search is over or
        somebody looks at another text: the same luck for every number. Raises as `games` does, and what cannot be
        varied or reached (`BadWish`, `BadContent`)."""
        self.looks = mine = self.looks + 1
        while mine == self.looks and (value := search.following()) is not None:
            result = self.result(varied(trial, path, value).trial)
            size = 2
            while mine == self.looks and len(result.runs) < BALANCE_GAMES:
                begun, there = monotonic(), len(result.runs)
                numbers = range(there, min(there + size, BALANCE_GAMES))
                found: Batch = await self.playing.ask(DEADLINE, batch_while_wanted, result.trial, numbers)
                if len(result.runs) == there:
                    result.add(found)
                size = paced(size, monotonic() - begun)
            if mine != self.looks:
                raise Superseded
            search.tried[value] = figure(result.first(BALANCE_GAMES), search.wanted)
            yield Tried(value, search.tried[value])

    async def tell(self, key: str, number: int, lang: Language) -> list[str] | None:
        """A game in words; None for one that is not known any more. Raises as `games` does."""
        result = self.results.get(key)
        if result is None or not 0 <= number < len(result.runs):
            return None
        return await self.telling.ask(DEADLINE, told_game, result.trial, number, lang)

    def close(self) -> None:
        """The workshop ends."""
        self.looks += 1
        self.playing.close()
        self.telling.close()


def next_of(pair: BothPlayed, size: int) -> tuple[Result, range] | None:
    """Which games are played next: those of the version before where it has fewer; None where all are there."""
    there = min(len(pair.now.runs), pair.wanted)
    behind = pair.before is not None and len(pair.before.runs) < there
    result = pair.before if behind and pair.before is not None else pair.now
    begin, most = len(result.runs), there if behind else pair.wanted
    return (result, range(begin, min(begin + size, most))) if begin < most else None


def paced(size: int, seconds: float) -> int:
    """How many games to play in one go, given how long the last ones took."""
    return max(1, min(LARGEST, 2 * size, round(size * AT_ONCE / max(seconds, 0.001))))
