"""Boards of a saved game as pictures, and a whole game as one page that goes through it without a server."""

from .glimpses import Glimpse, NoBoard, board_at, moments, opened
from .paging import page
from .sheet import svg

__all__ = ["Glimpse", "NoBoard", "board_at", "moments", "opened", "page", "svg"]
