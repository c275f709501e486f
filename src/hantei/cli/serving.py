"""`hantei serve`: runs the server of the web table."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import socket
import ssl
import sys
import webbrowser
from _thread import start_new_thread
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from logging.handlers import WatchedFileHandler
from pathlib import Path
from time import sleep
from types import FrameType
from typing import cast

import uvicorn
from prometheus_client import start_http_server
from starlette.concurrency import run_in_threadpool
from starlette.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE

from hantei import dossiers
from hantei.content import written as written_down
from hantei.core.message import BadSetup, Complaint
from hantei.core.numbers import whole_number
from hantei.core.system import system_reason
from hantei.exchange.calling import throw
from hantei.lab.extras import NeedsExtra
from hantei.text import Catalogue
from hantei.web.ahead import read_ahead
from hantei.web.app import Application, app
from hantei.web.http import pages, patience
from hantei.web.http.addresses import LOOPBACK, reached_at, root, serve_under
from hantei.web.http.patience import Houses, Patient
from hantei.web.server.expiry import Expiry
from hantei.web.server.watch import AuditLog, Figures, RareWarnings, Watch
from hantei.web.storage.scripts import OwnScenario, lay_out, read
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import Store
from hantei.web.storage.versions import take_all_over
from hantei.web.working.memory import in_large_pages
from hantei.workshop import drawing
from hantei.workshop.hosted import annex as workshops
from hantei.writing import no_file

from .bringing import level_of
from .copying import DATABASES, key_at, store_of, versions_at
from .options import BadOption
from .progress import INTERRUPTED

PATIENCE = 2
"""Seconds that a stopping server waits for requests under way, before it hangs up on clients that send or take
nothing."""

LAST = 1
"""Seconds in which closed connections may end by themselves, before they are cut."""

GIVEN_BACK = 0.1
"""Seconds in which other threads give back what they have begun to."""

AT_LATEST = 4.0
"""Seconds after which a server that was told to stop ends, whatever its threads do: nobody waits for them any more, and
all acknowledged moves are on the disk."""

SWITCH = 0.001
"""Seconds after which a thread hands on the interpreter. An answer changes threads a few times, and waits that long
each time while machines play."""

LEAST_DAYS, MOST_DAYS = 7, 99_999
MOST_PORT = 65_535
"""Tables are kept for a week at least, so a group that plays once a week finds its table again."""

MOST_FILES, OWN_FILES = 65_536, 128
"""Files and connections that the server asks the system for, and those that are its own: the store, the workers."""

NAME = re.compile(r"[A-Za-z0-9.-]{1,253}")
"""A name by which a server may be reached, without its port."""

PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+/?")
"""A path under which a proxy may put the server."""

ADDRESS = re.compile(r"https?://(?=.{1,55}$)(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?")
"""The address of another server, no longer than PostgreSQL lets the name of a session be."""

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - told from others, not listened at unless asked for
"""Hosts that stand for every address of this computer."""

ELSEWHERE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Addresses of documentation: nothing is ever sent to them."""


class CannotListen(Complaint):
    """Raised for a port at which the server cannot listen."""


class CannotLog(Complaint):
    """Raised for a log file that cannot be written."""


