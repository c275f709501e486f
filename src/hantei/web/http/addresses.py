"""Addresses: the path of the server, and assets named by their content.

A process serves under one path, "" unless a proxy adds one; all links of the pages begin with it.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from .styles import sheet

STATIC = Path(str(files("hantei.web"))) / "static"
_places = [STATIC]
GOOD = "public, max-age=31536000, immutable"
"""Lets a browser keep files that are named by their content for a year."""

SHEET = "hantei.css"
"""The style sheet, put together from its layers."""

WORTH = 1_000
"""Bytes from which an asset is sent compressed."""

_root = ""
_outside = ""
_window = ""

LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""Names by which this computer calls itself."""


def serve_under(path: str) -> None:
    """Set the path under which the server is reached, before any page is drawn. Parameter: "" or "/some/path"."""
    global _root
    _root = path.rstrip("/")


def root() -> str:
    """The path under which the server is reached."""
    return _root


def at(path: str) -> str:
    """The address of a path of ours, such as "/t/..."."""
    return _root + path


def within(address: str) -> str:
    """An address of this server that came from outside; "" for any other."""
    outside = address.startswith(("//", "/\\")) or not address.isprintable()
    return address if address.startswith("/") and not outside else ""


def reached_at(address: str) -> None:
    """Set the address at which others in the house reach the server; "" if nobody does."""
    global _outside
    _outside = address


def handed_out(address: str) -> str:
    """An address of the server for other people; an address that works on this computer alone is replaced."""
    return _outside if _outside and is_local(address) else address


def by_post(address: str) -> None:
    """Send moves by post instead of over this server; call it before any page is drawn.

    Parameter: the address of the window around the pages, to which letters and other links lead.
    """
    global _window
    _window = address


def window() -> str:
    """The address of the window around the pages if moves go by post; "" if people come by links."""
    return _window


def is_local(address: str) -> bool:
    """Whether an address works on this computer alone."""
    host = urlsplit(address).hostname or ""
    return host in LOOPBACK or host.startswith("127.")


class Asset(NamedTuple):
    """A file that pages load: its content, the compressed content if that is worth it, its type, its name by
    content."""

    content: bytes
    packed: bytes
    kind: str
    digest: str


def serve_from(directory: Path) -> None:
    """Let pages load the files of another directory too; none of its paths may exist already."""
    if directory not in _places:
        _places.append(directory)
        assets.cache_clear()


@cache
def assets() -> Mapping[str, Asset]:
    """All files that pages load, by their paths."""
    return {name: one for place in _places for name, one in assets_in(place).items()}


@cache
def assets_in(place: Path) -> Mapping[str, Asset]:
    """The files of one directory that pages load; the style sheet is among those of the web table."""
    found = {
        str(file.relative_to(place)): of(file.name, file.read_bytes())
        for file in sorted(place.rglob("*"))
        if file.is_file()
    }
    return {**found, SHEET: of(SHEET, sheet().encode())} if place == STATIC else found


def of(name: str, content: bytes) -> Asset:
    """Make a file that pages load, from its name and its content."""
    kind = guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0) if len(content) >= WORTH else b""
    text = kind.startswith("text/") or kind.endswith(("javascript", "+xml"))
    return Asset(content, packed, f"{kind}; charset=utf-8" if text else kind, sha256(content).hexdigest()[:12])


def asset(name: str) -> str:
    """The address of a file that pages load; it changes with the content."""
    return at(f"/static/{assets()[name].digest}/{name}")


async def served(scope: Scope, receive: Receive, send: Send) -> None:
    """Send a file that pages load. Browsers keep it for good under its name by content, and ask anew under its own
    name."""
    path = scope["path"].removeprefix(scope.get("root_path", "")).removeprefix("/")
    digest, _, name = path.partition("/")
    if name not in assets() or len(digest) != len(assets()[name].digest):
        digest, name = "", path
    found = assets().get(name)
    if found is None or scope["method"] not in ("GET", "HEAD"):
        raise HTTPException(404)
    headers = {"cache-control": GOOD if digest == found.digest else "no-cache", "vary": "accept-encoding"}
    headers["etag"] = f'"{found.digest}"'
    content = found.content
    if found.packed and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
        content, headers["content-encoding"] = found.packed, "gzip"
    await Response(content, headers=headers, media_type=found.kind)(scope, receive, send)


class CountedNumber(Convertor[int]):
    """The number of something kept, such as a line of a log, in an address: with as many digits as there can be."""

    regex = "[0-9]{1,12}"

    def convert(self, value: str) -> int:
        """The number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """The number as it stands in an address."""
        return str(value)


register_url_convertor("number", CountedNumber())
