"""A site that plays in a page, and the plain server of files that it comes from."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import threading
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Locator, Page

from .playing import Seat

TABLE = r"(?<=const SITE = ).*(?=;\n)"
"""What a service worker knows of its site."""

LAID = 60_000
"""Milliseconds in which Python has started, on a machine that has other things to do."""

KEPT, PAUSE = 120_000, 250
"""Milliseconds in which everything is kept, and between two looks at it."""


class Quiet(SimpleHTTPRequestHandler):
    """Sends files, and tells nobody."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


class Space:
    """A web space: serves the files of a directory, and nothing else."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(directory)))
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Serve nothing any more."""
        self.server.shutdown()
        self.server.server_close()


class PageSeat(Seat):
    """Somebody who plays in a page: the table stands in a frame of the window."""

    def __init__(self, window: Page, space: str) -> None:
        self.window = window
        super().__init__(window, f"{space}/app")  # the frame takes its place as soon as there is one

    def visit(self, address: str = "") -> None:
        """Open the page, and wait until the table is laid."""
        self.window.goto(address or self.address.removesuffix("app"))  # the scope of the site
        self.laid()

    def laid(self) -> None:
        """Wait until the table is there."""
        self.window.locator("#table:not([hidden])").wait_for(timeout=LAID)
        frame = self.frame()
        frame.locator("main h1").first.wait_for(timeout=LAID)
        self.page = frame  # type: ignore[assignment]

    def frame(self) -> Frame:
        """The frame with the table."""
        found = self.window.locator("#table").element_handle().content_frame()
        assert found is not None
        return found

    def beside(self) -> PageSeat:
        """Another window of the same browser."""
        return PageSeat(self.window.context.new_page(), self.address.removesuffix("/app"))

    def all_kept(self, site: Path) -> None:
        """Wait until the browser keeps everything of a site, also what is loaded for later."""
        count = "async () => (await (await caches.open('hantei-files-3')).keys()).length"
        all_of_them = len({entry["digest"] for entry in listed(site).values()})
        for _ in range(KEPT // PAUSE):
            if self.window.evaluate(count) >= all_of_them:
                return
            self.window.wait_for_timeout(PAUSE)
        raise AssertionError("not everything is kept")

    def bring(self, file: Path) -> None:
        """Bring a file along."""
        self.open()
        self.page.locator("input[type=file]").set_input_files(file)
        self.page.get_by_role("button", name="Load it").click()

    def reload(self) -> None:
        """Load the window anew."""
        self.window.reload()
        self.laid()


def kept(window: Page, link: Locator, place: Path) -> Path:
    """The file that a link or a button of a window gives out."""
    with window.expect_download() as waited:
        link.click()
    file = place / waited.value.suggested_filename
    waited.value.save_as(file)
    return file


def copied(site: Path, place: Path) -> Path:
    """A site of its own, to be changed."""
    shutil.copytree(site, place)
    return place


def listed(site: Path) -> dict[str, dict[str, Any]]:
    """The files of a site by their names, as its service worker knows them."""
    table = re.search(TABLE, (site / "sw.js").read_text())
    assert table is not None
    found: dict[str, dict[str, Any]] = json.loads(table[0])["files"]
    return found


def altered(site: Path, name: str, change: Callable[[str], str]) -> None:
    """Change a file of a site, as a new version would."""
    files = listed(site)
    entry = files[name]
    file = site / entry["from"]
    text = change((gzip.decompress(file.read_bytes()) if entry["packed"] else file.read_bytes()).decode())
    data = text.encode()
    entry |= {"digest": sha256(data).hexdigest(), "size": len(data)}
    if entry["packed"]:
        entry["from"] = f"parts/{entry['digest'][:16]}.bin"
    (site / entry["from"]).write_bytes(gzip.compress(data) if entry["packed"] else data)
    rewritten(site, files)


def rewritten(site: Path, files: Mapping[str, Mapping[str, Any]]) -> None:
    """Have the service worker of a site know other files."""
    program = site / "sw.js"
    before, _, after = re.split(f"({TABLE})", program.read_text(), maxsplit=1)
    program.write_text(before + json.dumps({"files": files}) + after)
