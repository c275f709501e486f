"""A scenario or encounter as one HTML file that anybody can open, read and print, with the file to play inside."""

from .paper import published

__all__ = ["published"]
