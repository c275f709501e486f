"""The web application: its pages, put together."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from . import start

STATIC = Path(str(files(__package__))) / "static"


def routes() -> list[BaseRoute]:
    """Every address that is answered; each module of pages has its own list."""
    return [*start.routes, Mount("/static", StaticFiles(directory=STATIC), name="static")]


def app() -> Starlette:
    """The application."""
    return Starlette(routes=routes())
