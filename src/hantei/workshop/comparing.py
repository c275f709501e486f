"""Two versions of a text, in words: what was added, what is gone, what says something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei.content import read
from hantei.content.faults import Path
from hantei.core.text import Language
from hantei.lab.changes import Change, changes, name_of
from hantei.text import Catalogue

from .forms import Speaker, speaker_of

MOST_TOLD = 40
"""Differences that are told."""


def differences(before: str, now: str, lang: Language, most: int = MOST_TOLD) -> list[str]:
    """The differences, a sentence for each place: `most` at most, and how many more there are.

    Raises `BadContent` if a text is no YAML, and as `speaker_of`.
    """
    speakers = speaker_of(before, lang), speaker_of(now, lang)
    if speakers[0] is None or speakers[1] is None:
        return []
    old, new = speakers[0], speakers[1]
    found = list(changes(read(before, "before").value, read(now, "now").value))
    lines = [told(one, old, new) for one in found[:most]]
    more = len(found) - len(lines)
    return [*lines, *([new.catalogue.say_id("workshop-more-changes", count=more)] if more else [])]


def told(change: Change, old: Speaker, new: Speaker) -> str:
    """A difference as a sentence."""
    if change.moved:
        return reordered(change, old, new)
    way = "workshop-differs-new" if not change.was else "workshop-differs" if change.now else "workshop-differs-gone"
    speaker = new if change.now else old
    path = path_of(change.path, speaker.plain)
    facts = {"before": said(old, path, change.before), "now": said(new, path, change.after)}
    words: Catalogue = speaker.catalogue
    return words.say_id(way, place=speaker.way(path), **facts)


def reordered(change: Change, old: Speaker, new: Speaker) -> str:
    """Another order of the entries of a list as a sentence."""
    before, now = (
        tuple([*speaker.labels(path_of(f"{change.path}.{name}", speaker.plain))][-1] for name in names)
        for speaker, names in ((old, change.before), (new, change.after))
    )
    place = new.way(path_of(change.path, new.plain))
    words: Catalogue = new.catalogue
    return words.say_id("workshop-differs-moved", place=place, before=before, now=now)


def path_of(place: str, plain: Any) -> Path:
    """The path of a place that is named by the names of entries."""
    path: list[str | int] = []
    here = plain
    left = place
    while left:
        part, here, left = step(here, left)
        path.append(part)
    return tuple(path)


def step(here: Any, left: str) -> tuple[str | int, Any, str]:
    """The first part of a place, what stands there, and the rest of the place. Names may have dots in them."""
    if isinstance(here, list):
        names: Sequence[str] = [name_of(entry) for entry in here]
        own = all(names) and len(set(names)) == len(names)
        known = {(names[number] if own else str(number)): number for number in range(len(here))}
    else:
        known = {name: name for name in here} if isinstance(here, dict) else {}
    name = max((one for one in known if left == one or left.startswith(f"{one}.")), key=len)
    part = known[name]
    return part, here[part], left[len(name) + 1 :]


def said(speaker: Speaker, path: Path, value: Any) -> str:
    """A value as people read it."""
    if isinstance(value, str) and path and isinstance(path[-1], str):
        return speaker.meaning(path[-1], value)
    return speaker.told(value) if isinstance(value, dict | list) else speaker.outline.said(value)