class Server(uvicorn.Server):
    """A server that ends its streams when it stops: no browser would, and connections are waited for."""

    def __init__(self, served: Application, tls: ssl.SSLContext | None = None) -> None:
        most = most_connections()
        settings = uvicorn.Config(
            served,
            access_log=False,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=PATIENCE + LAST + 1,  # connections that were cut have ended long before
            http=cast(type[Patient], partial(Patient, houses=Houses(most))),
            limit_concurrency=most,
            ssl_context_factory=None if tls is None else lambda *_: tls,
        )
        super().__init__(settings)
        logging.getLogger("uvicorn.error").addFilter(RareWarnings())
        logging.getLogger("python_multipart").setLevel(logging.ERROR)  # a broken form is refused, and logged as such
        self.served = served

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, within `AT_LATEST` in any case."""
        if not self.should_exit:
            start_new_thread(ended_after, (AT_LATEST,))  # a `Thread` takes locks that the interrupted code may hold
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, after reading everything that the first upload would otherwise read while everybody waits.
        Uvicorn would wait a minute for a handshake."""
        await run_in_threadpool(int)
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        loop, tls = asyncio.get_running_loop(), self.config.ssl
        protocol = cast(type[Patient], self.config.http_protocol_class)
        made = partial(protocol, self.config, self.server_state, self.lifespan.state)
        self.servers = [
            await loop.create_server(
                made,
                sock=door,
                ssl=tls,
                backlog=self.config.backlog,
                ssl_handshake_timeout=patience.HEAD if tls else None,
            )
            for door in sockets or ()
        ]
        self.started = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, end the streams, wait for the rest, and end the program if it was told to."""
        self.served.stop()
        loop = asyncio.get_running_loop()
        late = loop.call_later(PATIENCE, self.hang_up), loop.call_later(PATIENCE + LAST, self.break_off)
        await super().shutdown(sockets)
        for one in late:
            one.cancel()
        if self._captured_signals:
            ended_at_once()

    def hang_up(self) -> None:
        """Close all connections: half-sent bodies and idle readers end as if the clients had gone. Uvicorn would cut
        them off in the middle, and log each as an error."""
        for connection in list(self.server_state.connections):
            cast(Patient, connection).hang_up()

    def break_off(self) -> None:
        """Give up requests that still wait for something; their connections are closed already."""
        for task in list(self.server_state.tasks):
            task.cancel()


def ended_after(seconds: float) -> None:
    """End the program after some seconds, if it has not ended by itself: no thread can be stopped, and Python waits for
    each. Print nothing, because the output may be what blocks."""
    sleep(seconds)
    os._exit(INTERRUPTED)


def ended_at_once() -> None:
    """End the program, since all data are on the disk. Python would wait for killed processes of ours until the system
    lets them die, which can take long on a busy machine. Give shared resources back to the system; otherwise Python
    would warn of leaks, as it would of those that another thread is giving back: leave it a moment for that."""
    import multiprocessing.util

    multiprocessing.util._run_finalizers(0)  # type: ignore[attr-defined]
    sleep(GIVEN_BACK)
    os._exit(INTERRUPTED)


@dataclass(frozen=True)
class ServeWish:
    """The options of a server, as typed.

    Parameters: the address and the port at which it listens; the file of its tables; whether a browser is opened; the
    path under which a proxy serves it, and its names there; the file of the log, "-" for the terminal; the port of the
    figures; the days for which tables are kept. With tables in PostgreSQL: the file of the key, and the address at
    which other servers ask this one. Whether no server is asked for dice. The files of people who are offered to
    everybody, and the level at which they begin. The file of the certificate and its key, if the server speaks TLS
    itself; the file of the authority that has signed those of the other servers.
    """

    host: str
    port: str
    file: str = ""
    browser: bool = False
    under: str = ""
    names: Sequence[str] = ()
    log: str = ""
    figures: str = ""
    keep: str = ""
    key: str = ""
    reached: str = ""
    no_dice_servers: bool = False
    squads: Sequence[str] = ()
    level: str = ""
    tls: str = ""
    trust: str = ""

    @property
    def scheme(self) -> str:
        """The scheme of the server's addresses."""
        return "https" if self.tls else "http"


