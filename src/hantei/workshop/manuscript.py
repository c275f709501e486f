"""The file that is written on: read as it stands on the disk, written whole, never over what somebody else wrote."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from hantei.content import decoded, file_text
from hantei.core.message import Complaint
from hantei.writing import write_whole

CRLF = "\r\n"


class ChangedMeanwhile(Complaint):
    """Raised if the file is not what it was when the text was taken from it."""


@dataclass(frozen=True)
class Standing:
    """A text as it stands in the file, with line feeds alone, and the mark by which it is known; both "" where there is
    no file yet."""

    text: str = ""
    mark: str = ""


class Manuscript:
    """The file. Parameters: its path; there need not be one yet."""

    def __init__(self, path: Path) -> None:
        self.path = path.expanduser().resolve()  # a link is followed, so that it stays one

    @property
    def name(self) -> str:
        """What the file is called."""
        return self.path.name

    def read(self) -> Standing:
        """What stands in the file. Raises `BadContent` where that is no text."""
        if not self.path.exists():
            return Standing()
        data = file_text(self.path)
        return Standing(plain(data), mark(data))

    def seen(self) -> tuple[int, int]:
        """What shows without reading that the file has changed: its time and size, zeros where there is none."""
        try:
            found = self.path.stat()
        except OSError:
            return 0, 0
        return found.st_mtime_ns, found.st_size

    def write(self, text: str, base: str) -> Standing:
        """Write the file whole; its line ends stay what they were.

        Parameters: the text, and the mark of what it was made from. Raises `ChangedMeanwhile` where the file holds
        something else by now, `BadFile` where it cannot be written.
        """
        before = file_text(self.path) if self.path.exists() else ""
        if (mark(before) if self.path.exists() else "") != base and plain(before) != text:
            raise ChangedMeanwhile("workshop-changed-meanwhile", path=self.name)
        data = text.replace("\n", CRLF) if CRLF in before else text
        decoded(data.encode(), self.name)  # what is too large to be read again is not written either
        write_whole(self.path, data.encode())
        return Standing(text, mark(data))


def plain(text: str) -> str:
    """A text with line feeds alone, as the editor has it."""
    return text.replace(CRLF, "\n").replace("\r", "\n")


def mark(text: str) -> str:
    """What a text is known by."""
    return sha256(text.encode()).hexdigest()[:16]
