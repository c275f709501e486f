"""`hantei mcp`: assistants play and look things up, by the Model Context Protocol."""

from __future__ import annotations

from hantei.core.numbers import whole_number
from hantei.text import Catalogue

from .options import BadOption
from .saves import directory, new_path

MOST_PORT = 65_535


def run(port: str, general: Catalogue) -> int:
    """Serve an assistant over the standard streams, or over HTTP on this machine if a port is named. Return the exit
    code.

    Its games lie in a directory of their own, so it opens no game of somebody else. Raises `BadOption`, and
    `NeedsExtra` if the protocol's package is missing.
    """
    number = whole_number(port, 1, MOST_PORT) if port else 0
    if number is None:
        raise BadOption("bad-port-number", given=port)
    from hantei.assistant.desk import AssistantDesk
    from hantei.assistant.server import server

    saves = directory() / "assistant"
    saves.mkdir(parents=True, exist_ok=True)
    desk = AssistantDesk(saves, lambda rulebook, scenario: new_path(rulebook, scenario, saves), general.lang)
    try:
        if number:
            server(desk).run("streamable-http", host="127.0.0.1", port=number)
        else:
            server(desk).run("stdio")
    finally:
        desk.close()
    return 0
