"""What runs in the page: hands requests of the browser to the application, and answers back.

The service worker sees neither cookies nor the headers that a browser adds by itself, so they are added here. Everybody
at this device is one person, whose secret hangs on the key of the store.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import pickle
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import SimpleCookie
from importlib import invalidate_caches
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.resources import files
from pathlib import Path
from traceback import print_exc
from types import ModuleType
from typing import Any, Protocol
from urllib.parse import unquote, urlsplit

from starlette.types import Message

from hantei.editions import Away, arriving
from hantei.recall import bring
from hantei.web.app import Annex, Application, app
from hantei.web.http.addresses import by_post, root, serve_under
from hantei.web.http.people import COOKIE, SAFE_COOKIE
from hantei.web.storage.sqlite import SqliteStore
from hantei.workshop.offered import OWN_PAGES, PEOPLE_PAGES, SIMULATION, heads_in

from .letters import routes
from .minds import Minds, MindsHelper, PageCrew, Thinker

ALREADY = READ, METHODS = ".bin", ".methods"
"""What the site has of a rulebook besides its files: the results of reading them, and the methods of its
dataclasses."""

REST, WORKSHOP = "rest", "workshop"
"""Files that are asked for when a module is missing: those of the workshop, and those of no other group."""

WRITING = ("hantei.workshop", "hantei.publish")
"""The packages that the workshop consists of."""

WRITTEN = re.compile(r"/(write|paper|pieces|simulate)(/|$)")
"""How the addresses of the workshop begin."""

TABLES, VERSIONS = "tables.db", "versions.db"
"""The files of tables, and where earlier versions of the page kept those of texts; the worker opens them beforehand."""

LONGEST = 240.0
"""Seconds that a stream stays open. A service worker that was stopped in the meantime tells nobody; a page that still
listens asks for it anew."""


class Outlet(Protocol):
    """Where an answer goes."""

    def head(self, status: int, headers: str) -> None:
        """How it begins; the headers as JSON."""

    def body(self, part: bytes) -> None:
        """A part of what follows."""

    def end(self) -> None:
        """That was all."""

    def broken(self) -> None:
        """Nothing more comes, and it is not whole."""


class Exchange:
    """A request, and its answer as it is given."""

    def __init__(self, body: bytes, reply: Outlet, jar: Jar) -> None:
        self.body, self.reply, self.jar = body, reply, jar
        self._left = asyncio.Event()
        self._read = False

    def leave(self) -> None:
        """Whoever asked listens no longer."""
        self._left.set()

    async def receive(self) -> Message:
        """The request, then that nobody listens any longer."""
        if not self._read:
            self._read = True
            return {"type": "http.request", "body": self.body, "more_body": False}
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """A part of the answer."""
        if message["type"] == "http.response.start":
            self.reply.head(message["status"], json.dumps(dict(self.headers(message["headers"]))))
            return
        if message.get("body"):
            self.reply.body(message["body"])
        if not message.get("more_body"):
            self.reply.end()

    def headers(self, given: Iterable[tuple[bytes, bytes]]) -> Iterator[tuple[str, str]]:
        """The headers of an answer as the page is told them: cookies are kept here, and the window may frame it."""
        for raw, value in given:
            name, text = raw.decode(), value.decode("latin-1")
            if name == "set-cookie":
                self.jar.keep(text)
            elif name == "x-frame-options":
                yield name, "SAMEORIGIN"
            else:
                yield name, text.replace("frame-ancestors 'none'", "frame-ancestors 'self'")


class Jar:
    """The cookies of the person at this device.

    Parameters: their secret, the other cookies as they were remembered, and what remembers them.
    """

    def __init__(self, token: str, cookies: str, remember: Callable[[str], None]) -> None:
        self.token, self.remember = token, remember
        self._others = {name: one.value for name, one in SimpleCookie(cookies).items() if name != SAFE_COOKIE}

    def keep(self, given: str) -> None:
        """Keep a cookie that the application gives out; the secret of the person stands fast."""
        own = COOKIE, SAFE_COOKIE
        self._others |= {name: one.value for name, one in SimpleCookie(given).items() if name not in own}
        self.remember(joined(self._others))

    @property
    def header(self) -> str:
        """All of them, as a browser sends them."""
        return joined({**self._others, COOKIE: self.token})


def joined(cookies: Mapping[str, str]) -> str:
    """Cookies in a line."""
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


@dataclass(frozen=True)
class PageWorkers:
    """Who works apart from the tables: one thinks about odds and plays games for their figures, the other reads texts
    while somebody writes, and must not wait for them."""

    thinking: Minds
    reading: Minds


class Inside:
    """The application, and who asks it.

    Parameters: the application, who works for it, the cookies of the person, the origin of the page, the languages that
    its browser asks for, the file in which versions of what is written were
    kept before.
    """

    def __init__(
        self, served: Application, workers: PageWorkers, jar: Jar, origin: str, languages: str, versions: Path
    ) -> None:
        self.served, self.workers, self.jar, self.origin, self.languages = served, workers, jar, origin, languages
        self.versions = versions
        self.writing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, method: str, path: str, query: str, headers: str, body: Any, reply: Outlet) -> Exchange:
        """Begin to answer a request; the headers as JSON, the body as JavaScript holds it."""
        exchange = Exchange(body.to_bytes(), reply, self.jar)
        scope = self.scope(method, path, query, json.loads(headers), len(exchange.body))
        task = asyncio.create_task(self.answer(scope, exchange))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return exchange

    def found(self, number: int, found: Any) -> None:
        """What was thought about a task, as JavaScript holds it."""
        self.workers.thinking.found(number, found.to_bytes())

    def read(self, number: int, found: Any) -> None:
        """What came of reading, as JavaScript holds it."""
        self.workers.reading.found(number, found.to_bytes())

    def open_workshop(self) -> None:
        """Put up the workshop, which is loaded when somebody first asks for it."""
        from hantei.web.storage.versions import take_over
        from hantei.workshop import hosted

        take_over(self.served.state.room.store, self.versions)
        self.served.state.hosted = hosted.Hosted(
            lambda: MindsHelper(self.workers.reading),
            lambda: MindsHelper(self.workers.thinking),
        )
        self.served.add(hosted.routes())
        self.writing = True

    async def answer(self, scope: dict[str, Any], exchange: Exchange) -> None:
        """Answer a request; a stream ends after a while, to be asked for anew."""
        timer = asyncio.get_running_loop().call_later(LONGEST, exchange.leave)
        try:
            if not self.writing and WRITTEN.match(scope["path"].removeprefix(root())):
                self.open_workshop()
            await self.served(scope, exchange.receive, exchange.send)
        except Exception:  # noqa: BLE001 - whatever it is, whoever waits is told
            print_exc()  # only the console of the browser can report a bug
            exchange.reply.broken()
        finally:
            timer.cancel()

    def scope(self, method: str, path: str, query: str, headers: Mapping[str, str], length: int) -> dict[str, Any]:
        """A request as the application is told of it."""
        place = urlsplit(self.origin)
        added = {
            **headers,
            "host": place.netloc,
            "cookie": self.jar.header,
            "accept-language": self.languages,
            "content-length": str(length),
        }
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "scheme": place.scheme, "path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(),
            "root_path": "", "headers": [(name.encode(), value.encode("latin-1")) for name, value in added.items()],
            "client": ("127.0.0.1", 0), "server": (place.hostname, place.port),
        }  # fmt: skip


class Later(MetaPathFinder):
    """Has files laid out when they are first needed: those of a rulebook when it is opened, the rest when a module is
    found nowhere else.

    Parameters: what lays out a group of files by its name and says whether they could be had, and the names of all
    groups.
    """

    def __init__(self, lay: Callable[[str], bool], groups: Iterable[str]) -> None:
        self._lay, self._groups = lay, set(groups)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where a module is that was not found: in the workshop or among the rest, if that was not laid out yet."""
        home = WORKSHOP if ".".join(name.split(".")[:2]) in WRITING else REST
        return PathFinder.find_spec(name, path, target) if self.laid(home) else None

    def arrive(self, book: str) -> None:
        """A rulebook is opened."""
        if self.laid(book):
            for ready in ALREADY:
                found = (files(__package__) / f"{book}{ready}").read_bytes()
                bring(pickle.loads(found))  # noqa: S301 - made when the site was built

    def laid(self, group: str) -> bool:
        """Lay out a group of files, unless that was done before or there is none; whether it was done now.

        Raises `Away` where they cannot be had; the next time they are asked for again.
        """
        if group not in self._groups:
            return False
        if not self._lay(group):
            raise Away("page-away")
        self._groups.remove(group)
        invalidate_caches()
        return True


