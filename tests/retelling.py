"""The game that a tutorial page tells: played again and compared, or told again where rules or texts have changed.

`python tests/retelling.py` writes the tutorial's excerpts anew. A page shows whole turns of one game in blocks marked
`console`; turns that it leaves out stand between them as a comment: `<!-- play: 1 2 done -->`.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
TUTORIALS = (DOCS / "tutorial.md", DOCS / "tutorial.ja.md")
PROMPT = "> "
PART = re.compile(r"^```console\n(.*?)^```$|^<!-- play: (.*?) -->$", re.M | re.S)


def typed(part: re.Match[str]) -> list[str]:
    """What is typed in a block or a comment."""
    shown, silent = part.groups()
    if shown is None:
        return list(silent.split())
    return [line.removeprefix(PROMPT) for line in shown.splitlines() if line.startswith(PROMPT)]


def played(page: Path) -> list[str]:
    """The game of a page, cut before every typed line: first what comes before any."""
    parts = list(PART.finditer(page.read_text(encoding="utf-8")))
    command = parts[0][1].splitlines()[0].removeprefix("$ hantei ")
    lang = "ja" if page.name.endswith(".ja.md") else "en"
    with tempfile.TemporaryDirectory() as place:
        run = subprocess.run(
            [sys.executable, "-m", "hantei", *shlex.split(command), "--lang", lang],
            cwd=place,
            input="".join(f"{line}\n" for part in parts for line in typed(part)),
            capture_output=True, encoding="utf-8", check=False, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
        if run.stderr or run.returncode:
            raise RuntimeError(run.stderr)
    return re.split(rf"^(?={PROMPT})", run.stdout, flags=re.M)


def retold(page: Path) -> str:
    """The page with its excerpts as the game goes now."""
    turns = played(page)
    now = 0

    def tell(part: re.Match[str]) -> str:
        nonlocal now
        first, now = now, now + len(typed(part))
        if part[1] is None:
            return part[0]
        start = part[1].splitlines()[0] + "\n" if part[1].startswith("$ ") else ""
        text = "".join(turns[0 if start else first + 1 : now + 1])
        return f"```console\n{start}{text.strip()}\n```"

    return PART.sub(tell, page.read_text(encoding="utf-8"))


def main() -> None:
    """Write the excerpts anew."""
    for page in TUTORIALS:
        page.write_text(retold(page), encoding="utf-8")


if __name__ == "__main__":
    main()
