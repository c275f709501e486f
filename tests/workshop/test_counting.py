"""What is written counts for the address from which it comes."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hantei.web.app import app
from hantei.web.http import guard
from hantei.web.storage.sqlite import SqliteStore
from hantei.workshop.hosted import annex


def test_versions_count_for_the_address_that_sends_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft that takes the place of another counts as what it adds."""
    base, counted = "http://testserver", list[float]()
    monkeypatch.setattr(guard.Buckets, "spend", lambda _, sender, now, count: counted.append(count))
    added, hosted = annex()
    served = app(SqliteStore(tmp_path / "tables.db"), annex=added)
    served.state.hosted = hosted
    with TestClient(served, base) as browser:
        text = browser.post("/write", data={"head": "senki/1"}, headers={"origin": base}).url.path
        for size in (1_000, 1_500, 1_200):
            headers = {"origin": base, "content-type": "text/plain"}
            assert browser.post(f"{text}check?page=one", content="#" * size, headers=headers).status_code == 200
    assert counted == [1_000, 500]
