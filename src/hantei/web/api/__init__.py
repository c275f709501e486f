"""Tables for programs: JSON over HTTP under `/api/v1`, with the same doors, moves and refusals as the pages."""

from .routes import routes

__all__ = ["routes"]
