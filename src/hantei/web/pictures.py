"""Pictures of people: one of ours, or an image of their own, which is decoded, cut to size and written anew."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from io import BytesIO

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei.core.message import Complaint

from .addresses import GOOD, at
from .company import COLOURS, Calling, calling, fit
from .deeds import MOST_FORM, MOST_PICTURE, Deed, posted
from .handling import number, room_of, text
from .pages import general, language
from .people import remember, somebody
from .start import within

CRESTS = ("moon", "sun", "wave", "peak", "blossom", "leaf", "star", "bolt")
"""The pictures of ours, as the sprite names them."""

SIDE = 128
"""Pixels of the side of a picture as it is kept."""

FORMATS = ("JPEG", "PNG", "WEBP", "GIF")
"""What an image of one's own may be written in."""

MOST_PIXELS = 16_000_000
"""Pixels that are decoded; what a header claims is looked at before that."""

MOST_CLAIMED = 120_000_000
"""Pixels of an image that its format lets us decode at a fraction of its size."""

OWN_NAME = 32
"""Letters of the name of an image of somebody's own: nobody guesses it."""


class BadPicture(Complaint):
    """What is no picture, or too large a one."""


def chosen(form: Mapping[str, str], now: Calling) -> Calling:
    """What somebody wants to be called, by the form that asks for it. Raises `BadName`."""
    picture = text(form, "picture") if "picture" in form else now.picture
    known = picture in ("", now.picture, *CRESTS)
    return Calling(fit(text(form, "name")), number(form, "colour", 0) % len(COLOURS), picture if known else "")


def can_draw() -> bool:
    """Whether images can be decoded here; not in a page, where one is alone at the table."""
    return find_spec("PIL") is not None


def redrawn(data: bytes) -> bytes:
    """An image as it is kept: square, small, with nothing in it but its pixels. Raises `BadPicture`."""
    from PIL import Image, ImageOps  # where somebody is alone there need be none

    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data), formats=FORMATS) as image:
            warnings.simplefilter("ignore")
            claimed = image.width * image.height
            image.draft("RGB", (2 * SIDE, 2 * SIDE))
            if claimed > MOST_CLAIMED or image.width * image.height > MOST_PIXELS:
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


async def bring(request: Request) -> Response:
    """Take in an image of somebody's own."""
    from .talking import asked

    room, (who, token) = room_of(request), somebody(request)
    form = await request.form(max_files=1, max_fields=4)
    file, back = form.get("file"), form.get("back")
    target = within(back if isinstance(back, str) else "")
    data = b"" if file is None or isinstance(file, str) else await file.read(MOST_PICTURE + 1)
    now = await room.run(lambda: calling(room.store, who))
    try:
        if not can_draw():
            raise HTTPException(404)
        if not data or len(data) > MOST_PICTURE:
            raise BadPicture("web-picture-what", size=MOST_PICTURE // 1024 // 1024)
        image = await room.look(lambda: redrawn(data))
    except BadPicture as error:
        return asked(request, now, target, general(language(request)).say(error.said))
    name = secrets.token_hex(OWN_NAME // 2)
    await room.picture(who, now._replace(picture=name), image)
    sent = RedirectResponse(target or at("/name"), 303)
    remember(sent, token, request.url.scheme == "https")
    return sent


async def shown(request: Request) -> Response:
    """An image of somebody's own, by its name; whoever was shown the name may see it."""
    room, name = room_of(request), request.path_params["name"]
    query = "SELECT image FROM people WHERE picture = ? AND image IS NOT NULL"
    rows = await room.run(lambda: room.store.read(query, name)) if len(name) == OWN_NAME else []
    if not rows:
        raise HTTPException(404)
    return Response(bytes(rows[0][0]), media_type="image/webp", headers={"cache-control": GOOD})


routes = [
    posted("/picture", bring, Deed(makes=True, most=MOST_PICTURE + MOST_FORM)),
    Route("/pictures/{name}", shown),
]
