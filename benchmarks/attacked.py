"""How long somebody else's answer takes while a server is attacked.

    python benchmarks/attacked.py COMMAND [ARGUMENT ...]

Runs a program that starts a server by the command that stands in the environment variable HANTEI, and attacks it. That
command is one of ours here: the server comes up at a port that we know. From then until the program ends a bystander
plays Senki's `ace_duel` at a table of their own, an answer every fifth of a second, over a connection as a browser
keeps it. Printed is how long it takes from sending an answer until it is acknowledged, and, since a busy machine makes
everybody wait, by how much a thread wakes late that only sleeps.
"""

from __future__ import annotations

import http.client
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
from html import unescape
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from urllib.parse import urlencode

FIELD = re.compile(r'<input type="hidden" name="(at|key)" value="([^"]*)"')
OPTION = re.compile(r'<button class="option" name="answer" value="([^"]*)"|<option value="([^"]*)"')
FORM = re.compile(r'<form action="answer".*?</form>', re.S)
EVERY = 0.2


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Bystander:
    """Somebody who plays on while others are attacked."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie, self.base, self.rng = port, "", "", Random(1)
        self.line: http.client.HTTPConnection | None = None
        self.times: list[float] = []
        self.failures: list[str] = []

    def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str, str]:
        """One request: status, where it leads, what it says."""
        if self.line is None:
            self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        head = {"Accept-Language": "en", "Cookie": self.cookie}
        if method == "POST":
            head |= {"Origin": f"http://127.0.0.1:{self.port}", "HX-Request": "true"}
            head |= {"Content-Type": "application/x-www-form-urlencoded"}
        try:
            self.line.request(method, path, urlencode(form or {}), head)
            answer = self.line.getresponse()
            text = answer.read().decode()
        except (OSError, http.client.HTTPException):
            self.line = None
            raise
        given = re.match(r"hantei=[^;]+", answer.getheader("set-cookie") or "")
        self.cookie = given[0] if given else self.cookie
        return answer.status, answer.getheader("location") or "", text

    def sit_down(self) -> None:
        """A new table of one's own."""
        form = {"seat-red": "here", "seat-white": "here", "pace": "instant"}
        self.base = re.sub(r"http://[^/]+", "", self.ask("POST", "/new/senki/ace_duel", form)[1])

    def once(self) -> None:
        """One answer, measured."""
        asked = FORM.search(self.ask("GET", self.base)[2]) if self.base else None
        if asked is None:
            self.sit_down()
            return
        options = [unescape(one or other) for one, other in OPTION.findall(asked[0])]
        form = {name: unescape(value) for name, value in FIELD.findall(asked[0])}
        start = perf_counter()
        status = self.ask("POST", f"{self.base}answer", {**form, "answer": self.rng.choice(options)})[0]
        self.times.append(perf_counter() - start)
        if status >= 400:
            self.failures.append(str(status))

    def play(self, over: threading.Event) -> None:
        """Answer until it is over; whoever is refused comes again."""
        while not over.wait(EVERY):
            try:
                self.once()
            except (OSError, http.client.HTTPException) as error:
                if self.times and not over.is_set():
                    self.failures.append(type(error).__name__)


def oversleep(over: threading.Event, late: list[float]) -> None:
    """By how much a thread that does nothing wakes late."""
    while not over.is_set():
        start = perf_counter()
        sleep(EVERY)
        late.append(perf_counter() - start - EVERY)


def said(name: str, times: list[float]) -> str:
    """Half, the 99th percentile, and the longest."""
    if not times:
        return f"{name}: none"
    order = sorted(times)
    half, most = order[len(order) // 2], order[min(len(order) - 1, int(0.99 * len(order)))]
    figures = f"half {1000 * half:.0f} ms, 99 % {1000 * most:.0f} ms, longest {1000 * order[-1]:.0f} ms"
    return f"{name}: {len(order)}, {figures}"


def main() -> None:
    """Attack, play beside it, print the figures."""
    port, over, late = free_port(), threading.Event(), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        command = Path(folder) / "hantei"
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hantei "$@" --port {port}\n', encoding="utf-8")
        command.chmod(0o755)
        other = Bystander(port)
        threads = [
            threading.Thread(target=other.play, args=(over,)),
            threading.Thread(target=oversleep, args=(over, late)),
        ]
        for one in threads:
            one.start()
        ended = subprocess.run(sys.argv[1:], env={**os.environ, "HANTEI": str(command)}).returncode
        over.set()
        for one in threads:
            one.join()
    print(said("answers of somebody else", other.times), "| failed:", other.failures[:5], len(other.failures))
    print(said("a sleeper wakes late", late), "| the program ended with", ended)


if __name__ == "__main__":
    main()
