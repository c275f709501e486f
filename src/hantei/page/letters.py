"""By post: a table as a link or a file that somebody else's page goes on from.

A letter is a save file, whole, and before it a line that says who of its sender's table plays which seat. It is taken
in only where it follows from what stands at the own table, line by line: the lines of a save are chained by checksums,
and the rules are gone through anew. What is hidden is in it, as it is in every save file, so that playing by post is a
matter of trust, which pages say; each page shows its own seats alone.
"""

from __future__ import annotations

import base64
import json
import zlib
from binascii import Error as NotBase64
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.core.message import Complaint
from hantei.telling import EXPECTED
from hantei.web.http.addresses import at, window
from hantei.web.http.codes import Code, code_of
from hantei.web.http.deeds import MOST_FILE, Deed, posted
from hantei.web.http.forms import text
from hantei.web.http.pages import language, page
from hantei.web.http.people import hand_out, handed_with, somebody
from hantei.web.routes import bringing
from hantei.web.routes.flaws import not_brought
from hantei.web.routes.handling import filled, name_of, sent_as, with_file
from hantei.web.routes.setting import piece_of
from hantei.web.server.looking import LiveViewpoint
from hantei.web.server.room import Room
from hantei.web.server.seating import owning, room_of
from hantei.web.setup import founding
from hantei.web.setup.laying import made
from hantei.web.setup.offering import as_usual
from hantei.web.storage import slots
from hantei.web.storage.places import OWNER
from hantei.web.storage.store import HOME, Claim, Store
from hantei.web.storage.uploads import MOST_BYTES
from hantei.web.table.cards import card_in
from hantei.web.table.live import LiveTable
from hantei.web.table.stand import HERE, LINK, MACHINE, people_in

MARK = "hantei-letter"
"""What the first line of a letter begins with."""

VERSION = 1

LONGEST_CODE = 1_000
"""Letters of an address beyond which no code is drawn: a phone would not read it."""


class BadLetter(Complaint):
    """Raised for a letter that cannot be taken in."""


@dataclass(frozen=True)
class Letter:
    """A letter: who plays each seat at the table of its sender, and the game as a save file."""

    seats: Mapping[str, str]
    save: bytes

    @property
    def written(self) -> bytes:
        """As a file."""
        head = {MARK: VERSION, "seats": dict(self.seats)}
        return json.dumps(head, separators=(",", ":")).encode() + b"\n" + self.save

    @property
    def players(self) -> dict[str, str]:
        """Who plays each seat at the table of the recipient, who has the seats that the sender gave to a link."""
        return {seat: {HERE: LINK, LINK: HERE}.get(player, player) for seat, player in self.seats.items()}


def is_letter(data: bytes) -> bool:
    """Whether a file is a letter."""
    return data.startswith(b'{"%s":' % MARK.encode())