def serve(wish: ServeWish, general: Catalogue) -> int:
    """Serve until stopped. Return the exit code. Raises `BadOption`, `CannotListen`, `SaveError`."""
    port, figures_at = port_of(wish.port, "bad-port"), port_of(wish.figures or "0", "bad-metrics-port")
    for name in wish.names:
        if not NAME.fullmatch(name):
            raise BadOption("bad-server-name", given=name)
    if wish.under and not PATH.fullmatch(wish.under):
        raise BadOption("bad-root-path", given=wish.under)
    expiry, tls = Expiry(days_of(wish.keep)), tls_of(wish.tls)
    offered = people_for_all(wish.squads, wish.level)
    serve_under(wish.under)
    with listening(wish.host, port) as door:
        log = log_of(wish.log)
        store = store_at(wish, door)
        lay_out(store, offered)
        below = root().removeprefix("/") + ("/" if root() else "")
        address, house = address_of(door, wish.scheme) + below, house_of(wish, door)
        print(general.say_id("serve-at", address=address), flush=True)
        if house:
            reached_at(house + below)
            print(general.say_id("serve-in-house", address=house + below), flush=True)
        figures = Figures(lambda: getattr(served.state, "room", None)) if wish.figures else None

        def watched(inner: ASGIApp) -> ASGIApp:
            return Watch(inner, log, figures) if log or figures else inner

        asking = None if wish.no_dice_servers else throw
        take_all_over(store, versions_at(wish.file))
        annex, hosted = workshops()
        names, trusted = names_of(wish.host, wish.names), trust_of(wish.trust)
        served = app(
            store, names, watched=watched, expiry=expiry, annex=annex, throw=asking, trusted=trusted
        )  # fmt: skip
        served.state.hosted = hosted
        if figures:
            told = shown(figures, figures_at)
            print(general.say_id("serve-metrics", address=f"http://127.0.0.1:{told}/metrics"), flush=True)
        if wish.browser:
            webbrowser.open(address)
        server = Server(served, tls)
        pages.compiled()
        drawing.compiled()
        read_ahead()
        sys.setswitchinterval(SWITCH)
        gc.collect()
        gc.freeze()  # the garbage collector never looks at the objects of the program itself again
        in_large_pages()
        server.run(sockets=[door])
    return 0


def store_at(wish: ServeWish, door: socket.socket) -> Store:
    """Open the store of a server that listens. Raises `BadOption`, `NeedsExtra`, `SaveError`."""
    if not wish.file.startswith(DATABASES):
        for name, given in (("--key", wish.key), ("--at", wish.reached), ("--trust", wish.trust)):
            if given:
                raise BadOption("only-with-postgres", option=name)
        return SqliteStore(store_of(wish.file))
    reached = (wish.reached or house_of(wish, door) or address_of(door, wish.scheme)).rstrip("/")
    if not ADDRESS.fullmatch(reached):
        raise BadOption("bad-at", given=reached)
    try:
        from hantei.web.storage.postgres import PostgresStore
    except ImportError:
        raise NeedsExtra("needs-extra", what="--db postgresql://...", extra="postgres") from None
    return PostgresStore(wish.file, key_at(wish.key), reached)


def people_for_all(files: Sequence[str], level: str) -> list[OwnScenario]:
    """Read the people who are offered to everybody who sets a table; if a level is given, those of a book with levels
    begin at it.

    Raises `BadOption`, `BadFile`, `BadContent` for files with errors, `BadSetup` if none of their books has levels.
    """
    begin, found = level_of(level, files), list[OwnScenario]()
    for file in files:
        if not Path(file).is_file():
            raise no_file(file)
        one = read(Path(file).read_bytes(), file)
        if not one.people:
            raise BadOption("serve-no-people", given=file)
        found.append(one)
    if begin is None:
        return found
    graded = [one for one in found if dossiers.offered(one.rulebook).level is not None]
    if not graded:
        raise BadSetup("dossier-no-levels", name=found[0].rulebook)
    return [begun_at(begin, one) if one in graded else one for one in found]


def begun_at(level: int, one: OwnScenario) -> OwnScenario:
    """Raise people to a level."""
    plain = dossiers.with_level(dossiers.dossier_of(one.text, one.name, one.rulebook), one.rulebook, level)
    return replace(one, text=written_down(plain))


def port_of(typed: str, message: str) -> int:
    """Read a port. Raises `BadOption`."""
    port = whole_number(typed, 0, MOST_PORT)
    if port is None:
        raise BadOption(message, given=typed)
    return port


def days_of(typed: str) -> int:
    """Read the days for which tables are kept, 0 for all time. Raises `BadOption`."""
    if not typed:
        return 0
    days = whole_number(typed, LEAST_DAYS, MOST_DAYS)
    if days is None:
        raise BadOption("bad-keep", given=typed, least=LEAST_DAYS)
    return days


