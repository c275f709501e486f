"""The browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip


def chromium() -> str | None:
    """The Chromium of this computer."""
    return shutil.which("chromium") or shutil.which("chromium-browser")
