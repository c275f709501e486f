"""What addresses are for: each request is known by its address and method, as the router will know it."""

from __future__ import annotations

import pytest
from starlette.routing import Match, Route

from hantei.web.app import routes
from hantei.web.http.deeds import DeedIndex, DeedRoute

DEEDS = DeedIndex(routes())


def filled(path: str) -> str:
    """An address of a route; a number fits everything that is filled in."""
    return "/".join(
        part if "{" not in part else part.partition("{")[0] + "7" + part.partition("}")[2] for part in path.split("/")
    )


def test_a_request_is_for_what_the_route_says_that_answers_it() -> None:
    every = [one for one in routes() if isinstance(one, Route)]
    for route in every:
        for method in route.methods or ():
            path = filled(route.path)
            scope = {"type": "http", "method": method, "path": path, "root_path": "", "headers": []}
            first = next(one for one in every if one.matches(scope)[0] is Match.FULL)
            deed = first.deed if isinstance(first, DeedRoute) else DeedRoute(first.path, first.endpoint).deed
            assert DEEDS.of(method, path) == deed, (method, path)


@pytest.mark.parametrize(
    ("method", "path", "name"),
    [
        ("GET", "/", "start"), ("GET", "/t/a/owner/", "table"), ("HEAD", "/join/secret", "join"),
        ("POST", "/t/a/owner/answer", "answer"), ("GET", "/t/a/owner/answer", "other"), ("GET", "/t/a/owner", "other"),
        ("GET", "/t/a/owner/character/a/say", "character"), ("POST", "/t/a/owner/character/a/say", "other"),
        ("GET", "/t/a/owner/udonarium-room.zip", "udonarium"), ("GET", "/v2/some/thing", "v2"), ("GET", "/v2/", "v2"),
        ("POST", "/new/senki/ace_duel", "begin"), ("GET", "/new/senki/ace_duel", "new"),
        ("GET", "/static/a.js", "static"), ("GET", "/nowhere", "other"), ("GET", "//", "other"),
        ("GET", "/t//owner/", "other"),
    ],
)  # fmt: skip
def test_requests_are_named(method: str, path: str, name: str) -> None:
    assert DEEDS.of(method, path).name == name


def test_what_is_asked_early_is_what_addresses_say_and_not_how_they_end() -> None:
    assert DEEDS.of("POST", "/t/a/watch/say").early
    assert not DEEDS.of("GET", "/t/a/watch/character/red/say").early
    assert not DEEDS.of("GET", "/t/a/watch/adjust/red/access").early
    early = {one.deed.name for one in routes() if isinstance(one, DeedRoute) and one.deed.early}
    hosts = {"seat", "pace", "clock", "back", "dice-from", "remove"}  # an owner under another game master sets these
    assert early == {
        "table", "stream", "say", "access", "leave", "api-table", "api-wait", "api-log", "api-say",
        "panel", "renew", "api-links", *hosts, *(f"api-{name}" for name in hosts),
    }  # fmt: skip


def test_what_belongs_to_a_table_is_led_to_its_server() -> None:
    led = {
        filled(one.path).split("/7")[0]
        for one in routes()
        if isinstance(one, Route) and DEEDS.of(next(iter(one.methods or ())), filled(one.path)).of_table
    }
    assert led == {"/t", "/join", "/sit", "/api/v1/tables", "/api/v1/join"}
