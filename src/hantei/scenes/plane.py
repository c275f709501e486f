"""Distances on a plane, in whole units."""

from __future__ import annotations

from math import isqrt


def straight(ax: int, ay: int, bx: int, by: int) -> int:
    """The distance of two points, rounded up to whole units, so that limits stated in units hold exactly."""
    wide, deep = ax - bx, ay - by
    square = wide * wide + deep * deep
    return isqrt(square - 1) + 1 if square else 0
