"""Identities: everybody has a secret, given out with the first table or link; the store knows its hash.

Browsers send the secret in a cookie, programs as `Authorization: Bearer`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "hantei"

SAFE_COOKIE = f"__Host-{COOKIE}"
"""The same cookie over HTTPS: a browser accepts one of this name only from this very server, and never over HTTP. One
of the other name, which earlier versions gave out, still tells who somebody is if there is none of this name."""

NEXT = f"{COOKIE}-next"
"""The cookie of a secret that may have become somebody's only one: their sessions were ended, and the server lost its
database before it heard whether that was kept (`cookies.settle`)."""

SAFE_NEXT = f"__Host-{NEXT}"
"""The same cookie over HTTPS."""

YEAR, DAY = 365 * 24 * 3600, 24 * 3600

KNOWN = "hantei.person"
"""The field in the scope of a request that says who asks."""

COOKIES = "hantei.cookies"
"""The field in the scope of a request that holds its cookies, once somebody has asked for them."""

HANDED = "hantei.handed"
"""The field in the scope of a request that holds a secret to hand out with whatever the answer is."""

HANDED_BESIDE = "hantei.handed_beside"
"""The same for a secret that is kept beside the one that stands; "" takes away one that was kept."""

MOST_KNOWN = 1_000
"""Secrets whose hash is remembered, because a player sends the same one with each answer."""


def person(request: HTTPConnection) -> str:
    """Who asks, as the store knows people; "" for somebody new. Found once for a request, and kept in its scope."""
    known: str | None = request.scope.get(KNOWN)
    if known is None:
        given = cookies_of(request)
        kept = given.get(SAFE_COOKIE) or given.get(COOKIE, "")
        token = bearer(request.headers.get("authorization", "")) or kept
        known = request.scope[KNOWN] = known_as(token) if 20 <= len(token) <= 100 else ""
    return known


def cookies_of(request: HTTPConnection) -> Mapping[str, str]:
    """The cookies of a request, read once however often it is wrapped on its way."""
    known: Mapping[str, str] | None = request.scope.get(COOKIES)
    if known is None:
        known = request.scope[COOKIES] = request.cookies
    return known


def bearer(header: str) -> str:
    """The secret that a program sends; "" if it sends none."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


@lru_cache(MOST_KNOWN)
def known_as(token: str) -> str:
    """The hash of a secret. Somebody who reads the store cannot use it to pass for its owner."""
    return sha256(token.encode()).hexdigest()[:32]


def somebody(request: HTTPConnection) -> tuple[str, str]:
    """Who asks, and the secret to hand out ("" if they have one)."""
    known = person(request)
    if known:
        return known, ""
    token = new_token()
    return known_as(token), token


def new_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(24)


def hand_out(request: HTTPConnection, token: str) -> None:
    """Hand out a secret with the answer, even with one that reports a failure: without it, what was given to somebody
    would belong to nobody. Call it before anything is given to somebody new."""
    request.scope[HANDED] = token


def hand_out_beside(request: HTTPConnection, token: str) -> None:
    """Hand out, beside the secret in use, one that may soon be the only valid one; "" takes it away again."""
    request.scope[HANDED_BESIDE] = token


def is_secure(request: HTTPConnection) -> bool:
    """Whether a request came over HTTPS."""
    return bool(request.scope.get("scheme") == "https")  # `url` would put the whole address together for that


def kept_beside(request: HTTPConnection) -> str:
    """The secret that a browser keeps beside its own; "" if there is none.

    Over HTTPS it has the safe name alone: anybody on the way, or at a neighbouring name, can plant the other one."""
    found = cookies_of(request).get(SAFE_NEXT if is_secure(request) else NEXT, "")
    return found if 20 <= len(found) <= 100 else ""


def handed_with(answer: Response, request: HTTPConnection) -> Response:
    """An answer with the secret that is to be handed out with it in a cookie, if there is one.

    Scripts cannot read it. It is `Lax`, not `Strict`, because people who follow a link in a letter must be known on the
    page to which they are sent on; requests that change something are guarded by their origin.
    """
    token, secure = request.scope.get(HANDED, ""), is_secure(request)
    if token:
        name = SAFE_COOKIE if secure else COOKIE
        answer.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    beside = request.scope.get(HANDED_BESIDE)
    if beside is not None:
        name = SAFE_NEXT if secure else NEXT
        answer.set_cookie(name, beside, max_age=DAY if beside else 0, httponly=True, samesite="lax", secure=secure)
    return answer
