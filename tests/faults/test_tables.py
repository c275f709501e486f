"""Whatever people do at a table while the store fails: each read and each write of it, one after the other.

Of every deed and every failure: what was acknowledged is kept; what was told as failed is not, unless people are told
that nobody knows; nobody is shown what is not theirs; memory and store agree afterwards, and the table goes on.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei import library
from hantei.core.message import Complaint
from hantei.core.text import Text
from hantei.play import SaveError
from hantei.web import usecases
from hantei.web.commands import TableCommand
from hantei.web.commands.hosting import SetClock, SetDiceServer, SetPace, SetSeat, SetTakingBack, Setting
from hantei.web.commands.joining import BringOwn, TakePlace
from hantei.web.commands.playing import Declare, GiveAnswer, MakeAgain, Release, SetAsking, TakeBack
from hantei.web.commands.refereeing import (
    BringIn,
    DecideWish,
    KeepNotes,
    LetAnswerFor,
    MakeAmendment,
    MoveSomebody,
    NameFaces,
    RaiseCurtain,
    RefereeCommand,
    RethrowLine,
    TakeAmendmentBack,
    ThrowAnew,
)
from hantei.web.commands.speaking import Say, TellAnew
from hantei.web.drawing.views import Drawing
from hantei.web.server.admission import Admission
from hantei.web.server.doorstep import before_table
from hantei.web.server.hub import Hub, Reader
from hantei.web.server.room import Room
from hantei.web.setup import founding
from hantei.web.setup.founding import Manner
from hantei.web.storage.company import NameWish
from hantei.web.storage.doors import Viewer, links
from hantei.web.storage.places import ANY, OWNER, WATCH
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import Job, NoSuchTable, Row
from hantei.web.table.cards import card_in, mark_of, set_prepares
from hantei.web.table.clock import instead
from hantei.web.table.live import LiveTable, opened
from hantei.web.table.typed import TypedAnswer
from hantei.web.table.unruling import standing
from hantei.web.table.viewpoint import Viewpoint
from hantei.web.table.wishes import Hopeful
from hantei.web.working.crew import InlineCrew

from ..web.turns import played, while_others_work

SHELF = library.shelf("senki")
DUEL = {"scenario": "ace_duel", "referee": True, "scenarios": {"ace_duel": SHELF.scenario_text("ace_duel")[1]}}

HOST, WHITE, LOOKER = Viewer("host", OWNER), Viewer("white", "seat-white"), Viewer("looker", WATCH)
"""The owner, who is the game master and plays red; a guest who plays white; somebody who looks on."""

CANARY = "foxglove"
"""What the owner notes, and what is whispered to them: nobody else may ever be sent it."""


class FailingStore(SqliteStore):
    """A store of which one operation fails: the `at`-th read or write from when it is said.

    How: "read" cannot be read; "write" is not kept; "lost" is kept, and nobody can tell.
    """

    how, at, came = "", 0, False

    def fail(self, how: str, at: int) -> None:
        """Let an operation fail from now on."""
        self.how, self.at, self.came = how, at, False

    def heal(self) -> None:
        """Let nothing fail any more."""
        self.how = ""

    def _due(self, *how: str) -> bool:
        if self.how not in how:
            return False
        self.at -= 1
        self.came = self.came or self.at == 0
        return self.at == 0

    def read(self, query: str, *values: Any) -> list[Row]:
        """See `Store.read`."""
        if self._due("read"):
            raise SaveError("store-unreachable")
        return super().read(query, *values)

    def write(self, job: Job) -> Any:
        """See `Store.write`."""
        if self._due("write", "lost"):
            if self.how == "lost":
                super().write(job)
                raise SaveError("store-lost")
            raise SaveError("store-write-failed")
        return super().write(job)


@dataclass
class Scene:
    """A table of a server, and everybody at it."""

    room: Room
    store: FailingStore
    hub: Hub
    readers: dict[Viewer, Reader] = field(default_factory=dict)

    def at(self, viewer: Viewer, hub: Hub | None = None) -> Admission:
        """Somebody at their place."""
        return Admission(self.room, hub or self.hub, viewer, (viewer.person, ""), early=True)


Act = Callable[[Scene], Awaitable[Any]]


@dataclass(frozen=True)
class Deed:
    """Something that people do: how, what must have been done before, and whether its lines of the log may be lacking
    although it is acknowledged (who comes has the place, told or not)."""

    act: Act
    before: Act | None = None
    untold: bool = False
    reads: Collection[Viewer] = ()
    """Who may be sent the canary besides the owner."""
    ends: bool = False
    """Whether the table is gone afterwards."""


def doing(command: TableCommand, by: Viewer = HOST, before: Act | None = None) -> Deed:
    """A command of somebody."""
    return Deed(lambda scene: scene.at(by).do(command), before)


def answering(scene: Scene, **more: Any) -> TableCommand:
    """The first answer to the first question of the owner."""
    live = scene.hub.live
    key, decision = next(iter(Viewpoint(live, OWNER).questions().items()))
    return GiveAnswer(key, TypedAnswer(str(decision.sample(Random(1))), "en"), live.asked_at, **more)


def declaring(scene: Scene) -> TableCommand:
    """The same as the first part of a declaration."""
    one = answering(scene)
    assert isinstance(one, GiveAnswer)
    assert isinstance(one.given, TypedAnswer)
    kind = scene.hub.live.session.decisions[one.key].kind
    return Declare(one.key, [(kind, one.given), (kind, one.given)], one.at)


def ordered(scene: Scene) -> tuple[str, str]:
    """The seat and the topic of a standing order."""
    one = scene.hub.live.given.of(scene.hub.live.session)[0]
    return one.who, one.topic


async def wished(scene: Scene) -> None:
    """A guest wishes to bring somebody."""
    live = scene.hub.live
    live.wishes.add(Hopeful(WHITE, "Somebody", ("set", "white_ace.hp", "7")))


def deciding(granted: bool) -> Deed:
    """The owner decides a wish."""
    return Deed(lambda scene: scene.at(HOST).do(DecideWish(next(iter(scene.hub.live.wishes))[0], granted)), wished)


def last_throw(scene: Scene) -> tuple[int, int]:
    """The last throw since the last move."""
    return scene.hub.live.session.throws()[-1][0]


def thrown_line(scene: Scene) -> int:
    """The last line of the log in which a throw can fall anew."""
    lines = Viewpoint(scene.hub.live, OWNER).log().last(200)
    return next(line.number for line in reversed(lines) if any(one.place for one in line.told.throws))


async def sitting(scene: Scene) -> None:
    """Somebody new takes a place by the link of the whole table, under a name."""
    secret = links(scene.store, scene.hub.live.id)[ANY]
    door = await before_table(scene.room, "late", secret)
    assert door is not None
    assert await door.sit("late", WATCH, NameWish("Ann"))


async def coming(scene: Scene) -> None:
    """Somebody new comes by the link of a place."""
    assert await usecases.come_in(scene.room, "late", links(scene.store, scene.hub.live.id)[WATCH])


async def taking_a_place(scene: Scene) -> None:
    """Somebody takes a place before anything is played; the scene stays as it is but for that."""
    here = scene.at(WHITE)
    there = await here.see(lambda at: at.coming.opening("white_ace"))
    await here.do(TakePlace(there, "Ann", SHELF.scenario_text("ace_duel")[1]))


async def at_the_beginning(scene: Scene) -> None:
    """All that has been played is taken back."""
    await scene.at(HOST).do(TakeBack(len(scene.hub.live.session.timeline.marks)))


async def behind_a_curtain(scene: Scene) -> None:
    """The table is prepared, as if it had been made so."""
    card = replace(scene.hub.live.card, prepares=-1)
    scene.store.write(lambda db: set_prepares(db, card))
    scene.hub.live.changes.follow(card)


async def until_dice_fall(scene: Scene) -> None:
    """People answer until a throw can fall anew, and the owner is asked."""
    live = scene.hub.live
    while not (live.session.throws() and Viewpoint(live, OWNER).questions()):
        key, decision = next(iter(live.session.decisions.items()))
        by = WHITE if decision.who == "white" else HOST
        await scene.at(by).do(GiveAnswer(key, instead(live.session, decision), live.asked_at))


ORDER = Deed(lambda scene: scene.at(HOST).do(answering(scene, always=True)))

DEEDS: dict[str, Deed] = {
    "GiveAnswer": Deed(lambda scene: scene.at(HOST).do(answering(scene))),
    "GiveAnswer always": ORDER,
    "Declare": Deed(lambda scene: scene.at(HOST).do(declaring(scene))),
    "Release": Deed(lambda scene: scene.at(HOST).do(Release(*ordered(scene))), ORDER.act),
    "SetAsking": doing(SetAsking("white", "matters"), WHITE),
    "TakeBack": doing(TakeBack(2)),
    "MakeAgain": doing(MakeAgain(1), before=lambda scene: scene.at(HOST).do(TakeBack(1))),
    "MakeAmendment": doing(MakeAmendment(["set", "white_ace.hp", "9"])),
    "MakeAmendment in secret": doing(MakeAmendment(["set", "red_ace.hp", "8"], secret=True)),
    "TakePlace": Deed(taking_a_place, at_the_beginning),
    "BringIn": doing(BringIn(["join"], ["ant", "red", "1,1"])),
    "MoveSomebody": doing(MoveSomebody("red_ace", "1,1")),
    "DecideWish": deciding(granted=True),
    "DecideWish declined": deciding(granted=False),
    "NameFaces": doing(NameFaces([6, 6], secret=True)),
    "ThrowAnew": Deed(lambda scene: scene.at(HOST).do(ThrowAnew(last_throw(scene))), until_dice_fall),
    "RethrowLine": Deed(lambda scene: scene.at(HOST).do(RethrowLine(thrown_line(scene), 0))),
    "TakeAmendmentBack": Deed(lambda scene: scene.at(HOST).do(TakeAmendmentBack(next(standing(scene.hub.live)).line))),
    "LetAnswerFor": doing(LetAnswerFor("white", "red")),
    "RaiseCurtain": doing(RaiseCurtain(), before=behind_a_curtain),
    "KeepNotes": doing(KeepNotes(CANARY, mark_of(""))),
    "TellAnew": doing(TellAnew("another")),
    "Say": doing(Say("hello"), WHITE),
    "Say to one": Deed(lambda scene: scene.at(WHITE).do(Say(f"about {CANARY}", "referee")), reads=(WHITE,)),
    "SetSeat": doing(SetSeat("white", "here")),
    "SetSeat to a machine": doing(SetSeat("red", "machine", "random")),
    "SetPace": doing(SetPace("slow")),
    "SetTakingBack": doing(SetTakingBack("all")),
    "SetClock": doing(SetClock("five")),
    "SetDiceServer": doing(SetDiceServer("https://dice.example/")),
    "sit": Deed(sitting, untold=True),
    "enter": Deed(coming, untold=True),
    "rename": Deed(lambda scene: scene.room.comings.rename("white", NameWish("Whitney")), untold=True),
    "picture": Deed(lambda scene: scene.room.comings.picture("white", "own-1", b"image"), untold=True),
    "move": Deed(lambda scene: scene.room.comings.move("white", "white again"), untold=True),
    "renew": Deed(lambda scene: scene.at(HOST).renew(WATCH)),
    "leave": Deed(lambda scene: usecases.leave(scene.at(WHITE))),
    "take a place back": Deed(lambda scene: scene.at(HOST).put_out(LOOKER, (WATCH,))),
    "remove": Deed(lambda scene: scene.at(HOST).remove(), ends=True),
}
"""Everything that changes a table."""

ELSEWHERE = {BringOwn}
"""Commands that are one of the above for whoever rules, and a wish in memory for others."""


def commands(kind: type[TableCommand] = TableCommand) -> set[type[TableCommand]]:
    """All commands."""
    below = kind.__subclasses__()
    return set(below).union(*map(commands, below)) - {RefereeCommand, Setting}


def test_every_command_is_tried() -> None:
    named = {name.partition(" ")[0] for name in DEEDS}
    assert {one.__name__ for one in commands() - ELSEWHERE} <= named


# What is kept

TABLES = {
    "tables": "id, title, owner, seats, pace, back, clock, over, prepares, source, notes",
    "entries": "number, lines", "told": "number, moves, line, gone", "grants": "person, place",
    "links": "place, name", "people": "person, name, colour, picture, image",
}  # fmt: skip
"""What is compared of each table of the store; not when it was."""

Held = dict[str, list[Row]]
"""What a store holds, by table."""

CORE = ("grants", "people")
"""What is kept of who comes and how they are called, whether it could be told or not."""


def kept(store: SqliteStore, names: bool = True) -> dict[str, list[Row]]:
    """What the store holds; without the `names` of links, which are drawn at random."""
    found = {of: store.read(f"SELECT {columns} FROM {of} ORDER BY 1, 2") for of, columns in TABLES.items()}  # noqa: S608
    return found if names else {**found, "links": [(place,) for place, _ in found["links"]]}


UNTIL = re.compile(r'data-until="[^"]*"')
"""When time is over; it begins anew with a table in memory."""


def shown(live: LiveTable) -> dict[str, Any]:
    """What a table in memory is like: its card, its people, and what each place sees of the game and of the log."""
    drawing, places = Drawing(live, "en"), sorted({one.place for one in live.company})
    seen = {
        place: [UNTIL.sub("", drawing.whole(place)["ask"]), drawing.board(place), drawing.roster(place)]
        for place in places
    }
    logs = {place: drawing.log(drawing.sights[place].ear) for place in places}
    people = sorted((one.person, one.place, one.name) for one in live.company)
    return {"card": replace(live.card, touched=0), "people": people, "seen": seen, "logs": logs}


# A table, made once


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a table at which something has been played, taken back, and whispered."""
    path = tmp_path_factory.mktemp("faults") / "tables.db"

    async def work() -> None:
        room = Room(FailingStore(path), InlineCrew())
        seats, guests = (
            {"red": "here", "white": "link", "referee": "here"},
            [(one.person, one.place) for one in (WHITE, LOOKER)],
        )
        table = founding.create(
            room.store,
            "host",
            SHELF,
            Text("決闘", "Duel"),
            DUEL,
            seats,
            {},
            Manner("seeded", "instant", "own", "7"),
            guests,
        )
        hub = await room.hubs.of(table)
        scene = Scene(room, room.store, hub)  # type: ignore[arg-type]
        await until_dice_fall(scene)
        await scene.at(HOST).do(answering(scene))
        await scene.at(HOST).do(TakeBack(1))
        await scene.at(HOST).do(MakeAmendment(["set", "red_ace.hp", "7"], secret=True))
        room.close()

    played(work())
    return path


