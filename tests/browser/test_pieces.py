"""The page of pieces for tables elsewhere: what has changed since a piece was copied, and its picture as PNG."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import NewSeat


def test_the_page_offers_what_has_changed_since_a_piece_was_copied(seat: NewSeat) -> None:
    """Endurance was 19 in the table elsewhere, to which the piece was copied, and is what it is here."""
    me = seat(permissions=["clipboard-read", "clipboard-write"])
    me.begin("The Late Shift")
    me.open(re.sub(r"#.*|[^/]*$", "", me.page.url.removeprefix(me.address)) + "pieces")
    piece = me.page.locator("[data-piece]").first
    piece.locator("[data-copy]").click()
    expect(piece.locator("[role=status]")).to_have_text(re.compile("."))
    copied = json.loads(me.page.evaluate("navigator.clipboard.readText()"))["data"]["status"][0]
    me.page.evaluate(
        """label => {
          const key = Object.keys(localStorage).find((one) => one.includes("piece"));
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), [label]: 19 }));
        }""",
        copied["label"],
    )
    me.page.reload()
    changes = me.page.locator("[data-piece]").first.locator("textarea[id$=changes]")
    expect(changes).to_have_value(f":{copied['label']}{copied['value'] - 19:+d}")
    button = me.page.locator("[data-copy$=changes]").first
    button.click()
    expect(button.locator("xpath=..").locator("[role=status]")).to_have_text(re.compile("."))
    assert me.page.evaluate("navigator.clipboard.readText()") == changes.input_value()
    me.page.reload()
    expect(me.page.locator("[data-piece]").first.get_by_text("Nothing has changed")).to_be_visible()


def test_the_picture_of_a_piece_is_saved_as_png(seat: NewSeat, tmp_path: Path) -> None:
    me = seat()
    me.begin("The Late Shift")
    me.open(re.sub(r"#.*|[^/]*$", "", me.page.url.removeprefix(me.address)) + "pieces")
    with me.page.expect_download() as told:
        me.page.locator("[data-picture]").first.click()
    assert told.value.suggested_filename == "Hatamoto.png"
    told.value.save_as(tmp_path / "piece.png")
    assert (tmp_path / "piece.png").read_bytes().startswith(b"\x89PNG")
