"""Pictures of people: one of ours, or an uploaded image, which is decoded, cropped and encoded anew."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from io import BytesIO

from hantei.core.message import Complaint

from ..http.deeds import MOST_PICTURE
from ..http.forms import number, text
from ..storage.company import COLOURS, NameWish, fit

CRESTS = ("moon", "sun", "wave", "peak", "blossom", "leaf", "star", "bolt")
"""Our own pictures, by their names in the sprite."""

SIDE = 128
"""The width and height of a kept picture in pixels."""

FORMATS = ("JPEG", "PNG", "WEBP", "GIF")
"""The formats that an uploaded image may have."""

MOST_PIXELS = 16_000_000
"""Pixels that are decoded; the size in the header is checked first."""

MOST_CLAIMED = 120_000_000
"""Pixels of an image that can be decoded at a fraction of its size, row by row: a JPEG in one scan."""

SCAN, ROW_BY_ROW = 0xDA, (0xC0, 0xC1)
"""The markers of a JPEG: a scan begins; the frame of one that is decoded row by row, where one scan holds all of it."""

OWN_NAME = 32
"""Letters of the name of an uploaded image, so that nobody can guess it."""


class BadPicture(Complaint):
    """Raised for a file that is no picture, or too large."""


def chosen(form: Mapping[str, str]) -> NameWish:
    """The name, colour and picture that a form asks for; an image of one's own can only be kept. Raises `BadName`."""
    picture = form.get("picture")
    known = picture in ("", *CRESTS)
    return NameWish(fit(text(form, "name")), number(form, "colour", 0) % len(COLOURS), picture if known else None)


def can_draw() -> bool:
    """Whether images can be decoded here. In a page they cannot; people there are alone at the table."""
    return find_spec("PIL") is not None


def redrawn(data: bytes) -> bytes:
    """An image as it is kept: square, small, with nothing in it but pixels. Raises `BadPicture`."""
    from PIL import Image, ImageOps  # missing in a page, where people play alone

    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data), formats=FORMATS) as image:
            warnings.simplefilter("ignore")
            claimed = image.width * image.height
            image.draft("RGB", (2 * SIDE, 2 * SIDE))
            if (
                claimed > (MOST_CLAIMED if in_one_scan(data) else MOST_PIXELS)
                or image.width * image.height > MOST_PIXELS
            ):
                raise BadPicture("web-picture-what", size=MOST_PICTURE // 1024 // 1024)
            image.thumbnail((4 * SIDE, 4 * SIDE))
            square = ImageOps.fit(ImageOps.exif_transpose(image).convert("RGBA"), (SIDE, SIDE))
            kept = BytesIO()
            square.save(kept, "WEBP", quality=85)
    except BadPicture:
        raise
    except Exception:  # noqa: BLE001 - whatever a decoder trips over is no picture
        raise BadPicture("web-picture-what", size=MOST_PICTURE // 1024 // 1024) from None
    return kept.getvalue()


def in_one_scan(data: bytes) -> bool:
    """Whether an image is a JPEG whose first scan holds all its colours, row by row. Of any other, progressive ones
    among them, a decoder holds the whole in memory, however small it is drawn."""
    at, colours = 2, b""
    while data[at : at + 1] == b"\xff" and len(data) > at + 3:
        kind = data[at + 1]
        if kind in ROW_BY_ROW:
            colours = data[at + 9 : at + 10]
        elif kind == SCAN:
            return colours == data[at + 4 : at + 5] != b""
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return False
