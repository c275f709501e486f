"""Tables for programs: JSON over HTTP under `/api/v1`, with the same doors, the same moves and the same refusals."""

from .routes import routes

__all__ = ["routes"]
