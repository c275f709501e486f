"""Dice that fall elsewhere: what a server of chat tools is asked and answers, by version 2 of bcdice-api."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

from hantei.core.dice import Dice
from hantei.core.message import Complaint
from hantei.play import shows

SYSTEM = "DiceBot"
"""The system of BCDice that knows the common commands alone."""

LONGEST_ADDRESS, LONGEST_SAID = 200, 2_000
LABEL = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
NOBODYS = ("local", "internal", "localhost", "lan", "home", "arpa", "test", "invalid", "onion")
"""Last parts of names that are nobody's in public."""


class BadDiceServer(Complaint):
    """A server that cannot be asked for dice, or whose answer is none."""


@dataclass(frozen=True)
class ServerThrow:
    """What a server has thrown: the faces in their order, and its answer in words."""

    faces: tuple[int, ...]
    said: str


ThrowThere = Callable[[str, Dice], Awaitable[ServerThrow]]
"""Asks a server, by its address, for a throw of dice. Raises `BadDiceServer`."""


def dice_server(typed: str) -> str:
    """The address of a dice server as it is kept, such as `https://dice.example.jp`, without a slash at its end.

    Raises `BadDiceServer` (`dice-server-bad`) for what is no HTTPS address of a public name.
    """
    wrong = BadDiceServer("dice-server-bad", given=typed[:LONGEST_ADDRESS])
    try:
        parts = urlsplit(typed.strip())
        odd = parts.username or parts.password or parts.query or parts.fragment or parts.port not in (None, 443)
        host = (parts.hostname or "").rstrip(".").encode("idna").decode().lower()
    except ValueError:
        raise wrong from None
    labels = host.split(".")
    named = len(labels) > 1 and labels[-1] not in NOBODYS and not labels[-1].isdecimal()
    if parts.scheme != "https" or odd or not named or not all(one and LABEL.issuperset(one) for one in labels):
        raise wrong
    found = f"https://{host}{quote(parts.path.rstrip('/'), safe='/%')}"
    if len(found) > LONGEST_ADDRESS:
        raise wrong
    return found


def host_of(server: str) -> str:
    """The name of a server, as people read it."""
    return server.removeprefix("https://").partition("/")[0]


def asked(dice: Dice) -> str:
    """What a server is asked for dice, below its address."""
    return f"/v2/game_system/{SYSTEM}/roll?command={dice.n}B{dice.sides}"


def answered(data: bytes, dice: Dice) -> ServerThrow | None:
    """The throw in an answer; None where it is no throw of these dice."""
    try:
        answer: Any = json.loads(data)
        said, rands = answer["text"], answer["rands"]
        faces = tuple(rand["value"] for rand in rands if rand["sides"] == dice.sides)
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    whole = isinstance(said, str) and len(said) <= LONGEST_SAID and said.isprintable()
    fits = len(rands) == len(faces) and all(type(face) is int for face in faces) and dice.legal(list(faces))
    return ServerThrow(faces, said) if whole and fits and shows(said, faces) else None
