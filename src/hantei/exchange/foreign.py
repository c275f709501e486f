"""People in files of other programs: made into our own files, with a line for everything that is left behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from hantei import dossiers
from hantei.content import FileFault, written
from hantei.core.message import BadSetup
from hantei.editions import editions, part, volume
from hantei.recall import recalled
from hantei.scenes.dossiers import Foreign

from .branches import branches


@dataclass(frozen=True)
class Imported:
    """The rulebook of somebody who was taken over, the text of their file, and a warning for each thing left behind."""

    rulebook: str
    text: str
    left: Sequence[FileFault]


def readable() -> Iterator[tuple[str, Foreign]]:
    """The programs whose files can be read, by the rulebook for which they write."""
    for name, one in editions().items():
        foreign = dossiers.offered(name).foreign if one.dossiers is not None else None
        if foreign is not None:
            yield name, foreign


@cache
def endings() -> str:
    """How the names of such files end, as a page says which files can be chosen."""
    return recalled("endings", " ".join(editions()), lambda: ",".join(one.ending for _, one in readable()))


def foreign_to(file: str) -> tuple[str, Foreign] | None:
    """The program that wrote a file, by the ending of its name; None where none of those is known."""
    return next((found for found in readable() if file.lower().endswith(found[1].ending)), None)


def imported(data: bytes, file: str) -> Imported:
    """Somebody from a file of another program.

    Raises `BadSetup` (`import-what` where no such program is known), and `BadContent` for what cannot be read or breaks
    the rules of the book.
    """
    found = foreign_to(file)
    if found is None:
        known = [f"{one.program} ({one.ending})" for _, one in readable()]
        raise BadSetup("import-what", path=file, allowed=known)
    rulebook, foreign = found
    content = volume(rulebook).content(partial(part, rulebook), {})
    taken = foreign.taken(branches(data, file), content)
    text = written(taken.dossier)
    dossiers.dossier_of(text, file, rulebook)
    left = [FileFault(file, line, (), said, "warning") for line, said in taken.left]
    return Imported(rulebook, text, sorted(left, key=lambda fault: fault.line))
