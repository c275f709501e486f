"""A browser for benchmarks: a cookie, a connection that is kept, forms and files."""

from __future__ import annotations

import http.client
import re
from collections.abc import Mapping
from html import unescape
from random import Random
from urllib.parse import urlencode

HOST = "127.0.0.1"
FIELD = re.compile(r'<input type="hidden" name="(at|key)" value="([^"]*)"')
OPTION = re.compile(r'<button class="option" name="answer" value="([^"]*)"|<option value="([^"]*)"')
FORM = re.compile(r'<form action="answer".*?</form>', re.S)
FORM_TYPE = "application/x-www-form-urlencoded"
BOUNDARY = "--------hantei"


class Browser:
    """Somebody at a server on this computer. Parameters: its port, and the source of luck."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.port, self.cookie, self.rng = port, "", Random(seed)
        self.line: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: bytes | None = None, kind: str = FORM_TYPE) -> tuple[int, str, str]:
        """Send one request; return the status, the redirect and the body. Raises `OSError`, `HTTPException`."""
        if self.line is None:
            self.line = http.client.HTTPConnection(HOST, self.port, timeout=60)
        head = {"Accept-Language": "en", "Cookie": self.cookie}
        if method != "GET":
            head |= {"Origin": f"http://{HOST}:{self.port}", "HX-Request": "true", "Content-Type": kind}
        try:
            self.line.request(method, path, body, head)
            answer = self.line.getresponse()
            text = answer.read().decode(errors="replace")
        except (OSError, http.client.HTTPException):
            self.line.close()
            self.line = None
            raise
        given = re.match(r"hantei=[^;]+", answer.getheader("set-cookie") or "")
        self.cookie = given[0] if given else self.cookie
        return answer.status, re.sub(r"http://[^/]+", "", answer.getheader("location") or ""), text

    def fill(self, path: str, form: Mapping[str, str]) -> tuple[int, str, str]:
        """Send a form."""
        return self.ask("POST", path, urlencode(form).encode())

    def send(self, path: str, name: str, data: bytes) -> tuple[int, str, str]:
        """Send a file."""
        head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
        body = head.encode() + data + f"\r\n--{BOUNDARY}--\r\n".encode()
        return self.ask("POST", path, body, f"multipart/form-data; boundary={BOUNDARY}")

    def duel(self) -> str:
        """Make a table of one's own with Senki's `ace_duel`; return its address."""
        return self.fill("/new/senki/ace_duel", {"seat-red": "here", "seat-white": "here", "pace": "instant"})[1]

    def question(self, page: str) -> dict[str, str] | None:
        """Return a random answer to the question on a page, as its form sends it; None if nothing is asked."""
        asked = FORM.search(page)
        if asked is None:
            return None
        options = [unescape(one or other) for one, other in OPTION.findall(asked[0])]
        return {name: unescape(value) for name, value in FIELD.findall(asked[0])} | {
            "answer": self.rng.choice(options or [""])
        }
