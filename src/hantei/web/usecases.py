"""What people do that takes more than one step at a table: pages and programs both call these functions, which know
nothing of forms or JSON. What is one step at a table is a command (`commands`), and `Admission` carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from hantei import dossiers
from hantei.content import FileFault
from hantei.core.amending import BRING
from hantei.core.message import BadSetup
from hantei.exchange.foreign import foreign_to, imported

from .commands.hosting import SetDiceServer
from .commands.joining import BringOwn, TakePlace
from .commands.refereeing import MakeAmendment
from .commands.speaking import Say, TellAnew
from .http.guard import Sender
from .server.admission import Admission
from .server.comings import UNOPENED
from .server.room import Room
from .setup import founding, joining
from .setup.laying import Playable, made
from .setup.peopling import wanted
from .storage import scripts
from .storage.company import Guest
from .storage.doors import Viewer, places_of
from .storage.places import ANY
from .storage.scripts import OwnScenario
from .storage.store import NoSuchTable
from .storage.uploads import must_fit
from .table.talk import as_said, dice_in

# At a table


async def say(here: Admission, text: str, to: str = "", voice: str = "") -> None:
    """Say something; dice commands are thrown. Raises as `Say`, and as `Work.throw`."""
    typed = as_said(text)
    if typed:
        dice = await here.room.work.throw(lambda: dice_in(here.shelf, typed), here.sender)
        await here.do(Say(typed, to, dice, voice))


async def amend(here: Admission, amendment: MakeAmendment) -> None:
    """Amend the game; somebody from a file whom it brings is checked before, since the rules trust what they are given.

    Raises as `MakeAmendment` and `Work.inspect`, and what is wrong with the file, which is read only for those who
    rule.
    """
    words = list(await here.see(lambda at: amendment.meant(at.ruled())))
    if words[:1] == [BRING] and len(words) > 2:
        await here.room.work.inspect(here.sender, dossiers.dossier_of, words[2], BRING, here.shelf.id)
    await here.do(replace(amendment, words=words))  # these, whatever the text means by then


async def enter(here: Admission, script: OwnScenario, wanted: str) -> None:
    """Let somebody of one's own take a place before anything is played. Whether they may is checked before their file
    is gone through, apart from the table. Raises as `joining.opening` and `with_somebody`, `Work.inspect` and
    `TakePlace`."""
    there = await here.see(lambda at: at.coming.opening(wanted))
    facts = script.rulebook, there, script.name, script.text
    scene = await here.room.work.inspect(here.sender, joining.with_somebody, *facts)
    await here.do(TakePlace(there, script.title, scene))


async def bring_in(here: Admission, script: OwnScenario, blanks: Sequence[str]) -> None:
    """Bring somebody of one's own into the running game, or wish it; asked and gone through as in `enter`. Raises as
    `BringOwn`, `dossiers.dossier_of` and `Work.inspect`."""
    await here.see(lambda at: at.coming.must_come_in())
    file, work = f"{script.name}.yaml", here.room.work
    plain = await work.inspect(here.sender, dossiers.dossier_of, script.text, file, script.rulebook)
    await here.do(BringOwn(script, [*await work.look(lambda: dossiers.bringing(plain)), *blanks]))


async def take_dice_from(here: Admission, source: str) -> None:
    """Say which server throws the dice. Raises `NoSuchTable` where this server asks none, and as `SetDiceServer`."""
    if here.room.drive.dicing is None:
        raise NoSuchTable(here.table)
    await here.do(SetDiceServer(source))


async def let_machines_go(here: Admission, asked_at: str = "") -> None:
    """Let the waiting machine seats answer now, for whoever rules; "" stands for where it is. Raises `Refused`."""

    now = await here.see(lambda at: at.ruled().asked_at)
    here.hasten(asked_at or now)


async def play_again(here: Admission, swapped: bool) -> str:
    """Begin the same game anew with the same people, sides changed or not. Return the new table, which is there even if
    nobody could be told; the one that there is already, where somebody has begun it before. Raises as
    `founding.anew`."""
    who, store = here.viewer.person, here.room.store
    async with here.one_by_one():
        before = await here.see(lambda at: founding.played_before(at.owned(), swapped))
        begun = await here.see(lambda at: at.next_table(swapped))
        places = await here.room.work.run(lambda: places_of(store, who, begun))
        if places:
            return begun
        table = await here.room.work.look_long(lambda: founding.anew(store, before, who), here.sender)
        with suppress(*UNOPENED):
            await here.do(TellAnew(table, swapped))
    return table


async def go_on_from(here: Admission, moves: int) -> str:
    """Make another table that goes on from where this one was after some moves. Return it. Raises as
    `founding.fork`."""
    kept, who = await here.see(lambda at: founding.as_kept(at.ruled(), moves)), here.viewer.person
    return await here.room.work.look_long(lambda: founding.fork(here.room.store, kept, who), here.sender)


# Who comes and goes


async def come_in(room: Room, who: str, secret: str) -> tuple[str, str] | None:
    """Let somebody take the place of a link. Return table and place, which are theirs even if nobody could be told;
    None if there is no such link. Raises as `Comings.enter`."""
    found = await room.comings.enter(who, secret)
    if found is None:
        return None
    table, place, new = found
    if new:
        await room.comings.come(who, table, place)
    return table, place


async def leave(here: Admission) -> None:
    """Get up: the seat becomes free. Raises `NoSuchTable` for an owner, who deletes the table instead."""
    if here.owns:
        raise NoSuchTable(here.table)
    await here.put_out(here.viewer)


async def take_place_back(here: Admission, guest: Guest) -> None:
    """Take a place from one person, as the owner; its link and the link for all stop working."""
    await here.put_out(Viewer(guest.person, guest.place), (guest.place, ANY))


# New tables


async def set_table(room: Room, who: str, piece: Playable, form: Mapping[str, str], sender: Sender) -> str:
    """Make the table that a form describes, and begin its game. Return it.

    People of one's own are brought into it apart from all tables. Raises as `peopling.wanted`, `dossiers.brought`,
    `Work.inspect` and `made`.
    """
    people, level = await room.work.run(lambda: wanted(room.store, who, form))
    if people:
        facts = piece.shelf.id, piece.heading.id, piece.text, people, level
        scene = await room.work.inspect(sender, dossiers.brought, *facts)
        piece = replace(piece, text=scene)
    return await room.work.look_long(lambda: made(room.store, who, piece, form, room.drive.dicing is not None), sender)


async def bring_game(room: Room, who: str, data: bytes, name: str, sender: Sender) -> str:
    """Make a table for a saved game. Return it. Raises as `founding.brought`, and for a file that is too large."""
    must_fit(data)
    found = await room.work.inspect(sender, founding.brought, data, name, large=True)
    return await room.work.run(lambda: founding.bring(room.store, who, found))


async def read_own(room: Room, sender: Sender, data: bytes, name: str) -> tuple[OwnScenario, Sequence[FileFault]]:
    """Read and check a file of somebody's own, away from the table; people of another program become one of ours.

    Return it, and what of a file of another program stands nowhere in it. Raises as `scripts.read` and `imported`, and
    `BadSetup` (`web-enter-large`) for a file of ours that is larger than may be.
    """
    left: Sequence[FileFault] = ()
    if await room.work.look(lambda: foreign_to(name)) is not None:
        other = await room.work.inspect(sender, imported, data, name)
        data, name, left = other.text.encode(), f"{name}.yaml", other.left
    if len(data) > scripts.MOST_BYTES:
        raise BadSetup("web-enter-large", most=scripts.MOST_BYTES // 1024)
    return await room.work.inspect(sender, scripts.read, data, name), left
