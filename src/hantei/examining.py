"""What is wrong with a text that people write: a scenario, an encounter, somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hantei import dossiers, library
from hantei.content import FileFault
from hantei.scenario_check import check_text


def is_cases(head: Mapping[str, Any]) -> bool:
    """Whether the top of a file is that of a file of cases."""
    return "rulebook" in head and "cases" in head


def examined(text: str, name: str) -> tuple[str, Sequence[FileFault]]:
    """The rulebook that a text is written for, and all its faults in the order of its lines.

    Parameters: the text, and what its file is called. Raises `BadSetup` (`check-no-head`, `check-unknown-rulebook`),
    and `BadContent` for what is no YAML.
    """
    head = library.head(text, name)
    rulebook_id = library.written_for(head, name).id
    if dossiers.is_dossier(head):
        return rulebook_id, dossiers.faults_of(text, name, rulebook_id)
    return rulebook_id, check_text(text, name, rulebook_id)