def log_of(file: str) -> AuditLog | None:
    """Open the log in a file, which may be moved away while the server runs; "-" is the terminal. Raises
    `CannotLog`."""
    if not file:
        return None
    path = Path(file).expanduser()
    try:
        if file != "-":
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600))  # nobody else may read it
        handler = logging.StreamHandler() if file == "-" else WatchedFileHandler(path, encoding="utf-8")
    except OSError as error:
        raise CannotLog("cannot-log", path=file, reason=system_reason(error)) from None
    notes = logging.getLogger("hantei.notes")
    notes.propagate = False
    notes.setLevel(logging.INFO)
    notes.handlers = [handler]
    return AuditLog(notes.info)


def shown(figures: Figures, port: int) -> int:
    """Show figures to this computer. Return the port. Raises `CannotListen`."""
    try:
        server, _ = start_http_server(port, "127.0.0.1", figures.registry)
    except OSError as error:
        reason = system_reason(error)
        raise CannotListen("cannot-listen", host="127.0.0.1", port=port, reason=reason) from None
    return int(server.server_port)


def most_connections() -> int | None:
    """The most connections at a time: the files that this process may open, less those that it needs itself. The server
    refuses one more with a message; the system would let it wait. None if the system has no such limit."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if 0 <= soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return None if soft < 0 else max(soft - OWN_FILES, soft // 2)


def names_of(host: str, names: Sequence[str]) -> Sequence[str]:
    """The names by which the server may be asked: this computer's own, and those given. If none are given, a server
    that listens on this computer alone takes only its own names, any other server takes all."""
    own = host in LOOPBACK or host.startswith("127.")
    return (*LOOPBACK, *(name.lower() for name in names)) if own or names else ()


def listening(host: str, port: int) -> socket.socket:
    """Open a socket that listens. Raises `CannotListen`."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(2048)
    except OSError as error:
        door.close()
        raise CannotListen("cannot-listen", host=host, port=port, reason=system_reason(error)) from None
    return door


def tls_of(file: str) -> ssl.SSLContext | None:
    """Load the proof of the server's identity: a PEM file with its certificate, those above it, and its key. None: it
    speaks plain HTTP. Raises `BadOption`."""
    if not file:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(Path(file).expanduser(), password=no_password)
    except (OSError, ValueError) as error:  # an `SSLError` is an `OSError`
        raise BadOption("bad-tls", given=file, reason=getattr(error, "strerror", None) or str(error)) from None
    return context


def trust_of(file: str) -> ssl.SSLContext | None:
    """Make the check of other servers' certificates, by the authority in a PEM file alone. None: by those of the
    system. Raises `BadOption`."""
    if not file:
        return None
    try:
        return ssl.create_default_context(cafile=str(Path(file).expanduser()))
    except OSError as error:
        raise BadOption("bad-trust", given=file, reason=system_reason(error)) from None


def no_password() -> str:
    """Refuse a key with a password by a `ValueError`, because a server that starts by itself has nobody to ask."""
    raise ValueError("password")


def address_of(door: socket.socket, scheme: str = "http") -> str:
    """The address of a listening socket, as a browser on this computer takes it."""
    host, port = door.getsockname()[:2]
    return written({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port, scheme)  # noqa: S104


def house_of(wish: ServeWish, door: socket.socket) -> str:
    """The address for others in the house; "" if the server listens for this computer alone."""
    return in_house(door, wish.scheme) if wish.host in EVERYWHERE else ""


def in_house(door: socket.socket, scheme: str) -> str:
    """The address at which others in the house reach a socket that listens everywhere; "" without a network."""
    with socket.socket(door.family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE[door.family])
        except OSError:
            return ""
        return written(probe.getsockname()[0], door.getsockname()[1], scheme)


def written(host: str, port: int, scheme: str) -> str:
    """The address of a host, as a browser takes it."""
    return f"{scheme}://[{host}]:{port}/" if ":" in host else f"{scheme}://{host}:{port}/"
