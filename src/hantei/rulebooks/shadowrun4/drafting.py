"""Chapter 3.2: the ground of an encounter drawn with a pointer."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.message import Sayable
from hantei.scenes.plots import PlaceMap

from .content.encounter import Content, Encounter
from .views.board import features


def newcomers(scene: Encounter, content: Content) -> Mapping[str, Sayable]:
    """Who can be added: the characters of the encounter's own, then those of the book."""
    known = {**scene.arsenal.characters, **content.arsenal.characters}
    return {name: sheet.name for name, sheet in known.items()}


DRAFTING = PlaceMap(
    places=lambda scene: scene.map.places,
    units=lambda scene: scene.units,
    sides=lambda scene: {name: side.name for name, side in scene.sides.items()},
    features=lambda scene, place: features(place.cover, place.height, place.conditions or (), place.exit),
    newcomers=newcomers,
).drafting()
"""How encounters are drawn."""
