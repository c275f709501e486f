"""Slips of writers that YAML notices late or elsewhere; each is reported at its own line."""

from __future__ import annotations

import re

from hantei.core.message import Message

from .faults import FileFault

NAME = r"[ \t]*(?:- +)*[a-z_]+"

SLIPS = (
    (re.compile(rf"^{NAME}：|[{{,] *[a-z_]+："), "slip-colon"),
    (re.compile(rf"^[ \t]*(?:- *)?\u3000|^{NAME}[:：]\u3000"), "slip-space"),
    (re.compile(rf"^{NAME}: *[｛［]|[{{,\[] *(?:[a-z_]+: *)?[｛［]"), "slip-bracket"),
    (re.compile(r"^[^{\[]*[{\[].*[、，](?=[ \u3000]*(?:{|[a-z_]+ *[:：]))"), "slip-comma"),
    (re.compile(r"^[ \t]*[－‐–—−](?=[ \u3000]*[a-z_]+[:：])"), "slip-dash"),
    (re.compile(r"^[ \t]*(?:- +)*-(?=[a-z_]+:(?: |$))"), "slip-after-dash"),
    (re.compile(rf"^{NAME}:(?=[^\s/:])"), "slip-after-colon"),
    (re.compile(r"[{,] *[a-z_]+: *[0-9]+,[0-9]+(?= *[,}])"), "slip-square"),
    (re.compile(rf"^{NAME}: +[a-z0-9_]+[ \u3000]+＃|^[ \t\u3000]*＃"), "slip-comment"),
)
"""Patterns of signs that YAML reads otherwise than they are meant, by our message. A pattern for a whole line begins at
its start, so that a line is not searched once for each of its letters."""

QUOTED = re.compile(r"""(["']).*?\1""")


def slips(text: str, name: str) -> list[FileFault]:
    """Find the slips in a faulty text; `name` is that of its file. Words in quotes on a line are a text."""
    return [
        FileFault(name, number, (), Message(message, {"column": found.end()}))
        for number, line in enumerate(text.splitlines(), 1)
        for form, message in SLIPS
        if (found := form.search(QUOTED.sub(lambda quoted: "_" * len(quoted[0]), line)))
    ]


def with_slips(faults: list[FileFault], text: str, name: str) -> list[FileFault]:
    """Add slips to faults, each before the faults that it caused on its line; a text without faults has no slips."""
    found = slips(text, name) if faults else []
    lines = [fault.line for fault in found]
    return [*found, *(fault for fault in faults if fault.line not in lines)]
