"""Tables for programs: what is said to a server and what it answers, as JSON (`shapes`), and a client (`client`)."""

from .client import ApiError, Chair, Client

__all__ = ["ApiError", "Chair", "Client"]
