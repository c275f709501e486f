"""The boards of a saved game as pictures that need nothing else."""

from .sheet import NoBoard, at_moment, svg

__all__ = ["NoBoard", "at_moment", "svg"]