# One failure

SPARED = "store-lost"
"""The message of a failure with which nobody can tell whether something was kept; it says so."""


async def staged(path: Path) -> Scene:
    """The prepared table, with everybody listening."""
    store = FailingStore(path)
    room = Room(store, InlineCrew())
    ((table,),) = store.read("SELECT id FROM tables")
    scene = Scene(room, store, await room.hubs.of(table))
    for viewer in (HOST, WHITE, LOOKER):
        scene.readers[viewer] = await room.listen(scene.hub, viewer, "en", "")
    return scene


async def tried(path: Path, deed: Deed, how: str, at: int) -> tuple[Scene, BaseException | None, Held]:
    """Somebody does something while the `at`-th operation of a kind fails: what comes of it, and what stood before."""
    scene = await staged(path)
    if deed.before is not None:
        await deed.before(scene)
    before, failed = kept(scene.store), None
    for reader in scene.readers.values():
        reader.taken()
    scene.store.fail(how, at)
    try:
        await deed.act(scene)
    except (Complaint, NoSuchTable) as error:
        failed = error
    await while_others_work()
    scene.store.heal()
    return scene, failed, before


async def holds(scene: Scene, failed: BaseException | None, before: Held, whole: Held, deed: Deed) -> None:
    """Hold what a deed came to against what may be."""
    after = kept(scene.store)
    if failed is None:  # acknowledged
        bare = kept(scene.store, names=False)
        for of in CORE if deed.untold else TABLES:
            assert bare[of] == whole[of], of
    elif getattr(failed, "message", "") != SPARED:
        assert after == before, failed
    for viewer in {WHITE, LOOKER} - {*deed.reads}:
        assert CANARY not in b"".join(scene.readers[viewer].waiting).decode()
    if not (deed.ends and after["tables"] == []):
        await goes_on(scene)