def letter_in(data: bytes) -> Letter:
    """A letter as it was written. Raises `BadLetter` (`letter-unreadable`, `letter-newer`)."""
    line, _, save = data.partition(b"\n")
    try:
        head = json.loads(line)
        version, seats = head[MARK], head["seats"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadLetter("letter-unreadable") from None
    if version != VERSION:
        raise BadLetter("letter-newer")
    if not isinstance(seats, dict) or not all(one in (HERE, LINK, MACHINE) for one in seats.values()):
        raise BadLetter("letter-unreadable")
    return Letter(seats, save)


def folded(data: bytes) -> str:
    """Bytes as they stand in an address."""
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def unfolded(given: str) -> bytes:
    """Bytes as they stood in an address. Raises `BadLetter` (`letter-unreadable`): also where they are too many."""
    try:
        packed = base64.b64decode(given + "=" * (-len(given) % 4), altchars=b"-_", validate=True)
        reader = zlib.decompressobj()
        data = reader.decompress(packed, MOST_BYTES)
    except (NotBase64, ValueError, zlib.error):
        raise BadLetter("letter-unreadable") from None
    if not reader.eof or reader.unused_data:
        raise BadLetter("letter-unreadable")
    return data


def of_table(live: LiveTable) -> Letter:
    """The letter that says how a table stands. Call it under its lock."""
    return Letter({seat: live.player(seat) for seat in live.seats()}, slots.lines(live.store, live.id))


# Taking in


def arrived(room: Room, who: str, letter: Letter) -> str:
    """Have a letter taken in; the id of its table. Raises `BadLetter`, and what `founding.bring` raises."""
    known = same_game(room.store, who, letter.save)
    if known is None:
        return founding.bring(room.store, who, founding.brought(letter.save, ""), letter.players)
    table, ours = known
    if ours == letter.save:
        if card_in(room.store, table).seats != people_in(letter.players):
            founding.hand_over(room.store, table, letter.players, closed(room, table))
    elif not ours.startswith(letter.save):
        if not letter.save.startswith(ours):
            raise BadLetter("letter-parted", **parting(ours, letter.save))
        found = founding.followed_by_rules(letter.save, "")
        founding.extend(room.store, table, found, letter.players, closed(room, table))
    return table


def closed(room: Room, table: str) -> Claim:
    """Close a table that is in memory: whoever looks on is sent what stands in the store then. Return the claim by
    which this server holds it."""
    hub = room.hubs.here.get(table)
    if hub is None:
        return HOME
    with hub.live.lock:
        hub.live.close()
    return hub.claim


def same_game(store: Store, who: str, save: bytes) -> tuple[str, bytes] | None:
    """The table of somebody at which this very game is played, and how it stands there: its first line is the same."""
    first = save.partition(b"\n")[0] + b"\n"
    query = "SELECT t.id, e.lines FROM tables t JOIN entries e ON e.tab = t.id AND e.number = 0 WHERE t.owner = ?"
    for table, lines in store.read(query + " ORDER BY t.touched DESC", who):
        if lines.startswith(first):
            return table, slots.lines(store, table)
    return None


def parting(ours: bytes, theirs: bytes) -> dict[str, int]:
    """How many lines two games have in common, and how many each has beyond."""
    one, other = ours.splitlines(), theirs.splitlines()
    common = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
    return {"common": common, "ours": len(one) - common, "theirs": len(other) - common}


# Pages


@dataclass(frozen=True)
class Link:
    """An address to be sent, with its code where a phone can read it."""

    address: str
    code: Code | None


def link(kind: str, given: str) -> Link:
    """A link to the window around the pages."""
    address = f"{window()}#{kind}={given}"
    return Link(address, code_of(address) if len(address) <= LONGEST_CODE else None)


async def send(request: Request) -> Response:
    """What of a table can be sent: the next letter, the game to look at, the same game from its beginning."""
    here = await owning(request)

    def take(at: LiveViewpoint) -> tuple[Letter, bool, bool, Link | None]:
        return of_table(at.owned()), at.finished, bool(at.questions()), from_beginning(at.owned())

    def look(taken: tuple[Letter, bool, bool, Link | None]) -> dict[str, Any]:
        letter, finished, mine, again = taken
        post = LINK in letter.seats.values() and not finished
        return {
            "title": here.title,
            "letter": link("post", folded(letter.written)) if post else None,
            "mine": mine,
            "replay": link("replay", folded(letter.save)),
            "again": again,
        }

    facts = await here.see_long(take, look)
    return page(request, "pages/send.html", 200, here.shelf.catalogue(language(request)), **facts)


def from_beginning(live: LiveTable) -> Link | None:
    """The link to the same game from its beginning, where nothing but its seed was chosen."""
    setup, seed = live.session.setup, live.session.seed
    shelf, name = live.shelf, str(live.session.setup.get("scenario", ""))
    heading = next((one for one in shelf.headings(shelf.kind) if one.id == name), None)
    plain = heading is not None and not (setup.get("rulings") or setup.get("difficulty") or setup.get("apart"))
    if heading is None or not plain or setup.get("referee") or setup.get("leaders") != heading.leaders[0]:
        return None
    if setup.get("scenarios", {}).get(name) != shelf.scenario_text(name)[1] or not seed.isalnum():
        return None
    return link("play", f"{shelf.id}/{name}&seed={seed}")


async def letter(request: Request) -> Response:
    """The next letter as a file."""
    here = await owning(request)
    letter = await here.see(lambda at: of_table(at.owned()))
    return Response(letter.written, media_type="application/jsonl", headers=sent_as(name_of(here, "letter.hantei")))


def led(request: Request, token: str, path: str) -> Response:
    """Lead somebody to a page of ours, as the person they are now at the latest."""
    answer = RedirectResponse(at(path), 303)
    hand_out(request, token)
    handed_with(answer, request)
    return answer


async def arrive(request: Request) -> Response:
    """Take in a letter that came as a link."""
    room, (who, token) = room_of(request), somebody(request)
    given = (await filled(request)).get("letter", "")
    try:
        table = await room.work.look(lambda: arrived(room, who, letter_in(unfolded(given))))
    except EXPECTED as error:
        return not_brought(request, error, "")
    return led(request, token, f"/t/{table}/{OWNER}/")


async def show(request: Request) -> Response:
    """Put a game that came as a link on a table, to be looked at from its beginning."""
    room, (who, token) = room_of(request), somebody(request)
    given = (await filled(request)).get("game", "")

    def table() -> str:
        save = unfolded(given)
        known = same_game(room.store, who, save)
        return known[0] if known and known[1] == save else founding.bring(room.store, who, founding.brought(save, ""))

    try:
        found = await room.work.look(table)
    except EXPECTED as error:
        return not_brought(request, error, "")
    return led(request, token, f"/t/{found}/{OWNER}/replay?move=0")


async def bring(request: Request) -> Response:
    """Take in a file: a letter, or whatever else can be brought along."""
    _, name, data = await with_file(request)
    if not is_letter(data) or len(data) > MOST_BYTES:
        return await bringing.taken_in(request, name, data)
    room, (who, token) = room_of(request), somebody(request)
    try:
        table = await room.work.look(lambda: arrived(room, who, letter_in(data)))
    except EXPECTED as error:
        return not_brought(request, error, "")
    return led(request, token, f"/t/{table}/{OWNER}/")


async def begin(request: Request) -> Response:
    """Begin a game as usual, at once: machines play whoever they can."""
    room, (who, token) = room_of(request), somebody(request)
    piece = await room.work.look(lambda: piece_of(request))
    if piece is None:
        raise HTTPException(404)
    form = {"seed": text(await filled(request), "seed")}
    try:
        table = await room.work.look(lambda: made(room.store, who, piece, {**as_usual(piece), **form}))
    except EXPECTED as error:
        return not_brought(request, error, "")
    return led(request, token, f"/t/{table}/{OWNER}/")


routes = [
    Route("/t/{table}/{place}/send", send),
    Route("/t/{table}/{place}/letter", letter),
    posted("/post", arrive, Deed(most=MOST_FILE)),
    posted("/show", show, Deed(most=MOST_FILE)),
    posted("/bring", bring, Deed(makes=True, most=MOST_FILE)),
    posted("/play/{rulebook}/{scenario}", begin),
]