def load_later(lay: Callable[[str], bool], groups: Iterable[str]) -> None:
    """From now on files are laid out when they are first needed; see `Later`."""
    later = Later(lay, groups)
    sys.meta_path.append(later)
    arriving(later.arrive)


async def begun(
    home: str,
    under: str,
    origin: str,
    languages: str,
    cookies: str,
    remember: Callable[[str], None],
    thinker: Thinker,
    reader: Thinker,
) -> Inside:
    """The application, ready to be asked.

    Parameters: the directory of what is kept, the path under which pages lie, and as for `Inside`, `Jar`, and `Minds`:
    who thinks, and who reads what is written.
    """
    workers = PageWorkers(Minds(thinker), Minds(reader))
    serve_under(under)
    by_post(f"{origin}{under.removesuffix('app')}")
    store = SqliteStore(Path(home) / TABLES, alone=True)
    annex = Annex(routes, own_pages=OWN_PAGES, people_pages=PEOPLE_PAGES, heads=heads_in, many_games=SIMULATION)
    served = app(store, crew=lambda: PageCrew(workers.thinking), one_person=True, annex=annex)
    await served.router.lifespan_context(served).__aenter__()
    token = hmac.new(store.key, b"person", sha256).hexdigest()
    return Inside(served, workers, Jar(token, cookies, remember), origin, languages, Path(home) / VERSIONS)
