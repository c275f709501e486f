"""What every test in a browser has: a server, a browser, and people with windows of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

from hantei.page import parts, site

from .chromium import FLAGS, chromium
from .pages import PageSeat, Space
from .playing import MIDWAY, Seat
from .serving import Server, Wire

HERE = Path(__file__).parent

EXPECTED = (
    "Failed to load resource", "Response Status Error Code 404", "Response Status Error Code 502", "htmx:afterRequest",
    "htmx:sendAbort", "htmx:responseError", "htmx:sendError", "[object Event]",
)  # fmt: skip
"""What the console says of requests that were refused or given up, and of a stream or a server that is away."""

PATIENCE = 60_000
"""Milliseconds after which something that should be there is missed: others may have the machine for a while."""

LOST = ["TimeoutError", "Locator expected"]
"""What a test fails by that waited in vain. A busy machine can starve a browser, so this alone is no proof of a fault.
The closing line counts what was tried again, and a fault of every run fails both times."""

NewSeat = Callable[..., Seat]
Apart = tuple[Wire, Seat, Seat]
Visit = Callable[..., PageSeat]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this directory is a test in a browser; where nobody looks on, a lost wait is tried once more."""
    again = pytest.mark.flaky(reruns=1, only_rerun=LOST)
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if os.environ.get("CI"):
                item.add_marker(again)


@pytest.fixture(autouse=True)
def patience() -> None:
    """Whatever a test waits for, it is not missed because the machine has other things to do."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a run; it is gone before other tests begin, as its loop would be in their way."""
    program = chromium()
    if program is None:
        missing = "no Chromium: apt-get install chromium fonts-noto-cjk"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a run; people who do not know each other see nothing of each other."""
    running = Server(tmp_path_factory.mktemp("served") / "tables.db")
    yield running
    running.kill()


@pytest.fixture
def seat(browser: Browser, server: Server) -> Iterator[NewSeat]:
    """Makes people, each with cookies and a window of their own.

    A page that breaks a rule of its own (an error in a script, something that the policy of the pages forbids) fails
    the test, whatever the test is about.
    """
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(one in message.text for one in EXPECTED):
            complaints.append(message.text)

    def made(**options: Any) -> Seat:
        context = browser.new_context(**{"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(MIDWAY)
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return Seat(page, server.address)

    yield made
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def apart(seat: NewSeat, server: Server) -> Apart:
    """A game that has just begun in two windows of one person, the second of which reaches the server by a wire."""
    wire = Wire(server)
    here = seat()
    here.begin("Quarry Town")
    away = seat(storage_state=here.page.context.storage_state())
    away.page.goto(here.page.url.replace(here.address, wire.address))
    here.answer("Bolt")
    away.come(here.asked())
    return wire, here, away


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The site: the one that `HANTEI_SITE` names, or one that is built once for all processes of this run."""
    if named := os.environ.get("HANTEI_SITE"):
        return Path(named)
    own = tmp_path_factory.getbasetemp()
    place = (own if worker_id == "master" else own.parent) / "site"
    try:
        with alone(place.with_suffix(".lock")):
            if not place.exists():
                site.build(place.with_suffix(".half"), parts.usual_directory(), [])
                place.with_suffix(".half").rename(place)
    except parts.NoParts as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"the parts of the page cannot be had: {error}")
    return place


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Do something while no other process of this run does it."""
    with file.open("w") as lock:
        flock(lock, LOCK_EX)
        yield


@pytest.fixture
def visit(browser: Browser, built: Path) -> Iterator[Visit]:
    """Makes people with a browser of their own; whatever its console complains of, or is asked elsewhere, fails."""
    contexts: list[BrowserContext] = []
    spaces = [Space(built)]
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(one in message.text for one in EXPECTED):
            complaints.append(message.text)

    def made(space: Space | None = None, locale: str = "en-GB") -> PageSeat:
        spaces.append(space or spaces[0])
        context = browser.new_context(locale=locale, viewport={"width": 390, "height": 800})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(MIDWAY)
        contexts.append(context)
        context.on("console", heard)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("request", lambda asked: complaints.append(asked.url) if not ours(asked.url) else None)
        return PageSeat(context.new_page(), spaces[-1].address)

    def ours(url: str) -> bool:
        return url.startswith(("data:", *(f"{kind}{space.address}" for kind in ("", "blob:") for space in spaces)))

    yield made
    for context in contexts:
        context.close()
    for space in spaces:
        space.close()
    assert complaints == []
