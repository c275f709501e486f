"""The gate: whoever has the address that the workshop told when it began comes in, and nobody else."""

from __future__ import annotations

from hmac import compare_digest
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from hantei.web.http.guard import Refusal

TOKEN = "token"  # noqa: S105 - what the field is called
COOKIE = "hantei-workshop"


class Gate:
    """Lets in whoever has the token: it comes in the address, and is exchanged for a cookie at once.

    Parameters: what stands behind the gate, the token, and the port, by which the cookies of several workshops on one
    computer are told apart. Raises `Refusal` for everybody else, which the guard says.
    """

    def __init__(self, app: ASGIApp, token: str, port: int) -> None:
        self.app, self.token, self.cookie = app, token, f"{COOKIE}-{port}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "refusal" in scope or scope["path"].startswith("/static/"):
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        query = dict(parse_qsl(request.url.query))
        if self.fits(query.get(TOKEN, "")):
            answer = RedirectResponse(request.url.path, 303)
            answer.set_cookie(self.cookie, self.token, httponly=True, samesite="strict")
            await answer(scope, receive, send)
        elif self.fits(request.cookies.get(self.cookie, "")):
            await self.app(scope, receive, send)
        else:
            raise Refusal(403, "workshop-no-token")

    def fits(self, given: str) -> bool:
        """Whether this is the token."""
        return compare_digest(given.encode(), self.token.encode())
