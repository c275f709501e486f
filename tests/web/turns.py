"""A server without sockets, threads and waiting: everything is done in turns of a loop whose clock is our own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit

from hantei.web.app import Application, app
from hantei.web.server.room import Room
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.working.crew import InlineCrew

T = TypeVar("T")

HOST = "table.test"
LONG = 10_000.0
"""Seconds after which a test waits for nothing more."""

ORIGIN = f"http://{HOST}"


class Turns(asyncio.BaseEventLoop):
    """A loop that needs no socket. Where nothing is left to do now, its clock jumps to what is to be done next."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = self

    def time(self) -> float:
        """Seconds since it began."""
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Let time pass."""
        assert timeout is not None, "nobody will ever do anything again"
        self._now += timeout
        assert timeout == 0 or self._now < LONG, "what is waited for never comes"
        return []

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


def played(work: Coroutine[Any, Any, T]) -> T:
    """What comes of work on a loop of its own."""
    loop = Turns()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.run_until_complete(ended(asyncio.all_tasks(loop)))
        loop.close()


async def ended(tasks: Collection[asyncio.Task[Any]]) -> None:
    """End tasks that are still under way: streams that nobody has closed."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Answer:
    """What comes back to a request: as much of it as has come."""

    def __init__(self) -> None:
        self.status, self.headers, self.body, self.over = 0, list[tuple[str, str]](), b"", False

    @property
    def text(self) -> str:
        """The page."""
        return self.body.decode()

    def header(self, name: str) -> str:
        """A header; "" where there is none."""
        return dict(self.headers).get(name, "")

    async def take(self, message: Any) -> None:
        """A part of it comes."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = [(name.decode(), value.decode()) for name, value in message["headers"]]
        else:
            self.body += message["body"]
            self.over = not message.get("more_body", False)


class Browser:
    """Somebody's browser: keeps cookies, follows where it is sent, names the origin of what it sends."""

    def __init__(self, served: Application) -> None:
        self.served, self.cookies = served, dict[str, str]()

    async def get(self, address: str) -> Answer:
        """A page, after all that it leads to."""
        return await self._followed(await self.ask("GET", address))

    async def post(self, address: str, **fields: str) -> Answer:
        """Send a form, and get the page that it leads to."""
        return await self._followed(await self.ask("POST", address, urlencode(fields).encode()))

    async def ask(self, method: str, address: str, body: bytes = b"", parts: int = 1, **headers: str) -> Answer:
        """What comes back to one request, whose body is sent in so many parts."""
        answer = Answer()
        size = max(1, -(-len(body) // parts))
        chunks = [body[at : at + size] for at in range(0, len(body), size)] or [b""]

        async def receive() -> Any:
            return {"type": "http.request", "body": chunks.pop(0), "more_body": bool(chunks)}

        await self.served(self._scope(method, address, headers), receive, answer.take)
        for name, value in answer.headers:
            if name == "set-cookie":
                self.cookies |= {key: one.value for key, one in SimpleCookie(value).items()}
        return answer

    def listen(
        self, address: str, take: Callable[[Answer, Any], Any] | None = None
    ) -> tuple[Answer, asyncio.Task[None]]:
        """A stream, read for as long as its task runs; `take` says how it is read, at once unless given."""
        answer = Answer()

        async def receive() -> Any:
            await asyncio.get_running_loop().create_future()

        async def send(message: Any) -> None:
            await (take(answer, message) if take else answer.take(message))

        return answer, asyncio.create_task(self.served(self._scope("GET", address, {}), receive, send))

    async def _followed(self, answer: Answer) -> Answer:
        while answer.status in (302, 303, 307, 308):
            answer = await self.ask("GET", answer.header("location"))
        return answer

    def _scope(self, method: str, address: str, headers: dict[str, str]) -> dict[str, Any]:
        where = urlsplit(address)
        said = {
            "host": HOST, "origin": ORIGIN, "accept-language": "en",
            "content-type": "application/x-www-form-urlencoded",
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), **headers,
        }  # fmt: skip
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": where.path, "raw_path": where.path.encode(), "query_string": where.query.encode(), "root_path": "",
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in said.items()],
            "client": ("here", 1), "server": (HOST, 80),
        }  # fmt: skip


@asynccontextmanager
async def serving(path: Path) -> AsyncIterator[Browser]:
    """A server over a store, and a browser at it."""
    served = app(SqliteStore(path), crew=InlineCrew)
    async with served.router.lifespan_context(served):
        yield Browser(served)


def room_of(browser: Browser) -> Room:
    """The room of the server that a browser talks to."""
    found: Room = browser.served.state.room
    return found


async def while_others_work(turns: int = 50) -> None:
    """Wait for so many turns of the loop; no time passes."""
    for _ in range(turns):
        await asyncio.sleep(0)
