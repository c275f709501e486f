"""A server in the test itself: somebody with a browser, without scripts."""

from __future__ import annotations

import atexit
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from httpx2 import Response
from starlette.testclient import TestClient

from hantei.web.app import app
from hantei.web.server.hub import Hub
from hantei.web.server.room import Room
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import Store

if TYPE_CHECKING:
    from .clusters import Cluster

BASE = "http://table.test"


class Browser(TestClient):
    """Somebody's browser: keeps cookies, follows where it is sent, names the origin of what it sends."""

    def form(self, address: str, **fields: str) -> str:
        """Send a form and read the page that comes."""
        return str(self.post(address, data=fields, headers={"origin": BASE}).text)

    def begin(self, scenario: str, **fields: str) -> str:
        """Set a table; the address of its owner's page."""
        answer = self.post(f"/new/{scenario}", data=fields, headers={"origin": BASE})
        assert answer.status_code == 200, answer.text
        return str(answer.url.path)

    def come(self, link: str) -> Response:
        """Come in by the link of a place; what comes after the form of the page behind it."""
        return self.post(link, headers={"origin": BASE})

    def answer(self, table: str, answer: str, key: str = "", at: str = "") -> int:
        """Answer the question that stands on a page, or another; the status of what comes."""
        page = self.get(table).text
        fields = {"key": key or field(page, "key"), "at": at or field(page, "at"), "answer": answer}
        return int(self.post(f"{table}answer", data=fields, headers={"origin": BASE}).status_code)


def field(page: str, name: str) -> str:
    """The first hidden field of a name on a page."""
    found = re.search(rf'<input type="hidden" name="{name}" value="([^"]*)"', page)
    assert found, page
    return found[1]


def room_of(browser: Browser) -> Room:
    """The room of the server that a browser talks to."""
    found: Room = browser.app.state.room  # type: ignore[attr-defined]
    return found


def hub_of(browser: Browser, table: str) -> Hub:
    """What the server holds of a table; one that it has let go is opened anew."""
    here, name = room_of(browser).hubs.here, table.split("/")[2]
    if name not in here:
        page = browser.get(table)
        assert page.status_code == 200, f"{page.status_code}: {page.text}"
    return here[name]


def question(page: str) -> str:
    """What a page asks first."""
    found = re.search(r"<h2[^>]*data-focus>\s*(.*?)\s*</h2>", page, re.DOTALL)
    assert found, page
    return found[1]


@contextmanager
def server(path: Path) -> Iterator[Browser]:
    """A server over a store, and a browser of its own."""
    with Browser(app(store_at(path)), BASE, headers={"accept-language": "en"}) as browser:
        yield browser


def store_at(path: Path) -> Store:
    """The store in a file; with `HANTEI_STORE=postgres` one in a PostgreSQL that stands for it."""
    if os.environ.get("HANTEI_STORE") != "postgres":
        return SqliteStore(path)
    from hantei.web.storage.postgres import PostgresStore

    return PostgresStore(database_for(path), path.with_name("tables.key"), "http://127.0.0.1:1")


@cache
def database_for(path: Path) -> str:
    """A database for the file of a test, in a PostgreSQL that ends with the tests."""
    return running().database()


@cache
def running() -> Cluster:
    """A PostgreSQL that ends with the tests."""
    from .clusters import Cluster, binaries

    programs = binaries()
    assert programs, "no PostgreSQL: apt-get install postgresql"
    found = Cluster(programs)
    atexit.register(found.stop)
    return found


def other(browser: Browser) -> Browser:
    """Somebody else's browser at the same server."""
    return Browser(browser.app, BASE, headers={"accept-language": "en"})
