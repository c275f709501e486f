"""What a package offers when it brings a rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .board import Board
from .contents import Chapter
from .dossiers import Dossiers
from .drafting import Drafting
from .faults import Fault
from .message import Sayable
from .rulebook import Rulebook
from .rulings import Ruling, Rulings

Content = TypeVar("Content")
"""All that a game is played with and never changes: the data of the book, and the scenes at hand."""

Scene = TypeVar("Scene")
"""A scenario or an encounter: what a file holds that somebody can play."""

Part = Callable[[str], Any]
"""The value of a content file, by its name."""

Procedure = Callable[..., None]
"""A named procedure `(state, table, **arguments)` that a case may run besides beats."""


@dataclass(frozen=True)
class Doorways(Generic[Scene]):
    """Where a scene can be begun besides at its beginning.

    `places(scene)` are the places, each with its name, and `chart(scene, notes)` draws how they lie to each other, with
    these notes at places by their ids. `begun(plain, place)` is the plain data of the scene as it begins there; what is
    given is left as it was.
    """

    places: Callable[[Scene], Mapping[str, Sayable]]
    chart: Callable[[Scene, Mapping[str, Sequence[Sayable]]], Board]
    begun: Callable[[Mapping[str, Any], str], Mapping[str, Any]]


@dataclass(frozen=True)
class Volume(Generic[Content, Scene]):
    """The rules as they are played, and the models of the files that they are played with.

    `rulings` are the named readings of open points. `models` are the content files by name, each with the type of
    its value; `scene` is the type of a scenario or encounter, and `title` what the schema of such files is called.
    `content(part, scenes)` makes of them what games are played with. `build(contents)` gives the rulebook;
    `contents(setup)` finds the content for the setup of a game. `chapters` is the table of contents. `to_come`
    names the chapters ("SR-4") and clauses ("SR-X.5") that a rulebook does not carry out yet, and `finished` says
    whether all others have to be proved by now. `doorways` are the places at which a scene can be begun at once, None
    where it has none.
    """

    rulings: tuple[Ruling, ...]
    models: Mapping[str, Any]
    scene: Any
    title: str
    content: Callable[[Part, Mapping[str, Scene]], Content]
    build: Callable[[Callable[[Mapping[str, Any]], Content]], Rulebook[Any]]
    chapters: Sequence[Chapter]
    finished: bool = True
    to_come: tuple[str, ...] = ()
    doorways: Doorways[Scene] | None = None


class Check(Protocol):
    """Finds what is wrong with a scenario or encounter beyond its shape."""

    def __call__(self, scene: Any, content: Any, rulings: tuple[Ruling, ...] = (), /) -> Sequence[Fault]:
        """All faults, errors and warnings.

        Parameters: the scene, what it is played with, and the readings that it may choose.
        """


@dataclass(frozen=True)
class Giving:
    """What case files give and run.

    `describing` are the fields of a case that describe its scene, the one that may name a scene first; `scene(given)`
    makes plain data of them. `state(given, scene, content, rulings)` is the state that a case begins with, and raises
    `BadCase` where it cannot be. `procedures` may be run besides beats.
    """

    describing: tuple[str, ...]
    scene: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    state: Callable[[Mapping[str, Any], Any, Any, Rulings], Any]
    procedures: Mapping[str, Procedure]


@dataclass(frozen=True)
class Edition:
    """A rulebook as its package offers it, under the entry point group `hantei.rulebooks`.

    `id` is its name everywhere; `place` says where it stands in lists (the first is what is played where none is
    named); `package` is the name of the package in which its data lies: `content/*.yaml`, `scenarios/*.yaml` or
    `encounters/*.yaml`, `text/{ja,en}/*.ftl`, `clauses*.yaml`, `cases/*.yaml`. The other fields are
    doors behind which nothing is loaded before somebody enters: `volume()` to play, `check()` to check files,
    `giving()` to run cases, `dossiers()` for people in files of their own, None where a rulebook has no such files,
    `drafting()` for scenes whose board is drawn with a pointer, None where there is nothing to draw.
    `bots` are the ids of the dice bots' systems that are made for the book (BCDice's), and may take their words of its
    tables from it.
    """

    id: str
    place: int
    package: str
    volume: Callable[[], Volume[Any, Any]]
    check: Callable[[], Check]
    giving: Callable[[], Giving]
    dossiers: Callable[[], Dossiers] | None = None
    drafting: Callable[[], Drafting[Any]] | None = None
    bots: tuple[str, ...] = ()
