"""Who somebody is: a secret, given out with the first table or link, and known here by its hash.

Browsers send it in a cookie, programs as `Authorization: Bearer`.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "hantei"
YEAR = 365 * 24 * 3600

MOST_KNOWN = 1_000
"""Secrets whose hash is remembered: a player sends the same one with every answer."""


def person(request: HTTPConnection) -> str:
    """Who asks, as the store knows people; "" for somebody new."""
    token = bearer(request.headers.get("authorization", "")) or request.cookies.get(COOKIE, "")
    return known_as(token) if 20 <= len(token) <= 100 else ""


def bearer(header: str) -> str:
    """The secret that a program sends; "" where it sends none."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


@lru_cache(MOST_KNOWN)
def known_as(token: str) -> str:
    """What a secret is known as: whoever reads the store cannot pass for somebody."""
    return sha256(token.encode()).hexdigest()[:32]


def somebody(request: HTTPConnection) -> tuple[str, str]:
    """Who asks, and the secret to hand out to somebody new ("" for those who have one)."""
    known = person(request)
    if known:
        return known, ""
    token = new_token()
    return known_as(token), token


def new_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(24)


def remember(answer: Response, token: str, secure: bool) -> None:
    """Hand out a secret.

    Scripts cannot read it. `Lax`, not `Strict`: whoever comes by a link from a letter must be known on the page that
    they are sent on to; what changes anything is guarded by its origin.
    """
    if token:
        answer.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
