"""A site that plays in a page, and the plain server of files that it comes from."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page

from .playing import Seat

LAID = 60_000
"""Milliseconds in which Python has started, on a machine that has other things to do."""


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
        self.window.goto(address or self.address.removesuffix("app"))
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

    def reload(self) -> None:
        """Load the window anew."""
        self.window.reload()
        self.laid()


def visitor(context: BrowserContext, space: Space) -> PageSeat:
    """A new window of somebody."""
    return PageSeat(context.new_page(), space.address)
