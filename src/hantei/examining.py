"""Examines a text that people write: a scenario, an encounter, or a file of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantei import dossiers, library
from hantei.content import Document, FileFault, Loaded, load_document, read
from hantei.editions import volume
from hantei.scenario_check import faults_in


@dataclass(frozen=True)
class Examination:
    """A text that has been examined: its rulebook, whether it is a file of people, the loaded document, and all its
    faults in the order of its lines."""

    rulebook_id: str
    folk: bool
    loaded: Loaded[Any]
    faults: Sequence[FileFault]

    @property
    def errors(self) -> Sequence[FileFault]:
        """The faults that prevent its use; the others are warnings."""
        return [fault for fault in self.faults if fault.severity == "error"]


def is_cases(head: Mapping[str, Any]) -> bool:
    """Whether the top of a file marks it as a file of cases."""
    return "rulebook" in head and "cases" in head


def examined(text: str, name: str) -> Examination:
    """Examine a text.

    Parameters: the text, and the name of its file. Raises `BadSetup` (`check-no-head`, `check-unknown-rulebook`), and
    `BadContent` for a text that is no YAML.
    """
    return examined_document(read(text, name), text)


def examined_document(document: Document, text: str) -> Examination:
    """Examine a text that has been read already; raises as `examined` does."""
    head = library.top(document)
    rulebook_id = library.written_for(head, document.file).id
    folk = dossiers.is_dossier(head)
    model = dossiers.offered(rulebook_id).model if folk else volume(rulebook_id).scene
    loaded = load_document(document, text, model)
    found = dossiers.faults_in(loaded, rulebook_id) if folk else faults_in(loaded, rulebook_id)
    return Examination(rulebook_id, folk, loaded, found)
