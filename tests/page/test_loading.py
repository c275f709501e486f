"""What a page loads before anybody plays: nothing in machine code, of which no memory could be kept, and nothing that
its Python has not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hantei.editions import Away
from hantei.page.inside import Later
from hantei.page.packing import NEEDLESS

PROGRAM = """
import sys
from pathlib import Path
from hantei.page import inside
from hantei.web.app import app
from hantei.web.working.crew import InlineCrew
from hantei.web.storage.sqlite import SqliteStore
app(SqliteStore(Path(sys.argv[1]), alone=True), crew=InlineCrew, one_person=True)
print(*sorted(name for name in sys.modules), sep="\\n")
"""


def test_a_page_loads_nothing_that_it_could_not_keep(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-c", "import sys; sys.path[:0] = sys.argv[2:]\n" + PROGRAM, str(tmp_path / "tables.db")]
        + [place for place in sys.path if place],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded = done.stdout.split()
    assert "hantei.web.table.live" in loaded
    assert not {name for name in loaded if name.partition(".")[0] in ("pydantic", "pydantic_core", "uvicorn")}
    assert not {name for name in loaded if name.partition(".")[0] in NEEDLESS}


def test_files_that_cannot_be_had_are_asked_for_again_the_next_time() -> None:
    network = iter([False, True])
    later = Later(lambda _: next(network), ["senki"])
    with pytest.raises(Away) as told:
        later.laid("senki")
    assert told.value.message == "page-away"
    assert later.laid("senki")
    assert not later.laid("senki")  # they are there: nobody is asked any more
