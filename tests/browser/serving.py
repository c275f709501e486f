"""A real server: `hantei serve` in a process of its own, which can be killed and started again; a wire to it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path


class Server:
    """A server over a store of its own. `address` is where it is found; it stays the same when it is started again."""

    def __init__(self, store: Path) -> None:
        self.store, self.port, self.address = store, 0, ""
        self.start()

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-m", "hantei", "serve", "--port", str(self.port), "--db", str(self.store)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)", said)
        assert found, said
        self.address, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """Kill the server without a warning."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        """Stop the server as Ctrl-C does."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Wire:
    """A way to a server that can be cut and mended: another address for it."""

    def __init__(self, server: Server) -> None:
        self.server, self.open, self.ends = server, True, list[socket.socket]()
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

    def mend(self) -> None:
        """Let connections through again."""
        self.open = True

    def remove(self) -> None:
        """Cut it for good."""
        self.cut()
        self.door.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.open:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.server.port))
                self.ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(source, sink), daemon=True).start()


def carry(source: socket.socket, sink: socket.socket) -> None:
    """Carry all bytes from one end to the other."""
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)
