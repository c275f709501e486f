"""Assets by the name of their content, and a server under a path behind a proxy."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from hantei.web.http.addresses import assets

from .serving import Person, Process
from .tables import server


def test_assets_are_named_by_their_content_and_kept_for_good(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        page = browser.get("/").text
        loaded = re.findall(r'"(/static/[^"#]+)', page)
        assert loaded
        for address in loaded:
            answer = browser.get(address)
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            _, _, digest, name = address.split("/", 3)
            assert answer.content == assets()[name].content
            assert assets()[name].digest == digest
        other = re.sub("/static/[0-9a-f]{12}/", f"/static/{'0' * 12}/", loaded[0])
        late = browser.get(other)  # a page of before an upgrade: what there is now, but not for good
        assert (late.status_code, late.headers["cache-control"]) == (200, "no-cache")
        assert browser.get("/static/hantei.css").headers["cache-control"] == "no-cache"


def test_assets_are_sent_compressed_to_who_takes_that(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        with browser.stream("GET", "/static/hantei.css", headers={"accept-encoding": "gzip"}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw) == assets()["hantei.css"].content
        assert len(raw) * 3 < len(assets()["hantei.css"].content)
        plain = browser.get("/static/hantei.css", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", ["../app.py", "..%2fapp.py", "none.css", "", f"{'0' * 12}/../app.py"])
def test_nothing_else_is_given_out(tmp_path: Path, path: str) -> None:
    with server(tmp_path / "tables.db") as browser:
        assert browser.get(f"/static/{path}").status_code == 404


@pytest.mark.parametrize("strips", [False, True], ids=["left", "taken off"])
def test_a_game_is_played_under_the_path_of_a_proxy(tmp_path: Path, strips: bool) -> None:
    """Every address of every page leads below the path; a proxy may leave the path in the address or take it off."""
    with Process(tmp_path / "tables.db", more=("--root-path", "/our/tables")) as running:
        assert running.under == "/our/tables"
        person = Person(running.address)
        sent = "" if strips else "/our/tables"
        found = person.post(f"{sent}/new/senki/ace_duel", data={}, follow_redirects=False)
        place = found.headers["location"]
        assert place.startswith("/our/tables/t/")
        page = person.get(place.removeprefix("/our/tables") if strips else place).text
        below = re.findall(r'(?:href|src|action|hx-get)="(/[^"]*)"', page)
        assert len(below) > 20
        assert [address for address in below if not address.startswith("/our/tables/")] == []
        for address in {one.partition("#")[0] for one in below if "/static/" in one or "/rules" in one}:
            assert person.get(address.removeprefix("/our/tables") if strips else address).status_code == 200, address
        table = place.removeprefix("/our/tables") if strips else place
        assert person.answer(table, page, "done") == 204
        assert "join" in person.get(f"{table}panel").text
        assert f"{running.address}/our/tables/join/" in person.get(f"{table}panel").text


def test_a_path_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="is not a path to serve under"):
        Process(tmp_path / "tables.db", more=("--root-path", "our tables"))
