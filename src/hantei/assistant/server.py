"""A server of the Model Context Protocol: what an assistant can do as tools, logs and rules as resources."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from hantei import __version__
from hantei.lab.extras import NeedsExtra
from hantei.telling import EXPECTED, sentences

from .desk import AssistantDesk

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ResourceError, ToolError
except ImportError:
    raise NeedsExtra("needs-extra", what="hantei mcp", extra="mcp") from None

P = ParamSpec("P")
R = TypeVar("R")

INSTRUCTIONS = """\
Hantei plays five Japanese tabletop rulebooks. `list` says what there is; `start` begins a game, in which you play the
seats that it names and machines play all others. Every look holds what your seat sees, what happened, and the open
question with its options; `answer` takes the key of an option, a number, or words. `odds` and `explain` help to choose.
Dice fall by themselves; nobody can see or choose them, and an answer that dice have followed cannot be taken back."""

TOOLS = ("list", "start", "look", "answer", "explain", "odds", "undo", "roll", "rules", "simulate", "check")
"""What an assistant can do, by the names of the methods of a desk."""


def server(desk: AssistantDesk) -> MCPServer[Any]:
    """The server of a desk. What a tool refuses is said in words; every other error is a bug and stays in the log."""
    made = MCPServer("hantei", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    lock = Lock()

    def told(method: Callable[P, R], error: type[Exception]) -> Callable[P, R]:
        @wraps(method)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            with lock:
                try:
                    return method(*args, **kwargs)
                except EXPECTED as refusal:
                    raise error(" ".join(sentences(refusal, desk.lang))) from None

        return call

    for name in TOOLS:
        method = getattr(desk, name)
        made.tool(name=name, description=inspect.getdoc(method), structured_output=False)(told(method, ToolError))
    made.resource("log://{game}", description="What happened in a game, as its seats read it.", mime_type="text/plain")(
        told(desk.log, ResourceError)
    )
    made.resource("rules://{rulebook}/{words}", description="A clause by its id, or clauses by words in them.")(
        told(desk.rules, ResourceError)
    )
    return made
