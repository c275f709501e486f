"""Shadowrun 4: pools of six-sided dice, one clock for the street, the astral world, the Matrix and machines."""

from __future__ import annotations

from typing import Any

from hantei.edition import Check, Edition, Giving, Volume
from hantei.scenes.dossiers import Dossiers
from hantei.scenes.drafting import Drafting


def _volume() -> Volume[Any, Any]:
    from .book import VOLUME

    return VOLUME


def _check() -> Check:
    from .checking import faults

    return faults


def _giving() -> Giving:
    from .giving import GIVING

    return GIVING


def _dossiers() -> Dossiers:
    from .dossiers import DOSSIERS

    return DOSSIERS


def _drafting() -> Drafting[Any]:
    from .drafting import DRAFTING

    return DRAFTING


EDITION = Edition(
    "shadowrun4",
    place=5,
    package=__name__,
    volume=_volume,
    check=_check,
    giving=_giving,
    dossiers=_dossiers,
    drafting=_drafting,
    bots=("ShadowRun4",),
)
