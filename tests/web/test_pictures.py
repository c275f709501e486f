"""Pictures of people: a crest, or an image of their own, of which nothing is kept but its pixels."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from hantei.web.http.deeds import MOST_PICTURE
from hantei.web.http.guard import Sender
from hantei.web.server.room import Room
from hantei.web.storage.pictures import SIDE, BadPicture, in_one_scan, redrawn
from hantei.web.working.crew import TooDear

from .tables import BASE, Browser, other, room_of, server

RED, BLUE = (200, 30, 30), (20, 40, 200)


def image(kind: str, size: tuple[int, int] = (300, 200), extra: bytes = b"", **how: Any) -> bytes:
    """An image whose left half is red, and whose right half is blue."""
    drawn = Image.new("RGB", size, RED)
    drawn.paste(BLUE, (size[0] // 2, 0, *size))
    data = BytesIO()
    drawn.save(data, kind, **({"exif": exif(extra)} if extra else {}), **how)
    return data.getvalue()


def exif(said: bytes) -> Image.Exif:
    """What a camera writes beside the pixels: where it was."""
    found = Image.Exif()
    found[0x010E] = said.decode()
    return found


def send(browser: Browser, data: bytes) -> int:
    """Bring an image along; the status of what comes."""
    file = {"file": ("me.png", data, "image/png")}
    return int(browser.post("/picture", files=file, data={"back": "/name"}, headers={"origin": BASE}).status_code)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF"])
def test_an_image_is_cut_square_and_written_anew(kind: str) -> None:
    with Image.open(BytesIO(redrawn(image(kind)))) as kept:
        assert (kept.format, kept.size) == ("WEBP", (SIDE, SIDE))
        left, right = (kept.convert("RGB").getpixel((x, SIDE // 2)) for x in (5, SIDE - 5))
    assert isinstance(left, tuple)
    assert isinstance(right, tuple)
    assert left[0] > 150 > left[2]
    assert right[2] > 150 > right[0]


def test_what_stands_beside_the_pixels_is_not_kept() -> None:
    data = image("JPEG", extra=b"35.6586 N, 139.7454 E")
    assert b"139.7454" in data
    kept = redrawn(data + b"<script>alert(1)</script>")
    assert b"139.7454" not in kept
    assert b"script" not in kept


@pytest.mark.parametrize(
    "data",
    [
        b"", b"no picture", b"<svg xmlns='http://www.w3.org/2000/svg'/>", image("PNG")[:60],
        image("PNG", (5000, 4000)), b"%!PS-Adobe-3.0 EPSF-3.0\n",
    ],
)  # fmt: skip
def test_what_is_no_picture_or_too_large_a_one_is_refused(data: bytes) -> None:
    with pytest.raises(BadPicture):
        redrawn(data)


def test_people_bring_a_picture_that_others_at_the_table_see(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as owner:
        table = owner.begin("senki/ace_duel", **{"seat-red": "here", "seat-white": "link"})
        owner.form("/name", name="Kaori", colour="1")
        guest = other(owner)
        links = re.findall(r"http://table.test/join/[0-9a-zA-Z_-]+", owner.get(f"{table}panel").text)
        guest.come(links[0].removeprefix("http://table.test"))
        assert send(owner, image("PNG")) == 200
        (shown,) = set(re.findall(r"/pictures/[0-9a-f]{32}", guest.get(f"{table.replace('owner', 'seat-white')}").text))
        answer = guest.get(shown)
        assert answer.headers["content-type"] == "image/webp"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.content == redrawn(image("PNG"))
        # Another name keeps it; a crest takes it away for good
        owner.form("/name", name="Kaori", colour="2", picture=shown.removeprefix("/pictures/"))
        assert guest.get(shown).status_code == 200
        owner.form("/name", name="Kaori", colour="2", picture="moon")
        assert guest.get(shown).status_code == 404
        assert "#c-moon" in guest.get(f"{table.replace('owner', 'seat-white')}").text
        # Nobody takes a picture that is another's, or makes one up
        owner.form("/name", name="Kaori", colour="2", picture="../../x")
        assert "../../x" not in owner.get("/name").text


def test_an_image_that_takes_long_undoes_no_new_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a form whose picture has been replaced meanwhile takes none away."""
    with server(tmp_path / "tables.db") as someone:
        someone.form("/name", name="Kaori", colour="1", picture="leaf")

        async def slow(room: Room, sender: Sender, data: bytes) -> bytes:
            room.store.execute("UPDATE people SET name = 'Yuki', colour = 3")  # as from another page of theirs
            return redrawn(data)

        monkeypatch.setattr("hantei.web.routes.naming.drawn", slow)
        assert send(someone, image("PNG")) == 200
        page = someone.get("/name").text
        assert 'value="Yuki"' in page
        assert "Kaori" not in page
        (first,) = set(re.findall(r"/pictures/[0-9a-f]{32}", page))
        monkeypatch.undo()
        assert send(someone, image("GIF")) == 200
        (second,) = set(re.findall(r"/pictures/[0-9a-f]{32}", someone.get("/name").text))
        someone.form("/name", name="Yuki", colour="3", picture=first.removeprefix("/pictures/"))
        assert someone.get(second).status_code == 200


def test_an_image_that_is_none_or_too_heavy_changes_nothing(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as someone:
        someone.form("/name", name="Kaori", colour="1", picture="leaf")
        assert send(someone, b"no picture") == 422
        assert send(someone, b"\0" * (MOST_PICTURE + 20_000)) == 413
        assert 'value="leaf" checked' in someone.get("/name").text
        assert someone.get("/pictures/" + "0" * 32).status_code == 404
        assert someone.get("/pictures/leaf").status_code == 404


def test_an_image_is_decoded_where_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decoder keeps the interpreter for itself; so it runs in a process of its own, which has a deadline."""
    apart = list[object]()

    async def noted(work: Callable[..., Any], *facts: Any) -> Any:
        apart.append(work)
        if len(apart) > 2:
            raise TooDear("web-too-dear", seconds=30)
        return work(*facts)

    with server(tmp_path / "tables.db") as owner:
        monkeypatch.setattr(room_of(owner).crew, "apart", noted)
        assert send(owner, image("WEBP")) == 200
        name = re.search(r"/pictures/[0-9a-f]{32}", owner.get("/name").text)
        assert name
        assert owner.get(name[0]).content == redrawn(image("WEBP"))
        assert send(owner, b"no picture") == 422
        assert send(owner, image("WEBP")) == 422
        assert apart == [redrawn] * 3


def test_what_a_decoder_holds_as_a_whole_is_bound_by_what_that_takes() -> None:
    """A JPEG row by row is drawn small at once; a progressive one is held in memory with all its pixels."""
    large = (5000, 4000)
    redrawn(image("JPEG", large))
    with pytest.raises(BadPicture):
        redrawn(image("JPEG", large, progressive=True))
    redrawn(image("JPEG", progressive=True))


def test_whether_a_jpeg_is_in_one_scan_is_read_off_its_markers() -> None:
    whole = image("JPEG")
    scan = whole.index(b"\xff\xda")
    assert in_one_scan(whole)
    assert not in_one_scan(image("JPEG", progressive=True))
    assert not in_one_scan(whole[: scan + 4] + b"\1" + whole[scan + 5 :])  # each colour in a scan of its own
    for end in (0, 1, 3, scan, scan + 4):
        assert not in_one_scan(whole[:end])
    assert not in_one_scan(image("PNG"))
