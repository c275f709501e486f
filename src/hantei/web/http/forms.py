"""Fields of forms, as they come from outside: cut to a sensible length, and read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import takewhile
from typing import Any
from urllib.parse import parse_qsl

from hantei.core.numbers import whole_number
from hantei.text import normalise

LONGEST_FIELD = 500
"""Characters of anything that people type."""


MOST_COUNT = 999_999
"""The largest number that a form sends."""


MOST_FIELDS = 1000
"""Fields of a form, far more than there are on any page."""

MOST_BLANKS = 6
"""Parts of an amendment that a form can fill in."""


def fields(body: bytes) -> Mapping[str, str]:
    """The fields of a form. Raises `ValueError` for more than a page of ours has."""
    return dict(parse_qsl(body.decode(errors="replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS))


def json_in(data: bytes) -> Any:
    """What a script has sent as JSON. Raises `ValueError` if it is not JSON, is nested too deep to be read, or has a
    lone surrogate, which can be neither stored nor sent."""
    try:
        found = json.loads(data)
        if b"\\u" in data:  # the only way to send such a character
            json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested too deep") from None
    return found


def text(form: Mapping[str, str], name: str) -> str:
    """A field of a form, cut to a sensible length."""
    return form.get(name, "")[:LONGEST_FIELD]


def number(form: Mapping[str, str], name: str, default: int) -> int:
    """A whole number of a form; the default for anything else."""
    value = text(form, name)
    found = whole_number(value, 0, MOST_COUNT)
    return default if found is None else found


def filled_in(form: Mapping[str, str]) -> list[str]:
    """The parts of an amendment that a form has filled in, up to the first that was left out."""
    parts = (normalise(text(form, f"blank-{n}")).strip() for n in range(MOST_BLANKS))
    return list(takewhile(bool, parts))
