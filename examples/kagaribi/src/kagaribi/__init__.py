"""Kagaribi: keepers of fire on a small field, who fight with the embers that they live on."""

from __future__ import annotations

from typing import Any

from hantei.edition import Check, Edition, Giving, Volume


def _volume() -> Volume[Any, Any]:
    from .book import VOLUME

    return VOLUME


def _check() -> Check:
    from .checking import faults

    return faults


def _giving() -> Giving:
    from .giving import GIVING

    return GIVING


EDITION = Edition("kagaribi", place=100, package=__name__, volume=_volume, check=_check, giving=_giving)
