"""Makes the generated tables of the case format's reference: events with their facts, actions with costs.

`python -m hantei.cases.reference docs/cases.md` writes them anew between their marks.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from .bench import bench
from .coverage import case_directory
from .format import collect
from .names import ANY, actions, events
from .run import follow

MARKED = re.compile(r"(<!-- (events|actions) of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""A generated table of the page: its mark, its subject, the rulebook, the mark of its end."""


def told(rulebook: str) -> dict[str, set[str]]:
    """List every event of a rulebook with its facts: those named in its sources, and those shown by its cases."""
    found = {name: set(facts) for name, facts in events(rulebook).items()}
    for placed in collect([case_directory(rulebook)]).cases:
        for event in follow(placed.case, bench(rulebook)).table.events:
            found.setdefault(str(event["event"]), set()).update(event)
    return {name: facts - {"event", ANY} for name, facts in sorted(found.items())}


def actions_table(rulebook: str) -> str:
    """Make a row for each action that a rulebook registers."""
    rows = (f"| `{name}` | {cost} | {clause} |" for name, (cost, clause) in actions(rulebook).items())
    return "\n".join(["| action | costs | clause |", "|---|---|---|", *rows, ""])


def events_table(rulebook: str) -> str:
    """Make a row for each event of a rulebook."""
    found = told(rulebook).items()
    rows = (f"| `{name}` | {', '.join(f'`{fact}`' for fact in sorted(facts))} |" for name, facts in found)
    return "\n".join(["| event | facts |", "|---|---|", *rows, ""])


def made_anew(page: str) -> str:
    """Return the page with its generated tables made anew."""
    made = {"events": events_table, "actions": actions_table}
    return MARKED.sub(lambda found: f"{found[1]}{made[found[2]](found[3])}{found[4]}", page)


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:]):
        file.write_text(made_anew(file.read_text(encoding="utf-8")), encoding="utf-8")
