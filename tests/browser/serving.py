"""A real server in a process of its own, which can be killed and started again; a wire to it."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path

from tests.web.serving import Process


class Server:
    """A server over a store of its own. `address` is where it is found; it stays the same when it is started again."""

    def __init__(self, store: Path) -> None:
        self.store, self.port = store, 0
        self.start()

    def start(self) -> None:
        """Start the server; it listens when this returns."""
        self.running = Process(self.store, self.port)
        self.address, self.port = self.running.address, self.running.port

    def kill(self) -> None:
        """Kill the server without a warning."""
        self.running.kill()


class Wire:
    """A way to a server that can be cut and mended: another address for it."""

    def __init__(self, server: Server) -> None:
        self.server, self.open, self.ends = server, True, list[socket.socket]()
        self.said = b""
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and let none through."""
        self.open = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()

    def excuse(self) -> None:
        """Break every connection, and say on each that begins that there is no server, as a proxy does."""
        self.said = AWAY
        self.cut()

    def mend(self) -> None:
        """Let connections through again."""
        self.open, self.said = True, b""

    def remove(self) -> None:
        """Cut it for good."""
        self.cut()
        self.door.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.open:
                    self._turn_away(near)
                    continue
                far = socket.create_connection(("127.0.0.1", self.server.port))
                self.ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(source, sink), daemon=True).start()

    def _turn_away(self, near: socket.socket) -> None:
        """Close a connection; where something is to be said on it, once the request has come."""
        with near, suppress(OSError):
            if self.said and near.recv(65536):
                near.sendall(self.said)


AWAY = b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def carry(source: socket.socket, sink: socket.socket) -> None:
    """Carry all bytes from one end to the other."""
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)
