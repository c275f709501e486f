"""An event with what is said of it."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.event import Event
from hantei.core.message import Message


class Saying(NamedTuple):
    """An event with its message."""

    event: Event
    message: Message
