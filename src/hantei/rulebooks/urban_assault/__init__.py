"""URBAN ASSAULT × Roguelike Half: a solo squad game of modern street fighting."""

from __future__ import annotations

from typing import Any

from hantei.edition import Check, Edition, Giving, Volume
from hantei.scenes.dossiers import Dossiers


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


EDITION = Edition(
    "urban_assault",
    place=1,
    package=__name__,
    volume=_volume,
    check=_check,
    giving=_giving,
    dossiers=_dossiers,
    bots=("RogueLikeHalf",),
)
