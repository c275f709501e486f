"""Fewer searches for garbage while many games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 20, 20)
"""After how many more new objects than freed ones Python looks for rings of garbage among the youngest, and after how
many such looks among the older ones (`gc.set_threshold`). Its own figures are made for programs with many rings; a game
makes hardly any, and most of what lives is content and what is remembered, which is looked through again and again."""


@contextmanager
def seldom_searched() -> Iterator[None]:
    """As long as this lasts, garbage that refers to itself is searched for seldom; all else is freed at once."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
