"""`hantei workshop`: serves a page on this computer on which a file is written, checked and kept."""

from __future__ import annotations

import secrets
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hantei.content import file_text, read
from hantei.examining import is_cases
from hantei.text import Catalogue
from hantei.web.http.addresses import LOOPBACK
from hantei.workshop.trying import Party
from hantei.workshop.workshop import place_of, workshop
from hantei.writing import BadFile, check_target

from .bringing import level_of, wanted
from .saves import directory
from .serving import Server, address_of, listening, port_of


@dataclass(frozen=True)
class WorkWish:
    """The options as typed: the file, the port, whether a browser is opened, the people to bring and their level."""

    file: Path
    port: str
    browser: bool = False
    people: Sequence[str] = ()
    level: str = ""


def work(wish: WorkWish, general: Catalogue) -> int:
    """Serve the workshop of a file until it is stopped. Return the exit code.

    Raises `BadOption`, `BadFile`, `BadContent` for a file that is no text, `CannotListen`, `SaveError`.
    """
    file, at = wish.file, port_of(wish.port, "bad-port")
    party = Party(wanted(wish.people), level_of(wish.level, wish.people))
    check_target(str(file))
    if file.exists() and is_cases(head_of(file_text(file), str(file))):
        raise BadFile("workshop-no-cases", path=str(file))
    with listening(LOOPBACK[0], at) as door:
        token = secrets.token_urlsafe(24)
        served = workshop(file, place_of(file, directory().parent), token, door.getsockname()[1], party)
        address = f"{address_of(door)}workshop/?token={token}"
        print(general.say_id("workshop-at", path=str(file), address=address), flush=True)
        if wish.browser:
            webbrowser.open(address)
        Server(served).run(sockets=[door])
    return 0


def head_of(text: str, name: str) -> dict[str, object]:
    """The top of a text; empty if it cannot be read, which the workshop says at its line."""
    found = read(text, name).value
    return found if isinstance(found, dict) else {}
