"""What a connection leaves behind: nothing, since a server hardly ever searches for cycles."""

from __future__ import annotations

import gc
import socket
from pathlib import Path

from hantei.web.http.patience import Patient

from .serving import running, until


def open_connections() -> int:
    """How many connections Python still holds."""
    return sum(type(one) is Patient for one in gc.get_objects())


def test_a_closed_connection_is_let_go_without_a_search_for_cycles(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()
    try:
        with running(tmp_path / "tables.db") as where:
            for _ in range(10):
                with socket.create_connection(where, timeout=30) as connection:
                    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    assert connection.recv(12) == b"HTTP/1.1 200"
            until(lambda: open_connections() == 0)
    finally:
        gc.enable()