async def goes_on(scene: Scene) -> None:
    """Memory is as the store says, whoever still listens has been shown it, and the table takes what is done next."""
    hub = await scene.room.hubs.of(scene.hub.live.id)
    assert shown(hub.live) == shown(opened(scene.store, card_in(scene.store, hub.live.id)))
    if hub is not scene.hub:
        assert all(reader.over for reader in scene.readers.values())
    for viewer, reader in scene.readers.items():
        if hub is scene.hub and not reader.over:
            drawn, seen = hub.showing.drawing("en").view(viewer.place), hub.showing.shown[viewer.place, "en"]
            known = {**drawn.around, "company": seen.around["company"]}  # who is there is shown a moment later
            assert drawn._replace(around=known) == seen, viewer
    lines = hub.live.last_line
    await scene.at(HOST, hub).do(Say("still here"))
    assert hub.live.last_line == lines + 1
    assert "still here" in (await scene.at(HOST, hub).draw("en", lambda at, drawn: drawn.log()))


def copied(path: Path, to: Path) -> Path:
    """A copy of a store and its key."""
    to.mkdir()
    for old in path.parent.glob(f"{path.name}*"):
        shutil.copy(old, to / old.name)
    return to / path.name


async def whole_of(path: Path, deed: Deed) -> Held:
    """What is kept where nothing fails."""
    scene, failed, _ = await tried(path, deed, "", 0)
    try:
        assert failed is None
        return kept(scene.store, names=False)
    finally:
        scene.room.close()


async def through(path: Path, to: Path, name: str, how: str, at: int) -> bool:
    """Do something with one failure on a copy of the table; whether the failure came."""
    deed = DEEDS[name]
    whole = await whole_of(copied(path, to / f"whole {at}"), deed)
    scene, failed, before = await tried(copied(path, to / f"failing {at}"), deed, how, at)
    try:
        await holds(scene, failed, before, whole, deed)
    finally:
        scene.room.close()
    return scene.store.came


@pytest.mark.parametrize("name", DEEDS)
def test_a_deed_whose_first_write_fails_is_told_so_and_the_table_goes_on(
    prepared: Path, tmp_path: Path, name: str
) -> None:
    assert played(through(prepared, tmp_path, name, "write", 1))


@pytest.mark.slow
@pytest.mark.parametrize("how", ["read", "write", "lost"])
@pytest.mark.parametrize("name", DEEDS)
def test_a_deed_of_which_any_operation_fails_is_told_so_and_the_table_goes_on(
    prepared: Path, tmp_path: Path, name: str, how: str
) -> None:
    for at in count(1):
        if not played(through(prepared, tmp_path, name, how, at)):
            break
