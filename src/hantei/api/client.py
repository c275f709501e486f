"""A client: plays at the tables of a server from a program.

    client = Client("http://127.0.0.1:8000")
    place = client.make(NewTable("senki", "ace_duel", pace="instant"))
    view = place.see()
    while not view.finished:
        question = view.questions[0]
        view = place.answer(question.key, question.options[0].answer, view.at)

It stands on the standard library; what a server answers is checked against its shape.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from pydantic import TypeAdapter, ValidationError

from hantei.core.message import Complaint
from hantei.core.text import Language

from . import shapes

PREFIX = "/api/v1"
TIMEOUT = 60.0
"""Seconds in which an answer has to come; a place that waits for something to change is answered within half a minute.
"""

TOO_MUCH, MOMENT = 429, 0.25
"""The status of a server that is asked too often, and the seconds after which to ask again."""

LARGEST = 64 * 1024 * 1024
"""Bytes of an answer that are read."""


class ApiError(Complaint):
    """Raised if a server refuses something, or if none answers: `status` is that of HTTP, 0 without an answer."""

    status = 0
    reason = ""
    text = ""

    def __str__(self) -> str:
        return self.text or super().__str__()


@cache
def _reads(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(shape)


class Client:
    """Somebody at a server.

    Parameters: the address of the server (http or https), the token by which it knows whoever asks (a new one unless
    given), the language of what it says. All methods raise `ApiError`.
    """

    def __init__(self, server: str, token: str = "", lang: Language = "en") -> None:
        if urlsplit(server).scheme not in ("http", "https"):
            raise ValueError(f"no address of a server: {server!r}")
        self.server, self.lang, self.token = server.rstrip("/"), lang, token
        if not token:
            self.token = self.get(shapes.Token, "GET", "/token").token

    def get(self, shape: Any, method: str, path: str, sent: Any = None) -> Any:
        """Ask for something: what came back, in its shape (bytes as they are)."""
        data = self._ask(method, path, sent)
        if shape is bytes:
            return data
        try:
            return _reads(shape).validate_json(data)
        except ValidationError as error:
            raise _vain(200, str(error)) from None

    def _ask(self, method: str, path: str, sent: Any) -> bytes:
        """What comes back; a server that has too much to do is asked again after a moment."""
        end = monotonic() + TIMEOUT
        while True:
            try:
                return self._asked(method, path, sent)
            except ApiError as error:
                if error.status != TOO_MUCH or monotonic() > end:
                    raise
            sleep(MOMENT)

    def _asked(self, method: str, path: str, sent: Any) -> bytes:
        headers = {"accept-language": self.lang, "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        body = sent if isinstance(sent, bytes) else json.dumps(sent if sent is not None else {}).encode()
        asked = Request(self.server + PREFIX + path, body if method == "POST" else None, headers, method=method)  # noqa: S310
        try:
            with urlopen(asked, timeout=TIMEOUT) as answer:  # noqa: S310 - the scheme is one of two
                return bytes(answer.read(LARGEST))
        except HTTPError as error:
            raise _said(error) from None
        except (URLError, OSError) as error:
            raise _vain(0, str(error)) from None

    def rulebooks(self) -> Sequence[shapes.RulebookEntry]:
        """The rulebooks, and what can be played with each."""
        found: Sequence[shapes.RulebookEntry] = self.get(list[shapes.RulebookEntry], "GET", "/rulebooks")
        return found

    def tables(self) -> Sequence[shapes.TableEntry]:
        """The tables at which this client has a place, the last played first."""
        found: list[shapes.TableEntry] = []
        while not len(found) % shapes.TABLES_AT_ONCE:
            more = self.get(list[shapes.TableEntry], "GET", f"/tables?skipped={len(found)}")
            if not more:
                break
            found += more
        return found

    def make(self, wish: shapes.NewTable) -> Chair:
        """Make a table."""
        return self._place(self.get(shapes.PlaceAt, "POST", "/tables", asdict(wish)))

    def join(self, secret: str) -> Chair:
        """Come to a place by the secret of a link."""
        return self._place(self.get(shapes.PlaceAt, "POST", "/join", {"secret": secret}))

    def bring(self, save: bytes) -> Chair:
        """Make a table for a saved game."""
        return self._place(self.get(shapes.PlaceAt, "POST", "/bring", save))

    def place(self, table: str, place: str) -> Chair:
        """A place at a table that this client has."""
        return Chair(self, table, place)

    def _place(self, where: shapes.PlaceAt) -> Chair:
        return Chair(self, where.table, where.place)


class Chair:
    """A place at a table: what it sees, and what can be done from it. Raises as `Client` does."""

    def __init__(self, client: Client, table: str, place: str) -> None:
        self.client, self.table, self.place = client, table, place
        self._path = f"/tables/{quote(table)}/{quote(place)}"

    def _view(self, method: str, path: str = "", sent: Any = None) -> shapes.ViewAt:
        found: shapes.ViewAt = self.client.get(shapes.ViewAt, method, self._path + path, sent)
        return found

    def see(self) -> shapes.ViewAt:
        """What the place sees."""
        return self._view("GET")

    def wait(self, stamp: str) -> shapes.ViewAt:
        """What the place sees once its state has another stamp than this one, or after half a minute."""
        return self._view("GET", "/wait?" + urlencode({"stamp": stamp}))

    def answer(self, key: str, answer: shapes.Given, at: str, always: bool = False) -> shapes.ViewAt:
        """Answer a question that stood at `at` (`ViewAt.at`); `always`: all of its kind from now on. Return what the
        place sees then."""
        return self._view("POST", "/answer", {"key": key, "answer": answer, "at": at, "always": always})

    def undo(self, count: int = 1) -> shapes.ViewAt:
        """Take moves back."""
        return self._view("POST", "/undo", {"count": count})

    def redo(self, count: int = 1) -> shapes.ViewAt:
        """Make moves again."""
        return self._view("POST", "/redo", {"count": count})

    def say(self, text: str, to: str = "") -> shapes.ViewAt:
        """Say something to all, or whisper it to a seat; dice commands are thrown."""
        return self._view("POST", "/say", {"text": text, "to": to})

    def rule(self, *words: str, secret: bool = False) -> shapes.ViewAt:
        """Rule as the game master, in the words of `gm`."""
        return self._view("POST", "/rule", {"words": words, "secret": secret})

    def seat(self, seat: str, player: str, policy: str = "") -> shapes.ViewAt:
        """Say who plays a seat: `here`, `link` or `machine`."""
        return self._view("POST", "/seat", {"seat": seat, "player": player, "policy": policy})

    def force(self, *faces: int, secret: bool = False) -> shapes.ViewAt:
        """Name the faces of the next throw, as the game master."""
        return self._view("POST", "/force", {"faces": faces, "secret": secret})

    def delegate(self, seat: str, to: str) -> shapes.ViewAt:
        """Let one seat answer for another, as the game master; a seat for itself ends that."""
        return self._view("POST", "/delegate", {"seat": seat, "to": to})

    def asking(self, seat: str, much: str) -> shapes.ViewAt:
        """Say how much a seat of one's own is asked."""
        return self._view("POST", "/asking", {"seat": seat, "much": much})

    def begin(self) -> shapes.ViewAt:
        """Raise the curtain of a table that was prepared, as the game master."""
        return self._view("POST", "/curtain")

    def go(self) -> shapes.ViewAt:
        """Let machines that wait answer now."""
        return self._view("POST", "/go")

    def setting(self, what: str, value: str) -> shapes.ViewAt:
        """Set the `pace` of machines, what guests take `back`, the `clock`, or who throws the dice (`dice-from`)."""
        return self._view("POST", "/" + quote(what), {"value": value})

    def log(self, before: int = 0, most: int = 100) -> Sequence[shapes.LogLineAt]:
        """Lines of the log, the last ones or those before a number."""
        asked = urlencode({"before": before, "most": most})
        found: Sequence[shapes.LogLineAt] = self.client.get(list[shapes.LogLineAt], "GET", f"{self._path}/log?{asked}")
        return found

    def odds(self, key: str) -> shapes.HintsAt:
        """The chances of what the answers to a question lead to."""
        found: shapes.HintsAt = self.client.get(shapes.HintsAt, "GET", f"{self._path}/odds?" + urlencode({"key": key}))
        return found

    def links(self) -> Mapping[str, str]:
        """The secrets of the links to the table, by the places to which they lead."""
        found: Sequence[shapes.LinkTo] = self.client.get(list[shapes.LinkTo], "GET", self._path + "/links")
        return {one.place: one.secret for one in found}

    def save(self) -> bytes:
        """The game as a save file."""
        found: bytes = self.client.get(bytes, "GET", self._path + "/save")
        return found

    def remove(self) -> None:
        """Take the table away for good."""
        self.client.get(bytes, "DELETE", self._path)


def _said(error: HTTPError) -> ApiError:
    """What a server says of a refusal."""
    try:
        found = _reads(shapes.Problem).validate_json(error.read(LARGEST))
    except ValidationError:
        return _vain(error.code, str(error))
    return _problem(error.code, found.reason, found.text)


def _vain(status: int, what: str) -> ApiError:
    """The error for a server whose answer cannot be read."""
    return _problem(status, "api-asked-in-vain", what)


def _problem(status: int, reason: str, text: str) -> ApiError:
    found = ApiError("api-asked-in-vain", what=text)
    found.status, found.reason, found.text = status, reason, text
    return found
