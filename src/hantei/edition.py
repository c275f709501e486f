"""The edition: all that a package offers with a rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .core.board import Board
from .core.contents import Chapter
from .core.message import Sayable
from .core.rulebook import Rulebook
from .core.rulings import Ruling, Rulings
from .scenes.dossiers import Dossiers
from .scenes.drafting import Drafting
from .scenes.faults import Fault

Content = TypeVar("Content")
"""All that games use and never change: the data of the book, and the scenes at hand."""

Scene = TypeVar("Scene")
"""A scenario or an encounter: the content of a file that people can play."""

ReadPart = Callable[[str], Any]
"""The value of a content file, by its name."""

Procedure = Callable[..., None]
"""A named procedure `(state, table, **arguments)` that a case can run, as it runs beats."""


@dataclass(frozen=True)
class Doorways(Generic[Scene]):
    """The places within a scene at which a game can begin.

    `places(scene)` lists the places with their names, and `chart(scene, notes)` draws them, with notes at places by
    their ids. `begun(plain, place)` returns the plain data of the scene that begins there, and changes nothing in
    `plain`.
    """

    places: Callable[[Scene], Mapping[str, Sayable]]
    chart: Callable[[Scene, Mapping[str, Sequence[Sayable]]], Board]
    begun: Callable[[Mapping[str, Any], str], Mapping[str, Any]]


@dataclass(frozen=True)
class Volume(Generic[Content, Scene]):
    """The rules, and the models of the files that games use.

    `rulings` holds the named readings of open points. `models` maps the names of the content files to the types of
    their values; `scene` is the type of a scenario or encounter, and `title` the title of its schema. `content(part,
    scenes)` makes the content of games from these files. `build(content_of)` makes the rulebook; its
    `content_of(setup)` finds the content for the setup of a game. `chapters` is the table of contents. `to_come` names
    the chapters ("SR-4") and clauses ("SR-X.5") that the rulebook does not carry out yet; if it is `finished`, all
    others must be proved. `doorways` says where within a scene a game can begin; None if nowhere.
    """

    rulings: tuple[Ruling, ...]
    models: Mapping[str, Any]
    scene: Any
    title: str
    content: Callable[[ReadPart, Mapping[str, Scene]], Content]
    build: Callable[[Callable[[Mapping[str, Any]], Content]], Rulebook[Any]]
    chapters: Sequence[Chapter]
    finished: bool = True
    to_come: tuple[str, ...] = ()
    doorways: Doorways[Scene] | None = None


class Check(Protocol):
    """Finds what is wrong with a scenario or encounter beyond its shape."""

    def __call__(self, scene: Any, content: Any, rulings: tuple[Ruling, ...] = (), /) -> Sequence[Fault]:
        """All faults, errors and warnings.

        Parameters: the scene, the content that it is played with, and the readings that it may choose.
        """


@dataclass(frozen=True)
class Giving:
    """The parts that case files can set up and run.

    `describing` lists the fields of a case that describe its scene, first the one that can name a scene;
    `scene(given)` makes the plain data of a scene from them. `state(given, scene, content, rulings)` makes the state
    with which a case begins, and raises `BadCase` if it is impossible. `procedures` can be run beside beats.
    """

    describing: tuple[str, ...]
    scene: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    state: Callable[[Mapping[str, Any], Any, Any, Rulings], Any]
    procedures: Mapping[str, Procedure]


@dataclass(frozen=True)
class Edition:
    """A rulebook as its package offers it, under the entry point group `hantei.rulebooks`.

    `id` is its name everywhere. `place` sorts it in lists; commands play the first one unless another is named.
    `package` names the package that holds its data: `content/*.yaml`, `scenarios/*.yaml` or `encounters/*.yaml`,
    `text/{ja,en}/*.ftl`, `clauses*.yaml`, `cases/*.yaml`. The next fields are functions, so that a module is loaded
    only when it is needed: `volume()` to play, `check()` to check files, `giving()` to run cases, `dossiers()` for
    people in files of their own (None if the rulebook has no such files), `drafting()` to draw scenes with the pointer
    (None if there is no board to draw). `bots` lists the ids of the dice bot systems for this book (BCDice's), which
    can take the words of its tables from it.
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
