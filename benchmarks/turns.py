"""Run `hantei` with a clock on every turn of the loop, for `attacked.py --turns`.

    python benchmarks/turns.py serve [OPTION ...]

Nobody is answered while a turn lasts. At the end the longest turn is printed with the address of its request, in
milliseconds of processor time of the loop's own thread, so that neither other threads nor other programs count. The
loop is asyncio's own, since uvloop does not show its turns.
"""

from __future__ import annotations

import re
import sys
from asyncio import Handle
from collections.abc import Callable
from contextvars import ContextVar
from time import thread_time
from typing import Any

import uvicorn

from hantei.cli import serving
from hantei.cli.main import main
from hantei.web.http.guard import Guard

request: ContextVar[str] = ContextVar("request", default="-")

longest: tuple[float, str] = (0.0, "-")


def timed(run: Callable[[Handle], None]) -> Callable[[Handle], None]:
    """Run a turn of the loop and time it."""

    def turn(handle: Any) -> None:
        global longest
        start = thread_time()
        run(handle)
        took = thread_time() - start
        if took > longest[0]:
            longest = took, handle._context.get(request)

    return turn


def named(answer: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap the guard, so that the address of each request is known."""

    async def answered(guard: Guard, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            place = re.sub(r"[A-Za-z0-9_-]{12,}", "...", scope["path"])
            request.set(f"{scope['method']} {place}")
        await answer(guard, scope, receive, send)

    return answered


def on_asyncio(make: Callable[..., None]) -> Callable[..., None]:
    """Return the settings of a server on asyncio's own loop."""
    return lambda settings, *facts, **more: make(settings, *facts, **{**more, "loop": "asyncio"})


def told_first(end: Callable[[], None]) -> Callable[[], None]:
    """Print the result before the program ends, as nothing can be printed after that."""

    def ended() -> None:
        print(f"{1000 * longest[0]:.0f} | {longest[1]}", file=sys.stdout, flush=True)
        end()

    return ended


CHANGED: list[tuple[Any, str, Callable[[Any], Any]]] = [
    (Handle, "_run", timed),
    (Guard, "__call__", named),
    (uvicorn.Config, "__init__", on_asyncio),
    (serving, "ended_at_once", told_first),
]
"""The functions replaced for the measurement."""

if __name__ == "__main__":
    for owner, name, around in CHANGED:
        setattr(owner, name, around(getattr(owner, name)))
    main()
