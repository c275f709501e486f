"""The game that a page tells: played again, and told again where rules or texts have changed. So are rolls.

`python -m tests.retelling` writes the excerpts of both anew. A page shows turns of one game in blocks marked
`console`; a line `…` stands for lines left out. Turns that a page does not show stand in a comment between its blocks:
`<!-- play: 1 2 done -->`.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from hantei.cli.main import run as hantei

from .screens import draw_all

DOCS = Path(__file__).parent.parent / "docs"
TUTORIALS = tuple(
    DOCS / f"{name}{lang}.md" for name in ("tutorial", "senki", "gundog", "wild-arms") for lang in ("", ".ja")
)
DICE = tuple(DOCS / name for name in ("dice.md", "dice.ja.md", "odds.md", "odds.ja.md", "chat.md", "chat.ja.md"))
SIMULATION = tuple(DOCS / name for name in ("simulation.md", "simulation.ja.md"))
PROMPT = "> "
CUT = "…"
PART = re.compile(r"^```console\n(.*?)^```$|^<!-- play: (.*?) -->$", re.M | re.S)


def typed(part: re.Match[str]) -> list[str]:
    """What is typed in a block or a comment."""
    shown, silent = part.groups()
    if shown is None:
        return list(silent.split())
    return [line.removeprefix(PROMPT) for line in shown.splitlines() if line.startswith(PROMPT)]


def output(page: Path, *options: str) -> str:
    """What the program prints in the game of a page."""
    parts = list(PART.finditer(page.read_text(encoding="utf-8")))
    command = parts[0][1].splitlines()[0].removeprefix("$ hantei ")
    lang = "ja" if page.name.endswith(".ja.md") else "en"
    with tempfile.TemporaryDirectory() as place:
        run = subprocess.run(
            [sys.executable, "-m", "hantei", *shlex.split(command), "--lang", lang, *options],
            cwd=place,
            input="".join(f"{line}\n" for part in parts for line in typed(part)),
            capture_output=True, encoding="utf-8", check=False, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
    if run.stderr or run.returncode:
        raise RuntimeError(run.stderr)
    return run.stdout


def not_understood(page: Path) -> list[str]:
    """What is typed in the game of a page and is no answer, and no order, any more."""
    lines = [json.loads(line) for line in output(page, "--json").splitlines() if line.startswith("{")]
    return [str(line["text"]) for line in lines if "error" in line]


def shortened(new: str, old: str) -> str:
    """A new excerpt, cut where the old one was: as many lines before and after."""
    lines, were = new.splitlines(), old.strip().splitlines()
    if CUT not in were:
        return new
    before = were.index(CUT)
    after = len(were) - before - 1
    return "\n".join([*lines[:before], CUT, *lines[len(lines) - after :]])


def retold(page: Path) -> str:
    """The page with its excerpts as the game goes now."""
    turns = re.split(rf"^(?={PROMPT})", output(page), flags=re.M)
    now = 0

    def tell(part: re.Match[str]) -> str:
        nonlocal now
        first, now = now, now + len(typed(part))
        if part[1] is None:
            return part[0]
        start = part[1].splitlines()[0] + "\n" if part[1].startswith("$ ") else ""
        text = start + "".join(turns[0 if start else first + 1 : now + 1]).strip()
        return f"```console\n{shortened(text, part[1])}\n```"

    return PART.sub(tell, page.read_text(encoding="utf-8"))


def rolled(page: Path, commands: str = "roll|odds") -> str:
    """A page with what its dice commands, odds or simulations print now; each stands alone, the same every time."""
    lang = "ja" if page.name.endswith(".ja.md") else "en"

    def throw(block: re.Match[str]) -> str:
        command = block[1].splitlines()[0]
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            hantei([*shlex.split(command.removeprefix("$ hantei ")), "--lang", lang])
        text = shortened(f"{command}\n{said.getvalue()}", block[1]).rstrip()
        return f"```console\n{text}\n```"

    shown = re.compile(rf"^```console\n(\$ hantei (?:{commands}) .*?)^```$", re.M | re.S)
    return shown.sub(throw, page.read_text(encoding="utf-8"))


def main() -> None:
    """Write the excerpts anew."""
    for page in TUTORIALS:
        page.write_text(retold(page), encoding="utf-8")
    for page in DICE:
        page.write_text(rolled(page), encoding="utf-8")
    for page in SIMULATION:
        page.write_text(rolled(page, "simulate"), encoding="utf-8")
    draw_all()


if __name__ == "__main__":
    main()
