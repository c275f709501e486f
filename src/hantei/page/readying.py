"""What a page has done before it is opened: everything that is the same for everybody, when the site is built.

It runs in the Python of the page. The memory of that Python is then put into the site as it stands, so that no page
goes through its start again. What hangs on where and by whom the page is opened is left out.
"""

from __future__ import annotations

import dataclasses
import gc
import marshal
import pickle
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.metadata import MetadataPathFinder
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any
from zipfile import ZipFile

from hantei import core, library, play, policies, scenes, telling
from hantei.editions import volume
from hantei.recall import bring, forget, noting, recalled
from hantei.text import LANGS, general
from hantei.web.app import routes
from hantei.web.http import addresses, pages
from hantei.web.http.deeds import DeedIndex

from . import letters

GENERAL, LISTS = "general.bin", "lists.bin"
"""Background this module: the general sentences, and what lists show of rulebooks."""

compiler: Any
parser: Any
engine: Any
compiler, parser, engine = (import_module(name) for name in ("re._compiler", "re._parser", "_sre"))
compile_pattern = compiler.compile
"""Of Python: what it makes of a regular expression, and how."""

GARBAGE = (1_000_000, 0, 0)
"""Thresholds of the garbage collector, as a server has them (`cli.main`), and for the same reason: no answer leaves a
cycle behind, and everybody waits while the collector looks for one."""

WHOLE = core, scenes, play, policies, telling
USED = "hantei.page.inside", "encodings.utf_8_sig", "heapq", "bisect"
"""Packages and modules that games need sooner or later, whatever the rulebook."""


def ready() -> None:
    """Load and compile everything that is the same for everybody."""
    setattr(dataclasses, "exec", define)  # noqa: B010 - it calls what is built in, and has no name for that
    compiler.compile = pattern
    sentences = read(GENERAL)
    bring(sentences)
    for lang in LANGS:
        general(lang)
    forget(sentences)
    bring(read(LISTS))
    library.playable()
    addresses.assets()
    for package in WHOLE:
        for one in iter_modules(package.__path__, f"{package.__name__}."):
            import_module(one.name)
    for name in USED:
        import_module(name)
    pages.compiled()
    for found in (pages.environment, pages.loaded):  # compiled they stay, but they hold the path that pages lie under
        found.cache_clear()
    re.purge()
    DeedIndex(routes(True, letters.routes))  # its patterns stay at hand
    MetadataPathFinder.invalidate_caches()  # what looked for packages holds archives open, which no page has open
    gc.collect()
    for name, module in sys.modules.items():  # of a library in machine code only the memory would be kept
        if str(getattr(module, "__file__", "")).endswith(".so"):
            raise RuntimeError(f"{name} is not to be loaded before it is needed")
    if any(isinstance(one, ZipFile) and one.fp for one in gc.get_objects()):
        raise RuntimeError("an archive is open that no page has open")
    gc.freeze()  # what the program itself consists of is never looked at again
    gc.set_threshold(*GARBAGE)


def define(text: str, names: dict[str, Any], found: dict[str, Any]) -> None:
    """Define the methods of a dataclass. Python writes them as text, and compiling that text takes most of the time of
    opening a rulebook, so it was done when the site was built."""
    code = recalled("methods", text, lambda: marshal.dumps(compile(text, "<string>", "exec")))
    exec(marshal.loads(code), names, found)  # noqa: S102, S302 - what the dataclass itself would do


def pattern(given: Any, flags: int = 0) -> Any:
    """A regular expression: Python compiles it in Python, which takes long, so that was done beforehand."""
    if not isinstance(given, str | bytes) or flags & re.DEBUG:
        return compile_pattern(given, flags)
    return engine.compile(given, *recalled("pattern", f"{flags} {given!r}", lambda: parts(given, flags)))


def parts(given: str | bytes, flags: int) -> tuple[int, list[int], int, Mapping[str, int], Sequence[str | None]]:
    """What `re` makes of a regular expression for its engine: flags, code, how many groups, their names both ways."""
    read = parser.parse(given, flags)
    names = read.state.groupdict
    those = {place: name for name, place in names.items()}
    count = read.state.groups
    code = [int(one) for one in compiler._code(read, flags)]  # some of them bear names, which need not be kept
    return flags | read.state.flags, code, count - 1, names, tuple(those.get(place) for place in range(count))


def methods(books: Iterable[str]) -> dict[str, bytes]:
    """The methods of the dataclasses of rulebooks, and regular expressions, compiled: what a page is to `bring`, by the
    id of the rulebook."""
    found = {}
    for name in books:
        with noting() as noted:
            volume(name)
        found[name] = pickle.dumps(noted)
    return found


def read(name: str) -> dict[str, bytes]:
    """What was read when the site was built."""
    found: dict[str, bytes] = pickle.loads((files(__package__) / name).read_bytes())  # noqa: S301 - of this site
    return found
