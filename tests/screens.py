"""The pictures of the terminal in the documentation: what a page shows of its game, drawn as a screen shows it.

`python -m tests.retelling` draws them anew together with the pages.
"""

from __future__ import annotations

import io
import re
from html import unescape
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.cells import cell_len
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

DOCS = Path(__file__).parent.parent / "docs"
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
OPTION = re.compile(r"(?:^|(?<=  ))\d+ (\S+)")
LISTED = re.compile(r"^ +\d+ ")
COLUMNS = 86
CUT = "…"
"""A line of a page that stands for lines left out."""

SCREENS = {
    f"{picture}{lang}": (DOCS / f"{page}{lang}.md", title, first, last)
    for picture, page, title, first, last in (
        ("play", "tutorial", "hantei play", "> use:flashbang", "  = "),
        ("senki", "senki", "hantei play senki bridge", "> rail", "…"),
    )
    for lang in ("", ".ja")
}
"""Each picture by its name: the page, the title of the window, its first line, and how its last line begins."""

FONT = "ui-monospace, 'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', monospace"
FACES = re.compile(r"\n    @font-face \{\{.*?\n    \}\}", re.S)
FORMAT = FACES.sub("", CONSOLE_SVG_FORMAT).replace("Fira Code, monospace", FONT)
"""As Rich draws a screen, without fonts from elsewhere: pictures load nothing."""

WIDE = re.compile(r'textLength="[0-9.]+"([^>]*>)([^<]*)<')
WIDTH = 12.2
"""How wide a letter is: Rich gives a full-width one no more, and Japanese would stand squeezed."""

THEME = TerminalTheme(
    (41, 41, 41),
    (197, 200, 198),
    [
        (75, 78, 85),
        (204, 85, 90),
        (152, 168, 75),
        (208, 179, 68),
        (96, 138, 177),
        (152, 114, 159),
        (104, 160, 179),
        (197, 200, 198),
    ],
)


def excerpt(page: Path, first: str, last: str) -> list[str]:
    """The lines that a page shows of its game, from one line to another, whatever stands between its blocks."""
    lines = [line for block in CONSOLE.findall(page.read_text(encoding="utf-8")) for line in block.splitlines()]
    rest = lines[lines.index(first) :]
    end = next(i for i, line in enumerate(rest) if line.startswith(last))
    return [line for line in rest[: end + 1] if line != CUT]


def styled(line: str, following: str) -> Text:
    """A line in the style of the terminal: a question stands out, and so do the keys of its options."""
    found = Text(line, style="bold" if LISTED.match(following) and not LISTED.match(line) else "")
    if LISTED.match(line):
        for key in OPTION.finditer(line.lstrip()):
            shift = len(line) - len(line.lstrip())
            found.stylize("cyan", key.start(1) + shift, key.end(1) + shift)
    return found


def drawn(name: str) -> str:
    """The picture of that name, as SVG."""
    page, title, first, last = SCREENS[name]
    lines = excerpt(page, first, last)
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        console.print(styled(line, following), overflow="fold", highlight=False)
    picture = console.export_svg(
        title=title, theme=THEME, code_format=FORMAT, unique_id=f"screen-{name.replace('.', '-')}"
    )
    return WIDE.sub(
        lambda found: f'textLength="{WIDTH * cell_len(unescape(found[2])):g}"{found[1]}{found[2]}<', picture
    )


def draw_all() -> None:
    """Draw every picture anew."""
    for name in SCREENS:
        (DOCS / "img" / f"{name}.svg").write_text(drawn(name), encoding="utf-8")
